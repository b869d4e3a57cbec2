package goldenhorn

import (
	"cmp"
	_ "embed"
	"fmt"
	"slices"

	"serenissima/game"
	"serenissima/game/boarddata"
)

// Sizes of the fixed arrays of a State and of the box.
const (
	NumColours     = 6 // G1.1
	NumCubes       = 8 // kinds of cube: the colours, black and white
	FleetShips     = 3 // G1.3
	MaxShips       = FleetShips * game.MaxSeats
	NumTiles       = 4 // G1.5
	NumTileSides   = 2 * NumTiles
	TileSpaces     = 3
	NumHarbours    = 3 // G1.6
	MaxTerritories = 5 // G9.1
)

// Limits within which no count and no score leaves its type.
const (
	mostPieces = 127 // cubes and figures together; cards
	mostPoints = 50  // of a territory, of a row
)

type (
	// A Colour is one of the six colours of goods, sails, cards and sea spaces,
	// or, as a kind of cube in the bag, Black or White.
	Colour int8
	// A ShipID numbers a ship from one: fleet f has the ships 3f-2, 3f-1 and 3f,
	// with one, two and three colours.
	ShipID int8
	// A TileSide numbers a side of a route tile from one: tile t has the sides
	// 2t-1 (a) and 2t (b).
	TileSide int8
	// A HarbourID is Venice, Constantinople or Modone.
	HarbourID int8
	// A TerritoryID numbers a territory from one, in the order of the board data.
	TerritoryID int8
	// A Symbol is what a part of the course must show.
	Symbol int8
)

// The colours and the two further kinds of cube (G9.1), in the order of the
// board data.
const (
	Red Colour = iota + 1
	Pink
	Orange
	Yellow
	Green
	Blue
	Black
	White
)

// cubeIDs are the names of the kinds of cube, the colours first, in the board data and in files.
var cubeIDs = []string{"", "red", "pink", "orange", "yellow", "green", "blue", "black", "white"}

// String returns the name of the colour in files.
func (c Colour) String() string { return cubeIDs[c] }

// The harbours; the first two are the start harbours.
const (
	Venice HarbourID = iota + 1
	Constantinople
	Modone
)

// harbourIDs are the names of the harbours in files.
var harbourIDs = []string{"", "venice", "constantinople", "modone"}

// String returns the name of the harbour in files.
func (h HarbourID) String() string { return harbourIDs[h] }

// Start reports whether h is a start harbour.
func (h HarbourID) Start() bool { return h == Venice || h == Constantinople }

// The symbols of the route tiles, and the harbour tile that can lie between
// them in a course.
const (
	Triangle Symbol = iota + 1
	Circle
	ModoneSymbol
)

// symbolIDs are the names of the symbols in the board data.
var symbolIDs = []string{"", "triangle", "circle", "modone"}

// String returns the name of the symbol in the board data.
func (s Symbol) String() string { return symbolIDs[s] }

// A ShipInfo is one of the twelve ships (G1.3).
type ShipInfo struct {
	ID      string
	Fleet   int8                 // 1 to 4
	Colours int8                 // different colours of sails, 1 to 3
	Sails   [NumColours + 1]int8 // by Colour; three in all
	sails   colourSet            // the colours on them
	off     []Colour             // the others, rising
	Cards   int8                 // drawn on arrival, G6.2
}

// A TileSideInfo is a side of a route tile (G1.5).
type TileSideInfo struct {
	ID     string
	Tile   int8
	Symbol Symbol
	Spaces [TileSpaces]Colour // from the end nearer to Venice
}

// A SeatInfo holds what depends on the number of players (G2.1).
type SeatInfo struct {
	Course []Symbol // from Venice
	Docks  int8     // in Modone, zero if it is not on the course
}

// A TerritoryInfo is a territory (G9.1).
type TerritoryInfo struct {
	ID          string
	Name        string
	Lon, Lat    float64 // degrees
	Mercenaries int8    // that it costs
	Points      int8
}

