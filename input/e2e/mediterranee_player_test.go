//go:build e2e

package e2e

import (
	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/mediterranee"
	"serenissima/render/table"
)

// turn makes one decision, or several that are offered together, as somebody would who wants to
// win but does not think for long.
func (h *medHand) turn() {
	h.t.Helper()
	switch h.state.Decision().Prompt {
	case mediterranee.Bidding:
		h.name(mediterranee.Bid)
	case mediterranee.AskPrice:
		h.name(mediterranee.NamePrice)
	case mediterranee.AnswerPrice, mediterranee.LastAnswer:
		if a, ok := h.verb(mediterranee.Take); ok && h.state.Deal.Price <= 3 {
			h.answer(a)
			return
		}
		if h.did["counter"] == 0 && h.state.Decision().Prompt == mediterranee.AnswerPrice {
			if _, ok := h.verb(mediterranee.Counter); ok {
				h.name(mediterranee.Counter)
				return
			}
		}
		a, _ := h.verb(mediterranee.Leave)
		h.answer(a)
	case mediterranee.Purchases:
		h.purchases()
	case mediterranee.Movement:
		h.sail()
	case mediterranee.Fighting:
		h.attack()
	case mediterranee.Spoils:
		h.spoils()
	case mediterranee.Stowing:
		h.batch(mediterranee.Stow, "stow the best", h.offered("stow"))
	case mediterranee.Landing:
		h.land()
	case mediterranee.Selling:
		h.sell()
	default: // galleys are manned well, early places are taken, offers accepted, others let pass
		a := h.legal[0]
		if h.state.Decision().Prompt == mediterranee.Manning {
			a = h.legal[min(2, len(h.legal)-1)]
		}
		h.answer(a)
	}
}

// purchases buys goods for all galleys, asks for prices, hires a sailor now and then.
func (h *medHand) purchases() {
	h.t.Helper()
	if plan := h.offered("buy"); plan != nil {
		h.batch(mediterranee.BuyGood, "buy all", plan)
		if h.did["undo"] < 2 && h.state.Decision().Prompt == mediterranee.Purchases {
			log := h.match.Log()
			h.d.tap("undo")
			h.look()
			require.Equal(h.t, log[:len(log)-len(plan)], h.match.Log(), "all is taken back together")
			h.note("undo")
			h.batch(mediterranee.BuyGood, "buy all", plan)
		}
		return
	}
	for _, f := range h.table().Offer(h.state).Fills {
		if f.Piece.Kind == game.GoodRef && len(f.FillEach) > 0 {
			h.buy(f)
			return
		}
		for _, x := range f.WholeActions {
			if x.Action.Verb == mediterranee.Haggle {
				h.atQuay(x.Action, act(x.Action))
				return
			}
		}
	}
	if h.state.Turn%3 == 0 && h.did["recruit"] < int(h.state.Turn) {
		for _, f := range h.table().Offer(h.state).Fills {
			for _, x := range f.WholeActions {
				if x.Action.Verb == mediterranee.Recruit && h.state.Galleys[f.Place.ID].Sailors < 3 {
					h.recruit(x.Action, f.Place)
					return
				}
			}
		}
	}
	h.end()
}

// sail sails with the galley that is offered to where its goods bring most; in some turns all
// voyages are planned first.
func (h *medHand) sail() {
	h.t.Helper()
	routes := h.table().Offer(h.state).Routes
	if len(routes) == 0 {
		h.end()
		return
	}
	if h.state.Turn%2 == 0 && h.state.Voyage.Galley == 0 {
		h.plan()
		return
	}
	r := h.best(routes)
	h.shut()
	h.d.tap(on("", r.To))
	h.done(r.Plan...)
	h.note("sail")
}

// plan chooses a zone for each galley and sails to all of them.
func (h *medHand) plan() {
	h.t.Helper()
	h.shut()
	h.d.tap(h.button(h.group(mediterranee.Sail)))
	chooser := h.table().(table.Chooser)
	var chosen []game.Ref
	for range h.state.Board.Galleys {
		routes := chooser.With(h.state, chosen).Routes
		if len(routes) == 0 {
			break
		}
		r := h.best(routes)
		h.d.tap(on("", r.To))
		chosen, _ = chooser.Choose(h.state, chosen, r.To)
		h.note("plan")
	}
	h.d.tap("batch")
	h.done(chooser.With(h.state, chosen).Batch[0].Plan...)
	h.note("sail as planned")
	if h.shows("batch") { // somebody has refused leave: what was planned behind it is still chosen
		h.note("plan goes on")
	}
}

// best is the way on which goods bring most, or else the longest.
func (h *medHand) best(routes []table.Route) table.Route {
	best, most := routes[len(routes)-1], -1
	for _, r := range routes {
		worth := len(r.Areas)
		if port := h.state.PortAt(mediterranee.ZoneID(r.To.ID)); port != 0 {
			ship := &h.state.Galleys[r.Plan[0].Obj[0].ID]
			for good := mediterranee.Gems; good <= mediterranee.Wood; good++ {
				if ship.Cargo[good] > 0 && h.state.CanStore(port, good) {
					worth += 10 * int(h.state.SalePrice(port)+h.state.MarketBonus(ship.Owner, port, good))
				}
			}
			if ship.Load == 0 {
				worth += 10
			}
		}
		if r.Risky && h.did["ask-leave"] > 2 {
			worth -= 20
		}
		if worth > most {
			best, most = r, worth
		}
	}
	return best
}

// attack attacks where the odds are good.
func (h *medHand) attack() {
	h.t.Helper()
	for _, a := range h.legal {
		if list := game.Repeats(h.state, a); len(list) > 0 && (list[0].Win > 0.6 || h.did["fight to the end"] == 0 && list[0].Win > 0.1) {
			h.fight(a)
			return
		}
	}
	h.end()
}

// spoils takes the beaten galley with one sailor if the own one stays afloat.
func (h *medHand) spoils() {
	h.t.Helper()
	a, _ := h.verb(mediterranee.Sink)
	if prize, ok := h.find(func(a game.Action) bool { return a.Verb == mediterranee.Capture }); ok && h.state.Galleys[h.state.Fight.Victor].Sailors > 1 {
		a = prize
	}
	h.answer(a)
}

// land lands a sailor in a port that is not the player's where that loses no galley.
func (h *medHand) land() {
	h.t.Helper()
	for _, a := range h.legal {
		if a.Verb != mediterranee.Land || h.state.Galleys[a.Obj[0].ID].Sailors < 2 || h.state.Ports[a.Obj[1].ID].Owner == a.By {
			continue
		}
		h.shut()
		h.d.tap(on("", a.Obj[1]))
		if len(h.meant(a.Obj[1])) > 1 {
			h.piece(a.Obj[0], game.Sailor(a.By))
		}
		h.again()
		h.done(a)
		h.note("land")
		return
	}
	h.end()
}

// sell sells all, or the only piece.
func (h *medHand) sell() {
	h.t.Helper()
	plan := h.offered("sell")
	if plan == nil { // ports take each good once
		plan = h.offered("sell.some")
	}
	if plan != nil {
		h.batch(mediterranee.Sell, "sell all", plan)
		return
	}
	a, ok := h.verb(mediterranee.Sell)
	if !ok {
		h.end()
		return
	}
	h.shut()
	port := game.Port(h.state.PortAt(h.state.Galleys[a.Obj[0].ID].Zone))
	h.d.tap(on("", port))
	if len(h.meant(port)) > 1 {
		h.piece(a.Obj[0], a.Obj[1])
	}
	h.done(a)
	h.note("sell")
}
