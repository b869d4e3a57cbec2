package music

import (
	"math/rand/v2"
	"slices"
)

// Divisions are how a lutenist of the time repeats a strain: long notes are
// broken into short ones on the way to the next, by figures learnt for each
// interval. The figures here are of that kind; which one is taken depends on the
// other voices and on chance, so that a repeat is never quite the same.

// A figure starts on a written note and leads to the next; its members are steps
// of the mode from the written note.
type figure []int

// A turn is a figure upwards or, with the sign of -1, downwards.
type turn struct {
	steps figure
	sign  int
}

func (t turn) step(i int) int { return t.steps[i] * t.sign }

// figures lists what leads to a next note that is higher by the index. Downwards
// they are turned over.
var figures = [8][]figure{
	0: {{0, -1}, {0, 1}, {0, -1, -2}, {0, 2, 1}, {0, -2, -1}, {0, -1, -2, -1}, {0, 1, 2, 1}, {0, 1, 0, -1}, {0, -1, 0, 1}, {0, -2, -1, 1}, {0, 2, 1, -1}},
	1: {{0, -1}, {0, 2}, {0, -1, 0}, {0, 3, 2}, {0, -2, -1, 0}, {0, 4, 3, 2}, {0, 1, 3, 2}, {0, -1, 1, 2}, {0, 2, 3, 2}, {0, 1, -1, 0}},
	2: {{0, 1}, {0, 1}, {0, -1, 1}, {0, 3, 1}, {0, -1, 0, 1}, {0, 1, 2, 1}, {0, 4, 3, 1}, {0, 2, 1, 3}, {0, 1, 2, 3}},
	3: {{0, 1}, {0, 2}, {0, 1, 2}, {0, 1, 2}, {0, -1, 1, 2}, {0, 1, 2, 4}, {0, 2, 1, 2}, {0, 1, 3, 2}},
	4: {{0, 2}, {0, 2, 3}, {0, 1, 2}, {0, 1, 2, 3}, {0, 1, 2, 3}, {0, 2, 4, 3}},
	5: {{0, 3}, {0, 2}, {0, 2, 4}, {0, 2, 3, 4}, {0, 1, 2, 4}},
	6: {{0, 4}, {0, 2, 4}, {0, 2, 4, 5}},
	7: {{0, 4}, {0, 2, 4}, {0, 4, 5}, {0, 2, 4, 6}, {0, 4, 5, 6}},
}

// A divider writes the divisions of one strain.
type divider struct {
	key    key
	bar    int // ticks
	unit   int // ticks of a short note
	quick  int // ticks of a quicker one, for once in a while; 0 if there are none
	chance *rand.Rand
	strain *strain
	last   turn
}

// divide appends the upper voice of the strain in divisions to dst. One note in
// a few stays as it is, and so does the last bar, for an ending wants calm.
func (d *divider) divide(dst []note) []note {
	notes := d.strain.voices[cantus]
	for i, n := range notes {
		whole := n
		if i+1 < len(notes) && notes[i+1].at == n.end() && !n.graced && n.end() <= d.strain.ticks-d.bar && d.chance.IntN(6) > 0 {
			dst, whole = d.breakUp(dst, n, notes[i+1])
		}
		if whole.length > 0 {
			dst = append(dst, whole)
		}
	}
	return dst
}

// breakUp appends figures that fill n on its way to next, as far as good ones are
// found, and returns what is left of n.
func (d *divider) breakUp(dst []note, n, next note) ([]note, note) {
	unit := d.unit
	if d.quick > 0 && n.length == 2*unit && d.chance.IntN(4) == 0 {
		unit = d.quick
	}
	for count := n.length / unit; count >= 2; count = n.length / unit {
		goal, size := next, count
		if count > 4 { // first around the note itself, then onwards
			goal, size = n, 4
			if count < 6 {
				size = 2
			}
			goal.at = n.at + size*unit
		}
		if n.length%unit != 0 || !d.still(n.at, goal.at) {
			return dst, n
		}
		best := d.choose(n, goal, size, unit)
		if best.steps == nil {
			return dst, n
		}
		d.last = best
		for i := range best.steps {
			dst = append(dst, d.member(n, best, i, unit))
		}
		n.at += size * unit
		n.length -= size * unit
	}
	return dst, n
}

