package canvas

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"serenissima/render/op"
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
	ops   []op.Op // that it shows, none: it is of no use
	scale float64
	calm  int // frames in which more than it shows has stayed
	most  int // operations that it takes in at once: what is above has not stayed
}

// below returns how many of the operations at the beginning of the list the
// layer shows. What is not settled gets none.
func (c *Canvas) below(size image.Rectangle, scale float64, settled bool) int {
	k, ops := &c.layer, c.now.ops
	stays := 0
	if settled {
		stays = common(ops, c.was.ops)
	}
	if k.img == nil || k.img.Bounds() != size || k.scale != scale {
		if k.img != nil {
			k.img.Deallocate()
		}
		k.img = ebiten.NewImageWithOptions(size, &ebiten.NewImageOptions{Unmanaged: true})
		k.scale, k.ops, k.most, stays = scale, k.ops[:0], math.MaxInt, 0
	}
	if same := common(ops, k.ops); same < len(k.ops) {
		k.ops, k.calm, k.most = k.ops[:0], 0, same
		if same < layerWorth { // another picture
			k.most = math.MaxInt
		}
	}
	if len(k.ops) == 0 {
		stays = min(stays, k.most)
	}
	k.calm++
	if stays < len(k.ops)+layerWorth {
		k.calm = 0
	}
	if k.calm > 0 && (len(k.ops) == 0 || k.calm >= layerPatience) {
		k.img.Clear()
		c.quads.on(k.img)
		for i := range c.now.strokes {
			if s := &c.now.strokes[i]; s.at < stays {
				c.quads.part = s.clip
				c.execute(&ops[s.at], scale)
			}
		}
		c.quads.on(nil)
		k.ops, k.calm = append(k.ops[:0], ops[:stays]...), 0
		if c.inks.unfinished {
			k.ops = k.ops[:0]
		}
	}
	return len(k.ops)
}

// common is the number of operations with which both begin.
func common(a, b []op.Op) int {
	n := min(len(a), len(b))
	for i := range n {
		if a[i] != b[i] {
			return i
		}
	}
	return n
}
