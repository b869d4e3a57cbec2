package mediterranee

import (
	"image/color"
	"math"
	"strconv"
	"sync"

	"serenissima/assets"
	"serenissima/game"
	rules "serenissima/game/mediterranee"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/table/chart"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
)

// chartPicture and chartInk are what never changes on the chart: the washes, and what is
// inked over them.
var chartPicture, chartInk = assets.ChartPicture("mediterranee"), assets.ChartInk("mediterranee")

// charted is made once: the chart and the standard board belong together, which a test
// proves.
var charted = sync.OnceValue(func() *chart.Chart {
	info := rules.New().Info()
	return chart.Load("mediterranee", info.Refs[game.AreaRef], info.Refs[game.PortRef])
})

// beyond is the land where the chart does not fill the window.
var beyond = chart.Land{Picture: chartPicture, Plain: display.Rect{X: 60 / chartW, Y: 900 / chartH, W: 760 / chartW, H: 320 / chartH}, Signs: []*display.Path{chart.Hill, chart.Palm, chart.Hill}}

// chartPart is the part of the board with what never moves on it.
var chartPart = game.Area(0)

// The light on the sea. Plain yellow would make land of it.
var (
	reach   = [...]uint8{204, 158, 112} // white over zones one, two, three moves away
	chosen  = color.NRGBA{0xFF, 0xE6, 0x8C, 0xAD}
	byLeave = color.NRGBA{0xF4, 0xC9, 0xBC, 0xC8}
	far     = color.NRGBA{0x10, 0x1B, 0x3C, 0x50}
)

// The names of seas, and the halo around their letters.
var (
	seaInk  = color.NRGBA{0x0E, 0x18, 0x38, 0xFF}
	seaHalo = color.NRGBA{0xC3, 0xD6, 0xE8, 0xC0}
)

// Draw implements table.Table.
func (Table) Draw(l *display.List, v *table.View) {
	s := v.State.(*rules.State)
	l.Fill(v.Frame.Board, 0, theme.Vellum)
	l.PushClip(v.Frame.Board)
	v.Draw(l, chartPart, table.CacheKey{}, func() { appendChart(l, v, s) })
	l.Ops = append(l.Ops, v.Wakes...)
	key := table.CacheKey{}
	for g := 1; g <= int(rules.MaxGalleys); g++ {
		if v.Lifted(game.Ship(g)) {
			key.Shifts |= 1 << g
		}
	}
	v.Draw(l, dangersPart, key, func() { appendDangers(l, v, s) })
	appendGalleys(l, v, s)
	v.Draw(l, stackDangersPart, key, func() { appendStackDangers(l, v, s) })
	for p := rules.PortID(1); int(p) < len(s.Board.Ports); p++ {
		ref := game.Port(p)
		v.Draw(l, ref, v.KeyOf(ref), func() { appendPlaque(l, v, s, p) })
	}
	appendWays(l, v)
	l.Ops = append(l.Ops, v.Ghosts...)
	for z := 1; z < len(charted().Zones); z++ {
		ref := game.Area(z)
		if text, ok := v.Cost[ref]; ok {
			kit.AppendDisc(l, discAt(v, z), radiusOfDiscs(v), text, v.Lit[ref] == table.Danger)
		}
	}
	l.PopClip()
	v.Draw(l, table.PanelsPart, table.CacheKey{}, func() { appendPanels(l, v, s) })
}

// appendChart draws what the ships lie on.
func appendChart(l *display.List, v *table.View, s *rules.State) {
	origin, k := v.Camera.Origin(), v.Camera.Scale
	sheet := display.Rect{X: origin.X, Y: origin.Y, W: chartW * k, H: chartH * k}
	beyond.AppendBeyond(l, v, sheet)
	l.Picture(chartPicture, sheet, theme.Chart)
	l.PushClip(sheet)
	appendTints(l, v)
	for _, line := range charted().Leaders[1:] { // below the names that they meet
		l.Outline(line, origin.X, origin.Y, k, max(2, v.Units(7)), theme.Fade(theme.White, 0.9))
		l.Outline(line, origin.X, origin.Y, k, max(1, v.Units(2.6)), theme.Rubric)
	}
	l.Ink(chartInk, origin.X, origin.Y, k)
	l.PopClip()
	appendCartouche(l, v)
	appendZones(l, v)
	appendSeaNames(l, v)
	appendPorts(l, v, s)
}

