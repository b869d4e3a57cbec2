package mediterranee

import (
	_ "embed"
	"encoding/json"
	"sync"

	"serenissima/assets"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/table/kit"
)

// discRadius is that of the disc with the moves to a zone, in board units.
const discRadius = 19

// discSizes are the radii for which places of discs are kept, in board units: from afar discs are
// larger than the chart around them, so that their numbers can be read.
var discSizes = [...]float64{discRadius, 25, 34, 45, 60, 80}

//go:embed discs.json
var discsJSON []byte

// discPlaces are where the discs of the zones lie on the chart, by size and zone: each in its zone
// and near its name, where it covers least of other discs, ports, names and first ships. A test
// finds them anew: go test -update writes them when the chart has changed.
var discPlaces = sync.OnceValue(func() (made [len(discSizes)][]display.Point) {
	var byID map[string][len(discSizes)]assets.Point
	if err := json.Unmarshal(discsJSON, &byID); err != nil {
		panic(err)
	}
	for size := range made {
		made[size] = make([]display.Point, len(charted().Shapes))
		for z, shape := range charted().Shapes {
			made[size][z] = display.Point(byID[shape.ID][size])
		}
	}
	return made
})

// radiusOfDiscs is that of discs in the window.
func radiusOfDiscs(v *table.View) float64 { return kit.DiscRadius(v.Units(discRadius)) }

// discAt is where the disc of a zone is in the window.
func discAt(v *table.View, z int) display.Point {
	size, radius := 0, radiusOfDiscs(v)/v.Units(1)
	for size < len(discSizes)-1 && discSizes[size] < radius-0.01 {
		size++
	}
	at := discPlaces()[size][z]
	return v.At(at.X, at.Y)
}
