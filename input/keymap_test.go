package input

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/require"

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
		{place: "Enter", want: []display.Command{Confirm}},
		{place: "Enter", alt: true, want: []display.Command{Fullscreen}},
		{place: "Space", want: []display.Command{Confirm, Skip}},
		{place: "Z", printed: "z", ctrl: true, want: []display.Command{Undo}},
		{place: "W", printed: "z", ctrl: true, want: []display.Command{Undo}}, // AZERTY
		{place: "Z", printed: "w", ctrl: true},
		{place: "Z", ctrl: true, want: []display.Command{Undo}}, // a system that does not tell
		{place: "Z", printed: "z", ctrl: true, shift: true, want: []display.Command{Redo}},
		{place: "Z", printed: "z"},
		{place: "Equal", printed: "=", shift: true, want: []display.Command{ZoomIn}},
		{place: "BracketRight", printed: "+", want: []display.Command{ZoomIn}}, // QWERTZ
		{place: "NumpadAdd", printed: "+", want: []display.Command{ZoomIn}},
		{place: "Minus", want: []display.Command{ZoomOut}},
		{place: "Digit0", want: []display.Command{ZoomFit}},
		{place: "Tab", printed: "\t", shift: true, want: []display.Command{Prev}},
		{place: "M", printed: "m", want: []display.Command{Mute}},
	}
	for _, tt := range tests {
		c := Chord{keyName(tt.place, tt.printed), tt.ctrl, tt.shift, tt.alt}
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
			c, err := ParseChord(k)
			require.NoError(t, err)
			require.True(t, names[c.Key], "%s: %s", b.Command, k)
		}
	}
}

func TestParseChord(t *testing.T) {
	for s, want := range map[string]Chord{
		"A":            {Key: "A"},
		"+":            {Key: "+"},
		"Ctrl++":       {Key: "+", Ctrl: true},
		"Ctrl+Shift+Z": {Key: "Z", Ctrl: true, Shift: true},
		"Alt+Enter":    {Key: "Enter", Alt: true},
	} {
		c, err := ParseChord(s)
		require.NoError(t, err)
		require.Equal(t, want, c)
		require.Equal(t, s, c.String())
	}
	for _, s := range []string{"", "Ctrl+", "Shift+Alt+"} {
		_, err := ParseChord(s)
		require.ErrorContains(t, err, "names no key")
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
