package goldenhorn

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// score asserts points and ranks of the players in their order.
func (p *scene) score(points []int32, ranks []int8) *scene {
	p.t.Helper()
	r := p.Result()
	require.Equal(p.t, points, r.Score[1:len(points)+1])
	require.Equal(p.t, ranks, r.Rank[1:len(ranks)+1])
	return p
}

func TestG8_1_OnePointForEachCube(t *testing.T) {
	at(t, 3).store(1, "red:4").store(2, "red:2 blue:3").begin(1).score([]int32{4, 5, 0}, []int8{2, 1, 3})
}

func TestG8_2_RowsOfColours(t *testing.T) {
	for text, want := range map[string][NumColours + 1]int8{
		"": {}, "red:3": {1: 3}, "red:1 blue:1": {2: 1}, "red:2 blue:1": {1: 1, 2: 1},
		"red:3 pink:2 orange:2 yellow:1 green:1 blue:1": {6: 1, 3: 1, 1: 1},
		"red:2 pink:2 orange:2 yellow:2 green:2 blue:3": {6: 2, 1: 1},
		"red:15 pink:4 green:4 blue:1":                  {4: 1, 3: 3, 1: 11},
	} {
		pile := at(t, 2).pile(text)
		require.Equal(t, want, pile.Rows(), text)
	}
}

func TestG8_3_ExtraPointsForRows(t *testing.T) {
	for text, want := range map[string][2]int32{ // with the standard extras, with the others
		"red:1": {1, 1}, "red:1 pink:1": {2, 2}, "red:1 pink:1 orange:1": {3, 3},
		"red:1 pink:1 orange:1 blue:1":                  {5, 6},
		"red:1 pink:1 orange:1 green:1 blue:1":          {7, 8},
		"red:1 pink:1 orange:1 yellow:1 green:1 blue:1": {10, 10},
		"red:2 pink:2 orange:2 yellow:2 blue:2":         {14, 16},
	} {
		at(t, 2).store(1, text).begin(1).score([]int32{want[0], 0}, []int8{1, 2})
		at(t, 2, "extras", "alternative").store(1, text).begin(1).score([]int32{want[1], 0}, []int8{1, 2})
	}
	t.Run("ruling: the rows are the same with other extras", func(t *testing.T) {
		// A row of five and one of four would bring 14.
		at(t, 2, "extras", "alternative").store(1, "red:2 pink:2 orange:2 yellow:1 green:1 blue:1").begin(1).score([]int32{9 + 4, 0}, []int8{1, 2})
	})
}

func TestG8_4_CargoAndCardsBringNothing(t *testing.T) {
	at(t, 2).ship("fleet1-one", 2, 1, "green:5").hand(1, "red:5").begin(1).score([]int32{0, 0}, []int8{1, 1})
	p := at(t, 2).store(1, "red:1 pink:1 orange:1 yellow:1 green:1 blue:1").ship("fleet1-one", 2, 1, "green:5").hand(1, "red:5").begin(1)
	p.do("1 announce").saw("scored goods by 1 seat:1 to seat:1 n=6", "scored rows by 1 seat:1 to seat:1 n=4").score([]int32{10, 0}, []int8{1, 2})
}

func TestG8_5_Ties(t *testing.T) {
	// More rows of six.
	p := at(t, 3).store(1, "red:10").store(2, "red:1 pink:1 orange:1 yellow:1 green:1 blue:1").store(3, "blue:9").begin(1)
	p.score([]int32{10, 10, 9}, []int8{2, 1, 3})
	// More goods; people and territories are none.
	p = dominion(t, 3).store(1, "red:4 mercenary:1").store(2, "red:5").store(3, "blue:2").land("zara", 3).begin(1)
	p.score([]int32{5, 5, 5}, []int8{2, 1, 3})
	// Shared.
	at(t, 4).store(1, "red:5").store(2, "blue:5").store(3, "red:3 blue:3").begin(1).score([]int32{5, 5, 6, 0}, []int8{2, 2, 1, 4})
}
