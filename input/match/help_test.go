package match

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/input"
	"serenissima/input/scene"
)

// Help opens over any scene, from the menu of a match too, and closes again by
// its key, by Escape and by its button.
func TestHelpOpensAnywhere(t *testing.T) {
	d, p := seated(t, 1, scene.AtOnce)
	d.forward(p.asked)
	for _, shut := range []func(){
		func() { d.key(input.Help) }, func() { d.key(input.Cancel) }, func() { d.tap(string("done")) },
	} {
		d.key(input.Help)
		d.tick(input.Frame{})
		require.Equal(t, "help", d.scene())
		shut()
		require.Equal(t, "play", d.scene())
	}
	d.tap(string(input.Menu))
	d.tick(input.Frame{})
	d.tap(string(input.Help))
	d.tick(input.Frame{})
	require.Equal(t, "help", d.scene())
	d.key(input.Cancel)
	require.Equal(t, "play", d.scene())
}
