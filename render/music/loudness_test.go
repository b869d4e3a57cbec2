package music

import "math"

// loudnessOf measures stereo sound in LUFS as ITU-R BS.1770 says: weighted for
// the ear, in blocks of 400 ms, without the silent ones.
func loudnessOf(x []float32, rate int) float64 {
	hop := rate / 10
	block := 4 * hop
	filters := [2][2]biquad{{shelf(float64(rate)), highpass(float64(rate))}, {shelf(float64(rate)), highpass(float64(rate))}}
	sums := make([]float64, len(x)/2/hop) // of squares, for each hop
	for i := range len(sums) * hop {
		for ear := range filters {
			y := filters[ear][1].pass(filters[ear][0].pass(float64(x[2*i+ear])))
			sums[i/hop] += y * y
		}
	}
	var powers []float64
	for i := 0; i+block/hop <= len(sums); i++ {
		power := 0.0
		for _, s := range sums[i : i+block/hop] {
			power += s / float64(block)
		}
		powers = append(powers, power)
	}
	absolute := gated(powers, -70)
	return lufs(gated(powers, lufs(absolute)-10))
}

// gated returns the mean of the powers above a gate.
func gated(powers []float64, gate float64) float64 {
	sum, count := 0.0, 0.0
	for _, p := range powers {
		if p > 0 && lufs(p) > gate {
			sum, count = sum+p, count+1
		}
	}
	return sum / max(1, count)
}

func lufs(power float64) float64 { return -0.691 + 10*math.Log10(power) }

// shelf returns the first weight, for the head, at any rate.
func shelf(rate float64) biquad {
	const f, gain, q = 1681.974450955533, 3.999843853973347, 0.7071752369554196
	k := math.Tan(math.Pi * f / rate)
	top := math.Pow(10, gain/20)
	band := math.Pow(top, 0.4996667741545416)
	a0 := 1 + k/q + k*k
	return biquad{
		b: [3]float64{(top + band*k/q + k*k) / a0, 2 * (k*k - top) / a0, (top - band*k/q + k*k) / a0},
		a: [2]float64{2 * (k*k - 1) / a0, (1 - k/q + k*k) / a0},
	}
}

// highpass returns the second weight.
func highpass(rate float64) biquad {
	const f, q = 38.13547087602444, 0.5003270373238773
	k := math.Tan(math.Pi * f / rate)
	a0 := 1 + k/q + k*k
	return biquad{b: [3]float64{1, -2, 1}, a: [2]float64{2 * (k*k - 1) / a0, (1 - k/q + k*k) / a0}}
}

type biquad struct {
	b              [3]float64
	a              [2]float64
	x1, x2, y1, y2 float64
}

func (f *biquad) pass(x float64) float64 {
	y := f.b[0]*x + f.b[1]*f.x1 + f.b[2]*f.x2 - f.a[0]*f.y1 - f.a[1]*f.y2
	f.x2, f.x1, f.y2, f.y1 = f.x1, x, f.y1, y
	return y
}
