package goldenhorn

import "serenissima/game"

// rules are the rules with what is printed on the pieces.
type rules struct {
	board *Board
	info  game.Info
}

// standard is the rule set on the embedded board, unless somebody has edited
// that into nonsense.
var standard, boardFault = NewOn(boardJSON)

// BoardFault returns what is wrong with the embedded board, nil if nothing is.
func BoardFault() error { return boardFault }

// New returns the rules on the embedded board, which must be without fault.
func New() game.Rules {
	if boardFault != nil {
		panic(boardFault)
	}
	return standard
}

// NewOn returns the rules on a board read from data in the form of board.json.
func NewOn(data []byte) (game.Rules, error) {
	b, err := LoadBoard(data)
	if err != nil {
		return nil, err
	}
	r := &rules{board: b, info: game.Info{
		ID: "goldenhorn", Version: 2, MinSeats: 2, MaxSeats: 4,
		Options: []game.OptionInfo{
			{Name: "expansion", Values: []string{"no", "yes"}},                 // G9
			{Name: "fleets", Values: []string{"dealt", "by-seat"}},             // G2.2
			{Name: "placement", Values: []string{"chosen", "random"}},          // G2.4
			{Name: "modone-cards", Values: []string{"off", "on"}},              // G6.4
			{Name: "extras", Values: []string{"standard", "alternative"}},      // G8.3
			{Name: "warehouses", Values: []string{"hidden", "open"}},           // G10.2
			{Name: "territories", Values: []string{"standard", "alternative"}}, // G9.1
		},
		Verbs: verbNames, Prompts: promptNames, Notes: noteNames, Reasons: reasonTable.Names(),
		Secret:          []game.Prompt{BeforeMove, Underway, AfterMove},
		HiddenByDefault: true,
		// At most some 250 pieces ever come into a harbour, each voyage takes one
		// at least, and none has more than 26 places to sail (G11.1).
		LongestGame: 60000, MostLegalActions: 160,
	}}
	refs := &r.info.Refs
	for i := range b.Ships {
		refs[game.ShipRef] = append(refs[game.ShipRef], b.Ships[i].ID)
	}
	for i := range b.Tiles {
		refs[game.TileRef] = append(refs[game.TileRef], b.Tiles[i].ID)
	}
	for i := range b.Territories[StandardValues] {
		refs[game.TerritoryRef] = append(refs[game.TerritoryRef], b.Territories[StandardValues][i].ID)
	}
	refs[game.PortRef] = harbourIDs
	refs[game.GoodRef] = cubeIDs
	refs[game.CardRef] = cubeIDs[:NumColours+1]
	refs[game.SailorRef] = []string{"", "mercenary", "peasant"}
	return r, nil
}

// Info implements game.Rules.
func (r *rules) Info() *game.Info { return &r.info }

// New implements game.Rules: the position before the first tile is laid.
func (r *rules) New(o game.Options) (game.State, error) {
	if err := r.info.CheckOptions(o); err != nil {
		return nil, err
	}
	is := func(option, value string) bool { return r.info.Option(o, option) == value }
	b := r.board
	s := &State{
		Board: b, Seats: int8(o.Seats),
		Expansion:      is("expansion", "yes"),
		FleetsBySeat:   is("fleets", "by-seat"),
		RandomPlaces:   is("placement", "random"),
		ModoneCards:    is("modone-cards", "on"),
		OtherExtras:    is("extras", "alternative"),
		OpenWarehouses: is("warehouses", "open"),
		OtherLands:     is("territories", "alternative"),
		Bag:            b.Cubes, Deck: b.Cards,
	}
	if s.Expansion {
		s.Supply = b.Figures
	} else {
		s.Bag[Black], s.Bag[White] = 0, 0
	}
	for _, n := range s.Bag {
		s.BagSize += n
	}
	for _, n := range s.Deck {
		s.DeckSize += n
	}
	for p := game.Player(1); int(p) <= o.Seats; p++ {
		s.HandsKnown, s.StoresKnown = s.HandsKnown.With(p), s.StoresKnown.With(p)
	}
	for i := range s.Ships {
		s.Ships[i].Place = Unplaced
	}
	for _, symbol := range s.seatInfo().Course {
		s.Last++
		if symbol == ModoneSymbol {
			s.Modone = s.Last
		} else {
			s.Last += TileSpaces - 1
		}
	}
	s.Last++
	s.ask(game.Chance, NextTile)
	return s, nil
}
