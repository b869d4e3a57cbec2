package serenissima

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	ser "serenissima/game/serenissima"
)

// eachDuel calls f for every fight of one to five against one to five, with and
// without a fort; the combat value is at most the crew (S4.15).
func eachDuel(f func(value, a, d int8, fort bool)) {
	for value := int8(1); value <= ser.MaxDice; value++ {
		for a := value; a <= ser.MaxDice; a++ {
			for d := int8(1); d <= ser.MaxDice; d++ {
				f(value, a, d, false)
				f(value, a, d, true)
			}
		}
	}
}

func (c *chart) duel(value, a, d int8, fort bool) duel {
	if fort {
		return c.sieges[value][a][d]
	}
	return c.duels[value][a][d]
}

// The chart's odds are those of the rules.
func TestOddsOfTheRules(t *testing.T) {
	c := standardChart()
	eachDuel(func(value, a, d int8, fort bool) {
		require.InDelta(t, c.board.Odds(value, a, d, fort).Win*certain, c.duel(value, a, d, fort).win, 1)
	})
}

// Ten million fights with dice come out as the chart says, in every cell within
// three standard deviations.
func TestOddsOfDice(t *testing.T) {
	c := standardChart()
	const fights = 10_000_000 / 150
	rand := game.NewRand(1)
	eachDuel(func(value, a, d int8, fort bool) {
		won := 0
		for range fights {
			if c.throwOut(&rand, value, a, d, fort) {
				won++
			}
		}
		p := float64(c.duel(value, a, d, fort).win) / certain
		require.InDelta(t, p, float64(won)/fights, 3*math.Sqrt(p*(1-p)/fights)+1e-6, "value %d, %d against %d, fort %t", value, a, d, fort)
	})
}

// throwOut fights with dice to the end and reports whether the attacker wins.
func (c *chart) throwOut(rand *game.Rand, value, a, d int8, fort bool) bool {
	throw := func(dice int8) (skulls int8) {
		for range dice {
			skulls += c.board.Faces[rand.IntN(len(c.board.Faces))]
		}
		return skulls
	}
	if fort {
		a -= throw(2)
	}
	for a > 0 && d > 0 {
		hits, losses := throw(min(value, a)), throw(d)
		a, d = a-losses, d-hits
	}
	return a > 0
}

// Five cards bring 0, 1, 1, 2 and 2 spaces: n spaces take T(n) turns with
// T(n) = 1 + T(n)/5 + 2 T(n-1)/5 + 2 T(n-2)/5.
func TestTurnsTo(t *testing.T) {
	c := standardChart()
	full := [ser.MaxCards + 1]int8{0, 1, 2, 1, 1}
	require.EqualValues(t, 0, c.turnsTo(0, &full))
	require.EqualValues(t, 125, c.turnsTo(1, &full))
	require.InDelta(t, 187.5, c.turnsTo(2, &full), 1)
	require.InDelta(t, 281.25, c.turnsTo(3, &full), 2)
	onlyTwo := [ser.MaxCards + 1]int8{0, 0, 0, 1, 0}
	require.EqualValues(t, 100, c.turnsTo(2, &onlyTwo))
	onlyWine := [ser.MaxCards + 1]int8{0, 1, 0, 0, 0}
	require.EqualValues(t, 225, c.turnsTo(1, &onlyWine))
}
