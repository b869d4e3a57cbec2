package session

import (
	"iter"
	"slices"

	"serenissima/game"
)

// A Beat is one step of a match: an action or an outcome of chance and what it
// led to.
type Beat struct {
	Before, After game.State
	Action        game.Action
	Events        []game.Event
}

func beat(s game.State, a game.Action) Beat {
	b := Beat{Before: s, After: s.Clone(), Action: a}
	var out game.Events
	b.After.Apply(a, &out)
	b.Events = out.List
	return b
}

// Beats plays the match again and tells it from its beginning; nothing of that is kept.
func (m *Match) Beats() iter.Seq[Beat] {
	return func(yield func(Beat) bool) {
		s := m.start
		for _, a := range m.log {
			b := beat(s, a)
			if !yield(b) {
				return
			}
			s = b.After
		}
	}
}

// BeatsFor does the same, each beat as p may see it.
func (m *Match) BeatsFor(p game.Player) iter.Seq[Beat] {
	return func(yield func(Beat) bool) {
		s, before := m.Start(), view(m.start, p)
		for _, a := range m.log {
			var out game.Events
			s.Apply(a, &out)
			after := view(s, p)
			if !yield(Beat{Action: a, Events: out.List}.between(before, after, p)) {
				return
			}
			before = after
		}
	}
}

// Record implements Outline.
func (m *Match) Record(p game.Player) iter.Seq[Beat] {
	if m.state.Result().Over {
		return m.Beats()
	}
	return m.BeatsFor(p)
}

// For returns the beat as p may see it: views of the states, and neither the
// subjects of events that p may not see nor those of the action behind them.
func (b Beat) For(p game.Player) Beat { return b.between(view(b.Before, p), view(b.After, p), p) }

// between is the beat as p may see it, with views of the states.
func (b Beat) between(before, after game.State, p game.Player) Beat {
	v := Beat{Before: before, After: after, Action: b.Action, Events: VisibleTo(b.Events, p)}
	if p != b.Action.By && slices.ContainsFunc(b.Events, func(ev game.Event) bool { return !visible(ev, p) }) {
		v.Action.Obj = [3]game.Ref{}
	}
	return v
}

// VisibleTo returns events as p may see them, Nobody being an onlooker: what p
// may not see keeps its kind but has the ID zero. The events themselves stay as
// they are; if p may see all, they are what is returned, and must not be changed.
func VisibleTo(ev []game.Event, p game.Player) []game.Event {
	if !slices.ContainsFunc(ev, func(ev game.Event) bool { return !visible(ev, p) }) {
		return slices.Clip(ev)
	}
	seen := slices.Clone(ev)
	for i := range seen {
		if !visible(seen[i], p) {
			seen[i].What.ID = 0
		}
	}
	return seen
}

func visible(ev game.Event, p game.Player) bool {
	return ev.Seen == game.Everybody || ev.Seen.Has(p)
}
