package mediterranee

import (
	_ "embed"
	"fmt"
	"slices"

	"serenissima/game"
	"serenissima/game/boarddata"
	"serenissima/game/sea"
)

// Sizes of the fixed arrays of a State; a board must fit into them.
const (
	MaxPorts   = 23
	MaxZones   = 32
	MaxGalleys = 28 // M1.4
	Spaces     = 6  // of the largest warehouse, M1.5
	NumGoods   = 7  // M1.4
	NumPowers  = 4  // M1.1
)

// What a galley holds (M1.5).
const (
	GalleySpaces = 5 // sailors and goods
	MostCargo    = 4 // goods, since one sailor must be aboard
)

// Limits within which no sum of money and no count leaves its type.
const (
	mostSailors = 250
	mostSupply  = 100   // of a good
	mostTurns   = 20    // of a game
	mostPoints  = 100   // for a port
	mostDucats  = 10000 // for anything at once
	mostMoney   = 20000 // in hundreds of ducats, of all players together
)

type (
	// A PortID numbers a port from one, in the order of the board data.
	PortID int8
	// A ZoneID numbers a sea zone from one, in the order of the board data.
	ZoneID = sea.ZoneID
	// A GalleyID tells a galley from others. Galleys bear no numbers in this
	// edition: which ID a galley has makes no difference.
	GalleyID int8
	// A Good is a kind of goods, Gems to Wood.
	Good int8
	// A Power is one of the four that play (M1.1).
	Power int8
	// A Size is that of a port (M1.5).
	Size int8
	// Hundreds is a sum of money in hundreds of ducats: all sums are multiples of
	// a hundred (M1.6). Refs and events of money count hundreds too.
	Hundreds int16
)

// The goods, in the order of the board data.
const (
	Gems Good = iota + 1
	Gold
	Spices
	Wine
	Cloth
	Iron
	Wood
)

// The powers, in the order in which they are seated.
const (
	Venice Power = iota + 1
	Genoa
	Spain
	Turkey
)

// The sizes of ports.
const (
	Small Size = iota + 1
	Medium
	Capital
)

// The names of goods, powers and sizes in the board data and in files.
var (
	goodIDs  = []string{"", "gems", "gold", "spices", "wine", "cloth", "iron", "wood"}
	powerIDs = []string{"", "venice", "genoa", "spain", "turkey"}
	sizeIDs  = []string{"", "small", "medium", "capital"}
)

// capacities are the warehouse spaces of ports by Size (M1.5).
var capacities = [Capital + 1]int{Small: 2, Medium: 4, Capital: 6}

// String returns the name of the good in files.
func (g Good) String() string { return goodIDs[g] }

// String returns the name of the power in files.
func (p Power) String() string { return powerIDs[p] }

// String returns the name of the size in files.
func (s Size) String() string { return sizeIDs[s] }

// A PortInfo holds what is printed on the board about a port (M1.5).
type PortInfo struct {
	ID        string
	Name      string
	Lon, Lat  float64 // degrees east and north
	Zone      ZoneID
	Good      Good // produced here
	Size      Size
	Values    []Hundreds // of the warehouse spaces, lowest first
	CapitalOf Power      // zero for an ordinary port
}

// Capacity is the number of warehouse spaces.
func (p *PortInfo) Capacity() int8 { return int8(len(p.Values)) }

// A ZoneInfo is a sea zone.
type ZoneInfo struct {
	ID         string
	Name       string
	Lon, Lat   float64 // degrees east and north
	Port       PortID  // zero if no port lies on it
	OpenSea    bool    // without any coast, M2.3
	Neighbours []ZoneID
}

// A Board is everything that is printed or counted: immutable once loaded.
type Board struct {
	Ports            []PortInfo // by PortID; entry 0 is empty
	Zones            []ZoneInfo // by ZoneID; entry 0 is empty
	Capitals         [NumPowers + 1]PortID
	Producers        [NumGoods + 1]uint32      // bit p: port p produces the good
	Turns            [game.MaxSeats + 1]int8   // by number of players, M1.2
	Goods            [NumGoods + 1]int8        // pieces for all together, M1.4
	Galleys, Forts   int8                      // M1.4
	Sailors          int16                     // M1.4
	StartDucats      Hundreds                  // each player's, M1.3
	StartGalleys     int8                      // each player's, M1.3
	StartSailors     int8                      // each player's, M1.3
	Fair             [numFairStarts]fairPoints // points to begin with, M1.8
	GoodPrice        Hundreds                  // of the bank, and the lowest of a player, M2.2
	ForeignMost      Hundreds                  // highest price of a player, M2.2
	MonopolyMost     Hundreds                  // the same with a monopoly
	BuildingPrice    Hundreds                  // of a galley or fort, M2.4
	SailorPrice      Hundreds                  // M2.5
	NewMarket        Hundreds                  // M2.13
	NewMarketCapital Hundreds                  // the same in a capital
	Income           Hundreds                  // of the own capital, M2.14
	Points           Points                    // M3.1

	sea.Chart // which zones are next to each other, and how far apart they are; large, so the last
}

