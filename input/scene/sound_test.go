package scene

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game/store"
	"serenissima/render/display"
	"serenissima/render/synth"
)

func TestVolumesAreKept(t *testing.T) {
	st := &store.Memory{}
	d := drive(t, st, desktop)
	d.tap("settings")
	d.tap("section-sound")
	for range 2 {
		d.tap("music 1")
	}
	d.tap("effects")
	require.Equal(t, []synth.Effect{synth.Coins}, d.stack.Sounds(), "an example")
	require.True(t, d.shows("90%"))
	require.True(t, d.shows("70%"))
	d = drive(t, st, desktop)
	require.Equal(t, [2]int{90, 70}, [2]int{d.c.Settings.Music, d.c.Settings.Effects})
	loud, soft := d.c.Settings.Volumes()
	require.Equal(t, [2]float64{0.9, 0.7}, [2]float64{loud, soft})
	d.tap("settings")
	d.tap("section-sound")
	d.tap("mute")
	loud, soft = d.c.Settings.Volumes()
	require.Zero(t, loud+soft)
	require.True(t, drive(t, st, desktop).c.Settings.Mute)
	for range 9 {
		if d.list.Find(display.Target{Command: cmdEffects}).Off {
			break
		}
		d.tap("effects")
	}
	require.Zero(t, d.c.Settings.Effects)
}
