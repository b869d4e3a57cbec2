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

// A panel that hides a part of what is written at the rim of the board costs more than one that does
// not.
func TestAPanelThatCutsWhatIsWrittenCostsMore(t *testing.T) {
	for _, rules := range catalog.All() {
		m := apptest.PositionsOf(t, rules, 2, 3)[0]
		d, p := resume(t, desktop, peopled(t, m, 2))
		v := p.board.boardView(d.c)
		corner := v.Frame.Corner
		require.False(t, corner.Empty(), rules.Info().ID)
		over := display.Rect{X: corner.X + corner.W - 4, Y: corner.Y, W: 20, H: corner.H}
		middle := v.Frame.Board.Center()
		require.Greater(t, p.panels.cuts(v, over), 1.0, rules.Info().ID)
		require.Zero(t, p.panels.cuts(v, display.Rect{X: middle.X, Y: middle.Y, W: 20, H: 20}), rules.Info().ID)
		for i := range v.Seats {
			row, ok := p.table.Stage(v).Rim(game.Seat(game.Player(i + 1)))
			require.True(t, ok, rules.Info().ID)
			require.Positive(t, p.panels.cuts(v, row), "%s, the row of player %d", rules.Info().ID, i+1)
		}
	}
}

// The panel of a group stays where it is while one thing after the other is done in it, so that the next
// click hits what it is meant for.
func TestThePanelOfAGroupStaysWhereItIs(t *testing.T) {
	clicks := 0
	for seed := uint64(1); clicks < 40; seed++ {
		for _, m := range apptest.PositionsWhere(t, catalog.Find("mediterranee"), nil, seed, func(s game.State) bool {
			return catalog.Find("mediterranee").Info().PromptName(s.Decision().Prompt) == "purchases"
		}) {
			d, p := resume(t, desktop, peopled(t, m, 1))
			p.tutorial.tutor = nil
			group := slices.IndexFunc(p.now.Controls.Groups, func(g table.Group) bool { return g.Name == "build" })
			if len(p.now.Groups[group]) == 0 {
				continue
			}
			d.tap(device.TargetName(display.Target{Command: position.CmdGroup, Index: group}))
			d.rest(2)
			corner := p.panels.standing.box
			for range 4 {
				i := slices.IndexFunc(d.list.Hits, func(h display.Hit) bool { return h.Target.Command == position.CmdFill && !h.Off })
				if i < 0 || p.open.Group != group {
					break
				}
				d.tap(device.TargetName(d.list.Hits[i].Target))
				d.forward(p.asked)
				d.rest(2)
				if box := p.panels.standing.box; p.open.Group == group && box.W > 0 {
					require.Equal(t, []float64{corner.X, corner.Y}, []float64{box.X, box.Y})
					clicks++
				}
			}
		}
	}
}
