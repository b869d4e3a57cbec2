package serenissima

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/sea"
)

func TestS4_8_AsManyZonesAsSailors(t *testing.T) {
	p := at(t, 4).port("valencia", blue, 3).galley(1, blue, "z_valencia", 1).active(1)
	require.Equal(t, []string{"ship:1area:z_barcelona", "ship:1area:z_alger", "ship:1area:z_sardegna"}, compact(p.offers("sail")))
	p.do("1 move-sailor port:valencia ship:1") // counted when it leaves
	e := p.cannot("1 sail ship:1 area:z_tunis", WhyNotAdjacent, "S4.8")
	require.Equal(t, [3]game.Ref{game.Area(p.Board.zone("z_valencia")), game.Area(p.Board.zone("z_tunis"))}, e.Refs)
	require.Equal(t, 2, e.N)
	p.do("1 sail ship:1 area:z_alger").asks(blue, Sailing).saw("moved by 1 ship:1 from area:z_valencia to area:z_alger n=1")
	p.do("1 sail ship:1 area:z_tunis").asks(blue, Arrived)
	require.Equal(t, 1, p.cannot("1 sail ship:1 area:z_alger", WhyNoMoves, "S4.8").N)
	p.can("1 end", "1 land ship:1 port:tunis count:1")
	t.Run("only the active galley", func(t *testing.T) {
		p := at(t, 4).galley(1, blue, "z_ionio", 1).galley(2, blue, "z_ionio", 1).active(1)
		p.cannot("1 sail ship:2 area:z_sicilia", WhyNotActive, "S4")
	})
	t.Run("not after a fight or a sale", func(t *testing.T) {
		p := at(t, 4).galley(1, blue, "z_napoli", 2, Wine).galley(2, red, "z_napoli", 1).active(1)
		p.do("1 attack ship:1 ship:2", "* roll dice:1 dice:0").asks(blue, Fighting).cannot("1 sail ship:1 area:z_tunis", WhySailOver, "S4")
		p = at(t, 4).galley(1, blue, "z_napoli", 2, Wine).active(1)
		p.do("1 sell ship:1 good:wine").cannot("1 sail ship:1 area:z_tunis", WhySailOver, "S4")
	})
}

func TestS4_9_BlockadeOfMovement(t *testing.T) {
	// enter sails galley 1 of Blue, with n sailors, from Alger to Tunis.
	enter := func(p *scene, n int8) *scene {
		return p.galley(1, blue, "z_alger", n).active(1).do("1 sail ship:1 area:z_tunis")
	}
	t.Run("strictly more sailors on galleys, in total", func(t *testing.T) {
		enter(at(t, 4).galley(2, red, "z_tunis", 3), 3).asks(blue, Sailing)
		enter(at(t, 4).galley(2, red, "z_tunis", 2).galley(3, red, "z_tunis", 2), 3).asks(red, AskPassage)
		enter(at(t, 4).galley(2, red, "z_tunis", 3).port("tunis", red, 3), 3).asks(blue, Sailing) // a garrison does not count
	})
	t.Run("against the active galley alone", func(t *testing.T) {
		enter(at(t, 4).galley(2, red, "z_tunis", 4).galley(3, blue, "z_tunis", 5), 3).asks(red, AskPassage)
	})
	t.Run("two players are never added up", func(t *testing.T) {
		enter(at(t, 4).galley(2, red, "z_tunis", 3).galley(3, orange, "z_tunis", 3), 3).asks(blue, Sailing)
	})
	t.Run("a stopped galley goes on with the third step", func(t *testing.T) {
		p := enter(at(t, 4).galley(2, red, "z_tunis", 4), 3)
		p.cannot("1 sail ship:1 area:z_sicilia", WhyNotAsked, "S3.1")
		require.Equal(t, []string{"2 forbid", "2 allow"}, p.list())
		p.do("2 forbid").asks(blue, Arrived).saw("chose forbid-move by 2 ship:1 to area:z_tunis")
		p.cannot("1 sail ship:1 area:z_sicilia", WhyStopped, "S4.9")
		p.can("1 attack ship:1 ship:2", "1 land ship:1 port:tunis count:3", "1 end")
	})
	t.Run("one let through sails on", func(t *testing.T) {
		p := enter(at(t, 4).galley(2, red, "z_tunis", 4), 3)
		p.do("2 allow").asks(blue, Sailing).saw("chose allow by 2 ship:1 to area:z_tunis").do("1 sail ship:1 area:z_sicilia")
	})
	t.Run("who has more decides first", func(t *testing.T) {
		p := enter(at(t, 4).galley(2, red, "z_tunis", 4).galley(3, orange, "z_tunis", 5).galley(4, black, "z_tunis", 3), 3)
		p.asks(orange, AskPassage).do("3 allow").asks(red, AskPassage).do("2 allow").asks(blue, Sailing)
		p = enter(at(t, 4).galley(2, red, "z_tunis", 4).galley(3, orange, "z_tunis", 5), 3)
		p.do("3 forbid").asks(blue, Arrived) // then nobody else is asked
	})
	t.Run("equal: the smallest number in that zone", func(t *testing.T) {
		p := enter(at(t, 4).galley(2, red, "z_napoli", 1).galley(5, red, "z_tunis", 4).galley(4, orange, "z_tunis", 4).galley(9, black, "z_tunis", 2).
			galley(3, black, "z_tunis", 2), 3)
		p.asks(black, AskPassage).do("4 allow").asks(orange, AskPassage).do("3 allow").asks(red, AskPassage).do("2 allow").asks(blue, Sailing)
		p = enter(at(t, 4).galley(2, red, "z_tunis", 4).galley(4, orange, "z_tunis", 4), 3)
		p.asks(red, AskPassage).do("2 allow").asks(orange, AskPassage)
	})
	t.Run("never in the starting zone", func(t *testing.T) {
		p := at(t, 4).galley(1, blue, "z_tunis", 3).galley(2, red, "z_tunis", 5).active(1)
		p.can("1 sail ship:1 area:z_alger").do("1 sail ship:1 area:z_alger", "1 sail ship:1 area:z_tunis").asks(blue, Sailing)
	})
	t.Run("ruling: nobody is asked when no move is left", func(t *testing.T) {
		enter(at(t, 4).galley(2, red, "z_tunis", 4), 1).asks(blue, Arrived)
		p := enter(at(t, 4).galley(2, red, "z_tunis", 4), 2).do("2 allow").do("1 sail ship:1 area:z_sicilia").asks(blue, Arrived)
		p.cannot("1 sail ship:1 area:z_ionio", WhyNoMoves, "S4.8")
	})
}

