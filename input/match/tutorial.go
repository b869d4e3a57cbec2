package match

import (
	"math"
	"slices"

	"serenissima/game"
	"serenissima/input/match/panel"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// A tutorial is what somebody who is learning reads over a match: the notes of a lesson,
// or those of the tutor.
type tutorial struct {
	lesson *lesson // the lesson that this is, nil for a game
	tutor  *tutor  // who explains what is new in a game, nil if nobody does
}

// A card is a note that lies over a match for who is learning.
type tutorialCard struct {
	text    string
	step    string          // how far the notes are, in words; empty: untold
	refs    []game.Ref      // what it speaks of
	ring    display.Target  // what is ringed; none: the first thing that it speaks of
	buttons []widget.Button // from the right
}

// card is what is to be read now, nil if nothing is.
func (p *tutorial) card(d *desk) *tutorialCard {
	switch {
	case !d.settled:
		return nil
	case p.lesson != nil:
		return p.lesson.card(d)
	case p.tutor != nil:
		return p.tutor.card(d)
	}
	return nil
}

// readsOn reports whether the key to go on is meant for the card, and not for what
// the keys have been led to.
func (p *tutorial) readsOn(d *desk, f control.Frame) bool {
	return f.Has(control.Confirm) && d.focus == display.Target{} && d.gestures.cancelled == nil && p.card(d) != nil
}

// learn lets the lesson or the tutor go on. It returns what is asked for, nil for nothing, and whether the tick
// is used up.
func (p *tutorial) learn(d *desk, f control.Frame, hit *display.Hit) (table.Intent, bool) {
	if !d.settled {
		return nil, false
	}
	var cmd display.Command
	if f.Tap && hit != nil && !hit.Off && !d.clicks.ignores(hit.Target, d.now.Things) {
		cmd = hit.Target.Command
	}
	switch {
	case p.lesson != nil:
		return p.lesson.update(d, cmd, p.readsOn(d, f), f.Has(control.Undo))
	case p.tutor != nil && cmd == cmdCardHush:
		p.tutor.silence(d.c)
		p.tutor = nil
		return say(d.words.T("learn.silenced")), true
	case p.tutor != nil:
		return nil, p.tutor.update(d, cmd == cmdCardOn || p.readsOn(d, f))
	}
	return nil, false
}

// A cardForm is how large a card is and how its parts lie in it.
type cardForm struct {
	w, h  float64
	strip bool // the buttons stand beside the text
}

// The measures of a card at unit one.
const (
	cardWidth = 316
	cardPad   = 13
	cardText  = 17
	cardGap   = 6 // pixels around it, whatever the unit is
	cardShare = 0.42
)

// form fits a card into the window: a card over the chart, or above a question
// of a low window a strip. Beside a question it is narrower.
func (f *tutorialCard) form(d *desk) cardForm {
	frame := d.Frame()
	u := frame.Unit
	form := cardForm{w: cardWidth * u}
	switch {
	case frame.Shape == layout.Small && d.AsksOnChart():
		form.w, form.strip = frame.Size.X-12, true
	case frame.Shape == layout.Tall:
		form.w = min(520*u, frame.Size.X-12)
	case d.AsksOnChart():
		form.w = min(250*u, 0.3*frame.Size.X)
	case frame.Shape == layout.Small: // there is room for it beside the hint, and for what it speaks of
		beside := max(frame.Hint.X-frame.Board.X, frame.Board.X+frame.Board.W-frame.Hint.X-frame.Hint.W)
		form.w = min(form.w, max(240*u, min(beside, cardShare*frame.Board.W))-2*cardGap)
	}
	button := cardButton(u)
	if form.strip {
		text := form.w - 3*cardPad*u - cardButtons(u, f)
		form.h = max(button, widget.Height(f.text, display.Sans, cardText*u, text)) + 1.2*cardPad*u
		return form
	}
	form.h = widget.Height(f.text, display.Sans, cardText*u, form.w-2*cardPad*u) + 0.5 + button + 2.6*cardPad*u
	return form
}

// cardButton is the height of a button: of a finger at least.
func cardButton(u float64) float64 { return max(44, 40*u) }

// cardButtons is how wide all buttons of a strip are.
func cardButtons(u float64, f *tutorialCard) float64 {
	w := 0.0
	for _, b := range f.buttons {
		w += cardButtonWidth(u, b) + 6*u
	}
	return w
}

// cardButtonWidth is how wide a button wants to be.
func cardButtonWidth(u float64, b widget.Button) float64 {
	h := cardButton(u)
	return max(44, display.Measure(b.Caption, display.Caps, 0.4*h)+0.6*h)
}

// size is that of the card to be read now, zero for none.
func (p *tutorial) size(d *desk) display.Point {
	f := p.card(d)
	if f == nil {
		return display.Point{}
	}
	form := f.form(d)
	return display.Point{X: form.w, Y: form.h}
}

// toRead reports whether all that a card asks for is to be read, if there is one.
func (f *tutorialCard) toRead() bool {
	return f != nil && slices.ContainsFunc(f.buttons, func(b widget.Button) bool { return b.Primary })
}

// draw appends the card and the ring around what it points at.
func (f *tutorialCard) draw(d *desk, l *display.List) {
	v := d.view
	if f == nil || d.gestures.pending != nil { // what is at stake takes its place
		return
	}
	var clear []display.Rect
	if at, ok := f.ringed(d, l); ok {
		ring(l, at, v.Frame.Unit, v.Pulse, f.ring.Command == "")
		clear = append(clear, at.Inset(-12*v.Frame.Unit))
	}
	for _, ref := range f.refs {
		if at, ok := whereIs(d.table, l, v, ref); ok {
			clear = append(clear, at)
		}
	}
	if v.Frame.Choosing {
		clear = append(clear, v.Frame.Corner, v.Frame.About)
	}
	if d.asksInBar() && d.now.Fight != nil {
		clear = append(clear, panel.OddsRect(v, hintAt(d)))
	}
	f.drawAt(d, l, placeCard(d, l, f.form(d), clear))
}

// ringed is the box of what a card points at.
func (f *tutorialCard) ringed(d *desk, l *display.List) (display.Rect, bool) {
	if f.ring.Command != "" {
		if hit := l.Find(f.ring); hit != nil {
			return hit.Rect, true
		}
		return display.Rect{}, false
	}
	return whereIs(d.table, l, d.View(), f.meant())
}

// meant is the thing that a card points at, if there is a card and it points at no widget.
func (f *tutorialCard) meant() game.Ref {
	switch {
	case f == nil, f.ring.Command != "":
		return game.Ref{}
	case f.ring == (display.Target{}) && len(f.refs) > 0:
		return f.refs[0]
	}
	return f.ring.Ref
}

// placeCard finds the place of a card where it covers least that matters, nothing
// of what it speaks nor of what is expected, and is not far from the former.
func placeCard(d *desk, l *display.List, form cardForm, clear []display.Rect) display.Rect {
	const gap, steps = cardGap, 8
	frame := &d.View().Frame
	left, right := d.BesideAnswers()
	area := display.Rect{X: left + gap, Y: frame.Board.Y + gap, W: right - left - 2*gap, H: frame.Bottom - frame.Board.Y - 2*gap}
	if d.AsksOnChart() { // in the room that the question leaves
		area = display.Rect{X: gap, Y: gap, W: frame.Size.X - 2*gap, H: frame.Size.Y - 2*gap}
		if frame.Shape == layout.Wide {
			area.W = form.w
		} else {
			area.H = form.h
		}
	}
	avoid := append(slices.Clip(clear), frame.Hint)
	best, least := display.Rect{}, -1.0
	for i := range steps + 1 {
		for j := range steps + 1 { // from the lower right on
			x, y := 1-float64(j)/steps, 1-float64(i)/steps
			r := display.Rect{X: area.X + max(0, area.W-form.w)*x, Y: area.Y + max(0, area.H-form.h)*y, W: form.w, H: form.h}
			cost := covers(l, r, avoid)
			if len(clear) > 0 { // and is near what it is about
				a, b := r.Center(), clear[0].Center()
				cost += 40 * frame.Unit * math.Hypot(a.X-b.X, a.Y-b.Y)
			}
			if least < 0 || cost < least {
				best, least = r, cost
			}
		}
	}
	return best
}

// covers is how much it matters that a box lies over what has been drawn.
func covers(l *display.List, r display.Rect, clear []display.Rect) float64 {
	over := func(x display.Rect) float64 {
		common := r.Intersect(x)
		return max(0, common.W) * max(0, common.H)
	}
	cost := 0.0
	for i, x := range clear { // the first is what matters most
		if n := over(x); n > 0 {
			cost += n*100 + 1e6/float64(i+1)
		}
	}
	for i := range l.Hits {
		h := &l.Hits[i]
		if h.Path != nil {
			continue
		}
		weight := 1.0
		switch ref := h.Target.Ref.Kind; {
		case h.Target == display.Target{}: // a panel
			weight = 3
		case explains(h.Target):
		case h.Target.Command != "": // a button
			weight = 8
		case ref == game.PortRef || ref == game.ShipRef || ref == game.CardRef || ref == game.AreaRef || ref == game.SeatRef: // an area with a box is a space
			weight = 5
		}
		cost += weight * over(h.Rect)
	}
	return cost
}

// drawAt writes a card into its box.
func (f *tutorialCard) drawAt(d *desk, l *display.List, r display.Rect) {
	v := d.view
	u := v.Frame.Unit
	widget.Paper(l, r)
	l.Hits[len(l.Hits)-1].Target.Command = cmdCardPaper
	l.Stroke(r, min(10, r.H/4), 2.5*u, theme.Rubric)
	pad, button := cardPad*u, cardButton(u)
	form := f.form(d)
	text := display.Rect{X: r.X + pad, Y: r.Y + pad, W: r.W - 2*pad, H: r.H - 2.6*pad - button}
	y, right := r.Y+r.H-0.8*pad-button, r.X+r.W-0.8*pad
	if form.strip {
		text = display.Rect{X: r.X + pad, Y: r.Y + 0.3*pad, W: form.w - 3*pad - cardButtons(u, f), H: r.H - 0.6*pad}
		y = r.Y + (r.H-button)/2
	}
	widget.Text(l, text, f.text, display.TextStyle{Font: display.Sans, Size: cardText * u, Color: theme.Ink})
	left := r.X + pad
	if f.step != "" && !form.strip {
		w := display.Measure(f.step, display.Italic, 15*u) + 8*u
		widget.Line(l, display.Rect{X: left, Y: y, W: w, H: button}, f.step, display.TextStyle{Font: display.Italic, Size: 15 * u, Color: theme.Brown})
		left += w
	}
	k := 1.0 // buttons share what there is
	if !form.strip {
		k = min(1, (right-left)/cardButtons(u, f))
	}
	for _, b := range f.buttons {
		w := k * cardButtonWidth(u, b)
		b.Rect = display.Rect{X: right - w, Y: y, W: w, H: button}
		b.Paper, b.Hover, b.Guarded = true, d.board.hover == b.Target, d.clicks.ignores(b.Target, d.now.Things)
		b.Primary = b.Primary && d.step == readStep
		widget.AppendButton(l, b)
		right -= w + k*6*u
	}
}
