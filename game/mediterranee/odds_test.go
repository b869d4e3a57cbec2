package mediterranee

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
)

func TestM2_8_OddsAreExact(t *testing.T) {
	for _, x := range []struct {
		sides Sides
		want  Odds
	}{
		{Sides{1, 1, false}, Odds{1.0 / 7, 5.0 / 7, 1.0 / 7, 0}},
		{Sides{2, 1, false}, Odds{2.0 / 3, 1.0 / 3, 0, 0}},
		{Sides{3, 3, false}, Odds{20.0 / 63, 23.0 / 63, 20.0 / 63, 0}},
		{Sides{4, 2, false}, Odds{35.0 / 36, 1.0 / 36, 0, 0}},
	} {
		got := x.sides.Odds(0)
		require.InDelta(t, x.want.Win, got.Win, 1e-9, "%+v", x)
		require.InDelta(t, x.want.Both, got.Both, 1e-9, "%+v", x)
		require.InDelta(t, x.want.Loss, got.Loss, 1e-9, "%+v", x)
	}
	require.InDelta(t, 0.773, Sides{5, 4, false}.Odds(0).Win, 0.0005)
}

func TestM2_10_AFortWorsensTheOdds(t *testing.T) {
	require.InDelta(t, 0.360, Sides{5, 4, true}.Odds(0).Win, 0.0005)
}

func TestM2_8_WhoStopsLosesLessOften(t *testing.T) {
	// Two against one never stop: the first round is the last.
	o := Sides{2, 1, false}.Odds(2)
	require.InDelta(t, 2.0/3, o.Win, 1e-9)
	require.Zero(t, o.Stop)
	for least := int8(2); least <= 4; least++ {
		o := Sides{4, 4, false}.Odds(least)
		require.InDelta(t, 1, o.Win+o.Both+o.Loss+o.Stop, 1e-9)
		require.Positive(t, o.Stop)
		require.Less(t, o.Loss, Sides{4, 4, false}.Odds(0).Loss)
	}
}

// Fights with dice come out as the odds say.
func TestM2_8_DiceComeOutAsTheOddsSay(t *testing.T) {
	const fights = 4000
	r := game.NewRand(1)
	for _, x := range []Sides{{3, 2, false}, {5, 6, false}, {5, 3, true}} {
		won := 0
		for range fights {
			a, d := int16(x.Attackers), x.Defenders
			for a > 0 && d > 0 {
				hits, blows := Losses(a, int8(1+r.IntN(Faces)), x.Fort), Losses(d, int8(1+r.IntN(Faces)), false)
				a, d = a-blows, d-hits
			}
			if a > 0 {
				won++
			}
		}
		require.InDelta(t, x.Odds(0).Win, float64(won)/fights, 0.03, "%+v", x)
	}
}

func TestM2_8_SidesOfAnAttack(t *testing.T) {
	p := at(t, 2).galley(1, venice, "z_corfu", 4).galley(2, genoa, "z_corfu", 3)
	require.Equal(t, Sides{4, 3, false}, p.SidesOf(game.Action{Obj: [3]game.Ref{game.Ship(1), game.Ship(2)}}))
	corfu := p.PortAt(p.Galleys[1].Zone)
	p.Ports[corfu].Sailors, p.Ports[corfu].Fort = 7, true
	require.Equal(t, Sides{4, 7, true}, p.SidesOf(game.Action{Obj: [3]game.Ref{game.Ship(1), game.Port(corfu)}}))
}

func TestRoundsAllocateNothing(t *testing.T) {
	sum := 0
	require.Zero(t, testing.AllocsPerRun(10, func() {
		Sides{5, 4, true}.EachThrow(func(a int8, d int16) { sum += int(a) + int(d) })
	}))
}

// A third of the die and the sailors falls, rounded down, of a fort's attacker a quarter: one against one falls from a two on.
func TestM2_8_TheNextRoundAlone(t *testing.T) {
	for _, x := range []struct {
		sides        Sides
		falls, loses float64
	}{
		{Sides{1, 1, false}, 5.0 / 6, 5.0 / 6},
		{Sides{3, 2, false}, 4.0 / 6, 1},
		{Sides{1, 4, false}, 0, 1},
		{Sides{1, 1, true}, 4.0 / 6, 5.0 / 6},
	} {
		falls, loses := x.sides.NextRound()
		require.InDelta(t, x.falls, falls, 1e-9, "%+v", x)
		require.InDelta(t, x.loses, loses, 1e-9, "%+v", x)
	}
}
