package goldenhorn

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
)

func TestG5_5_StepsForNothingAndForCards(t *testing.T) {
	// Venice, red, yellow, pink, blue, orange, green, green, blue, orange, pink, red, yellow, Constantinople.
	p := at(t, 3).ship("fleet1-three", 1, 1, "red:1") // with sails of green, yellow and pink
	i := p.shipID("fleet1-three")
	steps := func(from Place, hand [NumColours + 1]int8) []Step { return p.AppendSteps(nil, i, from, 1, hand) }
	require.Empty(t, steps(1, [NumColours + 1]int8{}), "red is not on its sails")
	require.Equal(t, []Step{{3, 0}, {4, 0}}, steps(2, [NumColours + 1]int8{}), "yellow and pink are, G5.4")
	require.Equal(t, []Step{{3, 0}, {4, 0}, {5, Blue}}, steps(2, [NumColours + 1]int8{Blue: 2}))
	require.Equal(t, []Step{{3, 0}, {4, 0}, {5, Blue}, {6, Orange}, {7, 0}, {8, 0}, {9, Blue}}, steps(2, [NumColours + 1]int8{Blue: 2, Orange: 1}), "each card once")
	all := steps(2, [NumColours + 1]int8{Blue: 2, Orange: 2, Red: 1, Green: 1})
	require.Equal(t, []Step{{10, Orange}, {11, 0}, {12, Red}, {13, 0}}, all[7:], "to the harbour, G5.6")
	require.Empty(t, steps(13, [NumColours + 1]int8{Red: 1}), "which ends every move")
}

// Where a ship gets for nothing is where it comes by sailing on as long as that is free.
func TestG5_4_FreeEnd(t *testing.T) {
	tried := 0
	views(t, 6, func(s *State, by game.Player) {
		for i := ShipID(1); i <= MaxShips && s.Decision().Prompt == BeforeMove; i++ {
			end, ok := s.FreeEnd(i)
			sail := game.Action{By: by, Verb: Sail, Obj: [3]game.Ref{game.Ship(i)}}
			if !ok || s.Ships[i].Owner != s.Turn || s.Check(sail) != nil {
				continue
			}
			tried++
			after := s.Clone().(*State)
			after.Apply(sail, nil)
			for goOn := (game.Action{By: by, Verb: GoOn}); after.Sailing == i && after.Check(goOn) == nil; {
				after.Apply(goOn, nil)
			}
			if s.AtSea(end) {
				require.Equal(t, end, after.Ships[i].Place)
			} else {
				require.False(t, after.AtSea(after.Ships[i].Place))
			}
		}
	})
	require.Positive(t, tried)
}

func TestFreeEndAllocatesNothing(t *testing.T) {
	p := at(t, 2).ship("fleet1-three", 1, 1, "red:1")
	i := p.shipID("fleet1-three")
	require.Zero(t, testing.AllocsPerRun(10, func() { p.FreeEnd(i) }))
}
