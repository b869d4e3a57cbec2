package match

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/input/app/apptest"
	"serenissima/input/device"
	"serenissima/input/match/panel"
	"serenissima/input/match/position"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
)

// inviting lists what the screen invites to click: what is lit on the board, buttons of the bar that
// are not off, and actions that are offered.
func (d *driver) inviting(p *Play) (list []display.Target) {
	lit := deskOf(p, d.Context).lit()
	for i := range d.List.Hits {
		h := &d.List.Hits[i]
		switch t := h.Target; t.Command {
		case "":
			if lit[t.Ref] == 0 {
				continue
			}
		case position.CmdGroup, position.CmdAct, position.CmdThing, control.Undo, panel.CmdClose:
		default:
			continue
		}
		if _, open := device.Open(&d.List, h, display.Rect{W: d.Size.X, H: d.Size.Y}); open && !h.Off {
			list = append(list, h.Target)
		}
	}
	return list
}

// The rules refuse nothing that the screen invites to click, whatever has been clicked before.
func TestNothingInvitingIsRefused(t *testing.T) {
	apptest.WithTables(t, func(t *testing.T, rules game.Rules, _ table.Table) {
		clicks := 0
		for seed := uint64(1); seed <= 6; seed++ {
			r := game.NewRand(seed)
			for i, m := range apptest.PositionsOf(t, rules, seed, 15) {
				d, p := resume(t, []display.Point{desktop, {X: 844, Y: 390}}[i%2], m)
				for range 12 {
					d.Wake()
					for was := (layout.Camera{}); was != p.board.camera; { // until the chart is at rest
						was = p.board.camera
						d.Rest(1)
					}
					list := d.inviting(p)
					if len(list) == 0 || !p.asked() {
						break
					}
					target := list[r.IntN(len(list))]
					h := d.List.Find(target)
					at, open := device.Open(&d.List, h, display.Rect{W: d.Size.X, H: d.Size.Y})
					if !open {
						continue
					}
					d.Click(at)
					require.Empty(t, p.notice.rule, "%v in %v: %s", target, p.now.Chosen, p.notice.text)
					d.Forward(func() bool { return p.timeline.Idle() && !p.host.UnderWay() })
					d.Rest(1)
					clicks++
				}
			}
		}
		require.Greater(t, clicks, 100)
	})
}
