package texttwin

import (
	"slices"

	"serenissima/game"
)

// mostRows is how many actions a list has one by one.
const mostRows = 12

// fewRows is how many actions are listed by their verbs, or by the one thing in which
// they differ.
const fewRows = 6

// A Row of a list is an action, or a thing that narrows the choice to what is about
// it: its verb, and Ref if that is set.
type Row struct {
	Action game.Action // By nobody: the row narrows
	Ref    game.Ref
	Verb   game.Verb
}

// Rows lists what can be chosen among actions, of which there is at least one: the
// actions if they are few, else the verbs, else the first thing in which they
// differ. Unless there is room for them in full, fewer actions are listed by their
// verbs, or by the one thing in which all differ.
func Rows(actions []game.Action, full bool) []Row {
	if n := len(actions); n <= mostRows && (n < fewRows || full || len(verbs(actions)) == 1 && !alike(actions)) {
		rows := make([]Row, n)
		for i, a := range actions {
			rows[i] = Row{Action: a, Verb: a.Verb}
		}
		return rows
	}
	rows := verbs(actions)
	if len(rows) > 1 {
		return single(actions, rows)
	}
	for i := range actions[0].Obj {
		rows = rows[:0]
		for _, a := range actions {
			if r := (Row{Verb: a.Verb, Ref: a.Obj[i]}); !slices.Contains(rows, r) {
				rows = append(rows, r)
			}
		}
		if len(rows) > 1 {
			return rows
		}
	}
	return rows
}

// Narrow returns the actions that a row leaves.
func (r Row) Narrow(actions []game.Action) []game.Action {
	return slices.DeleteFunc(slices.Clone(actions), func(a game.Action) bool {
		return a.Verb != r.Verb || r.Ref != game.Ref{} && !slices.Contains(a.Obj[:], r.Ref)
	})
}

// verbs lists the verbs of actions.
func verbs(actions []game.Action) (rows []Row) {
	for _, a := range actions {
		if r := (Row{Verb: a.Verb}); !slices.Contains(rows, r) {
			rows = append(rows, r)
		}
	}
	return rows
}

// single gives rows of verbs that stand for one action that action, so that it
// is told in full and nobody has to choose between one thing.
func single(actions []game.Action, rows []Row) []Row {
	for i, r := range rows {
		n := 0
		for _, a := range actions {
			if a.Verb == r.Verb {
				rows[i].Action = a
				n++
			}
		}
		if n > 1 {
			rows[i].Action = game.Action{}
		}
	}
	return rows
}

// alike reports whether the actions have one verb and differ in one place.
func alike(actions []game.Action) bool {
	first, places := actions[0], 0
	for i := range first.Obj {
		if slices.ContainsFunc(actions, func(a game.Action) bool { return a.Obj[i] != first.Obj[i] }) {
			places++
		}
	}
	return places == 1 && !slices.ContainsFunc(actions, func(a game.Action) bool { return a.Verb != first.Verb })
}
