package serenissima

import (
	"cmp"
	_ "embed"
	"fmt"
	"slices"

	"serenissima/game"
	"serenissima/game/boarddata"
	"serenissima/game/sea"
)

// Sizes of the fixed arrays of a State; a board must fit into them.
const (
	MaxPorts   = 19 // S1.8
	MaxZones   = 24
	MaxGalleys = 15 // S1.3
	Spaces     = 5  // of the largest warehouse, S1.8
	NumGoods   = 6  // S1.5
	MaxCards   = 6  // kinds of Doge card
)

// Limits within which no sum of money and no count leaves its type.
const (
	mostDucats = 50 // for a space, a bonus, the income of a port or basilica
	mostWine   = 20 // for each wine port
	mostTurns  = 40
)

type (
	// A PortID numbers a port from one, in the order of the board data.
	PortID int8
	// A ZoneID numbers a sea zone from one, in the order of the board data.
	ZoneID = sea.ZoneID
	// A GalleyID is the number on a galley, from one.
	GalleyID int8
	// A Good is a kind of goods, Wood to Spice.
	Good int8
	// Ducats is a sum of money.
	Ducats int16
)

// The goods, in the order of the board data.
const (
	Wood Good = iota + 1
	Stone
	Marble
	Wine
	Gold
	Spice
)

// goodIDs are the names of the goods in the board data and in files.
var goodIDs = []string{"", "wood", "stone", "marble", "wine", "gold", "spice"}

// String returns the name of the good in files.
func (g Good) String() string { return goodIDs[g] }

// A PortInfo holds what is printed on the board about a port (S1.8).
type PortInfo struct {
	ID     string
	Name   string
	Zone   ZoneID
	Good   Good     // produced here
	Start  bool     // a starting port
	Values []Ducats // of the warehouse spaces, lowest first
	Income []Ducats // of a scoring, by filled spaces, from none
}

// Size is the number of warehouse spaces and the largest garrison (S1.8).
func (p *PortInfo) Size() int8 { return int8(len(p.Values)) }

// A ZoneInfo is a sea zone.
type ZoneInfo struct {
	ID         string
	Name       string
	Port       PortID // zero if no port lies on it
	Neighbours []ZoneID
}

// A CardInfo is a kind of Doge card (S1.10).
type CardInfo struct {
	ID      string
	Count   int8
	Advance int8   // spaces that the white marker goes on
	Wine    Ducats // paid for each own wine port
	Shuffle bool   // a new deck after this card
}

// A SeatInfo holds what depends on the number of players.
type SeatInfo struct {
	Sailors      int8   // each player's (S1.2)
	Galleys      int8   // highest number (S1.3)
	StartGalleys int8   // each player's (S2.3 to S2.5)
	Closed       []Good // a port of each is closed, in this order (S2.2)
	TrackStart   int8
	Scoring      []int8 // spaces of the turn track, the last one ends the game
}

// A Board is everything that is printed or counted: immutable once loaded.
type Board struct {
	Ports          []PortInfo         // by PortID; entry 0 is empty
	Zones          []ZoneInfo         // by ZoneID; entry 0 is empty
	Cards          []CardInfo         // by number of the kind; entry 0 is empty
	Seats          [5]SeatInfo        // by number of players
	Cubes          [NumGoods + 1]int8 // in the box, by Good
	SaleBonus      [NumGoods + 1]Ducats
	Faces          []int8 // skulls on each face of a die
	GalleySpaces   int8   // S1.4
	OwnGalleys     int8   // most galleys of a player, S1.3
	Forts          int8   // S1.6
	Basilicas      int8
	BasilicaIncome Ducats // S7.2
	StartDucats    Ducats // S2.1
	StartSailors   int8   // in the first port and on each galley, S2.3
	CubePrice      Ducats // S4.4
	SailorPrice    Ducats // S5.1
	FortPrice      Ducats // S5.3
	BasilicaPrice  Ducats // S5.4
	LoadMoves      int8   // S4.3a
	rolls          rollTable
	volley         []game.Outcome
	cardsInDeck    [MaxCards + 1]int8

	duels, sieges oddsTable // without and with a fort that fires first; large, as is the chart, so the last
	sea.Chart               // which zones are next to each other, and how far apart they are
}

//go:embed board.json
var boardJSON []byte

