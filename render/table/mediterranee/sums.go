package mediterranee

import (
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
		return &table.Sum{Name: table.Line{Key: "bid"}, Unit: 100, Low: table.Line{Key: "no-less"}, High: table.Line{Key: "no-money"}, Before: revealedBid}
	case rules.NamePrice:
		_, highest := st.PriceRange()
		return &table.Sum{Name: table.Line{Key: "price", Args: deal}, Unit: 100, Preset: 100 * int(min(highest, st.Board.ForeignMost)),
			Low: table.Line{Key: "no-less"}, High: table.Line{Key: "no-more"}, Returns: returns(st)}
	case rules.Counter:
		return &table.Sum{Name: table.Line{Key: "counter", Args: deal}, Unit: 100, Preset: 100 * max(int(st.Deal.Price)-1, 0),
			Low: table.Line{Key: "no-less"}, High: table.Line{Key: "no-more"}, Returns: returns(st)}
	}
	return nil
}

// revealedBid is the bid that an event lays open (M2.1).
func revealedBid(ev game.Event) (seat game.Player, n int, ok bool) {
	return game.Player(ev.What.ID), 100 * int(ev.N), table.Is(ev, game.Revealed, rules.NoteBid)
}

// mostReturns is how many ports are listed at most.
const mostReturns = 4

// returns are what a piece of the open deal would bring its buyer: of the ports that take it,
// nearest first, those that pay more than every nearer one. All of this is public.
func returns(st *rules.State) *table.Returns {
	d := &st.Deal
	from, moves := dealZone(st), 0
	if d.To != 0 {
		moves = int(st.Galleys[d.To].Sailors)
	}
	var list []table.Return
	zones := map[game.Ref]int{}
	for p := rules.PortID(1); int(p) < len(st.Board.Ports); p++ {
		if !st.CanStore(p, d.Good) {
			continue
		}
		place, n := game.Port(p), int(st.Board.Distance(from, st.Board.Ports[p].Zone))
		about := table.Line{Key: "zones", Args: []any{"n", n}}
		if d.To != 0 && n > moves {
			about.Key = "later"
		}
		zones[place] = n
		list = append(list, table.Return{Place: place, About: about, N: 100 * int(st.SalePrice(p)+st.MarketBonus(d.Buyer, p, d.Good))})
	}
	slices.SortStableFunc(list, func(a, b table.Return) int {
		if near := zones[a.Place] - zones[b.Place]; near != 0 {
			return near
		}
		return b.N - a.N
	})
	most := 0
	list = slices.DeleteFunc(list, func(r table.Return) bool {
		less := r.N <= most
		most = max(most, r.N)
		return less
	})
	if len(list) == 0 {
		return nil
	}
	slices.Reverse(list) // the most first
	return &table.Returns{
		Name: table.Line{Key: "returns", Args: []any{"good", game.Good(d.Good)}},
		List: list[:min(mostReturns, len(list))], Net: st.Decision().Player == d.Buyer,
	}
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
