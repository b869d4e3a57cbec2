package motion

import (
	"math"
	"slices"

	"serenissima/game"
	"serenissima/render/display"
	"serenissima/render/theme"
)

// Ticks of moving pieces.
const (
	flyTicks     = 22 // 300 ms in the air, the rest to settle
	flyLag       = 5  // between pieces that fly one after the other
	fallTicks    = 24
	fallLag      = 9 // 150 ms between those that fall one by one
	arriveTicks  = 20
	conquerTicks = 42
)

// most is the largest number of pieces that are shown one by one.
const most = 5

// pieceSize is the size of a flying piece at unit one, in logical pixels.
const pieceSize = 26

// move shows a ship sailing or other pieces flying.
func move(m moment) Clip {
	if m.event().What.Kind == game.ShipRef {
		return &sailing{ev: m.event(), before: m.beat.Before, after: m.beat.After, ticks: m.sailing, still: m.still}
	}
	return newFlight(m)
}

// place shows a ship or building that arrives, or pieces that fly to their place.
func place(m moment) Clip {
	switch m.event().What.Kind {
	case game.ShipRef, game.BuildingRef:
		return arrival(m)
	}
	return newFlight(m)
}

// remove shows a ship sinking, or pieces that fly back to where they came from.
func remove(m moment) Clip {
	if m.event().What.Kind == game.ShipRef {
		return sinking(m.event(), m.still)
	}
	return newFlight(m)
}

// Perish shows pieces that are lost where they are.
func Perish(m moment) Clip {
	if m.event().What.Kind == game.ShipRef {
		return remove(m)
	}
	ev := m.event()
	return &loss{piece: ev.What, from: ev.From, n: shown(ev.N), still: m.still}
}

// take shows what changes hands: places by their rim, pieces by their flight.
func take(m moment) Clip {
	switch ev := m.event(); ev.What.Kind {
	case game.PortRef, game.AreaRef, game.TerritoryRef, game.TileRef:
		return conquest(ev.What, seatOf(ev.To), m.still)
	}
	return newFlight(m)
}

// seatOf returns the seat that a ref names, Nobody for anything else.
func seatOf(r game.Ref) game.Player {
	if r.Kind != game.SeatRef {
		return game.Nobody
	}
	return game.Player(r.ID)
}

// shown is how many of n pieces are shown.
func shown(n int16) int { return max(1, min(most, int(n))) }

// A flight is a number of pieces that fly one after the other.
type flight struct {
	piece, from, to game.Ref
	n, all          int // pieces that are shown, and that they stand for
	gone, come      int // pieces of the kind that leave there before, and get there after them
	air, gap        int // ticks in the air, and between one piece and the next
	leads           int // ticks after which what follows may begin; zero: the flight is over
	stays           bool
	after           game.State
	still           bool
}

func newFlight(m moment) *flight {
	ev := m.event()
	f := &flight{piece: ev.What, from: ev.From, to: ev.To, n: shown(ev.N), all: int(ev.N), air: flyTicks, gap: flyLag, after: m.beat.After, still: m.still}
	f.stays = f.to.Kind == game.ShipRef || f.to.Kind == game.PortRef
	for i, other := range m.beat.Events {
		switch {
		case other.What != ev.What || !flies(other.Kind):
		case i < m.at && other.From == ev.From:
			f.gone += int(other.N)
		case i > m.at && other.To == ev.To:
			f.come += int(other.N)
		}
	}
	return f
}

// flies reports whether events of a kind take pieces from one place to another.
func flies(kind game.EventKind) bool {
	return slices.Contains([]game.EventKind{game.Moved, game.Placed, game.Removed, game.Took, game.Paid, game.Drew}, kind)
}

// Fly makes a flight as it is.
func Fly(m moment) Clip { return newFlight(m) }

// lead implements leading.
func (f *flight) lead() float64 { return float64(f.leads) }

// ends implements crossing.
func (f *flight) ends(s Stage) []spot {
	return []spot{spotOf(s, f.piece, f.from, f.gone), spotOf(s.In(f.after), f.piece, f.to, f.come)}
}

// departed implements departing.
func (f *flight) departed(now float64) (n int, piece, place game.Ref) {
	return queued(f.n, float64(f.gap), now), f.piece, f.from
}

// landed implements landing.
func (f *flight) landed(now float64) (n int, piece, place game.Ref) {
	switch n = queued(f.n, float64(f.gap), now-float64(f.air)); {
	case !f.stays:
		n = 0
	case n == f.n:
		n = f.all
	}
	return n, f.piece, f.to
}

