//go:build !js

package command

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lang"
	"serenissima/game/store"
	"serenissima/input/app"
)

// The flag fills the screen for one run: what is remembered is what people choose.
func TestFullScreenOfOneRun(t *testing.T) {
	st := &store.Memory{}
	start := func(client Client) *app.Context {
		c, _, err := NewContext(client, st, lang.English)
		require.NoError(t, err)
		return c
	}
	c := start(Client{Fullscreen: true})
	require.True(t, c.Screen.Full)
	c.Settings.Mute = true
	c.SaveSettings()
	c = start(Client{})
	require.False(t, c.Screen.Full, "it was for the run before")
	require.True(t, c.Settings.Mute)

	c.FillScreen(true)
	c.SaveSettings()
	require.True(t, start(Client{}).Screen.Full, "somebody has chosen it")
	c = start(Client{Fullscreen: true})
	c.FillScreen(false)
	c.SaveSettings()
	require.False(t, start(Client{}).Screen.Full)
}
