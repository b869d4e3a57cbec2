package tabletest

import (
	"image/color"
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets"
	"serenissima/render/display"
	"serenissima/render/theme"
)

// A SeaName is the name of a sea on a chart: where its letters lie, in parts of the width of the chart.
type SeaName struct {
	Name string
	At   display.Rect
}

// NamesStandOut fails if the name of a sea does not stand out from what is painted below it, by 3 to 1, and from that
// with its halo, by 4.5 to 1: on the sea as it is and under each of the tints that can lie on it.
func NamesStandOut(t *testing.T, picture assets.ImageID, names []SeaName, ink, halo color.NRGBA, tints ...color.NRGBA) {
	t.Helper()
	p, err := theme.Picture(picture)
	require.NoError(t, err)
	size := p.Sketch.Bounds()
	require.NotEmpty(t, names)
	for _, name := range names {
		for _, tint := range append([]color.NRGBA{{}}, tints...) {
			bare, haloed := 21.0, 21.0
			for y := name.At.Y; y <= name.At.Y+name.At.H; y += name.At.H / 4 {
				for x := name.At.X; x <= name.At.X+name.At.W; x += name.At.W / 12 {
					at := func(v float64) int { return int(v * float64(size.Dx())) }
					sea := over(tint, color.NRGBAModel.Convert(p.Sketch.At(size.Min.X+at(x), size.Min.Y+at(y))).(color.NRGBA))
					bare, haloed = min(bare, contrast(ink, sea)), min(haloed, contrast(ink, over(halo, sea)))
				}
			}
			require.GreaterOrEqual(t, bare, 3.0, "%s under %v", name.Name, tint)
			require.GreaterOrEqual(t, haloed, 4.5, "%s with its halo under %v", name.Name, tint)
		}
	}
}

// over is what is seen where a colour lies over an opaque one.
func over(c, ground color.NRGBA) color.NRGBA {
	mix := func(a, b uint8) uint8 { return uint8((int(a)*int(c.A) + int(b)*(255-int(c.A))) / 255) }
	return color.NRGBA{mix(c.R, ground.R), mix(c.G, ground.G), mix(c.B, ground.B), 0xFF}
}

// contrast is that of WCAG 2 between opaque colours, 1 to 21.
func contrast(a, b color.NRGBA) float64 {
	luminance := func(c color.NRGBA) float64 {
		part := func(v uint8) float64 {
			x := float64(v) / 255
			if x <= 0.04045 {
				return x / 12.92
			}
			return math.Pow((x+0.055)/1.055, 2.4)
		}
		return 0.2126*part(c.R) + 0.7152*part(c.G) + 0.0722*part(c.B)
	}
	x, y := luminance(a), luminance(b)
	return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}
