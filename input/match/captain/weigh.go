package captain

import (
	"slices"
	"strings"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/session"
)

// A Verdict is what the captain thinks of steps of one's own beside the plan.
type Verdict struct {
	cost    int64            // by how much they are worse, in 1/100 ducat
	share   bool             // in 1/100 percent of victories instead
	facts   bool             // what makes them so are facts
	unknown bool             // the captain cannot tell
	why     []session.Reason // what makes them so, the worst first
}

// mostBlamed is how many reasons are told in a line.
const mostBlamed = 2

// Weigh asks the captain about steps in the position in which there was a hint, once for each; nil if nobody can tell.
func (p *Captain) Weigh(s game.State, steps []game.Action) *Verdict {
	key := steps[len(steps)-1]
	if v := p.Hint.verdicts[key]; v != nil {
		return v
	}
	if p.Advisor == nil {
		return nil
	}
	with := p.Advisor.Weigh(s, s.Decision().Player, steps)
	v := &Verdict{cost: p.Hint.Worth - with.Worth, share: with.Share, facts: with.Facts, unknown: with.Unknown}
	differ := func(r session.Reason, worth int64) {
		i := slices.IndexFunc(v.why, func(x session.Reason) bool { return x.About == r.About && x.Where == r.Where })
		if i < 0 {
			i = len(v.why)
			v.why = append(v.why, session.Reason{About: r.About, Where: r.Where})
		}
		v.why[i].Worth += worth
	}
	for _, r := range with.Reasons {
		differ(r, r.Worth)
	}
	for _, r := range p.Hint.Reasons {
		differ(r, -r.Worth)
	}
	slices.SortStableFunc(v.why, func(a, b session.Reason) int { return int(a.Worth - b.Worth) })
	if p.Hint.verdicts == nil {
		p.Hint.verdicts = map[game.Action]*Verdict{}
	}
	p.Hint.verdicts[key] = v
	return v
}

// Verdict is what is known of steps, nil if they have not been weighed.
func (p *Captain) Verdict(steps []game.Action) *Verdict {
	if p.Hint == nil || len(steps) == 0 {
		return nil
	}
	return p.Hint.verdicts[steps[len(steps)-1]]
}

// Before says of steps that could be taken what they would cost, in a line or two.
func (v *Verdict) Before(words *lang.Words) string {
	switch {
	case v.unknown:
		return words.Own("weigh.unknown")
	case session.Ducats(v.cost) < 1:
		return words.T("weigh.equal")
	}
	return v.tell(words, "weigh.less")
}

// After says of steps that have been taken what they have cost; more reports whether there is anything to
// choose now that one could ask about.
func (v *Verdict) After(words *lang.Words, more bool) string {
	switch {
	case v.unknown:
		return words.Own("weigh.unknown")
	case session.Ducats(v.cost) < 1 && more:
		return words.T("weigh.kept")
	case session.Ducats(v.cost) < 1:
		return words.T("weigh.equal")
	}
	return v.tell(words, "weigh.cost")
}

// tell says what the steps cost, and why.
func (v *Verdict) tell(words *lang.Words, key string) string {
	var why []string
	for _, r := range v.why {
		if n := session.Ducats(r.Worth); n < 0 && len(why) < mostBlamed {
			about := "advice." + r.About
			if v.facts {
				about = "weigh." + r.About
			}
			why = append(why, words.Line(about, "where", r.Where)+" "+Amount(words, n, v.share))
		}
	}
	if v.share {
		key += ".share"
	}
	text := words.Own(key, "n", session.Ducats(v.cost))
	if len(why) == 0 {
		return text
	}
	return words.T("weigh.why", "what", text, "why", strings.Join(why, ", "))
}
