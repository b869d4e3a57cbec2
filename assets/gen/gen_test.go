package main

import (
	"bytes"
	"encoding/json"
	"image/color"
	"math"
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets"
	"serenissima/render/op"
)

func TestTheFilesAreThoseThatTheSourcesMake(t *testing.T) {
	chart, sheet, err := newChart("../src", "serenissima")
	require.NoError(t, err)
	var shapes bytes.Buffer
	require.NoError(t, json.NewEncoder(&shapes).Encode(chart))
	kept, err := os.ReadFile("../map/serenissima.json")
	require.NoError(t, err)
	require.True(t, bytes.Equal(kept, shapes.Bytes()), "go generate ./assets makes another map/serenissima.json")
	picture, err := assets.LoadPicture(assets.ChartPicture("serenissima"))
	require.NoError(t, err)
	drawn, inked := paint(chart, sheet)
	pens, err := os.ReadFile("../map/serenissima.ink")
	require.NoError(t, err)
	require.True(t, bytes.Equal(pens, inked.Encode()), "go generate ./assets makes another map/serenissima.ink")
	pens, err = os.ReadFile("../map/rose.ink")
	require.NoError(t, err)
	require.True(t, bytes.Equal(pens, rose().Encode()), "go generate ./assets makes another map/rose.ink")
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

func TestMissingSourcesAreTold(t *testing.T) {
	_, _, err := newChart("../src", "no such game")
	require.ErrorIs(t, err, os.ErrNotExist)
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
	require.Equal(t, []op.Point{{X: 0, Y: 0}, {X: 7, Y: 0}, {X: 10, Y: 4}, {X: 10, Y: 11}, {X: 10, Y: 18}}, walk(line, 7))
}

func TestDashesFollowTheLine(t *testing.T) {
	line := &op.Path{Open: true, Rings: [][]op.Point{{{X: 0, Y: 0}, {X: 4, Y: 0}, {X: 4, Y: 20}}}}
	cut := dash(line, 6, 2)
	require.Equal(t, [][]op.Point{{{X: 0, Y: 0}, {X: 4, Y: 0}, {X: 4, Y: 2}}, {{X: 4, Y: 4}, {X: 4, Y: 10}}, {{X: 4, Y: 12}, {X: 4, Y: 18}}}, cut.Rings)
}

func TestRaysEndAtTheRim(t *testing.T) {
	for i := range 16 {
		sin, cos := math.Sincos(float64(i) * math.Pi / 8)
		ray := clip(&op.Path{Open: true, Rings: [][]op.Point{{{X: 30, Y: 40}, {X: 30 + 900*cos, Y: 40 + 900*sin}}}}, 100, 60)
		end := ray.Rings[0][1]
		require.InDelta(t, 0, min(end.X, 100-end.X, end.Y, 60-end.Y), 1e-6)
	}
}

func TestDistanceToALine(t *testing.T) {
	a, b := op.Point{X: 0, Y: 0}, op.Point{X: 10, Y: 0}
	require.Equal(t, 3.0, distance(op.Point{X: 5, Y: 3}, a, b))
	require.Equal(t, 5.0, distance(op.Point{X: 13, Y: 4}, a, b))
	require.Equal(t, 5.0, distance(op.Point{X: 3, Y: 4}, a, a))
}
