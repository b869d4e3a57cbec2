package table

import (
	"fmt"
	"slices"

	"serenissima/game"
)

// A Stander is the table of a game in which like questions come again and again: one answer can
// stand for all of them until a phase ends.
type Stander interface {
	// Term numbers the phases of a game: a standing answer ends with the one in which it was given.
	Term(s game.State) int
	// StandingAnswers are those that the seat which is asked can give, likeliest first. Named is
	// the action that would name the sum which is chosen, the zero Action where none is. What they
	// say follows from what everybody knows.
	StandingAnswers(s game.State, named game.Action) []StandingAnswer
	// Answer is what a standing answer says to the question of a position; false if it says
	// nothing to that.
	Answer(s game.State, x StandingAnswer) (game.Action, bool)
}

// A StandingAnswer is what a seat answers to all questions of a sort.
type StandingAnswer struct {
	By   game.Player
	Name string      // key of what it says, below "standing."
	To   game.Player // whose questions it answers; Nobody: everybody's
	What game.Ref    // what they are about, the zero Ref for anything
	N    int         // the sum that is named, accepted or refused, in the unit of the screen
	Term int         // with which it ends
}

// Line is what it says.
func (x StandingAnswer) Line() Line {
	key := "standing." + x.Name
	if x.To == game.Nobody {
		key += ".all"
	}
	return Line{Key: key, Args: []any{"seat", game.Seat(x.To), "what", x.What, "n", x.N}}
}

// StandingAnswersOn are those that the seat which is asked can give on a table, see Stander.
func StandingAnswersOn(t Table, s game.State, named game.Action) []StandingAnswer {
	if x, ok := t.(Stander); ok {
		return x.StandingAnswers(s, named)
	}
	return nil
}

// Answered is what the first of some standing answers says that has anything to say to the
// question of a position: one to who asks before one to everybody, then one that was given later.
func Answered(t Table, s game.State, list []StandingAnswer) (a game.Action, by StandingAnswer, ok bool) {
	stander, can := t.(Stander)
	if !can || !s.Asking().Question {
		return a, by, false
	}
	for _, x := range list {
		if x.By != s.Decision().Player || x.Term != stander.Term(s) || ok && x.To == game.Nobody && by.To != game.Nobody {
			continue
		}
		if says, has := stander.Answer(s, x); has && s.Check(says) == nil {
			a, by, ok = says, x, true
		}
	}
	return a, by, ok
}

// Stand lets an answer stand from now on, the latest last, in the place of those that have said
// something else about the same.
func Stand(list []StandingAnswer, x StandingAnswer) []StandingAnswer {
	return append(slices.DeleteFunc(list, func(y StandingAnswer) bool {
		y.N = x.N
		return x == y
	}), x)
}

// Lasting are the standing answers that have not ended with their phase.
func Lasting(t Table, s game.State, list []StandingAnswer) []StandingAnswer {
	stander, ok := t.(Stander)
	return slices.DeleteFunc(list, func(x StandingAnswer) bool { return !ok || x.Term != stander.Term(s) })
}

// TakenBack are the standing answers but for those that would answer again the question that has
// been come back to: who takes an answer back wants another.
func TakenBack(t Table, s game.State, list []StandingAnswer) []StandingAnswer {
	for {
		_, by, ok := Answered(t, s, list)
		if !ok {
			return list
		}
		list = slices.DeleteFunc(list, func(x StandingAnswer) bool { return x == by })
	}
}

// nothing is the text form of the zero Ref.
const nothing = "-"

// Text writes a standing answer in a line, as "1 firm 0 good:wine 300 9".
func (x StandingAnswer) Text(in *game.Info) string {
	what := nothing
	if x.What != (game.Ref{}) {
		what = string(in.AppendRef(nil, x.What))
	}
	return fmt.Sprintf("%d %s %d %s %d %d", x.By, x.Name, x.To, what, x.N, x.Term)
}

// ParseStandingAnswer reads a line that Text has written.
func ParseStandingAnswer(in *game.Info, text string) (x StandingAnswer, err error) {
	var what string
	if _, err = fmt.Sscanf(text, "%d %s %d %s %d %d", &x.By, &x.Name, &x.To, &what, &x.N, &x.Term); err == nil && what != nothing {
		x.What, err = in.ParseRef(what)
	}
	if err == nil && x.Text(in) != text {
		err = fmt.Errorf("%q: no standing answer", text)
	}
	return x, err
}
