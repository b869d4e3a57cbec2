package host_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/host"
	"serenissima/game/session"
)

// A recording is a script of a match that has been played at random.
type recording struct {
	match *session.Match
	log   []game.Action
}

func record(t *testing.T, r game.Rules, seed uint64) *recording {
	m := begin(t, r, 2, 2, seed)
	at(t, r, seed, func(*session.Match) bool { return false })
	chance := game.NewRand(seed)
	for n := 0; n < 200 && m.State().Decision().Player != game.Nobody; n++ {
		legal := m.State().AppendActions(nil)
		_, err := m.Do(legal[chance.IntN(len(legal))])
		require.NoError(t, err)
	}
	return &recording{m, m.Log()}
}

func (r *recording) Learner() game.Player { return 1 }

func (r *recording) Len() int { return len(r.log) }

func (r *recording) Entry(n int) game.Action {
	if n >= len(r.log) {
		return game.Action{}
	}
	return r.log[n]
}

func (r *recording) Tells(n int) bool { return n%7 == 0 }

func (r *recording) Open(n int) (*session.Match, error) {
	return session.Restore(r.match.Rules(), r.match.Options(), r.match.Seats(), r.match.Seed(), r.log[:n])
}

// A lesson allows what its script says alone: the learner does it, the others do it by themselves. It
// goes back to wherever it stood.
func TestLessonsFollowTheirScript(t *testing.T) {
	forEvery(t, func(t *testing.T, r game.Rules) {
		script := record(t, r, 5)
		m, err := script.Open(0)
		require.NoError(t, err)
		h := host.New(m, host.Options{Script: script})
		back := false
		for h.Match().Len() < script.Len() {
			switch h.Next() {
			case host.Asks:
				n := h.Match().Len()
				for _, a := range h.Match().State().AppendActions(nil) {
					if a != script.Entry(n) {
						require.ErrorIs(t, h.Propose(a), host.ErrNotNow)
						break
					}
				}
				require.Equal(t, n, h.Match().Len())
				require.NoError(t, h.Propose(script.Entry(n)))
			default:
				require.Equal(t, host.Scripted, h.Next())
				done, err := h.Step()
				require.NoError(t, err)
				require.True(t, done)
			}
			if n := h.Match().Len(); n > 100 && !back {
				back = true
				require.NoError(t, h.Rewind(50))
				require.LessOrEqual(t, h.Match().Len(), 60, "chance is dealt at once")
				require.Empty(t, h.Take(game.Nobody))
			}
		}
		require.Equal(t, script.log, h.Match().Log())
		require.Error(t, h.Propose(game.Action{By: 1, Verb: 1}))
		require.Contains(t, []host.Next{host.Asks, host.Over, host.Thinks}, h.Next())
	})
}
