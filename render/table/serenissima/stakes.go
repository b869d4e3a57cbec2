package serenissima

import (
	"slices"

	"serenissima/game"
	rules "serenissima/game/serenissima"
	"serenissima/render/table"
)

// Stakes implements table.Table. It looks at what follows from the action at once, taking for granted that nobody
// forbids it: a fight, a galley or goods of one's own lost, or nothing done with both
// moves and goods at hand.
func (t Table) Stakes(s game.State, a game.Action) []table.Line {
	st := s.(*rules.State)
	if a.Obj == [3]game.Ref{} {
		if a.Verb == rules.End && s.Asking().Fresh {
			return idleStakes(st)
		}
		return nil
	}
	after := st.Clone().(*rules.State)
	var out game.Events
	after.Apply(a, &out)
	for slices.Contains(permissions, after.Decision().Prompt) {
		after.Apply(table.Act(after, rules.Allow), &out)
	}
	if fights(&out) || drowns(&out, a.By) || galleys(after, a.By) < galleys(st, a.By) {
		return t.Preview(s, []game.Action{a})
	}
	return nil
}

// permissions are the prompts by which others are asked for theirs.
var permissions = []game.Prompt{rules.AskPassage, rules.AskSale, rules.AskLanding}

// idleStakes say what a galley leaves unused that does nothing.
func idleStakes(st *rules.State) []table.Line {
	goods := 0
	for _, n := range st.Galleys[st.Active].Cargo {
		goods += int(n)
	}
	moves := int(st.MovesLeft())
	if goods == 0 || moves <= 0 {
		return nil
	}
	return []table.Line{{Key: "idle", Args: []any{"ship", game.Ship(st.Active), "n", moves, "m", goods}, Warn: true}}
}

// fights reports whether a fight has begun.
func fights(out *game.Events) bool {
	return slices.ContainsFunc(out.List, func(ev game.Event) bool { return kindOf(ev) == table.Attack })
}

// drowns reports whether a player has thrown goods overboard.
func drowns(out *game.Events, by game.Player) bool {
	return slices.ContainsFunc(out.List, func(ev game.Event) bool {
		return ev.Kind == game.Removed && ev.By == by && ev.What.Kind == game.GoodRef && ev.From.Kind == game.ShipRef
	})
}

// galleys counts those of a player.
func galleys(st *rules.State, p game.Player) (n int) {
	for i := range st.Galleys {
		if st.Galleys[i].Owner == p {
			n++
		}
	}
	return n
}
