package assets_test

import (
	"encoding/json"
	"math"
	"os"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets"
)

// everyChart calls f with the chart of each game that has one.
func everyChart(t *testing.T, f func(t *testing.T, c *assets.Chart)) {
	for _, game := range assets.Charts {
		t.Run(game, func(t *testing.T) {
			c, err := assets.LoadChart(game)
			require.NoError(t, err)
			land, err := os.ReadFile("testdata/land-" + game + ".json")
			require.NoError(t, err)
			require.NoError(t, json.Unmarshal(land, &c.Land))
			f(t, c)
		})
	}
}

// inside reports whether p lies in the shape, by the even-odd rule.
func inside(rings [][]assets.Point, p assets.Point) bool {
	in := false
	for _, ring := range rings {
		for i, a := range ring {
			b := ring[(i+1)%len(ring)]
			if (a.Y > p.Y) != (b.Y > p.Y) && p.X < a.X+(b.X-a.X)*(p.Y-a.Y)/(b.Y-a.Y) {
				in = !in
			}
		}
	}
	return in
}

func TestThereIsNoChartOfAnUnknownGame(t *testing.T) {
	_, err := assets.LoadChart("no such game")
	require.EqualError(t, err, `assets: no chart of "no such game"`)
}

func TestOutlinesAndHolesTurnOppositeWays(t *testing.T) {
	everyChart(t, outlinesAndHolesTurnOppositeWays)
}

func outlinesAndHolesTurnOppositeWays(t *testing.T, c *assets.Chart) {
	shapes := c.Land
	for _, z := range c.Zones {
		shapes = append(shapes, z.Rings)
	}
	for _, rings := range shapes {
		for i, ring := range rings {
			area := 0.0
			for j, p := range ring {
				q := ring[(j+1)%len(ring)]
				area += p.X*q.Y - q.X*p.Y
			}
			require.Equal(t, i == 0, area > 0)
		}
	}
}

func TestPlacesForShipsLieInTheirZoneOnly(t *testing.T) {
	everyChart(t, placesForShipsLieInTheirZoneOnly)
}

func placesForShipsLieInTheirZoneOnly(t *testing.T, c *assets.Chart) {
	require.True(t, len(c.Zones) > 0 || len(c.Courses) > 0, "ships have a place")
	for _, z := range c.Zones {
		require.NotEmpty(t, z.Name)
		require.Positive(t, z.LabelSize)
		require.NotEmpty(t, z.Slots, z.ID)
		for i, at := range z.Slots {
			for _, other := range c.Zones {
				require.Equal(t, other.ID == z.ID, inside(other.Rings, at), "place %d of %s in %s", i, z.ID, other.ID)
			}
			for _, rings := range c.Land {
				require.False(t, inside(rings, at), "place %d of %s on land", i, z.ID)
			}
			for _, next := range z.Slots[:i] {
				require.GreaterOrEqual(t, math.Hypot(at.X-next.X, at.Y-next.Y), z.SlotSpacing-2, z.ID)
			}
		}
	}
}

func TestBordersJoinZonesThatTouch(t *testing.T) { everyChart(t, bordersJoinZonesThatTouch) }

func bordersJoinZonesThatTouch(t *testing.T, c *assets.Chart) {
	zone := map[string]assets.ZoneShape{}
	for _, z := range c.Zones {
		zone[z.ID] = z
	}
	for _, b := range c.Borders {
		for _, id := range []string{b.A, b.B} {
			if id != "" { // the edge of the world
				require.Contains(t, zone, id)
			}
		}
		require.NotEmpty(t, b.Lines)
		for _, line := range b.Lines {
			require.GreaterOrEqual(t, len(line), 2, "%s and %s", b.A, b.B)
		}
	}
}

func TestPlaquesLieApartOnTheBoard(t *testing.T) { everyChart(t, plaquesLieApartOnTheBoard) }

