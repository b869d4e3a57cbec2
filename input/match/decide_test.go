package match

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/save"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/table/all"
)

// A match goes on without a window: nothing has been drawn, and the window
// has no size.
func TestAMatchNeedsNoWindow(t *testing.T) {
	c := *drive(t, &store.Memory{}, desktop).Context
	c.Screen.Shown, c.Screen.Size = nil, display.Point{}
	m := apptest.Positions(t, 1, 40)[1]
	p := NewPlay(&c, m, nil).(*Play)
	begun := m.Len()

	p.propose(&c, p.now.Legal[0])
	done := m.Log()
	require.Greater(t, len(done), begun)
	require.Equal(t, save.Encode(m), saved(t, &c), "it is saved")
	p.takeBack(&c, p.host.Undo)
	require.Len(t, m.Log(), begun)
	require.Equal(t, save.Encode(m), saved(t, &c))
	p.redo(&c)
	require.Equal(t, done, m.Log())

	p.propose(&c, []game.Action{p.now.Legal[0], {}}...)
	require.Greater(t, m.Len(), len(done))
	require.False(t, p.goOn(&c), "what is not legal any more ends a plan")
	p.timeline.SkipAll()
	require.True(t, p.settled())
}

// saved is the match that the store keeps.
func saved(t *testing.T, c *app.Context) []byte {
	t.Helper()
	require.NotNil(t, c.Archive().Last())
	return c.Archive().Last()
}

// tableOf is the table of a match.
func tableOf(m *session.Match) table.Table { return all.Tables[m.Rules().Info().ID] }
