package mediterranee

import (
	_ "embed"

	"serenissima/game"
)

//go:embed describe.txt
var descriptionHelp string

// DescriptionHelp returns what the names mean that Describe gives, and what may be
// asked in a position, in English for the command line.
func (r *rules) DescriptionHelp() string { return descriptionHelp }

// A description is a position by names, for programs that know the rules but
// not this package. It leaves out nothing that Check or Apply look at, except
// constants of the board. Sums are in ducats; a null is a sum that is hidden.
type description struct {
	Turn    int                 `json:"turn"`
	Phase   int                 `json:"phase"`
	Order   []int               `json:"order"` // seats by place, 0 for a free place
	Active  int                 `json:"active"`
	Players []playerDescription `json:"players"`
	Box     boxDescription      `json:"box"`
	Galleys []galleyDescription `json:"galleys"`
	Ports   []portDescription   `json:"ports"`
	Auction auctionDescription  `json:"auction"`
	Errands errandsDescription  `json:"errands"`
	Deal    *dealDescription    `json:"deal"` // null: none is open
	Voyage  voyageDescription   `json:"voyage"`
	Fight   *fightDescription   `json:"fight"` // null: none is open
	Landed  []string            `json:"landed"`
	Fair    bool                `json:"fairStart"` // M1.8
}

type playerDescription struct {
	Seat    int    `json:"seat"`
	Power   string `json:"power"`
	Capital string `json:"capital"`
	Ducats  *int   `json:"ducats"`
}

type boxDescription struct {
	Galleys int            `json:"galleys"`
	Sailors int            `json:"sailors"`
	Forts   int            `json:"forts"`
	Goods   map[string]int `json:"goods"`
}

type galleyDescription struct {
	Number  int      `json:"number"`
	Owner   int      `json:"owner"`
	Zone    string   `json:"zone"`
	Sailors int      `json:"sailors"`
	Goods   []string `json:"goods"`
}

type portDescription struct {
	ID        string   `json:"id"`
	Owner     int      `json:"owner"`
	Sailors   int      `json:"sailors"`
	Warehouse []string `json:"warehouse"`
	Fort      bool     `json:"fort"`
}

type auctionDescription struct {
	Bids    []*int   `json:"bids"` // by seat
	Ranking []int    `json:"ranking"`
	Tied    [][2]int `json:"tied"` // neighbours in the ranking that are still equal
	Dice    []int    `json:"dice"` // by seat, 0 for none
}

type errandsDescription struct {
	Prices    map[string]int     `json:"prices"`    // that hold, by port
	Recruited map[string]int     `json:"recruited"` // sailors, by port
	Built     []string           `json:"built"`
	Transfers int                `json:"transfers"`
	Trades    []tradeDescription `json:"trades"`
}

type tradeDescription struct {
	Direction string `json:"direction"` // bought or sold by the active player
	Partner   int    `json:"partner"`
	Good      string `json:"good"`
	Pieces    int    `json:"pieces"`
	Closed    bool   `json:"closed"`
}

type dealDescription struct {
	Buyer   int    `json:"buyer"`
	Seller  int    `json:"seller"`
	Port    string `json:"port"` // empty between galleys
	Good    string `json:"good"`
	From    int    `json:"from"`
	To      int    `json:"to"`
	Price   int    `json:"price"`
	Counter int    `json:"counter"`
}

type voyageDescription struct {
	Galley  int           `json:"galley"`
	Crossed int           `json:"crossed"`
	Leave   bool          `json:"leave"`
	Asked   []game.Player `json:"asked"`
	Done    []int         `json:"done"`
}

type fightDescription struct {
	Attacker int      `json:"attacker"`
	Target   int      `json:"target"`
	Port     string   `json:"port"`
	Victor   int      `json:"victor"`
	Beaten   int      `json:"beaten"`
	Pool     []string `json:"pool"`
}

