package raster

import (
	"image"
	"image/color"
	"math"

	"golang.org/x/image/vector"

	"serenissima/assets"
	"serenissima/render/display"
)

// Draw returns a part of a drawing, in pixels that are multiplied by their alpha;
// nil if there is nothing to see.
func Draw(d *assets.Drawing, t Transform, part image.Rectangle) *image.RGBA {
	var img *image.RGBA
	mask := image.NewAlpha(part)
	var z vector.Rasterizer
	for i := range d.Inks {
		ink := &d.Inks[i]
		half := ink.Width * t.Scale / 2
		touched := image.Rectangle{}
		for k := range ink.Figures {
			f := &ink.Figures[k]
			box := cover(f.Box, t, half+1).Intersect(part)
			if box.Empty() {
				continue
			}
			touched = touched.Union(box)
			if ink.Width == 0 {
				fillInto(mask, &z, f.Rings, t, box)
				continue
			}
			for _, ring := range f.Rings {
				trace(mask, ring, t, half)
			}
		}
		if touched.Empty() {
			continue
		}
		if img == nil {
			img = image.NewRGBA(part)
		}
		lay(img, mask, touched, ink.Color)
	}
	return img
}

// Within returns a drawing with those figures that can be seen in a part of it, in pixels: to draw
// it strip by strip takes no look at the others.
func Within(d *assets.Drawing, t Transform, part image.Rectangle) *assets.Drawing {
	near := &assets.Drawing{}
	for _, ink := range d.Inks {
		half := ink.Width * t.Scale / 2
		var figures []assets.Figure
		for i := range ink.Figures {
			if cover(ink.Figures[i].Box, t, half+1).Overlaps(part) {
				figures = append(figures, ink.Figures[i])
			}
		}
		if figures != nil {
			ink.Figures = figures
			near.Inks = append(near.Inks, ink)
		}
	}
	return near
}

// trace draws a line with round ends of radius r. Points nearer to each other
// than can be seen are passed over.
func trace(mask *image.Alpha, line []assets.Point, t Transform, r float64) {
	const near = 0.7 // pixels
	top, bottom := float64(mask.Rect.Min.Y), float64(mask.Rect.Max.Y)
	from := t.Apply(display.Point(line[0]))
	for i, p := range line[1:] {
		to := t.Apply(display.Point(p))
		if math.Abs(to.X-from.X)+math.Abs(to.Y-from.Y) < near && i+2 < len(line) {
			continue
		}
		if max(from.Y, to.Y)+r+1 >= top && min(from.Y, to.Y)-r-1 <= bottom {
			segment(mask, from, to, r)
		}
		from = to
	}
}

// cover is the pixels of a box grown by a margin; the transform does not turn.
func cover(b assets.Rect, t Transform, margin float64) image.Rectangle {
	low, high := t.Apply(display.Point{X: b.X, Y: b.Y}), t.Apply(display.Point{X: b.X + b.W, Y: b.Y + b.H})
	return image.Rect(int(math.Floor(low.X-margin)), int(math.Floor(low.Y-margin)), int(math.Ceil(high.X+margin)), int(math.Ceil(high.Y+margin)))
}

// fillInto adds the inside of rings to a mask, within a box.
func fillInto(mask *image.Alpha, z *vector.Rasterizer, rings [][]assets.Point, t Transform, box image.Rectangle) {
	z.Reset(box.Dx(), box.Dy())
	enclose(z, rings, t, box.Min)
	z.Draw(mask, box, image.Opaque, image.Point{})
}

// lay puts an ink on an image through a part of the mask, which it clears.
func lay(img *image.RGBA, mask *image.Alpha, part image.Rectangle, c color.NRGBA) {
	for y := part.Min.Y; y < part.Max.Y; y++ {
		row := mask.Pix[mask.PixOffset(part.Min.X, y):][:part.Dx()]
		pix := img.Pix[img.PixOffset(part.Min.X, y):]
		for x, m := range row {
			if m == 0 {
				continue
			}
			row[x] = 0
			a := uint32(m) * uint32(c.A) / 255
			p := pix[4*x : 4*x+4 : 4*x+4]
			for k, v := range [4]uint32{uint32(c.R), uint32(c.G), uint32(c.B), 255} {
				p[k] = uint8((v*a + uint32(p[k])*(255-a) + 127) / 255)
			}
		}
	}
}
