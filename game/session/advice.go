package session

import "serenissima/game"

// An Advisor tells a person what it would do, and why. It is deterministic.
type Advisor interface {
	// Advise returns the best that p can do in p's view, nil if there is nothing to
	// choose.
	Advise(view game.State, p game.Player) *Advice
	// Explain tells what speaks for and against actions that p could do in p's view,
	// up to where chance or somebody else speaks.
	Explain(view game.State, p game.Player, actions []game.Action) *Advice
	// Weigh is like Explain, for steps that p could begin with and the best that it
	// could do behind them.
	Weigh(view game.State, p game.Player, steps []game.Action) *Advice
}

// Advice is a plan and what makes it better than to stop, than the other answer, or than
// what else there is to choose in the mean.
type Advice struct {
	Plan      []game.Action
	Worth     int64         // by how much it is better, in 1/100 of what the game is scored in
	Share     bool          // Worth, and that of the reasons, is in 1/100 percent of victories instead
	Unknown   bool          // nobody can tell what it is worth
	Facts     bool          // reasons are told as facts, whose worth only ranks them
	Odds      int64         // of victory in millionths, if the plan ends with an attack; else zero
	Reasons   []Reason      // what makes the difference, the greatest first
	Otherwise []game.Action // what others are expected to do if one answers otherwise
}

// A Reason is a part of the worth of a plan.
type Reason struct {
	About string   // key of the text
	Where game.Ref // what it is about, or nothing
	N     int      // a number in the text, such as points
	Worth int64    // as that of the advice, below zero if it speaks against the plan
}

// Ducats rounds a worth, which is in 1/100 ducat, to ducats.
func Ducats(worth int64) int {
	if worth < 0 {
		return -Ducats(-worth)
	}
	return int(worth+50) / 100
}
