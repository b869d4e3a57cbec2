package goldenhorn

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/gametest"
)

// loaded is the embedded board.
func loaded(t testing.TB) *Board {
	t.Helper()
	b, err := LoadBoard(boardJSON)
	require.NoError(t, err)
	return b
}

// What lies in the boxes of game and expansion.
func TestComponentsEqualTheBox(t *testing.T) {
	b := loaded(t)
	cubes, cards := 0, 0
	for c := Red; c <= Blue; c++ {
		require.EqualValues(t, 15, b.Cubes[c], c)
		require.EqualValues(t, 9, b.Cards[c], c)
		cubes, cards = cubes+int(b.Cubes[c]), cards+int(b.Cards[c])
	}
	require.Equal(t, 90, cubes)
	require.Equal(t, 54, cards)
	require.EqualValues(t, 8, b.Cubes[Black])
	require.EqualValues(t, 8, b.Cubes[White])
	require.EqualValues(t, 20, b.Figures)
	require.Len(t, b.Ships[1:], 12)
	require.Len(t, b.Tiles[1:], 2*4)
	require.Len(t, b.Territories[StandardValues][1:], 5)
	require.EqualValues(t, 5, b.HandStart)
	require.EqualValues(t, [2]int8{9, 10}, b.HarbourFill)
	require.EqualValues(t, 2, b.PeasantsPerMercenary)
}

func TestEmbeddedShips(t *testing.T) {
	b := loaded(t)
	var all [NumColours + 1]int8
	for i := ShipID(1); i <= MaxShips; i++ {
		ship := &b.Ships[i]
		require.EqualValues(t, (i-1)/3+1, ship.Fleet, ship.ID)
		require.EqualValues(t, (i-1)%3+1, ship.Colours, ship.ID)
		require.EqualValues(t, 4-ship.Colours, ship.Cards, ship.ID)
		sails := int8(0)
		for c, n := range ship.Sails {
			sails += n
			all[c] += n
		}
		require.EqualValues(t, 3, sails, ship.ID)
	}
	require.Equal(t, [NumColours + 1]int8{0, 6, 6, 6, 6, 6, 6}, all, "each colour on six sails over all fleets")
	require.Equal(t, "fleet1-one", b.Ships[1].ID)
	require.Equal(t, "fleet2-two", b.Ships[5].ID)
	require.Equal(t, "fleet4-three", b.Ships[12].ID)
	require.Equal(t, [NumColours + 1]int8{Pink: 2, Red: 1}, b.Ships[5].Sails)
}

func TestEmbeddedTiles(t *testing.T) {
	b := loaded(t)
	of := map[Symbol][]Colour{Triangle: {Red, Pink, Yellow}, Circle: {Orange, Green, Blue}}
	seen := map[[TileSpaces]Colour]bool{}
	for side := TileSide(1); side <= NumTileSides; side++ {
		tile := &b.Tiles[side]
		require.EqualValues(t, (side+1)/2, tile.Tile, tile.ID)
		want := Triangle
		if tile.Tile > 2 {
			want = Circle
		}
		require.Equal(t, want, tile.Symbol, tile.ID)
		require.ElementsMatch(t, of[tile.Symbol], tile.Spaces, tile.ID)
		require.False(t, seen[tile.Spaces], tile.ID)
		seen[tile.Spaces] = true
	}
	require.Equal(t, "t1-a", b.Tiles[1].ID)
	require.Equal(t, "t4-b", b.Tiles[8].ID)
	require.Equal(t, [TileSpaces]Colour{Green, Blue, Orange}, b.Tiles[7].Spaces)
}

func TestEmbeddedCourses(t *testing.T) {
	b := loaded(t)
	require.Equal(t, SeatInfo{Course: []Symbol{Triangle, ModoneSymbol, Circle}, Docks: 2}, b.Seats[2])
	require.Equal(t, SeatInfo{Course: []Symbol{Triangle, Circle, Circle, Triangle}}, b.Seats[3])
	require.Equal(t, SeatInfo{Course: []Symbol{Triangle, Circle, ModoneSymbol, Circle, Triangle}, Docks: 3}, b.Seats[4])
}

func TestEmbeddedTerritories(t *testing.T) {
	b := loaded(t)
	values := func(list int) (costs, points []int8) {
		for _, info := range b.Territories[list][1:] {
			costs, points = append(costs, info.Mercenaries), append(points, info.Points)
		}
		return costs, points
	}
	costs, points := values(StandardValues)
	require.Equal(t, []int8{2, 3, 4, 5, 6}, costs)
	require.Equal(t, []int8{3, 6, 8, 10, 12}, points)
	costs, points = values(AlternativeValues)
	require.Equal(t, []int8{2, 3, 4, 4, 5}, costs)
	require.Equal(t, []int8{3, 6, 9, 9, 12}, points)
	for i, name := range []string{"Zara", "Durazzo", "Negroponte", "Candia", "Galata"} {
		for _, list := range b.Territories {
			require.Equal(t, name, list[i+1].Name)
			require.Equal(t, strings.ToLower(name), list[i+1].ID)
		}
	}
}

