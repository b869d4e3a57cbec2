package goldenhorn

import (
	"serenissima/game"
	rules "serenissima/game/goldenhorn"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// Signs implements table.Table.
func (Table) Signs() []table.Sign {
	signs := []table.Sign{
		table.SignOf("station", func(l *display.List, r display.Rect) { appendStation(l, r.Center(), r.H*0.44, rules.Yellow) }),
		table.SignOf("ship", func(l *display.List, r display.Rect) {
			appendShip(l, r.Center(), r.H*0.94, merchantman{sails: bookTwo, colour: bookOwn, cargo: bookCargo(rules.Green, 2), ashore: true})
		}),
		table.SignOf("bow", func(l *display.List, r display.Rect) { appendMark(l, arrow, display.Point{X: -4, Y: 80}, r, 14) }),
		table.SignOf("turned", func(l *display.List, r display.Rect) { appendBent(l, r) }),
		table.SignOf("mercenary", func(l *display.List, r display.Rect) { appendPerson(l, r.Center(), r.H*0.9, rules.Mercenary) }),
		table.SignOf("peasant", func(l *display.List, r display.Rect) { appendPerson(l, r.Center(), r.H*0.9, rules.Peasant) }),
		table.SignOf("wind", func(l *display.List, r display.Rect) { appendUse(l, r, "wind", rules.Blue) }),
		table.SignOf("pirates", func(l *display.List, r display.Rect) { appendUse(l, r, "death-skull", rules.Red, rules.Pink) }),
		table.SignOf("stop", func(l *display.List, r display.Rect) {
			appendChipSign(l, r, chip{cards: []rules.Colour{rules.Orange}})
		}),
		table.SignOf("risk", func(l *display.List, r display.Rect) {
			appendChipSign(l, r, chip{cards: []rules.Colour{rules.Orange}, risk: risk{percent: 84}})
		}),
		table.SignOf("own-sails", func(l *display.List, r display.Rect) { appendStruckSail(l, r.Center(), r.H*0.8) }),
		table.SignOf("row", appendRowSign),
		table.SignOf("next", func(l *display.List, r display.Rect) {
			l.Fill(r, r.H*0.12, theme.WoodDark)
			appendNext(l, r.Center(), r.H*0.74, rules.Orange, 2)
		}),
		table.SignOf("territory", func(l *display.List, r display.Rect) {
			l.Fill(r, r.H*0.14, theme.Paper)
			l.Stroke(r, r.H*0.14, 1, theme.PaperRim)
			widget.Icon(l, "castle", r.Center(), r.H*0.8, theme.Brown)
		}),
		table.SignOf("hand", func(l *display.List, r display.Rect) {
			appendCardBack(l, display.Rect{X: r.Center().X - r.H*0.31, Y: r.Y + r.H*0.04, W: r.H * 0.62, H: r.H * 0.92})
		}),
		table.SignOf("warehouse", func(l *display.List, r display.Rect) { widget.Icon(l, "crane", r.Center(), r.H*0.9, theme.Brown) }),
	}
	for c := rules.Red; c <= rules.Blue; c++ {
		s := table.SignOf("good", func(l *display.List, r display.Rect) { appendCube(l, r.Center(), r.H*0.8, c) })
		s.Args = []any{"good", game.Good(c)}
		signs = append(signs, s)
	}
	return signs
}

// appendMark draws a mark of a ship alone: a path with its middle there in the box of the
// ship, so high in it.
func appendMark(l *display.List, p *display.Path, middle display.Point, r display.Rect, high float64) {
	k := r.H * 0.8 / high
	x, y := r.Center().X-middle.X*k, r.Center().Y-middle.Y*k
	l.Shape(p, x, y, k, theme.Paper)
	l.Outline(p, x, y, k, max(1, r.H/20), theme.Ink)
}

// appendBent draws the mark of a ship that has turned round.
func appendBent(l *display.List, r display.Rect) {
	k := r.H * 0.8 / 18
	l.Outline(bent, r.Center().X-80*k, r.Center().Y-11*k, k, max(2, r.H*0.1), theme.Ink)
}

// appendUse draws what cards serve for.
func appendUse(l *display.List, r display.Rect, icon string, cards ...rules.Colour) {
	h := r.H * 0.8
	x := r.Center().X - h*(0.4+0.31*float64(len(cards)))
	for _, c := range cards {
		appendCardFace(l, display.Rect{X: x, Y: r.Center().Y - h/2, W: h * 0.58, H: h}, c)
		x += h * 0.62
	}
	widget.Icon(l, icon, display.Point{X: x + h*0.42, Y: r.Center().Y}, h*0.8, theme.Rubric)
}

// appendRowSign draws a row of three and its worth.
func appendRowSign(l *display.List, r display.Rect) {
	l.Fill(r, r.H*0.12, theme.WoodDark)
	size := min(r.H*0.46, r.W*0.19)
	for i, c := range []rules.Colour{rules.Red, rules.Yellow, rules.Green} {
		appendCube(l, display.Point{X: r.X + size*(0.8+1.08*float64(i)), Y: r.Center().Y}, size, c)
	}
	l.Fill(display.Rect{X: r.X + size*0.2, Y: r.Center().Y + size*0.56, W: size * 3.4, H: max(1, size*0.12)}, 0, theme.Planks)
	l.Print(r.X+r.W-size*0.62, r.Center().Y+display.Ascent(size)/2, "3", display.TextStyle{Font: display.SansBold, Size: size, Align: display.Center, Color: theme.Gold})
}

// appendChipSign draws a chip as high as a sign.
func appendChipSign(l *display.List, r display.Rect, c chip) {
	v := &table.View{}
	v.Camera.Scale = r.H * 0.8 / 32
	c.place(v, r.Center())
	c.draw(l, v)
}
