package serenissima

import (
	"math"

	"serenissima/game"
	rules "serenissima/game/serenissima"
	"serenissima/render/display"
	"serenissima/render/table"
)

// The disc with the moves to a zone, in board units.
const (
	discRadius = 19
	discAbove  = 30 // the middle of the name, where it is best
)

// disc is where the disc of a zone is on the screen.
func disc(v *table.View, zone game.Ref) display.Point {
	roads := anchoragesOf(v)
	return discAt(v, int(zone.ID), roads.names[zone.ID], &roads.ships)
}

// landfall is where a way to a zone ends that the active galley takes: where she will lie, if that
// is shown, else at the disc.
func landfall(v *table.View, s *rules.State, zone game.Ref) display.Point {
	if then, ok := v.Planned.(*rules.State); ok && then.Galleys[s.Active].Zone == rules.ZoneID(zone.ID) {
		if at, ok := v.Roads[game.Ship(s.Active)]; ok {
			return at.Center()
		}
	}
	return disc(v, zone)
}

// discAt is where the disc of a zone is on the screen: above its name if that
// hides neither a port nor a galley, else below or beside it.
func discAt(v *table.View, z int, name display.Point, ships *fleet) display.Point {
	beside := nameBox(z, name).W/2 + discRadius + 6
	best, least := display.Point{}, math.Inf(1)
	for _, off := range [...]display.Point{{Y: -discAbove}, {Y: discAbove}, {X: -beside}, {X: beside}} {
		at := display.Point{X: name.X + off.X, Y: name.Y + off.Y}
		box := display.Rect{X: at.X - discRadius, Y: at.Y - discRadius, W: 2 * discRadius, H: 2 * discRadius}
		if cost := ships.hides(box) + inTheWay(z, at, box); cost < least {
			best, least = at, cost
		}
	}
	return v.At(best.X, best.Y)
}

// inTheWay is how bad it would be to cover a part of the chart, as square units
// of a galley.
func inTheWay(z int, at display.Point, box display.Rect) (cost float64) {
	const port, ashore = 900, 400
	for _, p := range charted().Ports[1:] {
		if dist(at, display.Point(p.At)) < discRadius+12 {
			cost += port
		}
		if c := box.Intersect(display.Rect(p.Plaque)); !c.Empty() {
			cost += c.W * c.H
		}
	}
	if !charted().Zones[z].Contains(at) {
		cost += ashore
	}
	return cost
}