// Points say what things are worth at the end (M3.1).
type Points struct {
	OwnCapital int8
	NotFull    int8              // a port with free space
	Full       [Capital + 1]int8 // a full port, by Size
	Ducats     Hundreds          // for each full sum of this one point
}

//go:embed board.json
var boardJSON []byte

// boardFile is the shape of board.json. Sums are in ducats there, the values of
// warehouse spaces in hundreds.
type boardFile struct {
	About string `json:"about"`
	Goods []struct {
		ID     string `json:"id"`
		Supply int8   `json:"supply"`
	} `json:"goods"`
	Powers []struct {
		ID      string `json:"id"`
		Capital string `json:"capital"`
	} `json:"powers"`
	Ports []struct {
		ID     string     `json:"id"`
		Name   string     `json:"name"`
		Lon    float64    `json:"lon"`
		Lat    float64    `json:"lat"`
		Zone   string     `json:"zone"`
		Good   string     `json:"good"`
		Size   string     `json:"size"`
		Values []Hundreds `json:"values"`
	} `json:"ports"`
	Zones []struct {
		sea.Zone
		Lon     float64 `json:"lon"`
		Lat     float64 `json:"lat"`
		OpenSea bool    `json:"openSea"`
	} `json:"zones"`
	Turns []struct {
		Players int `json:"players"`
		Turns   int `json:"turns"`
	} `json:"turns"`
	Galleys int `json:"galleys"`
	Forts   int `json:"forts"`
	Sailors int `json:"sailors"`
	Start   struct {
		Ducats  int `json:"ducats"`
		Galleys int `json:"galleys"`
		Sailors int `json:"sailors"`
	} `json:"start"`
	FairStart []struct {
		Option  string          `json:"option"`
		Players int             `json:"players"`
		Points  map[string]int8 `json:"points"`
	} `json:"fairStart"`
	Prices struct {
		Good         int `json:"good"`
		ForeignMost  int `json:"foreignMost"`
		MonopolyMost int `json:"monopolyMost"`
		Building     int `json:"building"`
		Sailor       int `json:"sailor"`
	} `json:"prices"`
	NewMarket struct {
		Port    int `json:"port"`
		Capital int `json:"capital"`
	} `json:"newMarket"`
	Income int `json:"income"`
	Points struct {
		OwnCapital int `json:"ownCapital"`
		Ducats     int `json:"ducats"`
		NotFull    int `json:"notFull"`
		Small      int `json:"small"`
		Medium     int `json:"medium"`
		Capital    int `json:"capital"`
	} `json:"points"`
}

// LoadBoard reads board data and proves it consistent. The error names the
// entry that is wrong, as in `board: ports[3] "istanbul": values: 7 spaces …`.
func LoadBoard(data []byte) (*Board, error) {
	b := &Board{}
	if err := boarddata.Read(data, b.readSupply, b.readMoney, b.readZones, b.readPorts, b.readPowers, b.readTurns, b.readFair, b.readWealth); err != nil {
		return nil, err
	}
	return b, nil
}

