package mediterranee

import (
	"image/color"

	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// trimTile is a diamond on a tile of the trim, one high.
var trimTile = &display.Path{Name: "diamond of the trim", Rings: [][]display.Point{{{Y: -0.4}, {X: 0.4}, {Y: 0.4}, {X: -0.4}}}}

// trimHigh is how high the trim is at unit one.
const trimHigh = 7

// appendTrim draws a row of tiles along the upper and the lower rim of the board, where it is wide. It covers no plaque.
func appendTrim(l *display.List, v *table.View) {
	f := &v.Frame
	if f.Shape != layout.Wide {
		return
	}
	side := trimHigh * f.Unit
	for _, y := range []float64{f.Board.Y - 0.5*side, f.Bar.Y - side} {
		row := f.Board.Row(y, side)
		l.Fill(row, 0, theme.Paper)
		for i, x := 0, row.X+side/2; x < row.X+row.W; i, x = i+1, x+side {
			l.Shape(trimTile, x, row.Center().Y, side, []color.NRGBA{theme.PaperRim, theme.Gold}[i%2])
		}
		l.Stroke(row, 0, 1, theme.Gilt)
	}
}

// cartouche is where the name of the game stands, in board units: on the land in the north west that nobody owns.
var cartouche = display.Rect{X: 20, Y: 106, W: 296, H: 122}

// appendCartouche paints the name of the game on the chart, where its letters can be read.
func appendCartouche(l *display.List, v *table.View) {
	o, k := v.Camera.Origin(), v.Camera.Scale
	r := display.Rect{X: o.X + cartouche.X*k, Y: o.Y + cartouche.Y*k, W: cartouche.W * k, H: cartouche.H * k}
	if v.Frame.Shape != layout.Wide || r.H < 4*widget.MinText {
		return
	}
	l.Fill(r.Moved(0, 3*k), 6*k, theme.Shadow)
	l.Fill(r, 6*k, theme.Paper)
	l.Stroke(r, 6*k, max(1, 3*k), theme.PaperRim)
	l.Stroke(r.Inset(8*k), 4*k, max(1, 1.5*k), theme.PaperLine)
	for _, at := range []display.Point{{X: r.X, Y: r.Y}, {X: r.X + r.W, Y: r.Y}, {X: r.X, Y: r.Y + r.H}, {X: r.X + r.W, Y: r.Y + r.H}} {
		at.X, at.Y = at.X+(r.Center().X-at.X)*0.09, at.Y+(r.Center().Y-at.Y)*0.22
		l.Shape(trimTile, at.X, at.Y, 20*k, theme.Gold)
	}
	in := r.InsetBy(18*k, 14*k)
	name := in.CutTop(0.62 * in.H)
	widget.Line(l, name, v.Say("board.cartouche"), display.TextStyle{Font: display.Caps, Size: 50 * k, Align: display.Center, Color: theme.Wood})
	about := v.Say("board.cartouche.about")
	if !display.Fits(about, display.Italic, widget.MinText, in.W) {
		return
	}
	widget.Line(l, in, about, display.TextStyle{Font: display.Italic, Size: max(widget.MinText, 25*k), Align: display.Center, Color: theme.Brown})
}
