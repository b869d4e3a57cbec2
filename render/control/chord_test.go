package control

import (
	"testing"

	"github.com/stretchr/testify/require"
)

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
