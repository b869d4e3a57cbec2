package ai

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/serenissima"
)

func testChart(t *testing.T) *chart {
	s, err := catalog.Find("serenissima").New(game.Options{Seats: 4})
	require.NoError(t, err)
	return newChart(s.(*serenissima.State).Board)
}

// The chart's odds are those of the rules.
func TestChartOdds(t *testing.T) {
	c := testChart(t)
	for value := int8(1); value <= 5; value++ {
		for a := int8(1); a <= 5; a++ {
			for d := int8(1); d <= 5; d++ {
				require.InDelta(t, c.board.Odds(value, a, d, false).Win*1000, c.win[value][a][d], 5)
				require.InDelta(t, c.board.Odds(value, a, d, true).Win*1000, c.fortWin[value][a][d], 5)
			}
		}
	}
}

// Five cards bring 0, 1, 1, 2 and 2 spaces: n spaces take T(n) turns with
// T(n) = 1 + T(n)/5 + 2 T(n-1)/5 + 2 T(n-2)/5.
func TestTurnsTo(t *testing.T) {
	c := testChart(t)
	full := [serenissima.MaxCards + 1]int8{0, 1, 2, 1, 1}
	require.EqualValues(t, 0, c.turnsTo(0, &full))
	require.EqualValues(t, 125, c.turnsTo(1, &full))
	require.InDelta(t, 187.5, c.turnsTo(2, &full), 1)
	require.InDelta(t, 281.25, c.turnsTo(3, &full), 2)
	onlyTwo := [serenissima.MaxCards + 1]int8{0, 0, 0, 1, 0}
	require.EqualValues(t, 100, c.turnsTo(2, &onlyTwo))
	onlyWine := [serenissima.MaxCards + 1]int8{0, 1, 0, 0, 0}
	require.EqualValues(t, 225, c.turnsTo(1, &onlyWine))
}

// A captain takes the profit that lies at hand.
func TestCaptainSells(t *testing.T) {
	sold, could := 0, 0
	for _, s := range activations(t) {
		z := s.Galleys[s.Active].Zone
		p := s.PortAt(z)
		if s.Galleys[s.Active].Cubes == 0 || p == 0 || s.Decision().Player != s.Mover() {
			continue
		}
		captain := newSerenissimaCaptain(3).(*paced)
		captain.Start(s, s.Mover())
		for !captain.Step(1000) {
		}
		could++
		for _, a := range captain.mind.(*helm).plan.actions {
			if a.Verb == serenissima.Sell {
				sold++
				break
			}
		}
	}
	require.Greater(t, 3*sold, could, "of %d laden galleys %d sell", could, sold)
}
