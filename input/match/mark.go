package match

import (
	"serenissima/game"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/theme"
)

// A mark is a thing of the board that is pointed out for a while.
type mark struct {
	thing game.Ref // the zero Ref for none
	ticks int      // that it stays
}

// markTicks is how long a thing is pointed out, three seconds.
const markTicks = 180

// pointOut points out a thing, and brings it into sight.
func (p *board) pointOut(d table.Desk, thing game.Ref) {
	p.mark = mark{thing, markTicks}
	if place, ok := d.Table().Place(d.View(), thing); ok && place.OnChart && !p.camera.Whole() {
		p.lookAt(d.View(), place.At)
	}
}

// pass lets a tick pass for what is pointed out.
func (m *mark) pass() {
	if m.ticks > 0 {
		if m.ticks--; m.ticks == 0 {
			m.thing = game.Ref{}
		}
	}
}

// view draws rings around what is pointed out.
func (m *mark) view(l *display.List, on table.Table, v *table.View) {
	if m.thing == (game.Ref{}) {
		return
	}
	place, ok := on.Place(v, m.thing)
	if !ok {
		return
	}
	r := 30 * v.Frame.Unit
	if place.OnChart {
		r = max(r, 62*v.Camera.Scale)
	}
	l.Ring(place.At.X, place.At.Y, r+5, 7, theme.Fade(theme.Paper, 0.8))
	l.Ring(place.At.X, place.At.Y, r+3, 3, theme.Rubric)
}

// ring draws a ring around a box, which pulses with the light of the board: round about a thing of the board
// that is about as wide as high, and otherwise so that the corners stay free, where coins lie.
func ring(l *display.List, r display.Rect, u, pulse float64, thing bool) {
	away := 7 * u
	if thing {
		away = 4 * u
	}
	r = r.Inset(-away - 4*pulse*u)
	radius := min(13*u, r.W/2, r.H/2)
	if thing && r.W < 1.3*r.H && r.H < 1.3*r.W {
		radius = min(r.W, r.H) / 2
	}
	l.Stroke(r.Inset(-3*u), radius+3*u, 9*u, theme.Fade(theme.Paper, 0.85))
	l.Stroke(r, radius, 3.5*u, theme.Rubric)
}
