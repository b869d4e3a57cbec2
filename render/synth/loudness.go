package synth

import "math"

// A Meter measures loudness as ITU-R BS.1770 does, of one channel, but over the
// sounding part only: of the windows of 20 ms those that are less than 20 dB
// softer than the loudest. The zero Meter is ready.
type Meter struct {
	shelf, rumble biquad
	sum           float64
	n             int
	windows       []float64 // mean squares
}

// window is the number of samples that are measured together.
const window = Rate / 50

// Add measures more samples.
func (m *Meter) Add(samples []float32) {
	if m.shelf.b0 == 0 {
		m.shelf, m.rumble = shelf(), rumble()
	}
	for _, x := range samples {
		v := m.rumble.next(m.shelf.next(float64(x)))
		m.sum += v * v
		if m.n++; m.n == window {
			m.windows = append(m.windows, m.sum/window)
			m.sum, m.n = 0, 0
		}
	}
}

// Loudness returns the loudness so far, in LUFS of one channel; silence is minus
// infinity.
func (m *Meter) Loudness() float64 {
	windows := m.windows
	if m.n > 0 {
		windows = append(windows, m.sum/window)
	}
	loudest := 0.0
	for _, w := range windows {
		loudest = max(loudest, w)
	}
	sum, n := 0.0, 0
	for _, w := range windows {
		if w > loudest/100 {
			sum += w
			n++
		}
	}
	return -0.691 + 10*math.Log10(sum/max(1, float64(n)))
}

// A biquad is a filter of second order.
type biquad struct{ b0, b1, b2, a1, a2, z1, z2 float64 }

func (f *biquad) next(x float64) float64 {
	y := f.b0*x + f.z1
	f.z1 = f.b1*x - f.a1*y + f.z2
	f.z2 = f.b2*x - f.a2*y
	return y
}

// shelf is the first filter of BS.1770: a head favours high tones.
func shelf() biquad {
	const f0, gain, q = 1681.974450955533, 3.999843853973347, 0.7071752369554196
	k, vh := math.Tan(math.Pi*f0/Rate), math.Pow(10, gain/20)
	vb := math.Pow(vh, 0.4996667741545416)
	a0 := 1 + k/q + k*k
	return biquad{
		b0: (vh + vb*k/q + k*k) / a0, b1: 2 * (k*k - vh) / a0, b2: (vh - vb*k/q + k*k) / a0,
		a1: 2 * (k*k - 1) / a0, a2: (1 - k/q + k*k) / a0,
	}
}

// rumble is the second filter of BS.1770: low tones count less.
func rumble() biquad {
	const f0, q = 38.13547087602444, 0.5003270373238773
	k := math.Tan(math.Pi * f0 / Rate)
	a0 := 1 + k/q + k*k
	return biquad{b0: 1, b1: -2, b2: 1, a1: 2 * (k*k - 1) / a0, a2: (1 - k/q + k*k) / a0}
}

// decibels is the factor that is so many decibels.
func decibels(db float64) float64 { return math.Pow(10, db/20) }
