// Package canvas draws display lists with Ebitengine. It is the only place that
// knows how: shapes become masks on the CPU, once, and stay on the graphics
// card; a frame only places them.
package canvas

import (
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/text/v2"

	"serenissima/assets"
	"serenissima/render/op"
)

// A Canvas keeps what it has drawn once. It belongs to one goroutine.
type Canvas struct {
	masks  maskCache
	images [256]*ebiten.Image
	faces  map[faceKey]*text.GoXFace
	white  *ebiten.Image
}

type faceKey struct {
	font op.FontID
	size int // in quarters of a pixel
}

// New returns an empty canvas.
func New() *Canvas {
	c := &Canvas{faces: map[faceKey]*text.GoXFace{}}
	dot := ebiten.NewImage(3, 3)
	dot.Fill(color.White)
	c.white = dot.SubImage(image.Rect(1, 1, 2, 2)).(*ebiten.Image)
	return c
}

// Rasterised is the number of masks made so far; it stands still while the same
// things are drawn.
func (c *Canvas) Rasterised() int { return c.masks.made }

// Draw executes a list on dst; scale is device pixels per logical pixel. A
// picture that cannot be decoded stays blank.
func (c *Canvas) Draw(dst *ebiten.Image, l *op.List, scale float64) {
	c.masks.frame++
	clips := []*ebiten.Image{dst}
	for i := range l.Ops {
		o := &l.Ops[i]
		to := clips[len(clips)-1]
		switch o.Kind {
		case op.Clip:
			clips = append(clips, to.SubImage(pixels(o.Rect, scale)).(*ebiten.Image))
		case op.Unclip:
			clips = clips[:len(clips)-1]
		case op.FillRect:
			c.fillRect(to, o, scale)
		case op.StrokeRect:
			c.rounded(to, o.Rect, o.Radius, o.Width, o.Color, scale)
		case op.FillPath, op.StrokePath:
			c.path(to, o, scale)
		case op.DrawImage:
			c.picture(to, o, scale)
		case op.DrawText:
			c.print(to, o, scale)
		}
	}
	c.masks.forget()
}

// pixels are the device pixels that a rectangle covers, rounded to whole ones.
func pixels(r op.Rect, scale float64) image.Rectangle {
	return image.Rect(int(math.Round(r.X*scale)), int(math.Round(r.Y*scale)),
		int(math.Round((r.X+r.W)*scale)), int(math.Round((r.Y+r.H)*scale)))
}

func (c *Canvas) fillRect(dst *ebiten.Image, o *op.Op, scale float64) {
	if o.Radius > 0 {
		c.rounded(dst, o.Rect, o.Radius, 0, o.Color, scale)
		return
	}
	r := pixels(o.Rect, scale)
	if r.Empty() {
		return
	}
	var d ebiten.DrawImageOptions
	d.GeoM.Scale(float64(r.Dx()), float64(r.Dy()))
	d.GeoM.Translate(float64(r.Min.X), float64(r.Min.Y))
	d.ColorScale.ScaleWithColor(o.Color)
	dst.DrawImage(c.white, &d)
}

