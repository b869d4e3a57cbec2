package widget

import (
	"slices"
	"strconv"
	"strings"

	"serenissima/assets/lang"
)

// A Range is the numbers among which a NumberPicker lets somebody choose. They are not
// negative; nothing else need be regular about them.
type Range struct {
	Name   string // what is asked for, as in “Price of wine”
	Values []int  // what can be chosen, ascending, at least one
	Preset int    // what is chosen at first; where it is none of them, the nearest
	Marks  []Mark
	Low    string // a sentence why there is nothing below the first value; may be empty
	High   string // likewise above the last
	Chips  []int  // what is often chosen, ascending: each has a button in the place of the scale; nil: there is a scale
}

// A Mark says what a number means, whether it can be chosen or not.
type Mark struct {
	Value int
	Text  string // as in “last price”
}

// around returns the indices of the values nearest to a number: they are the same if
// it is a value itself, and -1 or the number of values where there is none on that side.
func (r *Range) around(n int) (below, above int) {
	i, found := slices.BinarySearch(r.Values, n)
	if found {
		return i, i
	}
	return i - 1, i
}

// nearest returns the index of the value nearest to a number, the lower one of two.
func (r *Range) nearest(n int) int {
	below, above := r.around(n)
	switch {
	case below < 0:
		return above
	case above == len(r.Values) || n-r.Values[below] <= r.Values[above]-n:
		return below
	}
	return above
}

// unit is the largest number of which all differences between values are multiples.
func (r *Range) unit() int {
	unit := 0
	for i := 1; i < len(r.Values); i++ {
		for a, b := unit, r.Values[i]-r.Values[i-1]; ; a, b = b%a, a {
			if a == 0 {
				unit = b
				break
			}
		}
	}
	return max(1, unit)
}

// stride is how far apart the round numbers are to which a leap leads.
func (r *Range) stride() int {
	if len(r.Values) > 20 {
		return 10 * r.unit()
	}
	return 5 * r.unit()
}

// leap returns the index of the value at, or else behind, the next round number up or
// down from a value; the last one where there is no more.
func (r *Range) leap(from, by int) int {
	stride, n := r.stride(), r.Values[from]
	if by > 0 {
		_, above := r.around((n/stride + 1) * stride)
		return min(above, len(r.Values)-1)
	}
	below, _ := r.around((n+stride-1)/stride*stride - stride)
	return max(below, 0)
}

// even reports whether the values are all as far apart as their neighbours.
func (r *Range) even() bool {
	unit := r.unit()
	for i := 1; i < len(r.Values); i++ {
		if r.Values[i]-r.Values[i-1] != unit {
			return false
		}
	}
	return true
}

// refusal says why a number cannot be chosen, empty if it can.
func (r *Range) refusal(words *lang.Catalog, n int) string {
	below, above := r.around(n)
	switch {
	case below == above:
		return ""
	case below < 0:
		return r.least(words)
	case above == len(r.Values):
		return r.most(words)
	}
	return words.T("widget.number.between", "n", n, "low", r.Values[below], "high", r.Values[above])
}

// least says that there is nothing below the first value, and why.
func (r *Range) least(words *lang.Catalog) string {
	return strings.TrimSpace(words.T("widget.number.least", "n", r.Values[0]) + " " + r.Low)
}

// most says that there is nothing above the last value, and why.
func (r *Range) most(words *lang.Catalog) string {
	return strings.TrimSpace(words.T("widget.number.most", "n", r.Values[len(r.Values)-1]) + " " + r.High)
}

// ask says what can be typed.
func (r *Range) ask(words *lang.Catalog) string {
	return words.T("widget.number.type", "low", r.Values[0], "high", r.Values[len(r.Values)-1])
}

// tell says in a line what can be chosen, and what is.
func (r *Range) tell(words *lang.Catalog, now int) string {
	first, last := r.Values[0], r.Values[len(r.Values)-1]
	line := words.T("widget.number.some", "name", r.Name, "count", len(r.Values), "low", first, "high", last, "n", now)
	if r.even() {
		line = words.T("widget.number.range", "name", r.Name, "step", r.unit(), "low", first, "high", last, "n", now)
	}
	for _, m := range r.Marks {
		line += " " + words.T("widget.number.mark", "text", lang.Capital(m.Text), "n", m.Value)
	}
	return line
}

// read returns the number that somebody has written, with whatever stands between
// its digits in some language; ok is false if it is none.
func read(text string) (n int, ok bool) {
	digits := strings.Map(func(r rune) rune {
		if strings.ContainsRune(" \u00a0\u202f.,’'", r) {
			return -1
		}
		return r
	}, text)
	n, err := strconv.Atoi(digits)
	return n, err == nil && n >= 0
}
