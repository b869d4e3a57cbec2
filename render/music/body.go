package music

import "math"

// A mode is a way in which a body of wood likes to swing.
type mode struct{ frequency, width, weight float64 } // hertz, hertz, share

// The bodies of the two lutes: the air inside first, then the belly.
var (
	tenorBody  = []mode{{112, 14, 0.55}, {196, 20, 0.5}, {268, 24, 0.55}, {392, 40, 0.45}, {545, 60, 0.4}, {790, 90, 0.3}, {1350, 260, 0.28}}
	trebleBody = []mode{{128, 16, 0.4}, {221, 22, 0.5}, {312, 28, 0.5}, {447, 46, 0.5}, {640, 70, 0.4}, {930, 110, 0.36}, {1620, 320, 0.3}}
)

// bodyModes is how many modes a body has.
const bodyModes = 7

// A body turns the pull of the strings at the bridge into sound in the air.
type body struct {
	modes  [bodyModes]resonator
	direct float32 // share of what the bridge sends out by itself
	rumble float32 // memory of a highpass
	blend  float32
}

// newBody builds a body as one ear hears it; the other ear hears another mixture.
func newBody(rate float64, shape []mode, ear int) body {
	b := body{direct: 0.5, blend: float32(1 - math.Exp(-2*math.Pi*70/rate))}
	for i, m := range shape {
		weight := m.weight * 1.15
		if (i+ear)%2 == 1 {
			weight = m.weight * 0.75
		}
		b.modes[i] = newResonator(rate, m.frequency, m.width, weight)
	}
	return b
}

// render adds what the body makes of a chunk.
func (b *body) render(in, out *[chunkFrames]float32, weight float32) {
	var mixed [chunkFrames]float32
	rumble := b.rumble
	for i, x := range in {
		rumble += b.blend * (x - rumble)
		mixed[i] = b.direct * (x - rumble)
	}
	b.rumble = rumble
	for i := range b.modes {
		b.modes[i].render(in, &mixed)
	}
	for i, x := range mixed {
		out[i] += weight * x
	}
}

// A resonator is a bandpass of the second order.
type resonator struct {
	gain, a1, a2 float32
	x1, x2       float32 // what came in
	y1, y2       float32 // what went out
}

// newResonator makes a resonator with the given gain at its frequency; width is
// that between the points of half the power.
func newResonator(rate, frequency, width, gain float64) resonator {
	r := math.Exp(-math.Pi * width / rate)
	return resonator{
		gain: float32(gain * (1 - r*r) / 2),
		a1:   float32(2 * r * math.Cos(2*math.Pi*frequency/rate)),
		a2:   float32(-r * r),
	}
}

func (r *resonator) render(in, out *[chunkFrames]float32) {
	x1, x2, y1, y2 := r.x1, r.x2, r.y1, r.y2
	for i, x := range in {
		y := r.gain*(x-x2) + r.a1*y1 + r.a2*y2
		x1, x2 = x, x1
		y1, y2 = y, y1
		out[i] += y
	}
	r.x1, r.x2, r.y1, r.y2 = x1, x2, floored(y1), floored(y2)
}

// floored returns 0 for what is too small to be heard: on such numbers
// processors are slow.
func floored(x float32) float32 {
	if x < 1e-12 && x > -1e-12 {
		return 0
	}
	return x
}
