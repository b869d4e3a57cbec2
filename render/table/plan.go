package table

import (
	"slices"

	"serenissima/game"
)

// Feasible is how many actions of a plan can be carried out one after the other, and why the
// next cannot. Others are taken to let it go on.
func Feasible(t Table, s game.State, plan []game.Action) (n int, why error) {
	after, seat := s.Clone(), s.Decision().Player
	for _, a := range plan {
		if why = after.Check(a); why != nil {
			return n, why
		}
		after.Apply(a, nil)
		n++
		if !LetOn(t, after, seat, nil) {
			return n, nil
		}
	}
	return n, nil
}

// LetOn lets others answer so that it harms nobody, until a seat is to decide. It reports
// whether it is.
func LetOn(t Table, s game.State, seat game.Player, out *game.Events) bool {
	for {
		d := s.Decision()
		if d.Player == seat || d.Player <= game.Nobody || !t.Prompt(d.Prompt).Question {
			return d.Player == seat
		}
		answers := t.Controls(s).Answers
		i := slices.IndexFunc(answers, func(a Answer) bool { return !a.Harm && s.Check(a.Action) == nil })
		if i < 0 {
			return false
		}
		s.Apply(answers[i].Action, out)
	}
}

// CostOf is what the actions of a plan cost together, less than nothing if they bring money. What
// an action costs may depend on those before it.
func CostOf(t Table, s game.State, plan []game.Action) (sum int) {
	after, seat := s.Clone(), s.Decision().Player
	for i, a := range plan {
		sum += PriceOf(t, after, a)
		if i == len(plan)-1 || after.Check(a) != nil {
			break
		}
		after.Apply(a, nil)
		LetOn(t, after, seat, nil)
	}
	return sum
}
