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
	switch x := d.Stack.Top().(type) {
	case *Play:
		seenBelow(d, &x.cache)
	case *Replay:
		seenBelow(d, &x.cache)
	}
}

// seenBelow does so for a match with a cache that may lie below the menu.
func seenBelow(d *driver, cache *drawCache) {
	if cache.view == nil {
		return
	}
	kept := *cache
	*cache = d.emptied
	cache.view = nil
	d.Stack.View(&d.fresh)
	d.emptied = *cache
	*cache, d.Context.Screen.Shown = kept, &d.List
	require.True(d.T, slices.Equal(d.fresh.Ops, d.List.Ops), "a part has been kept that should have been drawn")
	require.True(d.T, slices.Equal(d.fresh.Hits, d.List.Hits), "a part has been kept that should have been drawn")
}

// Whatever is opened and closed while people and bots play, nothing is kept that would be drawn otherwise.
func TestWhatIsOpenedIsNotKept(t *testing.T) {
	for i, rules := range catalog.All() {
		d, p := seatedAt(t, rules, 2, app.Fast)
		d.Context.Settings.Curtain, d.Context.Settings.AskTwice = app.VeilNever, false
		r := rand.New(rand.NewPCG(uint64(i), 6))
		opened := []display.Command{control.Threats, control.Log, control.Menu, control.Cancel, control.Next, control.MoveLeft, control.ZoomIn, control.ZoomFit, control.Undo}
		at := display.Point{X: -1}
		for range 250 {
			switch n := r.IntN(len(opened) + 6); {
			case n < len(opened):
				d.Key(opened[n])
			case n == len(opened):
				at = display.Point{X: r.Float64() * d.Size.X, Y: r.Float64() * d.Size.Y}
				d.Tick(control.Frame{Pointer: at, Inside: true, Pinch: 1, Wheel: float64(r.IntN(3) - 1)})
			case p.asked() && d.Stack.Top() == app.Scene(p):
				legal := p.match().State().AppendActions(nil)
				p.propose(d.Context, legal[r.IntN(len(legal))])
			}
			for range r.IntN(30) { // the pointer stays where it is
				d.Tick(control.Frame{Pointer: at, Inside: at.X >= 0, Pinch: 1})
				seenBelow(d, &p.cache)
			}
		}
		require.Greater(t, p.match().Len(), 10)
	}
}
