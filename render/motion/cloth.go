package motion

import (
	"strconv"

	"serenissima/game"
	"serenissima/render/display"
	"serenissima/render/theme"
)

// Ticks of a sum under a cloth, from the beginning.
const (
	clothTicks = 84
	clothLies  = 14 // until it is drawn away
	clothGone  = 44
)

// mostBared is the largest number of coins that are seen under a cloth.
const mostBared = 5

// Unveil shows a sum that lies in coins before a seat, under a cloth that is drawn away.
func Unveil(m moment) Clip {
	ev := m.event()
	return &picture{ticks: clothTicks, draw: func(l *display.List, s Stage, t float64) {
		at, ok := s.Anchor(ev.What)
		if !ok {
			return
		}
		now, unit := t*clothTicks, s.Unit()
		coin := 0.55 * pieceSize * unit
		text := strconv.Itoa(worth(s, int(ev.N)))
		paper := display.Measure(text, display.SansBold, tagLetters*unit) + 14*unit
		r := display.Rect{W: paper + 12*unit + (mostBared+1)*coin/2, H: 31 * unit}
		r.X, r.Y = at.X-r.W/2, at.Y-r.H/2
		Faded(l, inOut(now, clothTicks), func() {
			if m.still || now >= clothLies { // never seen through the cloth
				l.Fill(r, r.H/2, theme.Wood)
				l.Stroke(r, r.H/2, max(1, 1.5*unit), theme.Gilt)
				tag(l, s, display.Point{X: r.X + r.W - paper/2 - 2*unit, Y: at.Y}, text, theme.Ink, seatOf(ev.What))
				for i := range min(mostBared, int(ev.N)) {
					s.Piece(l, display.Point{X: r.X + 6*unit + coin*(0.5+0.5*float64(i)), Y: at.Y}, coin, game.Money(0))
				}
			}
			if !m.still {
				cloth(l, s, r.Inset(-3*unit), ramp(now, clothLies, clothGone))
			}
		})
	}}
}

// cloth draws what is left of a cloth of which a share has been drawn away to the right: it lies in ever
// closer folds.
func cloth(l *display.List, s Stage, r display.Rect, gone float64) {
	const folds, bunch = 5, 0.16 // the share of its width in which all of it lies in folds
	if gone >= 1 {
		return
	}
	u, away := s.Unit(), ease(gone)
	r.X, r.W = r.X+away*r.W, r.W*(1-(1-bunch)*away)
	Faded(l, 1-ramp(gone, 0.8, 1), func() {
		l.Fill(r.Moved(u, 2*u), 4*u, theme.Shadow)
		l.Fill(r, 4*u, theme.Rubric)
		for i := 1; i < folds; i++ {
			x := r.X + r.W*float64(i)/folds
			l.Fill(display.Rect{X: x, Y: r.Y + 3*u, W: max(1, 1.5*u), H: r.H - 6*u}, 0, theme.Shadow)
		}
		l.Stroke(r.Inset(1.5*u), 3*u, max(1, 1.2*u), theme.GiltLight)
	})
}
