package motion

import (
	"cmp"
	"math"

	"serenissima/game"
	"serenissima/render/display"
	"serenissima/render/theme"
)

// Ticks of ships.
const (
	sailTicks = 27 // 450 ms for an area
	foamTicks = 40 // how long foam lasts
	sinkTicks = 54
)

// strokes of the oars in an area.
const strokes = 3

// A sailing is a ship that sails from its berth to the next.
type sailing struct {
	ev            game.Event
	before, after game.State
	ticks         int // zero: the usual
	still         bool
	heading       heading
	route         route            // as it was found last
	ends          [2]display.Point // between which points that was
}

// A heading is which way a ship sails.
type heading int8

// The headings. A sailing that has not been drawn yet has none.
const (
	westward heading = iota + 1
	eastward
)

// heads returns which way the sailing leaves its ship, zero if it has no course. That can
// be seen from any stage, and is found once.
func (v *sailing) heads(s Stage) heading {
	if v.heading == 0 {
		s := s.In(v.before)
		from, to, ok := v.course(s, s.In(v.after))
		if !ok {
			return 0
		}
		v.heading = westward
		if to.X > from.X {
			v.heading = eastward
		}
	}
	return v.heading
}

// Ticks implements Clip.
func (v *sailing) Ticks() int { return cmp.Or(v.ticks, sailTicks) }

// course is where a ship comes from and goes to; the stage shows it before.
func (v *sailing) course(s, later Stage) (from, to display.Point, ok bool) {
	from, here := s.Anchor(v.ev.What)
	if !here {
		from, here = s.Anchor(v.ev.From)
	}
	to, there := later.Anchor(v.ev.What)
	if !there {
		to, there = later.Anchor(v.ev.To)
	}
	return from, to, here && there
}

// way is the line along which the ship sails. To find it takes long, and it stays
// the same for as long as both of its ends do.
func (v *sailing) way(s Stage, from, to display.Point) *route {
	if ends := [2]display.Point{from, to}; v.route.line == nil || v.ends != ends {
		v.route, v.ends = routeOf(s.Way(v.ev.From, v.ev.To, from, to)), ends
	}
	return &v.route
}

// A route is a line whose lengths are known.
type route struct {
	line   []display.Point
	pieces []float64 // from each point to the next
	length float64
}

func routeOf(line []display.Point) route {
	r := route{line: line}
	for i := 1; i < len(line); i++ {
		d := apart(line[i-1], line[i])
		r.pieces, r.length = append(r.pieces, d), r.length+d
	}
	return r
}

// at is the point that has the share t of the length behind it.
func (r *route) at(t float64) display.Point {
	left := t * r.length
	for i, d := range r.pieces {
		if left <= d && d > 0 {
			return between(r.line[i], r.line[i+1], left/d)
		}
		left -= d
	}
	return r.line[len(r.line)-1]
}

// Append implements Clip.
func (v *sailing) Append(l *display.List, s Stage, t float64) {
	later := s.In(v.after)
	from, to, ok := v.course(s, later)
	switch {
	case !ok:
	case v.still:
		size := 52 * s.Unit()
		spotlight(l, s, from, size, 1-t)
		spotlight(l, s, to, size, t)
		Faded(l, 1-t, func() { s.Piece(l, from, 0, v.ev.What) })
		Faded(l, t, func() { later.Piece(l, to, 0, v.ev.What) })
	case t < 1:
		at := v.way(s, from, to).at(ease(t))
		bow(l, s, at, to.X > from.X, v.ev.What, 4*t*(1-t))
		at.Y += 1.5 * s.Unit() * math.Sin(2*strokes*math.Pi*t)
		s.Ship(l, whole(at, to), v.ev.What, math.Mod(strokes*t, 1))
	default:
		later.Piece(l, to, 0, v.ev.What)
	}
}

// Lasts implements trailing: the foam outlasts the sailing.
func (v *sailing) Lasts() float64 {
	if v.still {
		return 0
	}
	return float64(v.Ticks() + foamTicks)
}

// Trail implements trailing.
func (v *sailing) Trail(l *display.List, s Stage, now float64) {
	s = s.In(v.before)
	if from, to, ok := v.course(s, s.In(v.after)); ok {
		foam(l, s, v.way(s, from, to), v.ev.What, now, float64(v.Ticks()))
	}
}

