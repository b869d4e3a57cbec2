package position

import (
	"cmp"
	"slices"

	"serenissima/assets/lang"
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
		if x.Most+len(x.WholeActions)+len(x.Off) > 0 || p.Holds.Have(f.Place) {
			p.Fills = append(p.Fills, x)
		}
	}
	for i, in := range p.Groups {
		p.Bought = append(p.Bought, p.purchasesAmong(in, p.Offer.Groups[i].Verbs))
	}
}

// Fills are places for which something can be bought.
type Fills []Fill

// A Chip is what can be done with a place as a whole, or could be but for a reason.
type Chip struct {
	table.Answer
	Bar *Refusal // nil if it can be done now
}

// Because is what cannot be done now, why, and how it could be.
func (c *Chip) Because(words *lang.Words) string {
	return words.Action(c.Action) + ": " + c.Bar.Because(words)
}

// Chips are all of a place, in an order that stays when one of them can be done no more.
func (f *Fill) Chips() (list []Chip) {
	for _, a := range f.WholeActions {
		list = append(list, Chip{Answer: a})
	}
	for i, a := range f.Off {
		list = append(list, Chip{a, f.Bars[i]})
	}
	slices.SortStableFunc(list, func(a, b Chip) int {
		return cmp.Or(cmp.Compare(b.Action.Verb, a.Action.Verb), cmp.Compare(a.Action.Obj[1].Kind, b.Action.Obj[1].Kind))
	})
	return list
}

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

// purchasesAmong are those among the actions of a group with some verbs, nil if none is shown as a piece. With them
// stay the places for which nothing can be bought any more. Where the group is for moving pieces as well, these are
// taken where they lie, and there are the places between which they move, too.
func (p *Position) purchasesAmong(in []game.Action, verbs []game.Verb) *Purchases {
	x := &Purchases{Rest: slices.Clone(in)}
	take := func(done func(game.Action) bool) bool {
		n := len(x.Rest)
		x.Rest = slices.DeleteFunc(x.Rest, done)
		return len(x.Rest) < n
	}
	moves, buys := slices.ContainsFunc(in, p.MovesPiece), false
	for _, f := range p.Fills {
		off := func(a table.Answer) bool { return slices.Contains(verbs, a.Action.Verb) }
		forIt := take(f.does) || len(in) > 0 && slices.ContainsFunc(f.Off, off)
		if buys = buys || forIt; forIt || moves && p.Holds.Have(f.Place) {
			x.Fills = append(x.Fills, f)
		}
	}
	if !buys {
		x.Fills, x.Rest = nil, slices.Clone(in)
	} else if moves {
		take(func(a game.Action) bool { return p.MovesPiece(a) || p.Holds.once(a) })
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

// OnlyGroup is the group in which things are bought, if there is nothing else to do or nothing is at work on the
// board, and that goes on: its panel need not be asked for. It is -1 for none.
func (p *Position) OnlyGroup() int {
	if p.View.Asking().Fresh || p.Modal() {
		return -1
	}
	for i, in := range p.Groups {
		only := func() bool {
			return !slices.ContainsFunc(p.Legal, func(a game.Action) bool { return !p.IsEnd(a) && !slices.Contains(in, a) })
		}
		if len(in) > 0 && p.Bought[i] != nil && (p.Subject() == game.Ref{} || only()) {
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
