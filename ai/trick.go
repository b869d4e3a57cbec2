package ai

import (
	"slices"

	"serenissima/game"
)

// Two levels try a trick over and over, which stands behind the stroke as a character does:
// "script/attacks". They measure whether captains can be exploited; no menu offers them.
const (
	Script    Level = "script"    // a deckhand but for the trick
	Trickster Level = "trickster" // a captain but for the trick
)

// A Trick is what somebody may try in every position of a game who looks for a weakness of
// captains. Verbs are told by their names.
type Trick struct {
	Name   string
	Always []string // one of these is used whenever it is legal, the first rather than the others
	Never  []string // none of these is used while anything else is legal
	Sum    Sum      // that is named with a verb that is always used
	// With are options without which nothing of it is ever legal.
	With map[string]string
}

// Suits reports whether a trick can be tried with the options.
func (t *Trick) Suits(options map[string]string) bool {
	for name, value := range t.With {
		if options[name] != value {
			return false
		}
	}
	return true
}

// A Sum is which of several actions with one verb is taken.
type Sum int

// The sums.
const (
	Own   Sum = iota // that of whom the trick is added to, or else the first
	Least            // the first in the list of legal actions, which is sorted by sums
	Most             // the last
)

// trick returns the trick of the name, nil if the game has none.
func (o *Opponents) trick(name string) *Trick {
	i := slices.IndexFunc(o.Tricks, func(t Trick) bool { return t.Name == name })
	if i < 0 {
		return nil
	}
	return &o.Tricks[i]
}

// tricky returns the maker of those who try a trick and do everything else as minds of a level do.
func (o *Opponents) tricky(of Level) Maker {
	m := Maker{New: func(s Spec) Mind {
		base := o.maker(of).New(Spec{Level: of, Seed: s.Seed})
		return &tricky{Mind: base, trick: o.trick(s.Character), verbs: o.Rules.Info().Verbs}
	}}
	for _, t := range o.Tricks {
		m.Characters = append(m.Characters, t.Name)
	}
	return m
}

// A tricky mind tries a trick and does everything else as another mind does.
type tricky struct {
	Mind
	trick   *Trick // nil: none
	verbs   []string
	actions []game.Action
}

// Begin implements Mind.
func (t *tricky) Begin(view game.State, by game.Player) (done bool) {
	t.actions = view.AppendActions(t.actions[:0])
	return t.Mind.Begin(view, by)
}

// Best implements Mind.
func (t *tricky) Best() game.Action {
	own := t.Mind.Best()
	if t.trick == nil {
		return own
	}
	for _, name := range t.trick.Always {
		if a, ok := t.named(name, own); ok {
			return a
		}
	}
	if t.avoids(own) {
		if i := slices.IndexFunc(t.actions, func(a game.Action) bool { return !t.avoids(a) }); i >= 0 {
			return t.actions[i]
		}
	}
	return own
}

// named returns which action with a verb of the trick is taken, if one is legal.
func (t *tricky) named(verb string, own game.Action) (a game.Action, ok bool) {
	is := func(a game.Action) bool { return t.verbs[a.Verb] == verb }
	first := slices.IndexFunc(t.actions, is)
	switch {
	case first < 0:
		return a, false
	case t.trick.Sum == Own && is(own):
		return own, true
	}
	for a = t.actions[first]; t.trick.Sum == Most && first < len(t.actions) && is(t.actions[first]); first++ {
		a = t.actions[first]
	}
	return a, true
}

// avoids reports whether an action has a verb that the trick does without.
func (t *tricky) avoids(a game.Action) bool {
	return slices.Contains(t.trick.Never, t.verbs[a.Verb])
}
