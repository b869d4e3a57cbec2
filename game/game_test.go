package game_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/gametest"
)

func TestFirstObjectOfAKind(t *testing.T) {
	a := game.Action{By: 1, Verb: 1, Obj: [3]game.Ref{game.Box, game.Ship(4), game.Ship(6)}}
	require.Equal(t, game.Ship(4), a.First(game.ShipRef, nil))
	require.Equal(t, game.Ship(6), a.First(game.ShipRef, func(r game.Ref) bool { return r.ID > 4 }))
	require.Zero(t, a.First(game.ShipRef, func(r game.Ref) bool { return r.ID > 6 }))
	require.Zero(t, a.First(game.PortRef, nil))
	require.Equal(t, game.Box, a.First(game.BoxRef, nil))
}

func TestListOfSeats(t *testing.T) {
	require.Equal(t, []game.Player{2, 4}, game.Seats(0).With(4).With(2).List())
	require.Equal(t, []game.Player{1, 2, 3, 4}, game.Everybody.List())
	require.Equal(t, []game.Player{}, game.Seats(0).List())
}

func TestRanksAreSharedByEquals(t *testing.T) {
	points := [game.MaxSeats + 1]int{9, 5, 7, 5, 8}
	ahead := func(p, q game.Player) bool { return points[p] > points[q] }
	var three, four game.Result
	three.SetRanks(3, ahead)
	four.SetRanks(4, ahead)
	require.Equal(t, [game.MaxSeats + 1]int8{0, 2, 1, 2}, three.Rank)
	require.Equal(t, [game.MaxSeats + 1]int8{0, 3, 2, 3, 1}, four.Rank)
}

func TestPossible(t *testing.T) {
	s, err := gametest.Toy.New(game.Options{Seats: 2})
	require.NoError(t, err)
	deal := s.AppendOutcomes(nil)[0].Action
	require.True(t, game.Possible(s, deal))
	deal.Obj[1].ID = 9
	require.False(t, game.Possible(s, deal))
}

// idle is a state in which somebody is asked who has nothing to choose from.
type idle struct {
	game.State
	asked game.Player
}

func (s idle) Decision() game.Decision                          { return game.Decision{Player: s.asked} }
func (s idle) AppendActions(dst []game.Action) []game.Action    { return dst }
func (s idle) AppendOutcomes(dst []game.Outcome) []game.Outcome { return dst }

func TestStuck(t *testing.T) {
	require.EqualError(t, game.Stuck(idle{asked: game.Chance}), "chance has nothing to deal")
	require.EqualError(t, game.Stuck(idle{asked: 3}), "player 3 has no legal action")
	require.NoError(t, game.Stuck(idle{asked: game.Nobody}))
	_, err := gametest.RandomGame(gametest.Toy, game.Options{Seats: 3}, 1, func(s game.State, _ game.Action, _ []game.Event) {
		require.NoError(t, game.Stuck(s))
	})
	require.NoError(t, err)
}