// queued is how many of n pieces that begin one after the other have begun
// after so many ticks.
func queued(n int, lag, now float64) int {
	if now < 0 {
		return 0
	}
	return min(n, 1+int(now/lag))
}

// Ticks implements Clip.
func (f *flight) Ticks() int { return f.air + f.gap*(f.n-1) }

// Append implements Clip.
func (f *flight) Append(l *display.List, s Stage, t float64) {
	later := s.In(f.after)
	now := t * float64(f.Ticks())
	for i := range queued(f.n, float64(f.gap), now) {
		from, to := spotOf(s, f.piece, f.from, f.gone+i), spotOf(later, f.piece, f.to, f.come+f.n-1-i)
		start := float64(i * f.gap)
		u := ramp(now, start, start+float64(f.air))
		if f.still {
			f.fade(l, s, from, to, u)
			continue
		}
		size := from.size + (to.size-from.size)*u
		if !from.shown || !to.shown {
			size = max(from.size, to.size)
		} else if in := pieceSize * s.Unit(); size < in { // nearer to the eye on the way
			size += (in - size) * 4 * u * (1 - u)
		}
		size = stepped(size)
		switch {
		case from.shown && to.shown:
			f.toss(l, s, from.at, to.at, u, size)
		case from.shown:
			at := display.Point{X: from.at.X, Y: from.at.Y - size*u}
			Faded(l, 1-u, func() { s.Piece(l, at, size, f.piece) })
		case to.shown:
			at := display.Point{X: to.at.X, Y: to.at.Y - size*(1-u)}
			Faded(l, u, func() { s.Piece(l, at, size, f.piece) })
		}
	}
}

// A spot is where a piece lies, and how large it is there; a piece that is put away is
// not shown.
type spot struct {
	at    display.Point
	size  float64
	shown bool
}

// spotOf is the spot of the i-th piece of a place.
func spotOf(s Stage, piece, place game.Ref, i int) (x spot) {
	x.at, x.size, x.shown = s.Spot(piece, place, i)
	return x
}

// stepped is a size of what grows or shrinks on its way, in steps that the eye
// does not follow: each needs masks of its own.
func stepped(size float64) float64 {
	const steps = 10 // while it doubles
	return math.Exp2(math.Round(math.Log2(size)*steps) / steps)
}

// fade shows a piece without moving it: it vanishes here, appears there, and
// both places are ringed.
func (f *flight) fade(l *display.List, s Stage, from, to spot, t float64) {
	if from.shown {
		spotlight(l, s, from.at, from.size, 1-t)
		Faded(l, 1-t, func() { s.Piece(l, from.at, from.size, f.piece) })
	}
	if to.shown {
		spotlight(l, s, to.at, to.size, t*(1-ramp(t, 0.9, 1)))
		Faded(l, t, func() { s.Piece(l, to.at, to.size, f.piece) })
	}
}

// spotlight rings a place instead of showing how something gets there.
func spotlight(l *display.List, s Stage, at display.Point, size, share float64) {
	l.Ring(at.X, at.Y, 0.7*size+5*s.Unit(), 3*s.Unit(), theme.Fade(theme.Gold, share))
}

// toss draws the piece in a size on an arc from one point to another, above its
// shadow; it settles where it falls.
func (f *flight) toss(l *display.List, s Stage, from, to display.Point, t, size float64) {
	const air = 0.8 // share of the time until it touches down
	u := ramp(t, 0, air)
	at := between(from, to, ease(u))
	height := min(60*s.Unit(), 0.25*apart(from, to))
	rise := height * 4 * u * (1 - u)
	if t > air {
		v := ramp(t, air, 1)
		rise = 0.1 * height * 4 * v * (1 - v)
	}
	at.Y -= rise
	if off := min(rise, 0.22*size); off > 0 { // it keeps close to the piece: far below it would look like a piece of its own
		l.Disc(at.X+0.4*off, at.Y+off, 0.48*size, theme.Fade(theme.Shadow, min(1, 3*rise/height)))
	}
	s.Piece(l, at, size, f.piece)
}

// A loss is pieces that fall one by one and are gone: overboard, or where they
// stood.
type loss struct {
	piece, from game.Ref
	n           int
	still       bool
}

// departed implements departing.
func (k *loss) departed(now float64) (n int, piece, place game.Ref) {
	return queued(k.n, fallLag, now), k.piece, k.from
}

// Ticks implements Clip.
func (k *loss) Ticks() int { return fallTicks + fallLag*(k.n-1) }

