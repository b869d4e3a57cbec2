package table

import "serenissima/game"

// PhaseKey is the key of the name of the phase that the seat which decides can end, empty if that
// is a turn.
func PhaseKey(s game.State) string {
	if phase := s.Asking().Phase; phase != "" {
		return "board.phase." + phase
	}
	return ""
}

// Act makes an action of whoever is asked.
func Act(s game.State, v game.Verb, obj ...game.Ref) game.Action {
	a := game.Action{By: s.Decision().Player, Verb: v}
	copy(a.Obj[:], obj)
	return a
}

// A Step is a part of a plan as it is told within a sentence.
type Step struct {
	Action game.Action
	Times  int  // that it is done in a row
	Line   Line // in words of the table; the empty key: in those of the action
}

// StepsOf are the actions of a plan one by one, equal ones and those of one voyage in one.
func StepsOf(plan []game.Action) (list []Step) {
	for i := 0; i < len(plan); {
		a, n := plan[i], 1
		for i+n < len(plan) && (plan[i+n] == a || SailsOn(a, plan[i+n])) {
			a = plan[i+n]
			n++
		}
		deed := Step{Action: a, Times: 1}
		if plan[i] == a {
			deed.Times = n
		}
		list = append(list, deed)
		i += n
	}
	return list
}

// SailsOn reports whether an action goes on with the voyage of the one before.
func SailsOn(before, a game.Action) bool {
	return a.Verb == before.Verb && a.Obj[0] == before.Obj[0] && a.Obj[1].Kind == game.AreaRef && before.Obj[1].Kind == game.AreaRef
}
