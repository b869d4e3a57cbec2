package serenissima

import (
	"strings"
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
	text, err := c.MarshalText()
	require.NoError(t, err)
	require.Equal(t, forecastCSV, string(text))
	again := &Forecast{}
	require.NoError(t, again.UnmarshalText(text))
	require.Equal(t, c, again)

	for damage, message := range map[[2]string]string{
		{forecastCSV, ""}:                         `columns ""`,
		{",4-3\n", "\n"}:                          `columns "of,feature,2-1,2-2,2-3,3-1,3-2,3-3,4-1,4-2"`,
		{"mine,income,", "mine,incomes,"}:         `"mine,incomes,8248,-1618,36698,12230,12937,22636,4198,11330,18485" where mine income should be`,
		{"game,yet-to-act,", "game,yet-to-act,x"}: `game yet-to-act: strconv.ParseInt: parsing "x14475": invalid syntax`,
	} {
		damaged := strings.Replace(forecastCSV, damage[0], damage[1], 1)
		require.EqualError(t, again.UnmarshalText([]byte(damaged)), "ai/serenissima: a forecast: "+message)
	}
	half := forecastCSV[:strings.Index(forecastCSV, "rivals,ducats,")]
	require.EqualError(t, again.UnmarshalText([]byte(half)), `ai/serenissima: a forecast: "" where rivals ducats should be`)
	require.EqualError(t, again.UnmarshalText([]byte(forecastCSV+"more,than,1,2,3,4,5,6,7,8,9\n")), "ai/serenissima: a forecast: more than the features")
}
