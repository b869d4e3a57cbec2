package match

import (
	"math"
	"slices"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/input/scene"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// A recap is what happened since the last decision of a person, as that seat could
// see it.
type recap struct {
	seat    game.Player
	news    []game.Event
	voyages []table.Voyage // of others' ships
	rest    int            // news that are not told
}

// cmdRecap closes the recap, as whatever is done next does.
const cmdRecap display.Command = "close-recap"

// mostMissed is how many news a recap tells.
const mostMissed = 8

// missed is the recap for a person who has not had the last turn at the screen, or who
// has lost something in moves of others that are not shown; else nil.
func (p *chronicle) missed(c *scene.Context, seat game.Player) *recap {
	switch unseen := c.Settings.OfSeat(p.play.host, seat).SpeedOthers == scene.AtOnce; {
	case p.told != seat && scene.People(p.play.host) > 1:
		return p.sinceLast(seat)
	case unseen:
		if r := p.sinceLast(seat); r != nil && slices.ContainsFunc(r.news, r.hurts) {
			return r
		}
	}
	return nil
}

// hurts reports whether with an event the seat has lost sailors, a galley or a port.
func (r *recap) hurts(ev game.Event) bool {
	own := game.Seat(r.seat)
	return ev.Kind == game.Removed && (ev.By == r.seat || ev.To == own) || ev.Kind == game.Took && ev.From == own
}

// sinceLast is the recap for a person, nil if nobody else has done anything since
// that one's last turn; answers to others are no turns.
func (p *chronicle) sinceLast(seat game.Player) *recap {
	var r *recap
	others := false
	for b := range p.play.host.Beats(seat) {
		switch by := b.Action.By; {
		case by == seat && !b.Before.Asking().Question:
			r, others = &recap{seat: seat}, false
			continue
		case r == nil: // the first turn is still to come
			continue
		case by > game.Nobody && by != seat:
			others = true
		case !others: // dice of one's own fight
			continue
		}
		for _, ev := range b.Events {
			r.note(p.play.table, ev)
		}
	}
	if !others || len(r.news) == 0 {
		return nil
	}
	r.choose(p.play.table)
	return r
}

// note keeps what is worth telling, and follows the ships.
func (r *recap) note(on table.Table, ev game.Event) {
	if ev.Kind == game.Moved && ev.What.Kind == game.ShipRef {
		i := slices.IndexFunc(r.voyages, func(v table.Voyage) bool { return v.Ship == ev.What })
		if i < 0 {
			r.voyages = append(r.voyages, table.Voyage{Ship: ev.What, By: ev.By, Areas: []game.Ref{ev.From}})
			i = len(r.voyages) - 1
		}
		r.voyages[i].Areas = append(r.voyages[i].Areas, ev.To)
		r.news = slices.DeleteFunc(r.news, func(old game.Event) bool { return old.Kind == game.Moved && old.What == ev.What })
	}
	if on.Meaning(ev).Weight > 0 {
		r.news = append(r.news, ev)
	}
}

// choose keeps what matters most, in the order in which it happened.
func (r *recap) choose(on table.Table) {
	for least := 1; len(r.news) > mostMissed && least <= table.MostWeight; least++ {
		for i := 0; i < len(r.news) && len(r.news) > mostMissed; {
			if on.Meaning(r.news[i]).Weight == least && !r.hurts(r.news[i]) {
				r.news = slices.Delete(r.news, i, i+1)
				r.rest++
				continue
			}
			i++
		}
	}
}

// closeRecap ends the recap with whatever is done next. A click ends it where it
// is let go, so that one on the recap does not go through to what lies below.
func (p *chronicle) closeRecap(f control.Frame) {
	if p.recap != nil && (len(f.Commands) > 0 || f.JustReleased || f.Wheel != 0 || f.Pinch > 0 && f.Pinch != 1 || p.recap.seat != p.play.decider()) {
		p.recap = nil
	}
}

// A recapLine is a sentence of the recap, and the colour of whose doing it tells.
type recapLine struct {
	text   string
	colour int
	h      float64
}

// The measures of the recap at unit one.
const (
	recapWidth   = 430 // of the paper, where the board is as wide
	recapMargins = 56  // beside the sentences
	recapLetters = 15
)

// recapPaper is how wide the paper of the recap is.
func recapPaper(v *table.View) float64 {
	return min(recapWidth*v.Frame.Unit, v.Frame.Board.W-16*v.Frame.Unit)
}

// recapLines are the sentences of the recap.
func (p *chronicle) recapLines(words *lang.Words, v *table.View) (lines []recapLine) {
	u := v.Frame.Unit
	for _, ev := range p.recap.news {
		if text, ok := words.Told(ev); ok {
			h := widget.Height(text, display.Sans, recapLetters*u, recapPaper(v)-recapMargins*u)
			lines = append(lines, recapLine{text, v.Colour(whose(ev)), h + 3*u})
		}
	}
	return lines
}

// recapAt is where a recap of some sentences lies: where it hides least of what is asked about, and on the
// half of the board where the ship at work is not.
func (p *chronicle) recapAt(v *table.View, lines []recapLine) display.Rect {
	u, board := v.Frame.Unit, v.Frame.Board
	r := display.Rect{W: recapPaper(v), H: 76 * u}
	for _, x := range lines {
		r.H += x.h
	}
	top := board.Y + 8*u
	bottom := max(top, v.Frame.Bottom-r.H-12*u)
	r.H = min(r.H, v.Frame.Bottom-bottom-8*u)
	left, right := board.X+8*u, board.X+board.W-r.W-8*u
	columns := []float64{right, left, (left + right) / 2}
	if subject, ok := p.play.table.Place(v, p.play.table.Subject(p.play.now.View)); ok {
		columns = []float64{right}
		if subject.At.X > board.Center().X {
			columns = []float64{left}
		}
	}
	best, least := r, math.Inf(1)
	for _, y := range []float64{bottom, top, (top + bottom) / 2} {
		for _, x := range columns {
			r.X, r.Y = x, y
			if cost := p.play.panels.hides(v, r); cost < least {
				best, least = r, cost
			}
		}
	}
	return best
}

// viewRecap tells what has happened since the last turn of who sits down. It asks
// for nothing: whatever is done next ends it.
func (p *chronicle) viewRecap(c *scene.Context, l *display.List, v *table.View) {
	u := v.Frame.Unit
	size := recapLetters * u
	lines := p.recapLines(p.play.words(c), v)
	r := p.recapAt(v, lines)
	widget.Paper(l, r)
	title := c.Lang.T("recap.title", "name", p.play.host.Seat(p.recap.seat).Name)
	side := max(30*u, v.Frame.Reach)
	widget.Heading(l, display.Rect{X: r.X + 16*u, Y: r.Y + 8*u, W: r.W - 24*u - side, H: 30 * u}, title, 21*u, display.Left)
	t := display.Target{Command: cmdRecap}
	widget.AppendButton(l, widget.Button{Rect: display.Rect{X: r.X + r.W - side - 6*u, Y: r.Y + 6*u, W: side, H: side}, Caption: "×", Paper: true, Target: t, Skip: true, // any key closes it
		Tip: c.Lang.T("notice.close"), State: p.play.StateOf(t)})
	y, bottom := r.Y+42*u, r.Y+r.H-28*u
	hidden := p.recap.rest
	for i, x := range lines {
		if y+x.h > bottom+1 {
			hidden += len(lines) - i
			break
		}
		kit.AppendPeg(l, display.Point{X: r.X + 24*u, Y: y + display.Ascent(size)*0.85}, 5*u, x.colour)
		widget.Text(l, display.Rect{X: r.X + 38*u, Y: y, W: r.W - recapMargins*u, H: x.h - 2*u}, x.text, display.TextStyle{Font: display.Sans, Size: size, Color: theme.Ink})
		y += x.h
	}
	widget.Line(l, display.Rect{X: r.X + 16*u, Y: r.Y + r.H - 27*u, W: r.W - 32*u, H: 20 * u}, c.Lang.T("recap.foot", "n", hidden),
		display.TextStyle{Font: display.Italic, Size: 14 * u, Color: theme.Brown})
}

// untold reports whether who is to decide may still have to be told what has happened;
// voyages tell it themselves.
func (p *chronicle) untold() bool {
	asked := p.play.now.View.Asking()
	return p.play.tutorial.lesson == nil && p.toldAt != p.play.host.Len() && (asked.Fresh || asked.Round)
}