// waterline is how far below the middle of a ship its sides meet the water, as
// a share of its height.
const waterline = 0.34

// foam draws the wake on a route that a ship has sailed for so many ticks, of so many that it
// takes: two lines of it that part and fade.
func foam(l *display.List, s Stage, way *route, ship game.Ref, now, ticks float64) {
	rim, ok := s.Rim(ship)
	if !ok {
		return
	}
	u := s.Unit()
	flecks := math.Floor(way.length / (2.2 * u))
	for i := 0.0; i < flecks; i++ {
		share := (i + 0.5) / flecks
		age := (now - ticks*uneased(share)) / foamTicks
		if age <= 0 || age >= 1 {
			continue
		}
		at, next := way.at(share), way.at(min(1, share+0.01))
		dx, dy := next.X-at.X, next.Y-at.Y
		if d := math.Hypot(dx, dy); d > 0 {
			dx, dy = dx/d, dy/d
		}
		chance := math.Abs(math.Sin(12.9 * (i + 1))) // no two flecks are alike
		out := (1.5 + 10*settle(age)*(0.7+0.3*chance)) * u
		if int(i)%2 == 0 {
			out = -out
		}
		white := theme.Fade(theme.White, (0.35+0.4*chance)*(1-age)*(1-age))
		l.Disc(at.X-dy*out, at.Y+waterline*rim.H+dx*out*0.6, (0.8+chance+0.6*age)*u, white)
	}
}

// bow draws the water that a ship pushes aside.
func bow(l *display.List, s Stage, at display.Point, east bool, ship game.Ref, force float64) {
	rim, ok := s.Rim(ship)
	if !ok {
		return
	}
	side := -1.0
	if east {
		side = 1
	}
	y := at.Y + waterline*rim.H
	for i := range 3 {
		k := float64(i)
		l.Disc(at.X+side*rim.W*(0.46-0.1*k), y+0.015*rim.H*k, rim.W*(0.045+0.012*k), theme.Fade(theme.White, force*(0.75-0.2*k)))
	}
}

// sinking shows a ship that goes down: it heels, goes down behind the surface, and leaves rings and bubbles.
func sinking(ev game.Event, still bool) Clip {
	return &picture{ticks: sinkTicks, about: ev.What, draw: func(l *display.List, s Stage, t float64) {
		at, ok := s.Anchor(ev.What)
		if !ok {
			if at, ok = s.Anchor(ev.From); !ok {
				return
			}
		}
		u := s.Unit()
		if still {
			spotlight(l, s, at, 52*u, 1-t)
			Faded(l, 1-t, func() { s.Piece(l, at, 0, ev.What) })
			return
		}
		rim, ok := s.Rim(ev.What)
		if !ok {
			rim = display.Rect{X: at.X - 23*u, Y: at.Y - 22*u, W: 46 * u, H: 44 * u}
		}
		surface := display.Point{X: at.X, Y: at.Y + waterline*rim.H}
		for _, lag := range []float64{0.1, 0.35, 0.6} {
			if v := ramp(t, lag, lag+0.4); v > 0 && v < 1 {
				splash(l, surface, 0.7*rim.W, v)
			}
		}
		const down = 0.8 // share of the time until nothing is seen
		v := ramp(t, 0, down)
		at.Y += rim.H * v * v
		l.PushClip(display.Rect{X: rim.X - rim.W, Y: rim.Y - rim.H, W: 3 * rim.W, H: surface.Y + 0.1*rim.H - rim.Y + rim.H})
		l.Turn(at, -0.6*ease(v), func() {
			Faded(l, 1-ramp(t, 0.6, down), func() { s.Piece(l, at, 0, ev.What) })
		})
		l.PopClip()
		for i := range 6 { // bubbles
			if v := ramp(t, 0.45+0.06*float64(i), 0.72+0.05*float64(i)); v > 0 && v < 1 {
				x := surface.X + rim.W*0.3*math.Sin(float64(i)*2.4)
				l.Ring(x, surface.Y+(6-10*v)*u, (1.5+2*v)*u, max(1, 0.8*u), theme.Fade(theme.White, 0.9*(1-v)))
			}
		}
	}}
}
