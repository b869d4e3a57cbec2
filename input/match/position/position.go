// Package position is the newest position of a match as the person at the screen sees it, and
// all that can be done in it: what a gesture means, what is offered, why something is refused. It
// draws nothing and decides nothing.
package position

import (
	"slices"

	"serenissima/game"
	"serenissima/render/table"
)

// From is what a position is found from.
type From struct {
	Table     table.Table
	Viewer    game.Player // whose secrets are shown
	Own       game.State  // as the viewer knows it
	View      game.State  // the same, veiled where others look on
	Awaited   bool        // a person decides
	Curtained bool        // that person has still to take the screen
	Several   bool        // people play, so that a question says who is asked
	Hides     bool        // what others let stand is hidden: the curtain is always drawn
	Chosen    []game.Ref  // things chosen to act with, see table.Chooser
	Lesson    *Lesson     // what a lesson wants now, nil where there is none
}

// A Position is the newest one of a match, and all that can be done in it.
type Position struct {
	From

	Offer     table.Offer
	Legal     []game.Action
	Allowed   []game.Action   // by the rules: more than is legal in a lesson, which wants one thing at a time
	Groups    [][]game.Action // legal actions by group of the offer
	Barred    []*Refusal      // why nothing of a group is possible, by group
	Unended   *Refusal        // why what the seat does cannot be ended, nil if it can be or nothing tells
	Things    []game.Ref      // what can be pointed at on the board: what can be visited, and what else is lit
	Apart     []game.Ref      // those of them that are not in play
	Routes    Routes
	Elsewhere []game.Ref // where ways lead that a lesson does not want now
	Holds     Holds
	Fills     Fills
	Bought    Bought
	Fight     *table.Fight // about which somebody is asked, nil if there is none
}

// Find looks up what can be done in a position.
func Find(from From) Position {
	on, view := from.Table, from.View
	p := Position{From: from, Offer: on.Offer(view), Things: slices.Clone(on.Things(view)), Fight: table.FightOf(on, view)}
	if chooser, ok := on.(table.Chooser); ok && len(p.Chosen) > 0 {
		p.Offer = chooser.With(view, p.Chosen)
	}
	slices.SortStableFunc(p.Offer.Answers, func(a, b table.Answer) int { // what harms somebody comes last
		switch {
		case a.Harm == b.Harm:
			return 0
		case b.Harm:
			return -1
		}
		return 1
	})
	if p.asked() {
		p.Legal = view.AppendActions(nil)
		p.Routes, p.Holds = p.Offer.Routes, p.Offer.Holds
	}
	for _, ref := range p.Offer.Lit {
		if p.OnBoard(ref) {
			continue
		}
		p.Things, p.Apart = append(p.Things, ref), append(p.Apart, ref)
	}
	p.Allowed = slices.Clone(p.Legal)
	p.narrow()
	for _, g := range p.Offer.Groups {
		p.Groups = append(p.Groups, only(p.Legal, func(a game.Action) bool { return slices.Contains(g.Verbs, a.Verb) }))
	}
	for i := range p.Holds {
		p.Holds[i].WholeActions = among(p.Legal, p.Holds[i].WholeActions)
		n, _ := p.affords(p.Holds[i].FillEach)
		p.Holds[i].FillEach = p.Holds[i].FillEach[:n]
	}
	p.findFills()
	p.findBars()
	return p
}

// asked reports whether the person at the screen decides.
func (p *Position) asked() bool { return p.Awaited && !p.Curtained }

// only returns those of some actions that ok accepts.
func only(actions []game.Action, ok func(game.Action) bool) (list []game.Action) {
	for _, a := range actions {
		if ok(a) {
			list = append(list, a)
		}
	}
	return list
}

// Subject is the thing whose turn it is, the zero Ref if it is no thing's.
func (p *Position) Subject() game.Ref { return p.Table.Subject(p.View) }

// OnBoard reports whether a thing is pointed at on the board.
func (p *Position) OnBoard(ref game.Ref) bool { return slices.Contains(p.Things, ref) }

// Modal reports whether a question is shown that wants an answer first.
func (p *Position) Modal() bool { return p.Awaited && p.View.Asking().Question }

// IsEnd reports whether an action ends what the seat is doing.
func (p *Position) IsEnd(a game.Action) bool { return p.Offer.Ends(a) }

// End is the action that ends what the seat is doing, false if none is legal.
func (p *Position) End() (game.Action, bool) {
	i := slices.IndexFunc(p.Legal, p.IsEnd)
	if i < 0 {
		return game.Action{}, false
	}
	return p.Legal[i], true
}

// ChoosesApart reports whether it is chosen between things that are not in play, and no group is for that: they lie
// where a small frame folds them away.
func (p *Position) ChoosesApart() bool {
	return slices.ContainsFunc(p.Legal, func(a game.Action) bool { return !p.Offer.Grouped(a) && slices.Contains(p.Apart, a.Obj[0]) })
}

// OnlyEnds reports whether nothing is left to do but to end.
func (p *Position) OnlyEnds() bool {
	return len(p.Legal) > 0 && !slices.ContainsFunc(p.Legal, func(a game.Action) bool { return !p.IsEnd(a) })
}

// SettingUp reports whether the game is still being set up: until then there is nothing
// that groups are for, and nothing to end.
func (p *Position) SettingUp() bool {
	turn, _ := p.Table.Clock(p.View)
	return turn == 0
}

// OthersDecide reports whether somebody decides who is not at the screen, or not yet: a bot, a person by an answer
// that stands, or one before whom a curtain is still shut.
func (p *Position) OthersDecide() bool { return p.View.Decision().Player > game.Nobody && !p.asked() }

// Shortcuts are buttons for the ports between which is chosen while the game is set up: on a small chart their names
// cannot be read. It is nil where there are not enough for all.
func (p *Position) Shortcuts() (list []game.Ref) {
	if !p.SettingUp() {
		return nil
	}
	for _, a := range p.Legal {
		if port := a.Obj[0]; port.Kind == game.PortRef && !slices.Contains(list, port) {
			list = append(list, port)
		}
	}
	if len(list) > len(p.Offer.Groups) {
		return nil
	}
	return list
}
