package main

import (
	"image"
	"math"

	"serenissima/assets"
)

// distances are how far the pixels of a mask, row by row, are from its nearest full one,
// but never more than most.
func distances(m *image.Alpha, most int) []float64 {
	w, h := m.Rect.Dx(), m.Rect.Dy()
	column := make([]float64, w*h) // to the nearest one above or below
	for x := range w {
		for _, pass := range [2]struct{ from, step int }{{0, 1}, {h - 1, -1}} {
			d := float64(most)
			for n := range h {
				i := (pass.from+pass.step*n)*w + x
				if d = min(d+1, float64(most)); m.Pix[i] > 127 {
					d = 0
				}
				if pass.step > 0 || d < column[i] {
					column[i] = d
				}
			}
		}
	}
	out := make([]float64, w*h)
	for y := range h {
		row := column[y*w : (y+1)*w]
		for x := range w {
			best := row[x] * row[x]
			for dx := 1; dx < most && float64(dx*dx) < best; dx++ {
				for _, other := range [2]int{x - dx, x + dx} {
					if other >= 0 && other < w {
						best = min(best, float64(dx*dx)+row[other]*row[other])
					}
				}
			}
			out[y*w+x] = math.Sqrt(best)
		}
	}
	return out
}

// contours are the lines along which a height is zero on a grid of points, as far apart
// as step says. They are found on the triangles of the grid, each of which a line enters
// and leaves once, so that they never branch.
func contours(columns, rows int, step float64, height func(column, row int) float64) [][]assets.Point {
	heights := make([]float64, columns*rows)
	for i := range heights {
		if heights[i] = height(i%columns, i/columns); heights[i] == 0 {
			heights[i] = 1e-9
		}
	}
	type edge struct{ low, high int } // its ends, the lower one first
	next, entered := map[edge]edge{}, map[edge]bool{}
	var order []edge // so that the lines come in the same order each time
	triangle := func(corners ...int) {
		var in, out edge
		for i, a := range corners {
			b := corners[(i+1)%3]
			switch e := (edge{min(a, b), max(a, b)}); {
			case heights[a] > 0 && heights[b] < 0:
				in = e
			case heights[a] < 0 && heights[b] > 0:
				out = e
			}
		}
		if in != out {
			next[in], entered[out] = out, true
			order = append(order, in)
		}
	}
	for row := range rows - 1 {
		for column := range columns - 1 {
			a := row*columns + column
			triangle(a, a+1, a+columns)
			triangle(a+1, a+columns+1, a+columns)
		}
	}
	at := func(e edge) assets.Point {
		place := func(i int) assets.Point {
			return assets.Point{X: float64(i%columns) * step, Y: float64(i/columns) * step}
		}
		return between(place(e.low), place(e.high), heights[e.low]/(heights[e.low]-heights[e.high]))
	}
	var list [][]assets.Point
	for _, open := range []bool{true, false} { // lines that begin at the rim, then rings
		for _, e := range order {
			if _, left := next[e]; !left || open && entered[e] {
				continue
			}
			line := []assets.Point{at(e)}
			for to, ok := next[e]; ok; to, ok = next[to] {
				delete(next, e)
				line = append(line, at(to))
				e = to
			}
			list = append(list, line)
		}
	}
	return list
}