// boardFile is the shape of board.json.
type boardFile struct {
	About string `json:"about"`
	Goods []struct {
		ID        string `json:"id"`
		Cubes     int8   `json:"cubes"`
		SaleBonus Ducats `json:"saleBonus"`
	} `json:"goods"`
	Ports []struct {
		ID        string   `json:"id"`
		Name      string   `json:"name"`
		Zone      string   `json:"zone"`
		Good      string   `json:"good"`
		Start     bool     `json:"start"`
		Values    []Ducats `json:"values"`
		Income    []Ducats `json:"income"`
		Certainty float64  `json:"certainty"`
	} `json:"ports"`
	Zones  []sea.Zone `json:"zones"`
	Tracks []struct {
		Players int    `json:"players"`
		Start   int8   `json:"start"`
		Scoring []int8 `json:"scoring"`
	} `json:"tracks"`
	Cards []struct {
		ID      string `json:"id"`
		Count   int8   `json:"count"`
		Advance int8   `json:"advance"`
		Wine    Ducats `json:"wine"`
		Shuffle bool   `json:"shuffle"`
	} `json:"cards"`
	Dice struct {
		Count     int8    `json:"count"`
		Faces     []int8  `json:"faces"`
		Certainty float64 `json:"certainty"`
	} `json:"dice"`
	Seats []struct {
		Players      int      `json:"players"`
		Sailors      int8     `json:"sailors"`
		Galleys      int8     `json:"galleys"`
		StartGalleys int8     `json:"startGalleys"`
		Closed       []string `json:"closed"`
	} `json:"seats"`
	GalleySpaces     int8   `json:"galleySpaces"`
	GalleysPerPlayer int8   `json:"galleysPerPlayer"`
	Forts            int8   `json:"forts"`
	Basilicas        int8   `json:"basilicas"`
	BasilicaIncome   Ducats `json:"basilicaIncome"`
	StartDucats      Ducats `json:"startDucats"`
	StartSailors     int8   `json:"startSailors"`
	Prices           struct {
		Cube     Ducats `json:"cube"`
		Sailor   Ducats `json:"sailor"`
		Fort     Ducats `json:"fort"`
		Basilica Ducats `json:"basilica"`
	} `json:"prices"`
	LoadMoves int8 `json:"loadMoves"`
}

// LoadBoard reads board data and proves it consistent. The error names the
// entry that is wrong, as in `board: ports[3] "genova": values: 7 spaces …`.
func LoadBoard(data []byte) (*Board, error) {
	b := &Board{}
	if err := boarddata.Read(data, b.readGoods, b.readNumbers, b.readZones, b.readPorts, b.readCards, b.readSeats, b.readDice); err != nil {
		return nil, err
	}
	return b, nil
}

func (b *Board) readGoods(f *boardFile) error {
	if len(f.Goods) != NumGoods {
		return fmt.Errorf("goods: %d kinds, there are %d", len(f.Goods), NumGoods)
	}
	for i, g := range f.Goods {
		if g.ID != goodIDs[i+1] {
			return fmt.Errorf("goods[%d] %q: expected %q", i, g.ID, goodIDs[i+1])
		}
		if g.Cubes < 1 || g.SaleBonus < 0 || g.SaleBonus > mostDucats {
			return fmt.Errorf("goods[%d] %q: cubes must be positive and saleBonus between 0 and %d", i, g.ID, mostDucats)
		}
		b.Cubes[i+1], b.SaleBonus[i+1] = g.Cubes, g.SaleBonus
	}
	return nil
}

func (b *Board) readNumbers(f *boardFile) error {
	b.GalleySpaces, b.OwnGalleys, b.LoadMoves = f.GalleySpaces, f.GalleysPerPlayer, f.LoadMoves
	b.Forts, b.Basilicas, b.BasilicaIncome = f.Forts, f.Basilicas, f.BasilicaIncome
	b.StartDucats, b.StartSailors = f.StartDucats, f.StartSailors
	b.CubePrice, b.SailorPrice = f.Prices.Cube, f.Prices.Sailor
	b.FortPrice, b.BasilicaPrice = f.Prices.Fort, f.Prices.Basilica
	return cmp.Or(
		boarddata.Between("galleySpaces", b.GalleySpaces, 5, 5),
		boarddata.Between("galleysPerPlayer", b.OwnGalleys, 3, MaxGalleys),
		boarddata.Between("forts", b.Forts, 0, MaxPorts),
		boarddata.Between("basilicas", b.Basilicas, 0, MaxPorts),
		boarddata.Between("basilicaIncome", b.BasilicaIncome, 0, mostDucats),
		boarddata.Between("startDucats", b.StartDucats, 0, 1000),
		boarddata.Between("startSailors", b.StartSailors, 1, 5),
		boarddata.Between("prices.cube", b.CubePrice, 0, 100),
		boarddata.Between("prices.sailor", b.SailorPrice, 1, 100),
		boarddata.Between("prices.fort", b.FortPrice, 0, 100),
		boarddata.Between("prices.basilica", b.BasilicaPrice, 0, 100),
		boarddata.Between("loadMoves", b.LoadMoves, 1, 100),
	)
}

