package match

import (
	"serenissima/assets/lang"
	"serenissima/input/app"
	"serenissima/input/match/position"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/synth"
	"serenissima/render/table"
)

// refusalTicks is how long that stays, nine seconds.
const refusalTicks = 60 * 9

// tellRefusal tells why something is refused, and how it would be allowed.
func (n *notice) tellRefusal(c *app.Context, words *lang.Words, r *position.Refusal) {
	c.Sound.Hear(synth.Refuse)
	n.say(r.Because(words))
	n.ticks, n.rule = refusalTicks, r.Rule
}

// ruleOf is the number of the rule about what is pointed at, empty if there is none.
func ruleOf(t display.Target, s position.Scope, v *table.View) string {
	switch {
	case t.Command == position.CmdGroup:
		switch i := s.Offer.IndexOf(t.Value.(string)); {
		case i < 0 || i >= len(s.Barred):
		case s.Barred[i] != nil:
			return s.Barred[i].Rule
		default:
			return s.Offer.Groups[i].Rule
		}
	case t.Command == position.CmdOff:
		if r := s.Fills.OffAt(t); r != nil {
			return r.Rule
		}
	case (t.Command == position.CmdPiece || t.Command == position.CmdSource) && s.Group >= 0: // what a click does
		return s.Offer.Groups[s.Group].Rule
	case t.Command == "", t.Command == position.CmdPlace, explains(t), t.Command == position.CmdPiece, t.Command == position.CmdSource:
		return s.Table.Tell(v, t.Ref).Rule
	}
	return ""
}

// ruleLine is the last line of an explanation: where there is more to read, and how one gets there, by
// touching the explanation that is held or by a key.
func ruleLine(c *app.Context, rule string, held bool) string {
	switch {
	case rule == "":
		return ""
	case held:
		return c.Lang.T("rules.open", "rule", rule)
	}
	return c.KeyText("rules.key", control.Rules, "rule", rule)
}
