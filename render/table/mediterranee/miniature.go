package mediterranee

import (
	"serenissima/game"
	rules "serenissima/game/mediterranee"
	"serenissima/render/display"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
)

// Miniature implements table.Table: the chart with the ports that somebody has, and the
// galleys as sails.
func (Table) Miniature(l *display.List, r display.Rect, s game.State, colour func(game.Player) int) {
	st := s.(*rules.State)
	l.Picture(chartPicture, r, theme.Chart)
	k, f := r.W/100, moored(st)
	for g := range f {
		if m := &f[g]; m.width > 0 {
			at := display.Point{X: r.X + m.at.X*r.W/chartW, Y: r.Y + m.at.Y*r.H/chartH}
			kit.AppendSail(l, at, 2.4*k, colour(st.Galleys[g].Owner))
		}
	}
	for p, place := range charted().Ports {
		if owner := st.Ports[p].Owner; p > 0 && owner != game.Nobody {
			at := display.Point{X: r.X + place.At.X*r.W/chartW, Y: r.Y + place.At.Y*r.H/chartH}
			l.Disc(at.X, at.Y, 2.2*k, theme.Cream)
			l.Disc(at.X, at.Y, 1.7*k, theme.LiveryOf(colour(owner)).Main)
		}
	}
	l.Stroke(r, 0, max(1, 0.8*k), theme.PaperRim)
}
