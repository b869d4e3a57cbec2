package host

import (
	"slices"

	"serenissima/game"
	"serenissima/game/session"
)

// A Replay is a match that is gone through again, back and forth, as one viewer may know it. Nobody
// decides in it.
type Replay struct {
	beats []session.Beat
	start game.State
	stops []int
}

// NewReplay returns a replay of what has happened in a match so far, as a seat may see it. Once the
// match is over everybody may see everything.
func NewReplay(m session.Outline, viewer game.Player) *Replay {
	r := &Replay{beats: slices.Collect(m.Record(viewer)), start: m.View(viewer), stops: []int{0}}
	if len(r.beats) > 0 {
		r.start = r.beats[0].Before
	}
	for i, b := range r.beats {
		if b.After.Decision().Player != game.Chance || i+1 == len(r.beats) {
			r.stops = append(r.stops, i+1)
		}
	}
	return r
}

// Len is the number of beats.
func (r *Replay) Len() int { return len(r.beats) }

// Beats returns all beats. They must not be changed.
func (r *Replay) Beats() []session.Beat { return r.beats }

// State is the position after n beats.
func (r *Replay) State(n int) game.State {
	switch {
	case n < len(r.beats):
		return r.beats[n].Before
	case n > 0:
		return r.beats[n-1].After
	}
	return r.start
}

// Stops are the numbers of beats after which a seat decides, or nobody any more; the first is zero.
func (r *Replay) Stops() []int { return r.stops }

// Before is the last stop up to n beats.
func (r *Replay) Before(n int) int {
	i, found := slices.BinarySearch(r.stops, max(0, n))
	if !found {
		i--
	}
	return r.stops[i]
}

// After is the first stop from n beats on, the last one if there is none.
func (r *Replay) After(n int) int {
	i, _ := slices.BinarySearch(r.stops, n)
	return r.stops[min(i, len(r.stops)-1)]
}