// appendTints shows below the ink which zones are lit.
func appendTints(l *display.List, v *table.View) {
	c, o, k := charted(), v.Camera.Origin(), v.Camera.Scale
	anyArea := false
	for ref, light := range v.Lit { // what a question is about leaves the rest as it is
		anyArea = anyArea || ref.Kind == game.AreaRef && light != table.Asked
	}
	for z := 1; z < len(c.Zones); z++ {
		ref := game.Area(z)
		tint := far
		switch light, lit := v.Lit[ref]; {
		case light == table.Danger:
			tint = byLeave
		case light == table.Asked || lit && v.Hover == ref:
			tint = chosen
		case lit:
			moves, _ := strconv.Atoi(v.Cost[ref])
			tint = color.NRGBA{0xFF, 0xFF, 0xFF, reach[max(0, min(len(reach), moves)-1)]}
		case !anyArea:
			continue
		}
		l.Shape(c.Zones[z], o.X, o.Y, k, tint)
	}
}

// appendZones draws the borders of what is lit and lets every zone be pointed at.
func appendZones(l *display.List, v *table.View) {
	c, o, k := charted(), v.Camera.Origin(), v.Camera.Scale
	for z := 1; z < len(c.Zones); z++ {
		ref := game.Area(z)
		switch light, lit := v.Lit[ref]; {
		case light == table.Danger, light == table.Asked:
			l.Outline(c.Zones[z], o.X, o.Y, k, max(2, v.Units(5)), theme.Risk)
		case lit:
			l.Outline(c.Borders[z], o.X, o.Y, k, max(1, v.Units(2.6)), theme.Hot)
		}
		if _, lit := v.Lit[ref]; lit && v.Hover == ref {
			l.Outline(c.Zones[z], o.X, o.Y, k, 2.5, theme.Gold)
		}
		l.Hit(display.Hit{Path: c.Zones[z], X: o.X, Y: o.Y, Scale: k, Rect: v.Frame.Board, Target: display.Target{Ref: ref}})
	}
	for z := 1; z < len(c.Zones); z++ { // a disc may lie over the rim of its zone
		if ref := game.Area(z); v.Cost[ref] != "" {
			at, r := discAt(v, z), radiusOfDiscs(v)
			l.Hit(display.Hit{Rect: display.Rect{X: at.X - r, Y: at.Y - r, W: 2 * r, H: 2 * r}, Target: display.Target{Ref: ref}})
		}
	}
}

// portNames are the areas of the names of the ports, which are made once.
var portNames = sync.OnceValue(func() []*display.Path { return charted().PortNameAreas() })

// appendPorts marks the ports, in the colours of those who hold them. Their names can be pointed at as
// well.
func appendPorts(l *display.List, v *table.View, s *rules.State) {
	for i, area := range portNames() {
		if area != nil {
			o, box := v.Camera.Origin(), display.Rect{}
			for _, corner := range area.Rings[0] {
				at := v.At(corner.X, corner.Y)
				box = box.Union(display.Rect{X: at.X, Y: at.Y, W: 1, H: 1})
			}
			l.Hit(display.Hit{Path: area, X: o.X, Y: o.Y, Scale: v.Camera.Scale, Rect: box, Target: display.Target{Ref: game.Port(i)}})
		}
	}
	for i, p := range charted().Ports[1:] {
		at, dot := v.At(p.At.X, p.At.Y), theme.White
		r := max(12, v.Units(16))
		mark := display.Rect{X: at.X - r, Y: at.Y - r, W: 2 * r, H: 2 * r}
		l.Hit(display.Hit{Rect: mark, Target: display.Target{Ref: game.Port(i + 1)}})
		if !v.Sees(mark) {
			continue
		}
		if owner := s.Ports[i+1].Owner; owner != game.Nobody {
			dot = theme.LiveryOf(v.Colour(owner)).Main
		}
		if _, lit := v.Lit[game.Port(i+1)]; lit {
			l.Disc(at.X, at.Y, v.Units(16), theme.Ink)
			l.Disc(at.X, at.Y, v.Units(14.4), theme.Gold)
		}
		l.Disc(at.X, at.Y, v.Units(10), theme.Ink)
		l.Disc(at.X, at.Y, v.Units(8.4), theme.White)
		l.Disc(at.X, at.Y, v.Units(5.2), dot)
	}
}