// rounded draws a rectangle with round corners, filled or (width > 0) outlined.
// The mask is that of a small one, whose middle is stretched: the size can
// change without a new mask.
func (c *Canvas) rounded(dst *ebiten.Image, rect op.Rect, radius, width float64, col color.NRGBA, scale float64) {
	r := pixels(rect, scale)
	if r.Empty() {
		return
	}
	rad := int(math.Ceil(math.Min(radius*scale, float64(min(r.Dx(), r.Dy()))/2)))
	w := 0.0
	if width > 0 {
		w = math.Max(1, width*scale)
	}
	edge := max(rad, int(math.Ceil(w))+1)
	if 2*edge+1 > min(r.Dx(), r.Dy()) {
		mask := c.masks.rect(r.Dx(), r.Dy(), math.Min(radius*scale, float64(min(r.Dx(), r.Dy()))/2), w)
		var d ebiten.DrawImageOptions
		d.GeoM.Translate(float64(r.Min.X), float64(r.Min.Y))
		d.ColorScale.ScaleWithColor(col)
		dst.DrawImage(mask, &d)
		return
	}
	side := 2*edge + 1
	mask := c.masks.rect(side, side, math.Min(radius*scale, float64(edge)), w)
	cut := [4]int{0, edge, edge + 1, side}
	at := func(lo, hi int) [4]int { return [4]int{lo, lo + edge, hi - edge, hi} }
	xs, ys := at(r.Min.X, r.Max.X), at(r.Min.Y, r.Max.Y)
	for i := range 3 {
		for j := range 3 {
			if w > 0 && i == 1 && j == 1 {
				continue
			}
			part := mask.SubImage(image.Rect(cut[i], cut[j], cut[i+1], cut[j+1])).(*ebiten.Image)
			var d ebiten.DrawImageOptions
			d.GeoM.Scale(float64(xs[i+1]-xs[i])/float64(cut[i+1]-cut[i]), float64(ys[j+1]-ys[j])/float64(cut[j+1]-cut[j]))
			d.GeoM.Translate(float64(xs[i]), float64(ys[j]))
			d.ColorScale.ScaleWithColor(col)
			dst.DrawImage(part, &d)
		}
	}
}

func (c *Canvas) path(dst *ebiten.Image, o *op.Op, scale float64) {
	width := 0.0
	if o.Kind == op.StrokePath {
		width = math.Max(0.75, o.Width*scale)
	}
	mask, at, stretch := c.masks.path(o.Path, o.Scale*scale, o.Angle, width)
	if mask == nil {
		return
	}
	var d ebiten.DrawImageOptions
	d.GeoM.Translate(float64(at.X), float64(at.Y))
	d.GeoM.Scale(stretch, stretch)
	d.GeoM.Translate(o.X*scale, o.Y*scale)
	d.Filter = ebiten.FilterLinear
	d.ColorScale.ScaleWithColor(o.Color)
	dst.DrawImage(mask, &d)
}

func (c *Canvas) picture(dst *ebiten.Image, o *op.Op, scale float64) {
	img := c.Load(o.Image)
	if img == nil {
		return
	}
	src := o.Source
	if src.Empty() {
		b := img.Bounds()
		src = op.Rect{W: float64(b.Dx()), H: float64(b.Dy())}
	}
	part := img.SubImage(image.Rect(int(src.X), int(src.Y), int(src.X+src.W), int(src.Y+src.H))).(*ebiten.Image)
	b := part.Bounds()
	if b.Empty() {
		return
	}
	var d ebiten.DrawImageOptions
	d.GeoM.Scale(o.Rect.W*scale/float64(b.Dx()), o.Rect.H*scale/float64(b.Dy()))
	d.GeoM.Translate(o.Rect.X*scale, o.Rect.Y*scale)
	d.Filter = ebiten.FilterLinear
	if o.Color.A > 0 {
		d.ColorScale.ScaleWithColor(o.Color)
	}
	dst.DrawImage(part, &d)
}

// Load decodes a picture if that has not been done yet, so that a loading
// screen can do it before the first frame needs it; nil if it cannot.
func (c *Canvas) Load(id op.ImageID) *ebiten.Image {
	if c.images[id] == nil {
		if img, err := assets.DecodeImage(id); err == nil {
			c.images[id] = ebiten.NewImageFromImage(img)
		}
	}
	return c.images[id]
}

func (c *Canvas) print(dst *ebiten.Image, o *op.Op, scale float64) {
	if o.Text == "" {
		return
	}
	key := faceKey{o.Font, int(math.Round(o.Size * scale * 4))}
	face := c.faces[key]
	if face == nil {
		face = text.NewGoXFace(assets.Face(o.Font, o.Size*scale))
		c.faces[key] = face
	}
	var d text.DrawOptions
	x := o.X * scale
	switch o.Align {
	case op.Center:
		x -= op.Measure(o.Text, o.Font, o.Size*scale) / 2
	case op.Right:
		x -= op.Measure(o.Text, o.Font, o.Size*scale)
	}
	d.GeoM.Translate(math.Round(x), math.Round(o.Y*scale-face.Metrics().HAscent))
	d.ColorScale.ScaleWithColor(o.Color)
	text.Draw(dst, o.Text, face, &d)
}
