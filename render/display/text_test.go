package display_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"serenissima/render/display"
)

func TestMeasureGrowsWithTextAndSize(t *testing.T) {
	require.Zero(t, display.Measure("", display.Sans, 17))
	require.Greater(t, display.Measure("galley", display.Sans, 17), display.Measure("galle", display.Sans, 17))
	require.InDelta(t, 2*display.Measure("galley", display.Sans, 17), display.Measure("galley", display.Sans, 34), 1)
	require.Less(t, display.Measure("AV", display.Sans, 40), display.Measure("A", display.Sans, 40)+display.Measure("V", display.Sans, 40), "kerning")
}

func TestWrapBreaksAtSpacesAndFeeds(t *testing.T) {
	require.Equal(t, []string{""}, display.Wrap("", display.Sans, 16, 100))
	require.Equal(t, []string{"one", "", "two"}, display.Wrap("one\n\ntwo", display.Sans, 16, 1000))
	require.Equal(t, []string{"a", "Constantinople", "b"}, display.Wrap("a Constantinople b", display.Sans, 16, 40), "a long word stands alone")
}

func TestWrapLosesNoWordAndFillsLines(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		words := rapid.SliceOfN(rapid.StringMatching(`[a-zè’]{1,9}`), 1, 30).Draw(t, "words")
		width := rapid.Float64Range(60, 400).Draw(t, "width")
		lines := display.Wrap(strings.Join(words, " "), display.Sans, 15, width)
		require.Equal(t, words, strings.Fields(strings.Join(lines, " ")))
		for i, line := range lines {
			if strings.Contains(line, " ") {
				require.LessOrEqual(t, display.Measure(line, display.Sans, 15), width)
			}
			if i > 0 {
				first, _, _ := strings.Cut(line, " ")
				require.Greater(t, display.Measure(lines[i-1]+" "+first, display.Sans, 15), width, "the word would have fitted above")
			}
		}
	})
}

func TestWrapHoldsTogetherWhatBelongsTogether(t *testing.T) {
	require.Equal(t, []string{"Quand", "donc\u202f?", "10\u00a0%"}, display.Wrap("Quand donc\u202f? 10\u00a0%", display.Sans, 16, 1))
	require.Equal(t, []string{"Anna sails", "galley 1."}, display.Wrap("Anna sails galley 1.", display.Sans, 16, display.Measure("Anna sails galley", display.Sans, 16)))
}
