package synth

import "math"

// Peak is the largest sample that an effect has.
const Peak = 0.95

// knee is from where on samples are bent so that they stay below Peak.
const knee = 0.6

// finish brings samples to their loudness, bends peaks, and cuts off the silence
// at the end, softly.
func finish(samples []float32, gain float64) []float32 {
	const inaudible, fade = 0.0006, Rate / 100
	last := 0
	for i, x := range samples {
		v := float64(x) * gain
		if a := math.Abs(v); a > knee {
			v = math.Copysign(knee+(Peak-knee)*math.Tanh((a-knee)/(Peak-knee)), v)
		}
		if math.Abs(v) > inaudible {
			last = i
		}
		samples[i] = float32(v)
	}
	samples = samples[:min(len(samples), last+fade)]
	n := min(fade, len(samples))
	for i := range n {
		samples[len(samples)-1-i] *= float32(i) / float32(n)
	}
	return samples
}
