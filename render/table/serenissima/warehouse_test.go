package serenissima

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	rules "serenissima/game/serenissima"
)

// Each cube of a warehouse has the space that it lies in, whichever goods have come after it: the
// n-th last of its kind.
func TestCubesOfAWarehouseHaveTheirSpaces(t *testing.T) {
	s := bookState()
	stock := []rules.Good{rules.Gold, rules.Spice, rules.Gold}
	port := rules.Port{Owner: 1, Sailors: 1, Filled: int8(len(stock))}
	copy(port.Stock[:], stock)
	s.Ports[bookPort] = port
	v := testView(s, 1280, 800)
	later := map[rules.Good]int{}
	for i := len(stock) - 1; i >= 0; i-- {
		at, _, ok := Table{}.Stage(v).Spot(game.Good(stock[i]), game.Port(bookPort), later[stock[i]])
		require.True(t, ok)
		require.Equal(t, warehouseCell(plaqueRect(v, bookPort), i).Center(), at, "space %d", i)
		later[stock[i]]++
	}
}
