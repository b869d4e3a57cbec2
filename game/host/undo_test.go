package host_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/host"
	"serenissima/game/session"
)

// Undo never ends where nothing is left but to end something: an end that was all that was left stays with what was
// done before it, taken back with it or decided with it. So it is with what was done by one click and with what was
// ended by itself, and in a match that has been opened again.
func TestUndoLeadsToAChoice(t *testing.T) {
	kept, back := 0, 0
	forEvery(t, func(t *testing.T, r game.Rules) {
		for seed := range uint64(4) {
			m := begin(t, r, 2, 1, seed)
			chance := game.NewRand(seed)
			for n := 0; n < 600 && m.State().Decision().Player != game.Nobody; n++ {
				legal, before := m.State().AppendActions(nil), m.Len()
				click := []game.Action{legal[chance.IntN(len(legal))]}
				ahead := m.Copy()
				_, err := ahead.Do(click[0])
				require.NoError(t, err)
				if end, only := game.OnlyEnd(ahead.State()); only && end.By == click[0].By {
					click = append(click, end)
				}
				h := host.New(m, host.Options{Ends: host.EndTurns})
				require.NoError(t, h.Propose(click...))
				for h.Next() == host.GoesOn {
					_, err := h.Step()
					require.NoError(t, err)
				}
				opened, err := session.Restore(r, m.Options(), m.Seats(), m.Seed(), m.Log())
				require.NoError(t, err)
				for _, x := range []*session.Match{m.Copy(), opened} {
					if host.New(x, host.Options{}).Undo() != nil {
						kept++
						continue
					}
					_, only := game.OnlyEnd(x.State())
					can, _ := x.CanUndo()
					require.True(t, !only || can, "%s", x.State().AppendText(nil))
					require.True(t, x == opened || x.Len() <= before || x.Firm() > before)
					back++
				}
			}
		}
	})
	require.Positive(t, kept)
	require.Positive(t, back)
}
