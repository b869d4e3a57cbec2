package device

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/require"

	"serenissima/render/control"
	"serenissima/render/display"
)

func TestKeymap(t *testing.T) {
	m, err := NewKeymap(DefaultKeys)
	require.NoError(t, err)
	tests := []struct {
		place, printed   string
		ctrl, shift, alt bool
		want             []display.Command
	}{
		{place: "Enter", want: []display.Command{control.Confirm}},
		{place: "Enter", alt: true, want: []display.Command{control.Fullscreen}},
		{place: "Space", want: []display.Command{control.Confirm, control.Skip}},
		{place: "Z", printed: "z", ctrl: true, want: []display.Command{control.Undo}},
		{place: "W", printed: "z", ctrl: true, want: []display.Command{control.Undo}}, // AZERTY
		{place: "Z", printed: "w", ctrl: true},
		{place: "Z", ctrl: true, want: []display.Command{control.Undo}}, // a system that does not tell
		{place: "Z", printed: "z", ctrl: true, shift: true, want: []display.Command{control.Redo}},
		{place: "Z", printed: "z"},
		{place: "Equal", printed: "=", shift: true, want: []display.Command{control.ZoomIn}},
		{place: "BracketRight", printed: "+", want: []display.Command{control.ZoomIn}}, // QWERTZ
		{place: "NumpadAdd", printed: "+", want: []display.Command{control.ZoomIn}},
		{place: "Minus", want: []display.Command{control.ZoomOut}},
		{place: "Digit0", want: []display.Command{control.ZoomFit}},
		{place: "Tab", printed: "\t", shift: true, want: []display.Command{control.Prev}},
		{place: "M", printed: "m", want: []display.Command{control.Mute}},
	}
	for _, tt := range tests {
		c := control.Chord{Key: keyName(tt.place, tt.printed), Ctrl: tt.ctrl, Shift: tt.shift, Alt: tt.alt}
		require.Equal(t, tt.want, m[c], "%v", c)
	}
}

func TestBindingsNameKeysThatExist(t *testing.T) {
	names := map[string]bool{"+": true} // printed on no key of the layout that Ebitengine names keys by
	for k := ebiten.Key(0); k <= ebiten.KeyMax; k++ {
		names[keyName(k.String(), "")] = true
	}
	for _, b := range DefaultKeys {
		for _, k := range b.Keys {
			c, err := control.ParseChord(k)
			require.NoError(t, err)
			require.True(t, names[c.Key], "%s: %s", b.Command, k)
		}
	}
}

func TestRepeat(t *testing.T) {
	acts := 0
	for held := range 61 {
		if repeats(held) {
			acts++
		}
	}
	require.Equal(t, 1+5, acts)
}

// As delivered no letter means two things.
func TestEachLetterMeansOneThing(t *testing.T) {
	keys, err := NewKeymap(DefaultKeys)
	require.NoError(t, err)
	for chord, commands := range keys {
		if len(chord.Key) == 1 {
			require.Len(t, commands, 1, chord.String())
		}
	}
}
