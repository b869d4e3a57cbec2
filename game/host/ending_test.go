package host_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/host"
	"serenissima/game/session"
)

// What is left of a turn is ended by itself as far as that is wanted and tells no secret: it is one
// click with what was done before.
func TestWhatIsLeftIsEnded(t *testing.T) {
	ended := map[host.Ending]int{}
	forEvery(t, func(t *testing.T, r game.Rules) {
		for seed := range uint64(6) {
			people := 1 + int(seed)%2
			m := begin(t, r, 2, people, seed)
			chance := game.NewRand(seed)
			for n := 0; n < 2000 && m.State().Decision().Player != game.Nobody; n++ {
				legal := m.State().AppendActions(nil)
				a := legal[chance.IntN(len(legal))]
				ends := host.Ending(n % 3)
				h := host.New(m, host.Options{Ends: ends})
				before := m.Len()
				require.NoError(t, h.Propose(a))
				var last game.Action
				for _, news := range h.Take(game.Nobody) {
					if !news.Ended || news.Action.By == game.Chance {
						continue
					}
					last = news.Action
					asked := news.Before.Asking()
					end, only := game.OnlyEnd(news.Before)
					require.True(t, only)
					require.Equal(t, end, last)
					require.Equal(t, session.Human, m.Seat(last.By).Kind)
					require.False(t, asked.Question || asked.Always)
					require.True(t, asked.Plain || ends == host.EndTurns && people == 1, "a secret is told")
					require.True(t, asked.Phase != "" || ends == host.EndTurns)
					ended[ends]++
				}
				end, only := game.OnlyEnd(m.State())
				if asked := m.State().Asking(); only && ends == host.EndTurns && m.Seat(end.By).Kind == session.Human && people == 1 {
					require.True(t, asked.Always || asked.Question, "it is left open")
				}
				if (last != game.Action{}) && m.Firm() <= before {
					require.NoError(t, h.Undo())
					require.Equal(t, before, m.Len())
					require.NoError(t, h.Redo())
				}
			}
		}
	})
	require.Zero(t, ended[host.EndNothing])
	require.Positive(t, ended[host.EndPhases])
	require.Positive(t, ended[host.EndTurns])
}

// A plan with the end of a turn does not end another turn when that one has been ended by itself.
func TestAPlannedEndIsMadeOnce(t *testing.T) {
	ended := 0
	forEvery(t, func(t *testing.T, r game.Rules) {
		m := begin(t, r, 2, 1, 3)
		chance := game.NewRand(3)
		for n := 0; n < 2000 && m.State().Decision().Player != game.Nobody; n++ {
			legal, before := m.State().AppendActions(nil), m.Len()
			a := legal[chance.IntN(len(legal))]
			h := host.New(m, host.Options{Ends: host.EndTurns})
			require.NoError(t, h.Propose(a))
			news := slices.DeleteFunc(h.Take(game.Nobody), func(x host.News) bool { return !x.Ended || x.Action.By != a.By })
			if len(news) == 0 {
				continue
			}
			again, err := session.Restore(r, m.Options(), m.Seats(), m.Seed(), m.Log()[:before])
			require.NoError(t, err)
			h = host.New(again, host.Options{Ends: host.EndTurns})
			require.NoError(t, h.Propose(a, news[0].Action))
			require.Empty(t, h.Plan())
			require.Equal(t, m.Len(), again.Len())
			ended++
		}
	})
	require.Positive(t, ended)
}

// What has been ended for one person is not what another takes back by undoing, and nobody can take
// it back alone, nor what has been ended after it.
func TestWhatIsEndedForAnotherStays(t *testing.T) {
	kept, behind := 0, 0
	forEvery(t, func(t *testing.T, r game.Rules) {
		for seed := range uint64(8) {
			m := begin(t, r, 2, 2, seed)
			chance := game.NewRand(seed)
			for n := 0; n < 2000 && m.State().Decision().Player != game.Nobody; n++ {
				legal := m.State().AppendActions(nil)
				a := legal[chance.IntN(len(legal))]
				h := host.New(m, host.Options{Ends: host.EndPhases})
				require.NoError(t, h.Propose(a))
				news := h.Take(game.Nobody)
				last := news[len(news)-1]
				others := slices.ContainsFunc(news, func(x host.News) bool { return x.Ended && x.Action.By > game.Nobody && x.Action.By != a.By })
				if !others || last.Action.By == game.Chance {
					continue
				}
				var barred *host.Barred
				require.ErrorAs(t, h.Undo(), &barred)
				require.Contains(t, []session.Barrier{session.OtherSeat, session.SecretOut, session.Ended}, barred.Why)
				if kept++; last.Action.By == a.By {
					behind++
				}
			}
		}
	})
	require.Positive(t, kept)
	require.Positive(t, behind)
}
