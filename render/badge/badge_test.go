package badge_test

import (
	"image/color"
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/render/badge"
	"serenissima/render/theme"
)

// Whoever cuts a full badge to a circle of four fifths of its size cuts nothing
// but water.
func TestTheGalleyLiesInTheSafeCircle(t *testing.T) {
	const size = 192
	img := badge.Draw(size, badge.Full)
	water := color.RGBA(theme.Water)
	galley := 0
	for y := range size {
		for x := range size {
			c := img.RGBAAt(x, y)
			require.Equal(t, uint8(0xFF), c.A)
			if c == water {
				continue
			}
			galley++
			require.LessOrEqual(t, math.Hypot(float64(x)-size/2, float64(y)-size/2), 0.4*size, "%d, %d", x, y)
		}
	}
	require.Greater(t, galley, size*size/10)
}

func TestRoundBadgesHaveNoCorners(t *testing.T) {
	for _, size := range []int{16, 32, 48, 512} {
		img := badge.Draw(size, badge.Rounded)
		require.Equal(t, size, img.Rect.Dx())
		for _, at := range []int{0, size - 1} {
			require.Less(t, img.RGBAAt(at, at).A, uint8(64))
		}
		require.Equal(t, uint8(0xFF), img.RGBAAt(size/2, 0).A)
	}
}
