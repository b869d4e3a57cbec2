package kit

import (
	"math"

	"serenissima/render/display"
)

// Along returns the points at shares of the length of a line.
func Along(line []display.Point, shares ...float64) []display.Point {
	var points []display.Point
	for _, share := range shares {
		points = append(points, PointAt(line, share))
	}
	return points
}

// PointAt returns the point at a share of the length of a line.
func PointAt(line []display.Point, share float64) display.Point {
	dist := func(a, b display.Point) float64 { return math.Hypot(a.X-b.X, a.Y-b.Y) }
	length := 0.0
	for i := 1; i < len(line); i++ {
		length += dist(line[i-1], line[i])
	}
	left := length * share
	for i := 1; i < len(line); i++ {
		d := dist(line[i-1], line[i])
		if d >= left && d > 0 {
			t := left / d
			return display.Point{X: line[i-1].X + (line[i].X-line[i-1].X)*t, Y: line[i-1].Y + (line[i].Y-line[i-1].Y)*t}
		}
		left -= d
	}
	return line[len(line)-1]
}
