package music

import "math"

// loudnessOf measures stereo sound at 48 kHz in LUFS as ITU-R BS.1770 says:
// weighted for the ear, in blocks of 400 ms, without the silent ones.
func loudnessOf(x []float32, rate int) float64 {
	if rate != 48000 {
		panic("the weights are those for 48 kHz")
	}
	const block, hop = 19200, 4800
	var filters [2][2]biquad
	for ear := range filters {
		filters[ear] = [2]biquad{
			{b: [3]float64{1.53512485958697, -2.69169618940638, 1.19839281085285}, a: [2]float64{-1.69065929318241, 0.73248077421585}},
			{b: [3]float64{1, -2, 1}, a: [2]float64{-1.99004745483398, 0.99007225036621}},
		}
	}
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
			power += s / block
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
