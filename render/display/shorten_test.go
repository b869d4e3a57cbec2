package display_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"serenissima/render/display"
)

func TestShorten(t *testing.T) {
	require.Equal(t, "Anna", display.Shorten("Anna", display.Sans, 20, 200))
	require.Equal(t, "…", display.Shorten("Anna", display.Sans, 20, 1), "something is there")
	short := display.Shorten("Constantinople", display.Sans, 20, 80)
	require.Contains(t, short, "…")
	require.LessOrEqual(t, display.Measure(short, display.Sans, 20), 80.0)
}

// As much is left of a line as fits, of long ones too.
func TestShortenLeavesAsMuchAsFits(t *testing.T) {
	fonts := []display.FontID{display.Sans, display.SansBold, display.SansSmall, display.Italic, display.Caps, display.Title}
	rapid.Check(t, func(t *rapid.T) {
		text := strings.Repeat(rapid.StringMatching(`[A-Za-zèßŁ諸\x{301}.,’ -]{1,30}`).Draw(t, "text"), rapid.IntRange(1, 60).Draw(t, "times"))
		f, size := rapid.SampledFrom(fonts).Draw(t, "font"), rapid.Float64Range(11, 60).Draw(t, "size")
		width := rapid.Float64Range(0, 800).Draw(t, "width")
		want, runes := text, []rune(text)
		for n := len(runes) - 1; n >= 0 && display.Measure(want, f, size) > width; n-- {
			want = string(runes[:n]) + "…"
		}
		require.Equal(t, want, display.Shorten(text, f, size, width))
		require.Equal(t, display.Measure(text, f, size) <= width, display.Fits(text, f, size, width))
	})
}

// Of a line without end no more is looked at than can be seen: a name of 10,000
// letters once cost as many copies of itself.
func TestShortenDoesLittleWork(t *testing.T) {
	text := strings.Repeat("W", 1_000_000)
	display.Shorten(text, display.Sans, 20, 80)
	require.LessOrEqual(t, testing.AllocsPerRun(3, func() { display.Shorten(text, display.Sans, 20, 80) }), 2.0)
}

// BenchmarkShorten cuts lines of two lengths; both take the same time.
func BenchmarkShorten(b *testing.B) {
	for name, text := range map[string]string{"thousand": strings.Repeat("W", 1_000), "million": strings.Repeat("W", 1_000_000)} {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				display.Shorten(text, display.Sans, 20, 80)
			}
		})
	}
}
