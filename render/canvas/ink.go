package canvas

import (
	"errors"
	"image"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"serenissima/assets"
	"serenissima/render/display"
	"serenissima/render/raster"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// Drawings are cut into square tiles, each made when it is first seen. So that
// no frame takes long, one makes a few strips of them, one strip while the drawing is
// shifted, and none while the scale changes: for tiles that are missing a sketch, or what was there at another scale,
// stands in, and the picture is drawn again when all are there.
const (
	tileSide     = 256  // device pixels
	tileStrips   = 32   // in a tile
	tileFrames   = 30   // in which all that are seen are made
	keptSheets   = 3    // of each drawing, besides the sketch
	sketchScale  = 0.5  // device pixels per unit of the drawing
	sketchPixels = 4096 // longest side
)

// A sheet is what has been made of a drawing at one scale.
type sheet struct {
	scale   float64
	drawing *assets.Drawing               // what can be read at it
	tiles   map[image.Point]*ebiten.Image // nil where nothing is inked
	used    int                           // the frame that drew it last
}

// A plate is a drawing and what has been made of it.
type plate struct {
	drawing *assets.Drawing // nil if it cannot be read
	sketch  *ebiten.Image   // all of it, small
	corner  image.Point     // of the sketch
	sheets  []*sheet
	scale   float64     // when it was drawn last
	origin  image.Point // on the screen, likewise
}

// A lack is a tile for which something stands in.
type lack struct {
	sheet  *sheet
	at     image.Point
	near   *assets.Drawing // what can be seen in it, nil before the first strip
	strips int             // that are made
	img    *ebiten.Image   // with those, nil as long as nothing is inked in them
}

// inks keeps the plates.
type inks struct {
	plates  map[display.DrawingID]*plate
	awaited []display.DrawingID // of the picture as it is: they are not here yet
	lacks   []lack              // of the picture as it is
	pace    int                 // how many strips of them are made in a frame
	moving  bool                // a scale has changed: it may go on changing
	shifted bool                // a drawing has been shifted since work was done
}

// unfinished reports whether something stands in for a tile.
func (n *inks) unfinished() bool { return n.moving || len(n.lacks) > 0 }

// begin forgets what is lacking: all is drawn anew.
func (n *inks) begin() {
	n.forgo()
	n.awaited, n.moving = n.awaited[:0], false
}

// forgo gives up all tiles that are lacking.
func (n *inks) forgo() {
	for _, k := range n.lacks {
		if k.img != nil {
			k.img.Deallocate()
		}
	}
	n.lacks, n.pace = n.lacks[:0], 0
}

// arrived reports whether a drawing that was awaited is here.
func (n *inks) arrived() bool {
	return slices.ContainsFunc(n.awaited, func(id display.DrawingID) bool { return n.plate(id) != nil })
}

// work makes some of what is lacking, and reports whether the picture is to be drawn again.
func (n *inks) work() (again bool) {
	if n.arrived() {
		return true
	}
	if n.moving || len(n.lacks) == 0 {
		return n.moving
	}
	strips := len(n.lacks) * tileStrips
	n.pace = max(n.pace, (strips+tileFrames-1)/tileFrames)
	strips = n.pace
	if n.shifted { // all of the picture is drawn anew in such a frame
		strips = 1
	}
	n.shifted = false
	for range strips {
		if k := &n.lacks[0]; k.advance() {
			k.sheet.tiles[k.at] = k.img
			n.lacks = slices.Delete(n.lacks, 0, 1)
		}
		if len(n.lacks) == 0 {
			n.pace = 0
			return true
		}
	}
	return false
}

// advance makes the next strip and reports whether the tile is whole.
func (k *lack) advance() (whole bool) {
	const height = tileSide / tileStrips
	t := raster.Transform{Scale: k.sheet.scale}
	if k.near == nil {
		k.near = raster.Within(k.sheet.drawing, t, image.Rect(0, 0, tileSide, tileSide).Add(k.at))
	}
	strip := image.Rect(0, k.strips*height, tileSide, (k.strips+1)*height)
	if made := raster.Draw(k.near, t, strip.Add(k.at)); made != nil {
		if k.img == nil {
			k.img = ebiten.NewImage(tileSide, tileSide)
		}
		k.img.SubImage(strip).(*ebiten.Image).WritePixels(made.Pix)
	}
	k.strips++
	return k.strips == tileStrips
}

// make makes a tile at once.
func (s *sheet) make(at image.Point) *ebiten.Image {
	k := lack{sheet: s, at: at}
	for !k.advance() {
	}
	s.tiles[at] = k.img
	return k.img
}

// miss notes what is lacking.
func (n *inks) miss(s *sheet, at image.Point) {
	if !slices.ContainsFunc(n.lacks, func(k lack) bool { return k.sheet == s && k.at == at }) {
		n.lacks = append(n.lacks, lack{sheet: s, at: at})
	}
}

// await notes a drawing that is not here yet.
func (n *inks) await(id display.DrawingID) {
	if !slices.Contains(n.awaited, id) {
		n.awaited = append(n.awaited, id)
	}
}

// plate returns the plate of a drawing, nil if that is not here yet.
func (n *inks) plate(id display.DrawingID) *plate {
	p, ok := n.plates[id]
	if !ok {
		p = &plate{}
		var err error
		if p.drawing, err = theme.Drawing(id); errors.Is(err, assets.ErrAwaited) {
			return nil
		}
		if p.drawing != nil {
			p.draft()
		}
		n.plates[id] = p
	}
	return p
}

// draft makes the sketch.
func (p *plate) draft() {
	var all image.Rectangle
	for _, ink := range p.drawing.Inks {
		for _, f := range ink.Figures {
			b := f.Box
			all = all.Union(image.Rect(int(b.X*sketchScale)-1, int(b.Y*sketchScale)-1, int((b.X+b.W)*sketchScale)+2, int((b.Y+b.H)*sketchScale)+2))
		}
	}
	all = all.Intersect(image.Rect(-sketchPixels/2, -sketchPixels/2, sketchPixels/2, sketchPixels/2))
	if made := raster.Draw(p.drawing, raster.Transform{Scale: sketchScale}, all); made != nil {
		p.sketch, p.corner = ebiten.NewImageFromImage(made), all.Min
	}
}

// sheet returns the sheet of a scale, in device pixels, where letters can be read that are so
// many units high; those not used for longest go.
func (p *plate) sheet(scale, legible float64, frame int) *sheet {
	oldest := 0
	for i, s := range p.sheets {
		if s.scale == scale {
			s.used = frame
			return s
		}
		if s.used < p.sheets[oldest].used {
			oldest = i
		}
	}
	made := &sheet{scale: scale, drawing: p.drawing.Legible(legible), tiles: map[image.Point]*ebiten.Image{}, used: frame}
	if len(p.sheets) < keptSheets {
		p.sheets = append(p.sheets, made)
		return made
	}
	for _, img := range p.sheets[oldest].tiles {
		if img != nil {
			img.Deallocate()
		}
	}
	p.sheets[oldest] = made
	return made
}

// ink draws a drawing.
func (c *Canvas) ink(o *display.Op, scale float64) {
	dst := c.quads.now()
	p := c.inks.plate(o.Drawing)
	if p == nil {
		c.inks.await(o.Drawing)
		return
	}
	wanted := o.Scale * scale
	if p.drawing == nil || wanted <= 0 {
		return
	}
	origin := image.Pt(int(whole(o.X*scale)), int(whole(o.Y*scale)))
	moving := p.scale != wanted && p.scale != 0 && !c.atOnce
	c.inks.shifted = c.inks.shifted || p.origin != origin
	p.scale, p.origin = wanted, origin
	before := p.newest(wanted)
	if moving {
		c.inks.forgo()
		c.inks.moving = true
		p.standIn(dst, before, origin, wanted, dst.Bounds())
		return
	}
	s := p.sheet(wanted, widget.MinText/o.Scale, c.frame)
	seen := dst.Bounds().Sub(origin)
	for y := floor(seen.Min.Y); y < seen.Max.Y; y += tileSide {
		for x := floor(seen.Min.X); x < seen.Max.X; x += tileSide {
			at := image.Pt(x, y)
			part := image.Rectangle{at, at.Add(image.Pt(tileSide, tileSide))}
			img, ok := s.tiles[at]
			switch {
			case ok:
			case c.atOnce:
				img = s.make(at)
			default:
				c.inks.miss(s, at)
				p.standIn(dst, before, origin, wanted, part.Add(origin))
			}
			if img != nil {
				var d ebiten.DrawImageOptions
				d.GeoM.Translate(float64(origin.X+x), float64(origin.Y+y))
				dst.DrawImage(img, &d)
			}
		}
	}
	p.trim(s, c.quads.dst.Bounds().Sub(origin))
}

// sketch draws a drawing from its sketch.
func (c *Canvas) sketch(o *display.Op, scale float64) {
	dst := c.quads.now()
	p := c.inks.plate(o.Drawing)
	if p == nil {
		c.inks.await(o.Drawing)
		return
	}
	p.standIn(dst, nil, image.Pt(int(whole(o.X*scale)), int(whole(o.Y*scale))), o.Scale*scale, dst.Bounds())
}

// floor is the beginning of the tile in which a pixel lies.
func floor(v int) int {
	n := v / tileSide * tileSide
	if n > v {
		n -= tileSide
	}
	return n
}

// newest is the sheet of another scale that was drawn last.
func (p *plate) newest(scale float64) *sheet {
	var last *sheet
	for _, s := range p.sheets {
		if s.scale != scale && (last == nil || s.used > last.used) {
			last = s
		}
	}
	return last
}

// standIn draws a part of the drawing from a sheet of another scale where that
// has all of it, else from the sketch.
func (p *plate) standIn(dst *ebiten.Image, s *sheet, origin image.Point, scale float64, part image.Rectangle) {
	dst = dst.SubImage(part).(*ebiten.Image)
	place := func(img *ebiten.Image, at image.Point, stretch float64) {
		var d ebiten.DrawImageOptions
		d.GeoM.Translate(float64(at.X), float64(at.Y))
		d.GeoM.Scale(stretch, stretch)
		d.GeoM.Translate(float64(origin.X), float64(origin.Y))
		d.Filter = ebiten.FilterLinear
		dst.DrawImage(img, &d)
	}
	if s != nil {
		stretch := scale / s.scale
		seen := part.Intersect(dst.Bounds()).Sub(origin)
		low := image.Pt(floor(int(float64(seen.Min.X)/stretch)), floor(int(float64(seen.Min.Y)/stretch)))
		whole := true
		for pass := range 2 { // look, then draw
			for y := low.Y; float64(y)*stretch < float64(seen.Max.Y); y += tileSide {
				for x := low.X; float64(x)*stretch < float64(seen.Max.X); x += tileSide {
					img, ok := s.tiles[image.Pt(x, y)]
					whole = whole && ok
					if pass == 1 && img != nil {
						place(img, image.Pt(x, y), stretch)
					}
				}
			}
			if !whole {
				break
			}
		}
		if whole {
			return
		}
	}
	if p.sketch != nil {
		place(p.sketch, p.corner, scale/sketchScale)
	}
}

// trim drops the tiles far from what is seen, so that a walk over a large chart
// does not fill the memory.
func (p *plate) trim(s *sheet, seen image.Rectangle) {
	near := seen.Inset(-2 * tileSide)
	for at, img := range s.tiles {
		if !(image.Rectangle{at, at.Add(image.Pt(tileSide, tileSide))}).Overlaps(near) {
			if img != nil {
				img.Deallocate()
			}
			delete(s.tiles, at)
		}
	}
}
