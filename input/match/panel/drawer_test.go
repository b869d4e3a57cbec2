package panel

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/input/app/apptest"
	"serenissima/input/match/captain"
	"serenissima/input/match/position"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
)

// drawer is the drawer over the newest position with what is open over it, and the panels that may lie there.
func (d *laidOut) drawer(open position.Open) (*Drawer, []table.Panel) {
	now, n := d.position(), &SumInput{}
	b, fold, drawer := NewButtons(now, &open, &captain.Captain{}), NewFold(now), NewDrawer(now, &open)
	sheet := NewSheet(now, &open, n, &b, fold, NewStanding(d.match, now, n, false))
	sheet.Update(d, true)
	group := NewGroup(NewHolds(b, &position.Hand{}), drawer, sheet)
	return drawer, []table.Panel{NewChoice(b, sheet), group, NewPurchases(group), sheet}
}

// Whatever is decided in the drawer lies in its corner, in every window.
func TestDecisionsLieInTheDrawer(t *testing.T) {
	windows := []layout.Window{desktop(), window(1024, 768), window(768, 1024), window(844, 390), window(390, 844)}
	apptest.WithTables(t, func(t *testing.T, rules game.Rules, _ table.Table) {
		decisions := 0
		for i, m := range apptest.PositionsOf(t, rules, 3, 6) {
			d := layOut(t, m, windows[i%len(windows)])
			for group, legal := range append([][]game.Action{nil}, d.position().Groups...) {
				if group > 0 && len(legal) == 0 {
					continue
				}
				drawer, panels := d.drawer(position.Open{Group: group - 1})
				drawer.Update(d, panels)
				drawer.Measure(d, panels)
				if box := drawer.Box(); !box.Empty() {
					decisions++
					require.Equal(t, d.Frame().Drawer(box.W, box.H), box, "%v, group %d", d.Frame().Size, group)
				}
			}
		}
		require.True(t, decisions > 0 || rules.Info().ID == "goldenhorn", "Golden Horn decides by pieces in its bar")
	})
}

// The panel of a group keeps to its corner and gets no smaller while one thing after the other is done in it, so
// that the next click hits what it is meant for.
func TestThePanelOfAGroupStaysWhereItIs(t *testing.T) {
	steps, rules := 0, catalog.Find("mediterranee")
	builds := func(a game.Action) bool {
		return slices.Contains([]string{"recruit", "build-galley", "build-fort"}, rules.Info().VerbName(a.Verb))
	}
	for seed := uint64(1); steps < 40; seed++ {
		for _, m := range apptest.PositionsWhere(t, rules, nil, seed, func(s game.State) bool {
			return rules.Info().PromptName(s.Decision().Prompt) == "purchases" && slices.ContainsFunc(s.AppendActions(nil), builds)
		}) {
			d := layOut(t, m, desktop())
			now := d.position()
			open := position.Open{Group: slices.IndexFunc(now.Offer.Groups, func(g table.Group) bool { return g.Name == "quay" })}
			g, _ := d.open(open)
			drawer, p := g.drawer, NewPurchases(g)
			box := func() display.Rect {
				drawer.Update(d, []table.Panel{p})
				drawer.Measure(d, []table.Panel{p})
				return drawer.Box()
			}
			corner := box()
			require.False(t, corner.Empty())
			for range 4 {
				var l display.List
				p.Draw(d, &l)
				i := slices.IndexFunc(l.Hits, func(h display.Hit) bool { return h.Target.Command == position.CmdFill && !h.Off })
				if i < 0 {
					break
				}
				a := l.Hits[i].Target.Value.(table.Filling).Action
				_, err := m.Do(a)
				require.NoError(t, err)
				if m.State().Decision().Player != a.By {
					break
				}
				*g.now = *d.position()
				if !g.scope().GoesOn(open.Group, a) {
					break
				}
				box := box()
				require.InDelta(t, corner.X+corner.W, box.X+box.W, 1e-6)
				require.InDelta(t, corner.Y+corner.H, box.Y+box.H, 1e-6)
				require.True(t, box.W >= corner.W && box.H >= corner.H, "it gets smaller: %v, %v", corner, box)
				corner = box
				steps++
			}
		}
	}
}
