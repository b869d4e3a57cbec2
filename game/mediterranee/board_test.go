package mediterranee

import (
	"math/bits"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/gametest"
)

// board is the embedded board.
func board(t testing.TB) *Board {
	t.Helper()
	b, err := LoadBoard(boardJSON)
	require.NoError(t, err)
	return b
}

func TestEmbeddedBoard(t *testing.T) {
	b := board(t)
	require.Len(t, b.Zones[1:], MaxZones)
	require.Len(t, b.Ports[1:], MaxPorts)
	var openSea, withoutPort []string
	for i, zone := range b.Zones[1:] {
		require.NotEmpty(t, zone.Neighbours, zone.ID)
		require.True(t, slices.IsSorted(zone.Neighbours), zone.ID)
		if zone.OpenSea {
			openSea = append(openSea, zone.ID)
		}
		if zone.Port == 0 {
			withoutPort = append(withoutPort, zone.ID)
			continue
		}
		require.Equal(t, ZoneID(i+1), b.Ports[zone.Port].Zone, zone.ID)
		require.Equal(t, "z_"+b.Ports[zone.Port].ID, zone.ID)
	}
	require.Equal(t, []string{"z_balearico", "z_tirreno", "z_ionio", "z_sirti"}, openSea) // M2.3: four
	require.Len(t, withoutPort, MaxZones-MaxPorts)
	require.Subset(t, withoutPort, openSea)
}

// What lies in the box and is printed on the board, as the rulebook counts it.
func TestComponentsEqualTheBox(t *testing.T) {
	b := board(t)
	producers := [NumGoods + 1]int{Gems: 1, Gold: 2, Spices: 2, Wine: 4, Cloth: 4, Iron: 4, Wood: 6}
	pieces := 0
	for g := Gems; g <= Wood; g++ {
		require.Equal(t, producers[g], bits.OnesCount32(b.Producers[g]), g)
		require.EqualValues(t, 15, b.Goods[g], g)
		pieces += int(b.Goods[g])
	}
	require.Equal(t, 105, pieces)
	require.EqualValues(t, 28, b.Galleys)
	require.EqualValues(t, 20, b.Forts)
	require.EqualValues(t, 176, b.Sailors)
	sizes := [Capital + 1]int{}
	for i, p := range b.Ports[1:] {
		sizes[p.Size]++
		require.Equal(t, capacities[p.Size], int(p.Capacity()), p.ID)
		require.Equal(t, p.Size == Capital, p.CapitalOf != 0, p.ID)
		for g := Gems; g <= Wood; g++ {
			require.Equal(t, p.Good == g, b.Producers[g]&(1<<uint(i+1)) != 0, p.ID)
		}
	}
	require.Equal(t, [Capital + 1]int{Small: 8, Medium: 11, Capital: 4}, sizes)
	require.Equal(t, [5]int8{2: 12, 3: 10, 4: 8}, b.Turns)
	for power, capital := range map[Power]string{Venice: "venezia", Genoa: "genova", Spain: "valencia", Turkey: "istanbul"} {
		require.Equal(t, capital, b.Ports[b.Capitals[power]].ID)
		require.Equal(t, power, b.Ports[b.Capitals[power]].CapitalOf)
	}
}

// Sums are in hundreds of ducats (M1.6).
func TestSumsAreHundreds(t *testing.T) {
	b := board(t)
	require.Equal(t, Hundreds(20), b.StartDucats)
	require.EqualValues(t, 2, b.StartGalleys)
	require.EqualValues(t, 10, b.StartSailors)
	require.Equal(t, []Hundreds{1, 3, 10}, []Hundreds{b.GoodPrice, b.ForeignMost, b.MonopolyMost})
	require.Equal(t, []Hundreds{5, 1, 3}, []Hundreds{b.BuildingPrice, b.SailorPrice, b.Income})
	require.Equal(t, []Hundreds{5, 10}, []Hundreds{b.NewMarket, b.NewMarketCapital})
	require.Equal(t, Points{OwnCapital: 10, NotFull: 1, Full: [Capital + 1]int8{Small: 2, Medium: 5, Capital: 10}, Ducats: 5}, b.Points)
	require.Equal(t, []Hundreds{2, 3}, b.Ports[b.port("cyrena")].Values)
	require.Equal(t, []Hundreds{2, 3, 4, 5}, b.Ports[b.port("tunis")].Values)
	require.Equal(t, []Hundreds{2, 3, 4, 5, 6, 7}, b.Ports[b.port("istanbul")].Values)
	require.LessOrEqual(t, b.wealth(), mostMoney)
}

