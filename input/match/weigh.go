package match

import (
	"slices"
	"strings"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/session"
	"serenissima/input/match/position"
	"serenissima/input/scene"
)

// A verdict is what the captain thinks of steps of one's own beside the plan.
type verdict struct {
	cost    int64            // by how much they are worse, in 1/100 ducat
	share   bool             // in 1/100 percent of victories instead
	facts   bool             // what makes them so are facts
	unknown bool             // the captain cannot tell
	why     []session.Reason // what makes them so, the worst first
}

// mostBlamed is how many reasons are told in a line.
const mostBlamed = 2

// adviceShown reports whether the panel with advice is open. While an action is
// looked for it is folded away, but what is pointed at is still weighed.
func (p *advice) adviceShown() bool {
	return p.hint != nil && (p.play.now.Modal() || p.play.panels.Group < 0 && p.play.panels.Choice == nil)
}

// meant are the steps that a click where the pointer or the keyboard is would take,
// none if that is not clear.
func (p *advice) meant() []game.Action {
	one := func(list []game.Action) []game.Action {
		if len(list) == 1 {
			return list
		}
		return nil
	}
	switch t := p.play.board.hover; t.Command {
	case position.CmdAct:
		if t.Index < len(p.play.now.Legal) {
			return []game.Action{p.play.now.Legal[t.Index]}
		}
	case position.CmdRow:
		if p.play.panels.Choice != nil && t.Index < len(p.play.panels.Choice.Rows()) {
			r := p.play.panels.Choice.Rows()[t.Index]
			if r.Action.By != game.Nobody {
				return []game.Action{r.Action}
			}
			return one(r.Narrow(p.play.panels.Choice.Actions))
		}
	case position.CmdGroup:
		if t.Index == len(p.play.now.Controls.Groups) {
			return one(slices.DeleteFunc(slices.Clone(p.play.now.Legal), func(a game.Action) bool { return !p.play.now.IsEnd(a) }))
		}
	case cmdErrand:
		if e := p.play.panels.errand(t); e != nil {
			return e.Plan
		}
	case cmdGoOn:
		return p.play.controller.remaining()
	case position.CmdFill:
		return p.play.panels.scope().Filling(t)
	case position.CmdBatch:
		_, plan := p.play.panels.scope().Batch()
		return plan
	case position.CmdShip:
		return one(p.play.panels.scope().OfShip(t.Ref))
	case position.CmdPiece, position.CmdSource:
		if t.Index < len(p.play.now.Holds) {
			return one(p.play.now.FromHold(position.Piece{What: t.Ref, From: p.play.now.Holds[t.Index].Place}))
		}
	case "", position.CmdPlace:
		if t.Ref != (game.Ref{}) && t.Ref != p.play.table.Subject(p.play.now.View) {
			m := p.play.panels.scope().Meaning(t.Ref)
			return append(m.Plan, one(m.Offer)...)
		}
	}
	return nil
}

// consider weighs what is pointed at, if advice has been asked for: once, and not
// before the pointer has come to rest.
func (p *advice) consider() {
	if p.hint == nil || !p.play.timeline.Idle() {
		return
	}
	rests := p.hint.over == p.play.board.hover
	p.hint.over = p.play.board.hover
	if steps := p.meant(); rests && len(steps) > 0 {
		if n, _ := game.Feasible(p.play.now.Own, steps); n == len(steps) {
			p.weigh(steps)
		}
	}
}

// weigh asks the captain about steps, once for each.
func (p *advice) weigh(steps []game.Action) *verdict {
	key := steps[len(steps)-1]
	if v := p.hint.verdicts[key]; v != nil {
		return v
	}
	with := p.advisor.Weigh(p.play.now.Own, p.play.decider(), steps)
	v := &verdict{cost: p.hint.advice.Worth - with.Worth, share: with.Share, facts: with.Facts, unknown: with.Unknown}
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
	for _, r := range p.hint.advice.Reasons {
		differ(r, -r.Worth)
	}
	slices.SortStableFunc(v.why, func(a, b session.Reason) int { return int(a.Worth - b.Worth) })
	if p.hint.verdicts == nil {
		p.hint.verdicts = map[game.Action]*verdict{}
	}
	p.hint.verdicts[key] = v
	return v
}

// weighed is what is known of what is pointed at, in a line or two.
func (p *advice) weighed(c *scene.Context) string {
	if p.hint == nil {
		return ""
	}
	steps := p.meant()
	if len(steps) == 0 {
		return ""
	}
	v := p.hint.verdicts[steps[len(steps)-1]]
	switch {
	case v == nil:
		return ""
	case v.unknown:
		return p.play.words(c).Own("weigh.unknown")
	case scene.Ducats(v.cost) < 1:
		return c.Lang.T("weigh.equal")
	}
	return v.tell(c, p.play.words(c), "weigh.less")
}

// tell says what the steps cost, and why.
func (v *verdict) tell(c *scene.Context, words *lang.Words, key string) string {
	var why []string
	for _, r := range v.why {
		if n := scene.Ducats(r.Worth); n < 0 && len(why) < mostBlamed {
			about := "advice." + r.About
			if v.facts {
				about = "weigh." + r.About
			}
			why = append(why, words.Line(about, "where", r.Where)+" "+weight(c, n, v.share))
		}
	}
	if v.share {
		key += ".share"
	}
	text := words.Own(key, "n", scene.Ducats(v.cost))
	if len(why) == 0 {
		return text
	}
	return c.Lang.T("weigh.why", "what", text, "why", strings.Join(why, ", "))
}

// cost weighs what is about to be done, if advice has been asked for; nil otherwise.
func (p *advice) cost(plan []game.Action) *verdict {
	if p.hint == nil || plan[0].By != p.play.decider() || p.play.tutorial.lesson != nil {
		return nil
	}
	return p.weigh(plan)
}

// tellCost says what has been done has cost.
func (p *advice) tellCost(c *scene.Context, v *verdict) {
	switch {
	case v == nil:
	case v.unknown:
		p.play.notice.say(p.play.words(c).Own("weigh.unknown"))
	case scene.Ducats(v.cost) < 1 && len(p.play.now.Legal) > 1:
		p.play.notice.say(c.Lang.T("weigh.kept"))
	case scene.Ducats(v.cost) < 1: // nothing comes next that one could ask about
		p.play.notice.say(c.Lang.T("weigh.equal"))
	default:
		p.play.notice.say(v.tell(c, p.play.words(c), "weigh.cost"))
	}
}
