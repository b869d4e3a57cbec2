package motion

import (
	"image/color"
	"strconv"

	"serenissima/game"
	"serenissima/render/display"
	"serenissima/render/theme"
)

// Ticks of money and points.
const (
	payTicks    = 26
	scoreTicks  = 22 // 360 ms
	revealTicks = 72
)

// pay shows coins on their way. Where the bank pays or is paid they begin or
// end at the place that the event before was about, such as the port of a sale.
func pay(m moment) Clip {
	ev := m.event()
	p := &payment{from: ev.From, to: ev.To, n: int(ev.N), still: m.still}
	prev := m.before()
	for _, near := range []game.Ref{prev.From, prev.To} {
		if near.Kind != game.PortRef && near.Kind != game.AreaRef && near.Kind != game.TerritoryRef {
			continue
		}
		if p.from == game.Box {
			p.from = near
		}
		if p.to == game.Box {
			p.to = near
		}
		break
	}
	return p
}

// score shows what a place brings.
func score(m moment) Clip {
	ev := m.event()
	return &gain{from: ev.What, to: ev.To, n: int(ev.N), still: m.still}
}

// A Minted stage is one whose events count money in sums of more than a ducat.
type Minted interface {
	// Worth is a sum of an event in ducats.
	Worth(n int) int
}

// worth is a sum of an event in ducats.
func worth(s Stage, n int) int {
	if m, ok := s.(Minted); ok {
		return m.Worth(n)
	}
	return n
}

// A payment is coins that rise where they are paid and fly to who is paid.
type payment struct {
	from, to game.Ref
	n        int
	still    bool
}

// Ticks implements Clip.
func (p *payment) Ticks() int { return payTicks }

// coins is the largest number of coins that are seen flying.
const coins = 3

// Append implements Clip.
func (p *payment) Append(l *display.List, s Stage, t float64) {
	from, ok := s.Anchor(p.from)
	to, there := s.Anchor(p.to)
	if ok && there {
		if p.still {
			glow(l, s, p.from, 1-t)
			glow(l, s, p.to, t)
		} else {
			glow(l, s, p.to, ramp(t, 0.7, 0.8)*(1-ramp(t, 0.8, 1)))
			p.fly(l, s, from, to, t)
		}
	}
	show := inOut(t*payTicks, payTicks)
	if ok && p.from.Kind == game.SeatRef {
		Faded(l, show, func() {
			tag(l, s, rise(s, from, t, p.still), "−"+strconv.Itoa(worth(s, p.n)), theme.Danger, game.Nobody)
		})
	}
	if there && p.to.Kind == game.SeatRef {
		Faded(l, show, func() { tag(l, s, rise(s, to, t, p.still), "+"+strconv.Itoa(worth(s, p.n)), theme.Good, game.Nobody) })
	}
}

// fly draws the coins; the last one tells the sum.
func (p *payment) fly(l *display.List, s Stage, from, to display.Point, t float64) {
	const lag, up = 0.1, 0.25 // shares of the time: between coins, rising
	n := min(coins, max(1, p.n))
	for i := range n {
		start := lag * float64(i)
		v := ramp(t, start, start+1-lag*float64(n-1))
		coin := game.Money(0)
		switch {
		case i == n-1:
			coin.ID = int16(worth(s, p.n))
		case v == 1:
			continue // put away
		}
		at := between(rise(s, from, ramp(v, 0, up), false), to, ease(ramp(v, up, 1)))
		s.Piece(l, whole(at, to), pieceSize*s.Unit(), coin)
	}
}

// glow rims a place or panel in gold.
func glow(l *display.List, s Stage, ref game.Ref, share float64) {
	if rim, ok := s.Rim(ref); ok && share > 0 {
		u := s.Unit()
		l.Stroke(rim.Inset(-2*u), 7*u, 4*u, theme.Fade(theme.Gold, share))
	}
}

// rise is where a number that began at a point has got to: not so high that the window cuts it.
func rise(s Stage, at display.Point, t float64, still bool) display.Point {
	if still {
		return at
	}
	const up, half = 22, 16 // half of the height of a tag
	return display.Point{X: at.X, Y: max(half*s.Unit(), at.Y-up*s.Unit()*settle(t))}
}

// A gain is a number that rises at a place and flies to its owner.
type gain struct {
	from, to game.Ref
	n        int
	still    bool
}

// Ticks implements Clip.
func (g *gain) Ticks() int { return scoreTicks }

// landed implements landing.
func (g *gain) landed(now float64) (n int, piece, place game.Ref) {
	if now >= gainThere*scoreTicks {
		n = g.n
	}
	return n, game.Money(0), g.to
}

// gainThere is the share of its time after which a gain has reached its owner.
const gainThere = 0.95

// Append implements Clip.
func (g *gain) Append(l *display.List, s Stage, t float64) {
	from, ok := s.Anchor(g.from)
	to, there := s.Anchor(g.to)
	if !ok && !there {
		return
	}
	if !ok {
		from = to
	}
	if !there {
		to = from
	}
	draw := func(at display.Point) { tag(l, s, at, "+"+strconv.Itoa(g.n), theme.Good, seatOf(g.to)) }
	if g.still {
		glow(l, s, g.from, 1-t)
		glow(l, s, g.to, t)
		Faded(l, 1-t, func() { draw(from) })
		Faded(l, t, func() { draw(to) })
		return
	}
	const up = 0.4 // share of the time in which it rises
	glow(l, s, g.from, 1-ramp(t, up, 0.8))
	glow(l, s, g.to, ramp(t, 0.8, gainThere))
	draw(whole(between(rise(s, from, ramp(t, 0, up), false), to, ease(ramp(t, up, 1))), to))
}

// reveal shows an amount that was hidden.
func reveal(m moment) Clip {
	ev := m.event()
	return &picture{ticks: revealTicks, draw: func(l *display.List, s Stage, t float64) {
		at, ok := s.Anchor(ev.What)
		if !ok {
			return
		}
		Faded(l, inOut(t*revealTicks, revealTicks), func() {
			tag(l, s, at, strconv.Itoa(worth(s, int(ev.N))), theme.Ink, seatOf(ev.What))
		})
	}}
}

// tagLetters is the size of a number on a slip of paper.
const tagLetters = 19

// tag draws a number on a slip of paper, rimmed with the colour of a seat.
func tag(l *display.List, s Stage, at display.Point, text string, ink color.NRGBA, seat game.Player) {
	u := s.Unit()
	size := tagLetters * u
	w, h := display.Measure(text, display.SansBold, size)+14*u, 27*u
	r := at.Box(w, h)
	rim := theme.PaperRim
	if seat != game.Nobody {
		rim = theme.LiveryOf(s.Colour(seat)).Main
	}
	l.Fill(r.Moved(u, 2*u), h/2, theme.Shadow)
	l.Fill(r, h/2, theme.Paper)
	l.Stroke(r, h/2, 2*u, rim)
	l.Print(at.X, at.Y+display.Ascent(size)/2, text, display.TextStyle{Font: display.SansBold, Size: size, Align: display.Center, Color: ink})
}