func (b *Board) readZones(f *boardFile) error {
	chart, err := sea.NewChart(f.Zones, MaxZones)
	if err != nil {
		return err
	}
	b.Chart, b.Zones = *chart, make([]ZoneInfo, 1, len(f.Zones)+1)
	for i, z := range f.Zones {
		b.Zones = append(b.Zones, ZoneInfo{ID: z.ID, Name: z.Name, Neighbours: b.Neighbours(ZoneID(i + 1))})
	}
	return nil
}

func (b *Board) readPorts(f *boardFile) error {
	if len(f.Ports) < 1 || len(f.Ports) > MaxPorts {
		return fmt.Errorf("ports: %d, there must be 1 to %d", len(f.Ports), MaxPorts)
	}
	b.Ports = make([]PortInfo, 1, len(f.Ports)+1)
	for i, p := range f.Ports {
		fail := boarddata.At("ports[%d] %q", i, p.ID)
		if !boarddata.IsID(p.ID) || p.Name == "" || b.port(p.ID) != 0 {
			return fail("id (%s) and name must be given, the id once", boarddata.IDShape)
		}
		zone := b.zone(p.Zone)
		if zone == 0 {
			return fail("zone: there is no zone %q", p.Zone)
		}
		if other := b.Zones[zone].Port; other != 0 {
			return fail("zone: %q already has the port %q", p.Zone, b.Ports[other].ID)
		}
		good := slices.Index(goodIDs, p.Good)
		if good < 1 {
			return fail("good: there is no good %q", p.Good)
		}
		if len(p.Values) < 3 || len(p.Values) > Spaces {
			return fail("values: %d spaces, a warehouse has 3 to %d", len(p.Values), Spaces)
		}
		if !slices.IsSorted(p.Values) || p.Values[0] < 0 || p.Values[len(p.Values)-1] > mostDucats {
			return fail("values: must be between 0 and %d and rise from the lowest", mostDucats)
		}
		if len(p.Income) != len(p.Values)+1 {
			return fail("income: %d numbers, there must be one more than spaces (%d)", len(p.Income), len(p.Values)+1)
		}
		if !slices.IsSorted(p.Income) || p.Income[0] < 0 || p.Income[len(p.Values)] > mostDucats {
			return fail("income: must be between 0 and %d and rise with the filled spaces", mostDucats)
		}
		if p.Start && int(f.StartSailors) > len(p.Values) {
			return fail("start: %d sailors do not fit into %d spaces", f.StartSailors, len(p.Values))
		}
		id := PortID(len(b.Ports))
		b.Zones[zone].Port = id
		b.Ports = append(b.Ports, PortInfo{ID: p.ID, Name: p.Name, Zone: zone, Good: Good(good),
			Start: p.Start, Values: p.Values, Income: p.Income})
	}
	return nil
}

func (b *Board) readCards(f *boardFile) error {
	if len(f.Cards) < 1 || len(f.Cards) > MaxCards {
		return fmt.Errorf("cards: %d kinds, there must be 1 to %d", len(f.Cards), MaxCards)
	}
	b.Cards = make([]CardInfo, 1, len(f.Cards)+1)
	shuffle := false
	for i, c := range f.Cards {
		if !boarddata.IsID(c.ID) || slices.ContainsFunc(b.Cards, func(o CardInfo) bool { return o.ID == c.ID }) {
			return fmt.Errorf("cards[%d] %q: the id (%s) must be given, once", i, c.ID, boarddata.IDShape)
		}
		if c.Count < 1 || c.Advance < 0 || c.Wine < 0 || c.Wine > mostWine {
			return fmt.Errorf("cards[%d] %q: count must be positive, advance not negative, wine between 0 and %d", i, c.ID, mostWine)
		}
		if c.Shuffle && c.Advance == 0 {
			return fmt.Errorf("cards[%d] %q: advance: a card that shuffles must advance the marker, or a game might not end", i, c.ID)
		}
		shuffle = shuffle || c.Shuffle
		b.Cards = append(b.Cards, CardInfo{ID: c.ID, Count: c.Count, Advance: c.Advance, Wine: c.Wine, Shuffle: c.Shuffle})
		b.cardsInDeck[i+1] = c.Count
	}
	if !shuffle {
		return fmt.Errorf("cards: none shuffles, so the deck would run out")
	}
	return nil
}

