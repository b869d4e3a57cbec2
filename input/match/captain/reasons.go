package captain

import (
	"cmp"
	"math"
	"slices"

	"serenissima/assets/lang"
	"serenissima/game/session"
)

// mostReasons is how many reasons are told one by one, and mostFacts how many of those that
// are facts.
const (
	mostReasons = 5
	mostFacts   = 3
)

// An Argument is a reason in words.
type Argument struct {
	Ducats int // its worth; of a fact only the sign
	Text   string
}

// Arguments tells why: the greatest reasons, and the rest in one. Rounded they come to
// what the advice is worth, rounded.
func Arguments(words *lang.Words, a *session.Advice) []Argument {
	if a.Facts {
		return facts(words, a)
	}
	var list []Argument
	var worths []int64
	var rest int64
	for _, r := range a.Reasons {
		if len(list) == mostReasons || session.Ducats(r.Worth) == 0 {
			rest += r.Worth
			continue
		}
		list = append(list, Argument{Text: words.Line("advice."+r.About, "where", r.Where)})
		worths = append(worths, r.Worth)
	}
	list = append(list, Argument{Text: words.T("advice.rest")})
	for i, n := range rounded(append(worths, rest)) {
		list[i].Ducats = n
	}
	return slices.DeleteFunc(list, func(x Argument) bool { return x.Ducats == 0 })
}

// facts tells the greatest reasons of an advice whose reasons are facts.
func facts(words *lang.Words, a *session.Advice) (list []Argument) {
	for _, r := range a.Reasons[:min(mostFacts, len(a.Reasons))] {
		list = append(list, Argument{cmp.Compare(r.Worth, 0), words.Line("advice."+r.About, "where", r.Where, "n", r.N)})
	}
	return list
}

// rounded rounds parts in 1/100 ducat so that they come to their sum, rounded: if they
// lack or exceed it, those whose rounding did most of that are rounded the other way.
func rounded(parts []int64) []int {
	list := make([]int, len(parts))
	var sum int64
	for i, n := range parts {
		list[i] = session.Ducats(n)
		sum += n
	}
	lack := session.Ducats(sum)
	for _, n := range list {
		lack -= n
	}
	for lack != 0 {
		way := cmp.Compare(lack, 0)
		most, furthest := 0, int64(math.MinInt64)
		for i, n := range parts {
			if off := (n - int64(100*list[i])) * int64(way); off > furthest {
				most, furthest = i, off
			}
		}
		list[most] += way
		lack -= way
	}
	return list
}

// Chance is the chance of victory of the attack at the end in percent, empty if
// there is none.
func (h *Hint) Chance(words *lang.Catalog) string {
	if h.Odds == 0 {
		return ""
	}
	return words.T("percent", "n", words.Percent(h.Odds))
}

// Amount is what speaks for something, in ducats or in percent of victories, with its sign.
func Amount(words *lang.Words, n int, share bool) string {
	text := words.Signed(n)
	if share {
		return words.T("percent", "n", text)
	}
	return text
}
