package goldenhorn

import (
	"serenissima/game"
	rules "serenissima/game/goldenhorn"
	"serenissima/render/op"
	"serenissima/render/table"
	"serenissima/render/theme"
	"serenissima/render/ui"
)

// Signs implements table.Table.
func (Table) Signs() []table.Sign {
	signs := []table.Sign{
		sign("station", func(l *op.List, r op.Rect) { appendStation(l, r.Center(), r.H*0.44, rules.Yellow) }),
		sign("ship", func(l *op.List, r op.Rect) {
			appendShip(l, r.Center(), r.H*0.94, merchantman{sails: bookTwo, colour: bookOwn, cargo: bookCargo(rules.Green, 2), ashore: true})
		}),
		sign("bow", func(l *op.List, r op.Rect) { appendMark(l, arrow, op.Point{X: -4, Y: 80}, r, 14) }),
		sign("turned", func(l *op.List, r op.Rect) { appendBent(l, r) }),
		sign("mercenary", func(l *op.List, r op.Rect) { appendPerson(l, r.Center(), r.H*0.9, rules.Mercenary) }),
		sign("peasant", func(l *op.List, r op.Rect) { appendPerson(l, r.Center(), r.H*0.9, rules.Peasant) }),
		sign("wind", func(l *op.List, r op.Rect) { appendUse(l, r, "wind", rules.Blue) }),
		sign("pirates", func(l *op.List, r op.Rect) { appendUse(l, r, "death-skull", rules.Red, rules.Pink) }),
		sign("stop", func(l *op.List, r op.Rect) {
			v := &table.View{}
			v.Camera.Scale = r.H * 0.8 / 32
			appendCost(l, v, r.Center(), stop{cards: []rules.Colour{rules.Orange}})
		}),
		sign("own-sails", func(l *op.List, r op.Rect) { appendStruckSail(l, r.Center(), r.H*0.8) }),
		sign("row", appendRowSign),
		sign("next", func(l *op.List, r op.Rect) {
			l.Fill(r, r.H*0.12, theme.WoodDark)
			appendNext(l, r.Center(), r.H*0.74, rules.Orange, 2)
		}),
		sign("territory", func(l *op.List, r op.Rect) {
			l.Fill(r, r.H*0.14, theme.Paper)
			l.Stroke(r, r.H*0.14, 1, theme.PaperRim)
			ui.Icon(l, "castle", r.Center(), r.H*0.8, theme.Brown)
		}),
		sign("hand", func(l *op.List, r op.Rect) {
			appendCardBack(l, op.Rect{X: r.Center().X - r.H*0.31, Y: r.Y + r.H*0.04, W: r.H * 0.62, H: r.H * 0.92})
		}),
		sign("warehouse", func(l *op.List, r op.Rect) { ui.Icon(l, "crane", r.Center(), r.H*0.9, theme.Brown) }),
	}
	for c := rules.Red; c <= rules.Blue; c++ {
		s := sign("good", func(l *op.List, r op.Rect) { appendCube(l, r.Center(), r.H*0.8, c) })
		s.Args = []any{"good", game.Good(c)}
		signs = append(signs, s)
	}
	return signs
}

func sign(key string, draw func(*op.List, op.Rect)) table.Sign {
	return table.Sign{Line: table.Line{Key: key}, Append: draw}
}

// appendMark draws a mark of a ship alone: a path with its middle there in the box of the
// ship, so high in it.
func appendMark(l *op.List, p *op.Path, middle op.Point, r op.Rect, high float64) {
	k := r.H * 0.8 / high
	x, y := r.Center().X-middle.X*k, r.Center().Y-middle.Y*k
	l.Shape(p, x, y, k, theme.Paper)
	l.Outline(p, x, y, k, max(1, r.H/20), theme.Ink)
}

// appendBent draws the mark of a ship that has turned round.
func appendBent(l *op.List, r op.Rect) {
	k := r.H * 0.8 / 18
	l.Outline(bent, r.Center().X-80*k, r.Center().Y-11*k, k, max(2, r.H*0.1), theme.Ink)
}

// appendUse draws what cards serve for.
func appendUse(l *op.List, r op.Rect, icon string, cards ...rules.Colour) {
	h := r.H * 0.8
	x := r.Center().X - h*(0.4+0.31*float64(len(cards)))
	for _, c := range cards {
		appendCardFace(l, op.Rect{X: x, Y: r.Center().Y - h/2, W: h * 0.58, H: h}, c)
		x += h * 0.62
	}
	ui.Icon(l, icon, op.Point{X: x + h*0.42, Y: r.Center().Y}, h*0.8, theme.Rubric)
}

// appendRowSign draws a row of three and its worth.
func appendRowSign(l *op.List, r op.Rect) {
	l.Fill(r, r.H*0.12, theme.WoodDark)
	size := min(r.H*0.46, r.W*0.19)
	for i, c := range []rules.Colour{rules.Red, rules.Yellow, rules.Green} {
		appendCube(l, op.Point{X: r.X + size*(0.8+1.08*float64(i)), Y: r.Center().Y}, size, c)
	}
	l.Fill(op.Rect{X: r.X + size*0.2, Y: r.Center().Y + size*0.56, W: size * 3.4, H: max(1, size*0.12)}, 0, theme.Planks)
	l.Print(r.X+r.W-size*0.62, r.Center().Y+op.Ascent(size)/2, "3", op.TextStyle{Font: op.SansBold, Size: size, Align: op.Center, Color: theme.Gold})
}