// Describe returns the position by names, ready for encoding/json. The names
// are documented in describe.txt.
func (s *State) Describe() any {
	d := description{
		Turn: int(s.Turn), Fair: s.FairStart != EqualStart, Phase: int(s.Phase), Active: int(s.Active()),
		Box: boxDescription{
			Galleys: int(s.Board.Galleys), Sailors: int(s.SailorsLeft), Forts: int(s.FortsLeft), Goods: map[string]int{},
		},
		Galleys: []galleyDescription{},
		Auction: s.describeAuction(), Errands: s.describeErrands(), Deal: s.describeDeal(),
		Voyage: voyageDescription{int(s.Voyage.Galley), int(s.Voyage.Crossed), s.Voyage.Leave, s.Voyage.Asked.List(), galleyList(s.Voyage.Done)},
		Fight:  s.describeFight(), Landed: s.portNames(s.Landed),
	}
	for p := game.Player(1); int8(p) <= s.Seats; p++ {
		d.Order = append(d.Order, int(s.Order[p]))
		player := playerDescription{Seat: int(p), Power: s.Powers[p].String(), Capital: s.Board.Ports[s.Capital(p)].ID}
		if s.Known.Has(p) {
			player.Ducats = inDucats(s.Ducats[p])
		}
		d.Players = append(d.Players, player)
	}
	for g := Gems; g <= Wood; g++ {
		d.Box.Goods[g.String()] = int(s.Supply[g])
	}
	for g := 1; g <= MaxGalleys; g++ {
		if galley := &s.Galleys[g]; galley.Owner != game.Nobody {
			d.Box.Galleys--
			d.Galleys = append(d.Galleys, galleyDescription{g, int(galley.Owner), s.Board.Zones[galley.Zone].ID,
				int(galley.Sailors), goodNames(&galley.Cargo)})
		}
	}
	for p := 1; p < len(s.Board.Ports); p++ {
		port := &s.Ports[p]
		stock := []string{}
		for _, g := range port.Stock[:port.Filled] {
			stock = append(stock, g.String())
		}
		d.Ports = append(d.Ports, portDescription{s.Board.Ports[p].ID, int(port.Owner), int(port.Sailors), stock, port.Fort})
	}
	return d
}

func (s *State) describeAuction() auctionDescription {
	a := auctionDescription{Bids: []*int{}, Ranking: []int{}, Tied: [][2]int{}, Dice: []int{}}
	for p := game.Player(1); int8(p) <= s.Seats; p++ {
		var bid *int
		if !s.Auction.Sealed.Has(p) {
			bid = inDucats(s.Auction.Bids[p])
		}
		a.Bids = append(a.Bids, bid)
		a.Dice = append(a.Dice, int(s.Auction.Dice[p]))
	}
	for i, p := range s.Auction.Ranking[:s.Seats] {
		a.Ranking = append(a.Ranking, int(p))
		if s.Auction.Tied&(1<<uint(i)) != 0 {
			a.Tied = append(a.Tied, [2]int{int(p), int(s.Auction.Ranking[i+1])})
		}
	}
	return a
}

func (s *State) describeErrands() errandsDescription {
	e := errandsDescription{Prices: map[string]int{}, Recruited: map[string]int{}, Built: s.portNames(s.Errands.Built),
		Transfers: int(s.Errands.Transfers), Trades: []tradeDescription{}}
	for p := 1; p < len(s.Board.Ports); p++ {
		if n := s.Errands.Prices[p]; n != 0 {
			e.Prices[s.Board.Ports[p].ID] = *inDucats(n)
		}
		if n := s.Errands.Recruited[p]; n != 0 {
			e.Recruited[s.Board.Ports[p].ID] = int(n)
		}
	}
	for direction := range s.Errands.Traded {
		for p := range s.Errands.Traded[direction] {
			for g, trade := range s.Errands.Traded[direction][p] {
				if trade != (Trade{}) {
					e.Trades = append(e.Trades, tradeDescription{directionNames[direction], p, Good(g).String(), int(trade.Pieces), trade.Closed})
				}
			}
		}
	}
	return e
}

func (s *State) describeDeal() *dealDescription {
	d := &s.Deal
	if *d == (Deal{}) {
		return nil
	}
	return &dealDescription{int(d.Buyer), int(d.Seller), s.Board.Ports[d.Port].ID, d.Good.String(), int(d.From), int(d.To),
		*inDucats(d.Price), *inDucats(d.Counter)}
}

func (s *State) describeFight() *fightDescription {
	f := &s.Fight
	if *f == (Fight{}) {
		return nil
	}
	return &fightDescription{int(f.Attacker), int(f.Target), s.Board.Ports[f.Port].ID, int(f.Victor), int(f.Beaten), goodNames(&f.Pool)}
}

// inDucats turns hundreds into ducats.
func inDucats(n Hundreds) *int {
	sum := 100 * int(n)
	return &sum
}

// goodNames names each piece.
func goodNames(c *[NumGoods + 1]int8) []string {
	list := []string{}
	for g := Gems; g <= Wood; g++ {
		for range c[g] {
			list = append(list, g.String())
		}
	}
	return list
}

func (s *State) portNames(set PortSet) []string {
	list := []string{}
	for p := range s.Board.Ports {
		if set.Has(PortID(p)) {
			list = append(list, s.Board.Ports[p].ID)
		}
	}
	return list
}

func galleyList(fleet Fleet) []int {
	list := []int{}
	for g := GalleyID(1); g <= MaxGalleys; g++ {
		if fleet.Has(g) {
			list = append(list, int(g))
		}
	}
	return list
}
