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
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
)

// The panel of a group keeps to its corner while one thing after the other is done in it, so that the next
// click hits what it is meant for.
func TestThePanelOfAGroupStaysWhereItIs(t *testing.T) {
	clicks, rules := 0, catalog.Find("mediterranee")
	builds := func(a game.Action) bool {
		return slices.Contains([]string{"recruit", "build-galley", "build-fort"}, rules.Info().VerbName(a.Verb))
	}
	for seed := uint64(1); clicks < 40; seed++ {
		for _, m := range apptest.PositionsWhere(t, rules, nil, seed, func(s game.State) bool {
			return rules.Info().PromptName(s.Decision().Prompt) == "purchases" && slices.ContainsFunc(s.AppendActions(nil), builds)
		}) {
			d, p := resume(t, desktop, peopled(t, m, 1))
			p.tutorial.tutor = nil
			group := slices.IndexFunc(p.now.Offer.Groups, func(g table.Group) bool { return g.Name == "build" })
			require.NotEmpty(t, p.now.Groups[group])
			d.Tap(device.TargetName(position.GroupButton(p.now.Offer.Groups[group].Name)))
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

// Whatever is decided in the drawer lies in its corner, in every window.
func TestDecisionsLieInTheDrawer(t *testing.T) {
	windows := []display.Point{desktop, {X: 1024, Y: 768}, {X: 768, Y: 1024}, {X: 844, Y: 390}, {X: 390, Y: 844}}
	apptest.WithTables(t, func(t *testing.T, rules game.Rules, _ table.Table) {
		decisions := 0
		for i, m := range apptest.PositionsOf(t, rules, 3, 6) {
			d, p := resume(t, windows[i%len(windows)], peopled(t, m, 1))
			for group := -1; group < len(p.now.Groups); group++ {
				if group >= 0 && len(p.now.Groups[group]) > 0 {
					p.fulfil(d.Context, position.GroupButton(p.now.Offer.Groups[group].Name))
					d.Tick(control.Frame{Pinch: 1, Secondary: true}) // an input, which has led there
				}
				d.Rest(2 + glide)
				f := deskOf(p, d.Context).Frame()
				if box := p.drawer.Box(); !box.Empty() {
					decisions++
					require.Equal(t, f.Drawer(box.W, box.H), box, "%v, group %d", d.Size, group)
				}
			}
		}
		require.True(t, decisions > 0 || rules.Info().ID == "goldenhorn", "Golden Horn decides by pieces in its bar")
	})
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
