package match

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/input/app/apptest"
	"serenissima/input/device"
	"serenissima/input/match/position"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/theme"
)

// A click on the row of an attack, on a galley or on a port, asks once more.
func TestAnAttackInItsPanelAsksOnceMore(t *testing.T) {
	met := map[game.RefKind]int{}
	for i, seed := 0, uint64(1); met[game.PortRef] < 2 || met[game.ShipRef] < 2; seed++ {
		require.Less(t, seed, uint64(60))
		for _, m := range apptest.Positions(t, seed, 6) {
			on, s := tableOf(m), m.State()
			attacks := slices.DeleteFunc(s.AppendActions(nil), func(a game.Action) bool { return table.FightBegunBy(on, s, a) == nil })
			if len(attacks) == 0 || apptest.Asks(m) {
				continue
			}
			d, p, name := arranged(t, m, i)
			i++
			group := slices.IndexFunc(p.now.Offer.Groups, func(g table.Group) bool { return slices.Contains(g.Verbs, attacks[0].Verb) })
			d.openGroup(p, group)
			before := m.Len()
			d.Tap(device.TargetName(position.Act(attacks[0])))
			require.NotNil(t, p.gestures.Pending, name)
			require.Equal(t, before, p.match().Len(), name)
			d.Rest(1)
			x := drawn(p, d.Context)
			box := p.battle.Box(x)
			for _, op := range d.List.Ops {
				if op.Kind == display.StrokeRect && op.Color == theme.Fade(theme.Paper, 0.85) {
					require.Empty(t, max(0, box.Intersect(op.Rect).W)*max(0, box.Intersect(op.Rect).H), "%s: a ring over the words", name)
				}
			}
			met[attacks[0].Obj[1].Kind]++
		}
	}
}
