package goldenhorn

import "serenissima/game"

// A Place numbers the places of the course from Venice on: 0 is Venice, then
// come the sea spaces with Modone among them, the last one is Constantinople.
type Place int8

// Unplaced is where a ship is that has not come into play.
const Unplaced Place = -1

// MaxPlaces is the number of places of the longest course (G2.1).
const MaxPlaces = 15

// A Pile is what lies together in a harbour, aboard a ship or in a warehouse.
type Pile struct {
	Cubes    [NumColours + 1]int8 // goods, by Colour
	Figures  int8                 // mercenaries, G9.1
	Peasants int8                 // black cubes that stand in for them, G9.5
}

// Size is the number of pieces in the pile.
func (p *Pile) Size() int8 {
	n := p.Figures + p.Peasants
	for _, c := range p.Cubes {
		n += c
	}
	return n
}

// Add puts what lies in q onto the pile.
func (p *Pile) Add(q *Pile) {
	for c, n := range q.Cubes {
		p.Cubes[c] += n
	}
	p.Figures += q.Figures
	p.Peasants += q.Peasants
}

// A Ship is where one of the twelve ships is and what it carries.
type Ship struct {
	Owner  game.Player // Nobody for a fleet that stays in the box
	Place  Place
	Ahead  int8 // on the way: 1 towards Constantinople, -1 towards Venice; 0 in a start harbour
	Turned bool // has turned round on this voyage, G5.7
	Dock   int8 // of Modone in which it lies, from zero; no rule asks for it
	Cargo  Pile
}

// A State is a position of Golden Horn. It is flat: assignment copies it. The
// fields are for reading; only Apply, Redact and Resample change them.
type State struct {
	Board *Board // immutable

	Seats          int8 // number of players, G1.1
	Expansion      bool // Dominio da Mar, G9
	FleetsBySeat   bool // G2.2
	RandomPlaces   bool // G2.4
	ModoneCards    bool // G6.4
	OtherExtras    bool // the other extras for rows, G8.3
	OpenWarehouses bool // G10.2
	OtherLands     bool // the other values of the territories, G9.1

	Last   Place             // of the course: Constantinople
	Modone Place             // 0 if it is not on the course
	Course [MaxPlaces]Colour // of the sea spaces; none for harbours
	Tiles  [4]TileSide       // laid, from Venice on

	First game.Player              // the first player, Nobody before it is drawn
	Ships [MaxShips + 1]Ship       // by ShipID
	Ports [Constantinople + 1]Pile // what lies in the start harbours, by HarbourID

	// What seats may not know of each other. In a view the bag holds what is in
	// the bag and the unknown warehouses together, the deck what is in the deck
	// and the unknown hands; the sizes tell how much of it is where.
	HandsKnown  game.Seats
	StoresKnown game.Seats
	Bag         [NumCubes + 1]int8 // cubes of each kind
	BagSize     int8
	Deck        [NumColours + 1]int8 // cards of each colour
	DeckSize    int8
	Hands       [game.MaxSeats + 1][NumColours + 1]int8 // by seat and colour
	HandSize    [game.MaxSeats + 1]int8
	Stores      [game.MaxSeats + 1]Pile // the warehouses, by seat
	StoreSize   [game.MaxSeats + 1]int8

	Discards [NumColours + 1]int8            // open
	Supply   int8                            // figures beside the board, G9.1
	Aside    int8                            // black cubes put aside, G9.4
	Lands    [MaxTerritories + 1]game.Player // owners of the territories

	Turn      game.Player // whose turn it is, Nobody during the set-up
	Turns     int16       // begun so far
	Attacked  bool        // in this turn, G3.1
	Conquered bool        // in this turn, G9.12
	Sailing   ShipID      // that loads or is under way in this turn
	Filling   HarbourID   // that is being filled
	ToDraw    int8        // cards still to draw, G6.2
	SetupStep int8        // done in the present part of the set-up

	prompt  game.Prompt
	decider game.Player
}

var _ game.State = (*State)(nil)

// Decision implements game.State.
func (s *State) Decision() game.Decision {
	return game.Decision{Player: s.decider, Prompt: s.prompt}
}

// Clone implements game.State.
func (s *State) Clone() game.State {
	c := *s
	return &c
}

// CopyFrom implements game.State.
func (s *State) CopyFrom(src game.State) { *s = *src.(*State) }

// ask sets the open decision.
func (s *State) ask(p game.Player, prompt game.Prompt) { s.decider, s.prompt = p, prompt }

// seat returns the seat that is n places clockwise of the first player.
func (s *State) seat(n int8) game.Player {
	return game.Player((int8(s.First)-1+n)%s.Seats) + 1
}

// seatInfo returns what depends on the number of players.
func (s *State) seatInfo() *SeatInfo { return &s.Board.Seats[s.Seats] }

// HarbourAt returns the harbour at a place, zero for a sea space.
func (s *State) HarbourAt(p Place) HarbourID {
	switch {
	case p == 0:
		return Venice
	case p == s.Last:
		return Constantinople
	case p == s.Modone:
		return Modone
	}
	return 0
}

// StartHarbourAt returns the start harbour at a place, zero elsewhere.
func (s *State) StartHarbourAt(p Place) HarbourID {
	switch p {
	case 0:
		return Venice
	case s.Last:
		return Constantinople
	}
	return 0
}

// placeOf returns the place of a start harbour.
func (s *State) placeOf(h HarbourID) Place {
	if h == Venice {
		return 0
	}
	return s.Last
}

// AtSea reports whether the place is a sea space of the course.
func (s *State) AtSea(p Place) bool { return p > 0 && s.HarbourAt(p) == 0 }

// Land returns what is printed on a territory tile, by the option agreed on.
func (s *State) Land(t TerritoryID) *TerritoryInfo {
	if s.OtherLands {
		return &s.Board.Territories[AlternativeValues][t]
	}
	return &s.Board.Territories[StandardValues][t]
}
