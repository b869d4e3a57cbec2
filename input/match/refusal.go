package match

import (
	"errors"
	"slices"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/input"
	"serenissima/input/scene"
	"serenissima/render/synth"
	"serenissima/render/table"
)

// A refusal is what the rules do not allow, and how it would be allowed.
type refusal struct {
	err    error
	rule   string // its number, empty if it is no matter of rules
	remedy game.Remedy
}

// refusalOf looks for the remedy in the position that the viewer sees.
func (p *position) refusalOf(err error) *refusal {
	r := &refusal{err: err}
	var ill *game.Illegal
	if errors.As(err, &ill) {
		r.rule, r.remedy = ill.Rule, game.RemedyFor(p.view, ill)
	}
	return r
}

// refuse tells why an action was refused, and how it would be allowed.
func (p *Play) refuse(c *scene.Context, err error) {
	p.notice.tellRefusal(c, p.words(c), p.now.refusalOf(err))
}

// refusalTicks is how long that stays, nine seconds.
const refusalTicks = 60 * 9

// tellRefusal tells why something is refused, and how it would be allowed.
func (n *notice) tellRefusal(c *scene.Context, words *lang.Words, r *refusal) {
	c.Sound.Hear(synth.Refuse)
	n.say(r.because(words))
	n.ticks, n.rule = refusalTicks, r.rule
}

// because is why something is refused and how it would be allowed.
func (r *refusal) because(words *lang.Words) string {
	text := words.ReasonOf(r.err)
	if how := words.Remedy(r.remedy); how != "" {
		text += " " + how
	}
	return text
}

// Rule is the number of the rule that is spoken of now: of a refusal, else of what
// the pointer is over; empty if there is none.
func (p *Play) Rule(c *scene.Context) string {
	if p.notice.rule != "" && p.notice.text != "" && !p.board.held {
		return p.notice.rule
	}
	return p.tip.ruleHere(p.board.boardView(c))
}

// ruleHere is the number of the rule about what the pointer is over.
func (p *tip) ruleHere(v *table.View) string {
	switch t := p.play.board.hover; {
	case t.Command == cmdGroup && t.Index < len(p.play.now.barred):
		if r := p.play.now.barred[t.Index]; r != nil {
			return r.rule
		}
		return p.play.now.controls.Groups[t.Index].Rule
	case t.Command == cmdOff:
		if r := p.play.now.offAt(t); r != nil {
			return r.rule
		}
	case (t.Command == cmdPiece || t.Command == cmdSource) && p.play.panels.group >= 0: // what a click does
		return p.play.now.controls.Groups[p.play.panels.group].Rule
	case t.Command == "", t.Command == cmdPlace, explains(t), t.Command == cmdPiece, t.Command == cmdSource:
		return p.play.table.Tell(v, t.Ref).Rule
	}
	return ""
}

// ruleLine is the last line of an explanation: where there is more to read, and
// how one gets there.
func (p *tip) ruleLine(c *scene.Context, v *table.View) string {
	rule := p.ruleHere(v)
	switch {
	case rule == "":
		return ""
	case p.play.board.held:
		return c.Lang.T("rules.open", "rule", rule)
	}
	return c.KeyText("rules.key", input.Rules, "rule", rule)
}

// findBars finds out why nothing of a group is possible and why nothing can be ended, once for a
// position: remedies take a look at every legal action.
func (p *position) findBars() {
	p.barred, p.unended = p.barred[:0], nil
	asked := p.play.person(p.play.decider()) && !p.play.seating.curtained()
	why := func(group string) *refusal {
		if meant := p.play.table.Meant(p.view, table.Gesture{Group: group}); len(meant) > 0 {
			return p.refusalOf(p.view.Check(meant[0]))
		}
		return nil
	}
	for i, g := range p.controls.Groups {
		var r *refusal
		if asked && len(p.groups[i]) == 0 && !p.waits(g) {
			r = why(g.Name)
		}
		p.barred = append(p.barred, r)
	}
	if asked && !slices.ContainsFunc(p.allowed, p.isEnd) {
		p.unended = why(table.EndGroup)
	}
}

// waits reports whether something of a group is allowed, but not what a voyage
// wants now.
func (p *position) waits(g table.Group) bool {
	verb := func(a game.Action) bool { return slices.Contains(g.Verbs, a.Verb) }
	return slices.ContainsFunc(p.allowed, verb) && !slices.ContainsFunc(p.legal, verb)
}

// whyOff says why nothing of a group can be done now: in full, and in a few words
// where there are such.
func (p *bar) whyOff(c *scene.Context, i int) (full, brief string) {
	g, words := p.play.now.controls.Groups[i], p.play.words(c)
	full = words.Line("group." + g.Name + ".help")
	var ill *game.Illegal
	switch r := p.play.now.barred[i]; {
	case p.play.now.waits(g):
		return c.Lang.T("learn.allowed"), c.Lang.T("learn.allowed.brief")
	case r != nil && errors.As(r.err, &ill):
		return r.because(words), words.Brief(ill)
	case r != nil:
		return r.because(words), ""
	case p.play.table.Subject(p.play.now.view) != (game.Ref{}):
		return full, words.Line("group." + g.Name + ".none")
	}
	return full, ""
}
