package match

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input"
	"serenissima/input/scene/scenetest"
	"serenissima/render/op"
	"serenissima/render/table"
)

// What is often done together is one click on the button of its panel: single actions, one
// after the other, which undo takes back together.
func TestABatchIsOneClick(t *testing.T) {
	done := 0
	scenetest.WithTables(t, func(t *testing.T, rules game.Rules, on table.Table) {
		for seed := range uint64(3) {
			for _, m := range scenetest.PositionsOf(t, rules, seed, 7) {
				for _, b := range on.Controls(m.State()).Batch {
					if n, _ := table.Feasible(m.State(), b.Plan); n > 1 && done < 8 {
						takesABatch(t, m, b, n)
						done++
					}
				}
			}
		}
	})
	require.Positive(t, done)
}

// takesABatch opens the group of a batch and clicks on its button.
func takesABatch(t *testing.T, m *session.Match, b table.Batch, n int) {
	d := drive(t, &store.Memory{}, op.Point{X: 1280, Y: 800})
	p := NewPlay(d.c, m, nil).(*Play)
	d.stack.Push(p)
	d.tick(input.Frame{})
	d.forward(p.asked)
	group := slices.IndexFunc(p.now.controls.Groups, func(g table.Group) bool { return g.Name == b.Group })
	if p.panels.group != group {
		d.tap(input.TargetName(op.Target{Command: cmdGroup, Index: group}))
	}
	before := p.match.Log()
	d.tap(input.TargetName(op.Target{Command: cmdBatch}))
	d.forward(func() bool { return !p.controller.underWay() && p.timeline.Idle() })
	require.Equal(t, append(slices.Clone(before), b.Plan[:n]...), p.match.Log()[:len(before)+n])
	d.key(input.Undo)
	require.Equal(t, before, p.match.Log())
}
