package serenissima

import (
	"math"
	"math/rand/v2"
	"sync"

	rules "serenissima/game/serenissima"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/table/chart"
)

// waves are the same every time: a few in each zone, clear of
// the land, of what is written there and of the places of ships.
var waves = sync.OnceValue(func() (made []table.Wave) {
	const few, tries, apart = 4, 80, 60
	chance := rand.New(rand.NewPCG(1, 2))
	c := charted()
	for z := 1; z < len(c.Zones); z++ {
		lo, hi := display.Point{X: math.Inf(1), Y: math.Inf(1)}, display.Point{X: math.Inf(-1), Y: math.Inf(-1)}
		for _, q := range c.Zones[z].Rings[0] {
			lo = display.Point{X: min(lo.X, q.X), Y: min(lo.Y, q.Y)}
			hi = display.Point{X: max(hi.X, q.X), Y: max(hi.Y, q.Y)}
		}
		var here []display.Point
		for i := 0; i < tries && len(here) < few; i++ {
			at := display.Point{X: lo.X + (hi.X-lo.X)*chance.Float64(), Y: lo.Y + (hi.Y-lo.Y)*chance.Float64()}
			free := openSea(z, at)
			for _, other := range here {
				free = free && dist(at, other) >= apart
			}
			if free {
				here = append(here, at)
				made = append(made, table.Wave{At: at, Begin: chance.IntN(chart.StirSteps)})
			}
		}
	}
	return made
})

// openSea reports whether nothing is in the way of a wave of a zone.
func openSea(z int, at display.Point) bool {
	c := charted()
	const wide, high = 26, 16
	box := display.Rect{X: at.X - wide, Y: at.Y - high, W: 2 * wide, H: 2 * high}
	for _, q := range []display.Point{at, {X: box.X, Y: at.Y}, {X: box.X + box.W, Y: at.Y}, {X: at.X, Y: box.Y}, {X: at.X, Y: box.Y + box.H}} {
		if !c.Zones[z].Contains(q) {
			return false
		}
	}
	clear := nameBox(z, display.Point(c.Shapes[z].Label)).Intersect(box).Empty()
	for i := range berths()[z].At {
		clear = clear && dist(at, berthAt(rules.ZoneID(z), i)) > 0.6*berthWidth
	}
	for _, p := range c.Ports[1:] {
		clear = clear && box.Intersect(display.Rect(p.Plaque)).Empty() && dist(at, display.Point(p.At)) > 2*wide
	}
	return clear
}
