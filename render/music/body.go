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
	quiet  bool
	rumble float32 // memory of a highpass
	blend  float32
}

const (
	bridgeShare = 0.5 // of the sound that comes straight from the bridge
	// Of neighbouring modes one is nearer to one ear and one to the other.
	nearEar, farEar = 1.15, 0.75
)

func newBody(rate float64, shape []mode) body {
	b := body{blend: float32(1 - math.Exp(-2*math.Pi*70/rate))}
	for i, m := range shape {
		b.modes[i] = newResonator(rate, m.frequency, m.width, m.weight)
	}
	return b
}

// render adds what the body makes of a chunk, weighted for each ear.
func (b *body) render(in, left, right *[chunkFrames]float32, weights [2]float32) {
	var power float32
	for _, x := range in {
		power += x * x
	}
	if b.quiet && power == 0 {
		return
	}
	rumble := b.rumble
	for i, x := range in {
		rumble += b.blend * (x - rumble)
		straight := bridgeShare * (x - rumble)
		left[i] += weights[0] * straight
		right[i] += weights[1] * straight
	}
	b.rumble = floored(rumble)
	b.quiet = b.rumble == 0
	for i := range b.modes {
		near, far := nearEar*weights[0], farEar*weights[1]
		if i%2 == 1 {
			near, far = farEar*weights[0], nearEar*weights[1]
		}
		b.modes[i].render(in, left, right, near, far)
		b.quiet = b.quiet && b.modes[i].y1 == 0
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

// render adds a chunk to both ears.
func (r *resonator) render(in, left, right *[chunkFrames]float32, toLeft, toRight float32) {
	x1, x2, y1, y2 := r.x1, r.x2, r.y1, r.y2
	for i, x := range in {
		y := r.gain*(x-x2) + r.a1*y1 + r.a2*y2
		x1, x2 = x, x1
		y1, y2 = y, y1
		left[i] += toLeft * y
		right[i] += toRight * y
	}
	r.x1, r.x2, r.y1, r.y2 = x1, x2, floored(y1), floored(y2)
}

// floored returns 0 for what is too small to be heard: on such numbers
// processors are slow.
func floored(x float32) float32 {
	if x < 1e-9 && x > -1e-9 {
		return 0
	}
	return x
}