// The value lists of territories and rows, indices in Board.
const (
	StandardValues = iota
	AlternativeValues
	numValueLists
)

// valueListIDs are the names of the value lists in the board data.
var valueListIDs = []string{"standard", "alternative"}

// A Board is everything that is printed or counted: immutable once loaded.
type Board struct {
	Ships                [MaxShips + 1]ShipInfo
	Tiles                [NumTileSides + 1]TileSideInfo
	Seats                [game.MaxSeats + 1]SeatInfo // by number of players
	Territories          [numValueLists][MaxTerritories + 1]TerritoryInfo
	Cubes                [NumCubes + 1]int8   // in the box; Black and White only with the expansion
	Cards                [NumColours + 1]int8 // G1.4
	HandStart            int8                 // G2.6
	HarbourFill          [2]int8              // without and with the expansion, G2.5 and G9.2
	Figures              int8                 // mercenaries, G9.1
	RowExtra             [numValueLists][NumColours + 1]int8
	PeasantsPerMercenary int8 // G9.13
}

//go:embed board.json
var boardJSON []byte

type territoryValue struct {
	Mercenaries int8 `json:"mercenaries"`
	Points      int8 `json:"points"`
}

// byColours holds something for the ships of one, two and three colours.
type byColours[T any] struct {
	One   T `json:"one"`
	Two   T `json:"two"`
	Three T `json:"three"`
}

func (s byColours[T]) list() [FleetShips]T { return [FleetShips]T{s.One, s.Two, s.Three} }

// boardFile is the shape of board.json.
type boardFile struct {
	About   string `json:"about"`
	Colours []struct {
		ID    string `json:"id"`
		Cubes int8   `json:"cubes"`
		Cards int8   `json:"cards"`
	} `json:"colours"`
	ExpansionCubes struct {
		Black int8 `json:"black"`
		White int8 `json:"white"`
	} `json:"expansionCubes"`
	Fleets []struct {
		byColours[[]string]
		Certainty float64 `json:"certainty"`
	} `json:"fleets"`
	CardsOnArrival byColours[int8] `json:"cardsOnArrival"`
	Symbols        struct {
		Triangle  []string `json:"triangle"`
		Circle    []string `json:"circle"`
		Certainty float64  `json:"certainty"`
	} `json:"symbols"`
	Tiles []struct {
		Symbol    string   `json:"symbol"`
		A         []string `json:"a"`
		B         []string `json:"b"`
		Certainty float64  `json:"certainty"`
	} `json:"tiles"`
	Seats []struct {
		Players   int      `json:"players"`
		Course    []string `json:"course"`
		Docks     int8     `json:"docks"`
		Certainty float64  `json:"certainty"`
	} `json:"seats"`
	Territories []struct {
		ID          string         `json:"id"`
		Name        string         `json:"name"`
		Lon         float64        `json:"lon"`
		Lat         float64        `json:"lat"`
		Standard    territoryValue `json:"standard"`
		Alternative territoryValue `json:"alternative"`
		Certainty   float64        `json:"certainty"`
	} `json:"territories"`
	RowExtra struct {
		Standard    []int8  `json:"standard"`
		Alternative []int8  `json:"alternative"`
		Certainty   float64 `json:"certainty"`
	} `json:"rowExtra"`
	HarbourFill struct {
		Base      int8 `json:"base"`
		Expansion int8 `json:"expansion"`
	} `json:"harbourFill"`
	HandStart            int8 `json:"handStart"`
	Figures              int8 `json:"figures"`
	PeasantsPerMercenary int8 `json:"peasantsPerMercenary"`
}

