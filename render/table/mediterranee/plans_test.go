package mediterranee_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	rules "serenissima/game/mediterranee"
	"serenissima/render/table"
	"serenissima/render/table/mediterranee"
)

// M2.7: a zone is chosen for each galley, and all sail there one after the other, as long as
// nobody refuses leave.
func TestM2_7_AllGalleysSailAsPlanned(t *testing.T) {
	on, most := mediterranee.Table{}, 0
	positions(t, rules.Movement, func(s *rules.State) {
		var chosen []game.Ref
		goals := map[game.Ref]game.Ref{}
		for routes := on.Offer(s).Routes; len(routes) > 0; routes = on.With(s, chosen).Routes {
			to := routes[len(routes)-1]
			now, ok := on.Choose(s, chosen, to.To)
			require.True(t, ok)
			chosen, goals[to.Plan[0].Obj[0]] = now, to.To
		}
		require.Len(t, chosen, 2*len(goals))
		b := on.With(s, chosen).Batch[0]
		plan := b.Offered(s)
		if len(goals) == 0 {
			require.Empty(t, plan)
			return
		}
		require.Equal(t, b.Plan, plan, "if nobody refuses leave")
		after := s.Clone().(*rules.State)
		for _, a := range plan {
			require.NoError(t, after.Check(a))
			after.Apply(a, nil)
			game.Yield(after, a.By, nil)
		}
		for ship, to := range goals {
			require.Equal(t, to, game.Area(after.Galleys[ship.ID].Zone))
		}
		most = max(most, len(goals))
	})
	require.Greater(t, most, 1)
}

// A galley that is chosen again gets another goal, and one that cannot go where it was to go any
// more has none.
func TestAPlanCanBeChanged(t *testing.T) {
	on, changed := mediterranee.Table{}, 0
	positions(t, rules.Movement, func(s *rules.State) {
		routes := on.Offer(s).Routes
		if len(routes) < 2 {
			return
		}
		ship := routes[0].Plan[0].Obj[0]
		chosen, _ := on.Choose(s, nil, routes[0].To)
		chosen, ok := on.Choose(s, chosen, ship)
		require.True(t, ok)
		require.Empty(t, on.With(s, chosen).Batch[0].Plan)
		chosen, ok = on.Choose(s, chosen, routes[1].To)
		require.True(t, ok)
		require.Equal(t, []game.Ref{ship, routes[1].To}, chosen)
		require.Equal(t, routes[1].Plan, on.With(s, chosen).Batch[0].Plan)
		after := s.Clone().(*rules.State)
		for _, a := range routes[1].Plan {
			after.Apply(a, nil)
			game.Yield(after, a.By, nil)
		}
		if after.Decision() == s.Decision() {
			require.Empty(t, on.With(after, chosen).Batch[0].Plan, "it is there")
		}
		changed++
	})
	require.Positive(t, changed)
}

// A zone means the way of the galley that is chosen, also where another could sail there.
func TestAZoneIsForTheGalleyThatIsChosen(t *testing.T) {
	on, several := mediterranee.Table{}, 0
	positions(t, rules.Movement, func(s *rules.State) {
		for _, ship := range on.Offer(s).Lit {
			chosen, ok := on.Choose(s, nil, ship)
			if !ok {
				continue
			}
			for _, r := range on.With(s, chosen).Routes {
				require.Equal(t, ship, r.Plan[0].Obj[0])
				for _, a := range on.Meant(s, table.Gesture{Point: r.To}) {
					require.Error(t, s.Check(a), "the way is done instead")
				}
				several++
			}
		}
	})
	require.Positive(t, several)
}