func TestEmbeddedRows(t *testing.T) {
	b := loaded(t)
	require.Equal(t, [NumColours + 1]int8{0, 0, 0, 0, 1, 2, 4}, b.RowExtra[StandardValues])
	require.Equal(t, [NumColours + 1]int8{0, 0, 0, 0, 2, 3, 4}, b.RowExtra[AlternativeValues])
}

func TestStartHarbours(t *testing.T) {
	require.True(t, Venice.Start())
	require.True(t, Constantinople.Start())
	require.False(t, Modone.Start())
}

// Edits of board data.
type object = gametest.Object

var (
	entry   = gametest.Entry
	set     = gametest.Set
	inside  = gametest.Inside
	top     = gametest.Top
	cut     = gametest.Cut
	double  = gametest.Double
	numbers = gametest.Numbers
	words   = gametest.Words
)

// Each way to break the data and what the error must say of where.
var boardFaults = gametest.BoardFaults{
	{"unknown field", top("colour", "blue"), `unknown field "colour"`},
	{"text for a number", top("figures", "twenty"), `line `},
	{"too large a number", set("colours", 0, "cubes", 200), `colours.cubes`},

	{"black cubes", inside("expansionCubes", "black", -1), `expansionCubes.black: -1`},
	{"white cubes", inside("expansionCubes", "white", 31), `expansionCubes.white: 31`},
	{"cards of the ship of one", inside("cardsOnArrival", "one", 10), `cardsOnArrival.one: 10`},
	{"cards of the ship of two", inside("cardsOnArrival", "two", -1), `cardsOnArrival.two: -1`},
	{"cards of the ship of three", inside("cardsOnArrival", "three", -1), `cardsOnArrival.three: -1`},
	{"empty harbours", inside("harbourFill", "base", 0), `harbourFill.base: 0`},
	{"huge harbours", inside("harbourFill", "expansion", 21), `harbourFill.expansion: 21`},
	{"hands", top("handStart", -1), `handStart: -1`},
	{"figures", top("figures", 41), `figures: 41`},
	{"price of a mercenary", top("peasantsPerMercenary", 0), `peasantsPerMercenary: 0`},

	{"a colour missing", cut("colours", 5), `colours: 5`},
	{"colours in another order", set("colours", 1, "id", "orange"), `colours[1] "orange": expected "pink"`},
	{"no cubes", set("colours", 2, "cubes", 0), `colours[2] "orange": cubes and cards must be positive`},
	{"no cards", set("colours", 2, "cards", 0), `colours[2] "orange": cubes and cards must be positive`},
	{"too many pieces", set("colours", 0, "cubes", 25), `colours: with the expansion 136 pieces`},
	{"too many cards", set("colours", 0, "cards", 90), `colours: 135 cards`},
	{"too few cubes", func(f object) {
		for i := range NumColours {
			entry(f, "colours", i)["cubes"] = 3
		}
	}, `harbourFill: 18 cubes`},
	{"too few cards", func(f object) {
		for i := range NumColours {
			entry(f, "colours", i)["cards"] = 3
		}
	}, `handStart: 18 cards`},

	{"a fleet missing", cut("fleets", 3), `fleets: 3`},
	{"two sails", set("fleets", 1, "two", words("pink red")), `fleets[1]: two: 2 sails`},
	{"unknown sail", set("fleets", 1, "three", words("green yellow black")), `fleets[1]: three: there is no colour "black"`},
	{"too many colours on a ship", set("fleets", 2, "one", words("green green red")), `fleets[2]: one: its sails have 2 colours`},
	{"too few colours on a ship", set("fleets", 2, "three", words("red red pink")), `fleets[2]: three: its sails have 2 colours`},
	{"a colour on two ships", set("fleets", 3, "two", words("pink pink red")), `fleets[3]: red is on 2 ships`},

	{"a symbol with two colours", inside("symbols", "circle", words("blue orange")), `symbols: circle: 2 colours`},
	{"a symbol with an unknown colour", inside("symbols", "circle", words("blue orange white")), `symbols: circle: "white"`},
	{"a colour with two symbols", inside("symbols", "circle", words("blue orange red")), `symbols: circle: "red"`},
	{"a tile missing", cut("tiles", 3), `tiles: 3`},
	{"unknown symbol", set("tiles", 1, "symbol", "square"), `tiles[1]: there is no symbol "square"`},
	{"a tile of Modone", set("tiles", 1, "symbol", "modone"), `tiles[1]: there is no symbol "modone"`},
	{"four spaces", set("tiles", 1, "a", words("pink red yellow pink")), `tiles[1]: a: 4 spaces`},
	{"a colour of the other symbol", set("tiles", 1, "b", words("pink red blue")), `tiles[1]: b: "blue" is no colour of a triangle`},
	{"a colour twice on a tile", set("tiles", 2, "a", words("blue orange blue")), `tiles[2]: a: "blue"`},
	{"unknown space", set("tiles", 2, "b", words("blue orange purple")), `tiles[2]: b: "purple"`},

	{"five players", set("seats", 0, "players", 5), `seats[0] (5 players)`},
	{"players twice", set("seats", 1, "players", 2), `seats[1] (2 players)`},
	{"players missing", cut("seats", 2), `seats: 4 players are missing`},
	{"unknown part of a course", set("seats", 0, "course", words("triangle rhodes circle")), `seats[0] (2 players): course: there is no symbol "rhodes"`},
	{"too many tiles", set("seats", 0, "course", words("triangle triangle triangle modone")), `seats[0] (2 players): course: 3 tiles with a triangle, there are 2`},
	{"a course without tile", set("seats", 0, "course", words("modone")), `seats[0] (2 players): course: no route tile`},
	{"two Modones", set("seats", 0, "course", words("modone triangle modone")), `seats[0] (2 players): course: there is one Modone`},
	{"Modone without docks", set("seats", 0, "docks", 0), `seats[0] (2 players): docks: 0`},
	{"docks without Modone", set("seats", 1, "docks", 2), `seats[1] (3 players): docks: 2`},
	{"too many docks", set("seats", 2, "docks", 13), `seats[2] (4 players): docks: 13`},

	{"a territory missing", cut("territories", 4), `territories: 4`},
	{"a territory too many", double("territories", 1), `territories: 6`},
	{"territory without id", set("territories", 2, "id", ""), `territories[2] ""`},
	{"territory id with a capital", set("territories", 2, "id", "Negroponte"), `territories[2] "Negroponte": id (lower-case`},
	{"territory without name", set("territories", 2, "name", ""), `territories[2] "negroponte"`},
	{"territory twice", set("territories", 2, "id", "zara"), `territories[2] "zara"`},
	{"territory nowhere", set("territories", 2, "lat", 91), `territories[2] "negroponte": lon, lat: 23.6, 91`},
	{"territory for nothing", func(f object) { entry(f, "territories", 0)["standard"].(object)["mercenaries"] = 0 },
		`territories[0] "zara": standard: mercenaries must be positive`},
	{"territory that costs points", func(f object) { entry(f, "territories", 0)["alternative"].(object)["points"] = -1 },
		`territories[0] "zara": alternative: mercenaries must be positive and points`},
	{"a huge territory", func(f object) { entry(f, "territories", 0)["alternative"].(object)["points"] = 51 }, `territories[0] "zara": alternative`},
	{"too dear territories", func(f object) { entry(f, "territories", 0)["standard"].(object)["mercenaries"] = 3 },
		`territories: standard: they cost 21 mercenaries, there are 20`},

	{"rows of seven", inside("rowExtra", "standard", numbers(0, 0, 0, 1, 2, 4, 6)), `rowExtra: standard`},
	{"falling rows", inside("rowExtra", "alternative", numbers(0, 0, 0, 3, 2, 4)), `rowExtra: alternative`},
	{"rows that cost", inside("rowExtra", "standard", numbers(-1, 0, 0, 1, 2, 4)), `rowExtra: standard`},
	{"huge rows", inside("rowExtra", "standard", numbers(0, 0, 0, 1, 2, 51)), `rowExtra: standard`},
}

