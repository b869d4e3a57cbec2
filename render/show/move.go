package show

import (
	"math"

	"serenissima/game"
	"serenissima/render/op"
	"serenissima/render/theme"
)

// Ticks of moving pieces.
const (
	sailTicks   = 27 // 450 ms for an area
	flyTicks    = 17 // 280 ms
	flyLag      = 5  // between pieces that fly one after the other
	arriveTicks = 20
	sinkTicks   = 42
)

// most is the largest number of pieces that are shown flying one by one.
const most = 5

// pieceSize is the size of a flying piece at unit one, in logical pixels.
const pieceSize = 26

// move shows a ship sailing or other pieces flying.
func move(c cue) Clip {
	if c.event().What.Kind == game.ShipRef {
		return &voyage{ev: c.event(), after: c.beat.After, still: c.still}
	}
	return newFlight(c)
}

// place shows a ship or building that arrives, or pieces that fly to their place.
func place(c cue) Clip {
	switch c.event().What.Kind {
	case game.ShipRef, game.BuildingRef:
		return &arrival{ev: c.event(), after: c.beat.After, still: c.still}
	}
	return newFlight(c)
}

// remove shows a ship sinking, or pieces that fly back to where they came from.
func remove(c cue) Clip {
	if c.event().What.Kind == game.ShipRef {
		return &sinking{ev: c.event(), still: c.still}
	}
	return newFlight(c)
}

// take shows what changes hands: places by a ring, pieces by their flight.
func take(c cue) Clip {
	switch ev := c.event(); ev.What.Kind {
	case game.PortRef, game.AreaRef, game.TerritoryRef, game.TileRef:
		return &ring{at: ev.What, seat: seatOf(ev.To), arms: true}
	}
	return newFlight(c)
}

// seatOf returns the seat that a ref names, Nobody for anything else.
func seatOf(r game.Ref) game.Player {
	if r.Kind != game.SeatRef {
		return game.Nobody
	}
	return game.Player(r.ID)
}

// A voyage is a ship that sails from its berth to the next.
type voyage struct {
	ev    game.Event
	after game.State
	still bool
}

// Ticks implements Clip.
func (v *voyage) Ticks() int { return sailTicks }

// Append implements Clip.
func (v *voyage) Append(l *op.List, s Stage, t float64) {
	from, ok := s.Anchor(v.ev.What)
	if !ok {
		from, ok = s.Anchor(v.ev.From)
	}
	later := s.In(v.after)
	to, there := later.Anchor(v.ev.What)
	if !there {
		to, there = later.Anchor(v.ev.To)
	}
	switch {
	case !ok || !there:
	case v.still:
		faded(l, 1-t, func() { s.Piece(l, from, 0, v.ev.What) })
		faded(l, t, func() { later.Piece(l, to, 0, v.ev.What) })
	case t < 1:
		at := along(s.Way(v.ev.From, v.ev.To, from, to), ease(t))
		at.Y += 1.5 * s.Unit() * math.Sin(6*math.Pi*t) // three strokes of the oars
		s.Piece(l, at, 0, v.ev.What)
	default:
		later.Piece(l, to, 0, v.ev.What)
	}
}

// A flight is a number of pieces that fly one after the other.
type flight struct {
	piece, from, to game.Ref
	n               int
	after           game.State
	still           bool
}

func newFlight(c cue) Clip {
	ev := c.event()
	return &flight{piece: ev.What, from: ev.From, to: ev.To, n: max(1, min(most, int(ev.N))), after: c.beat.After, still: c.still}
}

// left is the number of pieces that have left their place after so many ticks.
func (f *flight) left(now float64) int {
	if now < 0 {
		return 0
	}
	return min(f.n, 1+int(now/flyLag))
}

// Ticks implements Clip.
func (f *flight) Ticks() int { return flyTicks + flyLag*(f.n-1) }

// Append implements Clip.
func (f *flight) Append(l *op.List, s Stage, t float64) {
	later := s.In(f.after)
	now := t * float64(f.Ticks())
	for i := range f.n {
		from, small, ok := s.Spot(f.piece, f.from, i)
		to, large, there := later.Spot(f.piece, f.to, f.n-1-i)
		start := float64(i * flyLag)
		if now < start {
			break
		}
		u := ramp(now, start, start+flyTicks)
		size := small + (large-small)*u
		if !ok || !there {
			size = max(small, large)
		} else if in := pieceSize * s.Unit(); !f.still && size < in { // nearer to the eye on the way
			size += (in - size) * 4 * u * (1 - u)
		}
		switch {
		case ok && there:
			hop(l, s, from, to, u, f.still, func(at op.Point) { s.Piece(l, at, size, f.piece) })
		case ok:
			at := op.Point{X: from.X, Y: from.Y - size*u}
			faded(l, 1-u, func() { s.Piece(l, at, size, f.piece) })
		case there:
			at := op.Point{X: to.X, Y: to.Y - size*(1-u)}
			faded(l, u, func() { s.Piece(l, at, size, f.piece) })
		}
	}
}

// hop draws something on an arc from one point to another, or fading over.
func hop(l *op.List, s Stage, from, to op.Point, t float64, still bool, draw func(op.Point)) {
	if still {
		faded(l, 1-t, func() { draw(from) })
		faded(l, t, func() { draw(to) })
		return
	}
	at := between(from, to, ease(t))
	rise := min(60*s.Unit(), 0.25*math.Hypot(to.X-from.X, to.Y-from.Y))
	at.Y -= rise * 4 * t * (1 - t)
	draw(at)
}

// An arrival is a ship or building that comes into play.
type arrival struct {
	ev    game.Event
	after game.State
	still bool
}

// Ticks implements Clip.
func (a *arrival) Ticks() int { return arriveTicks }

// Append implements Clip.
func (a *arrival) Append(l *op.List, s Stage, t float64) {
	later, size := s.In(a.after), 0.0
	at, ok := op.Point{}, false
	if a.ev.What.Kind == game.ShipRef {
		at, ok = later.Anchor(a.ev.What)
	}
	if !ok {
		var there float64
		if at, there, ok = later.Spot(a.ev.What, a.ev.To, 0); !ok {
			return
		}
		if a.ev.What.Kind != game.ShipRef {
			size = there * (2 - settle(t))
		}
	}
	if !a.still {
		at.Y -= 24 * s.Unit() * (1 - settle(t))
	}
	faded(l, ramp(t, 0, 0.5), func() { later.Piece(l, at, size, a.ev.What) })
}

// A sinking is a ship that goes down.
type sinking struct {
	ev    game.Event
	still bool
}

// Ticks implements Clip.
func (k *sinking) Ticks() int { return sinkTicks }

// Append implements Clip.
func (k *sinking) Append(l *op.List, s Stage, t float64) {
	at, ok := s.Anchor(k.ev.What)
	if !ok {
		if at, ok = s.Anchor(k.ev.From); !ok {
			return
		}
	}
	u := s.Unit()
	if !k.still {
		for _, lag := range []float64{0, 0.25} {
			if r := ramp(t, lag, 1); r > 0 {
				l.Ring(at.X, at.Y, (12+38*r)*u, 2*u, theme.Fade(theme.Cream, 1-r))
			}
		}
		at.Y += 22 * u * t * t
	}
	faded(l, 1-t, func() { s.Piece(l, at, 0, k.ev.What) })
}