func TestS4_10_TheSameZoneAgain(t *testing.T) {
	p := at(t, 4).galley(1, blue, "z_valencia", 5).galley(2, red, "z_valencia", 5).active(1)
	p.do("1 sail ship:1 area:z_alger", "1 sail ship:1 area:z_valencia").asks(blue, Sailing) // Red cannot stop it here
	require.EqualValues(t, 2, p.Crossed)
	p.do("1 sail ship:1 area:z_alger", "1 sail ship:1 area:z_valencia").asks(blue, Sailing)
	require.EqualValues(t, 4, p.Crossed)
	require.EqualValues(t, 1, p.CombatValue())
	p.do("1 sail ship:1 area:z_alger").asks(blue, Arrived)
	require.EqualValues(t, 0, p.CombatValue())
	t.Run("and asked about again", func(t *testing.T) {
		p := at(t, 4).galley(1, blue, "z_valencia", 4).galley(2, red, "z_alger", 5).active(1)
		p.do("1 sail ship:1 area:z_alger", "2 allow", "1 sail ship:1 area:z_sardegna", "1 sail ship:1 area:z_alger").asks(red, AskPassage)
	})
}

func TestS4_10a_NothingIsLoadedAfterMoving(t *testing.T) {
	p := at(t, 4).port("alger", blue, 2).galley(1, blue, "z_valencia", 3, Gold).galley(2, blue, "z_alger", 2, Wood).active(1)
	p.do("1 sail ship:1 area:z_alger")
	for _, text := range []string{"1 move-sailor ship:1 port:alger", "1 move-sailor port:alger ship:1", "1 move-sailor ship:1 ship:2",
		"1 move-good good:wood ship:2 ship:1", "1 move-good good:gold ship:1 ship:2", "1 load ship:1 good:wine", "1 jettison good:gold ship:1", "1 scuttle ship:1"} {
		p.cannot(text, WhyLoadOver, "S4")
	}
	p.cannot("1 land ship:1 port:alger count:1", WhyOwnTarget, "S4.24")
	p.do("1 end", "1 end").active(1).do("1 move-sailor ship:1 port:alger", "1 load ship:1 good:wine")
}

func TestS4_9_WaysOnWhichTheFewestMayStop(t *testing.T) {
	p := at(t, 4).galley(1, blue, "z_valencia", 2).active(1)
	zone := p.Board.zone
	to := func(name string) sea.Way {
		ways := p.Ways()
		i := slices.IndexFunc(ways, func(w sea.Way) bool { return w.Zones[len(w.Zones)-1] == zone(name) })
		require.GreaterOrEqual(t, i, 0, name)
		require.Len(t, ways[i].Zones, p.Board.Distance(zone("z_valencia"), zone(name)), "as short as possible, S4.8")
		return ways[i]
	}
	first := to("z_tunis")
	require.Zero(t, first.Tolls)
	p.galley(2, red, p.Board.Zones[first.Zones[0]].ID, 3)
	require.Equal(t, game.Seats(0).With(red), p.Stoppers(first.Zones[0]))
	around := to("z_tunis")
	require.NotEqual(t, first.Zones, around.Zones)
	require.Zero(t, around.Tolls)
	p.galley(3, orange, p.Board.Zones[around.Zones[0]].ID, 3)
	require.Equal(t, sea.Way{Zones: first.Zones, Tolls: 1}, to("z_tunis"), "of equals the first")
	p.galley(4, black, "z_tunis", 5)
	require.Equal(t, 1, to("z_tunis").Tolls, "nobody is asked when no move is left")
	p.galley(5, red, "z_valencia", 5)
	require.Equal(t, game.Seats(0).With(red), p.Blockaders(zone("z_valencia")))
	require.Zero(t, p.Stoppers(zone("z_valencia")), "never in the starting zone")
	require.Zero(t, testing.AllocsPerRun(10, func() { p.Stoppers(zone("z_tunis")) }))
}
