//go:build e2e

package e2e

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/catalog"
)

// TestWholeGameOfGoldenHornByTouch plays games of Golden Horn on a phone with one finger: of two,
// whose course has six spaces, of four, and of four with the expansion, which comes to its end.
func TestWholeGameOfGoldenHornByTouch(t *testing.T) {
	did := map[string]int{}
	for _, c := range []struct {
		name    string
		seats   []int
		options []string
	}{
		{"two", []int{person, captain}, nil},
		{"four", []int{person, captain, captain, captain}, nil},
		{"expansion", []int{person, captain, captain, captain}, []string{option(catalog.Find("goldenhorn"), "expansion", "yes")}},
	} {
		t.Run(c.name, func(t *testing.T) {
			b := startPhone(t, "?seed=7")
			atOnce(b)
			setUp(b, hornCard)
			agree(b, c.seats, c.options...)
			h := newHornHand(t, b)
			h.did["explored"], h.did["undo"] = 1, 4 // with a pointer and keys, which a phone does not have; and now and then
			h.look()
			require.Equal(t, c.options != nil, h.state.Expansion)
			require.Len(t, c.seats, int(h.state.Seats))
			for h.state.Turns < 12 {
				h.turn()
			}
			if h.state.Expansion {
				h.playOut(h.turn)
				h.result()
			}
			t.Log(h.match.Len(), "entries,", h.state.Turns, "turns:", h.did)
			for what, n := range h.did {
				did[what] += n
			}
		})
	}
	for _, what := range []string{"place-ship", "load in a move", "sail in a move", "stop in a move", "go-on in a move", "attack", "undo", "end"} {
		require.Positive(t, did[what], "%s has not been tried: %v", what, did)
	}
}

// TestFourAtOnePhoneOfGoldenHorn lets four people take turns at one phone, each with a finger and
// behind a curtain: each sees the own hand and no other.
func TestFourAtOnePhoneOfGoldenHorn(t *testing.T) {
	b := startPhone(t, "?seed=5")
	atOnce(b)
	setUp(b, hornCard)
	agree(b, []int{person, person, person, person}, option(catalog.Find("goldenhorn"), "placement", "random"))
	h := newHornHand(t, b)
	h.did["undo"] = 6 // tried elsewhere
	h.did["explored"] = 1
	turns := map[game.Player]bool{}
	for h.look(); h.state.Turns <= 5; h.turn() {
		h.ownHand()
		turns[h.state.Turn] = true
	}
	require.Len(t, turns, 4)
	require.GreaterOrEqual(t, h.curtains, 4)
}
