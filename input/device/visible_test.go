package device

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// Names of all scripts stay as they are; what steers a terminal is written out.
func TestVisible(t *testing.T) {
	for _, text := range []string{"", "Łucja\tZoë\nZoe\u0308", "諸葛", "مریم\u200cجان", "क्\u200dष", "“Quand\u202f?”", "👩\u200d🚀", "\ufffd"} {
		require.Equal(t, text, Visible(text))
	}
	for text, want := range map[string]string{
		"\x1b]0;x\a":             `\u001b]0;x\u0007`,
		"a\r\x00\x7f":            `a\u000d\u0000\u007f`,
		"\u009b2J":               `\u009b2J`,
		"\x9b2J\xff":             `\x9b2J\xff`,
		"\u202eannA\u2069\u2028": `\u202eannA\u2069\u2028`,
		"\U000e0041\ufeff":       `\U000e0041\ufeff`,
	} {
		require.Equal(t, want, Visible(text))
	}
}
