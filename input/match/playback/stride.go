package playback

import "slices"

// A Stride is what a playback steps by.
type Stride uint8

// The strides.
const (
	ByMove Stride = iota
	ByTurn
	ByScoring
)

// Strides are those that lead anywhere: a game without scorings has none from scoring to scoring.
func (p *Playback) Strides() []Stride {
	if len(p.scorings) == 0 {
		return []Stride{ByMove, ByTurn}
	}
	return []Stride{ByMove, ByTurn, ByScoring}
}

// places are the beats that a stride leads to.
func (p *Playback) places(s Stride) []int {
	switch s {
	case ByTurn:
		return p.turns
	case ByScoring:
		return p.scorings
	}
	return p.Stops()
}

// Target is where a stride leads back or on from what is shown; false where it leads nowhere.
func (p *Playback) Target(s Stride, on bool) (int, bool) {
	list := p.places(s)
	if on {
		for _, n := range list {
			if p.After(n) > p.at {
				return p.After(n), true
			}
		}
		return p.Len(), s != ByMove && p.at < p.Len()
	}
	for _, n := range slices.Backward(list) {
		if p.After(n) < p.Shown() {
			return p.After(n), true
		}
	}
	return 0, s != ByMove && p.Shown() > 0
}

// Step steps back or on. The next move is shown as it was made; all else is shown at once.
func (p *Playback) Step(s Stride, on bool) {
	n, ok := p.Target(s, on)
	p.running = false
	switch {
	case !ok:
	case on && s == ByMove:
		p.Timeline.SkipAll()
		p.until = n
	default:
		p.Jump(n)
	}
}
