package op_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"serenissima/render/op"
)

func TestMeasureGrowsWithTextAndSize(t *testing.T) {
	require.Zero(t, op.Measure("", op.Sans, 17))
	require.Greater(t, op.Measure("galley", op.Sans, 17), op.Measure("galle", op.Sans, 17))
	require.InDelta(t, 2*op.Measure("galley", op.Sans, 17), op.Measure("galley", op.Sans, 34), 1)
	require.Less(t, op.Measure("AV", op.Sans, 40), op.Measure("A", op.Sans, 40)+op.Measure("V", op.Sans, 40), "kerning")
}

func TestWrapBreaksAtSpacesAndFeeds(t *testing.T) {
	require.Equal(t, []string{""}, op.Wrap("", op.Sans, 16, 100))
	require.Equal(t, []string{"one", "", "two"}, op.Wrap("one\n\ntwo", op.Sans, 16, 1000))
	require.Equal(t, []string{"a", "Constantinople", "b"}, op.Wrap("a Constantinople b", op.Sans, 16, 40), "a long word stands alone")
}

func TestWrapLosesNoWordAndFillsLines(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		words := rapid.SliceOfN(rapid.StringMatching(`[a-zè’]{1,9}`), 1, 30).Draw(t, "words")
		width := rapid.Float64Range(60, 400).Draw(t, "width")
		lines := op.Wrap(strings.Join(words, " "), op.Sans, 15, width)
		require.Equal(t, words, strings.Fields(strings.Join(lines, " ")))
		for i, line := range lines {
			if strings.Contains(line, " ") {
				require.LessOrEqual(t, op.Measure(line, op.Sans, 15), width)
			}
			if i > 0 {
				first, _, _ := strings.Cut(line, " ")
				require.Greater(t, op.Measure(lines[i-1]+" "+first, op.Sans, 15), width, "the word would have fitted above")
			}
		}
	})
}

func TestWrapHoldsTogetherWhatBelongsTogether(t *testing.T) {
	require.Equal(t, []string{"Quand", "donc\u202f?", "10\u00a0%"}, op.Wrap("Quand donc\u202f? 10\u00a0%", op.Sans, 16, 1))
	require.Equal(t, []string{"Anna sails", "galley 1."}, op.Wrap("Anna sails galley 1.", op.Sans, 16, op.Measure("Anna sails galley", op.Sans, 16)))
}
