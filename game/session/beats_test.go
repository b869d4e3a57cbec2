package session_test

import (
	"runtime"
	"slices"
	"testing"
	"weak"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/session"
)

// What is told of a match is right whatever has been taken back since, to each seat as it may see it.
func TestBeats(t *testing.T) {
	for _, r := range catalog.All() {
		undone := 0
		m, _, err := session.New(r, game.Options{Seats: 2}, people(2), 3)
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
			told = slices.Collect(m.Beats())
			for p := range game.Player(3) {
				i = 0
				for b := range m.BeatsFor(p) {
					require.Equal(t, told[i].For(p), b)
					if i++; i == len(log) {
						require.Equal(t, game.Hash(m.View(p)), game.Hash(b.After))
					}
				}
				require.Len(t, log, i)
			}
		}
		require.Positive(t, undone)
	}
}

// tracked are rules that tell which of their positions are still in memory.
type tracked struct {
	game.Rules
	positions *[]weak.Pointer[trackedState]
}

// New implements game.Rules.
func (r tracked) New(o game.Options) (game.State, error) {
	s, err := r.Rules.New(o)
	return &trackedState{s, r.positions}, err
}

type trackedState struct {
	game.State
	positions *[]weak.Pointer[trackedState]
}

func (s *trackedState) Clone() game.State {
	c := &trackedState{s.State.Clone(), s.positions}
	*s.positions = append(*s.positions, weak.Make(c))
	return c
}

// A match that has been told takes no more memory than before.
func TestWhatHasBeenToldIsNotKept(t *testing.T) {
	var positions []weak.Pointer[trackedState]
	m, _, err := session.New(tracked{catalog.All()[0], &positions}, game.Options{Seats: 2}, people(2), 3)
	require.NoError(t, err)
	kept := func() (n int) {
		runtime.GC()
		for _, x := range positions {
			if x.Value() != nil {
				n++
			}
		}
		return n
	}
	for range 50 {
		_, err := m.Do(m.State().AppendActions(nil)[0])
		require.NoError(t, err)
	}
	before := kept()
	for p := range game.Player(3) {
		require.Len(t, slices.Collect(m.BeatsFor(p)), m.Len())
	}
	require.Len(t, slices.Collect(m.Beats()), m.Len())
	require.Equal(t, before, kept())
	runtime.KeepAlive(m)
}
