package mediterranee

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
)

// M2.7, M2.8, M2.11: a galley is in danger from rivals who still have their fights in this turn, where they lie or where
// they still come to with their sailors; through a zone with galleys of others only by leave. A port without sailors falls
// to whoever lands.
func TestM2_8_WhatCanStillFallInThisTurn(t *testing.T) {
	s := newGame(t, 4).State
	s.Galleys = [MaxGalleys + 1]Galley{}
	ways := s.Board.Ways(1, 3, func(ZoneID, ZoneID, int8) bool { return false })
	far := ways[len(ways)-1].Zones // three zones away from the first one
	require.Len(t, far, 3)
	s.Galleys[1] = Galley{Owner: venice, Sailors: 2, Zone: far[2]}
	s.Galleys[2] = Galley{Owner: genoa, Sailors: 3, Zone: 1}
	s.Order = [len(s.Order)]game.Player{0, venice, genoa, spain, turkey}
	s.Turn, s.Phase, s.Place = 1, 3, 1
	s.Recount()
	odds := Sides{Attackers: 3, Defenders: 2}.Odds(0)
	require.Equal(t, []Danger{{Galley: 2, Falls: odds.Win + odds.Both}}, s.Dangers(game.Ship(1)))
	s.Galleys[2].Sailors = 2
	require.Empty(t, s.Dangers(game.Ship(1)), "too far")
	s.Galleys[2].Sailors = 3
	s.Place = 3
	require.Empty(t, s.Dangers(game.Ship(1)), "Genoa has moved")
	s.Galleys[2].Zone = far[2]
	require.Len(t, s.Dangers(game.Ship(1)), 1, "and lies there")
	s.Phase, s.Place = 4, 3
	require.Empty(t, s.Dangers(game.Ship(1)), "Genoa has fought")
	s.Phase, s.Place = 3, 1
	s.Galleys[2].Zone = 1
	for g, z := range far[:2] {
		s.Galleys[g+3] = Galley{Owner: spain, Sailors: 1, Zone: z}
	}
	s.Recount()
	if list := s.Dangers(game.Ship(1)); len(list) > 0 { // unless there is another way
		require.True(t, list[0].Leave || list[0].Galley != 2)
	}
	port := s.PortAt(far[2])
	if port == 0 {
		port = 1
		s.Galleys[2].Zone = s.Board.Ports[port].Zone
	}
	s.Ports[port].Owner, s.Ports[port].Sailors = venice, 0
	s.Recount()
	require.Equal(t, 1.0, s.Dangers(game.Port(port))[0].Falls, "nobody defends it")
}
