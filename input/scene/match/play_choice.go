package match

import (
	"slices"

	"serenissima/game"
	"serenissima/input/scene"
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

// rows lists what can be chosen now.
func (c *choice) rows() []twin.Row { return twin.Rows(c.actions, c.full) }

// pick chooses a row of the open choice.
func (p *Play) pick(c *scene.Context, i int) {
	if p.choice == nil {
		return
	}
	rows := p.choice.rows()
	if i >= len(rows) {
		return
	}
	r := rows[i]
	if r.Action.By != game.Nobody {
		p.choose(c, r.Action)
		return
	}
	left := r.Narrow(p.choice.actions)
	if len(left) == 1 {
		p.choose(c, left[0])
		return
	}
	p.choice = newChoice(left, p.choice.at)
}

// choose decides on an action of the open choice, which stays open while it is armed.
func (p *Play) choose(c *scene.Context, a game.Action) {
	if p.gestures.arms(c, a) {
		return
	}
	p.choice = nil
	p.do(c, a)
}
