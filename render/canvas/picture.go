package canvas

import (
	"github.com/hajimehoshi/ebiten/v2"

	"serenissima/assets"
	"serenissima/render/op"
)

// Load decodes a picture if that has not been done yet, so that a loading
// screen can do it before the first frame needs it; nil if it cannot.
func (c *Canvas) Load(id op.ImageID) *ebiten.Image {
	img, ok := c.images[id]
	if !ok {
		if decoded, err := assets.DecodeImage(id); err == nil {
			img = ebiten.NewImageFromImage(decoded)
		}
		c.images[id] = img
	}
	return img
}

// picture draws an image or a part of it. The whole of it is placed and the
// rest clipped, for the part need not begin at a whole pixel.
func (c *Canvas) picture(o *op.Op, scale float64) {
	img := c.Load(o.Image)
	if img == nil || o.Rect.Empty() {
		return
	}
	dst, src := c.quads.now(), o.Source
	if src.Empty() {
		b := img.Bounds()
		src = op.Rect{W: float64(b.Dx()), H: float64(b.Dy())}
	} else {
		dst = dst.SubImage(pixels(o.Rect, scale)).(*ebiten.Image)
	}
	var d ebiten.DrawImageOptions
	d.GeoM.Translate(-src.X, -src.Y)
	d.GeoM.Scale(o.Rect.W*scale/src.W, o.Rect.H*scale/src.H)
	d.GeoM.Translate(o.Rect.X*scale, o.Rect.Y*scale)
	d.Filter = ebiten.FilterLinear
	if o.Color.A > 0 {
		d.ColorScale.ScaleWithColor(o.Color)
	}
	dst.DrawImage(img, &d)
}
