package music

import "math"

// A blow says where and how a frame drum is struck.
type blow byte

const (
	dum  blow = 'D' // with the thumb, near the middle: deep
	tak  blow = 't' // with a finger, at the rim: high and dry
	rest blow = '-'
)

// skin lists the modes of the drum: hertz, seconds to a thousandth, and how much
// of each mode the two blows wake.
var skin = [...]struct{ frequency, ring, dum, tak float64 }{
	{92, 0.75, 1, 0.16},
	{147, 0.5, 0.34, 0.3},
	{197, 0.38, 0.16, 0.34},
	{212, 0.42, 0.2, 0.22},
	{246, 0.3, 0.07, 0.3},
	{269, 0.26, 0.05, 0.26},
	{331, 0.2, 0.03, 0.3},
	{452, 0.14, 0.01, 0.26},
}

// A drum is a skin on a frame, played with the fingers.
type drum struct {
	rate  float64
	modes [len(skin)]swing
	hand  noise
	quiet bool
	sum   [chunkFrames]float32
}

// A swing is a decaying oscillation: a pointer that turns and shrinks.
type swing struct{ x, y, cos, sin float32 }

func newDrum(rate float64) drum {
	d := drum{rate: rate, quiet: true, hand: noise{state: 7}}
	for i, m := range skin {
		shrink := math.Exp(-6.9 / (m.ring * rate))
		omega := 2 * math.Pi * m.frequency / rate
		d.modes[i] = swing{cos: float32(shrink * math.Cos(omega)), sin: float32(shrink * math.Sin(omega))}
	}
	return d
}

// strike adds a blow; its sound starts at zero.
func (d *drum) strike(b blow, loud float64) {
	hiss, seconds := 0.05, 0.006
	for i, m := range skin {
		weight := m.dum
		if b == tak {
			weight = m.tak * 0.7
		}
		d.modes[i].x += float32(weight * loud * 0.4)
	}
	if b == tak {
		hiss, seconds = 0.11, 0.012
	}
	d.hand.burst(float32(hiss*loud), seconds*d.rate)
	d.quiet = false
}

// render adds a chunk of sound.
func (d *drum) render(left, right *[chunkFrames]float32, weights [2]float32) {
	if d.quiet {
		return
	}
	d.sum = [chunkFrames]float32{}
	d.hand.render(&d.sum)
	energy := d.hand.level
	for m := range d.modes {
		s := &d.modes[m]
		x, y := s.x, s.y
		for i := range d.sum {
			x, y = x*s.cos-y*s.sin, x*s.sin+y*s.cos
			d.sum[i] += y
		}
		s.x, s.y = x, y
		energy = max(energy, abs32(x), abs32(y))
	}
	if d.quiet = energy < 1e-5; d.quiet {
		for m := range d.modes {
			d.modes[m].x, d.modes[m].y = 0, 0
		}
	}
	for i, x := range d.sum {
		left[i] += weights[0] * x
		right[i] += weights[1] * x
	}
}

func abs32(x float32) float32 { return max(x, -x) }
