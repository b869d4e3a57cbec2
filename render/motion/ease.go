package motion

import (
	"math"

	"serenissima/render/display"
)

// ramp is how much of the stretch from a to b is behind x, 0 to 1.
func ramp(x, a, b float64) float64 { return max(0, min(1, (x-a)/(b-a))) }

// ease starts and ends gently.
func ease(t float64) float64 { return t * t * (3 - 2*t) }

// uneased is the t at which ease has come to v.
func uneased(v float64) float64 { return 0.5 - math.Sin(math.Asin(1-2*v)/3) }

// settle starts fast and ends gently.
func settle(t float64) float64 { return 1 - (1-t)*(1-t) }

// overshoot starts fast, goes a little too far and comes back.
func overshoot(t float64) float64 {
	const far = 1.7 // a tenth of the way
	back := t - 1
	return 1 + (far+1)*back*back*back + far*back*back
}

// bounce is the height of what is thrown, 0 to 1: it starts at some height,
// falls, and leaps less and less until it rests at t = 1.
func bounce(t float64) float64 {
	leaps := [...]struct{ from, to, height float64 }{{-0.4, 0.4, 1}, {0.4, 0.72, 0.34}, {0.72, 0.9, 0.1}, {0.9, 1, 0.03}}
	for _, leap := range leaps {
		if t < leap.to {
			u := ramp(t, leap.from, leap.to)
			return leap.height * 4 * u * (1 - u)
		}
	}
	return 0
}

// inOut is the opacity of what appears, stays and vanishes, by ticks.
func inOut(now, length float64) float64 {
	const soft = 6
	return min(ramp(now, 0, soft), 1-ramp(now, length-soft, length))
}

// between is the point that lies the share t on the way from a to b.
func between(a, b display.Point, t float64) display.Point {
	return display.Point{X: a.X + (b.X-a.X)*t, Y: a.Y + (b.Y-a.Y)*t}
}
