package match

import (
	"serenissima/assets/lang"
	"serenissima/input/app"
	"serenissima/input/match/position"
	"serenissima/render/control"
	"serenissima/render/synth"
	"serenissima/render/table"
)

// refuse tells why an action was refused, and how it would be allowed.
func (p *Play) refuse(c *app.Context, err error) {
	p.notice.tellRefusal(c, p.words(c), p.now.RefusalOf(err))
}

// refusalTicks is how long that stays, nine seconds.
const refusalTicks = 60 * 9

// tellRefusal tells why something is refused, and how it would be allowed.
func (n *notice) tellRefusal(c *app.Context, words *lang.Words, r *position.Refusal) {
	c.Sound.Hear(synth.Refuse)
	n.say(r.Because(words))
	n.ticks, n.rule = refusalTicks, r.Rule
}

// Rule is the number of the rule that is spoken of now: of a refusal, else of what
// the pointer is over; empty if there is none.
func (p *Play) Rule(c *app.Context) string {
	if p.notice.rule != "" && p.notice.text != "" && !p.board.held {
		return p.notice.rule
	}
	return p.tip.ruleHere(p.board.boardView(c))
}

// ruleHere is the number of the rule about what the pointer is over.
func (p *tip) ruleHere(v *table.View) string {
	switch t := p.play.board.hover; {
	case t.Command == position.CmdGroup && t.Index < len(p.play.now.Barred):
		if r := p.play.now.Barred[t.Index]; r != nil {
			return r.Rule
		}
		return p.play.now.Controls.Groups[t.Index].Rule
	case t.Command == position.CmdOff:
		if r := p.play.now.Fills.OffAt(t); r != nil {
			return r.Rule
		}
	case (t.Command == position.CmdPiece || t.Command == position.CmdSource) && p.play.panels.Group >= 0: // what a click does
		return p.play.now.Controls.Groups[p.play.panels.Group].Rule
	case t.Command == "", t.Command == position.CmdPlace, explains(t), t.Command == position.CmdPiece, t.Command == position.CmdSource:
		return p.play.table.Tell(v, t.Ref).Rule
	}
	return ""
}

// ruleLine is the last line of an explanation: where there is more to read, and
// how one gets there.
func (p *tip) ruleLine(c *app.Context, v *table.View) string {
	rule := p.ruleHere(v)
	switch {
	case rule == "":
		return ""
	case p.play.board.held:
		return c.Lang.T("rules.open", "rule", rule)
	}
	return c.KeyText("rules.key", control.Rules, "rule", rule)
}
