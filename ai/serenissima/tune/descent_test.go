package tune

import (
	"bytes"
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	bots "serenissima/ai/serenissima"
	"serenissima/ai/serenissima/yardsticks"
	"serenissima/game"
)

// A descent comes to the same whenever it is run, tells of what it adopts, and
// changes nothing but by that.
func TestDescent(t *testing.T) {
	run := func() (*bots.Weights, []bots.Weights, string) {
		var log bytes.Buffer
		var kept []bots.Weights
		d := Descent{Seats: 2, Passes: 2, Deals: 1, Step: 0.5, Rivals: []Maker{nil}, Only: []string{"activation", "claim"}, Seed: 2, Log: &log,
			Adopted: func(w *bots.Weights) { kept = append(kept, *w) }}
		return d.Run(bots.Standard()), kept, log.String()
	}
	found, kept, log := run()
	require.NotEmpty(t, kept)
	require.Equal(t, kept[len(kept)-1], *found)
	require.Equal(t, len(kept), bytes.Count([]byte(log), []byte("better by")))
	before := *bots.Standard()
	for _, w := range kept {
		changed := 0
		for i, k := range knobs(&w) {
			if k != knobs(&before)[i] {
				changed++
			}
		}
		require.Equal(t, 1, changed, "one weight at a time")
		before = w
	}
	again, _, _ := run()
	require.Equal(t, found, again)
}

// Who thinks nothing of galleys and ports gives way to a captain, and a captain does
// not give way to him.
func TestDescentTellsBetterFromWorse(t *testing.T) {
	fool := *bots.Standard()
	fool.Activation, fool.Claim, fool.Next, fool.Second, fool.Cargo = 0, 0, 0, 0, 0
	d := Descent{Seats: 2, Deals: heat, Rivals: []Maker{Of(yardsticks.Skill(yardsticks.CaptainV2)), nil}}
	best, lead := d.try(&fool, []*bots.Weights{bots.Standard()}, 1)
	require.Equal(t, bots.Standard(), best)
	require.Greater(t, lead.sigmas(), adopted)
	best, _ = d.try(bots.Standard(), []*bots.Weights{&fool}, 1)
	require.Nil(t, best)
}

// A weight goes up and down by a share; one that is zero, nowhere.
func TestMoved(t *testing.T) {
	w := *bots.Standard()
	w.Growth, w.Rivals = 100, 0
	list := moved(&w, 0, math.Log(2))
	require.Len(t, list, 2)
	require.EqualValues(t, 200, list[0].Growth)
	require.EqualValues(t, 50, list[1].Growth)
	require.Empty(t, moved(&w, 1, math.Log(2)))
}

// The worth of a result tells the victory and how clear it was, up to a bound.
func TestResultWorth(t *testing.T) {
	r := game.Result{}
	r.Score = [game.MaxSeats + 1]int32{0, 60, 50}
	r.Rank = [game.MaxSeats + 1]int8{0, 1, 2}
	require.InDelta(t, 0.5+40.0/120, resultWorth(&r, 1, 2), 1e-9)
	require.InDelta(t, 20.0/120, resultWorth(&r, 2, 2), 1e-9)
	r.Score[1] = 500
	require.InDelta(t, 1, resultWorth(&r, 1, 2), 1e-9)
	require.InDelta(t, 0, resultWorth(&r, 2, 2), 1e-9)
}
