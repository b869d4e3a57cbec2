package panel

import (
	"slices"

	"serenissima/game"
	"serenissima/render/table"
	"serenissima/render/widget"
)

// A SumInput is the number that is to be named, such as a bid.
type SumInput struct {
	Sum    *table.Sum // nil: none is to be named
	Picker *widget.NumberPicker
}

// Asks reports whether a number is to be named.
func (n *SumInput) Asks() bool { return n.Sum != nil }

// Chosen reports whether somebody has chosen a number.
func (n *SumInput) Chosen() bool { return n.Asks() && n.Picker.Chosen() }

// Action names the number that is chosen; the zero Action where none can be named.
func (n *SumInput) Action() game.Action {
	if !n.Asks() || !n.Picker.Valid() {
		return game.Action{}
	}
	return n.action()
}

// action names the number that is chosen, or was before one was typed that cannot be named.
func (n *SumInput) action() game.Action {
	a, _ := n.Sum.Action(n.Picker.Value())
	return a
}

// Names reports whether an action names the number that is chosen.
func (n *SumInput) Names(a game.Action) bool { return n.Asks() && n.action() == a }

// Unchosen is what is said before a number is named that nobody has chosen, if anything is.
func (n *SumInput) Unchosen(a game.Action) []table.Line {
	if !n.Names(a) || n.Picker.Chosen() || n.Sum.Unchosen.Key == "" {
		return nil
	}
	return []table.Line{n.Sum.Unchosen}
}

// propose chooses the number that is named with an action, if it is one of those that can be.
func (n *SumInput) propose(a game.Action) {
	for _, x := range n.Picker.Values {
		if named, ok := n.Sum.Action(x); ok && named == a {
			n.Picker.Choose(x)
		}
	}
}

// dearest is the action that names the largest number.
func (n *SumInput) dearest() game.Action {
	a, _ := n.Sum.Action(slices.Max(n.Picker.Values))
	return a
}