// Append implements Clip.
func (k *loss) Append(l *display.List, s Stage, t float64) {
	now, unit := t*float64(k.Ticks()), s.Unit()
	sea, overboard := s.Rim(k.from)
	overboard = overboard && k.from.Kind == game.ShipRef
	for i := range queued(k.n, fallLag, now) {
		at, size, ok := s.Spot(k.piece, k.from, i)
		if !ok {
			continue
		}
		start := float64(i * fallLag)
		u := ramp(now, start, start+fallTicks)
		if k.still {
			spotlight(l, s, at, size, 1-u)
			Faded(l, 1-u, func() { s.Piece(l, at, size, k.piece) })
			continue
		}
		const drop = 0.6 // share of the time in which it falls
		v := ramp(u, 0, drop)
		depth := 1.4 * size
		if overboard {
			depth = sea.Y + 0.94*sea.H - at.Y
		}
		at.Y += depth*v*v - 10*unit*4*v*(1-v) // a start, then down
		at.X += (4 + 3*float64(i%2)) * unit * v
		if overboard && u > drop {
			splash(l, at, 10*unit, ramp(u, drop, 1))
		}
		Faded(l, 1-ramp(u, drop, 0.8), func() { s.Piece(l, at, size, k.piece) })
	}
}

// splash is a ring that spreads on the water.
func splash(l *display.List, at display.Point, radius, t float64) {
	l.Ring(at.X, at.Y, radius*(0.3+0.7*settle(t)), max(1, 0.16*radius), theme.Fade(theme.White, 0.8*(1-t)))
}

// arrival shows a ship or building that comes into play.
func arrival(m moment) Clip {
	ev := m.event()
	return &picture{ticks: arriveTicks, about: ev.What, draw: func(l *display.List, s Stage, t float64) {
		later, size := s.In(m.beat.After), 0.0
		at, ok := display.Point{}, false
		ship := ev.What.Kind == game.ShipRef
		if ship {
			at, ok = later.Anchor(ev.What)
		}
		if !ok {
			var there float64
			if at, there, ok = later.Spot(ev.What, ev.To, 0); !ok {
				return
			}
			if !ship {
				size = there
			}
		}
		switch {
		case m.still:
			spotlight(l, s, at, max(size, pieceSize*s.Unit()), 1-t)
		case ship: // it slips into the water
			const wet = 0.6
			if t > wet {
				splash(l, display.Point{X: at.X, Y: at.Y + 14*s.Unit()}, 42*s.Unit(), ramp(t, wet, 1))
			}
			at.Y -= 24 * s.Unit() * (1 - settle(ramp(t, 0, wet)))
		default: // it is set down
			size *= 2 - settle(t)
		}
		Faded(l, ramp(t, 0, 0.5), func() { later.Piece(l, at, size, ev.What) })
	}}
}

// conquest shows a place that changes hands: its rim takes the colour of who has
// it now, a ripple runs outwards, and the arms are stamped on it. In the
// end it looks as the board will.
func conquest(what game.Ref, seat game.Player, still bool) Clip {
	return &picture{ticks: conquerTicks, about: what, draw: func(l *display.List, s Stage, t float64) {
		at, ok := s.Anchor(what)
		if !ok {
			return
		}
		u, colour := s.Unit(), theme.LiveryOf(s.Colour(seat)).Main
		rim, framed := s.Rim(what)
		if !framed {
			rim = display.Rect{X: at.X - 20*u, Y: at.Y - 20*u, W: 40 * u, H: 40 * u}
		}
		width, corner := max(2, rim.W/38), rim.W/21
		l.Stroke(rim, corner, width, theme.Fade(colour, ramp(t, 0, 0.3)))
		if still {
			l.Stroke(rim.Inset(-5*u), corner+5*u, 3*u, theme.Fade(theme.Gold, 1-t))
		} else {
			for _, lag := range []float64{0.1, 0.35} {
				if v := ramp(t, lag, 1); v > 0 && v < 1 {
					out := (2 + 26*settle(v)) * u
					l.Stroke(rim.Inset(-out), corner+out, 4*u, theme.Fade(colour, 1-v))
				}
			}
		}
		arms := game.Seat(seat)
		spot, size, ok := s.Spot(arms, what, 0)
		if !ok || seat == game.Nobody {
			return
		}
		if !still {
			const stamped, put = 0.4, 0.7 // shares of the time: it is down, it goes to its place
			v := ease(ramp(t, put, 1))
			spot = between(at, spot, v)
			size = 40*u*(2.2-1.2*overshoot(ramp(t, 0, stamped)))*(1-v) + size*v
		}
		Faded(l, ramp(t, 0, 0.15), func() { s.Piece(l, spot, size, arms) })
	}}
}
