package mediterranee

import (
	"serenissima/game"
	rules "serenissima/game/mediterranee"
	"serenissima/render/table"
)

// Sum implements table.SumAsker. Sums are in ducats, of which a hundred are the least.
func (Table) Sum(s game.State, among []game.Action) *table.Sum {
	st := s.(*rules.State)
	deal := []any{"good", game.Good(st.Deal.Good), "seat", game.Seat(st.Deal.Buyer), "owner", game.Seat(st.Deal.Seller)}
	switch among[0].Verb {
	case rules.Bid:
		return &table.Sum{Name: table.Line{Key: "bid"}, Unit: 100, Chips: []int{0, 100, 200, 300, 500}, Low: table.Line{Key: "no-less"}, High: table.Line{Key: "no-money"},
			Unchosen: table.Line{Key: "bid-nothing", Args: []any{"n", 100 * int(st.Ducats[st.Decision().Player])}, Warn: true}}
	case rules.NamePrice:
		_, highest := st.PriceRange()
		return &table.Sum{Name: table.Line{Key: "price", Args: deal}, Unit: 100, Preset: 100 * int(min(highest, st.Board.ForeignMost)),
			Low: table.Line{Key: "no-less"}, High: table.Line{Key: "no-more"}, Tell: aloud(st)}
	case rules.Counter:
		sum := &table.Sum{Name: table.Line{Key: "counter", Args: deal}, Unit: 100, Low: table.Line{Key: "no-less"}, High: table.Line{Key: "no-more"}, Tell: aloud(st)}
		if r := returnsOf(st); r != nil { // at first nobody offers more than the piece brings
			sum.Preset = min(100*(int(st.Deal.Price)-1), r.list[0].N)
		}
		return sum
	}
	return nil
}

// SumHelper implements table.SumAsker.
func (Table) SumHelper(d table.Desk) table.SumHelper {
	switch st := d.Now().(*rules.State); st.Decision().Prompt {
	case rules.Bidding:
		return newBidding(d)
	case rules.AskPrice, rules.AnswerPrice:
		if r := returnsOf(st); r != nil {
			return &haggling{brings: r}
		}
	}
	return nil
}
