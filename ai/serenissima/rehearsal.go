package serenissima

import (
	"math"

	"serenissima/game"
	ser "serenissima/game/serenissima"
)

// settled is how many galleys act in a rehearsal before it is looked at what has come
// of the plan.
const settled = 4

// rehearsal plays a plan on once with captains, until so many galleys have acted,
// with the luck of the seed, and returns what it came to for me without that: the mean
// of looks at the position whenever a galley is to act, but for the first few. What is
// seen early is less of the truth, what is seen late more of an accident.
func (f *search) rehearsal(root *ser.State, me game.Player, p *plan, scope int, seed uint64) int64 {
	s := f.imagine(root, me, seed)
	s.HiddenMoney = false // what it is thought to be is known here
	for _, captain := range f.captains {
		captain.rest = captain.rest[:0]
	}
	actions := p.actions
	first := min(settled, scope)
	acted, looks, sum := 0, int64(scope+1-first), int64(0)
	for s.Decision().Player != game.Nobody {
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
			if acted++; acted > first {
				sum += f.appraise(&s, me) - f.luck
			}
			if acted > scope {
				return sum / looks
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
	seen := int64(max(0, acted-first)) // the end of the game is what else there was to see
	return (sum + (looks-seen)*(f.appraise(&s, me)-f.luck)) / looks
}
