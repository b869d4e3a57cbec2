package mediterranee_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	rules "serenissima/game/mediterranee"
	"serenissima/render/table"
	"serenissima/render/table/mediterranee"
)

// Who names a price sees where a piece sells: at each port that is listed for the value of its
// next space and the bonus of a new market (M2.12, M2.13), and the nearer of two for less.
func TestM2_13_APriceIsNamedBesideWhatAPieceBrings(t *testing.T) {
	on, listed, bonus := mediterranee.Table{}, 0, 0
	for _, prompt := range []game.Prompt{rules.AskPrice, rules.AnswerPrice} {
		positions(t, prompt, func(s *rules.State) {
			sum, _ := table.SumOf(on, s, s.AppendActions(nil))
			if sum == nil || sum.Returns == nil {
				return
			}
			require.Equal(t, s.Decision().Player == s.Deal.Buyer, sum.Returns.Net, "the buyer pays")
			for i, r := range sum.Returns.List {
				p := rules.PortID(r.Place.ID)
				require.True(t, s.CanStore(p, s.Deal.Good))
				more := s.MarketBonus(s.Deal.Buyer, p, s.Deal.Good)
				require.Equal(t, 100*int(s.SalePrice(p)+more), r.N)
				bonus += int(more)
				if listed++; i > 0 {
					before := sum.Returns.List[i-1]
					require.Less(t, r.N, before.N)
					require.Less(t, r.About.Args[1], before.About.Args[1], "nearer")
				}
			}
		})
	}
	require.Positive(t, listed)
	require.Positive(t, bonus)
}

// M2.2a: where no lower price can be offered the question does not speak of one, and what is left
// is answered in the bar; the piece is told to bring what the best port in the list pays.
func TestM2_2a_NobodyIsToldToOfferLessThanTheLowestPrice(t *testing.T) {
	on, told := mediterranee.Table{}, 0
	positions(t, rules.AnswerPrice, func(s *rules.State) {
		sum, _ := table.SumOf(on, s, s.AppendActions(nil))
		if sum == nil {
			return
		}
		require.Equal(t, "answer-price", on.Controls(s).About.Key)
		require.Empty(t, on.Controls(s).Answers)
		lowest := s.Clone().(*rules.State)
		lowest.Deal.Price = lowest.Board.GoodPrice
		if lowest.Deal.Port == 0 {
			lowest.Deal.Price = 0
		}
		require.Equal(t, "answer-lowest", on.Controls(lowest).About.Key)
		answers := on.Controls(lowest).Answers
		require.Len(t, answers, 2)
		require.Equal(t, rules.Take, answers[0].Action.Verb)
		if sum.Returns != nil {
			best := sum.Returns.List[0]
			require.Contains(t, on.Preview(lowest, []game.Action{answers[0].Action}), table.Line{Key: "brings", Args: []any{"n", best.N, "port", best.Place}})
			told++
		}
	})
	require.Positive(t, told)
}
