package serenissima

import (
	"image/color"
	"strconv"
	"sync"

	"serenissima/assets"
	"serenissima/game"
	rules "serenissima/game/serenissima"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/table/chart"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
)

// chartPicture and chartInk are what never changes on the chart: the washes, and what is
// inked over them.
var chartPicture, chartInk = assets.ChartPicture("serenissima"), assets.ChartInk("serenissima")

// charted is made once: the chart and the standard board belong together, which
// a test proves.
var charted = sync.OnceValue(func() *chart.Chart {
	info := rules.New().Info()
	return chart.Load("serenissima", info.Refs[game.AreaRef], info.Refs[game.PortRef])
})

// beyond is the land where the chart does not fill the window.
var beyond = chart.Land{Picture: chartPicture, Plain: display.Rect{X: 120 / chartW, Y: 930 / chartH, W: 820 / chartW, H: 270 / chartH}, Signs: []*display.Path{chart.Hill, chart.Palm, chart.Hill}}

// chartPart is the part of the board with what never moves on it.
var chartPart = game.Area(0)

// namesPart is the part of the board with the names of ports on a small chart.
var namesPart = game.Port(0)

// Draw implements table.Table.
func (Table) Draw(l *display.List, v *table.View) {
	s := v.State.(*rules.State)
	l.Fill(v.Frame.Board, 0, theme.Vellum)
	l.PushClip(v.Frame.Board)
	v.Draw(l, chartPart, table.CacheKey{}, func() { appendChart(l, v, s) })
	l.Ops = append(l.Ops, v.Wakes...)
	appendGalleys(l, v, s)
	appendPlaques(l, v, s)
	l.Ops = append(l.Ops, v.Ghosts...)
	appendPointer(l, v, s)
	appendShipWays(l, v, s)
	appendCourse(l, v, s)
	for z := 1; z < len(charted().Zones); z++ {
		ref := game.Area(z)
		if text, ok := v.Cost[ref]; ok {
			kit.AppendDisc(l, disc(v, ref), v.Units(discRadius), text, v.Lit[ref] == table.Danger)
		}
	}
	appendStops(l, v, s)
	if afar(v) {
		v.Draw(l, namesPart, table.CacheKey{}, func() { appendTileNames(l, v, s) })
	}
	l.PopClip()
	v.Draw(l, table.PanelsPart, panelsKey(v, s), func() { appendPanels(l, v, s) })
}

// appendChart draws what the ships lie on.
func appendChart(l *display.List, v *table.View, s *rules.State) {
	origin := v.Camera.Origin()
	k := v.Camera.Scale
	sheet := display.Rect{X: origin.X, Y: origin.Y, W: chartW * k, H: chartH * k}
	beyond.AppendBeyond(l, v, sheet)
	l.Picture(chartPicture, sheet, theme.Chart)
	l.PushClip(sheet)
	appendTints(l, v, s)
	appendLeaders(l, v) // below the names that they meet
	l.Ink(chartInk, origin.X, origin.Y, k)
	l.PopClip()
	appendZones(l, v)
	appendSeaNames(l, v, anchoragesOf(v).names)
	appendPorts(l, v, s)
	appendRoute(l, v, s)
}

// appendTints shows below the ink which zones are lit.
func appendTints(l *display.List, v *table.View, s *rules.State) {
	c := charted()
	o, k := v.Camera.Origin(), v.Camera.Scale
	anyArea := false
	for ref := range v.Lit {
		anyArea = anyArea || ref.Kind == game.AreaRef
	}
	for z := 1; z < len(c.Zones); z++ {
		ref := game.Area(z)
		_, lit := v.Lit[ref]
		switch {
		case v.Lit[ref] == table.Asked:
			l.Shape(c.Zones[z], o.X, o.Y, k, theme.Asked)
		case lit && v.Cost[ref] == "1":
			l.Shape(c.Zones[z], o.X, o.Y, k, theme.Reach)
		case lit:
			l.Shape(c.Zones[z], o.X, o.Y, k, theme.ReachFar)
		case anyArea && rules.ZoneID(z) != s.Galleys[s.Active].Zone:
			l.Shape(c.Zones[z], o.X, o.Y, k, theme.Shade)
		}
		if lit && v.Hover == ref {
			l.Shape(c.Zones[z], o.X, o.Y, k, theme.Gleam)
		}
	}
}

