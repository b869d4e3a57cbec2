package music

import "math"

// The strings of a lute. Each course has two, so that stringCount is twice the
// number of notes that may ring at the same time.
const stringCount = 32

// inaudible is the power of a chunk, as a sum of squares, below which a string is
// at rest.
const inaudible = 1e-8

// A lute is made of gut strings in courses of two and of a body that answers to
// some pitches more than to others.
type lute struct {
	rate    float64
	strings [stringCount]gut
	body    body
	tap     noise // of the fingertips on the belly
	sum     [chunkFrames]float32
}

func newLute(rate float64, shape []mode) lute {
	l := lute{rate: rate, body: newBody(rate, shape), tap: noise{state: 1}}
	for i := range l.strings {
		l.strings[i].line = make([]float32, int(rate/frequency(lowestPitch-1))+2)
	}
	return l
}

// A stroke is how a course is struck.
type stroke struct {
	pitch   int     // MIDI number
	seconds float64 // until a finger damps it
	loud    float64 // 0 to 1
	bright  float64 // 1 is usual, less is darker
	place   float64 // of the finger, as a share of the string from the bridge
}

const (
	// beating is how many hertz each string of a course is from its pitch. Two
	// strings are never quite alike; their slow beating makes a lute sing.
	beating = 0.1
	// highestOctaved is the last pitch whose course has a string an octave above.
	highestOctaved = 56
)

// pluck strikes both strings of a course.
func (l *lute) pluck(s stroke) {
	other, share := s, 0.38
	if s.pitch <= highestOctaved {
		other.pitch += 12
		share = 0.16 + 0.02*float64(highestOctaved-s.pitch)
	}
	l.free(s.pitch, 0).strike(l.rate, s, -beating, 0.64*s.loud)
	l.free(s.pitch, 1).strike(l.rate, other, beating, share*s.loud)
	l.tap.burst(float32(0.022*s.loud), l.rate*0.004)
}

// free returns the string that sounds this pitch already, or else the quietest.
func (l *lute) free(pitch, slot int) *gut {
	best := &l.strings[0]
	for i := range l.strings {
		g := &l.strings[i]
		if g.sounds && g.course == pitch && g.slot == slot {
			return g
		}
		if g.loudness() < best.loudness() {
			best = g
		}
	}
	best.sounds, best.course, best.slot = false, pitch, slot
	return best
}

// render adds a chunk of sound, weighted for each ear.
func (l *lute) render(left, right *[chunkFrames]float32, weights [2]float32) {
	sum := &l.sum
	*sum = [chunkFrames]float32{}
	for i := range l.strings {
		if l.strings[i].sounds {
			l.strings[i].render(sum)
		}
	}
	l.tap.render(sum)
	l.body.render(sum, left, right, weights)
}

// A gut is a string: a loop as long as a period, with losses (Karplus and
// Strong, extended by Jaffe and Smith).
type gut struct {
	line   []float32
	length int // of the line in use
	at     int
	sounds bool
	course int     // pitch of its course
	slot   int     // 0 or 1 in its course
	chunks int     // until it is damped
	power  float32 // of late

	gain, damped float32 // of the loop, free and under a finger
	blend        float32 // of the lowpass in the loop
	low          float32 // its memory
	tune         float32 // coefficient of the allpass that makes up the broken part of the period
	in, out      float32 // its memory
}

// loudness orders strings by how little they would be missed.
func (g *gut) loudness() float32 {
	if !g.sounds {
		return -1
	}
	return g.power
}

// strike sets the string in motion, on top of what motion it has.
func (g *gut) strike(rate float64, s stroke, beat, loud float64) {
	f := frequency(s.pitch) + beat
	if !g.sounds {
		g.tuneTo(rate, s.pitch, f)
	}
	g.sounds = true
	g.chunks = int(s.seconds*rate/chunkFrames) + 1
	g.damped = g.gain * float32(math.Exp(-6.9/(f*0.22)))
	g.power = chunkFrames
	g.deflect(rate, s, loud)
}

