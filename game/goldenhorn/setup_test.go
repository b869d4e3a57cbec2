package goldenhorn

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
)

func TestG1_1_PlayersAndColours(t *testing.T) {
	for seats := range 7 {
		_, err := New().New(game.Options{Seats: seats})
		require.Equal(t, seats >= 2 && seats <= 4, err == nil, seats)
	}
	require.Equal(t, []string{"red", "pink", "orange", "yellow", "green", "blue"}, New().Info().Refs[game.CardRef][1:])
}

func TestG1_2_NinetyCubesInABag(t *testing.T) {
	p := newGame(t, 3)
	require.Equal(t, [NumCubes + 1]int8{0, 15, 15, 15, 15, 15, 15, 0, 0}, p.Bag)
	require.EqualValues(t, 90, p.BagSize)
	for _, h := range p.Ports {
		require.Zero(t, h)
	}
}

func TestG1_3_ThreeShipsForEachPlayer(t *testing.T) {
	b := newGame(t, 4).Board
	for fleet := range game.MaxSeats {
		var on [NumColours + 1]int // ships of the fleet with the colour
		for k := range 3 {
			ship := b.Ships[3*fleet+k+1]
			var pattern []int8
			for c, n := range ship.Sails {
				if n > 0 {
					pattern = append(pattern, n)
					on[c]++
				}
			}
			require.ElementsMatch(t, [][]int8{{3}, {2, 1}, {1, 1, 1}}[k], pattern, ship.ID)
		}
		require.Equal(t, [NumColours + 1]int{0, 1, 1, 1, 1, 1, 1}, on, "each colour is on one ship of fleet %d", fleet+1)
	}
}

func TestG1_4_CardsAreWindOrPirates(t *testing.T) {
	p := newGame(t, 2)
	require.Equal(t, [NumColours + 1]int8{0, 9, 9, 9, 9, 9, 9}, p.Deck)
	require.EqualValues(t, 54, p.DeckSize)
	p = at(t, 2).ship("fleet2-two", 3, 1, "green:1").ship("fleet1-two", 0, 0, "").ship("fleet1-three", 7, 1, "blue:1").
		hand(1, "pink:2 red:1").begin(1)
	p.do("1 attack ship:fleet2-two card:pink card:pink") // as pirates
	p.do("1 load ship:fleet1-two good:red").settle().is("fleet1-two", 1, 1, "red:2")
	p.do("1 wind card:red").is("fleet1-two", 2, 1, "red:2") // as wind
}

func TestG1_5_RouteTiles(t *testing.T) {
	b := newGame(t, 2).Board
	symbols := map[Symbol]int{}
	colours := map[Symbol]map[Colour]bool{Triangle: {}, Circle: {}}
	for side, tile := range b.Tiles {
		if side == 0 {
			continue
		}
		symbols[tile.Symbol]++
		require.Len(t, tile.Spaces, 3)
		for _, c := range tile.Spaces {
			colours[tile.Symbol][c] = true
		}
	}
	require.Equal(t, map[Symbol]int{Triangle: 2 * 2, Circle: 2 * 2}, symbols, "two sides each")
	require.Len(t, colours[Triangle], 3)
	require.Len(t, colours[Circle], 3)
	for c := range colours[Triangle] {
		require.False(t, colours[Circle][c], c)
	}
}

func TestG1_6_HarboursAndWarehouses(t *testing.T) {
	require.Equal(t, []string{"venice", "constantinople", "modone"}, New().Info().Refs[game.PortRef][1:])
	require.True(t, Venice.Start() && Constantinople.Start() && !Modone.Start())
	p := at(t, 4)
	for player := game.Player(1); player <= 4; player++ {
		p.owns(player, "")
	}
}

// laid plays chance, what is listed last, until all tiles are laid.
func laid(p *scene) *scene {
	for p.prompt == NextTile {
		list := p.list()
		p.do(list[len(list)-1])
	}
	return p
}

