package serenissima

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	rules "serenissima/game/serenissima"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/table/chart"
)

// The sea changes nothing but its own waves and the pennants, and comes back to
// where it was.
func TestTheSeaStirsQuietly(t *testing.T) {
	s := startState(t, 4)
	s.Galleys[3] = rules.Galley{Owner: 1, Zone: 2, Sailors: 3}
	v := testView(s, 1280, 800)
	v.Motion = moves{east: game.Ship(3)}
	var rest, l display.List
	Table{}.Draw(&rest, v)
	Table{}.Draw(&l, v)
	sea := chart.Sea{Waves: table.Tables{"serenissima": Table{}}.Waves}
	sea.Show(&l)
	glints := len(waves())
	require.Greater(t, glints, 35)
	require.Len(t, l.Ops, len(rest.Ops)+glints)
	first := slices.Clone(l.Ops)
	lively := 0
	for step := range chart.StirSteps {
		require.True(t, sea.Stir(&l))
		same := 0
		bare := slices.DeleteFunc(slices.Clone(l.Ops), func(o display.Op) bool { return o.Path != nil && o.Path.Name == "ripple" })
		for i, o := range bare {
			if o == rest.Ops[i] {
				same++
				continue
			}
			require.Equal(t, "pennant", rest.Ops[i].Path.Name[:7])
			o.Path = rest.Ops[i].Path
			require.Equal(t, rest.Ops[i], o, "step %d", step)
		}
		lively += len(bare) - same
	}
	require.Positive(t, lively)
	require.Equal(t, first, l.Ops)
	require.Zero(t, testing.AllocsPerRun(20, func() { sea.Stir(&l) }))
}

// Waves lie in the open sea, not on each other.
func TestWavesAreClearOfAllElse(t *testing.T) {
	for i, g := range waves() {
		in := 0
		for z := 1; z < len(charted().Zones); z++ {
			if charted().Zones[z].Contains(g.At) {
				in++
				require.True(t, openSea(z, g.At))
			}
		}
		require.Equal(t, 1, in)
		for _, other := range waves()[:i] {
			require.Greater(t, dist(g.At, other.At), 26.0)
		}
	}
}

// A picture without a chart has no waves.
func TestNothingStirsOnAnEmptyPicture(t *testing.T) {
	var l display.List
	sea := chart.Sea{Waves: table.Tables{"serenissima": Table{}}.Waves}
	sea.Show(&l)
	require.False(t, sea.Stir(&l))
}
