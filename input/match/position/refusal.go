package position

import (
	"errors"
	"slices"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/render/table"
)

// A Refusal is what the rules do not allow, and how it would be allowed.
type Refusal struct {
	Err    error
	Rule   string // its number, empty if it is no matter of rules
	Remedy game.Remedy
}

// RefusalOf looks for the remedy in the position that the viewer sees.
func (p *Position) RefusalOf(err error) *Refusal {
	r := &Refusal{Err: err}
	var ill *game.Illegal
	if errors.As(err, &ill) {
		r.Rule, r.Remedy = ill.Rule, game.RemedyFor(p.View, ill)
	}
	return r
}

// Because is why something is refused and how it would be allowed.
func (r *Refusal) Because(words *lang.Words) string {
	text := words.ReasonOf(r.Err)
	if how := words.Remedy(r.Remedy); how != "" {
		text += " " + how
	}
	return text
}

// Brief is the same in a few words, empty where there are none.
func (r *Refusal) Brief(words *lang.Words) string {
	var ill *game.Illegal
	if errors.As(r.Err, &ill) {
		return words.Brief(ill)
	}
	return ""
}

// findBars finds out why nothing of a group is possible and why nothing can be ended, once for a
// position: remedies take a look at every legal action.
func (p *Position) findBars() {
	why := func(group string) *Refusal {
		if meant := p.Table.Meant(p.View, table.Gesture{Group: group}); len(meant) > 0 {
			return p.RefusalOf(p.View.Check(meant[0]))
		}
		return nil
	}
	for i, g := range p.Offer.Groups {
		var r *Refusal
		if p.asked() && len(p.Groups[i]) == 0 && !p.Waits(g) {
			r = why(g.Name)
		}
		p.Barred = append(p.Barred, r)
	}
	if p.asked() && !slices.ContainsFunc(p.Allowed, p.IsEnd) {
		p.Unended = why(table.EndGroup)
	}
}

// Waits reports whether something of a group is allowed, but not what a lesson
// wants now.
func (p *Position) Waits(g table.Group) bool {
	verb := func(a game.Action) bool { return slices.Contains(g.Verbs, a.Verb) }
	return slices.ContainsFunc(p.Allowed, verb) && !slices.ContainsFunc(p.Legal, verb)
}