// member returns the note at a place of a figure of such units.
func (d *divider) member(n note, t turn, index, unit int) note {
	m := note{at: n.at + index*unit, length: unit, staff: n.staff + t.step(index), pitch: n.pitch}
	if t.steps[index] != 0 {
		m.pitch = d.key.pitch(m.staff)
	}
	return m
}

// still reports whether no other voice moves between two ticks. A note under
// which others move may be a suspension, which divisions would spoil.
func (d *divider) still(from, to int) bool {
	for _, voice := range d.strain.voices[middle:] {
		for _, n := range voice {
			if from < n.at && n.at < to {
				return false
			}
		}
	}
	return true
}

// harshest is the cost from which a figure is not worth playing.
const harshest = 5

// choose returns the best figure of a size between two notes; its steps are nil
// if there is none.
func (d *divider) choose(n, goal note, size, unit int) turn {
	distance := goal.staff - n.staff
	if abs(distance) >= len(figures) {
		return turn{}
	}
	var best turn
	least := float64(harshest)
	for _, steps := range figures[abs(distance)] {
		for _, sign := range [2]int{1, -1} {
			if len(steps) != size || sign*distance < 0 {
				continue
			}
			t := turn{steps, sign}
			if cost := d.cost(t, n, goal, unit) + d.chance.Float64()*2; cost < least {
				best, least = t, cost
			}
		}
	}
	return best
}

// cost weighs how a figure sounds against the other voices.
func (d *divider) cost(t turn, n, goal note, unit int) float64 {
	cost := 0.0
	if t.sign == d.last.sign && slices.Equal(t.steps, d.last.steps) {
		cost++
	}
	for i := 1; i < len(t.steps); i++ {
		m := d.member(n, t, i, unit)
		if m.pitch > highestPitch || m.pitch < lowestPitch+12 {
			return harshest
		}
		after := goal.staff - n.staff
		if i+1 < len(t.steps) {
			after = t.step(i + 1)
		}
		passing := abs(t.step(i)-t.step(i-1)) == 1 && abs(after-t.step(i)) == 1
		cost += d.clash(m, goal, passing, i == len(t.steps)/2)
	}
	last := d.member(n, t, len(t.steps)-1, unit)
	if parallel(last.pitch, goal.pitch, d.below(last.at), d.below(goal.at)) {
		cost += harshest
	}
	return cost
}

// clash weighs one note of a figure against what sounds with it and, for false
// relations, with the goal.
func (d *divider) clash(m, goal note, passing, heavy bool) float64 {
	cost := 0.0
	for _, voice := range d.strain.voices[middle:] {
		for _, other := range voice {
			sounds := other.at <= m.at && m.at < other.end()
			if !sounds && other.at != goal.at {
				continue
			}
			if m.pitch%12 != other.pitch%12 && m.staff%7 == other.staff%7 {
				cost += harshest // a note against its own sharp or flat
			}
			if sounds {
				cost += harshness[abs(m.pitch-other.pitch)%12]
				if other.pitch >= m.pitch {
					cost++
				}
			}
		}
	}
	if goal.pitch%12 != m.pitch%12 && goal.staff%7 == m.staff%7 {
		cost += harshest
	}
	if passing {
		cost *= 0.4
	}
	if heavy {
		cost *= 1.6
	}
	return cost
}

// harshness weighs intervals in semitones.
var harshness = [12]float64{1: 3, 2: 1.5, 5: 0.5, 6: 2, 10: 1, 11: 2.5}

// below returns the pitch of the bass at a tick, or 0.
func (d *divider) below(at int) int {
	for _, n := range d.strain.voices[bassus] {
		if n.at <= at && at < n.end() {
			return n.pitch
		}
	}
	return 0
}

// parallel reports whether two voices move from one perfect consonance into
// another of the same kind.
func parallel(upper, upperNext, lower, lowerNext int) bool {
	if upper == upperNext || lower == 0 || lowerNext == 0 {
		return false
	}
	interval := (upper - lower) % 12
	return interval == (upperNext-lowerNext)%12 && (interval == 0 || interval == 7) && lower != lowerNext
}

func abs(n int) int { return max(n, -n) }
