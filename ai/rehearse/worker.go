package rehearse

import (
	"runtime"

	"serenissima/game"
)

// A Rehearser plays plans on, one at a time. Each game has its own, which embeds a Worker.
type Rehearser[P any] interface {
	// Rehearse plays the plan of a line on once, with the luck of a number, and returns what
	// it came to. It must depend on nothing else.
	Rehearse(l *Line[P], luck uint64) (worth int64)
	worker() *Worker
}

// A Worker is what the rehearsers of all games have in common.
type Worker struct {
	Spend func() bool   // spends a unit, and reports whether there was one
	Quit  bool          // nobody wants the answer any more
	Total int           // positions weighed in rehearsals
	Plan  []game.Action // what is left of the plan that is rehearsed
	looks looks
	race  race
}

func (w *Worker) worker() *Worker { return w }

// Count counts a position that is weighed in a rehearsal. It reports whether thinking
// goes on.
func (w *Worker) Count() bool {
	w.Total++
	w.Quit = w.Quit || !w.Spend()
	return !w.Quit
}

// A Budget is how much may be rehearsed.
type Budget struct {
	Plans      int   // that are rehearsed
	Rehearsals int   // of each plan, at most
	Trust      int64 // how many of these count as much as what was thought of the plan before
	Work       int   // positions to be weighed; if they do not suffice, lines that promise little are rehearsed but once
	Sure       int64 // by how many tenths of a standard error a line must be behind the leader to be dropped, after enough rehearsals; zero: none is
	Enough     int   // rehearsals, at least two, before a line is dropped as surely behind
	Lost       int64 // how far behind the leader a line is, in the unit of the game, whose rehearsal is not played to the end
	Parallel   bool  // whether to use all cores; what comes of it is the same
}

// Team returns those who rehearse at the same time, each on a core of its own; none where there
// is only one core, or if they are not wanted.
func Team[R any](wanted bool, member func() R) (team []R) {
	if cores := runtime.GOMAXPROCS(0); wanted && cores > 1 {
		for range cores {
			team = append(team, member())
		}
	}
	return team
}
