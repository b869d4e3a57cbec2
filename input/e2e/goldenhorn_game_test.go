//go:build e2e

package e2e

import (
	"fmt"
	"image"
	"maps"
	"path/filepath"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/archive"
	"serenissima/game/catalog"
)

// TestWholeGameOfGoldenHorn clicks games of Golden Horn to their end in the window: one
// without the expansion, all of which is shown at its usual pace, and one with it.
func TestWholeGameOfGoldenHorn(t *testing.T) {
	did := map[string]int{}
	for _, c := range []struct {
		name    string
		seats   []int
		options []string
	}{
		{"base", []int{person, captain}, nil},
		{"expansion", []int{person, person, captain}, []string{option(catalog.Find("goldenhorn"), "expansion", "yes")}},
	} {
		t.Run(c.name, func(t *testing.T) {
			d := startDesktop(t, image.Pt(1280, 800), "-seed", "7")
			d.until("the title", scene("title"))
			if c.options != nil {
				atOnce(d)
			}
			setUp(d, hornCard)
			agree(d, c.seats, c.options...)
			h := newHornHand(t, d)
			h.look()
			require.Equal(t, c.options != nil, h.state.Expansion)
			for h.state.Turns < 6 {
				h.turn()
			}
			log := h.match.Log()
			d.restart()
			d.until("the title", scene("title"))
			d.tap("continue")
			h.look()
			require.Equal(t, log, h.match.Log(), "the game goes on where it was left")
			h.playOut(h.turn)

			t.Log(h.match.Len(), "entries,", h.state.Turns, "turns:", h.did)
			for what, n := range h.did {
				did[what] += n
			}
			h.result()
			replay(t, filepath.Join(d.store(), archive.AutosaveName("goldenhorn")), fmt.Sprintf("%016x", game.Hash(h.state)))
		})
	}
	for _, what := range []string{
		"place-ship", "load in a move", "take-mercenaries in a move", "sail in a move", "stop in a move", "go-on in a move", "wind in a move",
		"go-on", "wind", "stop", "attack", "conquer", "announce", "ask again", "undo", "end", "skip",
		"place without a ship", "ship chosen and put back", "hovering over a way", "button that is off",
	} {
		require.Contains(t, slices.Collect(maps.Keys(did)), what, "it has not been tried")
	}
}

// TestGoldenHornOnThePage clicks turns of Golden Horn on the page, whose window is small, and goes
// on after the page has been loaded again.
func TestGoldenHornOnThePage(t *testing.T) {
	b := startGame(t, "?seed=3")
	atOnce(b)
	setUp(b, hornCard)
	agree(b, []int{person, captain})
	h := newHornHand(t, b)
	h.look()
	for h.state.Turns < 4 {
		h.turn()
	}
	log := h.match.Log()
	b.restart()
	b.until("the match again", scene("play"))
	h.look()
	require.Equal(t, log, h.match.Log(), "the game goes on where it was left")
	for h.state.Turns < 10 {
		h.turn()
	}
	t.Log(h.match.Len(), "entries,", h.state.Turns, "turns:", h.did)
}
