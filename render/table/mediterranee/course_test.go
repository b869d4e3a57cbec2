package mediterranee_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/gametest"
	rules "serenissima/game/mediterranee"
	"serenissima/render/table/mediterranee"
)

// positions calls do with positions of random games at which a prompt asks.
func positions(t *testing.T, prompt game.Prompt, do func(*rules.State)) {
	for seed := range uint64(5) {
		_, err := gametest.RandomGame(rules.New(), game.Options{Seats: 4}, seed, func(s game.State, _ game.Action, _ []game.Event) {
			if s.Decision().Prompt == prompt {
				do(s.(*rules.State))
			}
		})
		require.NoError(t, err)
	}
}

// A click on a zone means the whole way: each step is legal after the one before, up to where
// others are asked for leave, and the galley has moves for all of it.
func TestAZoneMeansTheWholeWay(t *testing.T) {
	far, asking := 0, 0
	positions(t, rules.Movement, func(s *rules.State) {
		for _, r := range (mediterranee.Table{}).Offer(s).Routes {
			after, asks := s.Clone().(*rules.State), false
			for _, a := range r.Plan {
				require.NoError(t, after.Check(a))
				after.Apply(a, nil)
				if asks = a.Verb == rules.AskLeave; asks {
					break
				}
			}
			require.Equal(t, r.Risky, asks, "only a way that needs leave is risky")
			if asks {
				asking++
				continue
			}
			far = max(far, len(r.Plan))
			require.Equal(t, r.To, game.Area(after.Galleys[r.Plan[0].Obj[0].ID].Zone))
		}
	})
	require.GreaterOrEqual(t, far, 3)
	require.Positive(t, asking)
}

// What fills a hold is bought with one click: a piece for each free space.
func TestAHoldIsFilledAtOnce(t *testing.T) {
	most := 0
	positions(t, rules.Purchases, func(s *rules.State) {
		for _, f := range (mediterranee.Table{}).Offer(s).Fills {
			if len(f.FillEach) == 0 || f.FillEach[0].Verb != rules.BuyGood {
				continue
			}
			require.LessOrEqual(t, len(f.FillEach), int(s.Room(rules.GalleyID(f.Place.ID))))
			most = max(most, len(f.FillEach))
		}
	})
	require.GreaterOrEqual(t, most, 3)
}

// In sales the panel holds every piece that can be sold, beside the port that takes it.
func TestEveryPieceThatSellsIsShown(t *testing.T) {
	sales := 0
	positions(t, rules.Selling, func(s *rules.State) {
		shown := map[game.Ref][]game.Ref{}
		for _, h := range (mediterranee.Table{}).Offer(s).Holds {
			shown[h.Place] = h.Pieces
		}
		for _, a := range s.AppendActions(nil) {
			if a.Verb == rules.Sell {
				sales++
				require.Contains(t, shown[a.Obj[0]], a.Obj[1])
				require.Contains(t, shown, game.Port(s.PortAt(s.Galleys[a.Obj[0].ID].Zone)))
			}
		}
	})
	require.Positive(t, sales)
}

// What is told of leave names those who are asked in the order in which they are.
func TestLeaveIsToldInTheOrderOfTheQuestions(t *testing.T) {
	several := 0
	positions(t, rules.Movement, func(s *rules.State) {
		for _, a := range s.AppendActions(nil) {
			if a.Verb != rules.AskLeave {
				continue
			}
			after := s.Clone().(*rules.State)
			for p := game.Player(1); int8(p) <= s.Seats; p++ { // all have a galley there
				if f := s.Fleet(p); f != 0 && p != s.Active() {
					after.Galleys[f.First()].Zone = s.Galleys[a.Obj[0].ID].Zone
				}
			}
			lines := mediterranee.Table{}.Preview(after, []game.Action{a})
			after.Apply(a, nil)
			require.Equal(t, "may-stop", lines[0].Key)
			require.Equal(t, game.Seat(after.Decision().Player), lines[0].Args[1])
			if lines[1].Key == "may-stop" {
				several++
			}
		}
	})
	require.Positive(t, several)
}
