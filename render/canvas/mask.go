package canvas

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"serenissima/render/op"
	"serenissima/render/raster"
)

// mostPixels is how many pixels of masks are kept; those that no frame has used
// for longest go first.
const mostPixels = 48 << 20

// A maskKey says what a mask shows. The scale is in steps of 1.5 %, so that
// zooming does not make a new mask for each frame.
type maskKey struct {
	path  *op.Path // nil for a rectangle
	w, h  int      // of a rectangle
	size  int      // step of the scale, or the radius in quarters of a pixel
	angle int      // in thousandths
	width int      // of the outline in quarters of a pixel, zero for a filling
}

type mask struct {
	img  *ebiten.Image
	at   image.Point // where it lies relative to the origin of the path
	used int         // the frame that used it last
}

// A maskCache makes white masks and keeps them.
type maskCache struct {
	masks  map[maskKey]*mask
	frame  int
	pixels int
	made   int
}

func (m *maskCache) get(key maskKey, draw func() *image.Alpha) *mask {
	if m.masks == nil {
		m.masks = map[maskKey]*mask{}
	}
	found, ok := m.masks[key]
	if !ok {
		found = &mask{}
		if alpha := draw(); !alpha.Rect.Empty() {
			found.img, found.at = upload(alpha), alpha.Rect.Min
			m.pixels += alpha.Rect.Dx() * alpha.Rect.Dy()
		}
		m.masks[key] = found
		m.made++
	}
	found.used = m.frame
	return found
}

// upload makes a white image of an alpha mask.
func upload(alpha *image.Alpha) *ebiten.Image {
	pix := make([]byte, 4*len(alpha.Pix))
	for i, a := range alpha.Pix {
		pix[4*i], pix[4*i+1], pix[4*i+2], pix[4*i+3] = a, a, a, a
	}
	img := ebiten.NewImage(alpha.Rect.Dx(), alpha.Rect.Dy())
	img.WritePixels(pix)
	return img
}

// path returns the mask of a path at nearly the scale, where its corner lies,
// and by how much it has to be stretched; nil if there is nothing to draw.
func (m *maskCache) path(p *op.Path, wanted, angle, width float64) (*ebiten.Image, image.Point, float64) {
	if wanted <= 0 {
		return nil, image.Point{}, 0
	}
	step := math.Round(math.Log(wanted) / math.Log(1.015))
	scale := math.Pow(1.015, step)
	key := maskKey{path: p, size: int(step), angle: int(math.Round(angle * 1000)), width: int(math.Round(width * 4))}
	t := raster.Transform{Scale: scale, Angle: angle}
	found := m.get(key, func() *image.Alpha {
		if width > 0 {
			return raster.Stroke(p, t, width)
		}
		return raster.Fill(p, t)
	})
	return found.img, found.at, wanted / scale
}

// rect returns the mask of a rectangle with round corners, in pixels.
func (m *maskCache) rect(w, h int, radius, width float64) *ebiten.Image {
	key := maskKey{w: w, h: h, size: int(math.Round(radius * 4)), width: int(math.Round(width * 4))}
	return m.get(key, func() *image.Alpha {
		p := raster.RoundRect(float64(w), float64(h), radius)
		if width == 0 {
			return crop(raster.Fill(p, raster.Transform{Scale: 1}), w, h)
		}
		inside := raster.RoundRect(float64(w)-2*width, float64(h)-2*width, math.Max(0, radius-width))
		for _, ring := range inside.Rings {
			var hole []op.Point
			for i := range ring {
				q := ring[len(ring)-1-i]
				hole = append(hole, op.Point{X: q.X + width, Y: q.Y + width})
			}
			p.Rings = append(p.Rings, hole)
		}
		return crop(raster.Fill(p, raster.Transform{Scale: 1}), w, h)
	}).img
}

// crop cuts the margin of rounding off.
func crop(a *image.Alpha, w, h int) *image.Alpha {
	out := image.NewAlpha(image.Rect(0, 0, w, h))
	for y := range h {
		for x := range w {
			out.SetAlpha(x, y, a.AlphaAt(x, y))
		}
	}
	return out
}

// forget drops masks that have not been used for longest while there are too
// many pixels.
func (m *maskCache) forget() {
	for m.pixels > mostPixels {
		var oldest maskKey
		age := -1
		for key, x := range m.masks {
			if a := m.frame - x.used; a > age {
				oldest, age = key, a
			}
		}
		if age <= 0 {
			return // all of them are on the screen
		}
		if img := m.masks[oldest].img; img != nil {
			m.pixels -= img.Bounds().Dx() * img.Bounds().Dy()
			img.Deallocate()
		}
		delete(m.masks, oldest)
	}
}
