// Package game is the contract between the rules of a board game and
// everything else: screen, opponents, saves, search.
//
// A rule set is a flat, copyable State with a list of legal actions and an
// unchecked Apply. An Action is a verb and up to three Refs; a Ref is anything
// a player can point at. Chance is a seat of its own whose actions are the
// outcomes of dice, decks and bags. The package knows no board, no clock, no
// screen and no words for people to read.
package game

import (
	"errors"
	"fmt"
	"slices"
)

// A Player is a seat, 1 to MaxSeats. Two more values say that nobody is to
// decide (the game is over) or that dice, bag or deck are.
type Player int8

// The players that are not seats, and the largest seat.
const (
	Chance   Player = -1
	Nobody   Player = 0
	MaxSeats        = 4
)

// A RefKind says what sort of thing a Ref names. Kinds are shared by all rule
// sets and written to files: append only.
type RefKind uint8

// The kinds of reference.
const (
	NoRef        RefKind = iota
	SeatRef              // a player; ID is the seat
	AreaRef              // a sea zone or a space of a course
	PortRef              // a port or harbour
	ShipRef              // a galley or ship
	GoodRef              // a kind of goods, or a colour that stands for one
	SailorRef            // a sailor; ID is the seat of its owner
	CardRef              // a kind of card
	DiceRef              // a throw of dice; the coding of ID is the rule set's
	MoneyRef             // a sum of money in the rule set's unit
	CountRef             // a plain number
	BuildingRef          // a fort, a basilica
	TrackRef             // a space of the turn track
	BoxRef               // the bank, the supply, the box: ID 0
	TerritoryRef         // a territory
	TileRef              // a tile of a course and the side shown
	HeapRef              // like pieces that lie together in a place, for pointing at; the coding of ID is the table's
	numRefKinds
)

// NumRefKinds is the number of kinds, for tables indexed by RefKind.
const NumRefKinds = int(numRefKinds)

// A Ref names one thing of a rule set. The zero Ref names nothing. Files name the
// IDs as Info does, codes by their numbers: append only.
type Ref struct {
	Kind RefKind
	ID   int16
}

// Box is the Ref of the bank and the supply.
var Box = Ref{Kind: BoxRef}

// A Verb says what an Action does; the numbers belong to the rule set and start
// at one. Files name verbs as Info does, codes by their numbers: append only.
type Verb uint8

// An Action is one atomic decision, or one outcome of chance: a verb and the
// things it is about, subject first. Actions are comparable and mean nothing
// without their rule set.
type Action struct {
	By   Player
	Verb Verb
	Obj  [3]Ref
}

// Less orders actions by seat, verb and objects; lists of legal actions are
// sorted by it.
func (a Action) Less(b Action) bool {
	if a.By != b.By {
		return a.By < b.By
	}
	if a.Verb != b.Verb {
		return a.Verb < b.Verb
	}
	for i := range a.Obj {
		if a.Obj[i].Kind != b.Obj[i].Kind {
			return a.Obj[i].Kind < b.Obj[i].Kind
		}
		if a.Obj[i].ID != b.Obj[i].ID {
			return a.Obj[i].ID < b.Obj[i].ID
		}
	}
	return false
}

// First returns the first object of the kind for which ok holds (nil: any), the
// zero Ref if there is none.
func (a Action) First(kind RefKind, ok func(Ref) bool) Ref {
	for _, r := range a.Obj {
		if r.Kind == kind && (ok == nil || ok(r)) {
			return r
		}
	}
	return Ref{}
}

// A Prompt names the question a Decision asks; numbers belong to the rule set.
type Prompt uint8

// A Decision says whose answer the state awaits, and to what question.
type Decision struct {
	Player Player // a seat, Chance, or Nobody when the game is over
	Prompt Prompt
}

// An Outcome is one possible result of chance. Its probability is Weight over
// the sum of the weights in its list.
type Outcome struct {
	Action Action
	Weight int32
}

// Seats is a set of seats, bit n for seat n.
type Seats uint8

// Everybody is the set of all seats.
const Everybody Seats = 0xff

// Has reports whether p is in the set.
func (s Seats) Has(p Player) bool { return p > 0 && s&(1<<uint(p)) != 0 }

// With returns the set with p added.
func (s Seats) With(p Player) Seats { return s | 1<<uint(p) }

// List returns the seats of the set in their order, never nil.
func (s Seats) List() []Player {
	list := []Player{}
	for p := Player(1); p <= MaxSeats; p++ {
		if s.Has(p) {
			list = append(list, p)
		}
	}
	return list
}

// An EventKind says what sort of fact an Event reports. Kinds are shared by all
// rule sets: append only.
type EventKind uint8

// The kinds of event.
const (
	Moved    EventKind = iota + 1 // What went From To, N of them
	Placed                        // What came into play at To, N of them
	Removed                       // What left play from From, N of them
	Took                          // By took What from From to To
	Rolled                        // By threw What (dice), N hits, From against To
	Paid                          // From paid To the sum N; Note says what for
	Drew                          // What was drawn
	Revealed                      // What was hidden and is open now; N is its amount
	Scored                        // What brought N to To
	Turned                        // a marker or wheel moved From To
	Chose                         // By chose What (and To); Note says what for
	Ended                         // the game, a turn or a phase ended; Note says which
	numEventKinds
)