func (b *Board) readSeats(f *boardFile) error {
	starts := 0
	for _, p := range b.Ports {
		if p.Start {
			starts++
		}
	}
	for i, s := range f.Seats {
		fail := boarddata.At("seats[%d] (%d players)", i, s.Players)
		if s.Players < 2 || s.Players > game.MaxSeats || b.Seats[s.Players].Sailors != 0 {
			return fail("players: each of 2, 3 and 4 once")
		}
		if s.Galleys < int8(s.Players)*s.StartGalleys || s.Galleys > MaxGalleys {
			return fail("galleys: %d is not enough or more than %d", s.Galleys, MaxGalleys)
		}
		if s.StartGalleys < 1 || s.StartGalleys > 3 || s.StartGalleys > f.GalleysPerPlayer {
			return fail("startGalleys: %d is not between 1 and 3", s.StartGalleys)
		}
		if s.Sailors < f.StartSailors*(1+s.StartGalleys) {
			return fail("sailors: %d do not man the first port and galleys", s.Sailors)
		}
		if starts < s.Players {
			return fail("ports: only %d are starting ports", starts)
		}
		info := SeatInfo{Sailors: s.Sailors, Galleys: s.Galleys, StartGalleys: s.StartGalleys}
		for _, name := range s.Closed {
			g := slices.Index(goodIDs, name)
			if g < 1 {
				return fail("closed: there is no good %q", name)
			}
			info.Closed = append(info.Closed, Good(g))
		}
		if good := b.cannotClose(info.Closed, starts-s.Players); good != 0 {
			return fail("closed: %q: not enough ports that produce it can be closed", good)
		}
		b.Seats[s.Players] = info
	}
	for i, t := range f.Tracks {
		if t.Players < 2 || t.Players > game.MaxSeats || b.Seats[t.Players].Scoring != nil {
			return fmt.Errorf("tracks[%d] (%d players): each of 2, 3 and 4 once", i, t.Players)
		}
		if t.Start < 0 || len(t.Scoring) != 3 || t.Start >= t.Scoring[0] ||
			t.Scoring[0] >= t.Scoring[1] || t.Scoring[1] >= t.Scoring[2] || t.Scoring[2] > 30 {
			return fmt.Errorf("tracks[%d] (%d players): start and three scoring spaces must rise, up to 30", i, t.Players)
		}
		if n := int(t.Scoring[2]-t.Start) * (1 + b.idleCards()); n > mostTurns {
			return fmt.Errorf("tracks[%d] (%d players): with these cards a game could take %d turns, at most %d are allowed", i, t.Players, n, mostTurns)
		}
		b.Seats[t.Players].TrackStart, b.Seats[t.Players].Scoring = t.Start, t.Scoring
	}
	for n := 2; n <= game.MaxSeats; n++ {
		if b.Seats[n].Sailors == 0 || b.Seats[n].Scoring == nil {
			return fmt.Errorf("seats, tracks: %d players are missing", n)
		}
	}
	return nil
}

// cannotClose returns a good of which not every port in the list could be
// closed in each order of choices, zero if there is none. No more than spare
// starting ports can be closed (S2.2).
func (b *Board) cannotClose(closed []Good, spare int) Good {
	for _, good := range closed {
		var wanted, ports, starts int
		for _, g := range closed {
			if g == good {
				wanted++
			}
		}
		for _, p := range b.Ports {
			if p.Good == good {
				ports++
				if p.Start {
					starts++
				}
			}
		}
		if wanted > ports || wanted > ports-starts && len(closed) > spare {
			return good
		}
	}
	return 0
}

// idleCards is the number of cards that do not advance the marker: at most so
// many are drawn between two that do, since those that shuffle do.
func (b *Board) idleCards() int {
	n := 0
	for _, c := range b.Cards {
		if c.Advance == 0 {
			n += int(c.Count)
		}
	}
	return n
}

func (b *Board) readDice(f *boardFile) error {
	if f.Dice.Count != MaxDice {
		return fmt.Errorf("dice: count: %d, as many as a galley has spaces (%d) are needed", f.Dice.Count, MaxDice)
	}
	blank, skull := false, false
	for _, n := range f.Dice.Faces {
		if n < 0 || n > 2 {
			return fmt.Errorf("dice: faces: a face has 0, 1 or 2 skulls, not %d", n)
		}
		blank, skull = blank || n == 0, skull || n > 0
	}
	if len(f.Dice.Faces) != 6 || !blank || !skull {
		return fmt.Errorf("dice: faces: there must be six, some with skulls, some without")
	}
	b.Faces, b.rolls, b.volley = f.Dice.Faces, battleRolls(f.Dice.Faces), volleyRolls(f.Dice.Faces)
	b.fightOut()
	return nil
}

func (b *Board) zone(id string) ZoneID {
	return ZoneID(max(0, slices.IndexFunc(b.Zones, func(z ZoneInfo) bool { return z.ID == id })))
}

func (b *Board) port(id string) PortID {
	return PortID(max(0, slices.IndexFunc(b.Ports, func(p PortInfo) bool { return p.ID == id })))
}

// Distance is the smallest number of moves from one zone to the other.
func (b *Board) Distance(from, to ZoneID) int { return int(b.Chart.Distance(from, to)) }

// TrackLength is the number of spaces of the turn track of n players, from
// space zero.
func (b *Board) TrackLength(n int) int { return int(b.Seats[n].Scoring[2]) + 1 }