// LoadBoard reads board data and proves it consistent. The error names the
// entry that is wrong, as in `board: fleets[2]: red is on two ships`.
func LoadBoard(data []byte) (*Board, error) {
	b := &Board{}
	if err := boarddata.Read(data, b.readNumbers, b.readColours, b.readFleets, b.readTiles, b.readSeats, b.readTerritories, b.readRows); err != nil {
		return nil, err
	}
	return b, nil
}

// colour returns the colour of that name, zero if none of the six has it.
func colour(name string) Colour {
	return Colour(max(slices.Index(cubeIDs[:NumColours+1], name), 0))
}

func (b *Board) readNumbers(f *boardFile) error {
	b.HandStart, b.Figures, b.PeasantsPerMercenary = f.HandStart, f.Figures, f.PeasantsPerMercenary
	b.HarbourFill = [2]int8{f.HarbourFill.Base, f.HarbourFill.Expansion}
	return cmp.Or(
		boarddata.Between("expansionCubes.black", f.ExpansionCubes.Black, 0, 30),
		boarddata.Between("expansionCubes.white", f.ExpansionCubes.White, 0, 30),
		boarddata.Between("cardsOnArrival.one", f.CardsOnArrival.One, 0, 9),
		boarddata.Between("cardsOnArrival.two", f.CardsOnArrival.Two, 0, 9),
		boarddata.Between("cardsOnArrival.three", f.CardsOnArrival.Three, 0, 9),
		boarddata.Between("harbourFill.base", f.HarbourFill.Base, 1, 20),
		boarddata.Between("harbourFill.expansion", f.HarbourFill.Expansion, 1, 20),
		boarddata.Between("handStart", f.HandStart, 0, 20),
		boarddata.Between("figures", f.Figures, 0, 40),
		boarddata.Between("peasantsPerMercenary", f.PeasantsPerMercenary, 1, 9),
	)
}

// readColours reads cubes and cards (G1.2, G1.4, G9.1).
func (b *Board) readColours(f *boardFile) error {
	if len(f.Colours) != NumColours {
		return fmt.Errorf("colours: %d, there are %d", len(f.Colours), NumColours)
	}
	var cubes, cards int
	for i, c := range f.Colours {
		if c.ID != cubeIDs[i+1] {
			return fmt.Errorf("colours[%d] %q: expected %q", i, c.ID, cubeIDs[i+1])
		}
		if c.Cubes < 1 || c.Cards < 1 {
			return fmt.Errorf("colours[%d] %q: cubes and cards must be positive", i, c.ID)
		}
		b.Cubes[i+1], b.Cards[i+1] = c.Cubes, c.Cards
		cubes, cards = cubes+int(c.Cubes), cards+int(c.Cards)
	}
	b.Cubes[Black], b.Cubes[White] = f.ExpansionCubes.Black, f.ExpansionCubes.White
	all := cubes + int(b.Cubes[Black]) + int(b.Cubes[White]) + int(b.Figures)
	switch {
	case all > mostPieces:
		return fmt.Errorf("colours: with the expansion %d pieces, at most %d are allowed", all, mostPieces)
	case cards > mostPieces:
		return fmt.Errorf("colours: %d cards, at most %d are allowed", cards, mostPieces)
	case cubes < 2*int(max(b.HarbourFill[0], b.HarbourFill[1])):
		return fmt.Errorf("harbourFill: %d cubes do not fill both start harbours", cubes)
	case cards < game.MaxSeats*int(b.HandStart):
		return fmt.Errorf("handStart: %d cards are not enough for %d players", cards, game.MaxSeats)
	}
	return nil
}

