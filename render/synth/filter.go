package synth

import "math"

// white is noise, a generator of its own for each part so that parts do not
// hang together (xorshift, Marsaglia 2003). It is never zero.
type white uint32

// next returns a number from -1 to 1.
func (w *white) next() float64 {
	x := uint32(*w)
	x ^= x << 13
	x ^= x >> 17
	x ^= x << 5
	*w = white(x)
	return float64(int32(x)) / (1 << 31)
}

// positive returns a number from 0 to 1.
func (w *white) positive() float64 { return 0.5 + 0.5*w.next() }

// A pass is what a filter lets through.
type pass uint8

const (
	low pass = iota
	band
	high
)

// A filter is a state-variable filter of second order, trapezoidal (Zavalishin,
// The Art of VA Filter Design, 2012).
type filter struct {
	pass   pass
	g, k   float64
	a      float64
	s1, s2 float64
}

// tune sets frequency (Hz) and resonance.
func (f *filter) tune(freq, q float64) {
	f.g = math.Tan(math.Pi * min(freq, 0.45*Rate) / Rate)
	f.k = 1 / q
	f.a = 1 / (1 + f.g*(f.g+f.k))
}

// next filters a sample.
func (f *filter) next(x float64) float64 {
	b := (f.g*(x-f.s2) + f.s1) * f.a
	l := f.s2 + f.g*b
	f.s1, f.s2 = 2*b-f.s1, 2*l-f.s2
	switch f.pass {
	case low:
		return l
	case band:
		return f.k * b
	}
	return x - f.k*b - l
}

// noise is the root mean square of white noise behind the filter.
func (f *filter) noise(freq, q float64) float64 {
	width := math.Pi / 2 * freq * q // of a low pass, Hz
	switch f.pass {
	case band:
		width = math.Pi / 2 * freq / q
	case high:
		width = Rate/2 - min(freq, 0.4*Rate)
	}
	return math.Sqrt(min(1, 2*width/Rate) / 3)
}
