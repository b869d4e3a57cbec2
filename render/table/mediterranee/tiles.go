package mediterranee

import (
	"image/color"
	"math"
	"sync"

	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/theme"
)

// The tiles around the chart are seen where it does not fill the window, such as on a phone: painted
// ones along its rim, glazed ones beyond.
const tileSide = 34 // at unit one

var (
	tileCobalt = color.NRGBA{0x23, 0x4A, 0x97, 0xFF}
	tileOchre  = color.NRGBA{0xE7, 0xA5, 0x2F, 0xFF}
	tileJoint  = color.NRGBA{0x9F, 0xBF, 0xDE, 0x80}
)

// tileStar is a star of four points with hollow sides in a tile from -1 to 1, and tileLeaf one that
// is turned by half a right angle.
var tileStar, tileLeaf = sync.OnceValue(func() *display.Path { return star("tile-star", 0, 0.86, 0.22) }), sync.OnceValue(func() *display.Path { return star("tile-leaf", math.Pi/4, 0.62, 0.2) })

// star is a star of four points at the outer radius, with its inner corners at the inner one.
func star(name string, turn, outer, inner float64) *display.Path {
	var ring []display.Point
	for i := range 8 {
		r, at := outer, turn+float64(i)*math.Pi/4
		if i%2 == 1 {
			r = inner
		}
		ring = append(ring, display.Point{X: r * math.Cos(at), Y: r * math.Sin(at)})
	}
	return &display.Path{Name: name, Rings: [][]display.Point{ring}}
}

// appendTiles lays tiles from the rims of the chart to those of the viewport; none before the chart
// has a place in it.
func appendTiles(l *display.List, v *table.View, chart display.Rect) {
	board := v.Frame.Board
	seen := chart.Intersect(board)
	if seen.W <= 0 || seen.H <= 0 {
		return
	}
	beside := max(chart.X-board.X, board.X+board.W-chart.X-chart.W) >= 1
	over := max(chart.Y-board.Y, board.Y+board.H-chart.Y-chart.H) >= 1
	side := board.W / math.Round(board.W/(tileSide*v.Frame.Unit))
	if beside {
		for x := chart.X - side; x > board.X-side; x -= side {
			appendTileLine(l, seen.Column(x, side), side, x == chart.X-side)
		}
		for x := chart.X + chart.W; x < board.X+board.W; x += side {
			appendTileLine(l, seen.Column(x, side), side, x == chart.X+chart.W)
		}
		for _, x := range []float64{chart.X, chart.X + chart.W} { // the frame of the chart
			l.Fill(seen.Column(x-2, 4), 0, theme.Wood)
		}
	}
	if over {
		for y := chart.Y - side; y > board.Y-side; y -= side {
			appendTileLine(l, board.Row(y, side), side, y == chart.Y-side)
		}
		for y := chart.Y + chart.H; y < board.Y+board.H; y += side {
			appendTileLine(l, board.Row(y, side), side, y == chart.Y+chart.H)
		}
		for _, y := range []float64{chart.Y, chart.Y + chart.H} {
			l.Fill(board.Row(y-2, 4), 0, theme.Wood)
		}
	}
}

// appendTileLine lays a row or a column of tiles, painted or only glazed.
func appendTileLine(l *display.List, line display.Rect, side float64, painted bool) {
	half := side / 2
	l.Fill(line, 0, theme.Paper)
	for x := line.X; x < line.X+line.W-1; x += side {
		for y := line.Y; y < line.Y+line.H-1; y += side {
			l.Stroke(display.Rect{X: x, Y: y, W: side, H: side}, 0, 1, tileJoint)
			mid := display.Point{X: x + half, Y: y + half}
			if !painted {
				l.Shape(tileLeaf(), mid.X, mid.Y, half*0.5, tileJoint)
				continue
			}
			l.Shape(tileLeaf(), mid.X, mid.Y, half*1.5, theme.Fade(tileCobalt, 0.45))
			l.Shape(tileStar(), mid.X, mid.Y, half, tileCobalt)
			l.Disc(mid.X, mid.Y, half*0.2, theme.Paper)
			l.Disc(mid.X, mid.Y, half*0.13, tileOchre)
		}
	}
}
