package board

import (
	"serenissima/game"
	"serenissima/render/op"
)

// A Guide tells how the actions of one rule set are pointed at, grouped and
// described. It decides nothing: what it proposes is legal only if the rules
// say so, and they say why if it is not.
type Guide interface {
	// Groups are the buttons of the action bar, in order.
	Groups() []Group
	// Point lists what pointing at ref may have been meant to do, likeliest
	// first.
	Point(s game.State, ref game.Ref) []game.Action
	// Meant lists what a group of the action bar could be pressed for, likeliest
	// first: while nothing of it is legal, why the first is refused says why. It
	// lists nothing if there is nothing that it could be done with.
	Meant(s game.State, group Group) []game.Action
	// Drag lists what may be meant by dropping what, taken from from, on to.
	Drag(s game.State, what, from, to game.Ref) []game.Action
	// Routes lists what several actions in a row can reach, nearest first.
	Routes(s game.State) []Route
	// Preview says what an action would do, in the order of importance.
	Preview(s game.State, a game.Action) []Line
	// PreviewRoute says what a whole route would mean.
	PreviewRoute(s game.State, r Route) []Line
	// Stakes says what an action puts at stake that cannot be taken back, with the odds
	// or the loss; nil for all other actions.
	Stakes(s game.State, a game.Action) []Line
	// Fresh reports whether the seat asked has done nothing yet of what ending
	// would end: ending is passing then.
	Fresh(p game.Prompt) bool
	// Modal reports whether a prompt is a question that comes to a seat from
	// outside its own plans and is shown as such.
	Modal(p game.Prompt) bool
	// Holds lists the places between which pieces can be moved now, the place
	// that all moves begin or end at first; nothing if there are none.
	Holds(s game.State) []Hold
	// Subject is the thing whose turn it is, such as the active galley.
	Subject(s game.State) game.Ref
	// Owner is the seat that a thing belongs to.
	Owner(s game.State, ref game.Ref) game.Player
	// Place is the zone or port where a ship lies, or by which a port does.
	Place(s game.State, ref game.Ref) game.Ref
	// Beside lists what lies next to a zone: its port, and the zones around.
	Beside(s game.State, zone game.Ref) []game.Ref
	// Fight returns the fight about which a seat is asked, nil if there is none.
	Fight(s game.State) *Fight
	// About says what a question is about, with the empty key if the prompt does.
	About(s game.State) Line
	// Here lists where the subject is and what else is there, its area first.
	Here(s game.State) []game.Ref
	// Hits counts the hits of a throw of dice.
	Hits(throw game.Ref) int
	// Die returns the faces of a die: how many of them show no hit, one, two and so
	// on.
	Die(s game.State) []int
	// Clock tells how far the game is: the turn, and the scorings made.
	Clock(s game.State) (turn, scorings int)
	// Meaning says what an event is in the course of the game, zero for nothing that
	// a Meaning stands for.
	Meaning(ev game.Event) Meaning
	// Weight says how much an event matters to those who have not seen it: from zero,
	// for one that need not be told, to MostWeight.
	Weight(ev game.Event) int
	// Ports counts the ports of a seat, for the final table.
	Ports(s game.State, p game.Player) int
	// Miniature draws a position small, twice as wide as high, such as on the list
	// of saved games; colour is that of a seat.
	Miniature(l *op.List, r op.Rect, s game.State, colour func(game.Player) int)
	// Signs are what is drawn on the board and what each means.
	Signs() []Sign
	// Illustration returns a picture of the book of rules by its name there, nil if
	// there is none.
	Illustration(name string) *Illustration
	// RuleOf returns the number of the rule that a thing on the board is explained
	// by, empty if there is none.
	RuleOf(ref game.Ref) string
}

// A Meaning is what an event is in the course of a game, be it of any rule set.
type Meaning uint8

// The meanings.
const (
	NewTurn Meaning = iota + 1
	Scoring         // ports pay now
	Attack          // a fight begins
	Throw           // of one side in a round of a fight, the attacker's before the defender's
	Losses          // sailors that a round has cost: N of them, those of From
	LeadsOn         // one is done and the next begins, which goes without saying
)

// MostWeight is the weight of what nobody may miss.
const MostWeight = 5

// An Illustration is a picture of the book of rules. W and H are its size where
// letters are as large as usual.
type Illustration struct {
	W, H   float64
	Append func(l *op.List, r op.Rect, say Say)
}

// Say returns words of the game, see lang.Words.Line.
type Say = func(key string, args ...any) string

// A Sign is something drawn on the board, with the key of what it means. Append
// draws it into a rectangle that is somewhat wider than high.
type Sign struct {
	Line
	Append func(l *op.List, r op.Rect)
}

// A Group is a button that stands for several verbs.
type Group struct {
	Name  string // key of its caption
	Icon  string
	Verbs []game.Verb
	Rule  string // number of the rule about them
}

// A Hold is a place with pieces that can be taken out or put in.
type Hold struct {
	Place  game.Ref
	Pieces []game.Ref // what lies there, one by one
	Space  int        // pieces that it holds at most
	Source []game.Ref // what can be had there in numbers: the good of a port
}

// A Route is a thing that can be reached and the actions that lead there; the
// plan ends early when somebody else decides in between.
type Route struct {
	To    game.Ref
	Plan  []game.Action
	Risky bool // somebody may stop it on the way or there
}

// A Line is a sentence: a key of the language files and its arguments, name and
// value in turn; a value may be a game.Ref.
type Line struct {
	Key  string
	Args []any
	Warn bool
}

// Guides are the guides by the id of the rule set.
var Guides = map[string]Guide{"serenissima": serenissimaGuide{}}

// A Fight is what is known of a fight that goes on: attacker, then defender.
// Chances are from 0 to 1.
type Fight struct {
	Sides           [2]Side
	Where           game.Ref
	Win, Both, Loss float64 // if it is fought to the end
	Falls, Loses    float64 // in the next round: no defender is left, the attacker loses a sailor
}

// A Side is one side of a fight.
type Side struct {
	What    game.Ref
	By      game.Player
	Sailors int
	Value   int // dice of the next round
}
