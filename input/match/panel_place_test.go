package match

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/input/device"
	"serenissima/input/match/panel"
	"serenissima/input/match/position"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
)

// A group stays open, and its panel in its corner, while one thing after the other is clicked in it.
func TestAGroupStaysOpenInItsCorner(t *testing.T) {
	clicks, rules := 0, catalog.Find("mediterranee")
	builds := func(a game.Action) bool {
		return slices.Contains([]string{"recruit", "build-galley", "build-fort"}, rules.Info().VerbName(a.Verb))
	}
	for seed := uint64(1); clicks < 6; seed++ {
		for _, m := range apptest.PositionsWhere(t, rules, nil, seed, func(s game.State) bool {
			return rules.Info().PromptName(s.Decision().Prompt) == "purchases" && slices.ContainsFunc(s.AppendActions(nil), builds)
		}) {
			d, p := resume(t, desktop, peopled(t, m, 1))
			p.tutorial.tutor = nil
			group := slices.IndexFunc(p.now.Offer.Groups, func(g table.Group) bool { return g.Name == "quay" })
			require.NotEmpty(t, p.now.Groups[group])
			require.Equal(t, group, p.open.Group, "it opens by itself")
			d.Rest(2)
			corner := p.drawer.Box()
			for range 4 {
				i := slices.IndexFunc(d.List.Hits, func(h display.Hit) bool { return h.Target.Command == position.CmdFill && !h.Off })
				if i < 0 || p.open.Group != group {
					break
				}
				d.Tap(device.TargetName(d.List.Hits[i].Target))
				d.Forward(p.asked)
				d.Rest(2)
				if box := p.drawer.Box(); p.open.Group == group && box.W > 0 {
					require.InDelta(t, corner.X+corner.W, box.X+box.W, 1e-6)
					require.InDelta(t, corner.Y+corner.H, box.Y+box.H, 1e-6)
					require.True(t, box.W >= corner.W && box.H >= corner.H, "it gets smaller: %v, %v", corner, box)
					corner = box
					clicks++
				}
			}
		}
	}
}

// The chart stays moved while it is shown what has been done in a panel that comes back then.
func TestTheChartStaysWhileWhatIsDoneIsShown(t *testing.T) {
	shown := 0
	shops(t, 60, func(d *driver, p *Play, name string) {
		i := slices.IndexFunc(d.List.Hits, func(h display.Hit) bool { return h.Target.Command == position.CmdFill && !h.Off })
		if i < 0 || p.board.camera.Padding == (layout.Insets{}) {
			return
		}
		d.Context.Settings.SpeedOwn = app.Normal
		d.Tap(device.TargetName(d.List.Hits[i].Target))
		for camera := p.board.camera; !p.timeline.Idle() && p.open.Group >= 0; d.Rest(1) {
			shown++
			require.Equal(t, camera, p.board.camera, name)
		}
	})
	require.Positive(t, shown)
}

// A chart that has been zoomed out to make room for a panel is as near as before once that is closed.
func TestTheChartComesNearAgainBehindAPanel(t *testing.T) {
	zoomed := 0
	shops(t, 120, func(d *driver, p *Play, name string) {
		d.Tap(string(panel.CmdClose))
		d.Rest(2 * glide)
		before := p.board.camera.Scale
		group := slices.IndexFunc(p.now.Offer.Groups, func(g table.Group) bool { return g.Name == "invest" })
		d.openGroup(p, group)
		d.Rest(2 * glide)
		if p.board.camera.Scale == before {
			return
		}
		zoomed++
		d.Tap(string(panel.CmdClose))
		d.Rest(2 * glide)
		require.InDelta(t, before, p.board.camera.Scale, 1e-9, name)
	})
	require.Positive(t, zoomed)
}
