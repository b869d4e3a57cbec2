package main

import (
	"bytes"
	"encoding/json"
	"image/color"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets"
	"serenissima/render/display"
)

func TestTheFilesAreThoseThatTheSourcesMake(t *testing.T) {
	pens, err := os.ReadFile("../map/rose.ink")
	require.NoError(t, err)
	require.True(t, bytes.Equal(pens, rose().Encode()), "go generate ./assets makes another map/rose.ink")
	for _, game := range everyChart(t) {
		t.Run(game, func(t *testing.T) { filesAreThoseThatTheSourcesMake(t, game) })
	}
}

// everyChart returns the IDs of the games with a chart.
func everyChart(t *testing.T) (games []string) {
	files, err := filepath.Glob("../src/chart-*.json")
	require.NoError(t, err)
	for _, file := range files {
		games = append(games, strings.TrimSuffix(strings.TrimPrefix(filepath.Base(file), "chart-"), ".json"))
	}
	require.NotEmpty(t, games)
	return games
}

func filesAreThoseThatTheSourcesMake(t *testing.T, game string) {
	chart, sheet, err := newChart("../src", game)
	require.NoError(t, err)
	var shapes bytes.Buffer
	require.NoError(t, json.NewEncoder(&shapes).Encode(chart))
	kept, err := os.ReadFile("../map/" + game + ".json")
	require.NoError(t, err)
	require.True(t, bytes.Equal(kept, shapes.Bytes()), "go generate ./assets makes another map/%s.json", game)
	picture, err := assets.LoadPicture(assets.ChartPicture(game))
	require.NoError(t, err)
	drawn, inked := paint(chart, sheet)
	pens, err := os.ReadFile("../map/" + game + ".ink")
	require.NoError(t, err)
	require.True(t, bytes.Equal(pens, inked.Encode()), "go generate ./assets makes another map/%s.ink", game)
	require.Equal(t, drawn.Rect.Size(), picture.Size)
	far := 0 // the JPEG and other platforms change pixels a little
	for n := range picture.Strips() {
		strip, err := picture.Strip(n)
		require.NoError(t, err)
		for y := strip.Rect.Min.Y; y < strip.Rect.Max.Y; y += 3 {
			for x := 0; x < drawn.Rect.Dx(); x += 3 {
				c, d := strip.RGBAAt(x, y), drawn.RGBAAt(x, y)
				for _, d := range []int{int(c.R) - int(d.R), int(c.G) - int(d.G), int(c.B) - int(d.B)} {
					if max(d, -d) > 60 {
						far++
					}
				}
			}
		}
	}
	require.Less(t, far, 100, "go generate ./assets draws another picture")
}

func TestTheProjectionIsThatOfTheSources(t *testing.T) {
	_, s, err := newChart("../src", "serenissima")
	require.NoError(t, err)
	corner := s.project(assets.Point{X: -7, Y: 28.85})
	require.InDelta(t, 0, corner.X, 0.1)
	require.InDelta(t, 1280, corner.Y, 0.1)
	valencia := s.project(assets.Point{X: -0.376, Y: 39.47})
	require.InDelta(t, 377, valencia.X, 12)
	require.InDelta(t, 548, valencia.Y, 12)
}

func TestTheProjectionHoldsTheSecondChart(t *testing.T) {
	c, s, err := newChart("../src", "goldenhorn")
	require.NoError(t, err)
	corner := s.flat(assets.Point{X: 7.2, Y: 46.35})
	require.InDelta(t, 160, corner.X, 0.1)
	require.InDelta(t, 0, corner.Y, 0.1)
	require.InDelta(t, 2560, s.flat(assets.Point{X: 33.2, Y: 40}).X, 0.1)
	for _, rings := range c.Land {
		for _, ring := range rings {
			for _, p := range ring {
				require.True(t, p.X >= -61 && p.X <= 2781 && p.Y >= -61 && p.Y <= 1237, "land far from the sheet: %v", p)
			}
		}
	}
	for _, p := range c.Ports {
		ends := map[string]assets.Point{"venice": c.Courses["west"][0], "constantinople": c.Courses["east"][len(c.Courses["east"])-1], "modone": c.Courses["east"][0]}
		require.InDelta(t, ends[p.ID].X, p.At.X, 2, p.ID)
		require.InDelta(t, ends[p.ID].Y, p.At.Y, 2, p.ID)
	}
}

