// Package rehearse chooses among plans by playing each on a few times. It knows no
// game: a game says what a plan is, who sits in its seats, and what a position is worth.
//
//	line.go          a plan that is rehearsed, and what is thought of it
//	choose.go        which plan is rehearsed how often
//	worker.go        who rehearses, and how much that may take
//	play.go          a position played on
//	looks.go         what a rehearsal comes to
//	race.go          when a rehearsal need not be played to the end
//	luck.go          what is hidden, and what chance deals
//	win_chance.go    what a chance to win is worth
//	odds.go          how likely seats are to win
//	random_choice.go how a weaker bot takes a plan that is not the best
//
// All sums are integers, so that every platform thinks alike.
package rehearse
