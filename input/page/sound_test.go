package page

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game/store"
	"serenissima/input/app/apptest"
	"serenissima/render/display"
	"serenissima/render/synth"
)

func TestVolumesAreKept(t *testing.T) {
	st := &store.Memory{}
	d := drive(t, st, apptest.Desktop)
	d.Tap("settings")
	d.Tap("section-sound")
	for range 2 {
		d.Tap("music 1")
	}
	d.Tap("effects")
	require.Equal(t, []synth.Effect{synth.Coins}, d.Stack.Sounds(), "an example")
	require.True(t, d.Shows("90%"))
	require.True(t, d.Shows("70%"))
	d = drive(t, st, apptest.Desktop)
	require.Equal(t, [2]int{90, 70}, [2]int{d.Context.Settings.Music, d.Context.Settings.Effects})
	loud, soft := d.Context.Settings.Volumes()
	require.Equal(t, [2]float64{0.9, 0.7}, [2]float64{loud, soft})
	d.Tap("settings")
	d.Tap("section-sound")
	d.Tap("mute")
	loud, soft = d.Context.Settings.Volumes()
	require.Zero(t, loud+soft)
	require.True(t, drive(t, st, apptest.Desktop).Context.Settings.Mute)
	for range 9 {
		if d.List.Find(display.Target{Command: "effects"}).Off {
			break
		}
		d.Tap("effects")
	}
	require.Zero(t, d.Context.Settings.Effects)
}
