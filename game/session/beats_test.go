package session_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/session"
)

// stepping are rules whose positions count how often one of them is changed.
type stepping struct {
	game.Rules
	steps *int
}

// New implements game.Rules.
func (r stepping) New(o game.Options) (game.State, error) {
	s, err := r.Rules.New(o)
	return steppingState{s, r.steps}, err
}

type steppingState struct {
	game.State
	steps *int
}

func (s steppingState) Clone() game.State { return steppingState{s.State.Clone(), s.steps} }

func (s steppingState) Apply(a game.Action, out *game.Events) {
	*s.steps++
	s.State.Apply(a, out)
}

// What has been told once is not played again, and is right whatever has been taken back since.
func TestBeatsAreKept(t *testing.T) {
	for _, r := range catalog.All() {
		steps, undone := 0, 0
		m, _, err := session.New(stepping{r, &steps}, game.Options{Seats: 2}, people(2), 3)
		require.NoError(t, err)
		chance := game.NewRand(3)
		for n := 0; n < 200 && m.State().Decision().Player != game.Nobody; n++ {
			if m.Firm() < m.Len() && chance.IntN(3) == 0 {
				require.True(t, m.UndoTo(m.Firm()))
				undone++
			}
			before := m.Copy()
			told := slices.Collect(m.Beats())
			legal := m.State().AppendActions(nil)
			_, err := m.Do(legal[chance.IntN(len(legal))])
			require.NoError(t, err)
			require.Equal(t, told, slices.Collect(before.Beats()), "a copy is not changed")
			if chance.IntN(2) == 0 {
				continue
			}
			s, i, log := m.Start(), 0, m.Log()
			for b := range m.Beats() {
				require.Equal(t, game.Hash(s), game.Hash(b.Before))
				require.Equal(t, log[i], b.Action)
				s.Apply(b.Action, nil)
				require.Equal(t, game.Hash(s), game.Hash(b.After))
				i++
			}
			require.Len(t, log, i)
			played := steps
			for p := range game.Player(3) {
				i = 0
				for b := range m.BeatsFor(p) {
					if i++; i == len(log) {
						require.Equal(t, game.Hash(m.View(p)), game.Hash(b.After))
					}
				}
			}
			require.Equal(t, played, steps)
		}
		require.Positive(t, undone)
	}
}
