package board

import (
	"slices"

	"serenissima/game"
	"serenissima/game/serenissima"
)

// Stakes looks at what follows from the action at once, taking for granted that nobody
// forbids it: a fight, a galley or goods of one's own lost, or nothing done with both
// moves and goods at hand.
func (g serenissimaGuide) Stakes(s game.State, a game.Action) []Line {
	st := s.(*serenissima.State)
	if a.Obj == [3]game.Ref{} {
		if a.Verb == serenissima.End && g.Fresh(s.Decision().Prompt) {
			return idleStakes(st)
		}
		return nil
	}
	after := st.Clone().(*serenissima.State)
	var out game.Events
	after.Apply(a, &out)
	for slices.Contains(permissions, after.Decision().Prompt) {
		after.Apply(do(after, serenissima.Allow), &out)
	}
	if g.fights(&out) || drowns(&out, a.By) || galleys(after, a.By) < galleys(st, a.By) {
		return g.Preview(s, a)
	}
	return nil
}

// permissions are the prompts by which others are asked for theirs.
var permissions = []game.Prompt{serenissima.AskPassage, serenissima.AskSale, serenissima.AskLanding}

// idleStakes say what a galley leaves unused that does nothing.
func idleStakes(st *serenissima.State) []Line {
	goods := 0
	for _, n := range st.Galleys[st.Active].Cargo {
		goods += int(n)
	}
	moves := int(st.MovesLeft())
	if goods == 0 || moves <= 0 {
		return nil
	}
	return []Line{{Key: "idle", Args: []any{"ship", game.Ref{Kind: game.ShipRef, ID: int16(st.Active)}, "n", moves, "m", goods}, Warn: true}}
}

// fights reports whether a fight has begun.
func (g serenissimaGuide) fights(out *game.Events) bool {
	return slices.ContainsFunc(out.List, func(ev game.Event) bool { return g.Meaning(ev) == Attack })
}

// drowns reports whether a player has thrown goods overboard.
func drowns(out *game.Events, by game.Player) bool {
	return slices.ContainsFunc(out.List, func(ev game.Event) bool {
		return ev.Kind == game.Removed && ev.By == by && ev.What.Kind == game.GoodRef && ev.From.Kind == game.ShipRef
	})
}

// galleys counts those of a player.
func galleys(st *serenissima.State, p game.Player) (n int) {
	for i := range st.Galleys {
		if st.Galleys[i].Owner == p {
			n++
		}
	}
	return n
}
