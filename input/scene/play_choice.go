package scene

import (
	"slices"

	"serenissima/game"
	"serenissima/render/op"
)

// mostRows is how many actions a choice lists one by one.
const mostRows = 12

// fewRows is how many actions alike but for one thing are listed by it.
const fewRows = 6

// A choice is a list of actions between which the player decides. A long one
// asks for one thing after the other.
type choice struct {
	actions []game.Action
	at      op.Point // where it was asked for; the origin: in the middle
	full    bool     // there is room for actions in full
}

func newChoice(actions []game.Action, at op.Point) *choice {
	return &choice{actions: slices.Clone(actions), at: at}
}

// A row is an action, or a thing that narrows the choice.
type row struct {
	action game.Action
	ref    game.Ref // if set, the row narrows the choice to what is about it
	verb   game.Verb
}

// rows lists what can be chosen now: the actions if they are few, else the
// verbs, else the first thing in which they differ. Many actions that differ in
// one thing only are listed by it.
func (c *choice) rows() []row {
	if n := len(c.actions); n <= mostRows && (n < fewRows || c.full || !c.alike()) {
		rows := make([]row, len(c.actions))
		for i, a := range c.actions {
			rows[i] = row{action: a, verb: a.Verb}
		}
		return rows
	}
	var rows []row
	for _, a := range c.actions {
		if r := (row{verb: a.Verb}); !slices.Contains(rows, r) {
			rows = append(rows, r)
		}
	}
	if len(rows) > 1 {
		return c.single(rows)
	}
	for i := range c.actions[0].Obj {
		rows = rows[:0]
		for _, a := range c.actions {
			if r := (row{verb: a.Verb, ref: a.Obj[i]}); !slices.Contains(rows, r) {
				rows = append(rows, r)
			}
		}
		if len(rows) > 1 {
			return rows
		}
	}
	return rows
}

// single gives rows of verbs that stand for one action that action, so that it
// is told in full and nobody has to choose between one thing.
func (c *choice) single(rows []row) []row {
	for i, r := range rows {
		n := 0
		for _, a := range c.actions {
			if a.Verb == r.verb {
				rows[i].action = a
				n++
			}
		}
		if n > 1 {
			rows[i].action = game.Action{}
		}
	}
	return rows
}

// alike reports whether the actions have one verb and differ in one place.
func (c *choice) alike() bool {
	first, places := c.actions[0], 0
	for i := range first.Obj {
		if slices.ContainsFunc(c.actions, func(a game.Action) bool { return a.Obj[i] != first.Obj[i] }) {
			places++
		}
	}
	return places == 1 && !slices.ContainsFunc(c.actions, func(a game.Action) bool { return a.Verb != first.Verb })
}

// pick chooses a row of the open choice.
func (p *Play) pick(c *Context, i int) {
	if p.choice == nil {
		return
	}
	rows := p.choice.rows()
	if i >= len(rows) {
		return
	}
	r := rows[i]
	if r.action.By != game.Nobody {
		p.choice = nil
		p.do(c, r.action)
		return
	}
	left := slices.DeleteFunc(slices.Clone(p.choice.actions), func(a game.Action) bool {
		return a.Verb != r.verb || r.ref != game.Ref{} && !slices.Contains(a.Obj[:], r.ref)
	})
	if len(left) == 1 {
		p.choice = nil
		p.do(c, left[0])
		return
	}
	p.choice = newChoice(left, p.choice.at)
}
