package game

import "slices"

// An Asking is what sort of decision a state awaits.
type Asking struct {
	Question bool   // it comes to a seat from outside its own plans
	Fresh    bool   // the seat has done nothing yet of what ending would end: to end is to pass
	Round    bool   // a round of all seats begins with it
	Phase    string // name of the phase in which a seat acts of its own accord until it ends it; empty for a turn
	Always   bool   // it is asked even where one action is left, for that does more than to end something
	Plain    bool   // all that the seat can do follows from what everybody knows, or that it can only end does
	Harm     Verb   // of the answers that harm another seat; zero: none do
	Yield    Verb   // of the answer after which the seat that asks can go on as it has planned; zero: none is sure
}

// OnlyEnd returns the action to which whoever decides has no choice: nothing else is left, and it
// is about no thing, so that it does nothing but to end something.
func OnlyEnd(s State) (end Action, ok bool) {
	legal := s.AppendActions(nil)
	if len(legal) != 1 || legal[0].Obj != [3]Ref{} {
		return end, false
	}
	return legal[0], true
}

// Yield lets others answer so that the plan of a seat goes on, until that seat is to decide. It
// reports whether it is.
func Yield(s State, seat Player, out *Events) bool {
	for {
		d := s.Decision()
		if d.Player == seat || d.Player <= Nobody {
			return d.Player == seat
		}
		yield := s.Asking().Yield
		legal := s.AppendActions(nil)
		i := slices.IndexFunc(legal, func(a Action) bool { return a.Verb == yield })
		if i < 0 {
			return false
		}
		s.Apply(legal[i], out)
	}
}

// Feasible is how many actions of a plan of the seat that decides can be carried out one after the
// other, and why the next cannot. Others are taken to let it go on.
func Feasible(s State, plan []Action) (n int, why error) {
	after, seat := s.Clone(), s.Decision().Player
	for _, a := range plan {
		if why = after.Check(a); why != nil {
			return n, why
		}
		after.Apply(a, nil)
		n++
		if !Yield(after, seat, nil) {
			return n, nil
		}
	}
	return n, nil
}
