package display

import (
	"strings"

	"golang.org/x/image/font"
	"golang.org/x/image/math/fixed"

	"serenissima/assets"
)

// Measure returns the width of a line of text in logical pixels, kerning
// included, as the canvas draws it at scale one.
func Measure(text string, f FontID, size float64) float64 {
	if len(text) > longLine {
		return measure(text, f, size)
	}
	key := line{text, f, size}
	w, ok := widths[key]
	if !ok {
		if len(widths) >= mostWidths {
			clear(widths)
		}
		w = measure(text, f, size)
		widths[key] = w
	}
	return w
}

func measure(text string, f FontID, size float64) float64 {
	return logical(font.MeasureString(assets.Face(f, size), text))
}

// logical is a width of the font in logical pixels.
func logical(width fixed.Int26_6) float64 { return float64(width) / 64 }

// longLine is the number of bytes above which the width of a line is not remembered.
const longLine = 512

// Fits reports whether a line of text is no wider than width. A line that is far too
// long is not measured to its end.
func Fits(text string, f FontID, size, width float64) bool {
	if len(text) <= longLine {
		return Measure(text, f, size) <= width
	}
	face, sum, before := assets.Face(f, size), fixed.Int26_6(0), rune(-1)
	for _, r := range text {
		sum += step(face, before, r)
		if logical(sum) > width+size { // letters do not move back so far
			return false
		}
		before = r
	}
	return logical(sum) <= width
}

// Shorten returns text, or as much of it with an ellipsis as is no wider than width. It goes over the text once, as far as it can be seen.
func Shorten(text string, f FontID, size, width float64) string {
	if Fits(text, f, size, width) {
		return text
	}
	const mark = '…'
	face, sum, before := assets.Face(f, size), fixed.Int26_6(0), rune(-1)
	end := 0
	for i, r := range text {
		if i > 0 && logical(sum+step(face, before, mark)) <= width {
			end = i
		}
		if logical(sum) > width+size {
			break
		}
		sum += step(face, before, r)
		before = r
	}
	return text[:end] + string(mark)
}

// step is by how much a letter behind another one, -1 for none, makes a line longer.
func step(face font.Face, before, r rune) fixed.Int26_6 {
	width, _ := face.GlyphAdvance(r)
	if before >= 0 {
		width += face.Kern(before, r)
	}
	return width
}

// A line is a text in one font and size. A picture is made of the same few
// hundred again and again, so their widths are remembered; like the faces they
// belong to one goroutine.
type line struct {
	text string
	font FontID
	size float64
}

const mostWidths = 8192

var widths = map[line]float64{}

// Ascent is the height of capitals above the baseline, about the same for all
// fonts of the game.
func Ascent(size float64) float64 { return 0.68 * size }

// LineHeight is the usual distance between baselines.
func LineHeight(size float64) float64 { return 1.28 * size }

// Wrap breaks text into lines that are no wider than width, at spaces that are not
// there to hold words together; a single longer word stands alone. A number stands on
// the line of the word before it. A line feed in the text breaks too. The lines belong to Wrap.
func Wrap(text string, f FontID, size, width float64) []string {
	key := paragraph{line{text, f, size}, width}
	lines, ok := wrapped[key]
	if !ok {
		if len(wrapped) >= mostWrapped {
			clear(wrapped)
		}
		lines = wrap(text, f, size, width)
		wrapped[key] = lines
	}
	return lines
}

// A paragraph is a text that is broken at a width; like widths, what has been
// broken is remembered.
type paragraph struct {
	line
	width float64
}

const mostWrapped = 1024

var wrapped = map[paragraph][]string{}

func wrap(text string, f FontID, size, width float64) []string {
	var lines []string
	for _, paragraph := range strings.Split(text, "\n") {
		line := ""
		for _, word := range withNumbers(strings.FieldsFunc(paragraph, breaks), f, size, width) {
			longer := word
			if line != "" {
				longer = line + " " + word
			}
			if line != "" && !Fits(longer, f, size, width) {
				lines = append(lines, line)
				longer = word
			}
			line = longer
		}
		lines = append(lines, line)
	}
	return lines
}

// withNumbers joins each number to the word before it, such as that of a galley, if there
// is room for both on a line.
func withNumbers(words []string, f FontID, size, width float64) (list []string) {
	for _, word := range words {
		if n := len(list) - 1; n >= 0 && word[0] >= '0' && word[0] <= '9' {
			if both := list[n] + " " + word; Fits(both, f, size, width) {
				list[n] = both
				continue
			}
		}
		list = append(list, word)
	}
	return list
}

// breaks reports whether a line may be broken at a space.
func breaks(r rune) bool { return r == ' ' || r == '\t' }