// readSupply reads how many pieces there are and what they count at the end.
func (b *Board) readSupply(f *boardFile) error {
	if len(f.Goods) != NumGoods {
		return fmt.Errorf("goods: %d kinds, there are %d", len(f.Goods), NumGoods)
	}
	for i, g := range f.Goods {
		if g.ID != goodIDs[i+1] {
			return fmt.Errorf("goods[%d] %q: expected %q", i, g.ID, goodIDs[i+1])
		}
		if g.Supply < 1 || g.Supply > mostSupply {
			return fmt.Errorf("goods[%d] %q: supply: %d is not between 1 and %d", i, g.ID, g.Supply, mostSupply)
		}
		b.Goods[i+1] = g.Supply
	}
	for _, n := range []struct {
		name          string
		value, lo, hi int
		to            *int8
	}{
		{"galleys", f.Galleys, game.MaxSeats, MaxGalleys, &b.Galleys},
		{"forts", f.Forts, 0, MaxPorts, &b.Forts},
		{"start.galleys", f.Start.Galleys, 1, f.Galleys / game.MaxSeats, &b.StartGalleys},
		{"start.sailors", f.Start.Sailors, f.Start.Galleys, f.Sailors / game.MaxSeats, &b.StartSailors},
		{"points.ownCapital", f.Points.OwnCapital, 0, mostPoints, &b.Points.OwnCapital},
		{"points.notFull", f.Points.NotFull, 0, mostPoints, &b.Points.NotFull},
		{"points.small", f.Points.Small, 0, mostPoints, &b.Points.Full[Small]},
		{"points.medium", f.Points.Medium, 0, mostPoints, &b.Points.Full[Medium]},
		{"points.capital", f.Points.Capital, 0, mostPoints, &b.Points.Full[Capital]},
	} {
		if err := boarddata.Between(n.name, n.value, n.lo, n.hi); err != nil {
			return err
		}
		*n.to = int8(n.value)
	}
	if f.Sailors > mostSailors {
		return fmt.Errorf("sailors: %d is more than %d", f.Sailors, mostSailors)
	}
	b.Sailors = int16(f.Sailors)
	return nil
}

// readMoney reads sums, which are multiples of a hundred ducats.
func (b *Board) readMoney(f *boardFile) error {
	for _, n := range []struct {
		name      string
		value, lo int
		to        *Hundreds
	}{
		{"start.ducats", f.Start.Ducats, 0, &b.StartDucats},
		{"prices.good", f.Prices.Good, 100, &b.GoodPrice},
		{"prices.foreignMost", f.Prices.ForeignMost, f.Prices.Good, &b.ForeignMost},
		{"prices.monopolyMost", f.Prices.MonopolyMost, f.Prices.ForeignMost, &b.MonopolyMost},
		{"prices.building", f.Prices.Building, 100, &b.BuildingPrice},
		{"prices.sailor", f.Prices.Sailor, 100, &b.SailorPrice},
		{"newMarket.port", f.NewMarket.Port, 0, &b.NewMarket},
		{"newMarket.capital", f.NewMarket.Capital, 0, &b.NewMarketCapital},
		{"income", f.Income, 0, &b.Income},
		{"points.ducats", f.Points.Ducats, 100, &b.Points.Ducats},
	} {
		if n.value < n.lo || n.value > mostDucats || n.value%100 != 0 {
			return fmt.Errorf("%s: %d is no multiple of 100 between %d and %d", n.name, n.value, n.lo, mostDucats)
		}
		*n.to = Hundreds(n.value / 100)
	}
	return nil
}

// onEarth reports whether a position can lie on a map of the Mediterranean.
func onEarth(lon, lat float64) bool { return lon >= -12 && lon <= 45 && lat >= 25 && lat <= 50 }

func (b *Board) readZones(f *boardFile) error {
	zones := make([]sea.Zone, len(f.Zones))
	for i, z := range f.Zones {
		zones[i] = z.Zone
	}
	chart, err := sea.NewChart(zones, MaxZones)
	if err != nil {
		return err
	}
	b.Chart, b.Zones = *chart, make([]ZoneInfo, 1, len(zones)+1)
	for i, z := range f.Zones {
		if !onEarth(z.Lon, z.Lat) {
			return fmt.Errorf("zones[%d] %q: lon, lat: %v, %v is far from the Mediterranean", i, z.ID, z.Lon, z.Lat)
		}
		b.Zones = append(b.Zones, ZoneInfo{ID: z.ID, Name: z.Name, Lon: z.Lon, Lat: z.Lat, OpenSea: z.OpenSea,
			Neighbours: b.Neighbours(ZoneID(i + 1))})
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
		if !onEarth(p.Lon, p.Lat) {
			return fail("lon, lat: %v, %v is far from the Mediterranean", p.Lon, p.Lat)
		}
		zone := b.zone(p.Zone)
		if zone == 0 {
			return fail("zone: there is no zone %q", p.Zone)
		}
		if other := b.Zones[zone].Port; other != 0 {
			return fail("zone: %q already has the port %q", p.Zone, b.Ports[other].ID)
		}
		if b.Zones[zone].OpenSea {
			return fail("zone: %q is open sea", p.Zone)
		}
		good, size := slices.Index(goodIDs, p.Good), slices.Index(sizeIDs, p.Size)
		if good < 1 {
			return fail("good: there is no good %q", p.Good)
		}
		if size < 1 {
			return fail("size: there is no size %q", p.Size)
		}
		if len(p.Values) != capacities[size] {
			return fail("values: %d spaces, the warehouse of a %s port has %d", len(p.Values), p.Size, capacities[size])
		}
		if !slices.IsSorted(p.Values) || p.Values[0] < 0 || p.Values[len(p.Values)-1] > mostDucats/100 {
			return fail("values: must be between 0 and %d and rise from the lowest", mostDucats/100)
		}
		id := PortID(len(b.Ports))
		b.Zones[zone].Port = id
		b.Producers[good] |= 1 << uint(id)
		b.Ports = append(b.Ports, PortInfo{ID: p.ID, Name: p.Name, Lon: p.Lon, Lat: p.Lat, Zone: zone, Good: Good(good),
			Size: Size(size), Values: p.Values})
	}
	return nil
}

