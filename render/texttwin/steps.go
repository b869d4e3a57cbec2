package texttwin

import (
	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/render/table"
)

// StepsOf tells a plan that begins in a position as steps within a sentence, in the words of
// the table where it has some.
func StepsOf(on table.Table, words *lang.Words, s game.State, plan []game.Action) (steps []string) {
	planner, ok := on.(table.Planner)
	if !ok {
		return InSteps(words, plan)
	}
	for _, line := range planner.Steps(s, plan) {
		steps = append(steps, words.Line(line.Key, line.Args...))
	}
	return steps
}

// InSteps tells actions as they stand within a sentence, equal ones and those of
// one voyage in one.
func InSteps(words *lang.Words, plan []game.Action) (steps []string) {
	for i := 0; i < len(plan); {
		a, n := plan[i], 1
		for i+n < len(plan) && (plan[i+n] == a || SailsOn(a, plan[i+n])) {
			a = plan[i+n]
			n++
		}
		step := words.Deed(a)
		if n > 1 && plan[i] == a {
			step = words.T("advice.times", "n", n, "step", step)
		}
		steps = append(steps, step)
		i += n
	}
	return steps
}

// SailsOn reports whether an action goes on with the voyage of the one before.
func SailsOn(before, a game.Action) bool {
	return a.Verb == before.Verb && a.Obj[0] == before.Obj[0] && a.Obj[1].Kind == game.AreaRef && before.Obj[1].Kind == game.AreaRef
}
