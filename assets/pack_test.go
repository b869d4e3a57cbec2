//go:build !js

package assets_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets"
)

// Where no chart is embedded, it is asked for once, its sketch stands in for it, and it
// is the same once it is there.
func TestAChartThatIsFetched(t *testing.T) {
	packs, err := assets.ChartPacks()
	require.NoError(t, err)
	require.Len(t, packs, len(assets.Charts))
	for _, game := range assets.Charts {
		t.Run(game, func(t *testing.T) { testFetchedChart(t, game, packs[assets.PackName(game)]) })
	}
}

func testFetchedChart(t *testing.T, game string, pack []byte) {
	picture, ink := assets.ChartPicture(game), assets.ChartInk(game)
	whole, err := assets.LoadPicture(picture)
	require.NoError(t, err)
	require.True(t, whole.Here())
	first, err := whole.Strip(0)
	require.NoError(t, err)
	drawn, err := assets.LoadDrawing(ink)
	require.NoError(t, err)

	assets.WithoutCharts(t)
	p, err := assets.LoadPicture(picture)
	require.NoError(t, err)
	require.Equal(t, whole.Sketch, p.Sketch)
	require.Equal(t, whole.Strips(), p.Strips())
	require.False(t, p.Here())
	_, err = p.Strip(0)
	require.ErrorIs(t, err, assets.ErrAwaited)
	require.Empty(t, assets.WantedCharts(), "a picture without ink can do with its sketch")
	for range 2 {
		_, err = assets.LoadDrawing(ink)
		require.ErrorIs(t, err, assets.ErrAwaited)
	}
	require.Equal(t, []string{game}, assets.WantedCharts())
	_, err = assets.LoadDrawing(ink)
	require.ErrorIs(t, err, assets.ErrAwaited)
	require.Empty(t, assets.WantedCharts(), "it is on its way")
	_, err = assets.LoadDrawing(assets.InkRose)
	require.NoError(t, err)

	require.Error(t, assets.TakeChart(game, pack[:len(pack)/2]))
	require.Error(t, assets.TakeChart("no such game", pack))
	require.False(t, p.Here())
	require.NoError(t, assets.TakeChart(game, pack))
	require.True(t, p.Here())
	strip, err := p.Strip(0)
	require.NoError(t, err)
	require.Equal(t, first, strip)
	again, err := assets.LoadDrawing(ink)
	require.NoError(t, err)
	require.Equal(t, drawn, again)
}
