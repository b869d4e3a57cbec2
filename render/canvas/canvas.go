// Package canvas draws display lists with Ebitengine. It is the only place that
// knows how: shapes become masks on the CPU, once, and stay on the graphics
// card; a frame only places them.
package canvas

import (
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"serenissima/render/op"
)

// A Canvas keeps what it has drawn once. It belongs to one goroutine, that of
// the game's loop.
type Canvas struct {
	masks    maskCache
	faces    faceCache
	images   map[op.ImageID]*ebiten.Image
	inks     inks
	layer    layer
	clips    []*ebiten.Image // of after, whose memory is used again
	white    *ebiten.Image
	frame    int
	vertices [16]ebiten.Vertex // of rounded, whose memory is used again
}

// New returns an empty canvas.
func New() *Canvas {
	dot := ebiten.NewImage(3, 3)
	dot.Fill(color.White)
	return &Canvas{
		masks:  maskCache{masks: map[maskKey]*mask{}, sizes: map[*op.Path]float64{}},
		faces:  faceCache{},
		images: map[op.ImageID]*ebiten.Image{},
		inks:   inks{plates: map[op.DrawingID]*plate{}},
		white:  dot.SubImage(image.Rect(1, 1, 2, 2)).(*ebiten.Image), // its neighbours are white, too
	}
}

// Rasterised is the number of masks made so far; it stands still while the same
// things are drawn.
func (c *Canvas) Rasterised() int { return c.masks.made }

// Draw executes a list on dst; scale is device pixels per logical pixel. A
// picture that cannot be decoded stays blank.
//
// What rests is put on whole pixels: rectangles by their edges, discs by their
// middle, paths by their origin, so that what belongs together stays together
// and is sharp.
func (c *Canvas) Draw(dst *ebiten.Image, l *op.List, scale float64) {
	c.frame++
	settled := !c.inks.unfinished
	c.inks.unfinished = false
	done := c.below(dst, l.Ops, scale, settled)
	c.after(dst, l.Ops, done, scale)
	c.masks.forget(c.frame)
	c.faces.forget(c.frame)
}

// after executes the operations from one on; those before it count only for what
// they clip.
func (c *Canvas) after(dst *ebiten.Image, ops []op.Op, from int, scale float64) {
	clips := append(c.clips[:0], dst)
	for i := range ops {
		o := &ops[i]
		to := clips[len(clips)-1]
		switch {
		case o.Kind == op.Clip:
			clips = append(clips, to.SubImage(pixels(o.Rect, scale)).(*ebiten.Image))
		case o.Kind == op.Unclip:
			clips = clips[:len(clips)-1]
		case i >= from:
			c.execute(to, o, scale)
		}
	}
	c.clips = clips[:0]
}

// execute draws one operation.
func (c *Canvas) execute(dst *ebiten.Image, o *op.Op, scale float64) {
	switch o.Kind {
	case op.FillRect, op.StrokeRect:
		c.rect(dst, o, scale)
	case op.FillPath, op.StrokePath:
		c.path(dst, o, scale)
	case op.DrawImage:
		c.picture(dst, o, scale)
	case op.DrawText:
		c.print(dst, o, scale)
	case op.DrawInk:
		c.ink(dst, o, scale)
	}
}

// whole rounds to whole pixels. Halves, which layouts often give, must not
// depend on the last bit of a sum.
func whole(v float64) float64 { return math.Floor(v + 0.501) }

// pixels are the device pixels that a rectangle covers. Only an empty one
// covers none.
func pixels(r op.Rect, scale float64) image.Rectangle {
	x0, y0 := int(whole(r.X*scale)), int(whole(r.Y*scale))
	x1, y1 := int(whole((r.X+r.W)*scale)), int(whole((r.Y+r.H)*scale))
	if r.W > 0 {
		x1 = max(x1, x0+1)
	}
	if r.H > 0 {
		y1 = max(y1, y0+1)
	}
	if r.Empty() {
		return image.Rectangle{}
	}
	return image.Rect(x0, y0, x1, y1)
}
