package gametest

import (
	"bytes"
	"slices"

	"serenissima/game"
	"serenissima/game/session"
)

// secrets checks that what happens tells a seat no more than its view: where two
// actions of one verb, such as sealed bids or cards drawn, lead to the same view
// but to different positions, the seat is told the same of both. What is
// revealed is told, though the view may forget it, as money that somebody pays.
func (c *conformer) secrets(s game.State, a game.Action) {
	b, ok := c.otherThan(a)
	if !ok {
		return
	}
	did, other := beat(s, a), beat(s, b)
	if bytes.Equal(did.After.AppendText(nil), other.After.AppendText(nil)) || reveals(did) || reveals(other) {
		return
	}
	for p := game.Player(1); int(p) <= c.options.Seats; p++ {
		if p == a.By {
			continue
		}
		seen, instead := did.For(p), other.For(p)
		if bytes.Equal(seen.After.AppendText(nil), instead.After.AppendText(nil)) &&
			(seen.Action != instead.Action || !slices.Equal(seen.Events, instead.Events)) {
			c.fail("seat %d is told whether it was %s or %s, which its view does not show", p, c.in.ActionText(a), c.in.ActionText(b))
		}
	}
}

// otherThan returns another action of the same verb that is possible now.
func (c *conformer) otherThan(a game.Action) (b game.Action, ok bool) {
	like := slices.DeleteFunc(slices.Clone(c.actions), func(b game.Action) bool { return b.Verb != a.Verb || b == a })
	if len(like) == 0 {
		return b, false
	}
	return like[c.rand.IntN(len(like))], true
}

// beat is what an action would do.
func beat(s game.State, a game.Action) session.Beat {
	after := s.Clone()
	var out game.Events
	after.Apply(a, &out)
	return session.Beat{Before: s, After: after, Action: a, Events: out.List}
}

// reveals reports whether something hidden is laid open.
func reveals(b session.Beat) bool {
	return slices.ContainsFunc(b.Events, func(ev game.Event) bool { return ev.Kind == game.Revealed })
}
