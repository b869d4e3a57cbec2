package serenissima

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/gametest"
)

func TestEmbeddedBoard(t *testing.T) {
	b, err := LoadBoard(boardJSON)
	require.NoError(t, err)
	require.Len(t, b.Zones[1:], 20)
	withoutPort := 0
	for z, zone := range b.Zones[1:] {
		require.NotEmpty(t, zone.Neighbours, zone.ID)
		if zone.Port == 0 {
			withoutPort++
			continue
		}
		require.Equal(t, ZoneID(z+1), b.Ports[zone.Port].Zone, zone.ID)
	}
	require.Equal(t, 1, withoutPort)
	for seats, length := range map[int]int{2: 13, 3: 13, 4: 13} {
		require.Equal(t, length, b.TrackLength(seats))
	}
	require.True(t, b.Adjacent(b.zone("z_valencia"), b.zone("z_alger")))
	require.False(t, b.Adjacent(b.zone("z_valencia"), b.zone("z_tunis")))
	require.Zero(t, b.Distance(b.zone("z_creta"), b.zone("z_creta")))
	require.Equal(t, 2, b.Distance(b.zone("z_valencia"), b.zone("z_tunis")))
	for from := range b.Zones[1:] {
		for to := range b.Zones[1:] {
			require.Equal(t, b.Distance(ZoneID(from+1), ZoneID(to+1)), b.Distance(ZoneID(to+1), ZoneID(from+1)))
		}
	}
}

// What lies in the box, as the rulebook counts it.
func TestComponentsEqualTheBox(t *testing.T) {
	b := newGame(t, 4).Board
	cubes := 0
	for _, n := range b.Cubes {
		cubes += int(n)
	}
	require.Equal(t, 70, cubes)
	require.Len(t, b.Ports[1:], 19)
	require.EqualValues(t, 5, b.Forts)
	require.EqualValues(t, 5, b.Basilicas)
	require.EqualValues(t, 15, b.Seats[4].Galleys)
	require.EqualValues(t, 6, b.OwnGalleys)
	most := int8(0)
	for seats := 2; seats <= 4; seats++ {
		require.LessOrEqual(t, int(b.Seats[seats].Sailors)*seats, 120)
		most = max(most, b.Seats[seats].Sailors)
	}
	require.EqualValues(t, 30, most) // of each of four colours
	cards := 0
	for _, n := range b.cardsInDeck {
		cards += int(n)
	}
	require.Equal(t, 5, cards)
	require.Equal(t, 5, MaxDice)
	for _, port := range b.Ports[1:] {
		require.GreaterOrEqual(t, port.Values[0], Ducats(2), port.ID) // sales pay from 2 to 6
		require.LessOrEqual(t, port.Values[port.Size()-1], Ducats(6), port.ID)
	}
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
)

