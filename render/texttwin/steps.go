package texttwin

import (
	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/render/table"
)

// StepsOf tells a plan that begins in a position as steps within a sentence.
func StepsOf(on table.Table, words *lang.Words, s game.State, plan []game.Action) []string {
	return inSteps(words, on.Steps(s, plan))
}

// InSteps tells actions as they stand within a sentence, equal ones and those of
// one voyage in one.
func InSteps(words *lang.Words, plan []game.Action) []string {
	return inSteps(words, table.StepsOf(plan))
}

func inSteps(words *lang.Words, deeds []table.Step) (steps []string) {
	for _, x := range deeds {
		step := ""
		if x.Line.Key != "" {
			step = words.Line(x.Line.Key, x.Line.Args...)
		} else {
			step = words.ActionPhrase(x.Action)
		}
		if x.Times > 1 {
			step = words.T("advice.times", "n", x.Times, "step", step)
		}
		steps = append(steps, step)
	}
	return steps
}
