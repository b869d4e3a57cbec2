package gametest

import (
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"serenissima/game"
)

// A Suite is a rule set with what the tests in which it is played need.
type Suite[S State] struct {
	Rules  game.Rules
	Player func(seed uint64) *Lively
	Board  []byte // the embedded data, which NewOn reads
	NewOn  func(board []byte) (game.Rules, error)
}

// Begun is a new game; n says of which kind, number of players and options in
// turn.
func (x Suite[S]) Begun(t require.TestingT, n int) S {
	in := x.Rules.Info()
	next := func(choices int) int {
		i := n % choices
		n /= choices
		return i
	}
	o := Options(in.MinSeats + next(in.MaxSeats-in.MinSeats+1))
	for _, oi := range in.Options {
		o.Values[oi.Name] = oi.Values[next(len(oi.Values))]
	}
	s, err := x.Rules.New(o)
	require.NoError(t, err)
	return s.(S)
}

// kinds is the number of kinds that Begun knows.
func (x Suite[S]) kinds() int {
	in := x.Rules.Info()
	n := in.MaxSeats - in.MinSeats + 1
	for _, oi := range in.Options {
		n *= len(oi.Values)
	}
	return n
}

// InGames runs a test with games that rapid chooses.
func (x Suite[S]) InGames(t rapid.TB, test func(t *rapid.T, s S, p *Lively)) {
	t.Helper()
	rapid.Check(t, func(t *rapid.T) {
		s := x.Begun(t, rapid.IntRange(0, x.kinds()-1).Draw(t, "kind"))
		test(t, s, x.Player(rapid.Uint64().Draw(t, "seed")))
	})
}

// Follow plays a game to its end and shows each action with what it reported
// and the positions around it, which are valid only during the call.
func (x Suite[S]) Follow(t require.TestingT, s S, p *Lively, look func(before, after S, a game.Action, ev []game.Event)) {
	before := s.Clone().(S)
	var out game.Events
	for n := 0; s.Decision().Player != game.Nobody; n++ {
		require.Less(t, n, x.Rules.Info().LongestGame)
		a := p.Choose(s)
		before.CopyFrom(s)
		out.List = out.List[:0]
		s.Apply(a, &out)
		look(before, s, a, out.List)
	}
}

// Text is what to read when something is wrong after an action: the action and
// what it reported.
func (x Suite[S]) Text(a game.Action, ev []game.Event) string {
	in := x.Rules.Info()
	text := in.ActionText(a)
	for _, e := range ev {
		text += "\n\t" + in.EventText(e)
	}
	return text
}
