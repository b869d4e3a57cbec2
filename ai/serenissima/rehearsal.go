package serenissima

import (
	"math"

	"serenissima/game"
	ser "serenissima/game/serenissima"
)

// trust is how many rehearsals count as much as what was thought of a plan
// before.
const trust = 2

// rehearse plays each line on with captains in all seats, brings what is thought
// of the lines before they are searched up to date, and puts the best first. A
// captain who is played by a captain does what it would do; a playout only guesses
// at that, but there are many more of them. If it is called off, nothing is brought up to
// date.
func (f *search) rehearse(root *ser.State, me game.Player, b Budget, seed uint64) {
	for k := range b.Rehearsals {
		f.playAll(f.lines, func(f *search, p *plan) int64 { return f.rehearsal(root, me, p, b.Scope, seed+uint64(k)) })
		if f.quit {
			return
		}
	}
	first := f.lines[0].sum
	for i := range f.lines {
		l := &f.lines[i]
		l.prior = (l.sum - first + trust*l.prior) / int64(b.Rehearsals+trust)
		l.value, l.sum, l.n = l.prior, 0, 0
	}
	sortLines(f.lines)
}

// rehearsal plays a plan on once with captains, until so many galleys have acted,
// with the luck of the seed, and returns what it came to for me without that.
func (f *search) rehearsal(root *ser.State, me game.Player, p *plan, scope int, seed uint64) int64 {
	s := f.imagine(root, me, seed)
	s.HiddenMoney = false // what it is thought to be is known here
	for _, captain := range f.captains {
		captain.rest = captain.rest[:0]
	}
	actions := p.actions
	for acted := 0; s.Decision().Player != game.Nobody; {
		d := s.Decision()
		if d.Player == game.Chance {
			f.deal(&s, me)
			continue
		}
		if d.Player == me && len(actions) > 0 {
			if s.Legal(actions[0]) {
				s.Apply(actions[0], nil)
				actions = actions[1:]
				continue
			}
			actions = nil
		}
		if d.Prompt == ser.Activate {
			if acted++; acted > scope {
				break
			}
		}
		captain := f.captains[d.Player]
		if !captain.Begin(&s, d.Player) {
			captain.Think(f.spend)
			f.total += captain.spent + captain.other.spent
			if f.quit = f.quit || captain.quit; f.quit {
				return math.MinInt64
			}
		}
		s.Apply(captain.Best(), nil)
	}
	return f.appraise(&s, me) - f.luck
}