// Names of towns lie on the sheet, clear of spaces of the courses and of what the game
// lays on the chart.
func TestTownsAreClearOfThePieces(t *testing.T) {
	const spaceRadius = 36
	for _, game := range everyChart(t) {
		c, s, err := newChart("../src", game)
		require.NoError(t, err)
		var spaces []display.Point
		for name, line := range c.Courses {
			n := map[string]float64{"west": 7, "east": 7, "whole": 13}[name]
			length := 0.0
			for i := 1; i < len(line); i++ {
				length += math.Hypot(line[i].X-line[i-1].X, line[i].Y-line[i-1].Y)
			}
			spaces = append(spaces, walk(line, length/n)[1:]...)
		}
		for _, town := range s.Towns {
			a, b := s.labelOf(town)
			for share := 0.0; share <= 1; share += 0.1 {
				at := display.Point(between(assets.Point(a), assets.Point(b), share))
				require.True(t, display.Rect{W: c.W, H: c.H}.Contains(at), "%s: %s", game, town.Name)
				for _, space := range spaces {
					require.Greater(t, distance(at, space, space), spaceRadius+townSize/2, "%s: %s", game, town.Name)
				}
				for _, p := range slices.Concat(c.Ports, c.Territories) {
					require.False(t, display.Rect(p.Plaque).Inset(-townSize/2).Contains(at), "%s: %s and the plaque of %s", game, town.Name, p.Name)
					if p.Label.Size > 0 {
						_, width := assets.Letters(assets.Caps, p.Name, p.Label.Size)
						from, to := span(p.Label, width)
						require.Greater(t, distance(at, from, to), (townSize+p.Label.Size)/2.5, "%s: %s and %s", game, town.Name, p.Name)
					}
				}
			}
		}
	}
}

// Names of ports lie on the sheet, clear of each other and of all plaques.
func TestNamesOfPortsAreClear(t *testing.T) {
	type name struct {
		name string
		a, b display.Point
		half float64
	}
	for _, game := range everyChart(t) {
		c, s, err := newChart("../src", game)
		require.NoError(t, err)
		if !s.PortNames {
			continue
		}
		var names []name
		for _, p := range c.Ports {
			_, width := assets.Letters(assets.Caps, p.Name, p.Label.Size)
			a, b := span(p.Label, width)
			n := name{p.Name, a, b, 0.36 * p.Label.Size}
			for share := 0.0; share <= 1; share += 0.05 {
				at := display.Point(between(assets.Point(a), assets.Point(b), share))
				require.True(t, display.Rect{W: c.W, H: c.H}.Inset(n.half).Contains(at), "%s: %s", game, p.Name)
				for _, q := range c.Ports {
					require.False(t, display.Rect(q.Plaque).Inset(-n.half).Contains(at), "%s: %s and the plaque of %s", game, p.Name, q.Name)
				}
				for _, other := range names {
					require.Greater(t, distance(at, other.a, other.b), n.half+other.half, "%s: %s and %s", game, p.Name, other.name)
				}
			}
			names = append(names, n)
		}
	}
}

func TestMissingSourcesAreTold(t *testing.T) {
	_, _, err := newChart("../src", "no such game")
	require.ErrorIs(t, err, os.ErrNotExist)
}

func TestAnUnknownStyleIsTold(t *testing.T) {
	dir := t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(dir, "coast.json"), []byte(`{}`), 0o600))
	require.NoError(t, os.WriteFile(filepath.Join(dir, "chart-new.json"), []byte(`{"style": "sand"}`), 0o600))
	_, _, err := newChart(dir, "new")
	require.EqualError(t, err, `chart of new: there is no style "sand"`)
}

func TestASheetMayChangeInks(t *testing.T) {
	i := house
	require.NoError(t, i.set(map[string]string{"wash": "#0102FF"}))
	want := house
	want.wash = color.NRGBA{R: 1, G: 2, B: 0xFF, A: 0xFF}
	require.Equal(t, want, i)
	require.ErrorContains(t, i.set(map[string]string{"mud": "#0102FF"}), `no ink "mud"`)
	require.ErrorContains(t, i.set(map[string]string{"wash": "brown"}), `ink wash: "brown" is no colour`)
}

