package history

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/session"
	"serenissima/input/app/apptest"
	"serenissima/render/table"
)

// The money of the sales that the deeds tell of is what has been paid for them, and every port that
// has changed hands is among them.
func TestDeedsTellOfSalesAndPorts(t *testing.T) {
	apptest.WithTables(t, func(t *testing.T, rules game.Rules, on table.Table) {
		for seed := range uint64(3) {
			list := apptest.PositionsOf(t, rules, seed, 1)
			m := list[len(list)-1]
			var heard Deeds
			n, taken, goods := 0, 0, 0
			for b := range m.Beats() {
				n++
				heard.add(on, b, n)
				for _, ev := range session.VisibleTo(b.Events, game.Nobody) {
					if ev.Kind == game.Took && ev.What.Kind == game.PortRef && ev.To.Kind == game.SeatRef {
						taken++
					}
					if ev.Kind == game.Moved && ev.What.Kind == game.GoodRef && ev.From.Kind == game.ShipRef && ev.To.Kind == game.PortRef && ev.By > 0 {
						goods++
					}
				}
			}
			count := func(kind Kind) (n int) {
				for _, d := range heard.list {
					if d.Kind == kind {
						n++
						require.Positive(t, int(d.By))
						require.GreaterOrEqual(t, d.Sum, 0)
					}
				}
				return n
			}
			require.Equal(t, taken, count(Took))
			require.Equal(t, goods, count(Sold))
		}
	})
}

// What others take from a ship is told where it lay.
func TestDeedsTellOfRobberies(t *testing.T) {
	robberies := map[string]int{}
	apptest.WithTables(t, func(t *testing.T, rules game.Rules, on table.Table) {
		for seed := range uint64(6) {
			list := apptest.PositionsOf(t, rules, seed, 1)
			var heard Deeds
			n := 0
			for b := range list[len(list)-1].Beats() {
				n++
				heard.add(on, b, n)
				for _, ev := range b.Events {
					if ev.Kind != game.Took || ev.From.Kind != game.ShipRef || ev.To.Kind != game.SeatRef || ev.What.Kind == game.ShipRef {
						continue
					}
					last := heard.list[len(heard.list)-1]
					require.Equal(t, Deed{By: game.Player(ev.To.ID), At: on.Facts(b.Before, ev.From).Area, Kind: Robbed, Thing: ev.What, Events: []game.Event{ev}, Beat: n}, last)
					robberies[rules.Info().ID]++
				}
			}
		}
	})
	require.NotZero(t, robberies["goldenhorn"])
}

// There is one report for each opponent and place, with the deeds in the order of their signs and the
// sum of all sales.
func TestReportsSumUp(t *testing.T) {
	port, other := game.Port(3), game.Port(4)
	list := Reports([]Deed{
		{By: 2, At: port, Kind: Sold, Sum: 4}, {By: 3, At: port, Kind: Fought}, {By: 2, At: port, Kind: Took},
		{By: 2, At: port, Kind: Sold, Sum: 3}, {By: 2, At: other, Kind: Built, Thing: game.Building(1)}, {By: 2, At: other, Kind: Hired},
	})
	require.Equal(t, []Report{
		{By: 2, At: port, Sum: 7, Deeds: []Deed{{By: 2, At: port, Kind: Took}, {By: 2, At: port, Kind: Sold, Sum: 4}, {By: 2, At: port, Kind: Sold, Sum: 3}}},
		{By: 3, At: port, Deeds: []Deed{{By: 3, At: port, Kind: Fought}}},
		{By: 2, At: other, Deeds: []Deed{{By: 2, At: other, Kind: Built, Thing: game.Building(1)}, {By: 2, At: other, Kind: Hired}}},
	}, list)
}
