package kit

import (
	"math"

	"serenissima/render/display"
	"serenissima/render/theme"
)

// The parts of a balance, its pivot in the origin: BalanceWidth wide and BalanceHeight high.
const (
	BalanceWidth  = 200.0
	BalanceHeight = 100.0

	balanceArm  = 64.0 // from the pivot to where a pan hangs
	balanceDrop = 40.0 // from there to the pan
	balanceFoot = 88.0 // from the pivot to the ground
	balanceTop  = BalanceHeight - balanceFoot
	balanceTilt = 0.17 // in radians, where one pan weighs nothing
)

var (
	balanceBeam    = &display.Path{Name: "beam", Rings: [][]display.Point{{{X: -balanceArm, Y: -1.5}, {Y: -4.5}, {X: balanceArm, Y: -1.5}, {X: balanceArm, Y: 1.5}, {Y: 4.5}, {X: -balanceArm, Y: 1.5}}}}
	balanceStrings = &display.Path{Name: "strings of a pan", Open: true, Rings: [][]display.Point{{{X: -25, Y: balanceDrop}, {}, {X: 25, Y: balanceDrop}}}}
	balancePan     = &display.Path{Name: "pan", Rings: [][]display.Point{bowl(29, 11)}}
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

// AppendBalance draws a balance on the ground of a box: tilt is from -1, where only the left pan weighs
// anything, to 1. It returns where things lie in the pans, and how many pixels a unit of it has.
func AppendBalance(l *display.List, r display.Rect, tilt float64) (left, right display.Point, unit float64) {
	k := min(r.W/BalanceWidth, r.H/BalanceHeight)
	pivot := display.Point{X: r.Center().X, Y: r.Y + r.H - balanceFoot*k}
	metal, rim := theme.Wares["gold"].Cube, theme.Coin
	l.Fill(display.Rect{X: pivot.X - 2.5*k, Y: pivot.Y, W: 5 * k, H: balanceFoot * k}, 0, rim)
	l.Fill(display.Rect{X: pivot.X - 22*k, Y: pivot.Y + (balanceFoot-6)*k, W: 44 * k, H: 6 * k}, 2*k, rim)
	angle := balanceTilt * max(-1, min(tilt, 1))
	ends := [2]display.Point{{X: pivot.X - balanceArm*k, Y: pivot.Y}, {X: pivot.X + balanceArm*k, Y: pivot.Y}}
	for i := range ends {
		ends[i] = ends[i].Turned(pivot, angle)
		l.Outline(balanceStrings, ends[i].X, ends[i].Y, k, max(1, k), rim)
		l.Shape(balancePan, ends[i].X, ends[i].Y, k, metal)
		l.Outline(balancePan, ends[i].X, ends[i].Y, k, max(1, 1.6*k), rim)
	}
	l.Turn(pivot, angle, func() {
		l.Shape(balanceBeam, pivot.X, pivot.Y, k, metal)
		l.Outline(balanceBeam, pivot.X, pivot.Y, k, max(1, 1.2*k), rim)
	})
	l.Disc(pivot.X, pivot.Y, 7*k, metal)
	l.Ring(pivot.X, pivot.Y, 7*k, max(1, 1.6*k), rim)
	pan := func(end display.Point) display.Point { return display.Point{X: end.X, Y: end.Y + balanceDrop*k} }
	return pan(ends[0]), pan(ends[1]), k
}
