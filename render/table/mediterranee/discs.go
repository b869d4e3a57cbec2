package mediterranee

import (
	"math"
	"sync"

	"serenissima/render/op"
	"serenissima/render/table"
	"serenissima/render/table/pieces"
)

// The disc with the moves to a zone, in board units.
const (
	discRadius = 19
	discAbove  = 32 // the middle of the name, where it lies if nothing is there
	discStep   = 4  // by which radii differ for which discs are placed anew
	hiding     = 6  // how much it matters that it lies over the first ship of a zone, see cover
	astray     = 20 // how much it matters that it lies a board unit farther from there, see cover
)

// radiusOfDiscs is that of discs in the window. From afar they are larger than the chart around them,
// so that their numbers can be read.
func radiusOfDiscs(v *table.View) float64 { return pieces.DiscRadius(v.Units(discRadius)) }

// discAt is where the disc of a zone is in the window.
func discAt(v *table.View, z int) op.Point {
	at := discPlaces(radiusOfDiscs(v) / v.Units(1))[z]
	return v.At(at.X, at.Y)
}

// placedDiscs are the places of discs by their radii, in steps.
var placedDiscs sync.Map

// discPlaces are where the discs of all zones lie that have a radius in board units: each in its
// zone and near its name, where it covers least of other discs, ports, names and first ships.
func discPlaces(radius float64) []op.Point {
	step := int(math.Ceil((radius - discRadius) / discStep))
	if made, ok := placedDiscs.Load(step); ok {
		return made.([]op.Point)
	}
	radius = discRadius + float64(step)*discStep
	box := func(at op.Point) op.Rect {
		return op.Rect{X: at.X - radius, Y: at.Y - radius, W: 2 * radius, H: 2 * radius}
	}
	places := make([]op.Point, len(charted().Zones))
	for round := range rounds { // those placed first may find a better place beside the others
		for z := 1; z < len(places); z++ {
			label := charted().Shapes[z].Label
			usual, least := op.Point{X: label.X, Y: label.Y - discAbove}, math.Inf(1)
			for i, at := range append([]op.Point{usual}, waters()[z].places...) {
				if i == 0 && !charted().Zones[z].Contains(at) || i > 0 && !waters()[z].sea[i-1] {
					continue
				}
				r := box(at)
				cost := astray * math.Hypot(at.X-usual.X, at.Y-usual.Y)
				for y := 1; y < len(places); y++ {
					ship := berths()[y][0]
					cost += hiding * area(r.Intersect(shipBox(ship, widths[1]).Union(box(ship))))
					if y != z && (y < z || round > 0) {
						cost += sharing * area(r.Intersect(box(places[y])))
					}
				}
				if cost < least {
					cost += waters()[z].cost(r, least-cost)
				}
				if cost < least {
					least, places[z] = cost, at
				}
			}
		}
	}
	placedDiscs.Store(step, places)
	return places
}