// appendSeaNames writes the names of the zones.
func appendSeaNames(l *display.List, v *table.View) {
	k := v.Camera.Scale
	for z := 1; z < len(charted().Shapes); z++ {
		label := charted().Shapes[z].Label
		at := v.At(label.X, label.Y)
		l.Outline(charted().Names[z], at.X, at.Y, k, v.Units(5), seaHalo)
		l.Shape(charted().Names[z], at.X, at.Y, k, seaInk)
	}
}

// zoneMiddle is where the first ship of a zone lies.
func zoneMiddle(v *table.View, z rules.ZoneID) display.Point {
	at := berths()[z][0]
	return v.At(at.X, at.Y)
}

// way is a line on the screen from a point of a zone to one of a neighbouring zone.
func way(v *table.View, from, to rules.ZoneID, a, b display.Point) []display.Point {
	return charted().WayIn(v, int(from), int(to), a, b)
}

// appendWays dots the way that is pointed at, the voyages that ships have made, and the
// course that somebody advises.
func appendWays(l *display.List, v *table.View) {
	if len(v.Path) > 1 {
		appendDots(l, v, lineOf(v, v.Path), theme.Rubric)
	}
	for _, voyage := range v.ShipWays {
		appendDots(l, v, lineOf(v, voyage.Areas), theme.LiveryOf(v.Colour(voyage.By)).Main)
	}
	for i := 0; i < len(v.Course); {
		course, ship := []game.Ref(nil), v.Course[i].Obj[0]
		for ; i < len(v.Course) && v.Course[i].Obj[0] == ship; i++ {
			if v.Course[i].Verb != rules.Sail {
				continue
			}
			if len(course) == 0 {
				course = append(course, game.Area(v.State.(*rules.State).Galleys[ship.ID].Zone))
			}
			course = append(course, v.Course[i].Obj[1])
		}
		if len(course) > 1 {
			appendDots(l, v, lineOf(v, course), theme.Gold)
		}
	}
}

// lineOf is the line of a way from zone to zone.
func lineOf(v *table.View, areas []game.Ref) []display.Point {
	line := []display.Point{zoneMiddle(v, rules.ZoneID(areas[0].ID))}
	for i, to := range areas[1:] {
		end := zoneMiddle(v, rules.ZoneID(to.ID))
		line = append(line, way(v, rules.ZoneID(areas[i].ID), rules.ZoneID(to.ID), line[len(line)-1], end)[1:]...)
	}
	return line
}

// appendDots dots a line.
func appendDots(l *display.List, v *table.View, line []display.Point, fill color.NRGBA) {
	length := 0.0
	for i := 1; i < len(line); i++ {
		length += math.Hypot(line[i].X-line[i-1].X, line[i].Y-line[i-1].Y)
	}
	dots, r := int(length/max(7, v.Units(14))), max(2.6, v.Units(4.6))
	for i := 1; i <= dots; i++ {
		at := kit.PointAt(line, float64(i)/float64(dots))
		l.Disc(at.X, at.Y, r+max(1, v.Units(2)), theme.White)
		l.Disc(at.X, at.Y, r, fill)
	}
}

func itoa[T ~int | ~int8 | ~int16 | ~int32](n T) string { return strconv.Itoa(int(n)) }
