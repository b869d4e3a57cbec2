package mediterranee

import (
	"slices"

	"serenissima/game"
)

// The standing answers, by what they say.
const (
	standFirm     = "firm"     // asks a price in ports and refuses less
	standPrice    = "price"    // asks a price, and leaves it open what is done about less
	standAccept   = "accept"   // accepts an offer of so much or more
	standRefuse   = "refuse"   // refuses every offer
	standKeep     = "keep"     // sells nothing that is aboard
	standBuyNone  = "buy-none" // buys nothing that is offered
	standLetPass  = "let-pass"
	standDenyPass = "deny-pass"
)

// standingNames are all of them.
var standingNames = []string{standFirm, standPrice, standAccept, standRefuse, standKeep, standBuyNone, standLetPass, standDenyPass}

// phasesPerTurn is more than the phases of a turn.
const phasesPerTurn = 7

// Term implements game.Stander.
func (s *State) Term() int { return int(s.Turn)*phasesPerTurn + int(s.Phase) }

// StandingAnswers implements game.Stander.
func (s *State) StandingAnswers(named game.Action) (list []game.StandingAnswer) {
	d, deal := s.Decision(), &s.Deal
	price := 0
	if named.Verb == NamePrice {
		price = 100 * int(named.Obj[0].ID)
	}
	add := func(name string, to game.Player, what game.Ref, n int) {
		if to == game.Nobody && s.Seats == 2 { // everybody is the only rival
			to = 3 - d.Player
		}
		x := game.StandingAnswer{By: d.Player, Name: name, To: to, What: what, N: n, Term: s.Term()}
		if !slices.Contains(list, x) {
			list = append(list, x)
		}
	}
	good := game.Good(deal.Good)
	switch {
	case d.Player == s.Active(): // who asks others is not asked alike again
	case d.Prompt == AskPrice && deal.Port != 0:
		if price > 0 {
			add(standFirm, game.Nobody, good, price)
			add(standFirm, deal.Buyer, good, price)
			add(standPrice, game.Nobody, good, price)
		}
	case d.Prompt == AskPrice:
		add(standKeep, deal.Buyer, game.Ref{}, 0)
		add(standKeep, game.Nobody, game.Ref{}, 0)
	case d.Prompt == AnswerCounter:
		add(standAccept, game.Nobody, good, 100*int(deal.Counter))
		add(standFirm, game.Nobody, good, 100*int(deal.Price))
		add(standRefuse, deal.Buyer, game.Ref{}, 0)
	case d.Prompt == AnswerPrice, d.Prompt == LastAnswer:
		add(standBuyNone, deal.Seller, game.Ref{}, 0)
		add(standBuyNone, game.Nobody, game.Ref{}, 0)
	case d.Prompt == Passage:
		add(standLetPass, s.Active(), game.Ref{}, 0)
		add(standDenyPass, s.Active(), game.Ref{}, 0)
		add(standLetPass, game.Nobody, game.Ref{}, 0)
		add(standDenyPass, game.Nobody, game.Ref{}, 0)
	}
	return list
}

// StandingAction implements game.Stander.
func (s *State) StandingAction(x game.StandingAnswer) (a game.Action, ok bool) {
	d, deal := s.Decision(), &s.Deal
	if d.Player != x.By || d.Player == s.Active() || x.To != game.Nobody && x.To != s.Active() || x.What != (game.Ref{}) && x.What != game.Good(deal.Good) {
		return a, false
	}
	n := Hundreds(x.N / 100)
	switch d.Prompt {
	case AskPrice:
		switch {
		case deal.Port != 0 && (x.Name == standFirm || x.Name == standPrice):
			return s.answer(NamePrice, game.Money(n)), true
		case deal.Port == 0 && x.Name == standKeep:
			return s.answer(Decline), true
		}
	case AnswerCounter:
		switch {
		case x.Name == standAccept && deal.Counter >= n:
			return s.answer(Accept), true
		case x.Name == standRefuse, x.Name == standFirm && deal.Counter < n:
			return s.answer(Refuse), true
		}
	case AnswerPrice, LastAnswer:
		return s.answer(Leave), x.Name == standBuyNone
	case Passage:
		switch x.Name {
		case standLetPass:
			return s.answer(GiveLeave), true
		case standDenyPass:
			return s.answer(DenyLeave), true
		}
	}
	return a, false
}

// answer is an action of the seat that is asked.
func (s *State) answer(v game.Verb, obj ...game.Ref) game.Action {
	a := game.Action{By: s.decider, Verb: v}
	copy(a.Obj[:], obj)
	return a
}
