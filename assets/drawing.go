package assets

import (
	"encoding/binary"
	"errors"
	"fmt"
	"image/color"
	"io/fs"
	"math"
	"slices"
)

// A Drawing is what is inked on a chart, as lines and shapes in board units: it
// can be drawn sharp at every scale. Drawings are immutable.
type Drawing struct{ Inks []Ink }

// An Ink is what is drawn in one go with one pen. Where its figures lie over
// each other they are no darker.
type Ink struct {
	Color   color.NRGBA
	Width   float64 // of the lines, zero for filled shapes
	Letters float64 // size of the letters that it writes or marks, zero for all else
	Figures []Figure
}

// Legible returns the drawing without letters that are smaller than least.
func (d *Drawing) Legible(least float64) *Drawing {
	tiny := func(ink Ink) bool { return ink.Letters > 0 && ink.Letters < least-1e-6 }
	if !slices.ContainsFunc(d.Inks, tiny) {
		return d
	}
	return &Drawing{Inks: slices.DeleteFunc(slices.Clone(d.Inks), tiny)}
}

// A Figure is a line or the rings of a shape, to be filled by the non-zero rule.
type Figure struct {
	Rings [][]Point
	Box   Rect // around the points
}

// NewFigure returns the figure of such rings.
func NewFigure(rings [][]Point) Figure {
	f := Figure{Rings: rings}
	x0, y0, x1, y1 := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for _, ring := range rings {
		for _, p := range ring {
			x0, y0, x1, y1 = min(x0, p.X), min(y0, p.Y), max(x1, p.X), max(y1, p.Y)
		}
	}
	if x0 <= x1 {
		f.Box = Rect{x0, y0, x1 - x0, y1 - y0}
	}
	return f
}

// A DrawingID names a drawing: InkRose, or what ChartInk returns.
type DrawingID uint8

// InkRose is a compass rose, a hundred in radius, around the origin.
const InkRose DrawingID = 0x7F

// HighContrast is added to the id of a drawing whose inks are to have the colours of
// the theme of that name; see theme.Drawing.
const HighContrast DrawingID = 0x80

// Plain is the id without HighContrast.
func (id DrawingID) Plain() DrawingID { return id &^ HighContrast }

// LoadDrawing reads a drawing. ErrAwaited says that it is not here yet, and wanted from now on.
func LoadDrawing(id DrawingID) (*Drawing, error) {
	var from fs.FS = files
	file := "map/rose.ink"
	if id != InkRose {
		if id == 0 || int(id) > len(charts) {
			return nil, fmt.Errorf("assets: no drawing %d", id)
		}
		game := charts[id-1]
		if from, file = chartFiles(game), "map/"+game+".ink"; from == nil {
			want(game)
			return nil, ErrAwaited
		}
	}
	data, err := fs.ReadFile(from, file)
	if err != nil {
		return nil, fmt.Errorf("assets: %w", err)
	}
	d, err := DecodeDrawing(data)
	if err != nil {
		return nil, fmt.Errorf("assets: %s: %w", file, err)
	}
	return d, nil
}

// The form of a drawing in a file: numbers in base 128. Of each ink the four
// bytes of its colour, its width, the size of its letters, its figures; of each figure its rings; of each
// ring its points as steps from the last one.
const grain = 32 // steps in a board unit

// Encode writes a drawing as DecodeDrawing reads it.
func (d *Drawing) Encode() []byte {
	data := binary.AppendUvarint(nil, uint64(len(d.Inks)))
	for _, ink := range d.Inks {
		data = append(data, ink.Color.R, ink.Color.G, ink.Color.B, ink.Color.A)
		data = binary.AppendUvarint(data, steps(ink.Width))
		data = binary.AppendUvarint(data, steps(ink.Letters))
		data = binary.AppendUvarint(data, uint64(len(ink.Figures)))
		for _, f := range ink.Figures {
			data = binary.AppendUvarint(data, uint64(len(f.Rings)))
			for _, ring := range f.Rings {
				data = binary.AppendUvarint(data, uint64(len(ring)))
				x, y := int64(0), int64(0)
				for _, p := range ring {
					nx, ny := int64(math.Round(p.X*grain)), int64(math.Round(p.Y*grain))
					data = binary.AppendVarint(data, nx-x)
					data = binary.AppendVarint(data, ny-y)
					x, y = nx, ny
				}
			}
		}
	}
	return data
}

func steps(v float64) uint64 { return uint64(math.Round(v * grain)) }

// DecodeDrawing reads what Encode has written.
func DecodeDrawing(data []byte) (*Drawing, error) {
	r := inkReader{data: data}
	d := &Drawing{Inks: make([]Ink, r.count())}
	for i := range d.Inks {
		ink := &d.Inks[i]
		ink.Color = color.NRGBA{r.byte(), r.byte(), r.byte(), r.byte()}
		ink.Width = float64(r.unsigned()) / grain
		ink.Letters = float64(r.unsigned()) / grain
		ink.Figures = make([]Figure, r.count())
		for k := range ink.Figures {
			rings := make([][]Point, r.count())
			for n := range rings {
				rings[n] = make([]Point, r.count())
				x, y := int64(0), int64(0)
				for m := range rings[n] {
					x, y = x+r.signed(), y+r.signed()
					rings[n][m] = Point{float64(x) / grain, float64(y) / grain}
				}
			}
			ink.Figures[k] = NewFigure(rings)
		}
	}
	if r.bad || len(r.data) > 0 {
		return nil, errors.New("not a drawing")
	}
	return d, nil
}

// An inkReader reads numbers; after the first that is none, all are zero.
type inkReader struct {
	data []byte
	bad  bool
}

// take passes over n bytes, of which n < 1 says that there was no number.
func (r *inkReader) take(n int) bool {
	if n < 1 || n > len(r.data) {
		r.data, r.bad = nil, true
		return false
	}
	r.data = r.data[n:]
	return true
}

func (r *inkReader) byte() byte {
	if len(r.data) == 0 {
		r.bad = true
		return 0
	}
	b := r.data[0]
	r.take(1)
	return b
}

func (r *inkReader) unsigned() uint64 {
	v, n := binary.Uvarint(r.data)
	if !r.take(n) {
		return 0
	}
	return v
}

func (r *inkReader) signed() int64 {
	v, n := binary.Varint(r.data)
	if !r.take(n) {
		return 0
	}
	return v
}

// count is how many things follow, each of at least a byte.
func (r *inkReader) count() int {
	n := r.unsigned()
	if n > uint64(len(r.data)) {
		r.data, r.bad = nil, true
		return 0
	}
	return int(n)
}
