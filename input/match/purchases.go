package match

import (
	"slices"
	"strings"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/input/scene"
	"serenissima/render/display"
	"serenissima/render/synth"
	"serenissima/render/table"
	"serenissima/render/texttwin"
)

// Purchases are what can be bought in the panel of a group, as the pieces that it shows.
type purchases struct {
	fills []fill
	ships []game.Ref    // not in play: each has a number
	rest  []game.Action // everything else
}

// A fill is a place with what can be bought for it.
type fill struct {
	table.Fill
	most int        // free spaces that can be filled now
	why  error      // why no more; nil if all can
	off  []*refusal // of what cannot be done there now
}

// The commands of purchases.
const (
	cmdFill                 = table.CmdFill
	cmdOff  display.Command = "off"  // Ref: a place; Index: what cannot be done there now
	cmdShip display.Command = "ship" // Ref: a ship that is not in play
	cmdPage display.Command = "page" // shows places for which there was no room
)

// findFills finds out how much can be bought where.
func (p *position) findFills() {
	p.fills = nil
	for _, f := range p.controls.Fills {
		x := fill{Fill: f}
		x.most, x.why = p.affords(f.Buy)
		x.Once = p.legalOnce(f.Once)
		if p.play.tutorial.lesson != nil { // a voyage goes step by step
			x.Off = nil
		}
		for _, a := range x.Off {
			x.off = append(x.off, p.refusalOf(p.view.Check(a.Action)))
		}
		if x.most+len(x.Once) > 0 {
			p.fills = append(p.fills, x)
		}
	}
}

// offAt is why what a target stands for cannot be done, nil if it is no such target.
func (p *position) offAt(t display.Target) *refusal {
	for _, f := range p.fills {
		if t.Command == cmdOff && f.Place == t.Ref && t.Index < len(f.off) {
			return f.off[t.Index]
		}
	}
	return nil
}

// legalOnce are those answers that are legal, also in a voyage.
func (p *position) legalOnce(list []table.Answer) []table.Answer {
	return slices.DeleteFunc(slices.Clone(list), func(a table.Answer) bool { return !slices.Contains(p.legal, a.Action) })
}

// affords is how many actions of a plan can be carried out one after the other, and why
// the next cannot.
func (p *position) affords(plan []game.Action) (n int, why error) {
	if len(plan) == 0 || !slices.Contains(p.legal, plan[0]) {
		return 0, nil
	}
	if p.play.tutorial.lesson != nil { // a voyage goes step by step
		plan = plan[:1]
	}
	return game.Feasible(p.view, plan)
}

// purchases are those of a group, nil if it shows none as pieces.
func (p *position) purchases(group int) *purchases {
	if group < 0 {
		return nil
	}
	x := &purchases{rest: p.pickLegal(p.inGroup(group))}
	take := func(done func(game.Action) bool) bool {
		n := len(x.rest)
		x.rest = slices.DeleteFunc(x.rest, done)
		return len(x.rest) < n
	}
	for _, f := range p.fills {
		if take(f.does) {
			x.fills = append(x.fills, f)
		}
	}
	take(func(a game.Action) bool {
		ship := a.Obj[0]
		if !p.inBox(ship) {
			return false
		}
		if !slices.Contains(x.ships, ship) {
			x.ships = append(x.ships, ship)
		}
		return true
	})
	if len(x.fills)+len(x.ships) == 0 {
		return nil
	}
	return x
}

// onlyGroup is the group in which things are bought, if there is nothing else to do and that
// goes on: its panel need not be asked for. It is -1 for none.
func (p *position) onlyGroup() int {
	if p.view.Asking().Fresh || p.modal() {
		return -1
	}
	for i, in := range p.groups {
		if len(in) > 0 && p.purchases(i) != nil && !slices.ContainsFunc(p.legal, func(a game.Action) bool { return !p.isEnd(a) && !slices.Contains(p.pickLegal(in), a) }) {
			return i
		}
	}
	return -1
}

// does reports whether an action buys something for the place.
func (f *fill) does(a game.Action) bool {
	return f.most > 0 && a == f.Buy[0] || does(f.Once, a)
}

// does reports whether an action is among answers.
func does(list []table.Answer, a game.Action) bool {
	return slices.ContainsFunc(list, func(x table.Answer) bool { return x.Action == a })
}

// plan fills the free spaces of a place up to one of them, nil if that is not possible.
func (p *panels) plan(t display.Target) []game.Action {
	if x := p.purchases(); x != nil {
		for _, f := range x.fills {
			if f.Place == t.Ref && t.Index < f.most {
				return f.Buy[:t.Index+1]
			}
		}
		return nil
	}
	for i, h := range p.play.now.holds {
		if h.Place != t.Ref {
			continue
		}
		if puts := p.puts(i); t.Index < len(puts) {
			return puts[t.Index : t.Index+1]
		}
		if row := p.row(i); t.Index < len(row) {
			return row[:t.Index+1]
		}
	}
	return nil
}

// puts are the actions of the open panel that put pieces into a hold.
func (p *panels) puts(i int) []game.Action {
	return slices.DeleteFunc(slices.Clone(p.play.now.holds[i].Puts), func(a game.Action) bool { return !slices.Contains(p.offered(), a) })
}

