package canvas

import (
	"github.com/hajimehoshi/ebiten/v2"

	"serenissima/assets"
	"serenissima/render/display"
	"serenissima/render/theme"
)

// A painting is what has been decoded of a picture: its sketch first, then, so
// that no frame takes long, a strip in each frame once the strips are here.
type painting struct {
	picture *assets.Picture
	img     *ebiten.Image // nil if it cannot be read
	strips  int           // that are decoded
}

// paintings keeps the pictures.
type paintings map[display.ImageID]*painting

// find returns a picture, at least as its sketch.
func (k paintings) find(id display.ImageID) *painting {
	p, ok := k[id]
	if !ok {
		p = &painting{}
		p.picture, _ = theme.Picture(id)
		if p.picture != nil {
			p.draft()
		}
		k[id] = p
	}
	return p
}

// draft lets the sketch stand in for all strips.
func (p *painting) draft() {
	p.img = ebiten.NewImage(p.picture.Size.X, p.picture.Size.Y)
	sketch := ebiten.NewImageFromImage(p.picture.Sketch)
	var d ebiten.DrawImageOptions
	d.GeoM.Scale(assets.SketchPart, assets.SketchPart)
	d.Filter = ebiten.FilterLinear
	p.img.DrawImage(sketch, &d)
	sketch.Deallocate()
}

// unfinished reports whether a strip of some picture is here and not decoded.
func (k paintings) unfinished() bool {
	for _, p := range k {
		if p.ready() {
			return true
		}
	}
	return false
}

func (p *painting) whole() bool { return p.img == nil || p.strips == p.picture.Strips() }

// ready reports whether the next strip can be decoded.
func (p *painting) ready() bool { return !p.whole() && p.picture.Here() }

// work decodes one strip of each picture, and reports whether a picture has become whole.
func (k paintings) work() (again bool) {
	for _, p := range k {
		if p.ready() {
			p.decode()
			again = again || p.whole()
		}
	}
	return again
}

// decode puts the next strip in its place.
func (p *painting) decode() {
	if strip, err := p.picture.Strip(p.strips); err == nil { // else the sketch stays
		p.img.SubImage(strip.Rect).(*ebiten.Image).WritePixels(strip.Pix)
	}
	p.strips++
}

// picture draws an image or a part of it. The whole of it is placed and the
// rest clipped, for the part need not begin at a whole pixel.
func (c *Canvas) picture(o *display.Op, scale float64) {
	p := c.paintings.find(o.Image)
	for c.atOnce && p.ready() {
		p.decode()
	}
	img := p.img
	if img == nil || o.Rect.Empty() {
		return
	}
	dst := c.quads.now()
	var d ebiten.DrawImageOptions
	if o.Scale > 0 {
		dst = dst.SubImage(pixels(o.Rect, scale)).(*ebiten.Image)
		d.GeoM.Translate(-o.X, -o.Y)
		d.GeoM.Scale(o.Scale*scale, o.Scale*scale)
	} else {
		b := img.Bounds()
		d.GeoM.Scale(o.Rect.W*scale/float64(b.Dx()), o.Rect.H*scale/float64(b.Dy()))
	}
	d.GeoM.Translate(o.Rect.X*scale, o.Rect.Y*scale)
	d.Filter = ebiten.FilterLinear
	if o.Color.A > 0 {
		d.ColorScale.ScaleWithColor(o.Color)
	}
	dst.DrawImage(img, &d)
}