func TestDistances(t *testing.T) {
	b := board(t)
	require.True(t, b.Adjacent(b.zone("z_tunis"), b.zone("z_sirti")))
	require.False(t, b.Adjacent(b.zone("z_valencia"), b.zone("z_tunis")))
	require.EqualValues(t, 1, b.Distance(b.zone("z_tunis"), b.zone("z_sirti")))
	require.EqualValues(t, 3, b.Distance(b.zone("z_valencia"), b.zone("z_tunis")))
	require.EqualValues(t, 5, b.Distance(b.zone("z_venezia"), b.zone("z_istanbul")))
	for from := ZoneID(1); int(from) < len(b.Zones); from++ {
		for to := ZoneID(1); int(to) < len(b.Zones); to++ {
			d := b.Distance(from, to)
			require.Equal(t, d, b.Distance(to, from))
			require.Equal(t, from == to, d == 0)
			require.Equal(t, b.Adjacent(from, to), d == 1)
			require.Equal(t, b.Adjacent(from, to), b.Adjacent(to, from))
			if d > 1 { // some neighbour is one nearer
				require.True(t, slices.ContainsFunc(b.Zones[from].Neighbours, func(n ZoneID) bool { return b.Distance(n, to) == d-1 }))
			}
		}
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
	{"too large a number", set("goods", 0, "supply", 200), `goods.supply`},
	{"a kind of goods missing", cut("goods", 6), `goods: 6 kinds`},
	{"goods in another order", set("goods", 1, "id", "spices"), `goods[1] "spices": expected "gold"`},
	{"no pieces", set("goods", 2, "supply", 0), `goods[2] "spices": supply: 0`},
	{"too many pieces", set("goods", 2, "supply", 101), `goods[2] "spices": supply: 101`},
	{"too few galleys", top("galleys", 3), `galleys: 3`},
	{"too many galleys", top("galleys", 29), `galleys: 29`},
	{"negative forts", top("forts", -1), `forts: -1`},
	{"too many forts", top("forts", 24), `forts: 24`},
	{"too many sailors", top("sailors", 251), `sailors: 251`},
	{"no galley to start with", inside("start", "galleys", 0), `start.galleys: 0`},
	{"too many galleys to start with", inside("start", "galleys", 8), `start.galleys: 8`},
	{"a galley without sailor", inside("start", "sailors", 1), `start.sailors: 1`},
	{"too many sailors to start with", inside("start", "sailors", 45), `start.sailors: 45`},
	{"points of the own capital", inside("points", "ownCapital", -1), `points.ownCapital: -1`},
	{"points of a port", inside("points", "notFull", 101), `points.notFull: 101`},
	{"points of a full port", inside("points", "small", -2), `points.small: -2`},
	{"points of a medium port", inside("points", "medium", 101), `points.medium: 101`},
	{"points of a capital", inside("points", "capital", 101), `points.capital: 101`},

	{"start without a multiple of 100", inside("start", "ducats", 2050), `start.ducats: 2050 is no multiple of 100`},
	{"negative start", inside("start", "ducats", -100), `start.ducats: -100`},
	{"goods for nothing", inside("prices", "good", 0), `prices.good: 0`},
	{"highest price below the lowest", inside("prices", "foreignMost", 0), `prices.foreignMost: 0`},
	{"monopoly cheaper", inside("prices", "monopolyMost", 200), `prices.monopolyMost: 200`},
	{"huge price", inside("prices", "monopolyMost", 10100), `prices.monopolyMost: 10100`},
	{"buildings for nothing", inside("prices", "building", 0), `prices.building: 0`},
	{"sailors for nothing", inside("prices", "sailor", 0), `prices.sailor: 0`},
	{"negative bonus", inside("newMarket", "port", -500), `newMarket.port: -500`},
	{"odd bonus", inside("newMarket", "capital", 1001), `newMarket.capital: 1001`},
	{"negative income", top("income", -300), `income: -300`},
	{"points for nothing", inside("points", "ducats", 0), `points.ducats: 0`},

	{"one zone", cut("zones", 1), `zones: 1`},
	{"too many zones", double("zones", 1), `zones: 33`},
	{"zone without id", set("zones", 3, "id", ""), `zones[3] ""`},
	{"zone id with a space", set("zones", 3, "id", "z istanbul"), `zones[3] "z istanbul": id (lower-case`},
	{"zone without name", set("zones", 3, "name", ""), `zones[3] "z_istanbul"`},
	{"zone twice", set("zones", 3, "id", "z_genova"), `zones[3] "z_genova"`},
	{"zone in the Atlantic", set("zones", 3, "lon", -30), `zones[3] "z_istanbul": lon, lat`},
	{"unknown neighbour", set("zones", 0, "neighbours", []any{"z_atlantic"}), `zones[0] "z_venezia": neighbours: there is no other zone "z_atlantic"`},
	{"its own neighbour", set("zones", 0, "neighbours", []any{"z_venezia"}), `zones[0] "z_venezia": neighbours: there is no other zone "z_venezia"`},
	{"neighbour twice", set("zones", 0, "neighbours", []any{"z_ragusa", "z_ragusa"}), `zones[0] "z_venezia": neighbours: "z_ragusa" stands there twice`},
	{"one-way neighbour", set("zones", 0, "neighbours", []any{"z_ragusa", "z_corfu"}),
		`zones[0] "z_venezia": neighbours: "z_corfu" is a neighbour, but "z_corfu" does not name "z_venezia"`},
	{"unreachable zone", func(f object) {
		entry(f, "zones", 3)["neighbours"] = []any{"z_smyrna"} // Istanbul and the sea behind it
		entry(f, "zones", 12)["neighbours"] = []any{}
	}, `zones[12] "z_euxino": cannot be reached`},

	{"no ports", cut("ports", 0), `ports: 0`},
	{"too many ports", double("ports", 1), `ports: 24`},
	{"port without id", set("ports", 8, "id", ""), `ports[8] ""`},
	{"port with a number for an id", set("ports", 8, "id", "7"), `ports[8] "7": id (lower-case`},
	{"port without name", set("ports", 8, "name", ""), `ports[8] "alger"`},
	{"port twice", set("ports", 8, "id", "genova"), `ports[8] "genova"`},
	{"port in Scotland", set("ports", 8, "lat", 56), `ports[8] "alger": lon, lat`},
	{"port in no zone", set("ports", 8, "zone", "z_atlantic"), `ports[8] "alger": zone: there is no zone "z_atlantic"`},
	{"two ports in a zone", set("ports", 8, "zone", "z_genova"), `ports[8] "alger": zone: "z_genova" already has the port "genova"`},
	{"port in the open sea", set("ports", 8, "zone", "z_ionio"), `ports[8] "alger": zone: "z_ionio" is open sea`},
	{"unknown good", set("ports", 8, "good", "salt"), `ports[8] "alger": good: there is no good "salt"`},
	{"unknown size", set("ports", 8, "size", "vast"), `ports[8] "alger": size: there is no size "vast"`},
	{"too few spaces", set("ports", 8, "values", numbers(2, 3)), `ports[8] "alger": values: 2 spaces, the warehouse of a medium port has 4`},
	{"too many spaces", set("ports", 3, "values", numbers(2, 3, 4, 5, 6, 7, 8)), `ports[3] "istanbul": values: 7 spaces, the warehouse of a capital port has 6`},
	{"falling values", set("ports", 8, "values", numbers(2, 3, 5, 4)), `ports[8] "alger": values`},
	{"negative value", set("ports", 8, "values", numbers(-1, 3, 4, 5)), `ports[8] "alger": values`},
	{"huge value", set("ports", 8, "values", numbers(2, 3, 4, 101)), `ports[8] "alger": values`},

	{"a power missing", cut("powers", 3), `powers: 3`},
	{"powers in another order", set("powers", 1, "id", "spain"), `powers[1] "spain": expected "genoa"`},
	{"capital of nowhere", set("powers", 1, "capital", "atlantis"), `powers[1] "genoa": capital: "atlantis"`},
	{"an ordinary port as capital", set("powers", 1, "capital", "tunis"), `powers[1] "genoa": capital: "tunis"`},
	{"a capital twice", set("powers", 1, "capital", "venezia"), `powers[1] "genoa": capital: "venezia"`},
	{"a fifth capital", func(f object) {
		entry(f, "ports", 4)["size"], entry(f, "ports", 4)["values"] = "capital", numbers(2, 3, 4, 5, 6, 7)
	}, `ports[4] "ragusa": size: it is the capital of no power`},

	{"five players", set("turns", 0, "players", 5), `turns[0] (5 players)`},
	{"players twice", set("turns", 1, "players", 2), `turns[1] (2 players)`},
	{"players missing", cut("turns", 2), `turns: 4 players are missing`},
	{"no turns", set("turns", 0, "turns", 0), `turns[0] (2 players): turns: 0`},
	{"too many turns", set("turns", 0, "turns", 21), `turns[0] (2 players): turns: 21`},

	{"a fair start that cannot be chosen", set("fairStart", 0, "option", "weak"), `fairStart[0] (2 players): there is no fair start "weak"`},
	{"an equal start with points", set("fairStart", 0, "option", "no"), `fairStart[0] (2 players): there is no fair start "no"`},
	{"a fair start of five", set("fairStart", 1, "players", 5), `fairStart[1] (5 players): players: 2, 3 or 4`},
	{"points for nobody", set("fairStart", 2, "points", object{"atlantis": 3}), `fairStart[2] (4 players): there is no power "atlantis"`},
	{"points taken away", set("fairStart", 2, "points", object{"spain": -1}), `fairStart[2] (4 players): spain: -1 is not between 0 and 100`},

	{"more money than fits", func(f object) {
		for i := range f["ports"].([]any) {
			for j := range entry(f, "ports", i)["values"].([]any) {
				entry(f, "ports", i)["values"].([]any)[j] = 100.0
			}
		}
		f["newMarket"].(object)["capital"], f["income"] = 10000, 10000
	}, `players could gain `},
}

func TestBoardErrorsNameTheEntry(t *testing.T) { suite.FaultsAreNamed(t, boardFaults) }

// A corrected number is played with.
func TestAnotherBoardIsPlayed(t *testing.T) {
	r, err := NewOn(gametest.Edited(t, boardJSON, func(f object) {
		entry(f, "ports", 16)["values"] = numbers(3, 4, 5, 6)
		entry(f, "ports", 5)["size"], entry(f, "ports", 5)["values"] = "medium", numbers(2, 3, 4, 5)
		f["start"] = object{"ducats": 800, "galleys": 3, "sailors": 3}
		f["prices"].(object)["sailor"] = 200
	}))
	require.NoError(t, err)
	first, err := r.New(game.Options{Seats: 2})
	require.NoError(t, err)
	s := first.(*State)
	require.Equal(t, Hundreds(3), s.SalePrice(s.Board.port("tunis")))
	require.EqualValues(t, 4, s.Board.Ports[s.Board.port("marseille")].Capacity())
	require.Equal(t, Hundreds(8), s.Ducats[venice])
	require.Equal(t, Hundreds(20), newGame(t, 2).Ducats[venice]) // the embedded board is another one
	suite.Follow(t, s, newLively(3), func(_, after *State, _ game.Action, _ []game.Event) { require.NoError(t, after.Invariants()) })
}
