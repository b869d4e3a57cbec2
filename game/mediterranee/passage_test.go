package mediterranee

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/sea"
)

func TestM2_7_Moves(t *testing.T) {
	p := at(t, 3).galley(1, venice, "z_ragusa", 2).galley(2, venice, "z_ionio", 1).galley(3, genoa, "z_ionio", 5).phase(3, venice)
	require.Equal(t, []string{"ship:1 area:z_venezia", "ship:1 area:z_corfu"}, p.offers("sail")[:2])
	require.EqualValues(t, 2, p.MovesLeft(1))
	illegal := p.cannot("1 sail ship:1 area:z_ionio", WhyNotAdjacent, "M2.7")
	require.Equal(t, [3]game.Ref{game.Area(p.Board.zone("z_ragusa")), game.Area(p.Board.zone("z_ionio"))}, illegal.Refs)
	require.Equal(t, 2, illegal.N)
	p.cannot("1 sail ship:3 area:z_corfu", WhyNotYours, "M2.7")
	p.do("1 sail ship:1 area:z_corfu").asks(venice, Movement).saw("moved by 1 ship:1 from area:z_ragusa to area:z_corfu n=1")
	require.EqualValues(t, 1, p.MovesLeft(1))
	t.Run("as many zones as sailors, or fewer", func(t *testing.T) {
		p := p.copy(t)
		p.copy(t).do("1 done").asks(genoa, Movement)
		p.do("1 sail ship:1 area:z_ragusa") // and back
		illegal := p.cannot("1 sail ship:1 area:z_corfu", WhyNoMoves, "M2.7")
		require.Equal(t, game.Ship(1), illegal.Refs[0])
		require.Equal(t, 2, illegal.N)
		p.do("1 done").asks(genoa, Movement)
	})
	t.Run("any zone may be entered and left", func(t *testing.T) {
		p := p.copy(t).do("1 sail ship:1 area:z_ionio") // Genoa is there
		p.do("1 sail ship:2 area:z_modon")              // Genoa was there
	})
	t.Run("ruling: a galley ends its move before the next sets out", func(t *testing.T) {
		p := p.copy(t).do("1 sail ship:2 area:z_modon")
		require.Equal(t, game.Ship(1), p.cannot("1 sail ship:1 area:z_ragusa", WhyMoved, "M2.7").Refs[0])
		require.Zero(t, p.MovesLeft(1))
		p.cannot("1 ask-leave ship:1", WhyMoved, "M2.7")
		p.do("1 done", "2 done", "3 done")
		p.passPhase().passPhase().passPhase().inOrder().passPhase().can("1 sail ship:1 area:z_ragusa")
	})
}

