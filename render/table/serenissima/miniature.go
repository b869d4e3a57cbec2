package serenissima

import (
	"serenissima/assets"
	"serenissima/game"
	rules "serenissima/game/serenissima"
	"serenissima/render/display"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
)

// Miniature implements table.Table: the chart with the ports that somebody has, larger
// with a basilica, and the galleys as sails.
func (Table) Miniature(l *display.List, r display.Rect, s game.State, colour func(game.Player) int) {
	st := s.(*rules.State)
	l.Picture(chartPicture, r, theme.Chart)
	at := func(p assets.Point) display.Point {
		return display.Point{X: r.X + p.X*r.W/chartW, Y: r.Y + p.Y*r.H/chartH}
	}
	k := r.W / 100
	c := charted()
	var in [rules.MaxZones + 1]int // galleys seen in a zone
	for g := rules.GalleyID(1); g <= rules.MaxGalleys; g++ {
		galley := &st.Galleys[g]
		if galley.Owner == game.Nobody || galley.Zone < 1 {
			continue
		}
		slots := c.Shapes[galley.Zone].Slots
		place := at(slots[in[galley.Zone]%len(slots)])
		in[galley.Zone]++
		kit.AppendSail(l, place, 2.4*k, colour(galley.Owner))
	}
	for p := 1; p < len(c.Ports); p++ {
		port := &st.Ports[p]
		if port.Owner == game.Nobody {
			continue
		}
		place, radius := at(c.Ports[p].At), 2.2*k
		if port.Basilica {
			radius = 2.9 * k
		}
		l.Disc(place.X, place.Y, radius, theme.Cream)
		l.Disc(place.X, place.Y, radius*0.76, theme.LiveryOf(colour(port.Owner)).Main)
	}
	l.Stroke(r, 0, max(1, 0.8*k), theme.PaperRim)
}
