package yardstick

import (
	"slices"

	"serenissima/game"
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

// A bot decides for one seat, see ai.Bot.
type bot interface {
	Begin(view game.State, by game.Player) (done bool)
	Think(spend func() bool)
	Best() game.Action
}

// A Trickster tries a trick and does everything else as another bot does.
type Trickster struct {
	bot
	trick   *Trick // nil: none
	verbs   []string
	actions []game.Action
}

// NewTrickster returns a bot that tries a trick, if it is not nil, and does everything else
// as the base does.
func NewTrickster(base bot, t *Trick, in *game.Info) *Trickster {
	return &Trickster{bot: base, trick: t, verbs: in.Verbs}
}

// Begin implements ai.Bot.
func (t *Trickster) Begin(view game.State, by game.Player) (done bool) {
	t.actions = view.AppendActions(t.actions[:0])
	return t.bot.Begin(view, by)
}

// Best implements ai.Bot.
func (t *Trickster) Best() game.Action {
	own := t.bot.Best()
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
func (t *Trickster) named(verb string, own game.Action) (a game.Action, ok bool) {
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
func (t *Trickster) avoids(a game.Action) bool {
	return slices.Contains(t.trick.Never, t.verbs[a.Verb])
}
