package game

import (
	"fmt"
	"slices"
)

// A Stander is a state of a game in which like questions come again and again: one answer can stand
// for all of them until a phase ends.
type Stander interface {
	State
	// Term numbers the phases of a game: a standing answer ends with the one in which it was given.
	Term() int
	// StandingAnswers are those that the seat which is asked can give, likeliest first. Named is
	// the action that would name the sum which is chosen, the zero Action where none is. What they
	// say follows from what everybody knows.
	StandingAnswers(named Action) []StandingAnswer
	// StandingAction is what a standing answer says to the question at hand; false if it says
	// nothing to that.
	StandingAction(x StandingAnswer) (Action, bool)
}

// A StandingAnswer is what a seat answers to all questions of a sort.
type StandingAnswer struct {
	By   Player
	Name string // what it says: one of Info.Standing
	To   Player // whose questions it answers; Nobody: everybody's
	What Ref    // what they are about, the zero Ref for anything
	N    int    // the sum that is named, accepted or refused, in the unit in which people read sums
	Term int    // with which it ends
}

// StandingAnswers are those that the seat which is asked can give, none in a game without them.
func StandingAnswers(s State, named Action) []StandingAnswer {
	if x, ok := s.(Stander); ok {
		return x.StandingAnswers(named)
	}
	return nil
}

// Answered is what the first of some standing answers says that has anything to say to the
// question of a position: one to who asks before one to everybody, then one that was given later.
func Answered(s State, list []StandingAnswer) (a Action, by StandingAnswer, ok bool) {
	stander, can := s.(Stander)
	if !can || !s.Asking().Question {
		return a, by, false
	}
	for _, x := range list {
		if x.By != s.Decision().Player || x.Term != stander.Term() || ok && x.To == Nobody && by.To != Nobody {
			continue
		}
		if says, has := stander.StandingAction(x); has && s.Check(says) == nil {
			a, by, ok = says, x, true
		}
	}
	return a, by, ok
}

// Stand adds a standing answer, the latest last, in the place of those that have said something else
// about the same.
func Stand(list []StandingAnswer, x StandingAnswer) []StandingAnswer {
	return append(slices.DeleteFunc(slices.Clone(list), func(y StandingAnswer) bool {
		y.N = x.N
		return x == y
	}), x)
}

// Lasting are the standing answers that have not ended with their phase.
func Lasting(s State, list []StandingAnswer) []StandingAnswer {
	stander, ok := s.(Stander)
	return slices.DeleteFunc(slices.Clone(list), func(x StandingAnswer) bool { return !ok || x.Term != stander.Term() })
}

// nothing is the text form of the zero Ref.
const nothing = "-"

// AppendStanding appends a standing answer as a line, such as "1 firm 0 good:wine 300 9".
func (in *Info) AppendStanding(dst []byte, x StandingAnswer) []byte {
	what := nothing
	if x.What != (Ref{}) {
		what = string(in.AppendRef(nil, x.What))
	}
	return fmt.Appendf(dst, "%d %s %d %s %d %d", x.By, x.Name, x.To, what, x.N, x.Term)
}

// ParseStanding reads a line that AppendStanding has written.
func (in *Info) ParseStanding(text string) (x StandingAnswer, err error) {
	var what string
	if _, err = fmt.Sscanf(text, "%d %s %d %s %d %d", &x.By, &x.Name, &x.To, &what, &x.N, &x.Term); err == nil && what != nothing {
		x.What, err = in.ParseRef(what)
	}
	if err == nil && (string(in.AppendStanding(nil, x)) != text || !slices.Contains(in.Standing, x.Name)) {
		err = fmt.Errorf("%q: no standing answer", text)
	}
	return x, err
}
