package match

import (
	"slices"

	"serenissima/game"
	"serenissima/game/session"
	"serenissima/input"
	"serenissima/input/scene"
	"serenissima/render/op"
	"serenissima/render/table"
	"serenissima/render/table/pieces"
	"serenissima/render/theme"
	"serenissima/render/ui"
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
const cmdRecap op.Command = "close-recap"

// mostMissed is how many news a recap tells.
const mostMissed = 8

// missed is the recap for a person who has not had the last turn at the screen, or who
// has lost something in moves of others that are not shown; else nil.
func (p *chronicle) missed(c *scene.Context, seat game.Player) *recap {
	switch unseen := c.SeatSettings(p.play.match, seat).SpeedOthers == scene.AtOnce; {
	case p.told != seat && scene.People(p.play.match) > 1:
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
	for b := range p.play.match.Beats() {
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
		for _, ev := range session.VisibleTo(b.Events, seat) {
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
func (p *chronicle) closeRecap(f input.Frame) {
	if p.recap != nil && (len(f.Commands) > 0 || f.JustReleased || f.Wheel != 0 || f.Pinch > 0 && f.Pinch != 1 || p.recap.seat != p.play.decider()) {
		p.recap = nil
	}
}

// viewRecap tells what has happened since the last turn of who sits down. It asks
// for nothing: whatever is done next ends it.
func (p *chronicle) viewRecap(c *scene.Context, l *op.List, v *table.View) {
	words, u := p.play.words(c), v.Frame.Unit
	size := 15 * u
	r := op.Rect{W: min(430*u, v.Frame.Board.W-16*u)}
	type line struct {
		text   string
		colour int
		h      float64
	}
	var lines []line
	inner := r.W - 56*u
	r.H = 46*u + 30*u
	for _, ev := range p.recap.news {
		text, ok := words.Told(ev)
		if !ok {
			continue
		}
		x := line{text, v.Colour(whose(ev)), ui.Height(text, op.Sans, size, inner) + 3*u}
		lines = append(lines, x)
		r.H += x.h
	}
	r.X = v.Frame.Board.X + v.Frame.Board.W - r.W - 8*u
	if subject, ok := p.play.table.Place(v, p.play.table.Subject(p.play.now.view)); ok && subject.At.X > v.Frame.Board.Center().X {
		r.X = v.Frame.Board.X + 8*u // the ship at work stays in sight
	}
	r.Y = max(v.Frame.Board.Y+8*u, v.Frame.Bottom-r.H-12*u)
	r.H = min(r.H, v.Frame.Bottom-r.Y-8*u)
	ui.Paper(l, r)
	title := c.Lang.T("recap.title", "name", p.play.match.Seat(p.recap.seat).Name)
	side := max(30*u, v.Frame.Reach)
	ui.Heading(l, op.Rect{X: r.X + 16*u, Y: r.Y + 8*u, W: r.W - 24*u - side, H: 30 * u}, title, 21*u, op.Left)
	t := op.Target{Command: cmdRecap}
	ui.AppendButton(l, ui.Button{Rect: op.Rect{X: r.X + r.W - side - 6*u, Y: r.Y + 6*u, W: side, H: side}, Caption: "×", Paper: true, Target: t, Skip: true, // any key closes it
		Tip: c.Lang.T("notice.close"), WidgetState: p.play.StateOf(t)})
	y, bottom := r.Y+42*u, r.Y+r.H-28*u
	hidden := p.recap.rest
	for i, x := range lines {
		if y+x.h > bottom+1 {
			hidden += len(lines) - i
			break
		}
		pieces.AppendPeg(l, op.Point{X: r.X + 24*u, Y: y + op.Ascent(size)*0.85}, 5*u, x.colour)
		ui.Text(l, op.Rect{X: r.X + 38*u, Y: y, W: inner, H: x.h - 2*u}, x.text, op.TextStyle{Font: op.Sans, Size: size, Color: theme.Ink})
		y += x.h
	}
	ui.Line(l, op.Rect{X: r.X + 16*u, Y: r.Y + r.H - 27*u, W: r.W - 32*u, H: 20 * u}, c.Lang.T("recap.foot", "n", hidden),
		op.TextStyle{Font: op.Italic, Size: 14 * u, Color: theme.Brown})
}

// untold reports whether who is to decide may still have to be told what has happened;
// voyages tell it themselves.
func (p *chronicle) untold() bool {
	asked := p.play.now.view.Asking()
	return p.play.tutorial.lesson == nil && p.toldAt != p.play.match.Len() && (asked.Fresh || asked.Round)
}
