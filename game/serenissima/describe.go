package serenissima

import (
	_ "embed"
	"strconv"

	"serenissima/game"
)

//go:embed describe.txt
var descriptionHelp string

// DescriptionHelp returns what the names mean that Describe gives, and what may be
// asked in a position, in English for the command line.
func (r *rules) DescriptionHelp() string { return descriptionHelp }

// A description is a position by names, for programs that know the rules but
// not this package. It leaves out nothing that Check or Apply look at, except
// constants of the board.
type description struct {
	Turn       int                   `json:"turn"`
	Track      int                   `json:"track"`
	Scorings   int                   `json:"scorings"`
	First      int                   `json:"first"`
	Active     int                   `json:"active"`
	Moved      int                   `json:"moved"`
	Players    []playerDescription   `json:"players"`
	Galleys    []galleyDescription   `json:"galleys"`
	Ports      []portDescription     `json:"ports"`
	Supply     map[string]int        `json:"supply"`
	Forts      int                   `json:"forts"`
	Basilicas  int                   `json:"basilicas"`
	Deck       map[string]int        `json:"deck"`
	Discard    map[string]int        `json:"discard"`
	Activation activationDescription `json:"activation"`
}

type playerDescription struct {
	Seat    int `json:"seat"`
	Ducats  int `json:"ducats"`
	Reserve int `json:"reserve"`
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
	Basilica  bool     `json:"basilica"`
	Closed    bool     `json:"closed"`
}

type activationDescription struct {
	Start     string        `json:"start"`
	Loads     int           `json:"loads"`
	FreeCube  bool          `json:"freeCube"`
	Bought    bool          `json:"bought"`
	Value     int           `json:"value"`
	Target    string        `json:"target"`
	Forbidder int           `json:"forbidder"`
	Barred    []game.Player `json:"barred"`
	Asked     []game.Player `json:"asked"`
	Sale      string        `json:"sale"`
	Landing   int           `json:"landing"`
	Looter    int           `json:"looter"`
	Wreck     []string      `json:"wreck"`
	NewShips  []int         `json:"newGalleys"`
}

// Describe returns the position by names, ready for encoding/json. The names
// are documented in describe.txt.
func (s *State) Describe() any {
	d := description{
		Turn: int(s.Turn), Track: int(s.Track), Scorings: int(s.Scorings), First: int(s.First),
		Active: int(s.Active), Moved: int(s.Crossed),
		Supply: goodCounts(&s.Supply), Forts: int(s.FortsLeft), Basilicas: int(s.BasilicasLeft),
		Deck: map[string]int{}, Discard: map[string]int{},
		Galleys:    []galleyDescription{},
		Activation: s.describeActivation(),
	}
	for p := 1; p <= int(s.Seats); p++ {
		d.Players = append(d.Players, playerDescription{p, int(s.Ducats[p]), int(s.Reserve[p])})
	}
	for g := 1; g <= MaxGalleys; g++ {
		if galley := &s.Galleys[g]; galley.Owner != game.Nobody {
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
		d.Ports = append(d.Ports, portDescription{s.Board.Ports[p].ID, int(port.Owner), int(port.Sailors), stock,
			port.Fort, port.Basilica, port.Closed})
	}
	for c := 1; c < len(s.Board.Cards); c++ {
		card := &s.Board.Cards[c]
		d.Deck[card.ID] = int(s.Deck[c])
		d.Discard[card.ID] = int(card.Count - s.Deck[c])
	}
	return d
}

func (s *State) describeActivation() activationDescription {
	a := activationDescription{
		Loads: int(s.LoadSteps), FreeCube: s.FreeCube, Bought: s.BoughtGalley, Value: int(s.CombatCap),
		Forbidder: int(s.Forbidder), Barred: s.LandingBarred.List(), Asked: s.Asked.List(),
		Sale: s.SaleGood.String(), Landing: int(s.LandSailors), Looter: int(s.Looter),
		Wreck: goodNames(&s.Wreck), NewShips: []int{},
	}
	if s.StartZone != 0 {
		a.Start = s.Board.Zones[s.StartZone].ID
	}
	if t := s.Target(); t.Kind == game.PortRef {
		a.Target = "port:" + s.Board.Ports[t.ID].ID
	} else if t.Kind == game.ShipRef {
		a.Target = "ship:" + strconv.Itoa(int(t.ID))
	}
	for g := 1; g <= MaxGalleys; g++ {
		if s.NewGalleys&(1<<uint(g)) != 0 {
			a.NewShips = append(a.NewShips, g)
		}
	}
	return a
}

// goodCounts names all goods with their numbers.
func goodCounts(c *[NumGoods + 1]int8) map[string]int {
	m := map[string]int{}
	for g := Wood; g <= Spice; g++ {
		m[g.String()] = int(c[g])
	}
	return m
}

// goodNames names each cube.
func goodNames(c *[NumGoods + 1]int8) []string {
	list := []string{}
	for g := Wood; g <= Spice; g++ {
		for range c[g] {
			list = append(list, g.String())
		}
	}
	return list
}
