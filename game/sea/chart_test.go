package sea_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game/sea"
)

// zones reads "a:b,c b:a c:a": zones with their neighbours.
func zones(text string) (list []sea.Zone) {
	for _, entry := range strings.Fields(text) {
		id, neighbours, _ := strings.Cut(entry, ":")
		z := sea.Zone{ID: id, Name: strings.ToUpper(id)}
		if neighbours != "" {
			z.Neighbours = strings.Split(neighbours, ",")
		}
		list = append(list, z)
	}
	return list
}

func TestChart(t *testing.T) {
	// a - b - c - d, and e next to b and d.
	c, err := sea.NewChart(zones("a:b b:e,a,c c:b,d d:c,e e:d,b"), 5)
	require.NoError(t, err)
	require.Equal(t, []sea.ZoneID{1, 3, 5}, c.Neighbours(2))
	require.True(t, c.Adjacent(5, 4))
	require.False(t, c.Adjacent(5, 3))
	require.False(t, c.Adjacent(3, 3))
	for from, distances := range [][]int8{{0, 1, 2, 3, 2}, {1, 0, 1, 2, 1}, {2, 1, 0, 1, 2}, {3, 2, 1, 0, 1}, {2, 1, 2, 1, 0}} {
		for to, n := range distances {
			require.Equal(t, n, c.Distance(sea.ZoneID(from+1), sea.ZoneID(to+1)))
			require.Equal(t, n, c.Distances(sea.ZoneID(from + 1))[to+1])
		}
	}
}

// As many zones as there can be, in a row.
func TestLargestChart(t *testing.T) {
	list := make([]sea.Zone, sea.MaxZones)
	name := func(i int) string { return "z" + strings.Repeat("i", i) }
	for i := range list {
		list[i] = sea.Zone{ID: name(i), Name: "Z"}
		if i > 0 {
			list[i].Neighbours = append(list[i].Neighbours, name(i-1))
		}
		if i+1 < len(list) {
			list[i].Neighbours = append(list[i].Neighbours, name(i+1))
		}
	}
	c, err := sea.NewChart(list, sea.MaxZones)
	require.NoError(t, err)
	require.EqualValues(t, sea.MaxZones-1, c.Distance(1, sea.MaxZones))
	require.Equal(t, []sea.ZoneID{sea.MaxZones - 1}, c.Neighbours(sea.MaxZones))
}

func TestFaultyZonesAreNamed(t *testing.T) {
	nameless := zones("a:b b:a")
	nameless[1].Name = ""
	for want, list := range map[string][]sea.Zone{
		"zones: 1, there must be 2 to 4": zones("a"),
		"zones: 5, there must be 2 to 4": zones("a:b b:a c:a d:a e:a"),
		`zones[1] "B": id (lower-case letters, digits, - and _, a letter first) and name`: zones("a:B B:a"),
		`zones[2] "a": id (lower-case letters, digits, - and _, a letter first) and name`: zones("a:b b:a a:b"),
		`zones[1] "b": id (lower-case letters, digits, - and _, a letter first) and name`: nameless,
		`zones[0] "a": neighbours: there is no other zone "c"`:                            zones("a:b,c b:a"),
		`zones[1] "b": neighbours: there is no other zone "b"`:                            zones("a:b b:b"),
		`zones[1] "b": neighbours: "a" stands there twice`:                                zones("a:b b:a,a"),
		`zones[0] "a": neighbours: "c" is a neighbour, but "c" does not name "a" in turn`: zones("a:b,c b:a,c c:b"),
		`zones[2] "c": cannot be reached from "a"`:                                        zones("a:b b:a c:d d:c"),
		`zones[1] "b": cannot be reached from "a"`:                                        zones("a b:c c:b"),
	} {
		c, err := sea.NewChart(slices.Clone(list), 4)
		require.Nil(t, c)
		require.ErrorContains(t, err, want)
	}
}
