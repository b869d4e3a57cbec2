package motion

import (
	"strings"

	"serenissima/game"
	"serenissima/render/display"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// Ticks of cards that are played and of signs at ships.
const (
	playTicks   = 30
	playLead    = 9 // until the next one is played, or a ship obeys
	signTicks   = 24
	signLead    = 12
	breezeTicks = 21
	breezeLead  = 7
	glowLead    = 12
)

// A cardPlay is a card that goes from a hand to what it is played on, and becomes a sign
// there.
type cardPlay struct {
	card, from, to game.Ref
	gone           int // cards of the kind that are played before it
	icon           string
	still          bool
}

// Played makes the clip of a card that is played as something.
func Played(icon string) Maker {
	return func(m moment) Clip {
		ev := m.event()
		return &cardPlay{card: ev.What, from: ev.From, to: ev.To, gone: newFlight(m).gone, icon: icon, still: m.still}
	}
}

// Ticks implements Clip.
func (*cardPlay) Ticks() int { return playTicks }

// lead implements leading.
func (*cardPlay) lead() float64 { return playLead }

// departed implements departing.
func (p *cardPlay) departed(now float64) (n int, piece, place game.Ref) {
	return queued(1, 1, now), p.card, p.from
}

// ends implements crossing.
func (p *cardPlay) ends(s Stage) []spot {
	return []spot{spotOf(s, p.card, p.from, p.gone)}
}

// Append implements Clip.
func (p *cardPlay) Append(l *display.List, s Stage, t float64) {
	to, ok := s.Anchor(p.to)
	from := spotOf(s, p.card, p.from, p.gone)
	if !ok || !from.shown {
		return
	}
	u := s.Unit()
	const there = 0.5 // share of the time until it is there
	v := ease(ramp(t, 0, there))
	size := stepped(from.size + (34*u-from.size)*v)
	at, show, w := between(from.at, to, v), 1-ramp(t, there, 0.75), ramp(t, there, 1)
	wide, up := (20+26*settle(w))*u, 26*u*settle(w)
	if p.still {
		at, size, show, wide, up = from.at, from.size, 1-ramp(t, 0, there), 34*u, 26*u
		spotlight(l, s, from.at, from.size, show)
	}
	Faded(l, show, func() { s.Piece(l, at, size, p.card) })
	if w > 0 {
		l.Ring(to.X, to.Y, wide, 3*u, theme.Fade(theme.White, 1-w))
		badge(l, s, display.Point{X: to.X, Y: to.Y - up}, p.icon, inOut(w*12, 12))
	}
}

// badge draws a sign on a disc of paper.
func badge(l *display.List, s Stage, at display.Point, icon string, share float64) {
	u := s.Unit()
	Faded(l, share, func() {
		l.Disc(at.X, at.Y, 17*u, theme.Paper)
		l.Ring(at.X, at.Y, 17*u, 2*u, theme.Ink)
		widget.Icon(l, icon, at, 24*u, theme.Ink)
	})
}

// Signal shows a sign for a moment at the thing that an event is about: a ship drops anchor, or turns round.
func Signal(icon string) Maker {
	return func(m moment) Clip {
		return &picture{ticks: signTicks, leads: signLead, draw: func(l *display.List, s Stage, t float64) {
			at, ok := s.Anchor(m.event().What)
			if !ok {
				return
			}
			if !m.still {
				at.Y += 14 * s.Unit() * (settle(ramp(t, 0, 0.6)) - 1)
			}
			badge(l, s, at, icon, inOut(t*signTicks, signTicks))
		}}
	}
}

// Breeze shows wind for nothing: rings of it spread around a ship.
func Breeze(m moment) Clip {
	return &picture{ticks: breezeTicks, leads: breezeLead, draw: func(l *display.List, s Stage, t float64) {
		at, ok := s.Anchor(m.event().What)
		if !ok {
			return
		}
		u := s.Unit()
		if m.still {
			l.Ring(at.X, at.Y, 34*u, 4*u, theme.Fade(theme.Glow, inOut(t*breezeTicks, breezeTicks)))
			return
		}
		for _, lag := range []float64{0, 0.3} {
			if v := ramp(t, lag, 1); v > 0 && v < 1 {
				l.Ring(at.X, at.Y, (18+26*settle(v))*u, 4*u, theme.Fade(theme.Glow, 1-v))
			}
		}
	}}
}

// Summon shows that a turn begins: on a banner, with whose it is or who begins it, and of a seat by a light on its panel.
func Summon(m moment) Clip {
	ev := m.event()
	p := &picture{ticks: turnTicks}
	seat := seatOf(ev.What)
	switch {
	case seat != game.Nobody:
		p.leads = glowLead // others go on meanwhile
	case m.beat.After != nil:
		seat = m.beat.After.Decision().Player
	}
	if seat <= game.Nobody {
		return turn(m)
	}
	p.draw = func(l *display.List, s Stage, t float64) {
		glow(l, s, ev.What, inOut(t*turnTicks, turnTicks))
		herald(l, s, ev, seat, t*turnTicks, m.still)
	}
	return p
}

// herald draws the banner of a seat so many ticks after it has begun to come down: face, name, and what the event says.
func herald(l *display.List, s Stage, ev game.Event, seat game.Player, now float64, still bool) {
	u, open, livery := s.Unit(), s.Open(), theme.LiveryOf(s.Colour(seat))
	name, text := s.Name(game.Seat(seat)), strings.TrimSuffix(s.Tell(ev), ".")
	if strings.Contains(text, name) {
		name = ""
	}
	large := display.TextStyle{Font: display.Caps, Size: 22 * u, Color: livery.Ink}
	small := display.TextStyle{Font: display.Sans, Size: max(widget.MinText, 15*u), Color: livery.Ink}
	if name == "" {
		small = large
	}
	const cloth = 6
	face := 52 * u
	w := face + 34*u + max(display.Measure(name, large.Font, large.Size), display.Measure(text, small.Font, small.Size))
	box := widget.Keep(display.Rect{X: open.Center().X - w/2, Y: open.Y + 0.12*open.H, W: w, H: face + 2*cloth + 8*u}, open)
	if !still {
		const down = 10 // ticks
		box.Y -= 24 * u * (1 - settle(ramp(now, 0, down)))
	}
	Faded(l, inOut(now, turnTicks), func() {
		l.Fill(box.Moved(1, 3), 0, theme.Shadow)
		l.Fill(box, 0, livery.Main)
		for _, y := range []float64{box.Y, box.Y + box.H - cloth} {
			kit.AppendCloth(l, box.Row(y, cloth), s.Colour(seat))
		}
		l.Stroke(box, 0, 1.5, theme.Gilt)
		in := box.InsetBy(10*u, cloth)
		s.Face(l, display.Point{X: in.X + face/2, Y: in.Center().Y}, face, seat)
		in.CutLeft(face + 12*u)
		if name != "" {
			widget.Line(l, in.CutTop(0.55*in.H), name, large)
		}
		widget.Line(l, in, text, small)
	})
}
