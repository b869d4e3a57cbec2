package chart

import (
	"math"

	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
)

// What lies beyond a chart that does not fill its window: a rim with bars, as on the scale of a portolan, ticks like
// those along a coast, and land. In board units.
const (
	rimBand = 9  // width of the rim
	rimBar  = 60 // about the length of a bar

	tickPitch, tickLength = 7.0, 16.0
	combLength            = 140 * tickPitch // of a row of ticks that is drawn at once

	dimmed = 0.15 // by how much the land is darker than that of the chart

	signPitch = 210.0 // between signs on the land, at least so many pixels:
	leastSign = 58
	signSize  = 44.0 // the same
	leastSize = 13
)

// A Land is what lies beyond a chart that does not fill its window.
type Land struct {
	Picture display.ImageID // of the chart
	Plain   display.Rect    // the part of it with nothing but land, as a share of its width and height: it is stretched
	Signs   []*display.Path // that are strewn over it
}

// Signs of the land, their middle at the origin and about one wide.
var (
	Hill = &display.Path{Name: "hill beyond the chart", Open: true, Rings: [][]display.Point{
		{{X: -0.5, Y: 0.28}, {X: -0.34, Y: 0.06}, {X: -0.22, Y: -0.22}, {X: -0.12, Y: -0.02}, {X: 0, Y: 0.26}},
		{{X: -0.02, Y: 0.2}, {X: 0.1, Y: -0.04}, {X: 0.2, Y: -0.3}, {X: 0.32, Y: -0.04}, {X: 0.5, Y: 0.28}},
		{{X: -0.2, Y: -0.16}, {X: -0.16, Y: 0.08}}, {{X: -0.14, Y: -0.02}, {X: -0.08, Y: 0.2}},
		{{X: 0.22, Y: -0.22}, {X: 0.28, Y: 0.06}}, {{X: 0.3, Y: -0.06}, {X: 0.38, Y: 0.2}}, {{X: 0.24, Y: 0.02}, {X: 0.3, Y: 0.24}}}}
	Palm = &display.Path{Name: "palm beyond the chart", Open: true, Rings: [][]display.Point{
		{{X: 0.04, Y: 0.34}, {X: 0, Y: 0.1}, {X: 0.02, Y: -0.1}},
		{{X: 0.02, Y: -0.1}, {X: -0.16, Y: -0.2}, {X: -0.3, Y: -0.06}}, {{X: 0.02, Y: -0.1}, {X: 0.18, Y: -0.22}, {X: 0.34, Y: -0.06}},
		{{X: 0.02, Y: -0.1}, {X: -0.08, Y: -0.28}, {X: -0.24, Y: -0.3}}, {{X: 0.02, Y: -0.1}, {X: 0.12, Y: -0.3}, {X: 0.26, Y: -0.32}}}}
	Grove = &display.Path{Name: "grove beyond the chart", Open: true, Rings: [][]display.Point{
		crown(-0.28, 0.02, 0.15), {{X: -0.28, Y: 0.17}, {X: -0.28, Y: 0.34}}, crown(0.02, -0.12, 0.18), {{X: 0.02, Y: 0.06}, {X: 0.02, Y: 0.28}},
		crown(0.32, 0.04, 0.14), {{X: 0.32, Y: 0.18}, {X: 0.32, Y: 0.34}}}}
)

// crown is that of a tree.
func crown(x, y, r float64) []display.Point {
	ring := kit.Ellipse(display.Point{X: x, Y: y}, r, r)
	return append(ring, ring[0])
}

// AppendBeyond draws what lies beyond a sheet with a chart, to the edges of the viewport; nothing where the chart all
// but fills that.
func (land Land) AppendBeyond(l *display.List, v *table.View, sheet display.Rect) {
	board := v.Frame.Board
	band := max(5, v.Units(rimBand))
	margin := max(sheet.X-board.X, sheet.Y-board.Y, board.X+board.W-sheet.X-sheet.W, board.Y+board.H-sheet.Y-sheet.H)
	if sheet.Empty() || margin < band/2 {
		return
	}
	far := display.Rect{X: sheet.X - sheet.W, Y: sheet.Y - 3*sheet.H, W: 3 * sheet.W, H: 7 * sheet.H}
	w, h := far.W/land.Plain.W, far.H/land.Plain.H
	l.Picture(land.Picture, display.Rect{X: far.X - land.Plain.X*w, Y: far.Y - land.Plain.Y*h, W: w, H: h}, theme.Chart)
	l.Fill(board, 0, theme.Fade(theme.Gilt, dimmed))
	land.appendSigns(l, v, sheet.Inset(-2*band-v.Units(tickLength)))
	appendTicks(l, sheet.Inset(-band), max(v.Units(1), 0.3))
	appendRim(l, v, sheet, band)
}

