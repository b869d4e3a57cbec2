package match

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/input/app"
	"serenissima/render/control"
)

// Help opens over any scene, from the menu of a match too, and closes again by
// its key, by Escape and by its button.
func TestHelpOpensAnywhere(t *testing.T) {
	d, p := seated(t, 1, app.AtOnce)
	d.forward(p.asked)
	for _, shut := range []func(){
		func() { d.key(control.Help) }, func() { d.key(control.Cancel) }, func() { d.tap(string("done")) },
	} {
		d.key(control.Help)
		d.tick(control.Frame{})
		require.Equal(t, "help", d.scene())
		shut()
		require.Equal(t, "play", d.scene())
	}
	d.tap(string(control.Menu))
	d.tick(control.Frame{})
	d.tap(string(control.Help))
	d.tick(control.Frame{})
	require.Equal(t, "help", d.scene())
	d.key(control.Cancel)
	require.Equal(t, "play", d.scene())
}
