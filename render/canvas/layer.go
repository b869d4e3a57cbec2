package canvas

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"serenissima/render/display"
)

// What lies at the bottom of a picture seldom changes: the chart below the
// ships, the board below a panel. It is drawn once, into a layer.
const (
	layerWorth    = 48 // operations from which on a layer pays
	layerPatience = 30 // frames until it takes in more that stays
)

// A layer is the picture of the operations with which the lists begin.
type layer struct {
	img   *ebiten.Image
	shown int // operations of the list drawn last that it shows, none: it is of no use
	scale float64
	calm  int // frames in which more than it shows has stayed
	most  int // operations that it takes in at once: what is above has not stayed
}

// below returns how many of the operations at the beginning of the list the
// layer shows; so many are the same as in the one before.
func (c *Canvas) below(size image.Rectangle, scale float64, same int) int {
	k, stays := &c.layer, same
	if k.img == nil || k.img.Bounds() != size || k.scale != scale {
		if k.img != nil {
			k.img.Deallocate()
		}
		k.img = ebiten.NewImageWithOptions(size, &ebiten.NewImageOptions{Unmanaged: true})
		k.scale, k.shown, k.most, stays = scale, 0, math.MaxInt, 0
	}
	if same < k.shown {
		k.shown, k.calm, k.most = 0, 0, same
		if same < layerWorth { // another picture
			k.most = math.MaxInt
		}
	}
	if k.shown == 0 {
		stays = min(stays, k.most)
	}
	k.calm++
	if stays < k.shown+layerWorth {
		k.calm = 0
	}
	if k.calm > 0 && (k.shown == 0 || k.calm >= layerPatience) {
		k.img.Clear()
		c.quads.on(k.img)
		for i := range c.now.from(stays) {
			s := &c.now.strokes[i]
			c.quads.part = s.clip
			c.execute(&c.now, s, scale)
		}
		c.quads.on(nil)
		k.shown, k.calm = stays, 0
	}
	return k.shown
}

// common is the number of operations with which both begin.
func common(a, b []display.Op) int {
	n := min(len(a), len(b))
	for i := range n {
		if !a[i].Same(&b[i]) {
			return i
		}
	}
	return n
}
