package serenissima

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	ser "serenissima/game/serenissima"
)

// Whoever has more ducats, all else equal, is expected to end better.
func TestForecastFollowsWhatIsSeen(t *testing.T) {
	c, d := StandardForecast(), NewDescriber(Standard())
	for _, s := range activations(t) {
		f := d.Describe(s, 1)
		poorer := c.Of(&f)
		richer := *s
		richer.Ducats[1] += 40
		h := d.Describe(&richer, 1)
		require.Greater(t, c.Of(&h), poorer)
	}
}

// What describes a position fits the names: no number is left out or told twice.
func TestFeaturesHaveNames(t *testing.T) {
	var used Features
	d := NewDescriber(Standard())
	for seats := 2; seats <= game.MaxSeats; seats++ {
		watch(t, seats, uint64(seats), func(s *ser.State) {
			f := d.Describe(s, 1)
			for i, x := range f.Game {
				used.Game[i] |= x
			}
			for _, seat := range f.Of {
				for i, x := range seat {
					used.Of[0][i] |= x
				}
			}
		})
	}
	for i, x := range used.Game {
		require.NotZero(t, x, GameFeatures[i])
	}
	for i, x := range used.Of[0] {
		require.NotZero(t, x, SeatFeatures[i])
	}
}

func TestForecastFile(t *testing.T) {
	c := StandardForecast()
	require.NotEmpty(t, c.Command)
	data, err := json.Marshal(c)
	require.NoError(t, err)
	again := &Forecast{}
	require.NoError(t, json.Unmarshal(data, again))
	require.Equal(t, c, again)

	var file forecastFile
	require.NoError(t, json.Unmarshal(data, &file))
	delete(file.Phases[4].Seat, "income")
	data, err = json.Marshal(file)
	require.NoError(t, err)
	require.EqualError(t, json.Unmarshal(data, again), "ai/serenissima: the forecast for 3 seats and 2 scorings is not whole")
	require.EqualError(t, json.Unmarshal([]byte(`{"phases": []}`), again), "ai/serenissima: a forecast has 9 phases, not 0")
}
