package synth

import (
	"math"

	"serenissima/game"
)

// A sketch is an effect as it is written down: parts and chance.
type sketch struct {
	rand  game.Rand
	parts []part
}

// A part is something that sounds for a while. Times are seconds from the
// beginning of the effect.
type part interface {
	end() float64
	add(dst []float32)
}

func (s *sketch) put(p part) { s.parts = append(s.parts, p) }

// between returns a number between lo and hi.
func (s *sketch) between(lo, hi float64) float64 {
	return lo + (hi-lo)*float64(s.rand.Uint64()>>11)/(1<<53)
}

// about returns a number that differs from x by at most the share.
func (s *sketch) about(x, share float64) float64 { return x * s.between(1-share, 1+share) }

// silent is the share of the beginning to which everything decays, -60 dB.
const silent = 1e-3

// glide is after how many samples what changes slowly is computed anew.
const glide = 32

// A tone is a sine that decays: one mode of something struck, or a bubble.
type tone struct {
	at, freq float64
	bend     float64 // the frequency at the end is so many times as high; 0 is 1
	level    float64
	attack   float64 // seconds; a few samples at least
	decay    float64 // seconds to silence
	phase    float64 // radians
}

func (t tone) end() float64 { return t.at + t.attack + t.decay }

func (t tone) add(dst []float32) {
	if t.freq > 0.45*Rate {
		return
	}
	bend := t.bend
	if bend == 0 {
		bend = 1
	}
	from, n := int(t.at*Rate), int((t.attack+t.decay)*Rate)
	fall := math.Pow(silent, 1/(t.decay*Rate))
	rise := math.Pow(bend, glide/float64(n))
	attack := max(8, t.attack*Rate)
	im, re := math.Sincos(t.phase)
	re, im = re*t.level, im*t.level
	freq := t.freq
	var c, s float64
	for i := range min(n, len(dst)-from) {
		if i == 0 || bend != 1 && i%glide == 0 {
			s, c = math.Sincos(2 * math.Pi * freq / Rate)
			s, c = s*fall, c*fall
			freq *= rise
		}
		v := im
		if float64(i) < attack {
			u := float64(i) / attack
			v *= u * u * (3 - 2*u)
		}
		dst[from+i] += float32(v)
		re, im = re*c-im*s, re*s+im*c
	}
}

// A shape is how loud noise is in the course of time.
type shape struct {
	attack, hold, release float64 // seconds
	struck                bool    // it falls like a struck body, else as gently as it rose
}

// knock is the shape of something struck that is silent after so many seconds.
func knock(decay float64) shape { return shape{attack: 0.0006, release: decay, struck: true} }

// swell is the shape of something that comes and goes.
func swell(attack, hold, release float64) shape {
	return shape{attack: attack, hold: hold, release: release}
}

func (e shape) length() float64 { return e.attack + e.hold + e.release }

// at is the loudness after so many seconds.
func (e shape) at(t float64) float64 {
	switch {
	case t < e.attack:
		u := t / e.attack
		return u * u * (3 - 2*u)
	case t < e.attack+e.hold:
		return 1
	case t >= e.length():
		return 0
	}
	u := (t - e.attack - e.hold) / e.release
	if e.struck {
		return math.Pow(silent, u)
	}
	return (1 - u) * (1 - u) * (1 + 2*u)
}

// A hiss is filtered noise.
type hiss struct {
	at       float64
	shape    shape
	pass     pass
	from, to float64 // frequency of the filter at the beginning and at the end; to 0: no glide
	q        float64 // of the filter; 0 is 0.7
	level    float64 // about the root mean square
	rough    float64 // share of the loudness that flutters
	grain    float64 // Hz, how fast
	seed     uint32
}

// noise adds filtered noise.
func (s *sketch) noise(h hiss) {
	h.seed = uint32(s.rand.Uint64()) | 1
	s.put(h)
}

func (h hiss) end() float64 { return h.at + h.shape.length() }

func (h hiss) add(dst []float32) {
	to, q := h.to, h.q
	if to == 0 {
		to = h.from
	}
	if q == 0 {
		q = 0.7
	}
	f := filter{pass: h.pass}
	random := white(h.seed)
	from, n := int(h.at*Rate), int(h.shape.length()*Rate)
	scale := h.level / f.noise(math.Sqrt(h.from*to), q)
	flutter, next, left, step := 0.0, random.positive(), 0, max(1, int(Rate/max(1, h.grain)))
	var loud, slope float64
	for i := range min(n, len(dst)-from) {
		if i%glide == 0 {
			u := float64(i) / float64(n)
			f.tune(h.from*math.Pow(to/h.from, u), q)
			now, then := h.shape.at(float64(i)/Rate), h.shape.at(float64(i+glide)/Rate)
			loud, slope = now*scale, (then-now)*scale/glide
		}
		if left--; left <= 0 {
			flutter, next, left = next, random.positive(), step
		}
		v := f.next(random.next()) * loud
		loud += slope
		if h.rough > 0 {
			u := float64(left) / float64(step)
			v *= 1 - h.rough + 1.6*h.rough*(flutter*u+next*(1-u))
		}
		dst[from+i] += float32(v)
	}
}

// A creak is wood or rope that gives way in little jerks: pulses that come at a
// rate, heard through the body of the thing.
type creak struct {
	at       float64
	shape    shape
	from, to float64    // jerks per second at the beginning and at the end
	body     [3]float64 // Hz, what resounds
	level    float64
	seed     uint32
}

// pulseGain brings the answer of a body to a single pulse to about the level
// asked for.
const pulseGain = 12

// creaking adds a creak.
func (s *sketch) creaking(c creak) {
	c.seed = uint32(s.rand.Uint64()) | 1
	s.put(c)
}

func (c creak) end() float64 { return c.at + c.shape.length() }

func (c creak) add(dst []float32) {
	var bodies [3]filter
	for i := range bodies {
		bodies[i].pass = band
		bodies[i].tune(c.body[i], 9)
	}
	random := white(c.seed)
	from, n := int(c.at*Rate), int(c.shape.length()*Rate)
	wait, loud := 0.0, 0.0
	for i := range min(n, len(dst)-from) {
		if i%glide == 0 {
			loud = c.shape.at(float64(i)/Rate) * c.level * pulseGain
		}
		pulse := 0.0
		if wait--; wait <= 0 {
			rate := c.from + (c.to-c.from)*float64(i)/float64(n)
			wait = Rate / rate * (0.7 + 0.6*random.positive())
			pulse = 0.5 + 0.5*random.positive()
		}
		v := 0.0
		for j := range bodies {
			v += bodies[j].next(pulse)
		}
		dst[from+i] += float32(v * loud)
	}
}