// NumEventKinds is the number of kinds plus one, for tables by EventKind.
const NumEventKinds = int(numEventKinds)

// A Note tells events of one kind apart; the numbers are the rule set's own.
type Note uint8

// An Event is a fact, told in refs. Who may not see What (Seen) still learns
// its Kind.
type Event struct {
	Kind           EventKind
	Note           Note
	By             Player
	What, From, To Ref
	N              int16
	Seen           Seats
}

// Events collects events. A nil *Events discards them, which is how search
// avoids their cost.
type Events struct{ List []Event }

// Add appends ev; an empty Seen means that everybody sees it.
func (e *Events) Add(ev Event) {
	if e == nil {
		return
	}
	if ev.Seen == 0 {
		ev.Seen = Everybody
	}
	e.List = append(e.List, ev)
}

// A Result holds the scores and ranks as they stand, by seat.
type Result struct {
	Over  bool
	Score [MaxSeats + 1]int32
	Rank  [MaxSeats + 1]int8 // 1 is best, equals share; 0 for seats not in the game
}

// SetRanks ranks the seats 1 to seats; ahead reports whether p is better than q.
func (r *Result) SetRanks(seats int8, ahead func(p, q Player) bool) {
	for p := Player(1); int8(p) <= seats; p++ {
		r.Rank[p] = 1
		for q := Player(1); int8(q) <= seats; q++ {
			if ahead(q, p) {
				r.Rank[p]++
			}
		}
	}
}

// A State is a position, complete, with nothing about how it is shown and no
// history. Methods that take no *Events or buffer do not change it.
type State interface {
	// Decision says who is to decide what.
	Decision() Decision
	// Asking says what sort of decision that is.
	Asking() Asking
	// AppendActions appends the legal actions of Decision().Player to dst,
	// sorted by Action.Less and without duplicates; none for Chance or Nobody.
	AppendActions(dst []Action) []Action
	// AppendOutcomes appends the possible outcomes when Decision().Player is
	// Chance, sorted, with weights above zero; otherwise nothing.
	AppendOutcomes(dst []Outcome) []Outcome
	// Check returns nil for a legal action or possible outcome, else *Illegal.
	Check(a Action) error
	// Apply carries out an action that has passed Check and reports what
	// happened; an action that has not may panic.
	Apply(a Action, out *Events)
	// Result tells scores and ranks as they stand.
	Result() Result
	// Clone returns an independent copy.
	Clone() State
	// CopyFrom makes the state equal to src, of the same type, without
	// allocating.
	CopyFrom(src State)
	// Redact forgets what seat p cannot know.
	Redact(p Player)
	// Resample replaces what p cannot know by a guess that agrees with what p
	// knows: redacting the result gives the redacted state again.
	Resample(p Player, r *Rand)
	// AppendText appends the canonical text: equal states have equal texts and
	// different states different ones.
	AppendText(dst []byte) []byte
}

// An OptionInfo is an option of a rule set; the first value is the default.
type OptionInfo struct {
	Name   string
	Values []string
	Easy   string // the value for somebody's first game; empty: the default
	Seats  []int  // the numbers of seats for which it makes a difference; nil: all
}

// Matters reports whether the option makes a difference in a game of so many seats. Where it
// does not, nobody is to be asked about it, but it does no harm.
func (oi *OptionInfo) Matters(seats int) bool {
	return oi.Seats == nil || slices.Contains(oi.Seats, seats)
}

// Options are what is agreed on before a game begins.
type Options struct {
	Seats  int
	Values map[string]string // by option name; what is missing has its default
}

// Info describes a rule set. Names are lower-case words joined by hyphens; they
// are written to files and are the keys of the texts people read.
type Info struct {
	ID               string
	Version          int // raised whenever legality or Apply changes
	MinSeats         int
	MaxSeats         int
	Options          []OptionInfo
	Verbs            []string              // by Verb; entry 0 is empty, as in the lists below
	Prompts          []string              // by Prompt
	Notes            []string              // by Note
	Reasons          []string              // by Reason
	Standing         []string              // names of standing answers, in no order
	Refs             [NumRefKinds][]string // names of the IDs of a kind; nil: plain numbers
	Secret           []Prompt              // prompts whose screen shows a secret of the seat asked
	HiddenByDefault  bool                  // whether seats have secrets with default options
	LongestGame      int                   // more actions than any game can have, chance included
	MostLegalActions int                   // more legal actions than any position can have
}

// Rules make states of one rule set.
type Rules interface {
	Info() *Info
	// New returns the state before the first decision. It fails if o names a
	// number of seats, an option or a value that the rule set does not have.
	New(o Options) (State, error)
}

// Possible reports whether a is an outcome of the chance decision that s
// awaits.
func Possible(s State, a Action) bool {
	return slices.ContainsFunc(s.AppendOutcomes(nil), func(o Outcome) bool { return o.Action == a })
}

// Stuck returns an error if who is asked has nothing to choose from: chance no
// outcome, a seat no legal action.
func Stuck(s State) error {
	switch p := s.Decision().Player; {
	case p == Chance && len(s.AppendOutcomes(nil)) == 0:
		return errors.New("chance has nothing to deal")
	case p > Nobody && len(s.AppendActions(nil)) == 0:
		return fmt.Errorf("player %d has no legal action", p)
	}
	return nil
}
