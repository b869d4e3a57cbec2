package mediterranee_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/gametest"
	rules "serenissima/game/mediterranee"
	"serenissima/input/app"
	"serenissima/input/match/desktest"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/table/mediterranee"
)

// Who names a price sees where a piece sells: at each port that is listed for the value of its
// next space and the bonus of a new market (M2.12, M2.13), the best port first. Three are listed where
// so many take the good, and of those that pay the same the nearest.
func TestM2_13_APriceIsNamedBesideWhatAPieceBrings(t *testing.T) {
	on, listed, bonus := mediterranee.Table{}, 0, 0
	for _, prompt := range []game.Prompt{rules.AskPrice, rules.AnswerPrice} {
		positions(t, prompt, func(s *rules.State) {
			sum, _ := table.SumOf(on, s, s.AppendActions(nil))
			if sum == nil || sum.Tell == nil {
				return
			}
			returns := mediterranee.Returns(s)
			require.Equal(t, s.Decision().Player == s.Deal.Buyer, mediterranee.BuyerPays(s), "the buyer pays")
			takers, best := 0, 0
			for p := rules.PortID(1); int(p) < len(s.Board.Ports); p++ {
				if s.CanStore(p, s.Deal.Good) {
					takers, best = takers+1, max(best, 100*int(s.SalePrice(p)+s.MarketBonus(s.Deal.Buyer, p, s.Deal.Good)))
				}
			}
			require.GreaterOrEqual(t, len(returns), min(3, takers))
			require.Equal(t, best, returns[0].N)
			for i, r := range returns {
				p := rules.PortID(r.Place.ID)
				require.True(t, s.CanStore(p, s.Deal.Good))
				more := s.MarketBonus(s.Deal.Buyer, p, s.Deal.Good)
				require.Equal(t, 100*int(s.SalePrice(p)+more), r.N)
				bonus += int(more)
				if listed++; i > 0 {
					before := returns[i-1]
					require.LessOrEqual(t, r.N, before.N)
					if r.N == before.N {
						require.GreaterOrEqual(t, r.About.Args[1], before.About.Args[1], "the nearer one first")
					}
				}
			}
		})
	}
	require.Positive(t, listed)
	require.Positive(t, bonus)
}

// M2.2a: where no lower price can be offered the question does not speak of one, and what is left
// is answered in the bar. Beside the answers stands what the piece would bring, at the best three ports
// with how far each is: for the buyer at the price, and for the owner who is offered less.
func TestM2_2a_NobodyIsToldToOfferLessThanTheLowestPrice(t *testing.T) {
	on, told := mediterranee.Table{}, 0
	english, err := lang.Load(lang.English)
	require.NoError(t, err)
	words := english.Words(rules.New().Info(), []string{"Anna", "Bernat", "Caterina", "Dawud"})
	positions(t, rules.AnswerPrice, func(s *rules.State) {
		sum, _ := table.SumOf(on, s, s.AppendActions(nil))
		if sum == nil {
			return
		}
		require.Equal(t, "answer-price", on.Offer(s).About.Key)
		require.Empty(t, on.Offer(s).Answers)
		lowest := s.Clone().(*rules.State)
		lowest.Deal.Price = lowest.Board.GoodPrice
		if lowest.Deal.Port == 0 {
			lowest.Deal.Price = 0
		}
		require.Equal(t, "answer-lowest", on.Offer(lowest).About.Key)
		answers := on.Offer(lowest).Answers
		require.Len(t, answers, 2)
		require.Equal(t, rules.Take, answers[0].Action.Verb)
		if returns := mediterranee.Returns(s); returns != nil {
			counter := s.Clone().(*rules.State)
			counter.Apply(among(counter, rules.Counter), nil)
			for _, asked := range []struct {
				st  *rules.State
				by  game.Verb
				sum int
			}{{lowest, rules.Take, 100 * int(lowest.Deal.Price)}, {counter, rules.Accept, 100 * int(counter.Deal.Counter)}} {
				left, net, sold := mediterranee.DealReturns(asked.st)
				require.NotNil(t, left, "for %d", asked.by)
				require.Equal(t, returns, left)
				require.Equal(t, sum.Tell(words)[1:], on.Offer(asked.st).Answers[0].Tell(speaker{words: words}))
				require.Equal(t, asked.sum, sold)
				require.Equal(t, asked.by == rules.Take, net)
			}
			told++
		}
	})
	require.Positive(t, told)
}

// among is the first legal action with a verb.
func among(s *rules.State, verb game.Verb) game.Action {
	for _, a := range s.AppendActions(nil) {
		if a.Verb == verb {
			return a
		}
	}
	return game.Action{}
}

// M2.2a: what is offered at first is less than the price, and no more than the piece would bring.
func TestM2_2a_AtFirstNobodyOffersMoreThanAPieceBrings(t *testing.T) {
	on, below := mediterranee.Table{}, 0
	positions(t, rules.AnswerPrice, func(s *rules.State) {
		dear := s.Clone().(*rules.State)
		dear.Deal.Price, dear.Ducats[dear.Deal.Buyer] = 20, 30
		sum, _ := table.SumOf(on, dear, dear.AppendActions(nil))
		require.NotNil(t, sum)
		returns := mediterranee.Returns(dear)
		if returns == nil {
			require.Zero(t, sum.Preset)
			return
		}
		require.Equal(t, min(1900, returns[0].N), sum.Preset)
		below++
	})
	require.Positive(t, below)
}

// M2.1: who has money and lays down no coin is asked once whether to bid nothing; who has laid down
// coins and taken them back has chosen to.
func TestM2_1_ABidThatNobodyHasChosenIsAskedAbout(t *testing.T) {
	less, more := display.Target{Command: "sum", Index: 1}, display.Target{Command: "sum", Index: 2}
	for _, chosen := range []bool{false, true} {
		d := &turn{Desk: desktest.Begin(t, staged{rules.New()}, mediterranee.Table{}, gametest.Options(2), 1), t: t}
		d.Context.Settings.AskTwice = true
		d.at(rules.Bidding)
		if chosen {
			d.Click(more)
			d.Click(less)
		}
		d.Click(d.Names())
		if !chosen {
			require.Equal(t, venice, d.state().Decision().Player)
			require.Contains(t, strings.Join(d.Texts(), " "), "have not chosen a bid")
			for range app.GuardTicks {
				d.Tick(control.Frame{})
			}
			d.Click(d.Names())
		}
		require.Equal(t, genoa, d.state().Decision().Player)
	}
}

// A speaker is a desk of which only the words are known.
type speaker struct {
	table.Desk
	words *lang.Words
}

func (s speaker) Words() *lang.Words { return s.words }