func TestWalkKeepsItsPace(t *testing.T) {
	line := []assets.Point{{X: 0, Y: 0}, {X: 10, Y: 0}, {X: 10, Y: 25}}
	require.Equal(t, []display.Point{{X: 0, Y: 0}, {X: 7, Y: 0}, {X: 10, Y: 4}, {X: 10, Y: 11}, {X: 10, Y: 18}}, walk(line, 7))
}

func TestDashesFollowTheLine(t *testing.T) {
	line := &display.Path{Open: true, Rings: [][]display.Point{{{X: 0, Y: 0}, {X: 4, Y: 0}, {X: 4, Y: 20}}}}
	cut := dash(line, 6, 2)
	require.Equal(t, [][]display.Point{{{X: 0, Y: 0}, {X: 4, Y: 0}, {X: 4, Y: 2}}, {{X: 4, Y: 4}, {X: 4, Y: 10}}, {{X: 4, Y: 12}, {X: 4, Y: 18}}}, cut.Rings)
}

func TestRaysEndAtTheRim(t *testing.T) {
	for i := range 16 {
		sin, cos := math.Sincos(float64(i) * math.Pi / 8)
		ray := clip(&display.Path{Open: true, Rings: [][]display.Point{{{X: 30, Y: 40}, {X: 30 + 900*cos, Y: 40 + 900*sin}}}}, 100, 60)
		end := ray.Rings[0][1]
		require.InDelta(t, 0, min(end.X, 100-end.X, end.Y, 60-end.Y), 1e-6)
	}
}

func TestCutKeepsWhatLiesBetweenTheCorners(t *testing.T) {
	square := []assets.Point{{X: 1, Y: 1}, {X: 9, Y: 1}, {X: 9, Y: 9}, {X: 1, Y: 9}}
	require.Equal(t, square, cut(square, 0, 0, 10, 10))
	require.Equal(t, []assets.Point{{X: 5, Y: 1}, {X: 9, Y: 1}, {X: 9, Y: 9}, {X: 5, Y: 9}}, cut(square, 5, 0, 10, 10))
	require.Empty(t, cut(square, 20, 0, 30, 10))
}

func TestDenseRingsHaveNoLongEdge(t *testing.T) {
	ring := dense([]assets.Point{{X: 0, Y: 0}, {X: 10, Y: 0}, {X: 10, Y: 3}}, 5)
	require.Equal(t, []assets.Point{{X: 0, Y: 0}, {X: 5, Y: 0}, {X: 10, Y: 0}, {X: 10, Y: 3}}, ring[:4])
	require.Len(t, ring, 6)
}

func TestThinnedLinesHardlyStray(t *testing.T) {
	line := []assets.Point{{X: 0, Y: 0}, {X: 1, Y: 0.05}, {X: 2, Y: 0}, {X: 3, Y: 4}, {X: 4, Y: 0}}
	require.Equal(t, line, thinned(line, 0))
	require.Equal(t, []assets.Point{line[0], line[2], line[3], line[4]}, thinned(line, 0.1))
}

func TestSmoothLinesPassThroughTheirPoints(t *testing.T) {
	points := []assets.Point{{X: 0, Y: 0}, {X: 100, Y: 0}, {X: 100, Y: 60}, {X: 180, Y: 60}}
	line := smooth(points)
	for _, p := range points {
		require.Contains(t, line, p)
	}
	for i := 2; i < len(line); i++ {
		a, b := math.Atan2(line[i-1].Y-line[i-2].Y, line[i-1].X-line[i-2].X), math.Atan2(line[i].Y-line[i-1].Y, line[i].X-line[i-1].X)
		require.Less(t, math.Abs(b-a), math.Pi/4, "a corner at %v", line[i-1])
	}
}

func TestDistanceToALine(t *testing.T) {
	a, b := display.Point{X: 0, Y: 0}, display.Point{X: 10, Y: 0}
	require.Equal(t, 3.0, distance(display.Point{X: 5, Y: 3}, a, b))
	require.Equal(t, 5.0, distance(display.Point{X: 13, Y: 4}, a, b))
	require.Equal(t, 5.0, distance(display.Point{X: 3, Y: 4}, a, a))
}
