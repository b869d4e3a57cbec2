package table

import (
	"strings"

	"serenissima/game"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/motion"
)

// A Fighter is the table of a game in which dice are thrown in every fight.
type Fighter interface {
	// Fight returns the fight about which a seat is asked, nil if there is none.
	Fight(s game.State) *Fight
	// Begins returns the fight that an action would begin, nil if it begins none.
	Begins(s game.State, a game.Action) *Fight
	// Reckon tells how a throw makes what it costs the other side, thrown by so many sailors; empty where the dice show
	// that. A throw that is still to come has no dice.
	Reckon(v *View, throw game.Event, sailors int) string
}

// A SumAsker is the table of a game in which people name sums, such as bids and prices.
type SumAsker interface {
	// Sum says how to ask for the number in which actions differ, and in nothing else;
	// nil if they are better shown one by one.
	Sum(s game.State, among []game.Action) *Sum
	// SumHelper returns what helps to choose a sum that is asked for now, nil for nothing.
	SumHelper(d Desk) SumHelper
}

// A Chooser is the table of a game in which a thing is chosen to act with before anything is
// done, such as one of several ships and what it is to load. What is chosen is no part of
// the position.
type Chooser interface {
	// Choose returns what is chosen once a thing has been pointed at, given what was
	// chosen before; ok is false for a thing that cannot be chosen.
	Choose(s game.State, chosen []game.Ref, ref game.Ref) (now []game.Ref, ok bool)
	// With is Offer once things are chosen.
	With(s game.State, chosen []game.Ref) Offer
	// ChosenFor lists what is chosen, in order, before a way can be taken that begins with
	// an action; nothing for an action that is done without.
	ChosenFor(s game.State, a game.Action) []game.Ref
}

// A Veiler is the table of a game in which what only one seat may know can be kept off a screen
// that several people see.
type Veiler interface {
	// Veils reports whether it has a veil for a decision: not where that itself is secret, or
	// nothing is.
	Veils(s game.State) bool
	// Veil returns a copy of a position in which what the seat that decides can do tells nothing
	// that the others may not know: something of it may be refused for a secret reason.
	Veil(s game.State) game.State
}

// A Fight is what is known of a fight that goes on, or would: attacker, then defender. Chances
// are from 0 to 1.
type Fight struct {
	Sides           [2]Side
	Where           game.Ref
	On              game.Action // begins the fight or goes on with it
	Stop            game.Action // ends it; the zero Action where nothing has to be done for that
	Win, Both, Loss float64     // if it is fought to the end
	Falls, Loses    float64     // in the next round: no defender is left, the attacker loses a sailor
}

// A Side is one side of a fight.
type Side struct {
	What    game.Ref
	By      game.Player
	Sailors int
	Value   int // dice of the next round
}

// An Illustration is a picture of the book of rules. W and H are its size where letters
// are as large as usual.
type Illustration struct {
	W, H   float64
	Append func(l *display.List, r display.Rect, say Say)
}

// BookView is a view of a position without window or camera, for pictures of the book of rules: each seat has the
// colour of its number.
func BookView(info *game.Info, s game.State, colour func(seat int) int, say Say) *View {
	v := &View{State: s, Say: say, Name: func(ref game.Ref) string {
		return say(strings.Replace(string(info.AppendRef(nil, ref)), ":", ".", 1))
	}}
	for seat := 1; seat <= game.MaxSeats; seat++ {
		v.Seats = append(v.Seats, SeatStyle{Colour: colour(seat)})
	}
	v.Frame.Shape, v.Frame.Unit = layout.Wide, 1
	return v
}

// Say returns words of the game, see lang.Words.Line.
type Say = func(key string, args ...any) string

// A Sign is something drawn on the board, with the key of what it means. Append draws
// it into a rectangle that is somewhat wider than high.
type Sign struct {
	Line
	Append func(l *display.List, r display.Rect)
}

// SignOf is a sign with the key of what it means.
func SignOf(key string, draw func(l *display.List, r display.Rect)) Sign {
	return Sign{Line: Line{Key: key}, Append: draw}
}

// FightOf returns the fight about which a seat is asked, nil if there is none.
func FightOf(t Table, s game.State) *Fight {
	if f, ok := t.(Fighter); ok {
		return f.Fight(s)
	}
	return nil
}

// FightBegunBy returns the fight that an action would begin, nil if it begins none.
func FightBegunBy(t Table, s game.State, a game.Action) *Fight {
	if f, ok := t.(Fighter); ok {
		return f.Begins(s, a)
	}
	return nil
}

// CountsHits reports whether dice are thrown in fights that show hits by themselves.
func CountsHits(t Table) bool {
	_, fights := t.(Fighter)
	if !fights {
		return false
	}
	return !motion.ShowsPips(t.Stage(&View{}))
}

// VeilsOn reports whether several people may see how somebody decides on a table, see Veiler.
func VeilsOn(t Table, s game.State) bool {
	x, ok := t.(Veiler)
	return ok && x.Veils(s)
}

// Hits is how many sailors a throw costs the other side, however many that has.
func Hits(s motion.Stage, throw game.Event) (n int) {
	if motion.ShowsPips(s) {
		return int(throw.N)
	}
	for _, hits := range s.Faces(throw.What, int(throw.N)) {
		n += hits
	}
	return n
}

// HitsOf counts the hits of a throw of dice; where a throw by itself hits nothing, it is what the dice
// show.
func HitsOf(t Table, throw game.Ref) (n int) {
	for _, hits := range t.Stage(&View{}).Faces(throw, 0) {
		n += hits
	}
	return n
}