// readFleets reads the ships (G1.3). That each colour is on one ship of a fleet
// only makes sure that a move always exists (G3.2).
func (b *Board) readFleets(f *boardFile) error {
	if len(f.Fleets) != game.MaxSeats {
		return fmt.Errorf("fleets: %d, there are %d", len(f.Fleets), game.MaxSeats)
	}
	words := [FleetShips]string{"one", "two", "three"}
	cards := f.CardsOnArrival.list()
	for i, fleet := range f.Fleets {
		var ships [NumColours + 1]int // of the fleet, by colour
		for k, sails := range fleet.list() {
			fail := boarddata.At("fleets[%d]: %s", i, words[k])
			info := ShipInfo{ID: fmt.Sprintf("fleet%d-%s", i+1, words[k]), Fleet: int8(i + 1), Cards: cards[k]}
			if len(sails) != FleetShips {
				return fail("%d sails, a ship has %d", len(sails), FleetShips)
			}
			for _, name := range sails {
				c := colour(name)
				if c == 0 {
					return fail("there is no colour %q", name)
				}
				if info.Sails[c]++; info.Sails[c] == 1 {
					info.Colours++
					ships[c]++
				}
			}
			info.sortColours()
			if int(info.Colours) != k+1 {
				return fail("its sails have %d colours", info.Colours)
			}
			b.Ships[FleetShips*i+k+1] = info
		}
		for c := Red; c <= Blue; c++ {
			if ships[c] != 1 {
				return fmt.Errorf("fleets[%d]: %s is on %d ships, each colour must be on one", i, c, ships[c])
			}
		}
	}
	return nil
}

// sortColours parts the colours by whether they are on the sails.
func (i *ShipInfo) sortColours() {
	i.sails, i.off = 0, nil
	for c := Red; c <= Blue; c++ {
		if i.Sails[c] > 0 {
			i.sails |= 1 << c
		} else {
			i.off = append(i.off, c)
		}
	}
}

// readTiles reads the route tiles (G1.5).
func (b *Board) readTiles(f *boardFile) error {
	var symbols [NumColours + 1]Symbol // by colour
	for i, names := range [2][]string{f.Symbols.Triangle, f.Symbols.Circle} {
		symbol := Triangle + Symbol(i)
		if len(names) != TileSpaces {
			return fmt.Errorf("symbols: %s: %d colours, there must be %d", symbol, len(names), TileSpaces)
		}
		for _, name := range names {
			c := colour(name)
			if c == 0 || symbols[c] != 0 {
				return fmt.Errorf("symbols: %s: %q is no colour or stands there twice", symbol, name)
			}
			symbols[c] = symbol
		}
	}
	if len(f.Tiles) != NumTiles {
		return fmt.Errorf("tiles: %d, there are %d", len(f.Tiles), NumTiles)
	}
	for i, t := range f.Tiles {
		symbol := Symbol(slices.Index(symbolIDs[:ModoneSymbol], t.Symbol))
		if symbol < Triangle {
			return fmt.Errorf("tiles[%d]: there is no symbol %q", i, t.Symbol)
		}
		for k, names := range [2][]string{t.A, t.B} {
			side := "ab"[k : k+1]
			info := TileSideInfo{ID: fmt.Sprintf("t%d-%s", i+1, side), Tile: int8(i + 1), Symbol: symbol}
			if len(names) != TileSpaces {
				return fmt.Errorf("tiles[%d]: %s: %d spaces, there must be %d", i, side, len(names), TileSpaces)
			}
			for n, name := range names {
				c := colour(name)
				if c == 0 || symbols[c] != symbol || slices.Contains(info.Spaces[:n], c) {
					return fmt.Errorf("tiles[%d]: %s: %q is no colour of a %s or stands there twice", i, side, name, symbol)
				}
				info.Spaces[n] = c
			}
			b.Tiles[2*i+k+1] = info
		}
	}
	return nil
}

