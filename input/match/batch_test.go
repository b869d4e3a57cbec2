package match

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/input/device"
	"serenissima/input/match/position"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/table"
)

// What is often done together is one click on the button of its panel: single actions, one
// after the other, which undo takes back together.
func TestABatchIsOneClick(t *testing.T) {
	done := 0
	apptest.WithTables(t, func(t *testing.T, rules game.Rules, on table.Table) {
		for seed := range uint64(3) {
			for _, m := range apptest.PositionsOf(t, rules, seed, 7) {
				for _, b := range on.Offer(m.State()).Batch {
					if plan := b.Offered(m.State()); plan != nil && b.At == (game.Ref{}) && done < 8 { // else it is the tag of an errand
						takesABatch(t, m, b, len(plan))
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
	d := drive(t, &store.Memory{}, display.Point{X: 1280, Y: 800})
	p := NewPlay(d.Context, m, nil).(*Play)
	d.Stack.Push(p)
	d.Tick(control.Frame{})
	d.Forward(p.asked)
	group := slices.IndexFunc(p.now.Offer.Groups, func(g table.Group) bool { return g.Name == b.Group })
	if p.open.Group != group {
		d.Tap(device.TargetName(position.GroupButton(p.now.Offer.Groups[group].Name)))
	}
	before := p.match().Log()
	d.Tap(device.TargetName(display.Target{Command: position.CmdBatch}))
	d.Forward(func() bool { return p.settled() })
	require.Equal(t, append(slices.Clone(before), b.Plan[:n]...), p.match().Log()[:len(before)+n])
	d.Key(control.Undo)
	require.Equal(t, before, p.match().Log())
}

// While ways are planned a click on a zone takes none yet; one more takes all, and undo takes
// them back together.
func TestWaysArePlannedAndTakenTogether(t *testing.T) {
	planned := 0
	apptest.WithTables(t, func(t *testing.T, rules game.Rules, on table.Table) {
		for _, m := range apptest.PositionsOf(t, rules, 3, 3) {
			group := slices.IndexFunc(on.Offer(m.State()).Groups, func(g table.Group) bool { return g.Plans })
			if group < 0 || len(on.Offer(m.State()).Routes) == 0 || planned > 5 {
				continue
			}
			d := drive(t, &store.Memory{}, desktop)
			d.Context.Settings.SpeedOwn, d.Context.Settings.SpeedOthers, d.Context.Settings.AutoPass = app.AtOnce, app.AtOnce, app.PassNever
			p := NewPlay(d.Context, m, nil).(*Play)
			d.Stack.Push(p)
			d.Tick(control.Frame{})
			d.Forward(p.asked)
			d.Tap(device.TargetName(position.GroupButton(p.now.Offer.Groups[group].Name)))
			before := p.match().Log()
			for range 2 {
				i := slices.IndexFunc(p.now.Routes, func(r table.Route) bool { return !r.Risky })
				if i < 0 {
					break
				}
				p.fulfil(d.Context, display.Target{Ref: p.now.Routes[i].To})
				d.Rest(1)
			}
			plan := deskOf(p, d.Context).planned()
			require.Equal(t, before, p.match().Log(), "nothing is done yet")
			if len(plan) == 0 {
				continue
			}
			require.NotNil(t, viewOf(p, d.Context).Planned)
			d.Tap(device.TargetName(display.Target{Command: position.CmdBatch}))
			d.Forward(func() bool { return p.settled() })
			require.Equal(t, append(slices.Clone(before), plan...), p.match().Log())
			d.Key(control.Undo)
			require.Equal(t, before, p.match().Log())
			planned++
		}
	})
	require.Greater(t, planned, 2)
}
