//go:build !js

package website

import (
	"bytes"
	"image/png"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/render/badge"
)

// An icon with a palette looks as it was drawn: of a hundred pixels at most three, at the edges
// of shapes, have a channel that is off by more than 16.
func TestIconsLookAsDrawn(t *testing.T) {
	for name, icon := range icons {
		drawn := badge.Draw(icon.size, icon.shape)
		data, err := encodeIcon(drawn)
		require.NoError(t, err)
		packed, err := png.Decode(bytes.NewReader(data))
		require.NoError(t, err)
		off := 0
		for y := range icon.size {
			for x := range icon.size {
				r, g, b, a := drawn.At(x, y).RGBA()
				pr, pg, pb, pa := packed.At(x, y).RGBA()
				worst := 0
				for _, pair := range [][2]uint32{{r, pr}, {g, pg}, {b, pb}, {a, pa}} {
					worst = max(worst, int(pair[0]>>8)-int(pair[1]>>8), int(pair[1]>>8)-int(pair[0]>>8))
				}
				if worst > 16 {
					off++
				}
			}
		}
		require.LessOrEqual(t, 100*off, 3*icon.size*icon.size, name)
	}
}
