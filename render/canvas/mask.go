package canvas

import (
	"image"
	"math"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"golang.org/x/image/math/fixed"

	"serenissima/render/display"
	"serenissima/render/raster"
)

// mostPixels is how many pixels are kept of masks with images of their own;
// those that no frame has used for longest go first.
const mostPixels = 16 << 20

// Masks are made at scales and angles that lie a step apart and stretched and
// turned by the rest, so that zooming does not make a new mask for each frame.
const (
	scaleStep = 1.0 / 64
	angleStep = 2 * math.Pi / 256
)

// logStep is the logarithm of a step of scales.
var logStep = math.Log1p(scaleStep)

// longestMask is the side that no mask of a path is larger than, in pixels: a
// shape that needs more is drawn from a smaller mask.
const longestMask = 2048

// A maskKey says what a mask shows.
type maskKey struct {
	path  *display.Path // nil for a rectangle or letter
	w, h  int           // of a rectangle, in pixels
	scale int           // in steps, or the radius in quarters of a pixel
	angle int           // in steps
	width int           // of the outline in quarters of a pixel, zero for a filling

	letter rune // of the font; scale is its size in quarters of a pixel
	font   display.FontID
	shift  fixed.Int26_6 // by which it lies right of a pixel's edge
}

type mask struct {
	img  *ebiten.Image   // nil if there is nothing to see
	part image.Rectangle // of the image
	page *page           // nil if the image is its own
	at   image.Point     // where it lies relative to the origin of the path
	used int             // the frame that used it last
}

// A maskCache makes white masks and keeps them.
type maskCache struct {
	masks    map[maskKey]*mask
	outlines map[*display.Path]*outline
	atlas    atlas
	pixels   int // of those with images of their own
	made     int

	spent    time.Duration // making masks in this frame
	patience time.Duration // that there is for that, zero: as long as it takes
	hurry    bool          // there has been enough of it
}

// An outline is what is known of a path.
type outline struct {
	side   float64    // the longer one, in its own units
	reach  float64    // how far from its origin it comes at most, however it is turned
	recent [4]fitting // that were asked for last
	next   int        // of recent, to be replaced
}

// A fitting is a mask of a path nearly as wanted, and by how much it has to be stretched and
// turned.
type fitting struct {
	wanted, angle, width float64
	mask                 *mask // nil for no fitting
	stretch, turn        float64
}

// path returns a mask for a path. Most shapes come several times in a frame, which costs one
// look at what was asked for last.
func (c *maskCache) path(p *display.Path, wanted, angle, width float64) fitting {
	o := c.outline(p)
	for i := range o.recent {
		if f := &o.recent[i]; f.mask != nil && f.wanted == wanted && f.angle == angle && f.width == width {
			return *f
		}
	}
	f := c.fit(p, wanted, angle, width)
	o.recent[o.next], o.next = f, (o.next+1)%len(o.recent)
	return f
}

// fit finds the mask of a path or makes it.
func (c *maskCache) fit(p *display.Path, wanted, angle, width float64) fitting {
	made := min(wanted, longestMask/c.outline(p).side)
	key := maskKey{
		path:  p,
		scale: int(math.Round(math.Log(made) / logStep)),
		angle: int(math.Round(angle / angleStep)),
		width: quarters(width * made / wanted),
	}
	scale, turned := math.Exp(float64(key.scale)*logStep), float64(key.angle)*angleStep
	m := c.get(key, func() *image.Alpha {
		t := raster.Transform{Scale: scale, Angle: turned}
		if key.width > 0 {
			return raster.Stroke(p, t, float64(key.width)/4)
		}
		return raster.Fill(p, t)
	})
	return fitting{wanted, angle, width, m, wanted / scale, angle - turned}
}

// outline measures a path once.
func (c *maskCache) outline(p *display.Path) *outline {
	o, ok := c.outlines[p]
	if !ok {
		b := raster.Bounds(p, raster.Transform{Scale: 1}, 0)
		o = &outline{
			side:  float64(max(b.Dx(), b.Dy(), 1)),
			reach: math.Hypot(float64(max(-b.Min.X, b.Max.X)), float64(max(-b.Min.Y, b.Max.Y))),
		}
		c.outlines[p] = o
	}
	return o
}

// rect returns the mask of a rectangle with round corners, all in pixels.
func (c *maskCache) rect(w, h int, radius, width float64) *mask {
	key := maskKey{w: w, h: h, scale: quarters(radius), width: quarters(width)}
	return c.get(key, func() *image.Alpha {
		return roundRect(w, h, float64(key.scale)/4, float64(key.width)/4)
	})
}

func quarters(v float64) int { return int(math.Round(4 * v)) }

func (c *maskCache) get(key maskKey, draw func() *image.Alpha) *mask {
	found, ok := c.masks[key]
	if !ok {
		begun := time.Now()
		found = &mask{}
		if alpha := margin(draw(), key); !alpha.Rect.Empty() {
			found.at = alpha.Rect.Min
			c.keep(found, alpha)
		}
		c.masks[key] = found
		c.made++
		c.spent += time.Since(begun)
	}
	return found
}

// tired reports whether masks have been made in this frame for longer than there
// is time.
func (c *maskCache) tired() bool { return c.patience > 0 && !c.hurry && c.spent > c.patience }

// use notes that a frame uses the mask.
func (m *mask) use(frame int) {
	m.used = frame
	if m.page != nil {
		m.page.used = frame
	}
}

// keep makes a white image of a mask, on a page if it is small.
func (c *maskCache) keep(m *mask, alpha *image.Alpha) {
	pix := make([]byte, 4*len(alpha.Pix))
	for i, a := range alpha.Pix {
		pix[4*i], pix[4*i+1], pix[4*i+2], pix[4*i+3] = a, a, a, a
	}
	size := alpha.Rect.Size()
	if size.X <= tallest && size.Y <= tallest {
		m.page, m.part = c.atlas.room(size)
		m.img = m.page.img
		m.img.SubImage(m.part).(*ebiten.Image).WritePixels(pix)
		return
	}
	m.img = ebiten.NewImage(size.X, size.Y)
	m.img.WritePixels(pix)
	m.part = m.img.Bounds()
	c.pixels += size.X * size.Y
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
// many, but none that this frame shows. It reports whether any are gone.
func (c *maskCache) forget(frame int) (gone bool) {
	for p := c.atlas.forget(frame); p != nil; p = c.atlas.forget(frame) {
		gone = true
		for key, m := range c.masks {
			if m.page == p {
				delete(c.masks, key)
			}
		}
	}
	for c.pixels > mostPixels {
		var oldest maskKey
		age := 0
		for key, m := range c.masks {
			if a := frame - m.used; a > age && m.img != nil && m.page == nil {
				oldest, age = key, a
			}
		}
		if age == 0 {
			return gone
		}
		m := c.masks[oldest]
		c.pixels -= m.part.Dx() * m.part.Dy()
		m.img.Deallocate()
		delete(c.masks, oldest)
		gone = true
	}
	return gone
}