func TestBoardErrorsNameTheEntry(t *testing.T) { suite.FaultsAreNamed(t, boardFaults) }

// Every array of a State and every list of names has a place for what the data
// can hold.
func TestBoardFitsTheState(t *testing.T) {
	require.NoError(t, BoardFault())
	require.Len(t, cubeIDs, NumCubes+1)
	require.Len(t, harbourIDs, NumHarbours+1)
	require.Equal(t, MaxPlaces, 3+TileSpaces*NumTiles) // three harbours and all tiles
	for seats := 2; seats <= game.MaxSeats; seats++ {
		require.Less(t, int(newGame(t, seats).Last), MaxPlaces)
	}
}

// A corrected value is played with.
func TestAnotherBoardIsPlayed(t *testing.T) {
	r, err := NewOn(gametest.Edited(t, boardJSON, func(f object) {
		entry(f, "fleets", 0)["one"], entry(f, "fleets", 0)["two"] = words("blue blue blue"), words("orange orange red")
		entry(f, "tiles", 0)["a"] = words("pink yellow red")
		entry(f, "seats", 0)["docks"] = 1
		f["handStart"] = 4
	}))
	require.NoError(t, err)
	s, err := r.New(game.Options{Seats: 2})
	require.NoError(t, err)
	p := newLively(3)
	for s.Decision().Player != game.Nobody && s.Decision().Prompt != BeforeMove {
		s.Apply(p.Choose(s), nil)
	}
	state := s.(*State)
	require.EqualValues(t, 4, state.HandSize[1])
	require.EqualValues(t, 3, state.Board.Ships[1].Sails[Blue])
	require.EqualValues(t, 3, newGame(t, 2).Board.Ships[1].Sails[Red]) // the embedded board is another one
	suite.Follow(t, state, p, func(_, after *State, _ game.Action, _ []game.Event) { require.NoError(t, after.Invariants()) })
}
