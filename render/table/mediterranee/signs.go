package mediterranee

import (
	"serenissima/game"
	rules "serenissima/game/mediterranee"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
)

// Signs implements table.Table.
func (Table) Signs() []table.Sign {
	own := theme.Sober(1)
	signs := []table.Sign{
		table.SignOf("galley", func(l *display.List, r display.Rect) {
			kit.AppendShip(l, r.Center(), r.H, kit.Ship{Colour: own, Spaces: rules.GalleySpaces, Sailors: 3, Number: "3", Cubes: []string{ware(rules.Wine)}, Ashore: true})
		}),
		table.SignOf("sailor", func(l *display.List, r display.Rect) { kit.AppendPeg(l, r.Center(), r.H*0.36, own) }),
		table.SignOf("port", appendPortSign),
		table.SignOf("next", func(l *display.List, r display.Rect) { appendNext(l, r.Center(), r.H*0.7) }),
		table.SignOf("produces", func(l *display.List, r display.Rect) {
			kit.AppendMedallion(l, r.Center(), r.H*0.42, ware(rules.Wood))
		}),
		table.SignOf("full", func(l *display.List, r display.Rect) {
			at, size := r.Center(), r.H*0.42
			l.Disc(at.X, at.Y, size, theme.GiltLight)
			l.Ring(at.X, at.Y, size, max(1, size/8), theme.Ink)
			l.Print(at.X, at.Y+display.Ascent(size*1.2)/2, "5", display.TextStyle{Font: display.SansBold, Size: size * 1.2, Align: display.Center, Color: theme.Ink})
		}),
		table.SignOf("owner", func(l *display.List, r display.Rect) { kit.AppendShield(l, r.Center(), r.H*0.86, own) }),
		table.SignOf("empty", func(l *display.List, r display.Rect) { kit.AppendFreePeg(l, r.Center(), r.H*0.36) }),
		table.SignOf("fort", func(l *display.List, r display.Rect) { badge(l, r.Center(), r.H*0.84, "white-tower") }),
		table.SignOf("moves", func(l *display.List, r display.Rect) { kit.AppendDisc(l, r.Center(), r.H*0.42, "2", false) }),
		table.SignOf("leave", func(l *display.List, r display.Rect) { kit.AppendDisc(l, r.Center(), r.H*0.42, "2", true) }),
		table.SignOf("danger", func(l *display.List, r display.Rect) { appendDanger(l, r.Center(), r.H*0.86) }),
		table.SignOf("order", func(l *display.List, r display.Rect) {
			for i := range 3 {
				kit.AppendShield(l, display.Point{X: r.Center().X + r.H*0.5*float64(i-1), Y: r.Center().Y}, r.H*0.6, theme.Sober(i+1))
			}
		}),
	}
	for good := rules.Gems; good <= rules.Wood; good++ {
		s := table.SignOf("good", func(l *display.List, r display.Rect) { kit.AppendCube(l, r.Center(), r.H*0.8, ware(good)) })
		s.Args = []any{"good", game.Good(good)}
		signs = append(signs, s)
	}
	return signs
}

// appendPortSign draws a small plaque: the good that is produced and two spaces.
func appendPortSign(l *display.List, r display.Rect) {
	h := r.H * 0.6
	box := display.Rect{X: r.Center().X - h*1.05, Y: r.Center().Y - h/2, W: h * 2.1, H: h}
	l.Fill(box, h*0.16, theme.White)
	l.Stroke(box, h*0.16, 1.2, theme.PaperRim)
	kit.AppendMedallion(l, display.Point{X: box.X + h*0.46, Y: box.Y + h/2}, h*0.36, ware(rules.Iron))
	kit.AppendCube(l, display.Point{X: box.X + h*1.14, Y: box.Y + h/2}, h*0.52, ware(rules.Wine))
	appendNext(l, display.Point{X: box.X + h*1.72, Y: box.Y + h/2}, h*0.52)
}

// appendNext draws the space that a warehouse fills next, with its value.
func appendNext(l *display.List, at display.Point, size float64) {
	c := at.Box(size, size)
	l.Fill(c, size*0.14, theme.GiltLight)
	l.Stroke(c, size*0.14, max(0.8, size/20), theme.PaperRim)
	appendNumber(l, at, size*0.8, size*1.2, "3")
}
