package match

import (
	"image/color"
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
	if f.Tap && hit != nil && !hit.Off && !d.clicks.ignores(hit.Target, d.now.Things) && !d.clicks.ignoresAt(hit.Rect) {
		if cmd = hit.Target.Command; cmd == cmdCardOn {
			d.clicks.press(hit)
		}
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
	leastCard = 250 // wide, beside what lies in the drawer
	cardPad   = 13
	cardText  = 17
	cardGap   = 6 // pixels around it, whatever the unit is
	cardShare = 0.5
)

// form fits a card into the window: a card over the chart, or above a question
// of a low window a strip. Where it has no room beside what lies in the drawer it is narrower.
func (f *tutorialCard) form(d *desk) cardForm {
	frame := d.Frame()
	u := frame.Unit
	w := cardWidth * u
	switch {
	case frame.Shape == layout.Small && d.decides():
		w = frame.Size.X - 12
		text := w - 3*cardPad*u - cardButtons(u, f)
		return cardForm{w: w, h: max(cardButton(u), widget.Height(f.text, display.Sans, cardText*u, text)) + 1.2*cardPad*u, strip: true}
	case frame.Shape == layout.Tall:
		w = min(520*u, frame.Size.X-12)
	case d.decides():
		if drawer := d.panels.drawer.Box(); !frame.Margin(w, f.height(u, w)).Intersect(drawer).Empty() {
			w = max(leastCard*u, drawer.X-frame.Margin(w, 0).X-cardGap)
		}
	case frame.Shape == layout.Small: // rather wide than high
		w = min(1.2*w, cardShare*frame.Board.W)
	}
	return cardForm{w: w, h: f.height(u, w)}
}

// height is how high a card is whose buttons stand below the text.
func (f *tutorialCard) height(u, w float64) float64 {
	return widget.Height(f.text, display.Sans, cardText*u, w-2*cardSide(u)) + 0.5 + cardButton(u) + 2.6*cardPad*u
}

// cardSide is what is free beside the text of a card: it keeps clear of the line within the rim of the paper.
func cardSide(u float64) float64 { return max(15, cardPad*u) }

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

// besideDecision is the size of the card to be read while a decision lies in the drawer, zero for none.
func (p *tutorial) besideDecision(d *desk) display.Point {
	if !d.decides() {
		return display.Point{}
	}
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

// overBoard is what lies over the board at its rim, with what it is about: first of all what a card or the captain speaks of.
func (p *tutorial) overBoard(d *desk) (over overBoard) {
	f, n, drawer := d.Frame(), 0, d.panels.drawer
	if over.drawer = drawer.Box(); d.asksInBar() && f.Shape == layout.Small {
		over.drawer = over.drawer.Union(panel.AnswerColumn(f))
	}
	if card := p.card(d); card != nil {
		over.margin, over.about[0] = card.box(d), card.meant()
		n = 1 + copy(over.about[1:3], card.refs)
	} else if advice := d.panels.advice; advice.Shown(d) {
		over.margin, n, over.together = advice.Box(d), copy(over.about[:], advice.About(d)), true
	} else if d.panels.roundUp.Shown(d) {
		over.margin = d.panels.roundUp.Box(d)
	} else if !d.Idle() { // it may come back
		over.margin = d.board.autoPan.over.margin
	}
	if !over.drawer.Empty() {
		about := drawer.About()
		if fight := d.panels.battle.Fight(); fight != nil {
			about = []game.Ref{fight.Sides[1].What, fight.Sides[0].What}
		}
		copy(over.about[n:], about)
	}
	return over
}

// draw appends the card and the ring around what it points at.
func (f *tutorialCard) draw(d *desk, l *display.List) {
	v := d.view
	if f == nil || d.gestures.Pending != nil { // what is at stake takes its place
		return
	}
	r := f.box(d)
	if at, ok := f.ringed(d, l); ok {
		if place, ok := d.table.Place(v, f.meant()); ok && place.OnChart && f.ring.Command == "" { // beside the chart it would cross what is written
			f.drawLine(l, r, at, v.Frame.Unit)
		}
		ring(l, at, v.Frame.Unit, v.Pulse, f.ring.Command == "")
	}
	f.drawAt(d, l, r)
}

// drawLine leads from a card to the thing on the chart that it points at.
func (f *tutorialCard) drawLine(l *display.List, card, at display.Rect, u float64) {
	from, to := card.Center(), at.Center()
	angle, far := math.Atan2(to.Y-from.Y, to.X-from.X), math.Hypot(to.X-from.X, to.Y-from.Y)
	far -= min(at.W, at.H)/2 + 8*u
	if far <= 0 || !card.Intersect(at).Empty() {
		return
	}
	for _, line := range []struct {
		width float64
		color color.NRGBA
	}{{5 * u, theme.Fade(theme.Paper, 0.85)}, {2 * u, theme.Rubric}} {
		l.Ops = append(l.Ops, display.Op{Kind: display.StrokePath, Path: segment, X: from.X, Y: from.Y, Scale: far, Angle: angle, Width: line.width, Color: line.color})
	}
}

// segment is a line of length one to the right.
var segment = &display.Path{Name: "segment", Open: true, Rings: [][]display.Point{{{}, {X: 1}}}}

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

// meant is the thing that a card points at, or at a tag there, if there is a card and it points at no widget elsewhere.
func (f *tutorialCard) meant() game.Ref {
	switch {
	case f == nil, f.ring.Command != "" && f.ring.Command != table.CmdTag:
		return game.Ref{}
	case f.ring == (display.Target{}) && len(f.refs) > 0:
		return f.refs[0]
	}
	return f.ring.Ref
}

// box is where a card lies: in the margin, beside or above a question over the chart in the corner of the window.
func (f *tutorialCard) box(d *desk) display.Rect {
	frame, form := d.Frame(), f.form(d)
	if d.decides() && frame.Shape != layout.Wide {
		return display.Rect{X: (frame.Size.X - form.w) / 2, Y: cardGap, W: form.w, H: form.h}
	}
	return frame.Margin(form.w, form.h)
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
	text := display.Rect{X: r.X + cardSide(u), Y: r.Y + pad, W: r.W - 2*cardSide(u), H: r.H - 2.6*pad - button}
	y, right := r.Y+r.H-0.8*pad-button, r.X+r.W-0.8*pad
	if form.strip {
		text = display.Rect{X: r.X + pad, Y: r.Y + 0.3*pad, W: form.w - 3*pad - cardButtons(u, f), H: r.H - 0.6*pad}
		y = r.Y + (r.H-button)/2
	}
	widget.Text(l, text, f.text, display.TextStyle{Font: display.Sans, Size: cardText * u, Color: theme.Ink})
	left := text.X
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
		b.Paper, b.Hover, b.Guarded = true, d.board.hover == b.Target, d.clicks.ignores(b.Target, d.now.Things) || d.clicks.ignoresAt(b.Rect)
		b.Primary = b.Primary && d.step == readStep
		widget.AppendButton(l, b)
		right -= w + k*6*u
	}
}