// tuneTo makes the loop as long as a period of f and lets it lose energy as gut
// does: low strings ring long, and high partials die first.
func (g *gut) tuneTo(rate float64, pitch int, f float64) {
	ring := 5.4 * math.Exp2(-float64(pitch-55)/36)      // seconds to a thousandth
	ringHigh := 1.15 * math.Exp2(-float64(pitch-55)/48) // the same at 3 kHz
	omega := 2 * math.Pi * f / rate
	high := 2 * math.Pi * 3000 / rate
	// The lowpass 1-a over 1-a/z loses, in energy, 1+2a(1-cos)/(1-a)² at each pass.
	k := (math.Exp(2*6.9/f*(1/ringHigh-1/ring)) - 1) / (2 * (1 - math.Cos(high)))
	a := (2*k + 1 - math.Sqrt(4*k+1)) / (2 * k)
	loss := (1 - a) / math.Sqrt(1-2*a*math.Cos(omega)+a*a)
	g.blend = float32(1 - a)
	g.gain = float32(math.Exp(-6.9/(f*ring)) / loss)
	period := rate/f - math.Atan2(a*math.Sin(omega), 1-a*math.Cos(omega))/omega
	g.length = int(period - 0.4)
	rest := period - float64(g.length)
	g.tune = float32(math.Sin((1-rest)*omega/2) / math.Sin((1+rest)*omega/2))
	clear(g.line)
	g.at, g.low, g.in, g.out = 0, 0, 0, 0
}

// deflect adds the wave of a plucked string: on one side of the finger it is
// pulled up, on the other down. A soft fingertip rounds it.
func (g *gut) deflect(rate float64, s stroke, loud float64) {
	cut := (900 + 5200*s.loud*math.Sqrt(s.loud)) * s.bright
	blend := float32(1 - math.Exp(-2*math.Pi*cut/rate))
	edge := int(s.place * float64(g.length))
	up, down := float32(loud*(1-s.place)), float32(-loud*s.place)
	var once, twice float32
	for turn := range 2 { // the first turn only settles the filter
		for i := range g.length {
			x := down
			if i < edge {
				x = up
			}
			once += blend * (x - once)
			twice += blend * (once - twice)
			if turn == 1 {
				at := g.at + i
				if at >= g.length {
					at -= g.length
				}
				g.line[at] += twice
			}
		}
	}
}

// render adds a chunk to the sum of the strings.
func (g *gut) render(sum *[chunkFrames]float32) {
	gain := g.gain
	if g.chunks--; g.chunks < 0 {
		gain = g.damped
	}
	in, out, low := g.in, g.out, g.low
	tune, blend := g.tune, g.blend
	var power float32
	for done := 0; done < chunkFrames; {
		run := min(chunkFrames-done, g.length-g.at)
		line, into := g.line[g.at:g.at+run], sum[done:done+run]
		for i, x := range line {
			out = tune*(x-out) + in
			in = x
			low += blend * (out - low)
			y := gain * low
			line[i] = y
			into[i] += y
			power += y * y
		}
		done += run
		if g.at += run; g.at == g.length {
			g.at = 0
		}
	}
	g.in, g.out, g.low = in, out, low
	if g.power = max(power, g.power*0.7); g.power < inaudible {
		g.sounds = false
	}
}

// frequency returns the pitch of a MIDI number in hertz. The lute is fretted in
// a mild meantone, with fifths narrow by a sixth of a comma and thirds that are
// sweeter for it; D has the pitch that it has today.
func frequency(pitch int) float64 {
	const narrow = 21.506/6 - 1.955 // cents below an equal fifth
	fifths := (pitch*7+3)%12 - 5    // from D upwards; E flat and G sharp are at the ends
	return 440 * math.Exp2((float64(pitch-69)-float64(fifths)*narrow/100)/12)
}