// appendRim draws a rim so wide around a sheet.
func appendRim(l *display.List, v *table.View, sheet display.Rect, band float64) {
	rim := sheet.Inset(-band)
	l.Stroke(rim, 0, band, theme.Paper)
	bars := 2 * math.Round(sheet.H/v.Units(2*rimBar))
	for i, h := 0.0, sheet.H/bars; i < bars; i += 2 {
		for _, x := range []float64{rim.X, sheet.X + sheet.W} {
			l.Fill(display.Rect{X: x, Y: sheet.Y + i*h, W: band, H: h}, 0, theme.Brown)
		}
	}
	bars = 2 * math.Round(sheet.W/v.Units(2*rimBar))
	for i, w := 0.0, sheet.W/bars; i < bars; i += 2 {
		for _, y := range []float64{rim.Y, sheet.Y + sheet.H} {
			l.Fill(display.Rect{X: sheet.X + i*w, Y: y, W: w, H: band}, 0, theme.Brown)
		}
	}
	l.Stroke(rim, 0, 1.5, theme.Brown)
	l.Stroke(sheet.Inset(-1.5), 0, 1.5, theme.Brown)
}

// comb are ticks in a row, as along a coast.
var comb = func() *display.Path {
	p := &display.Path{Name: "ticks beyond the chart", Open: true}
	for x := tickPitch / 2; x < combLength; x += tickPitch {
		p.Rings = append(p.Rings, []display.Point{{X: x}, {X: x, Y: tickLength * (0.55 + 0.45*math.Abs(math.Sin(x*x)))}})
	}
	return p
}()

// appendTicks draws ticks around a rim that point away from it, so many pixels for a board unit.
func appendTicks(l *display.List, rim display.Rect, k float64) {
	long, right, bottom := tickLength*k, rim.X+rim.W, rim.Y+rim.H
	for i, side := range [...]struct {
		clip  display.Rect
		begin display.Point
	}{
		{display.Rect{X: rim.X, Y: bottom, W: rim.W, H: long}, display.Point{X: rim.X, Y: bottom}},
		{display.Rect{X: rim.X - long, Y: rim.Y, W: long, H: rim.H}, display.Point{X: rim.X, Y: rim.Y}},
		{display.Rect{X: rim.X, Y: rim.Y - long, W: rim.W, H: long}, display.Point{X: right, Y: rim.Y}},
		{display.Rect{X: right, Y: rim.Y, W: long, H: rim.H}, display.Point{X: right, Y: bottom}},
	} {
		angle := float64(i) * math.Pi / 2
		sin, cos := math.Sincos(angle)
		l.PushClip(side.clip)
		for at := 0.0; at < max(side.clip.W, side.clip.H); at += combLength * k {
			l.Ops = append(l.Ops, display.Op{Kind: display.StrokePath, Path: comb, X: side.begin.X + at*cos, Y: side.begin.Y + at*sin,
				Scale: k, Angle: angle, Width: max(0.8, 1.2*k), Color: theme.Fade(theme.Brown, 0.55)})
		}
		l.PopClip()
	}
}

// appendSigns strews signs over the land outside of a box. They lie where they lie, however the chart is moved.
func (land Land) appendSigns(l *display.List, v *table.View, but display.Rect) {
	board, k := v.Frame.Board, v.Camera.Scale
	pitch, size, o := max(signPitch*k, leastSign), max(signSize*k, leastSize), v.Camera.Origin()
	ink := theme.Fade(theme.Brown, 0.5)
	for y := math.Floor((board.Y - o.Y) / pitch); o.Y+y*pitch < board.Y+board.H+size; y++ {
		for x := math.Floor((board.X - o.X) / pitch); o.X+x*pitch < board.X+board.W+size; x++ {
			_, chance := math.Modf(math.Abs(math.Sin(x*12.9898+y*78.233)) * 43758.5453)
			_, shift := math.Modf(chance * 97)
			at := display.Point{X: o.X + (x+0.2+0.6*chance)*pitch, Y: o.Y + (y+0.2+0.6*shift)*pitch}
			box := at.Box(size, size)
			if chance < 0.25 || !box.Intersect(but).Empty() || box.Intersect(board).Empty() {
				continue
			}
			sign := land.Signs[int(97*shift)%len(land.Signs)]
			l.Outline(sign, at.X, at.Y, size, max(0.9, 1.5*k), ink)
			if shift > 0.4 { // ranges
				l.Outline(sign, at.X+0.8*size, at.Y+0.24*size, 0.85*size, max(0.9, 1.5*k), ink)
			}
		}
	}
}
