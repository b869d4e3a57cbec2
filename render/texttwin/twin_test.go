package texttwin_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/gametest"
	"serenissima/render/table/template"
	"serenissima/render/texttwin"
)

func TestFind(t *testing.T) {
	english, err := lang.Load(lang.English)
	require.NoError(t, err)
	english, err = english.With(template.Words)
	require.NoError(t, err)
	tw := texttwin.Twin{Table: template.Table{}, Words: english.Words(gametest.Toy.Info(), []string{"Anna", "Bérénice"})}
	s, err := gametest.Toy.New(game.Options{Seats: 2})
	require.NoError(t, err)
	ref, ok := tw.Find(s, " BÈRENICE")
	require.True(t, ok)
	require.Equal(t, game.Seat(2), ref)
	_, ok = tw.Find(s, "")
	require.False(t, ok)
}

// Where there is no room for many actions in full, they are listed by their verbs, and
// the only one of a verb in full.
func TestRowsOfSeveralVerbs(t *testing.T) {
	const move, buy game.Verb = 1, 2
	ship, port := game.Ship(3), game.Port(1)
	actions := []game.Action{{By: 1, Verb: move, Obj: [3]game.Ref{ship, port}}}
	for n := range int16(6) {
		actions = append(actions, game.Action{By: 1, Verb: buy, Obj: [3]game.Ref{game.Ship(4 + n), port}})
	}
	rows := texttwin.Rows(actions, false)
	require.Equal(t, []texttwin.Row{{Action: actions[0], Verb: move}, {Verb: buy}}, rows)
	require.Equal(t, actions[1:], rows[1].Narrow(actions))
	require.Len(t, texttwin.Rows(actions, true), len(actions))
	require.Len(t, texttwin.Rows(actions[:4], false), 4, "a few are listed one by one")
}

// Odds of a fight that cannot be won are marked as a risk.
func TestAHopelessFightIsMarked(t *testing.T) {
	english, err := lang.Load(lang.English)
	require.NoError(t, err)
	words := english.Words(gametest.Toy.Info(), []string{"Anna", "Bernat"})
	_, odds := texttwin.RepeatLines(words, game.Repeat{Least: 1, Loss: 1})
	require.Equal(t, "! ", odds[:2])
	_, odds = texttwin.RepeatLines(words, game.Repeat{Least: 1, Win: 0.2, Loss: 0.8})
	require.NotContains(t, odds, "!")
}