// appendZones draws the borders of what is lit and lets every zone be pointed
// at.
func appendZones(l *display.List, v *table.View) {
	c := charted()
	o, k := v.Camera.Origin(), v.Camera.Scale
	for z := 1; z < len(c.Zones); z++ {
		switch v.Lit[game.Ref{Kind: game.AreaRef, ID: int16(z)}] {
		case table.Target:
			l.Outline(c.Borders[rules.ZoneID(z)], o.X, o.Y, k, max(1, v.Units(2.6)), theme.Hot)
		case table.Danger, table.Asked:
			l.Outline(c.Zones[z], o.X, o.Y, k, max(2, v.Units(5)), theme.Risk)
		}
	}
	for z := 1; z < len(c.Zones); z++ {
		ref := game.Area(z)
		if _, lit := v.Lit[ref]; lit && v.Hover == ref {
			l.Outline(c.Zones[z], o.X, o.Y, k, 2.5, theme.Gold)
		}
		l.Hit(display.Hit{Path: c.Zones[z], X: o.X, Y: o.Y, Scale: k, Rect: v.Frame.Board, Target: display.Target{Ref: ref}})
	}
}

// appendLeaders joins plaques to their ports.
func appendLeaders(l *display.List, v *table.View) {
	o, k := v.Camera.Origin(), v.Camera.Scale
	for i := range charted().Ports[1:] {
		l.Outline(charted().Leaders[i+1], o.X, o.Y, k, max(2, v.Units(7)), theme.Fade(theme.Vellum, 0.9))
		l.Outline(charted().Leaders[i+1], o.X, o.Y, k, max(1, v.Units(2.6)), theme.Rubric)
	}
}

// appendPorts marks the ports, in the colours of those who hold them.
func appendPorts(l *display.List, v *table.View, s *rules.State) {
	for i, p := range charted().Ports[1:] {
		at := v.At(p.At.X, p.At.Y)
		r := max(12, v.Units(16))
		mark := display.Rect{X: at.X - r, Y: at.Y - r, W: 2 * r, H: 2 * r}
		l.Hit(display.Hit{Rect: mark, Target: display.Target{Ref: game.Port(i + 1)}})
		if !v.Sees(mark) {
			continue
		}
		dot := theme.Rubric
		if owner := s.Ports[i+1].Owner; owner != game.Nobody {
			dot = theme.LiveryOf(v.Colour(owner)).Main
		}
		if _, lit := v.Lit[game.Port(i+1)]; lit {
			l.Disc(at.X, at.Y, v.Units(16), theme.Ink)
			l.Disc(at.X, at.Y, v.Units(14.4), theme.Gold)
		}
		l.Disc(at.X, at.Y, v.Units(10), theme.Ink)
		l.Disc(at.X, at.Y, v.Units(8.4), theme.Paper)
		l.Disc(at.X, at.Y, v.Units(5.2), dot)
	}
}

// appendRoute dots the way of a route from zone to zone.
func appendRoute(l *display.List, v *table.View, s *rules.State) {
	if len(v.Path) < 2 {
		return
	}
	var line []display.Point
	for i, ref := range v.Path {
		at := zoneMiddle(v, rules.ZoneID(ref.ID))
		if i == 0 {
			if g, _, ok := galleyAt(v, s, s.Active); ok {
				at = g
			}
			line = append(line, at)
			continue
		}
		if i == len(v.Path)-1 {
			at = landfall(v, s, ref)
		}
		line = append(line, way(v, rules.ZoneID(v.Path[i-1].ID), rules.ZoneID(ref.ID), line[len(line)-1], at)[1:]...)
	}
	length := 0.0
	for i := 1; i < len(line); i++ {
		length += dist(line[i-1], line[i])
	}
	dots := int(length / max(6, v.Units(12)))
	for _, d := range []struct {
		r float64
		c color.NRGBA
	}{{max(3.4, v.Units(6.5)), theme.Paper}, {max(1.8, v.Units(3.2)), theme.Rubric}} {
		for i := 1; i < dots; i++ {
			at := kit.PointAt(line, float64(i)/float64(dots))
			l.Disc(at.X, at.Y, d.r, d.c)
		}
	}
}

// zoneMiddle is where ships of a zone lie, on the screen.
func zoneMiddle(v *table.View, z rules.ZoneID) display.Point {
	at := berthAt(z, 0)
	return v.At(at.X, at.Y)
}

func itoa[T ~int | ~int8 | ~int16 | ~int32](n T) string { return strconv.Itoa(int(n)) }

// PortNames implements table.Table.
func (Table) PortNames(v *table.View) (list []display.Rect) {
	if !afar(v) {
		return charted().PortNames(v)
	}
	for _, x := range tileNames(v, v.State.(*rules.State)) {
		list = append(list, x.box)
	}
	return list
}
