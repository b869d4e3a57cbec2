package table

import (
	"slices"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/render/widget"
)

// A Sum is a number that is typed, stepped or dragged. The keys of its lines are below
// "sum.".
type Sum struct {
	Name      Line // what is asked for
	Unit      int  // by how much the numbers are larger than the IDs in the actions; zero: they are the same
	Preset    int  // the number at first, or the nearest to it
	Marks     []Mark
	Chips     []int // what is named most often: each is chosen with one press
	Low, High Line  // why there is nothing below or above; may be empty
	Unchosen  Line  // what is said before the number at first is named though nobody has chosen it; empty: nothing

	Tell func(*lang.Words) []string // what is told of it in text, a sentence a line; nil: nothing

	actions []game.Action // by their numbers
	place   int           // of the number among the objects
}

// A Mark says what a number means, whether it can be named or not.
type Mark struct {
	N int
	Line
}

// SumOf returns the first sum that is to be named among actions, with those that name it,
// and all other actions; nil and all of them if there is none.
func SumOf(t Table, s game.State, among []game.Action) (sum *Sum, rest []game.Action) {
	asker, ok := t.(SumAsker)
	if !ok {
		return nil, among
	}
	for i, a := range among {
		if slices.ContainsFunc(among[:i], func(b game.Action) bool { return b.Verb == a.Verb }) {
			continue
		}
		var same, others []game.Action
		for _, b := range among {
			if b.Verb == a.Verb {
				same = append(same, b)
			} else {
				others = append(others, b)
			}
		}
		place, ok := difference(same)
		if !ok {
			continue
		}
		if sum := asker.Sum(s, same); sum != nil {
			sum.place, sum.actions = place, same
			slices.SortFunc(sum.actions, func(a, b game.Action) int { return int(a.Obj[place].ID) - int(b.Obj[place].ID) })
			return sum, others
		}
	}
	return nil, among
}

// difference is the object in which several actions of a verb differ; false if it is not
// the only one, or not of one kind.
func difference(actions []game.Action) (place int, ok bool) {
	place = -1
	for _, a := range actions[1:] {
		for i, ref := range a.Obj {
			first := actions[0].Obj[i]
			switch {
			case ref == first:
			case ref.Kind != first.Kind, place >= 0 && place != i:
				return 0, false
			default:
				place = i
			}
		}
	}
	return place, place >= 0
}

// Numbers are those that can be named, ascending.
func (s *Sum) Numbers() (list []int) {
	for i := range s.actions {
		list = append(list, s.number(i))
	}
	return list
}

// Range is the range of the numbers that can be named, in words.
func (s *Sum) Range(words *lang.Words) widget.Range {
	say := func(line Line) string {
		if line.Key == "" {
			return ""
		}
		return words.Line("sum."+line.Key, line.Args...)
	}
	r := widget.Range{Name: say(s.Name), Values: s.Numbers(), Preset: s.Preset, Chips: s.Chips, Low: say(s.Low), High: say(s.High)}
	for _, m := range s.Marks {
		r.Marks = append(r.Marks, widget.Mark{Value: m.N, Text: say(m.Line)})
	}
	return r
}

// Action is that which names a number; false if it cannot be named.
func (s *Sum) Action(n int) (game.Action, bool) {
	for i, a := range s.actions {
		if s.number(i) == n {
			return a, true
		}
	}
	return game.Action{}, false
}

// number is that which the i-th action names.
func (s *Sum) number(i int) int { return int(s.actions[i].Obj[s.place].ID) * max(1, s.Unit) }
