package mediterranee

import (
	"math"
	"sync"

	"serenissima/render/display"
)

// Where ships can lie, in board units.
const (
	step       = 12.0 // between the places that are tried
	portRadius = 16.0 // of the mark of a port
	outside    = 1.6  // how much it matters that they leave their zone, see cover
	sharing    = 30.0 // how much it matters that ships lie over each other, see cover
)

// A water is a zone with what ships can lie over there.
type water struct {
	places []display.Point // that are tried, row by row
	sea    []bool          // which of them lie in the zone
	row    int             // places in a row
	about  []cover         // what lies in it and around it
}

// A cover is a box that ships should not lie over, and how much it matters.
type cover struct {
	box    display.Rect
	weight float64
}

// waters are those of all zones.
var waters = sync.OnceValue(func() []water {
	made := make([]water, len(charted().Zones))
	for z := 1; z < len(made); z++ {
		x, zone, box := water{}, charted().Zones[z], display.Rect{}
		for _, at := range zone.Rings[0] {
			box = box.Union(display.Rect{X: at.X, Y: at.Y, W: 1, H: 1})
		}
		near := box.Inset(-2 * widths[1])
		add := func(r display.Rect, weight float64) {
			if !near.Intersect(r).Empty() {
				x.about = append(x.about, cover{r, weight})
			}
		}
		add(seats, 24)
		for _, p := range charted().Ports[1:] {
			add(display.Rect(p.Plaque), 64)
			add(display.Rect{X: p.At.X - portRadius, Y: p.At.Y - portRadius, W: 2 * portRadius, H: 2 * portRadius}, 64)
		}
		for _, name := range kept() {
			add(name, 48)
		}
		for y := box.Y; y < box.Y+box.H; y += step {
			for at := (display.Point{X: box.X, Y: y}); at.X < box.X+box.W; at.X += step {
				x.places, x.sea = append(x.places, at), append(x.sea, zone.Contains(at))
			}
			if x.row == 0 {
				x.row = len(x.places)
			}
		}
		made[z] = x
	}
	return made
})

// cost is how much a box of ships covers of other things, in square board units; what of it lies outside
// the zone counts least. It need not be right where it is more than enough.
func (w *water) cost(box display.Rect, enough float64) (sum float64) {
	sum = outside * w.beyond(box)
	for _, x := range w.about {
		if sum >= enough {
			break
		}
		sum += x.weight * area(box.Intersect(x.box))
	}
	return sum
}

// beyond is how much of a box does not lie in the zone, in square board units, told from nine of its
// points.
func (w *water) beyond(box display.Rect) (sum float64) {
	for _, x := range [...]float64{0, 0.5, 1} {
		for _, y := range [...]float64{0, 0.5, 1} {
			if !w.has(display.Point{X: box.X + x*box.W, Y: box.Y + y*box.H}) {
				sum += area(box) / 9
			}
		}
	}
	return sum
}

// has reports whether the place that is nearest to a point lies in the zone.
func (w *water) has(at display.Point) bool {
	first := w.places[0]
	x, y := int(math.Round((at.X-first.X)/step)), int(math.Round((at.Y-first.Y)/step))
	return x >= 0 && x < w.row && y >= 0 && y*w.row < len(w.sea) && w.sea[y*w.row+x]
}
