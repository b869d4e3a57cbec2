package greedy_test

import (
	"fmt"
	"hash/fnv"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/ai"
	"serenissima/ai/arena"
	"serenissima/ai/serenissima"
)

// played returns a fingerprint (FNV-1a) of the actions of a game between bots of
// a level, and how many these are.
func played(t *testing.T, level ai.Level, seats int, seed uint64) string {
	h := fnv.New64a()
	table := arena.Table{Opponents: serenissima.Opponents()}
	table.Watch = func(m arena.Moment) { fmt.Fprintln(h, table.Info().ActionText(m.Action)) }
	for range seats {
		table.Seats = append(table.Seats, level)
	}
	g, err := table.Play(seed)
	require.NoError(t, err)
	require.Zero(t, g.Illegal)
	return fmt.Sprintf("%d actions, %016x", g.Actions, h.Sum64())
}

// What greedy-v1 plays never changes: who breaks this test changes it back.
func TestFrozen(t *testing.T) {
	for seats, want := range map[int]string{
		2: "540 actions, 66f96ed1c85fbbb9",
		3: "531 actions, c24732d162a12ce5",
		4: "682 actions, c0fc7e34561fc6a0",
	} {
		require.Equal(t, want, played(t, serenissima.GreedyV1, seats, 11), seats)
	}
}

// Who is interrupted has a legal choice, and thinks as well the next time.
func TestInterrupted(t *testing.T) {
	thinker, err := serenissima.Opponents().New(serenissima.GreedyV1, 5)
	require.NoError(t, err)
	n := 0
	table := arena.Table{Opponents: serenissima.Opponents(), Seats: []ai.Level{serenissima.GreedyV1, ai.Deckhand}}
	table.Watch = func(m arena.Moment) {
		p := m.Action.By
		if n++; p < 1 || n%5 != 0 {
			return
		}
		view := m.Before.Clone()
		view.Redact(p)
		thinker.Start(view, p)
		require.NoError(t, m.Before.Check(thinker.Best()))
		thinker.Step(3)
		require.NoError(t, m.Before.Check(thinker.Best()))
		thinker.Start(view, p)
		for !thinker.Step(50) {
			require.NoError(t, m.Before.Check(thinker.Best()))
		}
		fresh, err := serenissima.Opponents().New(serenissima.GreedyV1, 5)
		require.NoError(t, err)
		fresh.Start(view, p)
		require.True(t, fresh.Step(1<<20))
		require.Equal(t, fresh.Best(), thinker.Best())
	}
	_, err = table.Play(4)
	require.NoError(t, err)
	require.Greater(t, n, 100)
}