func TestG2_1_TheCourse(t *testing.T) {
	for seats, want := range map[int]string{
		2: "venice triangle triangle triangle modone circle circle circle constantinople",
		3: "venice triangle triangle triangle circle circle circle circle circle circle triangle triangle triangle constantinople",
		4: "venice triangle triangle triangle circle circle circle modone circle circle circle triangle triangle triangle constantinople",
	} {
		p := laid(newGame(t, seats))
		of := map[Colour]string{Red: "triangle", Pink: "triangle", Yellow: "triangle", Blue: "circle", Orange: "circle", Green: "circle"}
		var got []string
		sea := 0
		for place := Place(0); place <= p.Last; place++ {
			if h := p.HarbourAt(place); h != 0 {
				got = append(got, h.String())
				require.False(t, p.AtSea(place))
				continue
			}
			sea++
			require.True(t, p.AtSea(place))
			got = append(got, of[p.Course[place]])
		}
		require.Equal(t, want, strings.Join(got, " "))
		require.Equal(t, map[int]int{2: 6, 3: 12, 4: 12}[seats], sea)
		require.EqualValues(t, map[int]int8{2: 2, 3: 0, 4: 3}[seats], p.seatInfo().Docks)
	}
	t.Run("ruling: tile by tile, each free one and each side equally likely, never turned", func(t *testing.T) {
		p := newGame(t, 4).asks(game.Chance, NextTile)
		p.weights(map[string]int32{"tile:t1-a": 1, "tile:t1-b": 1, "tile:t2-a": 1, "tile:t2-b": 1})
		p.do("* lay-tile tile:t2-b").saw("placed course tile:t2-b from box to area:1")
		p.weights(map[string]int32{"tile:t3-a": 1, "tile:t3-b": 1, "tile:t4-a": 1, "tile:t4-b": 1})
		p.do("* lay-tile tile:t4-a").weights(map[string]int32{"tile:t3-a": 1, "tile:t3-b": 1})
		p.do("* lay-tile tile:t3-b").saw("placed course tile:t3-b from box to area:8")
		p.weights(map[string]int32{"tile:t1-a": 1, "tile:t1-b": 1})
		p.do("* lay-tile tile:t1-a")
		require.Equal(t, []Colour{0, Red, Pink, Yellow, Green, Blue, Orange, 0, Orange, Green, Blue, Red, Yellow, Pink, 0}, p.Course[:p.Last+1])
	})
}

func TestG2_2_OneFleetEach(t *testing.T) {
	t.Run("ruling: dealt at random, or seat n has fleet n", func(t *testing.T) {
		p := laid(newGame(t, 3)).asks(game.Chance, NextFleet)
		p.weights(map[string]int32{"seat:1 count:1": 1, "seat:1 count:2": 1, "seat:1 count:3": 1, "seat:1 count:4": 1})
		p.do("* deal-fleet seat:1 count:3").saw("took fleet by 1 ship:fleet3-one from box to seat:1", "took fleet by 1 ship:fleet3-three from box to seat:1")
		p.weights(map[string]int32{"seat:2 count:1": 1, "seat:2 count:2": 1, "seat:2 count:4": 1})
		p.do("* deal-fleet seat:2 count:4", "* deal-fleet seat:3 count:1").asks(game.Chance, FirstPlayer)
		for i, owner := range []game.Player{0, 3, 3, 3, 0, 0, 0, 1, 1, 1, 2, 2, 2} {
			require.Equal(t, owner, p.Ships[i].Owner, i)
		}
		p = laid(newGame(t, 4, "fleets", "by-seat")).asks(game.Chance, FirstPlayer)
		for i := ShipID(1); i <= MaxShips; i++ {
			require.EqualValues(t, p.Board.Ships[i].Fleet, p.Ships[i].Owner)
		}
	})
}

func TestG2_3_RandomFirstPlayer(t *testing.T) {
	p := laid(newGame(t, 4, "fleets", "by-seat", "placement", "random"))
	p.weights(map[string]int32{"seat:1": 1, "seat:2": 1, "seat:3": 1, "seat:4": 1})
	p.do("* begin seat:3").saw("chose first seat:3")
	for _, player := range []game.Player{3, 4, 1, 2, 3} { // clockwise
		p.settle().asks(player, BeforeMove)
		move(p)
		p.do(fmt.Sprintf("%d end", player))
	}
}

// move makes the first move that is listed and stops as soon as possible.
func move(p *scene) *scene {
	p.t.Helper()
	for _, verb := range []string{"load", "take-mercenaries", "take-peasants", "sail"} {
		if moves := p.offers(verb); len(moves) > 0 {
			p.do(fmt.Sprintf("%d %s %s", p.Turn, verb, moves[0])).settle()
			if p.prompt == Underway {
				p.do(fmt.Sprintf("%d stop", p.Turn))
			}
			return p
		}
	}
	require.Fail(p.t, "no move")
	return p
}

// placing is the moment when seat 2 of 3 is the first to place a ship.
func placing(t testing.TB, options ...string) *scene {
	return laid(newGame(t, 3, append([]string{"fleets", "by-seat"}, options...)...)).do("* begin seat:2")
}

