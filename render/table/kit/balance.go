package kit

import (
	"math"

	"serenissima/render/display"
	"serenissima/render/theme"
)

// The parts of a balance, its pivot in the origin: BalanceWidth wide and BalanceHeight high.
const (
	BalanceWidth  = 220.0
	BalanceHeight = 112.0

	balanceArm  = 76.0 // from the pivot to where a pan hangs
	balanceDrop = 44.0 // from there to the pan
	balanceFoot = 96.0 // from the pivot to the ground
	balancePlat = 33.0 // half of a pan
	balanceTilt = 0.2  // in radians, where one pan weighs nothing
)

// It is drawn as the busts are: gold, cut in ink, with hatching on the side away from the light.
var (
	balanceBeam = &display.Path{Name: "beam", Rings: [][]display.Point{append(
		Curve([]display.Point{{X: -balanceArm - 4, Y: -1}, {X: -balanceArm / 2, Y: -1.5}, {Y: -6.5}}, []display.Point{{Y: -6.5}, {X: balanceArm / 2, Y: -1.5}, {X: balanceArm + 4, Y: -1}}),
		Curve([]display.Point{{X: balanceArm + 4, Y: 1.5}, {X: balanceArm / 2, Y: 2}, {Y: 5}}, []display.Point{{Y: 5}, {X: -balanceArm / 2, Y: 2}, {X: -balanceArm - 4, Y: 1.5}})...)}}
	balanceChains = &display.Path{Name: "chains of a pan", Open: true, Rings: [][]display.Point{
		{{X: -balancePlat + 3, Y: balanceDrop}, {Y: 3}, {X: balancePlat - 3, Y: balanceDrop}}, {{Y: 3}, {X: -7, Y: balanceDrop}}}}
	balancePan   = &display.Path{Name: "pan", Rings: [][]display.Point{bowl(balancePlat, 13)}}
	balanceRim   = &display.Path{Name: "rim of a pan", Rings: [][]display.Point{box(-balancePlat-1.5, balanceDrop-2, 2*balancePlat+3, 3)}}
	balanceShade = hatching("shade of a pan", 4, 30, 2.6, func(x float64) (from, to float64) {
		deep := balanceDrop + 13*math.Sqrt(1-x*x/(balancePlat*balancePlat))
		return max(balanceDrop+2.5, deep-3-0.16*x), deep - 0.6
	})
	balancePillar = &display.Path{Name: "pillar", Rings: [][]display.Point{{
		{X: -2.6, Y: 2}, {X: 2.6, Y: 2}, {X: 3.4, Y: 34}, {X: 6, Y: 37}, {X: 3.6, Y: 41}, {X: 4.6, Y: 74}, {X: 8, Y: 78}, {X: 8, Y: 82}, {X: 24, Y: 88}, {X: 27, Y: balanceFoot},
		{X: -27, Y: balanceFoot}, {X: -24, Y: 88}, {X: -8, Y: 82}, {X: -8, Y: 78}, {X: -4.6, Y: 74}, {X: -3.6, Y: 41}, {X: -6, Y: 37}, {X: -3.4, Y: 34}}}}
	balanceDark = &display.Path{Name: "shade of a pillar", Open: true, Rings: [][]display.Point{
		{{X: 1.2, Y: 10}, {X: 1.8, Y: 33}}, {{X: 1.4, Y: 44}, {X: 2.4, Y: 73}}, {{X: 3, Y: 44}, {X: 3.6, Y: 73}}, {{X: -6, Y: 37}, {X: 6, Y: 37}}, {{X: -8, Y: 80}, {X: 8, Y: 80}}, {{X: -23, Y: 90.5}, {X: 23, Y: 90.5}},
		{{X: 10, Y: 85}, {X: 12, Y: 88}}, {{X: 13, Y: 86}, {X: 15, Y: 89}}, {{X: 16, Y: 87}, {X: 18, Y: 89.5}}}}
	balanceStar = &display.Path{Name: "star of a balance", Rings: [][]display.Point{{{Y: -11}, {X: 2.2, Y: -2.2}, {X: 8, Y: 0}, {X: 2.2, Y: 2.2}, {Y: 11}, {X: -2.2, Y: 2.2}, {X: -8}, {X: -2.2, Y: -2.2}}}}
)

// bowl is the lower half of an ellipse.
func bowl(width, depth float64) (line []display.Point) {
	const steps = 16
	for i := range steps + 1 {
		at := Polar(1, math.Pi*float64(i)/steps)
		line = append(line, display.Point{X: width * at.X, Y: balanceDrop + depth*at.Y})
	}
	return line
}

// hatching is upright strokes from x to x, each between the heights there.
func hatching(name string, from, to, step float64, heights func(x float64) (from, to float64)) *display.Path {
	p := &display.Path{Name: name, Open: true}
	for x := from; x <= to; x += step {
		if high, low := heights(x); high < low {
			p.Rings = append(p.Rings, []display.Point{{X: x + 1, Y: high}, {X: x, Y: low}})
		}
	}
	return p
}

// AppendBalance draws a balance on the ground of a box: tilt is from -1, where only the left pan weighs
// anything, to 1. It returns where things lie in the pans, and how many pixels a unit of it has.
func AppendBalance(l *display.List, r display.Rect, tilt float64) (left, right display.Point, unit float64) {
	k := min(r.W/BalanceWidth, r.H/BalanceHeight)
	pivot := display.Point{X: r.Center().X, Y: r.Y + r.H - balanceFoot*k}
	metal, line, thin := theme.Wares["gold"].Cube, max(1, 1.5*k), max(0.8, 0.9*k)
	cut := func(p *display.Path, at display.Point) {
		l.Shape(p, at.X, at.Y, k, metal)
		l.Outline(p, at.X, at.Y, k, line, theme.Ink)
	}
	cut(balancePillar, pivot)
	l.Outline(balanceDark, pivot.X, pivot.Y, k, thin, theme.Ink)
	angle := balanceTilt * max(-1, min(tilt, 1))
	ends := [2]display.Point{{X: pivot.X - balanceArm*k, Y: pivot.Y}, {X: pivot.X + balanceArm*k, Y: pivot.Y}}
	for i := range ends {
		ends[i] = ends[i].Turned(pivot, angle)
		l.Outline(balanceChains, ends[i].X, ends[i].Y, k, thin, theme.Ink)
		cut(balancePan, ends[i])
		l.Outline(balanceShade, ends[i].X, ends[i].Y, k, thin, theme.Ink)
		cut(balanceRim, ends[i])
	}
	l.Turn(pivot, angle, func() { cut(balanceBeam, pivot) })
	for _, end := range ends {
		l.Disc(end.X, end.Y, 3.4*k, metal)
		l.Ring(end.X, end.Y, 3.4*k, line, theme.Ink)
	}
	l.Disc(pivot.X, pivot.Y, 7*k, metal)
	l.Ring(pivot.X, pivot.Y, 7*k, line, theme.Ink)
	cut(balanceStar, display.Point{X: pivot.X, Y: pivot.Y - 10*k})
	pan := func(end display.Point) display.Point { return display.Point{X: end.X, Y: end.Y + (balanceDrop-2)*k} }
	return pan(ends[0]), pan(ends[1]), k
}
