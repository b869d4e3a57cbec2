package mediterranee

import (
	"slices"

	"serenissima/game"
	rules "serenissima/game/mediterranee"
	"serenissima/render/table"
)

// The kinds of payments, in the order of the account book.
const (
	accountBids    = "bids"
	accountBought  = "bought" // in ports
	accountSold    = "sold"   // to other powers, in own ports
	accountDeals   = "deals"  // between galleys
	accountSailors = "sailors"
	accountGalleys = "galleys"
	accountForts   = "forts"
	accountSales   = "sales" // to ports
	accountMarkets = "markets"
	accountIncome  = "income"
)

// accounts are the kinds by the notes of payments.
var accounts = map[game.Note]string{
	rules.NoteBid: accountBids, rules.NoteCargo: accountBought, rules.NoteRecruit: accountSailors, rules.NoteGalley: accountGalleys,
	rules.NoteFort: accountForts, rules.NoteSale: accountSales, rules.NoteMarket: accountMarkets, rules.NoteIncome: accountIncome,
}

// Books implements table.Table: an account book.
func (Table) Books() table.Books {
	return table.Books{
		Accounts: []string{accountBids, accountBought, accountSold, accountDeals, accountSailors, accountGalleys, accountForts, accountSales, accountMarkets, accountIncome},
		Payments: payments,
	}
}

// payments are those among some events: all are public (M1.6), those of bids once they are laid open.
func payments(events []game.Event) (list []table.Payment) {
	deal := slices.ContainsFunc(events, func(ev game.Event) bool {
		return table.Is(ev, game.Moved, rules.NoteCargo) && ev.From.Kind == game.ShipRef
	})
	for _, ev := range events {
		kind := accounts[ev.Note]
		if ev.Kind != game.Paid || kind == "" {
			continue
		}
		received := kind
		if kind == accountBought {
			if received = accountSold; deal {
				kind, received = accountDeals, accountDeals
			}
		}
		n := 100 * int(ev.N)
		if ev.From.Kind == game.SeatRef {
			list = append(list, table.Payment{By: game.Player(ev.From.ID), Kind: kind, N: -n})
		}
		if ev.To.Kind == game.SeatRef {
			list = append(list, table.Payment{By: game.Player(ev.To.ID), Kind: received, N: n})
		}
	}
	return list
}