// Each way to break the data and what the error must say of where.
var boardFaults = gametest.BoardFaults{
	{"unknown field", top("colour", "blue"), `unknown field "colour"`},
	{"text for a number", top("forts", "five"), `line `},
	{"too large a number", set("goods", 0, "cubes", 200), `goods.cubes`},
	{"a kind of goods missing", cut("goods", 5), `goods: 5 kinds`},
	{"goods in another order", set("goods", 1, "id", "marble"), `goods[1] "marble": expected "stone"`},
	{"no cubes", set("goods", 2, "cubes", 0), `goods[2] "marble"`},
	{"negative bonus", set("goods", 5, "saleBonus", -1), `goods[5] "spice"`},
	{"huge bonus", set("goods", 5, "saleBonus", 51), `goods[5] "spice"`},
	{"galley spaces", top("galleySpaces", 6), `galleySpaces: 6`},
	{"galleys of a player", top("galleysPerPlayer", 2), `galleysPerPlayer: 2`},
	{"forts", top("forts", -1), `forts: -1`},
	{"basilicas", top("basilicas", 20), `basilicas: 20`},
	{"basilica income", top("basilicaIncome", 51), `basilicaIncome: 51`},
	{"ducats", top("startDucats", -5), `startDucats: -5`},
	{"sailors", top("startSailors", 0), `startSailors: 0`},
	{"price", inside("prices", "sailor", 0), `prices.sailor: 0`},
	{"price of a cube", inside("prices", "cube", -1), `prices.cube: -1`},
	{"price of a fort", inside("prices", "fort", 101), `prices.fort: 101`},
	{"price of a basilica", inside("prices", "basilica", 101), `prices.basilica: 101`},
	{"loading moves", top("loadMoves", 0), `loadMoves: 0`},

	{"no zones", cut("zones", 0), `zones: 0`},
	{"too many zones", double("zones", 5), `zones: 25`},
	{"zone without id", set("zones", 3, "id", ""), `zones[3] ""`},
	{"zone id with a space", set("zones", 3, "id", "z genova"), `zones[3] "z genova": id (lower-case`},
	{"zone without name", set("zones", 3, "name", ""), `zones[3] "z_genova"`},
	{"zone twice", set("zones", 3, "id", "z_alger"), `zones[3] "z_alger"`},
	{"unknown neighbour", set("zones", 0, "neighbours", []any{"z_atlantic"}), `zones[0] "z_valencia": neighbours: there is no other zone "z_atlantic"`},
	{"its own neighbour", set("zones", 0, "neighbours", []any{"z_valencia"}), `zones[0] "z_valencia": neighbours: there is no other zone "z_valencia"`},
	{"neighbour twice", set("zones", 0, "neighbours", []any{"z_alger", "z_alger"}), `zones[0] "z_valencia": neighbours: "z_alger" stands there twice`},
	{"one-way neighbour", set("zones", 0, "neighbours", []any{"z_alger", "z_barcelona", "z_sardegna", "z_tunis"}),
		`zones[0] "z_valencia": neighbours: "z_tunis" is a neighbour, but "z_tunis" does not name "z_valencia"`},
	{"unreachable zone", func(f object) {
		entry(f, "zones", 9)["neighbours"] = []any{} // Venezia and its only neighbour
		entry(f, "zones", 10)["neighbours"] = []any{"z_corfu", "z_sicilia"}
	}, `zones[9] "z_venezia": cannot be reached`},

	{"no ports", cut("ports", 0), `ports: 0`},
	{"too many ports", double("ports", 1), `ports: 20`},
	{"port without id", set("ports", 2, "id", ""), `ports[2] ""`},
	{"port with a number for an id", set("ports", 2, "id", "7"), `ports[2] "7": id (lower-case`},
	{"port without name", set("ports", 2, "name", ""), `ports[2] "alger"`},
	{"port twice", set("ports", 2, "id", "valencia"), `ports[2] "valencia"`},
	{"port in no zone", set("ports", 2, "zone", "z_atlantic"), `ports[2] "alger": zone: there is no zone "z_atlantic"`},
	{"two ports in a zone", set("ports", 2, "zone", "z_valencia"), `ports[2] "alger": zone: "z_valencia" already has the port "valencia"`},
	{"unknown good", set("ports", 2, "good", "salt"), `ports[2] "alger": good: there is no good "salt"`},
	{"too few spaces", set("ports", 2, "values", numbers(3, 4)), `ports[2] "alger": values: 2 spaces`},
	{"too many spaces", set("ports", 3, "values", numbers(2, 3, 4, 5, 6, 7, 8)), `ports[3] "genova": values: 7 spaces, a warehouse has 3 to 5`},
	{"falling values", set("ports", 2, "values", numbers(3, 5, 4)), `ports[2] "alger": values`},
	{"negative value", set("ports", 2, "values", numbers(-1, 4, 5)), `ports[2] "alger": values`},
	{"huge value", set("ports", 2, "values", numbers(3, 4, 51)), `ports[2] "alger": values`},
	{"income too short", set("ports", 2, "income", numbers(0, 2, 5)), `ports[2] "alger": income: 3 numbers, there must be one more than spaces (4)`},
	{"falling income", set("ports", 2, "income", numbers(0, 5, 2, 10)), `ports[2] "alger": income`},
	{"negative income", set("ports", 2, "income", numbers(-1, 2, 5, 10)), `ports[2] "alger": income`},
	{"huge income", set("ports", 2, "income", numbers(0, 2, 5, 51)), `ports[2] "alger": income`},
	{"a starting port too small", func(f object) {
		f["startSailors"] = 4
		entry(f, "ports", 2)["start"] = true
	}, `ports[2] "alger": start: 4 sailors do not fit into 3 spaces`},
	{"too few starting ports", func(f object) {
		for _, i := range []int{0, 3} {
			entry(f, "ports", i)["start"] = false
		}
	}, `seats[2] (4 players): ports: only 3 are starting ports`},

	{"no cards", cut("cards", 0), `cards: 0 kinds`},
	{"card without id", set("cards", 1, "id", ""), `cards[1] ""`},
	{"card twice", set("cards", 1, "id", "wine"), `cards[1] "wine"`},
	{"no card of a kind", set("cards", 1, "count", 0), `cards[1] "one-hourglass"`},
	{"card backwards", set("cards", 1, "advance", -1), `cards[1] "one-hourglass"`},
	{"huge wine", set("cards", 0, "wine", 21), `cards[0] "wine"`},
	{"no shuffling", set("cards", 3, "shuffle", false), `cards: none shuffles`},
	{"a shuffle that does not advance", set("cards", 3, "advance", 0), `cards[3] "two-hourglasses-shuffle": advance`},
	{"a game without end in sight", set("cards", 0, "count", 9), `tracks[0] (2 players): with these cards a game could take 120 turns`},

	{"five players", set("seats", 0, "players", 5), `seats[0] (5 players)`},
	{"players twice", set("seats", 1, "players", 2), `seats[1] (2 players)`},
	{"players missing", cut("seats", 2), `tracks`},
	{"too few galleys", set("seats", 0, "galleys", 5), `seats[0] (2 players): galleys: 5`},
	{"too many galleys", set("seats", 2, "galleys", 16), `seats[2] (4 players): galleys: 16`},
	{"no galleys to start", set("seats", 0, "startGalleys", 0), `seats[0] (2 players): startGalleys: 0`},
	{"too few sailors", set("seats", 0, "sailors", 11), `seats[0] (2 players): sailors: 11`},
	{"closing of an unknown good", set("seats", 0, "closed", []any{"salt"}), `seats[0] (2 players): closed: there is no good "salt"`},
	{"closing more than there are", set("seats", 0, "closed", []any{"gold", "gold", "gold"}), `seats[0] (2 players): closed: "gold"`},
	{"closing what must stay open", func(f object) {
		for _, i := range []int{5, 6} { // Alexandria, a starting port, alone makes marble
			entry(f, "ports", i)["good"] = "gold"
		}
	}, `seats[0] (2 players): closed: "marble"`},

	{"track of five", set("tracks", 0, "players", 5), `tracks[0] (5 players)`},
	{"track twice", set("tracks", 1, "players", 2), `tracks[1] (2 players)`},
	{"track missing", cut("tracks", 2), `seats, tracks: 4 players are missing`},
	{"two scorings", set("tracks", 0, "scoring", numbers(4, 8)), `tracks[0] (2 players)`},
	{"falling scorings", set("tracks", 0, "scoring", numbers(4, 8, 8)), `tracks[0] (2 players)`},
	{"start behind a scoring", set("tracks", 2, "start", 6), `tracks[2] (4 players)`},

	{"number of dice", inside("dice", "count", 4), `dice: count: 4`},
	{"too few faces", inside("dice", "faces", numbers(0, 1, 0, 1)), `dice: faces`},
	{"three skulls on a face", inside("dice", "faces", numbers(0, 0, 0, 1, 1, 3)), `dice: faces: a face has 0, 1 or 2 skulls, not 3`},
	{"no skull", inside("dice", "faces", numbers(0, 0, 0, 0, 0, 0)), `dice: faces`},
	{"no blank", inside("dice", "faces", numbers(1, 1, 1, 1, 1, 1)), `dice: faces`},
}

