package position

import (
	"slices"

	"serenissima/game"
	"serenissima/render/table"
)

// A Lesson is what a lesson wants to be done now. It goes step by step.
type Lesson struct {
	Run     []game.Action // the next moves that are made in one go; nothing once it is over
	To      game.Ref      // where they lead
	Choices []game.Ref    // things that are chosen for them, in order
	Reads   bool          // something is to be read first, or taken back
	OnChart bool          // something on the chart is to be clicked on

	Shortcuts bool     // what does several moves at once is offered
	Captain   bool     // the captain is asked for the moves
	Tag       game.Ref // whose tag is to be clicked on, if any
}

// Waits reports whether something is to be read first, if there is a lesson.
func (l *Lesson) Waits() bool { return l != nil && l.Reads }

// Wants reports whether an action is what the lesson wants next, if there is one.
func (l *Lesson) Wants(a game.Action) bool { return l != nil && len(l.Run) > 0 && l.Run[0] == a }

// Moves are the next ones that a lesson wants in one go, nil if there is none.
func (l *Lesson) Moves() []game.Action {
	if l == nil {
		return nil
	}
	return l.Run
}

// Runs reports whether a plan is what a lesson wants to be done in one go, and true if there is none.
func (l *Lesson) Runs(plan []game.Action) bool { return l == nil || slices.Equal(l.Run, plan) }

// Over reports whether everything has been done that a lesson tells of, if there is one.
func (l *Lesson) Over() bool { return l != nil && len(l.Run) == 0 }

// narrow leaves of what is legal the one move that a lesson wants, of the ways the one to where
// it leads, and of what can be chosen what is for that. Questions keep their answers.
func (p *Position) narrow() {
	if p.Lesson == nil || p.Lesson.Over() || len(p.Legal) == 0 || p.Modal() {
		return
	}
	run, to := p.Lesson.Run, p.Lesson.To
	p.Legal = []game.Action{run[0]}
	p.Routes = slices.DeleteFunc(p.Routes, func(r table.Route) bool {
		other := r.To != to && !slices.Equal(r.Plan, run)
		if other {
			p.Elsewhere = append(p.Elsewhere, r.To)
		}
		return other
	})
	for i := range p.Routes {
		p.Routes[i].Plan = run
	}
	if _, ok := p.Table.(table.Chooser); ok {
		lacking := p.Lesson.Lacking(p.Chosen)
		p.Offer.Lit = slices.DeleteFunc(p.Offer.Lit, func(ref game.Ref) bool {
			return !slices.Contains(lacking, ref) && !slices.Contains(run[0].Obj[:], ref)
		})
	}
}

// Lacking are the things that are still to be chosen for what the lesson wants.
func (l *Lesson) Lacking(chosen []game.Ref) []game.Ref {
	return slices.DeleteFunc(slices.Clone(l.Choices), func(ref game.Ref) bool { return slices.Contains(chosen, ref) })
}
