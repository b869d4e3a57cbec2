package motion

import (
	"math"

	"serenissima/game"
	"serenissima/render/display"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// Ticks of marks and words.
const (
	pointTicks  = 15 // 250 ms
	ringTicks   = 30
	strikeTicks = 27
	turnTicks   = 36
)

// turn shows a marker on its way, or says what turned.
func turn(m moment) Clip {
	switch ev := m.event(); ev.To.Kind {
	case game.ShipRef, game.TrackRef:
		return point(ev, m.still)
	}
	return banner(m.event(), turnTicks, m.still)
}

// choose rings the place that was chosen, if it was one.
func choose(m moment) Clip {
	ev := m.event()
	for _, r := range []game.Ref{ev.To, ev.What} {
		switch r.Kind {
		case game.AreaRef, game.PortRef, game.ShipRef, game.TerritoryRef, game.TileRef, game.TrackRef:
			return ring(r, ev.By, m.still)
		}
	}
	return nil
}

// Said shows the sentence about an event for so many ticks.
func Said(ticks int) Maker {
	return func(m moment) Clip { return banner(m.event(), ticks, m.still) }
}

// point shows a marker that goes from what it pointed at to something else.
func point(ev game.Event, still bool) Clip {
	return &picture{ticks: pointTicks, about: marker(ev.To.Kind), draw: func(l *display.List, s Stage, t float64) {
		from := ev.From
		if from.Kind == game.NoRef {
			from = ev.To
		}
		draw := func(way float64) { s.Marker(l, from, ev.To, way) }
		if still {
			Faded(l, 1-t, func() { draw(0) })
			Faded(l, t, func() { draw(1) })
			return
		}
		draw(overshoot(t))
	}}
}

// ring shows rings that grow around a place that was chosen.
func ring(place game.Ref, seat game.Player, still bool) Clip {
	return &picture{ticks: ringTicks, draw: func(l *display.List, s Stage, t float64) {
		at, ok := s.Anchor(place)
		if !ok {
			return
		}
		u, colour := s.Unit(), theme.LiveryOf(s.Colour(seat)).Main
		if still {
			l.Ring(at.X, at.Y, 40*u, 5*u, theme.Fade(colour, inOut(t*ringTicks, ringTicks)))
			return
		}
		for _, lag := range []float64{0, 0.3} {
			if v := ramp(t, lag, 1); v > 0 || lag == 0 {
				l.Ring(at.X, at.Y, (14+46*settle(v))*u, 5*u, theme.Fade(colour, 1-v))
			}
		}
	}}
}

// Strike shows an attack: a row of dots from one place to another and swords
// where it strikes.
func Strike(m moment) Clip {
	return &picture{ticks: strikeTicks, draw: func(l *display.List, s Stage, t float64) {
		to, ok := s.Anchor(m.event().To)
		if !ok {
			return
		}
		const met = 0.45 // share of the time until it strikes
		u, show := s.Unit(), inOut(t*strikeTicks, strikeTicks)
		reached, size, wide := settle(ramp(t, 0, met)), 1.0, 30*u
		if m.still {
			reached = 1
		} else {
			size = overshoot(ramp(t, met/2, 0.8)) // the swords spring up
			wide = (22 + 22*settle(ramp(t, met, 1))) * u
		}
		if from, ok := s.Anchor(m.event().What); ok {
			n := math.Floor(apart(from, to) / (14 * u))
			for i := 1.0; i < n && i/n <= reached; i++ {
				at := between(from, to, i/n)
				l.Disc(at.X, at.Y, 3*u, theme.Fade(theme.Danger, show))
			}
		}
		l.Ring(to.X, to.Y, wide, 4*u, theme.Fade(theme.Danger, show*(1-ramp(t, met, 1))))
		if size <= 0 {
			return
		}
		Faded(l, show, func() {
			l.Disc(to.X, to.Y, 19*u*size, theme.Paper)
			l.Ring(to.X, to.Y, 19*u*size, 2*u, theme.Danger)
			widget.Icon(l, "crossed-swords", to, 28*u*size, theme.Danger)
		})
	}}
}

// banner shows the sentence about an event, at the place that it is about or in
// the middle of the board.
func banner(ev game.Event, ticks int, still bool) Clip {
	return &picture{ticks: ticks, draw: func(l *display.List, s Stage, t float64) {
		at, near := display.Point{}, false
		switch ev.To.Kind {
		case game.AreaRef, game.PortRef, game.TerritoryRef:
			at, near = s.Anchor(ev.To)
		}
		if !near {
			open := s.Open()
			at = display.Point{X: open.Center().X, Y: open.Y + open.H*0.4}
		}
		now, length, text := t*float64(ticks), float64(ticks), newCaption(s, s.Tell(ev))
		Faded(l, inOut(now, length), func() {
			if near || still {
				text.append(l, s, at)
				return
			}
			const unrolled = 10 // ticks
			board := s.Board()
			w := board.W * max(0.02, settle(ramp(now, 0, unrolled)))
			l.PushClip(board.Column(at.X-w/2, w))
			text.append(l, s, at)
			l.PopClip()
		})
	}}
}

// A caption is a sentence on wood.
type caption struct {
	lines []string
	w, h  float64
}

// captionText is the size of its letters at unit one.
const captionText = 18

func newCaption(s Stage, text string) (x caption) {
	u := s.Unit()
	if text == "" {
		return x
	}
	x.lines = display.Wrap(text, display.Sans, captionText*u, min(340*u, s.Open().W-40*u))
	for _, line := range x.lines {
		x.w = max(x.w, display.Measure(line, display.Sans, captionText*u))
	}
	x.w, x.h = x.w+32*u, float64(len(x.lines))*display.LineHeight(captionText*u)+16*u
	return x
}

// append draws it around a point, wholly within the board.
func (x *caption) append(l *display.List, s Stage, at display.Point) {
	if len(x.lines) == 0 {
		return
	}
	u := s.Unit()
	r := widget.Keep(at.Box(x.w, x.h), s.Open())
	l.Fill(r.Moved(0, 3*u), 8*u, theme.Shadow)
	l.Fill(r, 8*u, theme.Wood)
	l.Stroke(r, 8*u, 1.5*u, theme.Gilt)
	y := r.Y + 8*u
	for _, line := range x.lines {
		widget.Line(l, r.Row(y, display.LineHeight(captionText*u)), line,
			display.TextStyle{Font: display.Sans, Size: captionText * u, Align: display.Center, Color: theme.Cream})
		y += display.LineHeight(captionText * u)
	}
}
