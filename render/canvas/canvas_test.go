package canvas

import (
	"fmt"
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2/text/v2"
	"github.com/stretchr/testify/require"

	"serenissima/render/op"
)

func TestLettersAreAsWideAsMeasured(t *testing.T) {
	faces := faceCache{}
	for _, id := range []op.FontID{op.Sans, op.SansBold, op.SansSmall, op.Italic, op.Caps, op.Title} {
		for _, size := range []float64{11, 14.4, 17, 29.3, 58} {
			for _, s := range []string{"AVATAR To Tunis", "È l’ora: 1204", "Galley 4 · +30 ×2", ""} {
				t.Run(fmt.Sprintf("font %d size %v %s", id, size, s), func(t *testing.T) {
					require.InDelta(t, op.Measure(s, id, size), text.AdvanceAt(s, len(s), faces.get(id, size, 1)), 1.0/64)
				})
			}
		}
	}
}

func TestBaselinesAreWhole(t *testing.T) {
	ascent := faceCache{}.get(op.Caps, 17.3, 1).Metrics().HAscent
	require.Equal(t, whole(ascent), ascent)
}

func TestFacesThatAreNotUsedAreForgotten(t *testing.T) {
	faces := faceCache{}
	for size := range mostFaces + 1 {
		faces.get(op.Sans, 10+float64(size)/4, 1)
	}
	faces.get(op.Sans, 10, 2)
	faces.forget(2)
	require.Len(t, faces, 1)
}

func TestNeighboursMeetAndLinesStay(t *testing.T) {
	for _, scale := range []float64{0.4, 1, 1.25, 2.6} {
		for i := range 40 {
			left := op.Rect{X: float64(i) * 1.3, W: 1.3, H: 0.1}
			right := op.Rect{X: left.X + left.W, W: 1.3, H: 0.1}
			require.GreaterOrEqual(t, pixels(left, scale).Dy(), 1, "a thin line is seen")
			if pixels(left, scale).Dx() > 1 {
				require.Equal(t, pixels(left, scale).Max.X, pixels(right, scale).Min.X)
			}
		}
	}
	require.True(t, pixels(op.Rect{W: 10}, 1).Empty())
}

func TestOnlyTheMiddleOfACornerMaskIsStretched(t *testing.T) {
	at, src := cuts(100, 200, 0, 11)
	require.Equal(t, [4]float32{100, 105, 195, 200}, at)
	require.Equal(t, [4]float32{0, 5, 6, 11}, src)
	for n := 1; n < 9; n++ {
		at, src := cuts(50, 50+n, 0, n)
		for i := range at {
			require.Equal(t, at[i]-50, src[i], "a mask of %d as it is", n)
		}
	}
}

func TestAMaskHasAnEmptyRim(t *testing.T) {
	m := image.NewAlpha(image.Rect(-3, 2, 1, 4))
	for i := range m.Pix {
		m.Pix[i] = 0xFF
	}
	got := margin(m, maskKey{path: disc})
	require.Equal(t, image.Rect(-4, 1, 2, 5), got.Rect)
	require.Zero(t, got.AlphaAt(-4, 1).A)
	require.Equal(t, uint8(0xFF), got.AlphaAt(-3, 2).A)
	require.Equal(t, m.Rect, margin(m, maskKey{}).Rect)
}
