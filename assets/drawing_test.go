package assets_test

import (
	"image/color"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets"
)

func TestDrawingsAreReadAsWritten(t *testing.T) {
	d := &assets.Drawing{Inks: []assets.Ink{
		{Color: color.NRGBA{R: 1, G: 2, B: 3, A: 4}, Width: 2.75, Figures: []assets.Figure{
			assets.NewFigure([][]assets.Point{{{X: -10.5, Y: 3}, {X: 2000.25, Y: 1279}}}),
			assets.NewFigure([][]assets.Point{{{X: 5, Y: 5}}}),
		}},
		{Color: color.NRGBA{A: 255}, Figures: []assets.Figure{assets.NewFigure([][]assets.Point{
			{{X: 0, Y: 0}, {X: 8, Y: 0}, {X: 8, Y: 8}}, {{X: 1, Y: 1}, {X: 1, Y: 2}, {X: 2, Y: 1}}})}},
	}}
	data := d.Encode()
	got, err := assets.DecodeDrawing(data)
	require.NoError(t, err)
	require.Equal(t, d, got)
	require.Equal(t, assets.Rect{X: -10.5, Y: 3, W: 2010.75, H: 1276}, got.Inks[0].Figures[0].Box)

	for n := range data {
		_, err := assets.DecodeDrawing(data[:n])
		require.Error(t, err, "cut after %d bytes", n)
	}
	_, err = assets.DecodeDrawing(append(data, 0))
	require.Error(t, err)
}

func TestEveryDrawingIsDecoded(t *testing.T) {
	drawings := []assets.DrawingID{assets.InkRose}
	for _, game := range assets.Charts {
		drawings = append(drawings, assets.ChartInk(game))
	}
	for _, id := range drawings {
		d, err := assets.LoadDrawing(id)
		require.NoError(t, err)
		require.NotEmpty(t, d.Inks)
	}
	require.Zero(t, assets.ChartInk("no such game"))
	for _, id := range []assets.DrawingID{0, assets.DrawingID(len(assets.Charts) + 1), assets.InkRose | assets.HighContrast} {
		_, err := assets.LoadDrawing(id)
		require.Error(t, err)
	}
}

func TestLettersAreAsWideAsMeasured(t *testing.T) {
	rings, width := assets.Letters(assets.Caps, "AVIGNON", 29)
	require.NotEmpty(t, rings)
	_, first := assets.Letters(assets.Caps, "A", 29)
	_, second := assets.Letters(assets.Caps, "V", 29)
	_, both := assets.Letters(assets.Caps, "AV", 29)
	require.Less(t, both, first+second, "kerned")
	require.Greater(t, width, both)
}

func TestChartsAreCalledByTheirGames(t *testing.T) {
	require.Equal(t, "serenissima", assets.ChartPicture("serenissima").String())
	require.Equal(t, "no chart 0", assets.ChartPicture("no such game").String())
	ink := assets.ChartInk("serenissima")
	require.Equal(t, "serenissima", ink.String())
	require.Equal(t, "serenissima in high contrast", (ink | assets.HighContrast).String())
	require.Equal(t, "rose", assets.InkRose.String())
}

// Letters that would be too small to be read are left out with their halos, and nothing else.
func TestOnlySmallLettersAreLeftOut(t *testing.T) {
	line := []assets.Figure{assets.NewFigure([][]assets.Point{{{X: 1, Y: 2}, {X: 3, Y: 4}}})}
	coast, town, port := assets.Ink{Width: 2, Figures: line}, assets.Ink{Letters: 22, Figures: line}, assets.Ink{Letters: 30, Width: 6, Figures: line}
	d := &assets.Drawing{Inks: []assets.Ink{coast, town, port}}
	require.Same(t, d, d.Legible(22), "nothing is too small")
	require.Equal(t, []assets.Ink{coast, port}, d.Legible(23).Inks)
	require.Equal(t, []assets.Ink{coast}, d.Legible(31).Inks)
	require.Len(t, d.Inks, 3, "it is as it was")
	again, err := assets.DecodeDrawing(d.Encode())
	require.NoError(t, err)
	require.Equal(t, d, again)
}

// Every chart has letters that a phone leaves out.
func TestChartsKnowTheirLetters(t *testing.T) {
	for _, game := range assets.Charts {
		d, err := assets.LoadDrawing(assets.ChartInk(game))
		require.NoError(t, err)
		require.Less(t, len(d.Legible(100).Inks), len(d.Inks), game)
	}
}
