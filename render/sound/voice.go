package sound

// A take is an effect as it is to be played.
type take struct {
	samples     []float32
	left, right float32 // gains
}

// A voice is an effect that sounds, and the one that follows when it has been
// cut off.
type voice struct {
	take
	at   int // frames
	next take
	cut  int // frames left until next begins, if it has samples
}

func (v *voice) playing() bool { return v.at < len(v.samples) }

// add adds the next frames to dst.
func (v *voice) add(dst []float32, gain float32) {
	for v.next.samples != nil && len(dst) > 0 {
		x := v.samples[v.at] * gain * float32(v.cut) / cutFrames
		dst[0] += x * v.left
		dst[1] += x * v.right
		dst = dst[2:]
		v.at++
		if v.cut--; v.cut == 0 {
			*v = voice{take: v.next}
		}
	}
	n := min(len(dst)/2, len(v.samples)-v.at)
	samples, left, right := v.samples[v.at:v.at+n], gain*v.left, gain*v.right
	dst = dst[:2*n]
	for i, x := range samples {
		dst[2*i] += x * left
		dst[2*i+1] += x * right
	}
	v.at += n
}

// A ramp is a number that goes evenly to where it is aimed at. The zero ramp
// rests at zero.
type ramp struct {
	at, to, step float32
	left         int // frames until it is there
}

// set puts it there at once.
func (r *ramp) set(to float32) { *r = ramp{at: to, to: to} }

// aim lets it be there after so many frames, unless it is on its way already.
func (r *ramp) aim(to float32, frames int) {
	if to == r.to {
		return
	}
	*r = ramp{at: r.at, to: to, step: (to - r.at) / float32(frames), left: frames}
}

// silent reports whether it rests at zero.
func (r *ramp) silent() bool { return r.at == 0 && r.to == 0 }

// pass moves by some frames and returns where it has been and where it is.
func (r *ramp) pass(frames int) (from, to float32) {
	from = r.at
	if r.left <= frames {
		r.at, r.left = r.to, 0
	} else {
		r.at += r.step * float32(frames)
		r.left -= frames
	}
	return from, r.at
}
