package sea_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game/sea"
)

// ring is a chart of a - b - c - d - e - a with f next to c.
func ring(t *testing.T) *sea.Chart {
	c, err := sea.NewChart(zones("a:b,e b:a,c c:b,d,f d:c,e e:d,a f:c"), 6)
	require.NoError(t, err)
	return c
}

// set is the set of some zones.
func set(zones ...sea.ZoneID) (s sea.ZoneSet) {
	for _, z := range zones {
		s = s.With(z)
	}
	return s
}

func TestWithin(t *testing.T) {
	c := ring(t)
	require.Equal(t, set(1), c.Within(1, 0, 0))
	require.Equal(t, set(1, 2, 5), c.Within(1, 1, 0))
	require.Equal(t, set(1, 2, 3, 4, 5), c.Within(1, 2, 0))
	require.Equal(t, set(1, 2, 5, 4), c.Within(1, 2, set(2)), "a zone that stops can be entered")
	require.Equal(t, set(1, 2, 5), c.Within(1, 4, set(2, 5)))
	require.Equal(t, set(1, 2, 5), c.Within(1, 1, set(1)), "nothing stops where the way begins")
	for from := sea.ZoneID(1); from <= 6; from++ {
		for to := sea.ZoneID(1); to <= 6; to++ {
			for n := range int8(5) {
				require.Equal(t, c.Distance(from, to) <= n, c.Within(from, n, 0).Has(to))
			}
		}
	}
}

func TestCourse(t *testing.T) {
	c := ring(t)
	require.Equal(t, []sea.ZoneID{2, 3}, c.Course(1, 3, 2, 0))
	require.Equal(t, []sea.ZoneID{5, 4, 3}, c.Course(1, 3, 3, set(2)), "around what stops")
	require.Equal(t, []sea.ZoneID{2, 3}, c.Course(1, 3, 2, set(2)), "too far around")
	require.Equal(t, []sea.ZoneID{2}, c.Course(1, 2, 1, set(2)))
	require.Empty(t, c.Course(1, 1, 1, 0))
}

func TestWays(t *testing.T) {
	c := ring(t)
	free := func(_, _ sea.ZoneID, _ int8) bool { return false }
	require.Empty(t, c.Ways(1, 0, free))
	require.Equal(t, []sea.Way{{[]sea.ZoneID{2}, 0}, {[]sea.ZoneID{5}, 0}, {[]sea.ZoneID{2, 3}, 0}, {[]sea.ZoneID{5, 4}, 0}}, c.Ways(1, 2, free))
	require.Len(t, c.Ways(1, 9, free), 5, "each zone once")

	square, err := sea.NewChart(zones("a:b,c b:a,d c:a,d d:b,c"), 4)
	require.NoError(t, err)
	dear := func(_, to sea.ZoneID, n int8) bool { return to == 2 && n == 1 }
	require.Equal(t, []sea.Way{{[]sea.ZoneID{2}, 1}, {[]sea.ZoneID{3}, 0}, {[]sea.ZoneID{3, 4}, 0}}, square.Ways(1, 2, dear))
	late := func(_, _ sea.ZoneID, n int8) bool { return n == 2 }
	require.Equal(t, sea.Way{Zones: []sea.ZoneID{2, 4}, Tolls: 1}, square.Ways(1, 2, late)[2], "of equals the first")
}

func TestWithinAllocatesNothing(t *testing.T) {
	c := ring(t)
	require.Zero(t, testing.AllocsPerRun(10, func() { c.Within(1, 4, set(2)) }))
}
