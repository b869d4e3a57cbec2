package match

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/input/app/apptest"
	"serenissima/input/device"
	"serenissima/input/match/position"
	"serenissima/render/display"
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
					require.Equal(t, []float64{corner.X + corner.W, corner.Y + corner.H}, []float64{box.X + box.W, box.Y + box.H})
					clicks++
				}
			}
		}
	}
}
