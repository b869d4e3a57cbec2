package mediterranee

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/gametest"
	rules "serenissima/game/mediterranee"
	"serenissima/render/display"
	"serenissima/render/table"
)

// M1.3: who mans the second galley is told why she takes no more than the first.
func TestM1_3_ManningSaysHowManyAtMost(t *testing.T) {
	state, err := rules.New().New(gametest.Options(4))
	require.NoError(t, err)
	s := state.(*rules.State)
	require.Empty(t, Table{}.Offer(s).About.Key)
	s.Apply(s.AppendActions(nil)[1], nil)
	about := Table{}.Offer(s).About
	require.Equal(t, "manning", about.Key)
	require.Contains(t, about.Args, 2)
}

// M2.9: whoever goes over to a prize with all sailors loses the galley, but no goods: they can be
// stowed in the prize.
func TestM2_9_GoingOverWithAllSailorsLosesNoGoods(t *testing.T) {
	s := purchasing(t)
	s.Fight.Victor, s.Fight.Beaten = 1, 2
	s.Galleys[1].Sailors, s.Galleys[1].Load = 1, 2
	lines := Table{}.Preview(s, []game.Action{table.Act(s, rules.Capture, game.Ship(2), game.Count(1))})
	require.Len(t, lines, 1)
	require.Equal(t, "galley-sinks", lines[0].Key)
	require.Equal(t, []any{"ship", game.Ship(1), "n", 0}, lines[0].Args)
}

// Places in the order are told apart by their numbers.
func TestPlacesOfTheOrderBearNumbers(t *testing.T) {
	v := shownIn(t, purchasing(t), screens[0])
	var l display.List
	Table{}.Stage(v).Piece(&l, display.Point{X: 50, Y: 50}, 40, game.Track(3))
	require.Equal(t, []string{"3"}, words(&l))
}

// words are the texts of a picture.
func words(l *display.List) (list []string) {
	for _, text := range texts(l) {
		if text != "" {
			list = append(list, text)
		}
	}
	return list
}

// M2.4: in the panel to build an own port shows a galley and a fort also where they cannot be built, and
// each is refused with a reason and, where wood is missing, with the way to it. A fort that stands is
// not built again.
func TestM2_4_WhatCannotBeBuiltIsShownWithItsReason(t *testing.T) {
	s := purchasing(t)
	rules.Crowd(s)
	by, seen := s.Decision().Player, 0
	for h := s.PortsOf(by); h != 0; h &= h - 1 {
		p := h.First()
		s.Ports[p].Filled, s.Ports[p].Stock[0], s.Ports[p].Fort = 1, rules.Wine, false
		fill := portFill(s, p)
		for _, a := range fill.Off {
			ill, ok := s.Check(a.Action).(*game.Illegal)
			require.True(t, ok)
			if ill.Reason == rules.WhyNeedsWood {
				require.NotEmpty(t, game.RemedyFor(s, ill).Name)
				seen++
			}
		}
		require.Len(t, fill.Off, 4-len(fill.WholeActions), "a recruit, a galley with a man of the port or a recruit, and a fort")
		s.Ports[p].Fort = true
		for _, a := range portFill(s, p).Off {
			require.NotEqual(t, rules.BuildFort, a.Action.Verb)
		}
	}
	require.Positive(t, seen)
}

// What a group is refused for is what comes nearest to being possible: in the building of the own ports,
// not aboard a galley that happens to be full.
func TestABarredGroupTellsOfTheNearestThing(t *testing.T) {
	s := purchasing(t)
	rules.Crowd(s)
	first := refused(s, quay)[0]
	require.Equal(t, game.PortRef, first.Obj[0].Kind)
	require.Equal(t, s.Decision().Player, s.Ports[first.Obj[0].ID].Owner)
}
