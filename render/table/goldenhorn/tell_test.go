package goldenhorn

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/gametest"
	rules "serenissima/game/goldenhorn"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
)

// Once a ship is to choose a stop, a space says whether it is out of reach: that a card of its
// colour is in the hand does not mean that the ship comes so far.
func TestSpacesSayWhetherTheyAreOutOfReach(t *testing.T) {
	w := words(t, "en")
	near, far := 0, 0
	for seed := uint64(0); seed < 6; seed++ {
		o := game.Options{Seats: 2 + int(seed%3)}
		_, err := gametest.RandomGame(rules.New(), o, seed, func(s game.State, _ game.Action, _ []game.Event) {
			st := s.(*rules.State)
			if st.Decision().Prompt != rules.BeforeMove {
				return
			}
			for _, chosen := range [][]game.Ref{nil, {game.Ship(st.Fleet(st.Turn))}} {
				v := &table.View{State: st, Say: w.Line, Name: w.Title, Chosen: chosen}
				list := stops(st, chosen)
				for p := rules.Place(1); p < st.Last; p++ {
					if !st.AtSea(p) {
						continue
					}
					reached := slices.ContainsFunc(list, func(s stop) bool { return s.at == p })
					says := slices.Contains(tellSpace(v, st, p), w.Line("board.space.far"))
					require.Equal(t, len(list) > 0 && !reached, says)
					if says {
						far++
					} else if reached {
						near++
					}
				}
			}
		})
		require.NoError(t, err)
	}
	require.Positive(t, near)
	require.Positive(t, far)
}

// The colours of sails stand within a sentence: in small letters, in German as nouns.
func TestSailColoursStandWithinASentence(t *testing.T) {
	for tag, want := range map[string]string{
		"en": "On its sails: orange, yellow and green.", "fr": "Sur ses voiles\u202f: orange, jaune et vert.", "de": "Auf den Segeln: Orange, Gelb und Grün.",
	} {
		said := 0
		playedOut(t, 2, func(st *rules.State) {
			v := viewIn(t, st, layout.Window{Size: display.Point{X: 1280, Y: 800}, TextScale: 1}, tag)
			for i := rules.ShipID(1); i <= rules.MaxShips; i++ {
				sails := &st.Board.Ships[i].Sails
				if st.Ships[i].Owner != game.Nobody && sails[rules.Orange] > 0 && sails[rules.Yellow] > 0 && sails[rules.Green] > 0 {
					require.Contains(t, strings.Join(tellShip(v, st, i), " "), want)
					said++
				}
			}
		})
		require.Positive(t, said)
	}
}
