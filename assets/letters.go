package assets

import (
	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// Letters returns the outlines of a line of text from the origin of its
// baseline, curves flattened, to be filled by the non-zero rule, and its width.
// Letters that the font lacks are left out.
func Letters(id FontID, text string, size float64) (rings [][]Point, width float64) {
	f := Font(id)
	ppem := fixed.Int26_6(size * 64)
	var buf sfnt.Buffer
	last := sfnt.GlyphIndex(0)
	for _, r := range text {
		g, err := f.GlyphIndex(&buf, r)
		if err != nil || g == 0 {
			continue
		}
		if last != 0 {
			if k, err := f.Kern(&buf, last, g, ppem, font.HintingNone); err == nil {
				width += float64(k) / 64
			}
		}
		last = g
		segments, err := f.LoadGlyph(&buf, g, ppem, nil)
		if err != nil {
			continue
		}
		rings = append(rings, outline(segments, width)...)
		if advance, err := f.GlyphAdvance(&buf, g, ppem, font.HintingNone); err == nil {
			width += float64(advance) / 64
		}
	}
	return rings, width
}

// outline flattens the curves of a glyph.
func outline(segments sfnt.Segments, dx float64) [][]Point {
	var rings [][]Point
	at := func(p fixed.Point26_6) Point { return Point{X: float64(p.X)/64 + dx, Y: float64(p.Y) / 64} }
	for _, s := range segments {
		end := len(rings) - 1
		switch s.Op {
		case sfnt.SegmentOpMoveTo:
			rings = append(rings, []Point{at(s.Args[0])})
		case sfnt.SegmentOpLineTo:
			rings[end] = append(rings[end], at(s.Args[0]))
		case sfnt.SegmentOpQuadTo:
			a := rings[end][len(rings[end])-1]
			b, c := at(s.Args[0]), at(s.Args[1])
			for i := 1; i <= 6; i++ {
				t := float64(i) / 6
				u := 1 - t
				rings[end] = append(rings[end], Point{u*u*a.X + 2*u*t*b.X + t*t*c.X, u*u*a.Y + 2*u*t*b.Y + t*t*c.Y})
			}
		case sfnt.SegmentOpCubeTo:
			a := rings[end][len(rings[end])-1]
			b, c, d := at(s.Args[0]), at(s.Args[1]), at(s.Args[2])
			for i := 1; i <= 8; i++ {
				t := float64(i) / 8
				u := 1 - t
				rings[end] = append(rings[end], Point{
					u*u*u*a.X + 3*u*u*t*b.X + 3*u*t*t*c.X + t*t*t*d.X,
					u*u*u*a.Y + 3*u*u*t*b.Y + 3*u*t*t*c.Y + t*t*t*d.Y})
			}
		}
	}
	return rings
}
