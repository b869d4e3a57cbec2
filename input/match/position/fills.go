package position

import (
	"slices"

	"serenissima/game"
	"serenissima/render/display"
	"serenissima/render/table"
)

// Purchases are what can be bought in the panel of a group, as the pieces that it shows.
type Purchases struct {
	Fills  Fills
	Things []game.Ref    // above them, of which something can be done
	Rest   []game.Action // everything else
}

// Bought is what can be bought in each group, nil where nothing is shown as pieces.
type Bought []*Purchases

// in is what can be bought in a group, if one is open.
func (b Bought) in(group int) *Purchases {
	if group < 0 {
		return nil
	}
	return b[group]
}

// A Fill is a place with what can be bought for it.
type Fill struct {
	table.Hold
	Most int        // free spaces that can be filled now
	Why  error      // why no more; nil if all can
	Bars []*Refusal // why what is Off cannot be done there now
}

// findFills finds out how much can be bought where, and in which groups.
func (p *Position) findFills() {
	for _, f := range p.Offer.Fills {
		x := Fill{Hold: f}
		x.Most, x.Why = p.affords(f.FillEach)
		x.WholeActions = among(p.Legal, f.WholeActions)
		if p.Lesson != nil { // it goes step by step
			x.Off = nil
		}
		for _, a := range x.Off {
			x.Bars = append(x.Bars, p.RefusalOf(p.View.Check(a.Action)))
		}
		if x.Most+len(x.WholeActions) > 0 {
			p.Fills = append(p.Fills, x)
		}
	}
	for _, in := range p.Groups {
		p.Bought = append(p.Bought, p.purchasesAmong(in))
	}
}

// Fills are places for which something can be bought.
type Fills []Fill

// OffAt is why what a target stands for cannot be done, nil if it is no such target.
func (f Fills) OffAt(t display.Target) *Refusal {
	for _, x := range f {
		for i, a := range x.Off {
			if t == x.OffTarget(a) {
				return x.Bars[i]
			}
		}
	}
	return nil
}

// OffTarget is where something can be clicked that cannot be done.
func (f *Fill) OffTarget(a table.Answer) display.Target {
	return display.Target{Command: CmdOff, Ref: f.Place, Value: a.Action}
}

// among are those answers that are among some actions.
func among(actions []game.Action, list []table.Answer) []table.Answer {
	return slices.DeleteFunc(slices.Clone(list), func(a table.Answer) bool { return !slices.Contains(actions, a.Action) })
}

// affords is how many actions of a plan can be carried out one after the other, and why
// the next cannot.
func (p *Position) affords(plan []game.Action) (n int, why error) {
	if len(plan) == 0 || !slices.Contains(p.Legal, plan[0]) {
		return 0, nil
	}
	if p.Lesson != nil { // it goes step by step
		plan = plan[:1]
	}
	return game.Feasible(p.View, plan)
}

// purchasesAmong are those among actions, nil if none is shown as a piece.
func (p *Position) purchasesAmong(in []game.Action) *Purchases {
	x := &Purchases{Rest: slices.Clone(in)}
	take := func(done func(game.Action) bool) bool {
		n := len(x.Rest)
		x.Rest = slices.DeleteFunc(x.Rest, done)
		return len(x.Rest) < n
	}
	for _, f := range p.Fills {
		if take(f.does) {
			x.Fills = append(x.Fills, f)
		}
	}
	take(func(a game.Action) bool {
		thing := a.Obj[0]
		if !slices.Contains(p.Apart, thing) {
			return false
		}
		if !slices.Contains(x.Things, thing) {
			x.Things = append(x.Things, thing)
		}
		return true
	})
	if len(x.Fills)+len(x.Things) == 0 {
		return nil
	}
	return x
}

// OnlyGroup is the group in which things are bought, if there is nothing else to do and that
// goes on: its panel need not be asked for. It is -1 for none.
func (p *Position) OnlyGroup() int {
	if p.View.Asking().Fresh || p.Modal() {
		return -1
	}
	for i, in := range p.Groups {
		if len(in) > 0 && p.Bought[i] != nil && !slices.ContainsFunc(p.Legal, func(a game.Action) bool { return !p.IsEnd(a) && !slices.Contains(in, a) }) {
			return i
		}
	}
	return -1
}

// does reports whether an action buys something for the place.
func (f *Fill) does(a game.Action) bool {
	return f.Most > 0 && a == f.FillEach[0] || does(f.WholeActions, a)
}

// does reports whether an action is among answers.
func does(list []table.Answer, a game.Action) bool {
	return slices.ContainsFunc(list, func(x table.Answer) bool { return x.Action == a })
}