// readSeats reads the courses (G2.1).
func (b *Board) readSeats(f *boardFile) error {
	for i, s := range f.Seats {
		fail := boarddata.At("seats[%d] (%d players)", i, s.Players)
		if s.Players < 2 || s.Players > game.MaxSeats || b.Seats[s.Players].Course != nil {
			return fail("players: each of 2, 3 and 4 once")
		}
		info := SeatInfo{Docks: s.Docks}
		var wanted [ModoneSymbol + 1]int
		for _, name := range s.Course {
			symbol := Symbol(slices.Index(symbolIDs, name))
			if symbol < Triangle {
				return fail("course: there is no symbol %q", name)
			}
			wanted[symbol]++
			info.Course = append(info.Course, symbol)
		}
		for symbol := Triangle; symbol <= Circle; symbol++ {
			if n := b.tilesWith(symbol); wanted[symbol] > n {
				return fail("course: %d tiles with a %s, there are %d", wanted[symbol], symbol, n)
			}
		}
		switch {
		case wanted[Triangle]+wanted[Circle] == 0:
			return fail("course: no route tile")
		case wanted[ModoneSymbol] > 1:
			return fail("course: there is one Modone")
		case (s.Docks > 0) != (wanted[ModoneSymbol] > 0) || s.Docks < 0 || s.Docks > MaxShips:
			return fail("docks: %d, Modone has 1 to %d and without Modone there are none", s.Docks, MaxShips)
		}
		b.Seats[s.Players] = info
	}
	for n := 2; n <= game.MaxSeats; n++ {
		if b.Seats[n].Course == nil {
			return fmt.Errorf("seats: %d players are missing", n)
		}
	}
	return nil
}

// tilesWith is the number of tiles that show the symbol.
func (b *Board) tilesWith(symbol Symbol) int {
	n := 0
	for side := 1; side <= NumTileSides; side += 2 {
		if b.Tiles[side].Symbol == symbol {
			n++
		}
	}
	return n
}

// readTerritories reads both value lists (G9.1).
func (b *Board) readTerritories(f *boardFile) error {
	if len(f.Territories) != MaxTerritories {
		return fmt.Errorf("territories: %d, there are %d", len(f.Territories), MaxTerritories)
	}
	var costs [numValueLists]int
	for i, t := range f.Territories {
		fail := boarddata.At("territories[%d] %q", i, t.ID)
		if !boarddata.IsID(t.ID) || t.Name == "" || slices.ContainsFunc(b.Territories[0][:], func(o TerritoryInfo) bool { return o.ID == t.ID }) {
			return fail("id (%s) and name must be given, the id once", boarddata.IDShape)
		}
		if !(t.Lon >= -180 && t.Lon <= 180 && t.Lat >= -90 && t.Lat <= 90) {
			return fail("lon, lat: %v, %v is no place", t.Lon, t.Lat)
		}
		for list, value := range [numValueLists]territoryValue{t.Standard, t.Alternative} {
			if value.Mercenaries < 1 || value.Points < 0 || value.Points > mostPoints {
				return fail("%s: mercenaries must be positive and points between 0 and %d", valueListIDs[list], mostPoints)
			}
			b.Territories[list][i+1] = TerritoryInfo{ID: t.ID, Name: t.Name, Lon: t.Lon, Lat: t.Lat,
				Mercenaries: value.Mercenaries, Points: value.Points}
			costs[list] += int(value.Mercenaries)
		}
	}
	for list, sum := range costs {
		if sum > int(b.Figures) {
			return fmt.Errorf("territories: %s: they cost %d mercenaries, there are %d", valueListIDs[list], sum, b.Figures)
		}
	}
	return nil
}

// readRows reads the extras of rows (G8.3).
func (b *Board) readRows(f *boardFile) error {
	for list, extra := range [numValueLists][]int8{f.RowExtra.Standard, f.RowExtra.Alternative} {
		if len(extra) != NumColours || !slices.IsSorted(extra) || extra[0] < 0 || extra[NumColours-1] > mostPoints {
			return fmt.Errorf("rowExtra: %s: there must be %d numbers between 0 and %d that rise with the row",
				valueListIDs[list], NumColours, mostPoints)
		}
		copy(b.RowExtra[list][1:], extra)
	}
	return nil
}
