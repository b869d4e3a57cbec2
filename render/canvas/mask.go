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

// Masks are made at scales and angles that lie a step apart and stretched and
// turned by the rest, so that zooming does not make a new mask for each frame.
const (
	scaleStep = 1.0 / 64
	angleStep = 2 * math.Pi / 256
)

// longestMask is the side that no mask of a path is larger than, in pixels: a
// shape that needs more is drawn from a smaller mask.
const longestMask = 2048

// A maskKey says what a mask shows.
type maskKey struct {
	path  *op.Path // nil for a rectangle
	w, h  int      // of a rectangle, in pixels
	scale int      // in steps, or the radius in quarters of a pixel
	angle int      // in steps
	width int      // of the outline in quarters of a pixel, zero for a filling
}

type mask struct {
	img  *ebiten.Image // nil if there is nothing to see
	at   image.Point   // where it lies relative to the origin of the path
	used int           // the frame that used it last
}

// A maskCache makes white masks and keeps them.
type maskCache struct {
	masks  map[maskKey]*mask
	sizes  map[*op.Path]float64 // the longer sides of paths, in their units
	pixels int
	made   int
}

// path returns the mask of a path nearly as wanted, and by how much it has to
// be stretched and turned.
func (c *maskCache) path(p *op.Path, wanted, angle, width float64, frame int) (m *mask, stretch, turn float64) {
	step := math.Log1p(scaleStep)
	made := min(wanted, longestMask/c.size(p))
	key := maskKey{
		path:  p,
		scale: int(math.Round(math.Log(made) / step)),
		angle: int(math.Round(angle / angleStep)),
		width: quarters(width * made / wanted),
	}
	scale, turned := math.Exp(float64(key.scale)*step), float64(key.angle)*angleStep
	m = c.get(key, frame, func() *image.Alpha {
		t := raster.Transform{Scale: scale, Angle: turned}
		if key.width > 0 {
			return raster.Stroke(p, t, float64(key.width)/4)
		}
		return raster.Fill(p, t)
	})
	return m, wanted / scale, angle - turned
}

// size is the longer side of a path in its own units.
func (c *maskCache) size(p *op.Path) float64 {
	size, ok := c.sizes[p]
	if !ok {
		b := raster.Bounds(p, raster.Transform{Scale: 1}, 0)
		size = float64(max(b.Dx(), b.Dy(), 1))
		c.sizes[p] = size
	}
	return size
}

// rect returns the mask of a rectangle with round corners, all in pixels.
func (c *maskCache) rect(w, h int, radius, width float64, frame int) *mask {
	key := maskKey{w: w, h: h, scale: quarters(radius), width: quarters(width)}
	return c.get(key, frame, func() *image.Alpha {
		return roundRect(w, h, float64(key.scale)/4, float64(key.width)/4)
	})
}

func quarters(v float64) int { return int(math.Round(4 * v)) }

func (c *maskCache) get(key maskKey, frame int, draw func() *image.Alpha) *mask {
	found, ok := c.masks[key]
	if !ok {
		found = &mask{}
		if alpha := margin(draw(), key); !alpha.Rect.Empty() {
			found.img, found.at = upload(alpha), alpha.Rect.Min
			c.pixels += alpha.Rect.Dx() * alpha.Rect.Dy()
		}
		c.masks[key] = found
		c.made++
	}
	found.used = frame
	return found
}

// margin returns a tight copy of the mask, that of a path with an empty rim:
// when it is stretched, its edge fades into that.
func margin(m *image.Alpha, key maskKey) *image.Alpha {
	b := m.Rect
	if key.path != nil && !b.Empty() {
		b = b.Inset(-1)
	}
	out := image.NewAlpha(b)
	for y := m.Rect.Min.Y; y < m.Rect.Max.Y; y++ {
		row := m.PixOffset(m.Rect.Min.X, y)
		copy(out.Pix[out.PixOffset(m.Rect.Min.X, y):], m.Pix[row:row+m.Rect.Dx()])
	}
	return out
}

// forget drops masks that have not been used for longest while there are too
// many pixels, but none that this frame shows.
func (c *maskCache) forget(frame int) {
	for c.pixels > mostPixels {
		var oldest maskKey
		age := 0
		for key, m := range c.masks {
			if a := frame - m.used; a > age {
				oldest, age = key, a
			}
		}
		if age == 0 {
			return
		}
		if img := c.masks[oldest].img; img != nil {
			c.pixels -= img.Bounds().Dx() * img.Bounds().Dy()
			img.Deallocate()
		}
		delete(c.masks, oldest)
	}
}
