package match

import (
	"serenissima/game"
)

// A chronicle tells in words what has happened in a match: in the log, in the panel with
// the last news, and to a person who has missed it.
type chronicle struct {
	play *Play

	story   []sentence  // what happened, in words
	beats   int         // that the story tells
	news    news        // what seats have done, at a glance
	rolled  rounds      // of the last fight
	told    game.Player // who has had the last turn at the screen
	toldAt  int         // entries of the log then
	recap   *recap      // what that one has missed, while it is shown
	roundup *roundup    // of the last turn, while it is shown
	logOpen bool
	scroll  int
	grip    float64  // where a finger holds the log
	picked  int      // sentence of the log, one more than its index; zero: none
	marked  game.Ref // what a piece of news is about, while it is pointed out
	markT   int      // ticks that it stays
}