func (b *Board) readPowers(f *boardFile) error {
	if len(f.Powers) != NumPowers {
		return fmt.Errorf("powers: %d, there are %d", len(f.Powers), NumPowers)
	}
	for i, p := range f.Powers {
		if p.ID != powerIDs[i+1] {
			return fmt.Errorf("powers[%d] %q: expected %q", i, p.ID, powerIDs[i+1])
		}
		capital := b.port(p.Capital)
		if capital == 0 || b.Ports[capital].Size != Capital || b.Ports[capital].CapitalOf != 0 {
			return fmt.Errorf("powers[%d] %q: capital: %q is no port of the size %q, or another power's", i, p.ID, p.Capital, Capital)
		}
		b.Capitals[i+1], b.Ports[capital].CapitalOf = capital, Power(i+1)
	}
	for i, p := range b.Ports[1:] {
		if p.Size == Capital && p.CapitalOf == 0 {
			return fmt.Errorf("ports[%d] %q: size: it is the capital of no power", i, p.ID)
		}
	}
	return nil
}

func (b *Board) readTurns(f *boardFile) error {
	for i, t := range f.Turns {
		if t.Players < 2 || t.Players > game.MaxSeats || b.Turns[t.Players] != 0 {
			return fmt.Errorf("turns[%d] (%d players): each of 2, 3 and 4 once", i, t.Players)
		}
		if t.Turns < 1 || t.Turns > mostTurns {
			return fmt.Errorf("turns[%d] (%d players): turns: %d is not between 1 and %d", i, t.Players, t.Turns, mostTurns)
		}
		b.Turns[t.Players] = int8(t.Turns)
	}
	for n := 2; n <= game.MaxSeats; n++ {
		if b.Turns[n] == 0 {
			return fmt.Errorf("turns: %d players are missing", n)
		}
	}
	return nil
}

// readFair reads the points with which powers begin at a fair start (M1.8).
func (b *Board) readFair(f *boardFile) error {
	for i, x := range f.FairStart {
		fail := boarddata.At("fairStart[%d] (%d players)", i, x.Players)
		kind := FairStart(slices.Index(fairStartNames, x.Option))
		if kind <= EqualStart {
			return fail("there is no fair start %q", x.Option)
		}
		if x.Players < 2 || x.Players > game.MaxSeats {
			return fail("players: 2, 3 or 4")
		}
		for id, points := range x.Points {
			power := Power(slices.Index(powerIDs, id))
			if power < 1 {
				return fail("there is no power %q", id)
			}
			if points < 0 || points > mostPoints {
				return fail("%s: %d is not between 0 and %d", id, points, mostPoints)
			}
			b.Fair[kind][x.Players][power] = points
		}
	}
	return nil
}

// readWealth proves that no purse can ever leave the type of money.
func (b *Board) readWealth(*boardFile) error {
	if n := b.wealth(); n > mostMoney {
		return fmt.Errorf("players could gain %d00 ducats, at most %d00 are allowed", n, mostMoney)
	}
	return nil
}

// wealth is more than all players together can ever have, in hundreds of
// ducats: each space of a warehouse is paid for once.
func (b *Board) wealth() int {
	turns := slices.Max(b.Turns[:])
	n := game.MaxSeats * (int(b.StartDucats) + int(turns)*int(b.Income))
	for _, p := range b.Ports[1:] {
		for _, v := range p.Values {
			n += int(v) + int(max(b.NewMarket, b.NewMarketCapital))
		}
	}
	return n
}

func (b *Board) zone(id string) ZoneID {
	return ZoneID(max(0, slices.IndexFunc(b.Zones, func(z ZoneInfo) bool { return z.ID == id })))
}

func (b *Board) port(id string) PortID {
	return PortID(max(0, slices.IndexFunc(b.Ports, func(p PortInfo) bool { return p.ID == id })))
}
