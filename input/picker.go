package input

import (
	"slices"

	"serenissima/game"
)

// A Picker narrows legal actions by what was pointed at. It compares refs and
// nothing else: it knows no rule set.
type Picker struct {
	legal  []game.Action
	chosen []game.Ref
}

// Reset starts over with the legal actions of a position.
func (p *Picker) Reset(legal []game.Action) {
	p.legal = append(p.legal[:0], legal...)
	p.chosen = p.chosen[:0]
}

// Only keeps the actions that ok accepts, such as those of a group of verbs.
func (p *Picker) Only(ok func(game.Action) bool) {
	p.legal = slices.DeleteFunc(p.legal, func(a game.Action) bool { return !ok(a) })
}

// Point narrows the choice to the actions about ref and returns them; if there
// are none the choice stays as it was.
func (p *Picker) Point(ref game.Ref) []game.Action {
	p.chosen = append(p.chosen, ref)
	matches := p.Ready()
	if len(matches) == 0 {
		p.chosen = p.chosen[:len(p.chosen)-1]
	}
	return matches
}

// Ready returns the actions that are about everything pointed at so far.
func (p *Picker) Ready() []game.Action {
	var matches []game.Action
	for _, a := range p.legal {
		if aboutAll(a, p.chosen) {
			matches = append(matches, a)
		}
	}
	return matches
}

func aboutAll(a game.Action, refs []game.Ref) bool {
	for _, r := range refs {
		if !slices.Contains(a.Obj[:], r) {
			return false
		}
	}
	return true
}
