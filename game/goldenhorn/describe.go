package goldenhorn

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
// constants of the board.
type description struct {
	Options     optionsDescription        `json:"options"`
	Tiles       []string                  `json:"tiles"`
	Course      []string                  `json:"course"`
	First       int                       `json:"first"`
	Turn        int                       `json:"turn"`
	Number      int                       `json:"number"`
	Attacked    bool                      `json:"attacked"`
	Conquered   bool                      `json:"conquered"`
	Sailing     string                    `json:"sailing"`
	Filling     string                    `json:"filling"`
	ToDraw      int                       `json:"toDraw"`
	Players     []playerDescription       `json:"players"`
	Ships       []shipDescription         `json:"ships"`
	Harbours    map[string]map[string]int `json:"harbours"`
	Bag         map[string]int            `json:"bag"`
	Deck        map[string]int            `json:"deck"`
	Discards    map[string]int            `json:"discards"`
	Supply      int                       `json:"supply"`
	Aside       int                       `json:"aside"`
	Territories []territoryDescription    `json:"territories"`
}

type optionsDescription struct {
	Expansion      bool `json:"expansion"`
	FleetsBySeat   bool `json:"fleetsBySeat"`
	RandomPlaces   bool `json:"randomPlaces"`
	ModoneCards    bool `json:"modoneCards"`
	OtherExtras    bool `json:"otherExtras"`
	OpenWarehouses bool `json:"openWarehouses"`
}

type playerDescription struct {
	Seat      int            `json:"seat"`
	Cards     map[string]int `json:"cards"`
	Warehouse map[string]int `json:"warehouse"`
}

type shipDescription struct {
	ID     string         `json:"id"`
	Owner  int            `json:"owner"`
	Place  int            `json:"place"`
	Ahead  int            `json:"ahead"`
	Turned bool           `json:"turned"`
	Cargo  map[string]int `json:"cargo"`
}

type territoryDescription struct {
	ID          string `json:"id"`
	Owner       int    `json:"owner"`
	Mercenaries int    `json:"mercenaries"`
	Points      int    `json:"points"`
}

// Describe returns the position by names, ready for encoding/json. Places are
// numbers in the list of the course, from 0 for Venice; -1 is nowhere yet.
func (s *State) Describe() any {
	d := description{
		Options: optionsDescription{s.Expansion, s.FleetsBySeat, s.RandomPlaces, s.ModoneCards, s.OtherExtras, s.OpenWarehouses},
		Tiles:   []string{}, Course: s.courseNames(),
		First: int(s.First), Turn: int(s.Turn), Number: int(s.Turns),
		Attacked: s.Attacked, Conquered: s.Conquered,
		Sailing: s.Board.Ships[s.Sailing].ID, Filling: s.Filling.String(), ToDraw: int(s.ToDraw),
		Ships: []shipDescription{}, Harbours: map[string]map[string]int{},
		Bag: counts(s.Bag[:]), Deck: counts(s.Deck[:]), Discards: counts(s.Discards[:]),
		Supply: int(s.Supply), Aside: int(s.Aside),
		Territories: []territoryDescription{},
	}
	for _, side := range s.Tiles {
		if side != 0 {
			d.Tiles = append(d.Tiles, s.Board.Tiles[side].ID)
		}
	}
	for p := 1; p <= int(s.Seats); p++ {
		d.Players = append(d.Players, playerDescription{p, counts(s.Hands[p][:]), s.Stores[p].counts()})
	}
	for i := ShipID(1); i <= MaxShips; i++ {
		if ship := &s.Ships[i]; ship.Owner != game.Nobody {
			d.Ships = append(d.Ships, shipDescription{s.Board.Ships[i].ID, int(ship.Owner), int(ship.Place),
				int(ship.Ahead), ship.Turned, ship.Cargo.counts()})
		}
	}
	for h := Venice; h <= Constantinople; h++ {
		d.Harbours[h.String()] = s.Ports[h].counts()
	}
	for t := TerritoryID(1); s.Expansion && t <= MaxTerritories; t++ {
		info := s.Land(t)
		d.Territories = append(d.Territories, territoryDescription{info.ID, int(s.Lands[t]), int(info.Mercenaries), int(info.Points)})
	}
	return d
}

// courseNames names the places from Venice on: harbours by their names, sea
// spaces by their colours, which are empty before the tile is laid.
func (s *State) courseNames() []string {
	list := []string{}
	for p := Place(0); p <= s.Last; p++ {
		if h := s.HarbourAt(p); h != 0 {
			list = append(list, h.String())
		} else {
			list = append(list, s.Course[p].String())
		}
	}
	return list
}

// counts names the colours of a list with their numbers.
func counts(n []int8) map[string]int {
	m := map[string]int{}
	for c := Red; int(c) < len(n); c++ {
		m[c.String()] = int(n[c])
	}
	return m
}

// counts names everything that can lie in a pile with its number.
func (p *Pile) counts() map[string]int {
	m := counts(p.Cubes[:])
	m["mercenary"], m["peasant"] = int(p.Figures), int(p.Peasants)
	return m
}
