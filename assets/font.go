package assets

import (
	"fmt"
	"image"
	"math"

	"golang.org/x/image/font"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/math/fixed"
)

// A FontID names one of the fonts.
type FontID uint8

// The fonts.
const (
	Sans      FontID = iota + 1 // text and digits
	SansBold                    // emphasis, digits on pieces
	SansSmall                   // the same letters at 500, for small sizes
	Italic                      // sea names, asides
	Caps                        // headings, buttons, port names
	Title                       // the name of the game
	numFonts
)

var fontFiles = [numFonts]string{
	Sans:      "font/alegreya-sans-400-normal.ttf",
	SansBold:  "font/alegreya-sans-700-normal.ttf",
	SansSmall: "font/alegreya-sans-500-normal.ttf",
	Italic:    "font/alegreya-500-italic.ttf",
	Caps:      "font/alegreya-sc-700-normal.ttf",
	Title:     "font/serenissima-uncial-400-normal.ttf",
}

// Fonts and faces are made once and kept; the game draws from one goroutine.
var (
	fonts [numFonts]*opentype.Font
	faces = map[faceKey]*face{}
)

type faceKey struct {
	id   FontID
	size int // in quarters of a pixel
}

// Font returns the outlines of a font.
func Font(id FontID) *opentype.Font {
	if fonts[id] == nil {
		data, err := files.ReadFile(fontFiles[id])
		if err == nil {
			fonts[id], err = opentype.Parse(data)
		}
		if err != nil {
			panic(fmt.Sprintf("assets: %s: %v", fontFiles[id], err)) // embedded: a test reads them all
		}
	}
	return fonts[id]
}

// Face returns a font at a size in pixels, rounded to quarters. It must not be
// used by two goroutines at once.
func Face(id FontID, size float64) font.Face {
	key := faceKey{id, max(4, int(math.Round(size*4)))}
	f, ok := faces[key]
	if !ok {
		made, err := opentype.NewFace(Font(id), &opentype.FaceOptions{Size: float64(key.size) / 4, DPI: 72, Hinting: font.HintingNone})
		if err != nil {
			panic(fmt.Sprintf("assets: %s: %v", fontFiles[id], err))
		}
		f = &face{made, map[rune]advance{}, map[[2]rune]fixed.Int26_6{}}
		faces[key] = f
	}
	return f
}

// A face remembers widths: every frame measures its texts again, and looking
// them up in the tables of the font takes four times as long.
type face struct {
	font.Face
	advances map[rune]advance
	kerns    map[[2]rune]fixed.Int26_6
}

type advance struct {
	width fixed.Int26_6
	ok    bool
}

// narrowSpace holds words together with the signs that French sets apart from
// them; the fonts draw it as another space of the same width.
const narrowSpace, thinSpace = '\u202f', '\u2009'

// drawn is the letter that is drawn for a letter.
func drawn(r rune) rune {
	if r == narrowSpace {
		return thinSpace
	}
	return r
}

// Glyph implements font.Face.
func (f *face) Glyph(dot fixed.Point26_6, r rune) (image.Rectangle, image.Image, image.Point, fixed.Int26_6, bool) {
	return f.Face.Glyph(dot, drawn(r))
}

func (f *face) GlyphAdvance(r rune) (fixed.Int26_6, bool) {
	a, ok := f.advances[r]
	if !ok {
		a.width, a.ok = f.Face.GlyphAdvance(drawn(r))
		f.advances[r] = a
	}
	return a.width, a.ok
}

func (f *face) Kern(r0, r1 rune) fixed.Int26_6 {
	k, ok := f.kerns[[2]rune{r0, r1}]
	if !ok {
		k = f.Face.Kern(drawn(r0), drawn(r1))
		f.kerns[[2]rune{r0, r1}] = k
	}
	return k
}