func TestBoardErrorsNameTheEntry(t *testing.T) { suite.FaultsAreNamed(t, boardFaults) }

// A corrected number is played with.
func TestAnotherBoardIsPlayed(t *testing.T) {
	r, err := NewOn(gametest.Edited(t, boardJSON, func(f object) {
		entry(f, "ports", 2)["values"] = numbers(2, 3, 4, 5)
		entry(f, "ports", 2)["income"] = numbers(0, 2, 5, 10, 15)
		f["dice"].(object)["faces"] = numbers(0, 0, 0, 1, 1, 2)
		f["startDucats"] = 8
	}))
	require.NoError(t, err)
	s, err := r.New(game.Options{Seats: 2})
	require.NoError(t, err)
	state := s.(*State)
	require.EqualValues(t, 4, state.Board.Ports[state.Board.port("alger")].Size())
	require.EqualValues(t, 8, state.Ducats[blue])
	require.EqualValues(t, 5, newGame(t, 2).Ducats[blue]) // the embedded board is another one
	suite.Follow(t, state, newLively(3), func(_, after *State, _ game.Action, _ []game.Event) { require.NoError(t, after.Invariants()) })
}

// Throws with faces of two skulls tell the faces apart.
func TestThrowsAreCodedByFaces(t *testing.T) {
	ways := map[int16]int32{}
	var total int32
	for _, x := range throws([]int8{0, 0, 0, 1, 1, 2}, 3) {
		ones, twos := FacesShown(x.code)
		require.Equal(t, int8(ones+2*twos), Skulls(x.code))
		ways[x.code] = x.ways
		total += x.ways
	}
	require.EqualValues(t, 216, total)
	require.EqualValues(t, 1, ways[6*3])         // three double skulls
	require.EqualValues(t, 3*3*2*1*2, ways[1+6]) // blank, skull, double skull in any order
	require.Len(t, ways, 10)
}
