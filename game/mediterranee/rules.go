package mediterranee

import (
	"slices"

	"serenissima/game"
)

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

// mostMoves is more than the longest list of actions without sums of money: 28
// galleys in one zone can move goods in 2,268 ways and sailors in 812.
const mostMoves = 4096

// longestGame is more than the actions of any game in which the dice do not
// conspire for ever. In a turn each player can spend all money once, piece by
// piece, and throw away what was bought; 60 transfers, at most 168 deals between
// galleys with six actions each, moves, landings and sales come on top.
func longestGame(b *Board) int {
	const (
		spending = 2 * game.MaxSeats
		others   = 3000 * game.MaxSeats
	)
	return int(slices.Max(b.Turns[:])) * (spending*b.wealth() + others)
}

// NewOn returns the rules on a board read from data in the form of board.json.
func NewOn(data []byte) (game.Rules, error) {
	b, err := LoadBoard(data)
	if err != nil {
		return nil, err
	}
	r := &rules{board: b, info: game.Info{
		ID: "mediterranee", Version: 2, MinSeats: 2, MaxSeats: 4,
		Options: []game.OptionInfo{
			{Name: "powers", Values: []string{"venice-genoa", "spain-turkey"}, Seats: []int{2}}, // M1.1
			{Name: "money", Values: []string{"secret", "open"}},                                 // M1.6
			{Name: "fair-start", Values: fairStartNames},                                        // M1.8
		},
		Verbs: verbNames, Prompts: promptNames, Notes: noteNames, Reasons: reasonTable.Names(), Standing: standingNames,
		Secret:          []game.Prompt{Bidding, Purchases, AnswerPrice, LastAnswer},
		HiddenByDefault: true,
		LongestGame:     longestGame(b), MostLegalActions: max(mostMoves, b.wealth()+2),
	}}
	refs := &r.info.Refs
	for _, p := range b.Ports {
		refs[game.PortRef] = append(refs[game.PortRef], p.ID)
	}
	for _, z := range b.Zones {
		refs[game.AreaRef] = append(refs[game.AreaRef], z.ID)
	}
	refs[game.GoodRef] = goodIDs
	refs[game.BuildingRef] = []string{"", "fort"}
	return r, nil
}

// Info implements game.Rules.
func (r *rules) Info() *game.Info { return &r.info }

// New implements game.Rules: the position before the first galley is manned.
func (r *rules) New(o game.Options) (game.State, error) {
	if err := r.info.CheckOptions(o); err != nil {
		return nil, err
	}
	b := r.board
	s := &State{
		Board: b, Seats: int8(o.Seats), OpenMoney: r.info.Option(o, "money") == "open",
		FairStart: FairStart(slices.Index(fairStartNames, r.info.Option(o, "fair-start"))),
		Supply:    b.Goods, FortsLeft: b.Forts, SailorsLeft: b.Sailors,
	}
	s.Recount()
	first := Venice
	if o.Seats == 2 && r.info.Option(o, "powers") == "spain-turkey" {
		first = Spain
	}
	for p := game.Player(1); int(p) <= o.Seats; p++ {
		s.Powers[p] = first + Power(p) - 1
		s.settle(p)
	}
	s.ask(1, Manning)
	return s, nil
}
