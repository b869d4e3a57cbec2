package serenissima

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/gametest"
	rules "serenissima/game/serenissima"
	"serenissima/render/display"
	"serenissima/render/table"
)

// The warehouse in a panel shows under each space what a scoring pays once it is filled, with
// a coin on what it pays now, and says what one good more would make of it.
func TestAWarehouseShowsWhatItPays(t *testing.T) {
	for filled := range 6 {
		s := bookState()
		s.Ports[bookPort] = rules.Port{Owner: 1, Sailors: 1, Filled: int8(filled)}
		for i := range filled {
			s.Ports[bookPort].Stock[i] = rules.Stone
		}
		income := s.Board.Ports[bookPort].Income
		v := testView(s, 1280, 800)
		warehouse := portHold(s, bookPort, false).Warehouse
		box := display.Rect{X: 100, Y: 100, W: warehouse.Size.X, H: warehouse.Size.Y}
		var l display.List
		texts := said(v, func(v *table.View) { warehouse.Draw(&l, box, v) })
		if filled < len(income)-1 {
			require.Equal(t, map[any]any{"filled": filled, "n": int(income[filled]), "next": filled + 1, "more": int(income[filled+1])}, texts["board.port.income"])
		} else {
			require.Equal(t, map[any]any{"n": int(income[filled])}, texts["board.port.income-full"])
		}
		shown, largest, now := map[string]bool{}, 0.0, ""
		for _, o := range l.Ops {
			if o.Kind != display.DrawText || o.Y < box.Y+storeRow {
				continue
			}
			if shown[o.Text] = true; o.Size > largest && o.Y < box.Y+2*storeRow {
				largest, now = o.Size, o.Text
			}
			require.True(t, box.Contains(display.Point{X: o.X, Y: o.Y}), "%q", o.Text)
		}
		for _, n := range income[1:] {
			require.True(t, shown[itoa(n)], "%d goods: %d", filled, n)
		}
		if filled > 0 {
			require.Equal(t, itoa(income[filled]), now, "the coin is larger")
		}
	}
}

// A sale has a price below zero: it brings money.
func TestASaleBringsMoney(t *testing.T) {
	s := bookState()
	a := table.Act(s, rules.Recruit, game.Port(bookPort))
	require.Equal(t, int(s.Board.SailorPrice), game.Cost(s, a))
	seen := 0
	for seed := range uint64(6) {
		_, err := gametest.RandomGame(rules.New(), game.Options{Seats: 3}, seed, func(now game.State, _ game.Action, _ []game.Event) {
			s := now.(*rules.State)
			for _, a := range s.AppendActions(nil) {
				if a.Verb == rules.Sell {
					port := s.PortAt(s.Galleys[s.Active].Zone)
					require.Equal(t, -int(s.SalePrice(a.By, port, rules.Good(a.Obj[1].ID))), game.Cost(s, a))
					seen++
				}
			}
		})
		require.NoError(t, err)
	}
	require.Positive(t, seen)
}
