//go:build pixels

package canvas

import (
	"math/rand/v2"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/require"

	"serenissima/assets"
	"serenissima/render/display"
)

// Whatever moves, stops, comes and goes while masks are waited for and a chart becomes sharp: in the end all parts of the
// picture are those of the last list.
func TestAMovingChartIsShownAsItIsInTheEnd(t *testing.T) {
	const w, h = 780, 900
	pixels := func(img *ebiten.Image) []byte {
		pix := make([]byte, 4*w*h)
		img.ReadPixels(pix)
		return pix
	}
	for seed := range uint64(3) {
		rnd := rand.New(rand.NewPCG(seed, 7))
		c, dst, want := New(), ebiten.NewImage(w, h), ebiten.NewImage(w, h)
		c.masks.patience = 1
		x, y, k, lit, extra := -300.0, -200.0, 1.0, 0, 0
		scene := func() *display.List {
			var l display.List
			l.Fill(display.Rect{W: w, H: h}, 0, paper)
			l.PushClip(display.Rect{W: w, H: h - 200})
			sheet := display.Rect{X: x, Y: y, W: 2560 * k, H: 1280 * k}
			l.Picture(assets.ChartPicture("mediterranee"), sheet, paper)
			l.PushClip(sheet)
			for i := range lit {
				l.Shape(kite, x+(300+60*float64(i))*k, y+500*k, 4*k, glass)
			}
			l.Ink(assets.ChartInk("mediterranee"), x, y, k)
			l.PopClip()
			for i := range 70 {
				l.Shape(kite, x+(100+30*float64(i))*k, y+(300+20*float64(i%30))*k, k*(1+0.01*float64(i)), blue)
			}
			for i := range extra {
				l.Disc(x+40*float64(i), y+700*k, 12+float64(i), ink)
			}
			l.PopClip()
			for i := range 70 {
				l.Fill(display.Rect{X: 10 * float64(i), Y: h - 150, W: 8, H: 100}, 2, blue)
			}
			return &l
		}
		for range 60 {
			switch rnd.IntN(6) {
			case 0:
				x, y = x+float64(rnd.IntN(80)-40), y+float64(rnd.IntN(80)-40)
			case 1:
				k *= 1 + 0.1*(rnd.Float64()-0.5)
			case 2:
				lit = rnd.IntN(12)
			case 3:
				extra = rnd.IntN(12)
			}
			for range rnd.IntN(4) {
				c.Renew(dst, scene(), 1)
			}
		}
		l := scene()
		for frames := 0; frames < 3 || c.Unfinished() || c.waits > 0; frames++ {
			require.Less(t, frames, 2000)
			c.Renew(dst, l, 1)
		}
		New().Draw(want, l, 1)
		a, b := pixels(want), pixels(dst)
		far := 0
		for i := range a {
			if max(a[i], b[i])-min(a[i], b[i]) > 24 {
				far++
			}
		}
		require.Less(t, far, 2000, "seed %d", seed)
		dst.Deallocate()
		want.Deallocate()
	}
}
