//go:build e2e

package e2e

import (
	"image"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/goldenhorn"
	"serenissima/input/device"
)

// TestSeveralAtOneScreenOfGoldenHorn lets three people play at one screen, with the expansion: a
// curtain lies between them, and each sees the own hand and no other.
func TestSeveralAtOneScreenOfGoldenHorn(t *testing.T) {
	d := startDesktop(t, image.Pt(1280, 800), "-seed", "5")
	atOnce(d)
	setUp(d, hornCard)
	agree(d, []int{person, person, person}, option(catalog.Find("goldenhorn"), "expansion", "yes"))
	h := newHornHand(t, d)
	turns := map[game.Player]int{}
	for last := game.Nobody; len(turns) < 3 || turns[1] < 3; {
		h.look()
		me := h.state.Decision().Player
		h.ownHand()
		if h.state.Turns > 0 && me != last {
			turns[me]++
			last = me
		}
		h.turn()
	}
	require.GreaterOrEqual(t, h.curtains, turns[1]+turns[2]+turns[3]-1)
}

// ownHand requires that of all cards those in the hand of the player are in sight, once the ships
// have been placed.
func (h *hornHand) ownHand() {
	h.t.Helper()
	d := h.state.Decision()
	if d.Prompt == goldenhorn.ChooseHarbour {
		return
	}
	s := h.d.screen()
	for c := goldenhorn.Red; c <= goldenhorn.Blue; c++ {
		require.Equal(h.t, h.state.Hands[d.Player][c] > 0, s.Find(on("", game.Card(c))) != nil, "%v in the hand of %d", c, d.Player)
	}
}

// TestAVoyageOfGoldenHorn sails the first guided voyage of Golden Horn by clicking what the
// screen says, to its end.
func TestAVoyageOfGoldenHorn(t *testing.T) {
	for _, size := range []image.Point{{X: 1280, Y: 800}, {X: 844, Y: 390}} {
		t.Run(size.String(), func(t *testing.T) {
			d := startDesktop(t, size, "-seed", "7")
			d.until("the title", scene("title"))
			d.tap("learn")
			d.until("the voyages", scene("lessons"))
			d.tap(numbered("voyages-of", hornCard))
			d.tap("voyage")
			for pressed := 0; ; pressed++ {
				s := d.until("something to do", func(s device.Screen) bool {
					return s.Facts["scene"] == "message" || s.Facts["scene"] == "play" && s.Facts["wanted"] != "" && s.Find("card-on") != nil
				})
				if s.Facts["scene"] == "message" {
					break
				}
				require.Equal(t, "match", s.Facts["voyage"])
				require.Less(t, pressed, 40)
				d.tap(s.Facts["wanted"])
			}
			require.Contains(t, strings.Join(d.screen().Texts, " "), "Well sailed!")
			require.Contains(t, d.saved("logbook"), `"match"`)
		})
	}
}
