package mediterranee

import (
	"cmp"
	"slices"

	"serenissima/game"
	rules "serenissima/game/mediterranee"
	"serenissima/render/table"
)

// Sum implements table.Summer. Sums are in ducats, of which a hundred are the least.
func (Table) Sum(s game.State, among []game.Action) *table.Sum {
	st := s.(*rules.State)
	deal := []any{"good", game.Good(st.Deal.Good), "seat", game.Seat(st.Deal.Buyer), "owner", game.Seat(st.Deal.Seller)}
	switch among[0].Verb {
	case rules.Bid:
		return &table.Sum{Name: table.Line{Key: "bid"}, Unit: 100, Low: table.Line{Key: "no-less"}, High: table.Line{Key: "no-money"}, Coins: true, Parties: bidders(st), Before: ofBids,
			Unchosen: table.Line{Key: "bid-nothing", Args: []any{"n", 100 * int(st.Ducats[st.Decision().Player])}, Warn: true}}
	case rules.NamePrice:
		_, highest := st.PriceRange()
		return &table.Sum{Name: table.Line{Key: "price", Args: deal}, Unit: 100, Preset: 100 * int(min(highest, st.Board.ForeignMost)),
			Low: table.Line{Key: "no-less"}, High: table.Line{Key: "no-more"}, Returns: returns(st)}
	case rules.Counter:
		sum := &table.Sum{Name: table.Line{Key: "counter", Args: deal}, Unit: 100, Low: table.Line{Key: "no-less"}, High: table.Line{Key: "no-more"}, Returns: returns(st)}
		if sum.Returns != nil { // at first nobody offers more than the piece brings
			sum.Preset = min(100*(int(st.Deal.Price)-1), sum.Returns.List[0].N)
		}
		return sum
	}
	return nil
}

// bidders are the seats that bid, one after the other (M2.1).
func bidders(st *rules.State) (list []table.Party) {
	for p := game.Player(1); int8(p) <= st.Seats; p++ {
		list = append(list, table.Party{Seat: p, Named: p < st.Decision().Player})
	}
	return list
}

// ofBids is what an event tells of a bid: how high it was, what was thrown where bids were equal, and
// which place it has brought (M2.1).
func ofBids(ev game.Event) (seat game.Player, n int, told table.Naming) {
	switch {
	case table.Is(ev, game.Revealed, rules.NoteBid):
		return game.Player(ev.What.ID), 100 * int(ev.N), table.NamedSum
	case table.Is(ev, game.Rolled, rules.NoteTie), table.Is(ev, game.Rolled, rules.NotePlace):
		return ev.By, int(ev.N), table.NamedDie
	case table.Is(ev, game.Chose, rules.NotePlace):
		return ev.By, int(ev.What.ID), table.NamedPlace
	}
	return game.Nobody, 0, table.NamedNothing
}

// How many ports are listed: at least, if so many take the good, and at most.
const (
	leastReturns = 3
	mostReturns  = 4
)

// returns are what a piece of the open deal would bring its buyer: of the ports that take it those
// that pay more than every nearer one, and the best of the others where these are few; the most
// first. All of this is public.
func returns(st *rules.State) *table.Returns {
	d := &st.Deal
	from, moves := dealZone(st), 0
	if d.To != 0 {
		moves = int(st.Galleys[d.To].Sailors)
	}
	type market struct {
		table.Return
		zones int
	}
	var list []market
	for p := rules.PortID(1); int(p) < len(st.Board.Ports); p++ {
		if !st.CanStore(p, d.Good) {
			continue
		}
		n := int(st.Board.Distance(from, st.Board.Ports[p].Zone))
		about := table.Line{Key: "zones", Args: []any{"n", n}}
		if d.To != 0 && n > moves {
			about.Key = "later"
		}
		list = append(list, market{table.Return{Place: game.Port(p), About: about, N: 100 * int(st.Pays(d.Buyer, p, d.Good))}, n})
	}
	if len(list) == 0 {
		return nil
	}
	nearer := func(a, b market) int { return cmp.Or(cmp.Compare(a.zones, b.zones), cmp.Compare(b.N, a.N)) }
	dearer := func(a, b market) int { return cmp.Or(cmp.Compare(b.N, a.N), cmp.Compare(a.zones, b.zones)) }
	slices.SortStableFunc(list, nearer)
	var best, others []market
	for _, m := range list {
		if len(best) == 0 || m.N > best[len(best)-1].N {
			best = append(best, m)
		} else {
			others = append(others, m)
		}
	}
	slices.SortStableFunc(others, dearer)
	best = append(best, others[:min(len(others), max(0, leastReturns-len(best)))]...)
	slices.SortStableFunc(best, dearer)
	r := &table.Returns{Name: table.Line{Key: "returns", Args: []any{"good", game.Good(d.Good)}}, Net: st.Decision().Player == d.Buyer, Thing: game.Good(d.Good)}
	r.Steps, r.Step = bargain(st)
	for _, m := range best[:min(mostReturns, len(best))] {
		r.List = append(r.List, m.Return)
	}
	return r
}

// bargain are the steps of the open deal, and which of them is open: the owner names a price, the buyer
// answers, and a lower offer brings an answer of the owner and a last word (M2.2a).
func bargain(st *rules.State) (steps []table.Step, open int) {
	d := &st.Deal
	step := func(by game.Player, key string, sum rules.Hundreds) {
		steps = append(steps, table.Step{By: by, Line: table.Line{Key: "step." + key, Args: []any{"n", 100 * int(sum)}}})
	}
	open = slices.Index([]game.Prompt{rules.AskPrice, rules.AnswerPrice, rules.AnswerCounter, rules.LastAnswer}, st.Decision().Prompt)
	done := []string{"asks", "offers", "refuses"}
	for i, key := range []string{"price", "answer", "answer", "last"} {
		by, sum := d.Seller, d.Price
		if i%2 == 1 {
			by, sum = d.Buyer, d.Counter
		}
		if i < open {
			key = done[i]
		}
		step(by, key, sum)
	}
	return steps, open
}

// standingReturns are those of a deal in which no sum is to be named any more: only whether the price
// or the offer is taken.
func standingReturns(st *rules.State) *table.Returns {
	sum := st.Deal.Price
	switch st.Decision().Prompt {
	case rules.AnswerCounter:
		sum = st.Deal.Counter
	case rules.AnswerPrice, rules.LastAnswer:
	default:
		return nil
	}
	r := returns(st)
	if r != nil {
		r.Sum = 100 * int(sum)
	}
	return r
}

// dealZone is where the galleys of the open deal lie.
func dealZone(st *rules.State) rules.ZoneID {
	d := &st.Deal
	switch {
	case d.Port != 0:
		return st.Board.Ports[d.Port].Zone
	case d.From != 0:
		return st.Galleys[d.From].Zone
	}
	return st.Galleys[d.To].Zone
}
