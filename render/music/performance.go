package music

import (
	"cmp"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
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

// A performance is one playing of a score, with divisions, touch and time drawn
// from chance. It is written pass by pass, each when the one before has been
// played, so that the work is spread.
type performance struct {
	score   *score
	chance  *rand.Rand
	seconds float64
	clock   []float64 // when each beat begins
	events  []event   // of the pass

	passes int // begun
	strain *strain
	start  int    // tick of the pass
	next   int    // tick of the pass after it
	notes  []note // divisions of the pass
}

// Seconds that the last chord rings.
const ringing = 4.5

// How loud each voice is.
var voiceLoudness = [voiceCount]float64{cantus: 0.62, middle: 0.36, bassus: 0.5}

// patterns are what drum and chords do in a bar, in equal steps.
type patterns struct{ dance, ostinato, strum string }

func (m metre) patterns() patterns {
	switch {
	case m.beats == 7:
		return patterns{"D-tD-t-", "DttDtDt", "x-xx-x-"}
	case m.unit == 8:
		return patterns{"D-tD-t", "DttDtt", "x-xx-x"}
	case m.beats == 3:
		return patterns{"D-t-t-", "D-ttt-", "x-xxx-"}
	default:
		return patterns{"D--tD-t-", "D-ttD-tt", "x-xxx-xx"}
	}
}

// begin prepares a performance in the memory of the one before.
func (p *performance) begin(s *score, chance *rand.Rand) {
	*p = performance{score: s, chance: chance, events: p.events[:0], clock: p.clock[:0], notes: p.notes}
	p.keepTime()
	p.seconds = p.clock[len(p.clock)-1] + ringing
}

// keepTime sets the clock. Strains broaden a little at their ends and the piece a
// good deal.
func (p *performance) keepTime() {
	beat := p.score.metre.beat()
	pulse := 60 / p.score.tempo * float64(beat) / ticksPerCrotchet
	now := 0.4
	for i := range len(p.score.order) {
		s := p.score.strain(p.score.order[i])
		beats := s.ticks / beat
		last := i == len(p.score.order)-1
		sway := p.chance.Float64() * 2 * math.Pi
		for b := range beats {
			p.clock = append(p.clock, now)
			left := float64(beats-b) / float64(p.score.metre.beats) // bars
			slow := 1.0
			if left <= 1 {
				slow += 0.07 * (1 - left)
			}
			if last && left <= 2 {
				slow += 0.2 * (2 - left)
			}
			if p.score.free {
				slow += 0.1 * math.Sin(sway+float64(b)*2*math.Pi/float64(p.score.metre.beats)/2.5)
			}
			now += pulse * slow
		}
	}
	p.clock = append(p.clock, now)
}

// when returns the seconds of a tick of the pass.
func (p *performance) when(tick int) float64 {
	beat := p.score.metre.beat()
	tick += p.start
	i := tick / beat
	if i >= len(p.clock)-1 {
		return p.clock[len(p.clock)-1]
	}
	return p.clock[i] + (p.clock[i+1]-p.clock[i])*float64(tick%beat)/float64(beat)
}

// turn writes the next pass in place of the last one, or returns false if there
// is none.
func (p *performance) turn() bool {
	if p.passes == len(p.score.order) {
		return false
	}
	name := p.score.order[p.passes]
	times := strings.Count(p.score.order[:p.passes], string(rune(name)))
	p.strain = p.score.strain(name)
	p.passes++
	p.start, p.next = p.next, p.next+p.strain.ticks
	p.events = p.events[:0]
	p.write(times)
	slices.SortStableFunc(p.events, func(x, y event) int { return cmp.Compare(x.at, y.at) })
	return true
}

// last reports whether the pass ends the piece.
func (p *performance) last() bool { return p.passes == len(p.score.order) }

// write writes a pass of a strain that has been played so many times before.
func (p *performance) write(times int) {
	upper := p.strain.voices[cantus]
	if times > 0 && p.score.division > 0 {
		upper = p.divisions()
	}
	p.voice(upper, solo, cantus, times)
	p.voice(p.strain.voices[middle], solo, middle, times)
	p.voice(p.strain.voices[bassus], solo, bassus, times)
	p.touch(p.events)
	divided := times == 0 && p.score.division > 0 // by the second lute
	if divided {
		first := len(p.events)
		p.voice(p.divisions(), descant, cantus, times)
		p.touch(p.events[first:])
	}
	patterns := p.score.metre.patterns()
	for at := 0; at < p.strain.ticks; at += p.score.metre.bar() {
		p.events = append(p.events, event{at: p.when(at) - 0.1, layer: barLine})
		p.beaten(patterns.dance, dance, at)
		p.beaten(patterns.ostinato, ostinato, at)
		p.chords(patterns.strum, strum, at)
		if !divided {
			p.chords(patterns.dance, descant, at)
		}
	}
}

// divisions returns the upper voice in short notes. Where a crotchet lasts long
// enough, a few of them are shorter still.
func (p *performance) divisions() []note {
	d := divider{key: p.score.key, bar: p.score.metre.bar(), unit: p.score.division, chance: p.chance, strain: p.strain}
	if p.score.tempo < 110 {
		d.quick = d.unit / 2
	}
	p.notes = d.divide(p.notes[:0])
	return p.notes
}

// voice writes the notes of a voice for a lute.
func (p *performance) voice(notes []note, to layer, voice, times int) {
	place := 0.17
	if times > 0 {
		place = 0.12 // nearer to the bridge: a repeat speaks a little more sharply
	}
	for _, n := range notes {
		ends := p.when(n.end()) - p.when(n.at) + 0.06
		if voice == bassus {
			ends += 0.1
		}
		if p.last() && n.end() == p.strain.ticks {
			ends = ringing - 0.3
		}
		s := stroke{pitch: n.pitch, seconds: ends, bright: 1, place: place, loud: voiceLoudness[voice] * p.accent(n)}
		if to == descant {
			s.place = 0.22
		}
		if n.graced {
			p.mordent(n, s, to)
			continue
		}
		p.events = append(p.events, event{at: p.when(n.at), layer: to, stroke: s, written: n.at})
	}
}

// mordent writes a note with a short one below it, both of the left hand.
func (p *performance) mordent(n note, s stroke, to layer) {
	at := p.when(n.at)
	short := s
	short.seconds = 0.08
	p.events = append(p.events, event{at: at, layer: to, stroke: short, written: n.at})
	short.pitch, short.loud = p.score.key.pitch(n.staff-1), 0.5*s.loud
	p.events = append(p.events, event{at: at + 0.075, layer: to, stroke: short, written: n.at})
	s.loud *= 0.62
	p.events = append(p.events, event{at: at + 0.15, layer: to, stroke: s, written: n.at})
}

// accent tells how much louder or softer a note is than the rest: by its place in
// the bar, in a phrase of four bars, and by its height.
func (p *performance) accent(n note) float64 {
	m := p.score.metre
	phrase := 4 * m.bar()
	arch := math.Sin(math.Pi * (float64(n.at%phrase) + float64(m.bar())/2) / float64(phrase+m.bar()))
	height := 0.012 * float64(n.pitch-65)
	return (0.74 + 0.26*m.weight(n.at%m.bar())) * (0.84 + 0.2*arch) * (1 + height) * (1 + 0.04*p.chance.NormFloat64())
}

// touch makes the notes of a lute those of a hand: chords are spread from below,
// and nothing is quite in time.
func (p *performance) touch(events []event) {
	slices.SortStableFunc(events, func(x, y event) int {
		return cmp.Or(cmp.Compare(x.written, y.written), cmp.Compare(x.at, y.at), cmp.Compare(x.stroke.pitch, y.stroke.pitch))
	})
	for i := 0; i < len(events); {
		end := i
		for end < len(events) && events[end].written == events[i].written {
			end++
		}
		late := max(-0.01, min(0.01, 0.004*p.chance.NormFloat64()))
		spread := 0.009
		if p.last() && p.strain.ticks-events[i].written <= p.score.metre.bar() {
			spread = 0.05
		}
		for k := i; k < end; k++ {
			events[k].at += late
			if end-i > 2 {
				events[k].at += spread * float64(k-i) * (0.8 + 0.4*p.chance.Float64())
			}
		}
		i = end
	}
}

// beaten writes a bar of the drum.
func (p *performance) beaten(pattern string, to layer, bar int) {
	step := p.score.metre.bar() / len(pattern)
	for i := range len(pattern) {
		at := bar + i*step
		if blow(pattern[i]) == rest || p.last() && at > p.strain.ticks-p.score.metre.bar() {
			continue
		}
		loud := (0.6 + 0.4*p.score.metre.weight(i*step)) * (1 + 0.06*p.chance.NormFloat64())
		p.events = append(p.events, event{
			at: p.when(at) + 0.004*p.chance.Float64(), layer: to, blow: blow(pattern[i]), stroke: stroke{loud: loud},
		})
	}
}

// chords writes a bar of repeated chords on what the three voices sound.
func (p *performance) chords(pattern string, to layer, bar int) {
	step := p.score.metre.bar() / len(pattern)
	for i := range len(pattern) {
		at := bar + i*step
		if blow(pattern[i]) == rest || p.last() && at > p.strain.ticks-p.score.metre.bar() {
			continue
		}
		chord, size := p.harmony(at)
		loud := 0.26 * (0.6 + 0.4*p.score.metre.weight(i*step)) * (1 + 0.05*p.chance.NormFloat64())
		for k := range size {
			p.events = append(p.events, event{
				at: p.when(at) + 0.012*float64(k), layer: to,
				stroke: stroke{pitch: chord[k], seconds: p.when(at+step) - p.when(at), loud: loud, bright: 0.7, place: 0.25},
			})
		}
	}
}

// harmony returns what sounds at a tick as a close chord in the low register.
func (p *performance) harmony(at int) (chord [4]int, size int) {
	for voice := bassus; voice >= cantus; voice-- {
		for _, n := range p.strain.voices[voice] {
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
