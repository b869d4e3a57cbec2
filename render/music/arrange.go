package music

import (
	"cmp"
	"math"
	"math/rand/v2"
	"slices"
)

// A layer is what comes and goes together with the mood.
type layer uint8

const (
	barLine  layer = iota // silent: here layers come and go
	solo                  // the first lute, always there
	descant               // the second lute in divisions
	strum                 // the second lute in repeated chords
	dance                 // the drum, as for dancing
	ostinato              // the drum, as before a storm
	layerCount
)

// An event is something that a player does in a performance.
type event struct {
	at      float64 // seconds
	layer   layer
	stroke  stroke // of a lute
	blow    blow   // of the drum
	written int    // tick of the note in its pass
}

// A performance is one playing of a score, note for note.
type performance struct {
	events  []event
	seconds float64
	final   int
	drone   bool
	gain    float64

	clock []float64 // when each beat begins
	notes []note    // of the divisions of a pass
}

// Seconds that the last chord rings.
const ringing = 4.5

// How loud each voice is.
var voiceLoudness = [voiceCount]float64{cantus: 0.62, middle: 0.36, bassus: 0.5}

// patterns are what drum and chords do in a bar, in equal steps.
type patterns struct{ dance, ostinato, strum string }

func (m metre) patterns() patterns {
	switch {
	case m.unit == 8:
		return patterns{"D-tD-t", "DttDtt", "x-xx-x"}
	case m.beats == 3:
		return patterns{"D-t-t-", "D-ttt-", "x-xxx-"}
	default:
		return patterns{"D--tD-t-", "D-ttD-tt", "x-xxx-xx"}
	}
}

// An arranger writes a performance.
type arranger struct {
	*performance
	score  *score
	chance *rand.Rand
	start  int // tick of the pass
	strain *strain
	last   bool // the pass ends the piece
}

// arrange makes a performance of a score, with divisions, touch and time drawn
// from chance. It keeps the memory of the performance before.
func (p *performance) arrange(s *score, chance *rand.Rand) {
	*p = performance{events: p.events[:0], clock: p.clock[:0], notes: p.notes, final: s.key.final, drone: s.drone, gain: s.gain}
	a := arranger{performance: p, score: s, chance: chance}
	a.keepTime()
	var passes [256]int
	for i := range len(s.order) {
		a.strain = s.strain(s.order[i])
		a.last = i == len(s.order)-1
		a.pass(passes[a.strain.name])
		passes[a.strain.name]++
		a.start += a.strain.ticks
	}
	slices.SortStableFunc(p.events, func(x, y event) int { return cmp.Compare(x.at, y.at) })
	p.seconds = p.clock[len(p.clock)-1] + ringing
}

// keepTime sets the clock. Strains broaden a little at their ends and the piece a
// good deal.
func (a *arranger) keepTime() {
	beat := a.score.metre.beat()
	pulse := 60 / a.score.tempo * float64(beat) / ticksPerCrotchet
	now := 0.4
	for i := range len(a.score.order) {
		s := a.score.strain(a.score.order[i])
		beats := s.ticks / beat
		last := i == len(a.score.order)-1
		sway := a.chance.Float64() * 2 * math.Pi
		for b := range beats {
			a.clock = append(a.clock, now)
			left := float64(beats-b) / float64(a.score.metre.beats) // bars
			slow := 1.0
			if left <= 1 {
				slow += 0.07 * (1 - left)
			}
			if last && left <= 2 {
				slow += 0.2 * (2 - left)
			}
			if a.score.free {
				slow += 0.1 * math.Sin(sway+float64(b)*2*math.Pi/float64(a.score.metre.beats)/2.5)
			}
			now += pulse * slow
		}
	}
	a.clock = append(a.clock, now)
}

// when returns the seconds of a tick of the pass.
func (a *arranger) when(tick int) float64 {
	beat := a.score.metre.beat()
	tick += a.start
	i := tick / beat
	if i >= len(a.clock)-1 {
		return a.clock[len(a.clock)-1]
	}
	return a.clock[i] + (a.clock[i+1]-a.clock[i])*float64(tick%beat)/float64(beat)
}

// pass writes one playing of a strain; times counts the earlier ones.
func (a *arranger) pass(times int) {
	bar := a.score.metre.bar()
	first := len(a.events)
	upper := a.strain.voices[cantus]
	if times > 0 && a.score.division > 0 {
		upper = a.divisions()
	}
	a.voice(upper, solo, cantus, times)
	a.voice(a.strain.voices[middle], solo, middle, times)
	a.voice(a.strain.voices[bassus], solo, bassus, times)
	a.touch(a.events[first:])
	first = len(a.events)
	if times == 0 && a.score.division > 0 {
		a.voice(a.divisions(), descant, cantus, times)
		a.touch(a.events[first:])
	}
	p := a.score.metre.patterns()
	for at := 0; at < a.strain.ticks; at += bar {
		a.events = append(a.events, event{at: a.when(at) - 0.1, layer: barLine})
		a.beaten(p.dance, dance, at)
		a.beaten(p.ostinato, ostinato, at)
		a.chords(p.strum, strum, at)
		if times > 0 {
			a.chords(p.dance, descant, at)
		}
	}
}

// divisions returns the upper voice in short notes. Where a crotchet lasts long
// enough, a few of them are shorter still.
func (a *arranger) divisions() []note {
	d := divider{key: a.score.key, bar: a.score.metre.bar(), unit: a.score.division, chance: a.chance, strain: a.strain}
	if a.score.tempo < 110 {
		d.quick = d.unit / 2
	}
	a.notes = d.divide(a.notes[:0])
	return a.notes
}

