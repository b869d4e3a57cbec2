package op_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"serenissima/render/op"
)

func TestShorten(t *testing.T) {
	require.Equal(t, "Anna", op.Shorten("Anna", op.Sans, 20, 200))
	require.Equal(t, "…", op.Shorten("Anna", op.Sans, 20, 1))
	short := op.Shorten("Constantinople", op.Sans, 20, 80)
	require.Contains(t, short, "…")
	require.LessOrEqual(t, op.Measure(short, op.Sans, 20), 80.0)
}

// As much is left of a line as fits, of long ones too.
func TestShortenLeavesAsMuchAsFits(t *testing.T) {
	fonts := []op.FontID{op.Sans, op.SansBold, op.SansSmall, op.Italic, op.Caps, op.Title}
	rapid.Check(t, func(t *rapid.T) {
		text := strings.Repeat(rapid.StringMatching(`[A-Za-zèßŁ諸\x{301}.,’ -]{1,30}`).Draw(t, "text"), rapid.IntRange(1, 60).Draw(t, "times"))
		f, size := rapid.SampledFrom(fonts).Draw(t, "font"), rapid.Float64Range(11, 60).Draw(t, "size")
		width := rapid.Float64Range(0, 800).Draw(t, "width")
		want, runes := text, []rune(text)
		for n := len(runes) - 1; n >= 0 && op.Measure(want, f, size) > width; n-- {
			want = string(runes[:n]) + "…"
		}
		require.Equal(t, want, op.Shorten(text, f, size, width))
		require.Equal(t, op.Measure(text, f, size) <= width, op.Fits(text, f, size, width))
	})
}

// Of a line without end no more is looked at than can be seen: a name of 10,000
// letters once cost as many copies of itself.
func TestShortenDoesLittleWork(t *testing.T) {
	text := strings.Repeat("W", 1_000_000)
	op.Shorten(text, op.Sans, 20, 80)
	require.LessOrEqual(t, testing.AllocsPerRun(3, func() { op.Shorten(text, op.Sans, 20, 80) }), 2.0)
}

// BenchmarkShorten cuts lines of two lengths; both take the same time.
func BenchmarkShorten(b *testing.B) {
	for name, text := range map[string]string{"thousand": strings.Repeat("W", 1_000), "million": strings.Repeat("W", 1_000_000)} {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				op.Shorten(text, op.Sans, 20, 80)
			}
		})
	}
}
