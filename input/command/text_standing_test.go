//go:build !js

package command

import (
	"bufio"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/gametest"
	"serenissima/game/host"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/render/table"
	"serenissima/render/table/all"
)

// haggled is a match of two people in which seat 2 has just been asked for a sum that can stand.
func haggled(t *testing.T) *session.Match {
	t.Helper()
	seats := []session.Seat{{Kind: session.Human, Name: "Anna", Colour: 1}, {Kind: session.Human, Name: "Bernat", Colour: 2}}
	for _, r := range catalog.All() {
		on := all.Tables[r.Info().ID]
		if len(r.Info().Standing) == 0 {
			continue
		}
		for seed := uint64(1); seed < 200; seed++ {
			m, _, err := session.New(r, gametest.Options(2), seats, seed)
			require.NoError(t, err)
			chance := game.NewRand(seed)
			for n := 0; n < 700 && m.State().Decision().Player != game.Nobody; n++ {
				legal := m.State().AppendActions(nil)
				if sum, _ := table.SumOf(on, m.State(), legal); sum != nil && m.State().Decision().Player == 2 {
					if named, _ := sum.Action(sum.Numbers()[0]); len(game.StandingAnswers(m.State(), named)) == 2 {
						return m
					}
				}
				_, err := m.Do(legal[chance.IntN(len(legal))])
				require.NoError(t, err)
			}
		}
	}
	require.FailNow(t, "nobody haggles")
	return nil
}

// In the terminal an answer stands for the rest of a phase, too: it is given and withdrawn by
// numbers, answers what it covers, and is saved with the match.
func TestStandingAnswersInTheTerminal(t *testing.T) {
	m := haggled(t)
	term, l := attend(t, &store.Memory{})
	term.start(m)
	typing := func(lines ...string) {
		l.out.Reset()
		term.in, term.quit = bufio.NewScanner(strings.NewReader(strings.Join(lines, "\n")+"\n")), false
	}
	begun := m.Len()
	typing("", "list", "2", "300", "1") // the first line for whoever sits down
	term.decide()
	require.Contains(t, l.all.String(), "For the rest of this phase:\n2. Answer all questions of this kind alike")
	require.Contains(t, l.all.String(), "1. To Anna: ")
	require.Equal(t, game.Money(3), m.Log()[begun].Obj[0])
	require.Len(t, m.Standing(), 1)
	saved := term.c.Archive().Unfinished()
	require.Len(t, saved, 1)
	require.Equal(t, m.Standing(), saved[0].Match.Standing(), "it is saved")

	for _, a := range m.State().AppendActions(nil) { // one that is answered
		next := m.State().Clone()
		next.Apply(a, nil)
		if _, _, ok := game.Answered(next, m.Standing()); ok {
			term.do(a)
			break
		}
	}
	require.Equal(t, game.Player(2), m.State().Decision().Player)
	require.Equal(t, host.Answers, term.host.Next())
	term.step()
	require.Equal(t, game.Player(2), m.Log()[begun+2].By)

	require.True(t, m.UndoTo(begun+2), "who takes it back is asked again")
	require.Empty(t, m.Standing())
	require.Equal(t, host.Asks, term.host.Next())
}
