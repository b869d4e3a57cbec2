package serenissima

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/gametest"
	rules "serenissima/game/serenissima"
	"serenissima/render/table"
)

// Whatever is decided, each group means something or nothing: a galley that was sunk
// is active still while its last consequences are decided.
func TestEveryPositionHasAMeaning(t *testing.T) {
	sunk := 0
	for seed := range uint64(40) {
		_, err := gametest.RandomGame(rules.New(), game.Options{Seats: 2 + int(seed%3)}, seed, func(s game.State, _ game.Action, _ []game.Event) {
			st := s.(*rules.State)
			if s.Decision().Player < 1 {
				return
			}
			on := Table{}
			for _, group := range groups {
				on.Meant(s, table.Gesture{Group: group.Name})
			}
			if st.Active != 0 && st.Galleys[st.Active].Zone == 0 {
				sunk++
			}
		})
		require.NoError(t, err)
	}
	require.NotZero(t, sunk, "no active galley was sunk")
}

// Where sailors can be landed and nobody can be fought, the button says so.
func TestLandingIsCalledSo(t *testing.T) {
	names := map[string]int{}
	_, err := gametest.RandomGame(rules.New(), game.Options{Seats: 3}, 4, func(s game.State, _ game.Action, _ []game.Event) {
		legal := s.AppendActions(nil)
		can := func(verb game.Verb) bool {
			return slices.ContainsFunc(legal, func(a game.Action) bool { return a.Verb == verb })
		}
		if s.Decision().Player < 1 || !can(rules.Land) && !can(rules.Attack) {
			return
		}
		want := "fight"
		if !can(rules.Attack) {
			want = "land"
		}
		groups := Table{}.Offer(s).Groups
		i := slices.IndexFunc(groups, func(g table.Group) bool { return slices.Contains(g.Verbs, rules.Land) })
		require.Equal(t, want, groups[i].Name)
		names[want]++
	})
	require.NoError(t, err)
	require.Len(t, names, 2)
}
