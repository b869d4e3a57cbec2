package goldenhorn

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
)

func TestG6_1_CargoGoesToTheWarehouse(t *testing.T) {
	p := at(t, 2).ship("fleet1-two", 7, 1, "green:4").store(1, "green:1 red:2").begin(1)
	p.do("1 sail ship:fleet1-two").saw("moved unloaded by 1 good:green from ship:fleet1-two to seat:1 n=4")
	p.is("fleet1-two", 8, 0, "").owns(1, "green:5 red:2")
	require.EqualValues(t, 7, p.StoreSize[1])
}

func TestG6_2_CardsForTheArrival(t *testing.T) {
	for ship, cards := range map[string]int{"one": 3, "two": 2, "three": 1} {
		for _, way := range []int8{1, -1} {
			place := Place(7)
			if way < 0 {
				place = 1
			}
			p := at(t, 2).ship("fleet1-"+ship, place, way, "").hand(1, "red:1").begin(1)
			p.do("1 sail ship:fleet1-"+ship).asks(game.Chance, Cards)
			for range cards {
				p.draw("blue")
			}
			p.asks(1, AfterMove).holds(1, fmt.Sprintf("red:1 blue:%d", cards))
		}
	}
}

func TestG6_3_AnEmptyShipDrawsToo(t *testing.T) {
	t.Run("ruling: also in the harbour it came from", func(t *testing.T) {
		p := at(t, 2).ship("fleet1-two", 7, 1, "").begin(1)
		p.do("1 sail ship:fleet1-two").draw("red", "red").asks(1, AfterMove)
		p = at(t, 2).ship("fleet1-two", 1, 1, "").begin(1)
		p.do("1 turn-back ship:fleet1-two").draw("red", "red").asks(1, AfterMove).is("fleet1-two", 0, 0, "")
	})
}

func TestG6_4_CardsInModone(t *testing.T) {
	t.Run("ruling: only if that was agreed on", func(t *testing.T) {
		p := at(t, 2).ship("fleet1-one", 3, 1, "green:1").begin(1)
		p.do("1 sail ship:fleet1-one").asks(1, AfterMove).holds(1, "")
		for ship, cards := range map[string]int{"one": 3, "two": 2, "three": 1} {
			p = at(t, 2, "modone-cards", "on").ship("fleet1-"+ship, 5, -1, "red:1")
			if ship == "one" {
				p = at(t, 2, "modone-cards", "on").ship("fleet1-one", 5, -1, "green:1")
			}
			p.begin(1).do("1 sail ship:fleet1-" + ship)
			for range cards {
				p.draw("blue")
			}
			p.asks(1, AfterMove).holds(1, fmt.Sprintf("blue:%d", cards))
			require.NotZero(t, p.Ships[p.shipID("fleet1-"+ship)].Cargo.Size())
		}
		// Passing over a full Modone is no stop.
		p = at(t, 2, "modone-cards", "on").ship("fleet1-one", 3, 1, "green:1").ship("fleet2-one", 4, 1, "green:1").ship("fleet2-two", 4, 1, "green:1").begin(1)
		p.do("1 sail ship:fleet1-one").asks(1, Underway).is("fleet1-one", 5, 1, "green:1")
	})
}
