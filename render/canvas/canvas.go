// Package canvas draws display lists with Ebitengine. It is the only place that
// knows how: shapes become masks on the CPU, once, and stay on the graphics
// card; a frame only places them.
package canvas

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"serenissima/render/display"
)

// A Canvas keeps what it has drawn once. It belongs to one goroutine, that of
// the game's loop.
type Canvas struct {
	masks     maskCache
	lines     map[lineKey]*line
	paintings paintings
	inks      inks
	layer     layer
	quads     quads
	now, was  record            // the list that is drawn, and the one before
	screen    *ebiten.Image     // that Renew has drawn on last
	places    places            // of changed
	areas     []image.Rectangle // to be drawn again
	frame     int
	waits     int  // frames that were not drawn for want of masks
	atOnce    bool // nothing stands in for what takes long to make
}

// New returns an empty canvas.
func New() *Canvas {
	return &Canvas{
		masks:     maskCache{masks: map[maskKey]*mask{}, outlines: map[*display.Path]*outline{}, patience: patience},
		lines:     map[lineKey]*line{},
		paintings: paintings{},
		inks:      inks{plates: map[display.DrawingID]*plate{}},
	}
}

// Draw executes a list on dst, sharp at once however long that takes; scale is
// device pixels per logical pixel. A picture that cannot be decoded stays blank.
//
// What rests is put on whole pixels: rectangles by their edges, discs by their
// middle, paths by their origin, so that what belongs together stays together
// and is sharp.
func (c *Canvas) Draw(dst *ebiten.Image, l *display.List, scale float64) {
	c.screen = nil
	c.masks.spent = 0
	c.inks.begin()
	c.atOnce = true
	done := c.begin(dst, l, scale, common(l.Ops, c.now.ops))
	c.areas = append(c.areas[:0], dst.Bounds())
	c.paint(dst, done, scale)
	c.atOnce = false
}

// Renew makes dst show a list and nothing else. If dst still shows what the last
// Renew has drawn on it, only what differs is drawn; where that takes many new
// masks and the host cannot wait for them, dst stays as it is for some frames, in
// which they are made. Renew reports whether anything was drawn.
func (c *Canvas) Renew(dst *ebiten.Image, l *display.List, scale float64) bool {
	c.masks.spent, c.masks.hurry = 0, c.waits == mostWaits
	working := c.Unfinished()
	if working {
		c.wake(dst)
	}
	shown := !c.sharpen() && c.screen == dst && c.layer.scale == scale && c.layer.img.Bounds() == dst.Bounds()
	same := common(l.Ops, c.now.ops)
	if shown && same == len(l.Ops) && same == len(c.now.ops) {
		return false
	}
	if !working {
		c.wake(dst)
	}
	if !shown {
		c.inks.begin()
	}
	c.screen = dst
	done := c.begin(dst, l, scale, same)
	c.areas = c.areas[:0]
	if shown && !c.changed(same, scale) {
		c.now, c.was = c.was, c.now // as if nothing had been asked for
		c.waits++
		return false
	}
	if !shown || c.mostly() {
		c.areas = append(c.areas[:0], dst.Bounds())
	}
	if done == 0 {
		for _, a := range c.areas {
			dst.SubImage(a).(*ebiten.Image).Clear()
		}
	}
	c.paint(dst, done, scale)
	if c.masks.spent <= c.masks.patience {
		c.waits = 0
	}
	return true
}

// unseen is how wake draws, and nothing else: so it has a shader of its own.
var unseen = &ebiten.DrawTrianglesOptions{Address: ebiten.AddressClampToZero}

// wake draws a pixel of which nothing can be seen. Ebitengine does not present a frame that leaves the screen as it is.
// After such a frame, version 2.10.4 takes parameters of its last draw (openGLState.lastUniforms) for set that lie in
// memory in use again, and what is drawn next may land where it would on an image of another size. Now the frame is
// presented, after which they are forgotten, as they are before a draw with another shader.
func (c *Canvas) wake(dst *ebiten.Image) {
	c.quads.on(dst)
	c.quads.from(c.masks.atlas.first().img)
	c.quads.add(corners(blank), corners(image.Rectangle{dst.Bounds().Min, dst.Bounds().Min.Add(image.Pt(1, 1))}), tint{})
	c.quads.draw(dst, unseen)
	c.quads.on(nil)
}

// mostWaits is how many frames in a row are not drawn for want of masks. Where
// something moves that needs others in each frame, all are drawn from then on.
const mostWaits = 16

// Unfinished reports whether Renew with the same list shows more.
func (c *Canvas) Unfinished() bool { return c.inks.unfinished() || c.paintings.unfinished() }

// sharpen makes some of that for which sketches stand in, and reports whether the
// whole picture is to be drawn again.
func (c *Canvas) sharpen() (again bool) {
	painted, inked := c.paintings.work(), c.inks.work()
	if again = painted || inked; again {
		c.layer.shown = 0
	}
	return again
}

// begin takes in a list, which begins with so many operations of the one before,
// and returns how many of its operations the layer shows.
func (c *Canvas) begin(dst *ebiten.Image, l *display.List, scale float64, same int) (done int) {
	c.frame++
	c.now, c.was = c.was, c.now
	c.now.read(l, scale, dst.Bounds(), &c.was, same)
	return c.below(dst.Bounds(), scale, same)
}

// paint draws the areas, from the layer as far as that shows the list.
func (c *Canvas) paint(dst *ebiten.Image, done int, scale float64) {
	c.quads.on(dst)
	if done > 0 {
		c.quads.copy(c.layer.img, c.areas)
	}
	var all image.Rectangle
	for _, a := range c.areas {
		all = all.Union(a)
	}
	for i := c.now.from(done); i < len(c.now.strokes); i++ {
		s := &c.now.strokes[i]
		box := s.clip
		if !c.damaged(s) {
			c.measure(&c.now, s, scale)
			box = s.box
		}
		if !box.Overlaps(all) {
			continue
		}
		for _, a := range c.areas { // they do not overlap, so their order is of no account
			if box.Overlaps(a) {
				c.quads.part = s.clip.Intersect(a)
				c.execute(&c.now, s, scale)
			}
		}
	}
	c.quads.on(nil)
	if c.masks.forget(c.frame) {
		clear(c.lines)
		clear(c.masks.outlines)
		for i := range c.now.strokes {
			c.now.strokes[i].cache = strokeCache{}
		}
	}
}

// execute draws the operation of a stroke.
func (c *Canvas) execute(r *record, s *stroke, scale float64) {
	switch o := &r.ops[s.at]; o.Kind {
	case display.FillRect, display.StrokeRect:
		c.rect(o, &s.cache, scale)
	case display.FillPath, display.StrokePath:
		c.path(o, &s.cache, scale)
	case display.DrawImage:
		c.picture(o, scale)
	case display.DrawText:
		c.print(o, &s.cache, scale)
	case display.DrawInk:
		c.ink(o, scale)
	case display.DrawSketch:
		c.sketch(o, scale)
	}
}

// whole rounds to whole pixels. Halves, which layouts often give, must not
// depend on the last bit of a sum.
func whole(v float64) float64 { return math.Floor(v + 0.501) }

// pixels are the device pixels that a rectangle covers. Only an empty one
// covers none.
func pixels(r display.Rect, scale float64) image.Rectangle {
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
