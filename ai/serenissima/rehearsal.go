package serenissima

import (
	"math"

	"serenissima/ai/rehearse"
	"serenissima/game"
	ser "serenissima/game/serenissima"
)

// settled is how many galleys act in a rehearsal before it is looked at what has come
// of the plan.
const settled = 4

// A step is what a captain did in a position.
type step struct {
	position ser.State
	action   game.Action
}

// rehearsal plays the plan of a line on once with captains, until as many galleys have
// acted as the budget has in its scope, with the luck of the seed. It returns what that
// came to for me without the luck: the mean of looks at the position whenever a galley
// is to act, but for the first few. What is seen early is less of the truth, what is
// seen late more of an accident.
func (f *search) rehearsal(root *ser.State, me game.Player, l *line, b *Budget, seed uint64) int64 {
	s := f.imagine(root, me, seed)
	s.HiddenMoney = false // what it is thought to be is known here
	if f.hope = (rehearse.Hope{}); b.Victory {
		f.hope = f.hopeIn(&s, me)
	}
	f.captains.forget()
	f.rivals.forget()
	actions := l.Plan.plan.actions
	known, fateful := 0, false // until dice or cards decide, captains do as they did in rehearsals before
	first := min(settled, b.Scope)
	acted, looks, sum := 0, int64(b.Scope+1-first), int64(0)
	for s.Decision().Player != game.Nobody {
		d := s.Decision()
		if d.Player == game.Chance {
			f.deal(&s, me)
			fateful = true
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
				if worth, over := f.Race.Compare(&l.Score, int64(acted-first), sum); over {
					return worth
				}
			}
			if acted > b.Scope {
				return sum / looks
			}
		}
		if !fateful && known < len(l.Plan.steps) && l.Plan.steps[known].position == s {
			s.Apply(l.Plan.steps[known].action, nil)
			known++
			continue
		}
		table := &f.captains
		if (d.Player != me || b.Prudent) && acted <= b.Alert { // who comes soon is worth a closer look
			table = &f.rivals
		}
		captain := table.mind(d.Player)
		if !captain.Begin(&s, d.Player) {
			captain.Think(f.Count)
			if f.Quit = f.Quit || captain.quit; f.Quit {
				return math.MinInt64
			}
		}
		if !fateful && known == len(l.Plan.steps) {
			l.Plan.steps = append(l.Plan.steps, step{s, captain.Best()})
			known++
		}
		s.Apply(captain.Best(), nil)
	}
	seen := int64(max(0, acted-first)) // the end of the game is what else there was to see
	return (sum + (looks-seen)*(f.appraise(&s, me)-f.luck)) / looks
}
