package mediterranee_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/gametest"
	rules "serenissima/game/mediterranee"
	"serenissima/render/table"
	"serenissima/render/table/mediterranee"
)

// Nobody is told of a rival's purse, and everybody of the own one.
func TestPursesOfRivalsAreShut(t *testing.T) {
	texts, err := lang.Load("en")
	require.NoError(t, err)
	words := texts.Words(rules.New().Info(), []string{"Anna", "Bernat"})
	seen := 0
	_, err = gametest.RandomGame(rules.New(), game.Options{Seats: 2}, 1, func(s game.State, _ game.Action, _ []game.Event) {
		if s.Decision().Player == game.Nobody {
			return
		}
		view := s.Clone()
		view.Redact(1)
		v := &table.View{State: view, Seats: []table.SeatStyle{{Name: "Anna"}, {Name: "Bernat"}}, Say: words.Line, Name: words.Title}
		lines := mediterranee.Table{}.Report(v)
		require.NotContains(t, lines[1], words.Line("board.shut"))
		require.Contains(t, lines[2], words.Line("board.shut"))
		require.False(t, strings.Contains(lines[2], "ducats"), lines[2])
		seen++
	})
	require.NoError(t, err)
	require.Positive(t, seen)
}
