package op

import (
	"strings"

	"golang.org/x/image/font"

	"serenissima/assets"
)

// Measure returns the width of a line of text in logical pixels, kerning
// included, as the canvas draws it at scale one.
func Measure(text string, f FontID, size float64) float64 {
	key := line{text, f, size}
	w, ok := widths[key]
	if !ok {
		if len(widths) >= mostWidths {
			clear(widths)
		}
		w = float64(font.MeasureString(assets.Face(f, size), text)) / 64
		widths[key] = w
	}
	return w
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
// there to hold words together; a single longer word stands alone. A line feed in
// the text breaks too. The lines belong to Wrap.
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
		for _, word := range strings.FieldsFunc(paragraph, breaks) {
			longer := word
			if line != "" {
				longer = line + " " + word
			}
			if line != "" && Measure(longer, f, size) > width {
				lines = append(lines, line)
				longer = word
			}
			line = longer
		}
		lines = append(lines, line)
	}
	return lines
}

// breaks reports whether a line may be broken at a space.
func breaks(r rune) bool { return r == ' ' || r == '\t' }