func TestM2_7_Leave(t *testing.T) {
	p := at(t, 4).order(spain, turkey, venice, genoa).galley(1, venice, "z_ragusa", 5).galley(2, venice, "z_corfu", 1).
		galley(3, genoa, "z_corfu", 1).galley(4, spain, "z_corfu", 1).galley(5, genoa, "z_corfu", 2).galley(6, turkey, "z_ionio", 1).phase(3, venice)
	p.cannot("1 ask-leave ship:1", WhyNoLeaveNeeded, "M2.7")
	p.cannot("1 ask-leave ship:2", WhyNoLeaveNeeded, "M2.7") // it departs from here
	p.cannot("1 ask-leave ship:3", WhyNotYours, "M2.7")
	p.do("1 sail ship:1 area:z_corfu").asks(venice, Movement)
	require.True(t, p.NeedsLeave(1))
	illegal := p.cannot("1 sail ship:1 area:z_modon", WhyNeedsLeave, "M2.7")
	require.Equal(t, [3]game.Ref{game.Seat(spain), game.Area(p.Board.zone("z_corfu"))}, illegal.Refs)
	p.cannot("1 sail ship:1 area:z_ragusa", WhyNeedsLeave, "M2.7") // back as well
	require.Equal(t, []string{"ship:1"}, p.offers("ask-leave"))
	p.can("1 done", "1 sail ship:2 area:z_modon")
	p.do("1 ask-leave ship:1").saw("chose ask-leave by 1 ship:1 to area:z_corfu")
	t.Run("of each of them once, in the order of the turn", func(t *testing.T) {
		p := p.copy(t).asks(spain, Passage)
		require.Equal(t, []string{"3 give-leave", "3 deny-leave"}, p.list())
		p.cannot("1 sail ship:1 area:z_modon", WhyNotAsked, "M2")
		p.do("3 give-leave").asks(genoa, Passage).saw("chose give-leave by 3 ship:1 to area:z_corfu")
		p.do("2 give-leave").asks(venice, Movement)
		p.cannot("1 ask-leave ship:1", WhyNoLeaveNeeded, "M2.7")
		t.Run("names no direction", func(t *testing.T) {
			p.can("1 sail ship:1 area:z_ragusa", "1 sail ship:1 area:z_modon", "1 sail ship:1 area:z_ionio", "1 sail ship:1 area:z_sicilia")
		})
		t.Run("holds for the zone only, which needs it again when entered again", func(t *testing.T) {
			p := p.copy(t).do("1 sail ship:1 area:z_ionio")
			require.Equal(t, game.Seat(turkey), p.cannot("1 sail ship:1 area:z_corfu", WhyNeedsLeave, "M2.7").Refs[0])
			p.do("1 ask-leave ship:1").asks(turkey, Passage).do("4 give-leave", "1 sail ship:1 area:z_corfu")
			p.cannot("1 sail ship:1 area:z_ragusa", WhyNeedsLeave, "M2.7")
			p.do("1 ask-leave ship:1", "3 give-leave", "2 give-leave", "1 sail ship:1 area:z_ragusa").asks(venice, Movement)
		})
	})
	t.Run("the first refusal ends the movement", func(t *testing.T) {
		p := p.copy(t).do("3 deny-leave").asks(venice, Movement).saw("chose deny-leave by 3 ship:1 to area:z_corfu")
		p.cannot("1 sail ship:1 area:z_ragusa", WhyMoved, "M2.7")
		p.cannot("1 ask-leave ship:1", WhyMoved, "M2.7")
		p.do("1 sail ship:2 area:z_modon")
	})
	t.Run("not without moves left", func(t *testing.T) {
		p := at(t, 2).galley(1, venice, "z_ragusa", 1).galley(2, genoa, "z_corfu", 1).phase(3, venice)
		p.do("1 sail ship:1 area:z_corfu").cannot("1 ask-leave ship:1", WhyNoMoves, "M2.7")
	})
	t.Run("the zone of departure again", func(t *testing.T) {
		p := at(t, 2).galley(1, venice, "z_ragusa", 3).galley(2, genoa, "z_ragusa", 1).phase(3, venice)
		p.do("1 sail ship:1 area:z_corfu", "1 sail ship:1 area:z_ragusa").cannot("1 sail ship:1 area:z_corfu", WhyNeedsLeave, "M2.7")
	})
}

// The rulebook's example: Turkey leaves the zone of a Genoese galley and enters
// that of a Spanish one freely, but goes on only with Spain's leave.
func TestM2_7_TheTurkishGalley(t *testing.T) {
	p := at(t, 4).galley(1, turkey, "z_corfu", 3).galley(2, genoa, "z_corfu", 2).galley(3, spain, "z_sicilia", 2).phase(3, turkey)
	p.do("4 sail ship:1 area:z_ionio", "4 sail ship:1 area:z_sicilia").cannot("4 sail ship:1 area:z_tunis", WhyNeedsLeave, "M2.7")
	p.do("4 ask-leave ship:1").asks(spain, Passage)
	p.copy(t).do("3 give-leave", "4 sail ship:1 area:z_tunis").asks(turkey, Movement)
	p.do("3 deny-leave")
	require.Equal(t, []string{"4 done"}, p.list())
}

func TestM2_7_WaysWithTheLeastLeave(t *testing.T) {
	p := at(t, 3).order(spain, genoa, venice).galley(1, venice, "z_sicilia", 3).phase(3, venice)
	zone := p.Board.zone
	to := func(name string) sea.Way {
		ways := p.Ways(1)
		i := slices.IndexFunc(ways, func(w sea.Way) bool { return w.Zones[len(w.Zones)-1] == zone(name) })
		require.GreaterOrEqual(t, i, 0, name)
		require.Len(t, ways[i].Zones, int(p.Board.Distance(zone("z_sicilia"), zone(name))), "as short as possible")
		return ways[i]
	}
	require.Equal(t, sea.Way{Zones: []ZoneID{zone("z_corfu"), zone("z_modon")}}, to("z_modon"), "of equals the first")
	p.galley(2, genoa, "z_corfu", 1)
	require.Equal(t, []game.Player{genoa}, p.Guards(zone("z_corfu")))
	require.Equal(t, sea.Way{Zones: []ZoneID{zone("z_ionio"), zone("z_modon")}}, to("z_modon"), "around who would be asked")
	require.Zero(t, to("z_corfu").Tolls, "nobody is asked where it ends")
	p.galley(3, spain, "z_ionio", 1).galley(4, spain, "z_corfu", 1)
	require.Equal(t, []game.Player{spain, genoa}, p.Guards(zone("z_corfu")), "in the order of the turn")
	require.Equal(t, 1, to("z_modon").Tolls)
	p.do("1 sail ship:1 area:z_corfu")
	require.EqualValues(t, 1, p.Ways(1)[0].Tolls, "to go on from where it is")
}
