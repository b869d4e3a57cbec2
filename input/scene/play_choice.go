package scene

import (
	"slices"

	"serenissima/game"
	"serenissima/render/op"
	"serenissima/render/twin"
)

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

// rows lists what can be chosen now.
func (c *choice) rows() (rows []row) {
	for _, r := range twin.Rows(c.actions, c.full) {
		rows = append(rows, row{r.Action, r.Ref, r.Verb})
	}
	return rows
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
	left := twin.Row{Ref: r.ref, Verb: r.verb}.Narrow(p.choice.actions)
	if len(left) == 1 {
		p.choice = nil
		p.do(c, left[0])
		return
	}
	p.choice = newChoice(left, p.choice.at)
}
