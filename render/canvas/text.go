package canvas

import (
	"image"
	"image/draw"

	"golang.org/x/image/font"
	"golang.org/x/image/math/fixed"

	"serenissima/assets"
	"serenissima/render/display"
)

// mostLines is how many lines of text are kept; zooming makes many.
const mostLines = 4096

// A lineKey is a text in a font and a size in quarters of a device pixel.
type lineKey struct {
	text string
	font display.FontID
	size int
}

// A line is a text as it is drawn.
type line struct {
	letters []letter
	width   float64 // in device pixels
}

// A letter is a mask and how far from the beginning of the line it is put.
type letter struct {
	mask *mask
	x    int
}

// letterSteps is at how many places between two pixels letters of a height are
// drawn; large ones need fewer.
func letterSteps(height fixed.Int26_6) fixed.Int26_6 {
	switch {
	case height < 20<<6:
		return 8
	case height < 40<<6:
		return 4
	case height < 80<<6:
		return 2
	}
	return 1
}

// line lays out a text.
func (c *Canvas) line(text string, id display.FontID, size float64) *line {
	key := lineKey{text, id, quarters(size)}
	made, ok := c.lines[key]
	if ok {
		return made
	}
	if len(c.lines) >= mostLines {
		clear(c.lines)
	}
	face := assets.Face(id, size)
	metrics := face.Metrics()
	step := 64 / letterSteps((metrics.Ascent+63)&^63+metrics.Descent)
	made = &line{}
	pen, last := fixed.Int26_6(0), rune(-1)
	for _, r := range text {
		if last >= 0 {
			pen += face.Kern(last, r)
		}
		at := pen / step * step
		if m := c.letter(face, key, r, at&63); m.img != nil {
			made.letters = append(made.letters, letter{m, at.Floor()})
		}
		advance, _ := face.GlyphAdvance(r)
		pen, last = pen+advance, r
	}
	made.width = float64(pen) / 64
	c.lines[key] = made
	return made
}

// letter returns the mask of a letter that begins by shift right of the edge of
// a pixel.
func (c *Canvas) letter(face font.Face, in lineKey, r rune, shift fixed.Int26_6) *mask {
	key := maskKey{letter: r, font: in.font, scale: in.size, shift: shift}
	return c.masks.get(key, func() *image.Alpha {
		part, glyph, from, _, ok := face.Glyph(fixed.Point26_6{X: shift}, r)
		m := image.NewAlpha(part)
		if ok {
			draw.Draw(m, part, glyph, from, draw.Src)
		}
		return m
	})
}

// print draws a line of text with its baseline on a whole pixel.
func (c *Canvas) print(o *display.Op, cache *strokeCache, scale float64) {
	if o.Text == "" || o.Size <= 0 || o.Color.A == 0 {
		return
	}
	x, height := o.X*scale, int(2*o.Size*scale)
	if c.quads.misses(image.Rect(c.quads.part.Min.X, int(o.Y*scale)-height, c.quads.part.Max.X, int(o.Y*scale)+height)) {
		return
	}
	if cache.line == nil {
		cache.line = c.line(o.Text, o.Font, o.Size*scale)
	}
	text := cache.line
	switch o.Align {
	case display.Center:
		x -= text.width / 2
	case display.Right:
		x -= text.width
	}
	left, base, t := int(whole(x)), int(whole(o.Y*scale)), tintOf(o.Color)
	for _, l := range text.letters {
		l.mask.use(c.frame)
		c.quads.from(l.mask.img)
		at := l.mask.at.Add(image.Pt(left+l.x, base))
		c.quads.add(corners(l.mask.part), corners(image.Rectangle{at, at.Add(l.mask.part.Size())}), t)
	}
}