// voice writes the notes of a voice for a lute.
func (a *arranger) voice(notes []note, to layer, voice, times int) {
	place := 0.17
	if times > 0 {
		place = 0.12 // nearer to the bridge: a repeat speaks a little more sharply
	}
	for _, n := range notes {
		ends := a.when(n.end()) - a.when(n.at) + 0.06
		if voice == bassus {
			ends += 0.1
		}
		if a.last && n.end() == a.strain.ticks {
			ends = ringing - 0.3
		}
		s := stroke{pitch: n.pitch, seconds: ends, bright: 1, place: place, loud: voiceLoudness[voice] * a.accent(n)}
		if to == descant {
			s.place = 0.22
		}
		if n.graced {
			a.mordent(n, s, to)
			continue
		}
		a.events = append(a.events, event{at: a.when(n.at), layer: to, stroke: s, written: n.at})
	}
}

// mordent writes a note with a short one below it, both of the left hand.
func (a *arranger) mordent(n note, s stroke, to layer) {
	at := a.when(n.at)
	short := s
	short.seconds = 0.08
	a.events = append(a.events, event{at: at, layer: to, stroke: short, written: n.at})
	short.pitch, short.loud = a.score.key.pitch(n.staff-1), 0.5*s.loud
	a.events = append(a.events, event{at: at + 0.075, layer: to, stroke: short, written: n.at})
	s.loud *= 0.62
	a.events = append(a.events, event{at: at + 0.15, layer: to, stroke: s, written: n.at})
}

// accent tells how much louder or softer a note is than the rest: by its place in
// the bar, in a phrase of four bars, and by its height.
func (a *arranger) accent(n note) float64 {
	m := a.score.metre
	phrase := 4 * m.bar()
	arch := math.Sin(math.Pi * (float64(n.at%phrase) + float64(m.bar())/2) / float64(phrase+m.bar()))
	height := 0.012 * float64(n.pitch-65)
	return (0.74 + 0.26*m.weight(n.at%m.bar())) * (0.84 + 0.2*arch) * (1 + height) * (1 + 0.04*a.chance.NormFloat64())
}

// touch makes the notes of a lute those of a hand: chords are spread from below,
// and nothing is quite in time.
func (a *arranger) touch(events []event) {
	slices.SortStableFunc(events, func(x, y event) int {
		return cmp.Or(cmp.Compare(x.written, y.written), cmp.Compare(x.at, y.at), cmp.Compare(x.stroke.pitch, y.stroke.pitch))
	})
	for i := 0; i < len(events); {
		end := i
		for end < len(events) && events[end].written == events[i].written {
			end++
		}
		late := max(-0.01, min(0.01, 0.004*a.chance.NormFloat64()))
		spread := 0.009
		if a.last && a.strain.ticks-events[i].written <= a.score.metre.bar() {
			spread = 0.05
		}
		for k := i; k < end; k++ {
			events[k].at += late
			if end-i > 2 {
				events[k].at += spread * float64(k-i) * (0.8 + 0.4*a.chance.Float64())
			}
		}
		i = end
	}
}

// beaten writes a bar of the drum.
func (a *arranger) beaten(pattern string, to layer, bar int) {
	step := a.score.metre.bar() / len(pattern)
	for i := range len(pattern) {
		at := bar + i*step
		if blow(pattern[i]) == rest || a.last && at > a.strain.ticks-a.score.metre.bar() {
			continue
		}
		loud := (0.6 + 0.4*a.score.metre.weight(i*step)) * (1 + 0.06*a.chance.NormFloat64())
		a.events = append(a.events, event{
			at: a.when(at) + 0.004*a.chance.Float64(), layer: to, blow: blow(pattern[i]), stroke: stroke{loud: loud},
		})
	}
}

// chords writes a bar of repeated chords on what the three voices sound.
func (a *arranger) chords(pattern string, to layer, bar int) {
	step := a.score.metre.bar() / len(pattern)
	for i := range len(pattern) {
		at := bar + i*step
		if blow(pattern[i]) == rest || a.last && at > a.strain.ticks-a.score.metre.bar() {
			continue
		}
		chord, size := a.harmony(at)
		loud := 0.26 * (0.6 + 0.4*a.score.metre.weight(i*step)) * (1 + 0.05*a.chance.NormFloat64())
		for k := range size {
			a.events = append(a.events, event{
				at: a.when(at) + 0.012*float64(k), layer: to,
				stroke: stroke{pitch: chord[k], seconds: a.when(at+step) - a.when(at), loud: loud, bright: 0.7, place: 0.25},
			})
		}
	}
}

// harmony returns what sounds at a tick as a close chord in the low register.
func (a *arranger) harmony(at int) (chord [4]int, size int) {
	for voice := bassus; voice >= cantus; voice-- {
		for _, n := range a.strain.voices[voice] {
			if n.at > at || at >= n.end() || size == len(chord) {
				continue
			}
			pitch := 48 + n.pitch%12
			if size == 0 && pitch > 53 {
				pitch -= 12
			}
			for size > 0 && pitch < chord[0] {
				pitch += 12
			}
			if !slices.Contains(chord[:size], pitch) && (size == 0 || (pitch-chord[0])%12 != 0) {
				chord[size] = pitch
				size++
			}
		}
	}
	slices.Sort(chord[:size])
	return chord, size
}
