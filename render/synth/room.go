package synth

// A room is the echo of a panelled chamber: four combs of which each loses its
// high tones on the way, and two all-passes (Schroeder 1962, Moorer 1979).
type room struct {
	share  float64
	combs  [4]delay
	damped [4]float64
	diffs  [2]delay
}

// roomTail is how long an echo is heard after the sound, seconds.
const roomTail = 0.22

// A delay is a line of past samples.
type delay struct {
	line []float64
	at   int
}

func (d *delay) put(x float64) {
	d.line[d.at] = x
	if d.at++; d.at == len(d.line) {
		d.at = 0
	}
}

func newRoom(share float64) *room {
	r := &room{share: share}
	for i, n := range []int{1031, 1237, 1409, 1583} { // 23 to 36 ms
		r.combs[i].line = make([]float64, n)
	}
	for i, n := range []int{223, 79} {
		r.diffs[i].line = make([]float64, n)
	}
	return r
}

// add adds the echo to samples that follow those of the last call.
func (r *room) add(samples []float32) {
	for i, x := range samples {
		wet := 0.0
		for j := range r.combs {
			c := &r.combs[j]
			past := c.line[c.at]
			wet += past
			r.damped[j] += 0.55 * (past - r.damped[j])
			c.put(float64(x) + 0.62*r.damped[j])
		}
		for j := range r.diffs {
			d := &r.diffs[j]
			past := d.line[d.at]
			in := wet + 0.6*past
			d.put(in)
			wet = past - 0.6*in
		}
		samples[i] = x + float32(r.share*wet)
	}
}
