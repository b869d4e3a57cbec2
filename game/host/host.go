// Package host leads a match without a screen: it carries out plans, takes them back as a whole,
// lets bots think in slices, answers what has been agreed on beforehand, ends by itself what has
// nothing left to do, and hands out what has happened. Window, terminal, lessons and tests are its
// clients. It reads no clock: a client says when the next thing may happen by itself.
package host

import (
	"serenissima/game"
	"serenissima/game/session"
)

// A Host is a match under way, as far as the viewer who is named may know of it.
type Host interface {
	session.Outline

	// Take returns what has happened since it was called last, in order, as a viewer may see it.
	Take(viewer game.Player) []News

	// Next returns what comes next. All but Over and Asks is done by Step.
	Next() Next
	// Step does what comes next, if it can be done without a person: of a bot, once Think has let it
	// decide. It reports whether something has happened. It returns *game.Illegal for a step of a
	// plan that the seat could not know to be illegal.
	Step() (done bool, err error)
	// Seated reports whether the bot that is to decide has sat down.
	Seated() bool
	// Thinking reports whether a bot has begun to think about the position at hand.
	Thinking() bool
	// Think lets the bot that is to decide think so many units, and reports whether it has decided.
	// A new bot takes a call for sitting down, and one for beginning to think.
	Think(units int) (decided bool)

	// Propose carries out the first of some actions, as if they were one click; Step carries out the
	// others, as long as nobody has an objection. A single one of another seat leaves the plan under
	// way as it is. An illegal first one changes nothing and returns *game.Illegal.
	Propose(plan ...game.Action) error
	// Repeat carries out an action, and again as long as it is legal and a condition holds in the
	// view of its seat.
	Repeat(a game.Action, while func(view game.State) bool) error
	// UnderWay reports whether a plan goes on before a person has to decide.
	UnderWay() bool
	// Stopped reports whether something was left of a plan when it was stopped, and has not been
	// forgotten.
	Stopped() bool
	// Remaining is what is still possible of a plan that was stopped, once its seat is to decide
	// again.
	Remaining() []game.Action
	// Forget forgets what was left of a plan when it was stopped.
	Forget()
	// SetEnding says what is ended by itself from now on.
	SetEnding(e Ending)

	// Undo takes back what has been done last in one go, or returns *Barred.
	Undo() error
	// UndoTo takes back all entries of the log behind the first n, or returns *Barred.
	UndoTo(n int) error
	// TurnStart is the number of entries before the turn that is under way, or before the last one
	// if that has just ended; if a part of it cannot be undone, before what can.
	TurnStart() int
	// Redo does again what was taken back last.
	Redo() error

	// Stand lets an answer stand from now on, and gives it to the question at hand.
	Stand(x game.StandingAnswer) error
	// Withdraw takes a standing answer back.
	Withdraw(x game.StandingAnswer) error
	// HandOver notes that the seat which is to decide has taken the screen: what others have decided
	// before stays.
	HandOver()
}

// News is something that has happened.
type News struct {
	session.Beat
	Ended bool // the host has ended something, since nothing else was left
	Stops bool // it calls for new thoughts: somebody has done harm, or dice have fallen
}

// A Next is what comes next in a match.
type Next uint8

// What comes next.
const (
	Over     Next = iota // nothing: the match is over
	Asks                 // a person has to decide
	GoesOn               // the next action of the plan under way
	Answers              // a standing answer answers a question
	Thinks               // a bot decides
	Scripted             // another seat does what the script says
)

// An Ending says what is ended by itself where a person has nothing else left to do.
type Ending uint8

// The endings.
const (
	EndNothing Ending = iota
	EndPhases         // parts of a turn where everybody sees that nothing is left
	EndTurns          // whole turns as well, but not where that would tell a secret
)