func TestG2_4_OwnersPlaceTheirShips(t *testing.T) {
	for split := range 1 << 3 { // any split
		p := placing(t)
		for k, name := range []string{"one", "two", "three"} {
			harbour := Venice
			if split&(1<<k) != 0 {
				harbour = Constantinople
			}
			ship := "fleet2-" + name
			p.do(fmt.Sprintf("2 place-ship ship:%s port:%s", ship, harbour)).is(ship, p.placeOf(harbour), 0, "")
			p.saw(fmt.Sprintf("placed start by 2 ship:%s from seat:2 to port:%s", ship, harbour))
		}
	}
	placing(t).cannot("2 place-ship ship:fleet2-one port:modone", WhyNoStart, "G2.4")
	t.Run("ruling: clockwise, three ships each in their order, openly and first of all", func(t *testing.T) {
		p := placing(t)
		for _, player := range []int{2, 3, 1} {
			for _, name := range []string{"one", "two", "three"} {
				p.asks(game.Player(player), ChooseHarbour)
				require.Zero(t, p.HandSize[1]+p.HandSize[2]+p.HandSize[3])
				require.EqualValues(t, 90, p.BagSize)
				ship := fmt.Sprintf("ship:fleet%d-%s", player, name)
				require.Equal(t, []string{ship + " port:venice", ship + " port:constantinople"}, p.offers("place-ship"))
				p.do(fmt.Sprintf("%d place-ship %s port:venice", player, ship))
				for _, ev := range p.ev {
					require.Equal(t, game.Everybody, ev.Seen)
				}
			}
		}
		p.asks(game.Chance, Refill)
		p = placing(t)
		p.cannot("2 place-ship ship:fleet2-two port:venice", WhyOtherShip, "G2.4")
		p.cannot("2 place-ship ship:fleet3-one port:venice", WhyOtherShip, "G2.4")
		p.cannot("3 place-ship ship:fleet3-one port:venice", WhyNotAsked, "G3.1")
		p = placing(t, "placement", "random").asks(game.Chance, ChooseHarbour)
		p.weights(map[string]int32{"ship:fleet2-one port:venice": 1, "ship:fleet2-one port:constantinople": 1})
	})
}

// filling is the moment when the harbours are to be filled for the first time.
func filling(t testing.TB, options ...string) *scene {
	p := placing(t, append([]string{"placement", "random"}, options...)...)
	for p.prompt == ChooseHarbour {
		p.do(p.list()[0])
	}
	return p
}

func TestG2_5_NineCubesForEachStartHarbour(t *testing.T) {
	p := filling(t).asks(game.Chance, Refill)
	p.weights(map[string]int32{"good:red port:venice": 15, "good:pink port:venice": 15, "good:orange port:venice": 15,
		"good:yellow port:venice": 15, "good:green port:venice": 15, "good:blue port:venice": 15})
	p.refill("red").saw("placed refill good:red from box to port:venice n=1")
	require.EqualValues(t, 14, p.Bag[Red], "what is drawn is not in the bag")
	p.refill("red", "red", "red", "blue", "blue", "green", "pink", "yellow").lies(Venice, "red:4 blue:2 green:1 pink:1 yellow:1").lies(Constantinople, "")
	p.weights(map[string]int32{"good:red port:constantinople": 11, "good:pink port:constantinople": 14, "good:orange port:constantinople": 15,
		"good:yellow port:constantinople": 14, "good:green port:constantinople": 14, "good:blue port:constantinople": 13})
	p.refill("orange", "orange", "orange", "orange", "orange", "orange", "orange", "orange", "orange").lies(Constantinople, "orange:9")
	require.EqualValues(t, 72, p.BagSize)
}

func TestG2_6_FiveCardsEach(t *testing.T) {
	p := filling(t)
	for p.prompt == Refill {
		p.do(p.list()[0])
	}
	p.weights(map[string]int32{"seat:2 card:red": 9, "seat:2 card:pink": 9, "seat:2 card:orange": 9,
		"seat:2 card:yellow": 9, "seat:2 card:green": 9, "seat:2 card:blue": 9})
	p.draw("red", "red", "blue", "pink", "red").saw("drew card by 2 card:red from box to seat:2 n=1").holds(2, "red:3 blue:1 pink:1")
	p.weights(map[string]int32{"seat:3 card:red": 6, "seat:3 card:pink": 8, "seat:3 card:orange": 9,
		"seat:3 card:yellow": 9, "seat:3 card:green": 9, "seat:3 card:blue": 8})
	p.draw("green", "green", "green", "green", "green").draw("yellow", "yellow", "yellow", "yellow", "yellow")
	p.holds(3, "green:5").holds(1, "yellow:5").asks(2, BeforeMove).saw("turned turn by 2 seat:2 n=1")
	require.EqualValues(t, 54-15, p.DeckSize)
	require.Zero(t, p.Discards)
}
