package canvas

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"serenissima/assets"
	"serenissima/render/op"
	"serenissima/render/raster"
)

// Drawings are cut into square tiles, each made when it is first seen. So that
// no frame takes long, one makes only one, and none while the scale changes:
// for those that are missing a sketch, or what was there at another scale,
// stands in.
const (
	tileSide     = 512  // device pixels
	tilesAFrame  = 1    // that are made
	keptSheets   = 3    // of each drawing, besides the sketch
	sketchScale  = 0.5  // device pixels per unit of the drawing
	sketchPixels = 4096 // longest side
)

// A sheet is what has been made of a drawing at one scale.
type sheet struct {
	scale float64
	tiles map[image.Point]*ebiten.Image // nil where nothing is inked
	used  int                           // the frame that drew it last
}

// A plate is a drawing and what has been made of it.
type plate struct {
	drawing *assets.Drawing // nil if it cannot be read
	sketch  *ebiten.Image   // all of it, small
	corner  image.Point     // of the sketch
	sheets  []*sheet
	scale   float64 // when it was drawn last
}

// inks keeps the plates.
type inks struct {
	plates     map[op.DrawingID]*plate
	unfinished bool // something stood in during the last frame
}

// Unfinished reports whether drawing the same list again shows more.
func (c *Canvas) Unfinished() bool { return c.inks.unfinished }

// plate returns the plate of a drawing.
func (n *inks) plate(id op.DrawingID) *plate {
	p, ok := n.plates[id]
	if !ok {
		p = &plate{}
		p.drawing, _ = assets.LoadDrawing(id)
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
	p.sketch, p.corner = tile(p.drawing, sketchScale, all), all.Min
}

// tile makes an image of a part of a drawing, nil if nothing is inked there.
func tile(d *assets.Drawing, scale float64, part image.Rectangle) *ebiten.Image {
	made := raster.Draw(d, raster.Transform{Scale: scale}, part)
	if made == nil {
		return nil
	}
	img := ebiten.NewImage(part.Dx(), part.Dy())
	img.WritePixels(made.Pix)
	return img
}

// sheet returns the sheet of a scale; those not used for longest go.
func (p *plate) sheet(scale float64, frame int) *sheet {
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
	made := &sheet{scale: scale, tiles: map[image.Point]*ebiten.Image{}, used: frame}
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
func (c *Canvas) ink(o *op.Op, scale float64) {
	dst := c.quads.now()
	p := c.inks.plate(o.Drawing)
	wanted := o.Scale * scale
	if p.drawing == nil || wanted <= 0 {
		return
	}
	moving := p.scale != wanted && p.scale != 0
	p.scale = wanted
	before := p.newest(wanted)
	origin := image.Pt(int(whole(o.X*scale)), int(whole(o.Y*scale)))
	if moving {
		c.inks.unfinished = true
		p.standIn(dst, before, origin, wanted, dst.Bounds())
		return
	}
	s := p.sheet(wanted, c.frame)
	left := tilesAFrame
	seen := dst.Bounds().Sub(origin)
	for y := floor(seen.Min.Y); y < seen.Max.Y; y += tileSide {
		for x := floor(seen.Min.X); x < seen.Max.X; x += tileSide {
			at := image.Pt(x, y)
			part := image.Rectangle{at, at.Add(image.Pt(tileSide, tileSide))}
			img, ok := s.tiles[at]
			if !ok && left > 0 {
				img, ok = tile(p.drawing, wanted, part), true
				s.tiles[at] = img
				left--
			}
			if !ok {
				c.inks.unfinished = true
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
