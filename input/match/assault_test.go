package match

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/input/app/apptest"
	"serenissima/input/device"
	"serenissima/input/match/position"
	"serenissima/render/display"
	"serenissima/render/table"
)

// Every attack that is possible has a row in the panel of its group: on a galley and on a port. It
// shows the dice of both sides and the odds, and a click on it asks once more.
func TestAttacksAreShownAsFights(t *testing.T) {
	met := map[game.RefKind]int{}
	for i, seed := 0, uint64(1); met[game.PortRef] < 6 || met[game.ShipRef] < 6; seed++ {
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
			for _, a := range attacks {
				target := position.Act(a)
				hit := d.List.Find(target)
				require.NotNil(t, hit, "%s: %s", name, p.info.ActionText(a))
				fight := table.FightBegunBy(on, p.now.View, a)
				told := textIn(&d.List, hit.Rect)
				require.Contains(t, told, "%", "%s: odds", name)
				for _, side := range fight.Sides {
					require.Contains(t, strings.Fields(told), strconv.Itoa(side.Value), "%s: dice", name)
				}
				met[a.Obj[1].Kind]++
			}
			before := m.Len()
			d.Tap(device.TargetName(position.Act(attacks[0])))
			require.NotNil(t, p.gestures.pending, name)
			require.Equal(t, before, p.match().Len(), name)
		}
	}
}

// textIn is what is written in a rectangle.
func textIn(l *display.List, r display.Rect) string {
	var texts []string
	for _, o := range l.Ops {
		if o.Kind == display.DrawText && r.Contains(display.Point{X: o.X, Y: o.Y}) {
			texts = append(texts, o.Text)
		}
	}
	return strings.Join(texts, " ")
}
