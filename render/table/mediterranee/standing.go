package mediterranee

import (
	"slices"

	"serenissima/game"
	rules "serenissima/game/mediterranee"
	"serenissima/render/table"
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

// Term implements table.Stander.
func (Table) Term(s game.State) int {
	st := s.(*rules.State)
	return int(st.Turn)*len(phases) + int(st.Phase)
}

// StandingAnswers implements table.Stander.
func (t Table) StandingAnswers(s game.State, named game.Action) (list []table.StandingAnswer) {
	st := s.(*rules.State)
	d, deal := st.Decision(), &st.Deal
	price := 0
	if named.Verb == rules.NamePrice {
		price = 100 * int(named.Obj[0].ID)
	}
	add := func(name string, to game.Player, what game.Ref, n int) {
		if to == game.Nobody && st.Seats == 2 { // everybody is the only rival
			to = 3 - d.Player
		}
		x := table.StandingAnswer{By: d.Player, Name: name, To: to, What: what, N: n, Term: t.Term(s)}
		if !slices.Contains(list, x) {
			list = append(list, x)
		}
	}
	good := game.Good(deal.Good)
	switch {
	case d.Player == st.Active(): // who asks others is not asked alike again
	case d.Prompt == rules.AskPrice && deal.Port != 0:
		if price > 0 {
			add(standFirm, game.Nobody, good, price)
			add(standFirm, deal.Buyer, good, price)
			add(standPrice, game.Nobody, good, price)
		}
	case d.Prompt == rules.AskPrice:
		add(standKeep, deal.Buyer, game.Ref{}, 0)
		add(standKeep, game.Nobody, game.Ref{}, 0)
	case d.Prompt == rules.AnswerCounter:
		add(standAccept, game.Nobody, good, 100*int(deal.Counter))
		add(standFirm, game.Nobody, good, 100*int(deal.Price))
		add(standRefuse, deal.Buyer, game.Ref{}, 0)
	case d.Prompt == rules.AnswerPrice, d.Prompt == rules.LastAnswer:
		add(standBuyNone, deal.Seller, game.Ref{}, 0)
		add(standBuyNone, game.Nobody, game.Ref{}, 0)
	case d.Prompt == rules.Passage:
		add(standLetPass, st.Active(), game.Ref{}, 0)
		add(standDenyPass, st.Active(), game.Ref{}, 0)
		add(standLetPass, game.Nobody, game.Ref{}, 0)
		add(standDenyPass, game.Nobody, game.Ref{}, 0)
	}
	return list
}

// Answer implements table.Stander.
func (Table) Answer(s game.State, x table.StandingAnswer) (a game.Action, ok bool) {
	st := s.(*rules.State)
	d, deal := st.Decision(), &st.Deal
	if d.Player != x.By || d.Player == st.Active() || x.To != game.Nobody && x.To != st.Active() || x.What != (game.Ref{}) && x.What != game.Good(deal.Good) {
		return a, false
	}
	n := rules.Hundreds(x.N / 100)
	switch d.Prompt {
	case rules.AskPrice:
		switch {
		case deal.Port != 0 && (x.Name == standFirm || x.Name == standPrice):
			return do(st, rules.NamePrice, game.Money(n)), true
		case deal.Port == 0 && x.Name == standKeep:
			return do(st, rules.Decline), true
		}
	case rules.AnswerCounter:
		switch {
		case x.Name == standAccept && deal.Counter >= n:
			return do(st, rules.Accept), true
		case x.Name == standRefuse, x.Name == standFirm && deal.Counter < n:
			return do(st, rules.Refuse), true
		}
	case rules.AnswerPrice, rules.LastAnswer:
		return do(st, rules.Leave), x.Name == standBuyNone
	case rules.Passage:
		switch x.Name {
		case standLetPass:
			return do(st, rules.GiveLeave), true
		case standDenyPass:
			return do(st, rules.DenyLeave), true
		}
	}
	return a, false
}
