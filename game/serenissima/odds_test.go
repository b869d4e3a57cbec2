package serenissima

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
)

// Two sailors against one, three skulls on six faces: nineteen of twenty-one
// fights are won, one each lost and mutual ruin.
func TestOddsOfAFight(t *testing.T) {
	board := newGame(t, 2).Board
	o := board.Odds(2, 2, 1, false)
	require.InDelta(t, 19.0/21, o.Win, 1e-12)
	require.InDelta(t, 1.0/21, o.Both, 1e-12)
	require.InDelta(t, 1.0/21, o.Loss, 1e-12)

	even := board.Odds(3, 3, 3, false)
	require.InDelta(t, even.Win, even.Loss, 1e-12)
	fort := board.Odds(3, 3, 3, true)
	require.Less(t, fort.Win, even.Win)
	require.InDelta(t, 1, fort.Win+fort.Both+fort.Loss, 1e-12)
}

// What is left on average comes out with dice.
func TestS4_17_WhatAFightLeaves(t *testing.T) {
	board := newGame(t, 2).Board
	r := game.NewRand(1)
	throw := func(dice int8) (skulls int8) {
		for range dice {
			skulls += board.Faces[r.IntN(len(board.Faces))]
		}
		return skulls
	}
	for _, x := range []struct {
		limit, a, d int8
		fort        bool
	}{{2, 2, 1, false}, {3, 5, 4, false}, {5, 5, 5, true}} {
		const fights = 20000
		var won, lost, left, foes float64
		for range fights {
			a, d := x.a, x.d
			if x.fort {
				a -= throw(2)
			}
			for a > 0 && d > 0 {
				hits, losses := throw(min(x.limit, a)), throw(d)
				a, d = a-losses, d-hits
			}
			switch {
			case a > 0:
				won, left = won+1, left+float64(a)
			case d > 0:
				lost, foes = lost+1, foes+float64(d)
			}
		}
		o := board.Odds(x.limit, x.a, x.d, x.fort)
		require.InDelta(t, won/fights, o.Win, 0.02, x)
		require.InDelta(t, left/won, o.Left, 0.1, x)
		require.InDelta(t, foes/lost, o.Foes, 0.1, x)
	}
}

// Where a side has no sailor the fight is over; a fort fires first all the same.
func TestS4_21_OddsAtTheEnd(t *testing.T) {
	board := newGame(t, 2).Board
	require.Equal(t, Odds{Win: 1, Left: 3}, board.Odds(3, 3, 0, false))
	require.Equal(t, Odds{Loss: 1, Foes: 2}, board.Odds(3, 0, 2, false))
	require.Equal(t, Odds{Both: 1}, board.Odds(3, 0, 0, false))
	require.Less(t, board.Odds(3, 3, 1, true).Win, board.Odds(3, 3, 1, false).Win)
}

func TestOddsAllocateNothing(t *testing.T) {
	board := newGame(t, 2).Board
	require.Zero(t, testing.AllocsPerRun(10, func() { board.Odds(5, 5, 5, true) }))
}
