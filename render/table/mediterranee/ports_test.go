package mediterranee

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	rules "serenissima/game/mediterranee"
	"serenissima/render/table"
)

// M2.12, M2.13: pointing at a port tells what the sum at its rim is for, here what it pays for a good that is laid over the
// board.
func TestAPortTellsWhatItPays(t *testing.T) {
	st := promptAt(t, rules.Purchases)
	v, paid := layOut(t, st, 1280, 800).view, 0
	v.Overlay = game.Good(rules.Wine)
	for p := rules.PortID(1); int(p) < len(st.Board.Ports); p++ {
		if n := 100 * int(st.Pays(st.Decision().Player, p, rules.Wine)); n > 0 {
			require.Contains(t, Table{}.Tell(v, game.Port(p)).Lines, v.Say("board.port.pays", "good", game.Good(rules.Wine), "n", n))
			paid++
		}
	}
	require.Positive(t, paid)
}

// M2.5: a galley that has just been built changes no place of the quay.
func TestAGalleyJustBuiltMovesNoPlace(t *testing.T) {
	builds := func(a game.Action) bool { return a.Verb == rules.BuildGalley }
	st := promptAt(t, rules.Purchases, func(st *rules.State) bool {
		i := slices.IndexFunc(st.AppendActions(nil), builds)
		return i >= 0 && st.FleetAt(st.Decision().Player, st.Board.Ports[st.AppendActions(nil)[i].Obj[0].ID].Zone) == 0
	})
	places := func() (list []game.Ref) {
		for _, h := range fills(st) {
			list = append(list, h.Place)
		}
		return list
	}
	before := places()
	legal := st.AppendActions(nil)
	var out game.Events
	st.Apply(legal[slices.IndexFunc(legal, builds)], &out)
	after := slices.DeleteFunc(places(), func(ref game.Ref) bool { return !slices.Contains(before, ref) })
	require.Equal(t, before, after)
}

// M2.12: whoever fills a hold with a good is told that a port takes one piece of it.
func TestAHoldOfOneGoodIsWarnedOf(t *testing.T) {
	st := promptAt(t, rules.Purchases, func(st *rules.State) bool {
		return slices.ContainsFunc(fills(st), func(h table.Hold) bool { return len(h.FillEach) > 1 && h.Piece.Kind == game.GoodRef })
	})
	for _, h := range fills(st) {
		if len(h.FillEach) > 1 && h.Piece.Kind == game.GoodRef {
			require.Contains(t, Table{}.Preview(st, h.FillEach[:2]), table.Line{Key: "one-kind", Args: []any{"good", h.Piece}})
			require.NotContains(t, Table{}.Preview(st, h.FillEach[:1]), table.Line{Key: "one-kind", Args: []any{"good", h.Piece}})
		}
	}
}
