package tune

import (
	"bytes"
	"testing"

	"github.com/stretchr/testify/require"

	bots "serenissima/ai/serenissima"
)

// Who is equal to the others wins its share, and a match can be played again.
func TestMatch(t *testing.T) {
	w := With(bots.Standard())
	m := Match(w, []Maker{w}, 4, 3, 5)
	require.Equal(t, 12, m.Games)
	require.Equal(t, 3.0, m.Wins, "the same games, each won by one seat")
	require.InDelta(t, 0, m.Margin, 1e-9)
	require.Equal(t, m, Match(w, []Maker{w}, 4, 3, 5))
}

// A climb that sees no difference stays where it is; one with nudges moves.
func TestClimb(t *testing.T) {
	var log bytes.Buffer
	c := Climb{Seats: 2, Rounds: 20, Deals: 1, Step: 0.04, Nudge: 0, Seed: 1, Log: &log}
	require.Equal(t, bots.Standard(), c.Run(bots.Standard()))
	require.Contains(t, log.String(), "20 rounds")
	c.Nudge = 0.2
	require.NotEqual(t, bots.Standard(), c.Run(bots.Standard()))
}

func TestOpenings(t *testing.T) {
	starts := Starts(bots.Standard(), 3, 20, 1)
	require.Len(t, starts, 60)
	wins := 0.0
	for i := range starts {
		require.NotEmpty(t, starts[i].Port)
		wins += starts[i].Win
		starts[i].Win = float64(starts[i].Berths[0]) // as if one free number behind one's own were all that counts
	}
	require.InDelta(t, 20, wins, 1e-9)
	book := &bots.Openings{Starts: map[string][3]int64{}, Beside: map[string][3]int64{}, Berths: map[string][3]int64{}}
	Openings(starts, 3, book)
	require.Greater(t, book.Berths["behind-1"][1], int64(7000))
	require.Less(t, book.Berths["behind-2"][1], int64(2000))
}

func BenchmarkGame4(b *testing.B) {
	w := With(bots.Standard())
	seed := uint64(0)
	for b.Loop() {
		seed++
		play([]Maker{w, w, w, w}, seed)
	}
}