func plaquesLieApartOnTheBoard(t *testing.T, c *assets.Chart) {
	require.NotEmpty(t, c.Ports)
	places := slices.Concat(c.Ports, c.Territories)
	places = slices.DeleteFunc(places, func(p assets.PortPlace) bool { return p.Plaque == assets.Rect{} })
	for i, p := range places {
		q := p.Plaque
		require.GreaterOrEqual(t, min(q.X, q.Y), 0.0, p.ID)
		require.LessOrEqual(t, q.X+q.W, c.W, p.ID)
		require.LessOrEqual(t, q.Y+q.H, c.H, p.ID)
		require.Equal(t, p.At, p.Leader[0], "the leader begins at the port")
		for _, other := range places[:i] {
			o := other.Plaque
			apart := q.X+q.W <= o.X || o.X+o.W <= q.X || q.Y+q.H <= o.Y || o.Y+o.H <= q.Y
			require.True(t, apart, "plaques of %s and %s", p.ID, other.ID)
		}
	}
}

func TestNamesHaveAPlace(t *testing.T) { everyChart(t, namesHaveAPlace) }

func namesHaveAPlace(t *testing.T, c *assets.Chart) {
	labels := map[string]assets.Label{}
	for _, p := range c.Ports {
		labels[p.Name] = p.Label
	}
	for _, s := range c.Seas {
		labels[s.Name] = s.Label
	}
	for name, l := range labels {
		require.NotEmpty(t, name)
		require.Contains(t, []string{"left", "center", "right"}, l.Align, name)
		require.Positive(t, l.Size, name)
		require.True(t, l.At.X > 0 && l.At.X < c.W && l.At.Y > 0 && l.At.Y < c.H, name)
	}
}

func TestCoursesLeaveRoomForTheirSpaces(t *testing.T) {
	c, err := assets.LoadChart("goldenhorn")
	require.NoError(t, err)
	west, east, whole := c.Courses["west"], c.Courses["east"], c.Courses["whole"]
	require.Equal(t, west[len(west)-1], east[0], "the halves meet")
	require.Equal(t, []assets.Point{west[0], east[len(east)-1]}, []assets.Point{whole[0], whole[len(whole)-1]})
	const kept = 0.972 // of the western half, so that its last space keeps off the pier
	for _, tt := range []struct {
		name  string
		at    []assets.Point
		apart float64
	}{
		{"6 spaces", append(spaces(west, kept, 3), spaces(east, 1, 3)...), 200},
		{"12 spaces", append(spaces(west, kept, 6), spaces(east, 1, 6)...), 142},
		{"12 spaces on one line", spaces(whole, 1, 12), 142},
	} {
		for i, at := range tt.at {
			for _, rings := range c.Land {
				require.False(t, inside(rings, at), "%s: space %d on land", tt.name, i)
			}
			for k, other := range tt.at[:i] {
				require.GreaterOrEqual(t, math.Hypot(at.X-other.X, at.Y-other.Y), tt.apart, "%s: spaces %d and %d", tt.name, k, i)
			}
		}
	}
}

// spaces are n points evenly spread over a share of a line.
func spaces(line []assets.Point, share float64, n int) (list []assets.Point) {
	length := 0.0
	for i := 1; i < len(line); i++ {
		length += math.Hypot(line[i].X-line[i-1].X, line[i].Y-line[i-1].Y)
	}
	gone, every := 0.0, share*length/float64(n+1)
	for i := 1; i < len(line) && len(list) < n; i++ {
		a, b := line[i-1], line[i]
		d := math.Hypot(b.X-a.X, b.Y-a.Y)
		if next := every * float64(len(list)+1); gone+d >= next {
			k := (next - gone) / d
			list = append(list, assets.Point{X: a.X + (b.X-a.X)*k, Y: a.Y + (b.Y-a.Y)*k})
		}
		gone += d
	}
	return list
}
