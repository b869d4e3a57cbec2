package serenissima

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/ai/rehearse"
	"serenissima/game"
	ser "serenissima/game/serenissima"
)

func newTestSearch(t *testing.T) *search {
	f := newSearch(Standard(), StandardForecast(), false)
	f.learn(standardChart())
	return f
}

// The chances to win of all players add up to one, and ducats make them greater.
func TestVictoryIsOnesOrAnothers(t *testing.T) {
	f := newTestSearch(t)
	for seats := 2; seats <= game.MaxSeats; seats++ {
		end := watch(t, seats, uint64(seats), func(s *ser.State) {
			var sum int64
			for p := game.Player(1); int8(p) <= s.Seats; p++ {
				odds := f.victory(s, p)
				richer := *s
				richer.Ducats[p] += 40
				require.Greater(t, f.victory(&richer, p), odds)
				sum += odds
			}
			require.InDelta(t, certain, sum, game.MaxSeats)
		})
		for p := game.Player(1); int8(p) <= end.Seats; p++ {
			require.Equal(t, end.Result().Rank[p] == 1, f.victory(end, p) > 0)
		}
	}
}

// Where all are equal a ducat is worth a ducat, and so it is to nobody who has as good
// as won.
func TestDucatsAreWorthWhatTheyWin(t *testing.T) {
	f := newTestSearch(t)
	for seats := int64(2); seats <= game.MaxSeats; seats++ {
		f.evaluator.root.Seats, f.evaluator.turns = int8(seats), 500
		temper := f.evaluator.temper()
		even := rehearse.WinChance{Odds: certain / seats, Scale: temper * seats * seats / (seats - 1)}
		apart := func(margin int64) int64 { // odds of one who is so far ahead of the mean of the others
			others := (seats - 1) * rehearse.Decay(margin*rehearse.DecayUnit/temper)
			return (1 << 32) * certain / ((1 << 32) + others)
		}
		require.InEpsilon(t, 100, even.Worth(apart(100)), 0.05)
		require.Less(t, even.Worth(apart(20100))-even.Worth(apart(20000)), int64(10))
	}
}
