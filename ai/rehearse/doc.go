// Package rehearse chooses among plans by playing each on a few times. It knows no
// game: a game says what a plan is, plays it on, and tells what comes of it.
//
//	line.go   a plan that is rehearsed, and what is thought of it
//	stage.go  where rehearsals are played, and how much they may take
//	choose.go which plan is rehearsed how often
//	race.go   when a rehearsal need not be played to the end
//	waver.go  how a weaker mind takes a plan that is not the best
//	hope.go   what comes of it as a chance to win
//
// All sums are integers, so that every platform thinks alike.
package rehearse
