package match

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/save"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input/scene"
	"serenissima/input/scene/scenetest"
	"serenissima/render/op"
	"serenissima/render/table"
	"serenissima/render/table/all"
)

// A controller leads a match on without a window: nothing has been drawn, and the window
// has no size.
func TestAControllerNeedsNoWindow(t *testing.T) {
	c := *drive(t, &store.Memory{}, desktop).c
	c.Shown, c.Size = nil, op.Point{}
	m := scenetest.Positions(t, 1, 40)[1]
	p := newPlay(&c, m, nil, nil)
	begun := m.Len()

	p.controller.do(&c, p.now.legal[0])
	done := m.Log()
	require.Greater(t, len(done), begun)
	require.Equal(t, save.Encode(m), saved(t, &c), "it is saved")
	p.controller.undo(&c)
	require.Len(t, m.Log(), begun)
	require.Equal(t, save.Encode(m), saved(t, &c))
	p.controller.redo(&c)
	require.Equal(t, done, m.Log())

	p.controller.plan = []game.Action{p.now.legal[0], {}}
	require.True(t, p.controller.goOn(&c))
	require.Greater(t, m.Len(), len(done))
	require.False(t, p.controller.goOn(&c), "what is not legal any more ends a plan")
	require.Empty(t, p.controller.plan)
}

// saved is the match that the store keeps.
func saved(t *testing.T, c *scene.Context) []byte {
	t.Helper()
	require.NotNil(t, c.Archive().Last())
	return c.Archive().Last()
}

// A plan is given up when somebody forbids what it was to do, or dice have fallen; not when
// everything goes on.
func TestPlansStopWhereOthersDecide(t *testing.T) {
	forbidden, allowed, thrown := 0, 0, 0
	for _, m := range scenetest.Positions(t, 4, 1) {
		d := m.State().Decision()
		mover := m.Log()[m.Len()-1].By
		answers := slices.Clone(tableOf(m).Controls(m.State()).Answers)
		if len(answers) != 2 || mover == d.Player || !m.State().Asking().Question || mover < 1 || forbidden > 2 && allowed > 2 {
			continue
		}
		for _, answer := range answers {
			at, p := advised(t, m, desktop)
			rest := []game.Action{{By: mover}}
			p.controller.plan, p.controller.planner = rest, mover
			p.controller.do(at.c, answer.Action)
			if answer.Harm {
				require.Empty(t, p.controller.plan)
				forbidden++
			} else {
				require.Equal(t, rest, p.controller.plan)
				allowed++
			}
		}
	}
	m := scenetest.Fought(t)
	_, p := advised(t, active(t), desktop)
	for b := range m.Beats() {
		if dice := slices.ContainsFunc(b.Events, func(ev game.Event) bool { return ev.Kind == game.Rolled }); dice {
			require.True(t, p.controller.stops(b))
			thrown++
		}
	}
	require.Positive(t, forbidden)
	require.Positive(t, allowed)
	require.Positive(t, thrown)
}

// tableOf is the table of a match.
func tableOf(m *session.Match) table.Table { return all.Tables[m.Rules().Info().ID] }
