package mediterranee_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	rules "serenissima/game/mediterranee"
	"serenissima/render/table"
	"serenissima/render/table/mediterranee"
)

// M2.13: all that can be sold is sold in an order that brings at least as much as any other:
// checked against every order where there are few sales.
func TestM2_13_SellAllBringsTheMost(t *testing.T) {
	on, compared, many, left := mediterranee.Table{}, 0, 0, 0
	earns := func(s *rules.State, plan []game.Action) (sum int) {
		by := s.Decision().Player
		after := s.Clone().(*rules.State)
		for _, a := range plan {
			require.NoError(t, after.Check(a))
			after.Apply(a, nil)
		}
		return int(after.Ducats[by] - s.Ducats[by])
	}
	r := game.NewRand(4)
	positions(t, rules.Selling, func(s *rules.State) {
		s = laden(s, &r)
		b, plan := on.Offer(s).Batch, s.BestSales()
		got := earns(s, plan)
		after := s.Clone()
		for _, a := range plan {
			after.Apply(a, nil)
		}
		require.False(t, canSell(after), "all is sold")
		held := on.Offer(s).Holds
		for i := range plan[:max(0, len(plan)-1)] { // what is shown of ships and ports stays where it is
			step := s.Clone()
			for _, a := range plan[:i+1] {
				step.Apply(a, nil)
			}
			shown := on.Offer(step).Holds
			for _, h := range held {
				require.True(t, slices.ContainsFunc(shown, func(x table.Hold) bool { return x.Place == h.Place }), "%v has gone", h.Place)
			}
		}
		done := game.Action{By: s.Decision().Player, Verb: rules.Done}
		if n := len(plan); n > 0 {
			require.Equal(t, []table.Line{{Key: "unsold", Args: []any{"n", n}, Warn: true}}, on.Stakes(s, done), "it is asked twice, with as many pieces as can be sold together")
		} else {
			require.Empty(t, on.Stakes(s, done))
		}
		require.Empty(t, on.Stakes(after, done))
		switch offered := sellable(s); {
		case len(plan) < 2:
			require.Empty(t, b, "a single sale is a click")
		case len(plan) < offered:
			require.Equal(t, plan, b[0].Plan)
			require.Equal(t, "sell.some", b[0].Name, "a port takes each good once")
			require.Equal(t, []any{"k", len(plan), "m", offered}, b[0].Args)
			left++
		default:
			require.Equal(t, plan, b[0].Plan)
			require.Equal(t, "sell", b[0].Name)
		}
		if many = max(many, len(plan)); len(plan) <= 3 && compared < 40 {
			require.Equal(t, most(s), got)
			compared++
		}
	})
	require.Positive(t, compared)
	require.Greater(t, many, 2)
	require.Positive(t, left)
}

// sellable is how many pieces can be sold next, each of them alone.
func sellable(s *rules.State) (n int) {
	for _, a := range s.AppendActions(nil) {
		if a.Verb == rules.Sell {
			n += int(s.Galleys[a.Obj[0].ID].Cargo[a.Obj[1].ID])
		}
	}
	return n
}

// laden is a position in which the galleys of whoever sells lie at ports, full of goods; and
// where ports have an owner.
func laden(s *rules.State, r *game.Rand) *rules.State {
	s = s.Clone().(*rules.State)
	by := s.Decision().Player
	for p := 1; p < len(s.Board.Ports); p++ {
		if s.Ports[p].Owner == game.Nobody {
			s.Ports[p].Owner = game.Player(1 + r.IntN(int(s.Seats)))
		}
	}
	s.Recount()
	for f := s.Fleet(by); f != 0; f &= f - 1 {
		ship := &s.Galleys[f.First()]
		ship.Zone = s.Board.Ports[1+r.IntN(len(s.Board.Ports)-1)].Zone
		for s.Room(f.First()) > 0 {
			ship.Cargo[1+r.IntN(rules.NumGoods)]++
			ship.Load++
		}
	}
	return s
}

func canSell(s game.State) bool {
	for _, a := range s.AppendActions(nil) {
		if a.Verb == rules.Sell {
			return true
		}
	}
	return false
}

// most is what the sales of a position bring at most, by trying all orders.
func most(s *rules.State) (best int) {
	by := s.Decision().Player
	for _, a := range s.AppendActions(nil) {
		if a.Verb == rules.Sell {
			after := s.Clone().(*rules.State)
			after.Apply(a, nil)
			earned := int(after.Ducats[by] - s.Ducats[by])
			best = max(best, earned+most(after))
		}
	}
	return best
}

// All holds are filled at once, as far as money and the box reach.
func TestBuyAllFillsEveryHold(t *testing.T) {
	galleys := 0
	positions(t, rules.Purchases, func(s *rules.State) {
		b := (mediterranee.Table{}).Offer(s).Batch
		if len(b) == 0 {
			require.False(t, buysTwice(s), "a single purchase is a click")
			return
		}
		require.Len(t, b, 1)
		require.True(t, buysTwice(s))
		n, _ := game.Feasible(s, b[0].Plan)
		after, filled := s.Clone().(*rules.State), map[game.Ref]bool{}
		for _, a := range b[0].Plan[:n] {
			require.Equal(t, rules.BuyGood, a.Verb)
			after.Apply(a, nil)
			filled[a.Obj[0]] = true
		}
		galleys = max(galleys, len(filled))
	})
	require.Greater(t, galleys, 1)
}

// buysTwice reports whether a good can be bought, and then another.
func buysTwice(s *rules.State) bool {
	return slices.ContainsFunc(s.AppendActions(nil), func(a game.Action) bool {
		if a.Verb != rules.BuyGood {
			return false
		}
		after := s.Clone()
		after.Apply(a, nil)
		return slices.ContainsFunc(after.AppendActions(nil), func(b game.Action) bool { return b.Verb == rules.BuyGood })
	})
}
