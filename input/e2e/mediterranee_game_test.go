//go:build e2e

package e2e

import (
	"fmt"
	"image"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/archive"
)

// TestWholeGameOfMediterranee clicks games of Méditerranée to their end in the window: one of two
// powers, and one of three people at one screen, each behind a curtain.
func TestWholeGameOfMediterranee(t *testing.T) {
	for _, c := range []struct {
		name  string
		seats []int
	}{
		{"two powers", []int{person, apprentice}},
		{"three people", []int{person, person, person}},
	} {
		t.Run(c.name, func(t *testing.T) {
			d := startDesktop(t, image.Pt(1280, 800), "-seed", "7")
			atOnce(d)
			setUp(d, medCard)
			agree(d, c.seats)
			h := newMedHand(t, d)
			h.look()
			for h.state.Turn < 3 {
				h.turn()
			}
			log := h.match.Log()
			d.restart()
			d.until("the title", scene("title"))
			d.tap("continue")
			h.look()
			require.Equal(t, log, h.match.Log(), "the game goes on where it was left")
			h.playOut(h.turn)

			t.Log(h.match.Len(), "entries,", h.curtains, "curtains:", h.did)
			if len(c.seats) > 2 {
				require.Greater(t, h.curtains, 20)
			}
			for _, what := range []string{"buy all", "sail", "sail as planned", "land", "sell all", "undo"} {
				require.Positive(t, h.did[what], "%s has not been tried", what)
			}
			h.result()
			replay(t, filepath.Join(d.store(), archive.AutosaveName("mediterranee")), fmt.Sprintf("%016x", game.Hash(h.state)))
		})
	}
}

// TestWholeGameOfMediterraneeOnThePage clicks a game of Méditerranée on the page, whose window is
// small.
func TestWholeGameOfMediterraneeOnThePage(t *testing.T) {
	b := startGame(t, "?seed=3")
	atOnce(b)
	setUp(b, medCard)
	agree(b, []int{person, apprentice})
	h := newMedHand(t, b)
	h.look()
	for h.state.Turn < 4 {
		h.turn()
	}
	log := h.match.Log()
	b.restart()
	b.until("the match again", scene("play"))
	h.look()
	require.Equal(t, log, h.match.Log(), "the game goes on where it was left")
	h.playOut(h.turn)
	t.Log(h.match.Len(), "entries:", h.did)
	h.result()
}

// TestWholeGameOfMediterraneeByKeys plays a game of two powers in the window with keys alone, from
// the title to the result.
func TestWholeGameOfMediterraneeByKeys(t *testing.T) {
	h := beginMediterranee(t, keyed{startDesktop(t, image.Pt(1280, 800), "-seed", "7")})
	h.playOut(h.turn)
	h.seen()
	h.result()
}

// TestMediterraneeByTouch plays three turns on a phone with one finger.
func TestMediterraneeByTouch(t *testing.T) {
	h := beginMediterranee(t, startPhone(t, "?seed=7"))
	for h.state.Turn <= 3 {
		h.turn()
	}
	h.seen()
}

// beginMediterranee begins a game against an apprentice.
func beginMediterranee(t *testing.T, d driver) *medHand {
	t.Helper()
	atOnce(d)
	setUp(d, medCard)
	agree(d, []int{person, apprentice})
	h := newMedHand(t, d)
	h.look()
	return h
}

// seen requires that every phase has been played.
func (h *medHand) seen() {
	h.t.Helper()
	h.t.Log(h.match.Len(), "entries:", h.did)
	for _, what := range []string{"bid", "buy all", "sail", "sail as planned", "land", "sell all", "undo", "end"} {
		require.Positive(h.t, h.did[what], "%s has not been tried", what)
	}
}
