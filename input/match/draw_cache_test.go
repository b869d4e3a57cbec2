package match

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game/catalog"
	"serenissima/input/app"
	"serenissima/render/control"
	"serenissima/render/display"
)

// seen proves that a picture that is put together from kept parts is the one that
// would be drawn without them.
func seen(d *driver) {
	if p, ok := d.stack.Top().(*Play); ok {
		seenBelow(d, p)
	}
}

// seenBelow does so for a match that may lie below the menu.
func seenBelow(d *driver, p *Play) {
	if p.cache.view == nil {
		return
	}
	kept := p.cache
	p.cache = d.emptied
	p.cache.view = nil
	d.stack.View(&d.fresh)
	d.emptied = p.cache
	p.cache, d.c.Screen.Shown = kept, &d.list
	require.True(d.t, slices.Equal(d.fresh.Ops, d.list.Ops), "a part has been kept that should have been drawn")
	require.True(d.t, slices.Equal(d.fresh.Hits, d.list.Hits), "a part has been kept that should have been drawn")
}

// Whatever is opened and closed while people and bots play, nothing is kept that would be drawn otherwise.
func TestWhatIsOpenedIsNotKept(t *testing.T) {
	for i, rules := range catalog.All() {
		d, p := seatedAt(t, rules, 2, app.Fast)
		d.c.Settings.Curtain, d.c.Settings.AskTwice = app.VeilNever, false
		r := rand.New(rand.NewPCG(uint64(i), 6))
		opened := []display.Command{control.Threats, control.Log, control.Menu, control.Cancel, control.Next, control.MoveLeft, control.ZoomIn, control.ZoomFit, control.Undo}
		at := display.Point{X: -1}
		for range 250 {
			switch n := r.IntN(len(opened) + 6); {
			case n < len(opened):
				d.key(opened[n])
			case n == len(opened):
				at = display.Point{X: r.Float64() * d.size.X, Y: r.Float64() * d.size.Y}
				d.tick(control.Frame{Pointer: at, Inside: true, Pinch: 1, Wheel: float64(r.IntN(3) - 1)})
			case p.asked() && d.stack.Top() == app.Scene(p):
				legal := p.match().State().AppendActions(nil)
				p.propose(d.c, legal[r.IntN(len(legal))])
			}
			for range r.IntN(30) { // the pointer stays where it is
				d.tick(control.Frame{Pointer: at, Inside: at.X >= 0, Pinch: 1})
				seenBelow(d, p)
			}
		}
		require.Greater(t, p.match().Len(), 10)
	}
}
