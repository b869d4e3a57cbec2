package serenissima

import "serenissima/game"

// rules are the rules on a board.
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
		ID: "serenissima", Version: 1, MinSeats: 2, MaxSeats: 4,
		Options: []game.OptionInfo{
			{Name: "money", Values: []string{"open", "hidden"}}, // S2.7
			// By chance there is one thing less to decide (S2.2).
			{Name: "closing", Values: []string{"chosen", "random"}, Easy: "random", Seats: b.closing()},
		},
		Verbs: verbNames, Prompts: promptNames, Notes: noteNames, Reasons: reasonTable.Names(),
		LongestGame: 20000, MostLegalActions: MostActions,
	}}
	refs := &r.info.Refs
	for _, p := range b.Ports {
		refs[game.PortRef] = append(refs[game.PortRef], p.ID)
	}
	for _, z := range b.Zones {
		refs[game.AreaRef] = append(refs[game.AreaRef], z.ID)
	}
	for _, c := range b.Cards {
		refs[game.CardRef] = append(refs[game.CardRef], c.ID)
	}
	refs[game.GoodRef] = goodIDs
	refs[game.BuildingRef] = []string{"", "fort", "basilica"}
	return r, nil
}

// Info implements game.Rules.
func (r *rules) Info() *game.Info { return &r.info }

// New implements game.Rules: the position before the first player is drawn.
func (r *rules) New(o game.Options) (game.State, error) {
	if err := r.info.CheckOptions(o); err != nil {
		return nil, err
	}
	b, seats := r.board, r.board.Seats[o.Seats]
	s := &State{
		Board: b, Seats: int8(o.Seats),
		HiddenMoney:   r.info.Option(o, "money") == "hidden",
		RandomClosing: r.info.Option(o, "closing") == "random",
		Supply:        b.Cubes, FortsLeft: b.Forts, BasilicasLeft: b.Basilicas,
		Deck: b.cardsInDeck, Track: seats.TrackStart,
	}
	for p := game.Player(1); int(p) <= o.Seats; p++ {
		s.Known = s.Known.With(p)
		s.Ducats[p], s.Reserve[p] = b.StartDucats, seats.Sailors
	}
	s.held = s.count()
	s.ask(game.Chance, FirstPlayer)
	return s, nil
}
