package page

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/save"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/render/control"
	"serenissima/render/display"
)

// A saved game keeps level and character, and levels that no menu offers any more.
func TestOpponentsAreSaved(t *testing.T) {
	seats := []session.Seat{{Kind: session.Bot, Name: "Anna", Level: "captain/raider", Colour: 1}, {Kind: session.Bot, Name: "Nur", Level: "deckhand", Colour: 2}}
	for _, r := range catalog.All() {
		m, _, err := session.New(r, game.Options{Seats: 2}, seats, 3)
		require.NoError(t, err)
		again, err := save.Decode(save.Encode(m), catalog.Find)
		require.NoError(t, err)
		require.Equal(t, seats, again.Seats())
	}
}

// In windows of every shape, with letters of every size, nothing of the set-up
// lies over anything else.
func TestLayoutOfTheSetup(t *testing.T) {
	for _, size := range []display.Point{{X: 1600, Y: 1000}, {X: 1280, Y: 720}, {X: 1024, Y: 768}, {X: 768, Y: 1024}, {X: 844, Y: 390}, {X: 390, Y: 844}} {
		for _, scale := range app.TextScales {
			d := drive(t, &store.Memory{}, size)
			d.Context.Settings.TextScale = scale
			d.Tick(control.Frame{})
			d.SetUp()
			s := d.Stack.Top().(*Setup)
			l := apptest.RowsOf(d.Context, &s.Form)
			apptest.RequireReadable(t, l, display.Point{X: size.X, Y: 1e4}, "set-up")
			for i, a := range l.Hits {
				for _, b := range l.Hits[:i] {
					common := a.Rect.Intersect(b.Rect)
					require.Less(t, min(common.W, common.H), 0.5, "%v, %d %%: %v and %v", size, scale, a.Target, b.Target)
				}
			}
			for _, o := range l.Ops {
				if o.Kind == display.DrawText {
					require.NotContains(t, o.Text, "…", "%v, %d %%", size, scale)
				}
			}
		}
	}
}