// row are the actions that fill spaces of a hold one by one, as far as the open panel offers them;
// without one the thing at work in the bar does.
func (p *panels) row(i int) []game.Action {
	row := p.play.now.holds[i].Row
	if len(row) > 0 && (p.group >= 0 || p.choice != nil || p.play.now.modal()) && !slices.Contains(p.offered(), row[0]) {
		return nil
	}
	return row
}

// inBox reports whether a thing is a ship that is not in play.
func (p *position) inBox(ref game.Ref) bool {
	return ref.Kind == game.ShipRef && p.play.table.Facts(p.view, ref).Owner == game.Nobody
}

// ofShip lists what can be done in a group with a ship that is not in play.
func (p *position) ofShip(group int, ship game.Ref) []game.Action {
	return slices.DeleteFunc(p.pickLegal(p.inGroup(group)), func(a game.Action) bool { return a.Obj[0] != ship })
}

// buying is the target in the panel of purchases that leads to an action, the zero Target
// if none does.
func (p *position) buying(a game.Action) display.Target {
	x := p.purchases(p.play.panels.group)
	if x == nil {
		return display.Target{}
	}
	for _, f := range x.fills {
		switch {
		case f.most > 0 && a == f.Buy[0]:
			return display.Target{Command: cmdFill, Ref: f.Place}
		case f.does(a):
			return display.Target{Command: cmdAct, Index: slices.Index(p.legal, a)}
		}
	}
	if slices.Contains(x.ships, a.Obj[0]) {
		return display.Target{Command: cmdShip, Ref: a.Obj[0]}
	}
	return display.Target{}
}

// fill buys what fills free spaces.
func (p *gestures) fill(c *scene.Context, t display.Target) {
	if plan := p.play.panels.plan(t); len(plan) > 0 && !p.arms(c, plan[0]) {
		p.play.controller.begin(c, plan)
	}
}

// takeShip chooses a ship that is not in play, and asks what else there is to choose.
func (p *panels) takeShip(c *scene.Context, ship game.Ref) {
	switch can := p.play.now.ofShip(p.group, ship); len(can) {
	case 0:
	case 1:
		p.play.gestures.decideOn(c, can[0])
	default:
		if p.choice = newChoice(can, p.play.board.at); p.purchases() != nil {
			p.choice.ship = ship
		}
	}
}

// shows turns the open panel of purchases to a thing that has been pointed at on the board: to a
// place, which stands out then, or to a ship that is not in play, which is taken. It reports
// whether the thing is in the panel.
func (p *panels) shows(c *scene.Context, ref game.Ref) bool {
	x := p.purchases()
	if x == nil {
		return false
	}
	if slices.Contains(x.ships, ref) {
		p.takeShip(c, ref)
		return true
	}
	i := slices.IndexFunc(x.fills, func(f fill) bool { return f.Place == ref })
	if i < 0 {
		return false
	}
	c.Sound.Hear(synth.Click)
	p.shown = ref
	for v := p.play.board.boardView(c); ; p.page++ {
		at := p.purchasesLayout(v, x)
		p.page %= at.pages
		if at.first <= i && i < at.first+len(at.fills) {
			return true
		}
	}
}

// paged reports whether a point lies in the open panel of purchases, and that has several pages.
func (p *panels) paged(c *scene.Context, at display.Point) bool {
	x := p.purchases()
	if x == nil || !p.groupShown() {
		return false
	}
	lie := p.purchasesLayout(p.play.board.boardView(c), x)
	return lie.pages > 1 && lie.panel.Contains(at)
}

// turn turns to the next page of the open panel of purchases, or back; it stops at the last and at the
// first.
func (p *panels) turn(c *scene.Context, by float64) {
	pages := p.purchasesLayout(p.play.board.boardView(c), p.purchases()).pages
	to := p.page%pages + 1
	if by < 0 {
		to -= 2
	}
	if to = max(0, min(pages-1, to)); to != p.page%pages {
		c.Sound.Hear(synth.Click)
	}
	p.page = to
}

// berthing reports whether a ship has been chosen and the panel of purchases asks for the port.
func (p *panels) berthing() bool {
	return p.choice != nil && p.choice.ship != (game.Ref{}) && p.group >= 0
}

// berths are the places where the chosen ship can lie, each with a button for it.
func (p *panels) berths() (list []fill) {
	ship := p.choice.ship
	for _, a := range p.choice.actions {
		place := a.Obj[1]
		x := fill{Fill: table.Fill{Hold: table.Hold{Place: place}}}
		if i := slices.IndexFunc(p.play.now.controls.Fills, func(f table.Fill) bool { return f.Place == place }); i >= 0 {
			x.Hold = p.play.now.controls.Fills[i].Hold
		}
		x.Once = []table.Answer{{Action: a, Pieces: []game.Ref{ship}}}
		list = append(list, x)
	}
	return list
}

// planTip tells what several actions in a row would do.
func (p *position) planTip(w *lang.Words, plan []game.Action) string {
	if len(plan) == 1 {
		caption, small, _ := p.rowText(w, texttwin.Row{Action: plan[0], Verb: plan[0].Verb})
		return strings.TrimSuffix(lang.Capital(caption)+"\n"+small, "\n")
	}
	var lines []string
	for _, line := range p.play.table.Preview(p.view, plan) {
		lines = append(lines, lang.Capital(w.Line("preview."+line.Key, line.Args...)))
	}
	return strings.Join(lines, "\n")
}

// costs is what several actions in a row cost.
func (p *position) costs(plan []game.Action) int {
	return table.CostOf(p.play.table, p.view, plan)
}
