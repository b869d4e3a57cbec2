package goldenhorn

import (
	"math"

	rules "serenissima/game/goldenhorn"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
)

// offStations moves what is shown above a ship to the side, into the open, to where it covers least
// of the signs of the course.
func offStations(v *table.View, above display.Rect) (best display.Rect) {
	st, playing := v.State.(*rules.State)
	if !playing { // a picture of the book of rules
		return above
	}
	least := math.Inf(1)
	for _, share := range [...]float64{0, -0.25, 0.25, -0.5, 0.5, -0.75, 0.75} {
		r := above
		r.X += share * r.W
		r = inTheOpen(v, r)
		covered := 0.0
		for p := rules.Place(1); p < st.Last; p++ {
			if x := signBox(v, st, p).Intersect(r); st.AtSea(p) && !x.Empty() {
				covered += x.W * x.H
			}
		}
		if covered < least {
			best, least = r, covered
		}
	}
	return best
}

// signBox is where the sign of a space is.
func signBox(v *table.View, st *rules.State, p rules.Place) display.Rect {
	q := stationAt(st, p)
	at := v.At(q.X, q.Y)
	return display.Rect{X: at.X, Y: at.Y}.Inset(-0.7 * v.Units(radiusOf(v, st)))
}

// inTheOpen moves what is shown beside a ship or a space to where neither a panel nor a plaque
// covers it or is covered by it.
func inTheOpen(v *table.View, r display.Rect) display.Rect {
	st, playing := v.State.(*rules.State)
	if !playing { // a picture of the book of rules
		return r
	}
	f := &v.Frame
	if st.Expansion {
		for t := rules.TerritoryID(1); t <= rules.MaxTerritories; t++ {
			r = besidePlaque(plaqueRect(v, t).Inset(-2), r)
		}
	}
	bottom := f.Board.Y + f.Board.H
	if f.Shape == layout.Small {
		bottom = min(bottom, f.Bar.Y)
	}
	r.Y = max(f.Board.Y+2, min(r.Y, bottom-r.H-1))
	if f.Shape == layout.Small {
		r = westOf(f.Panels[handPanel], r, 0)
	}
	r = westOf(seatsRect(v), r, 0)
	r = westOf(quayRect(v, rules.Constantinople), r, 0)
	for _, panel := range [...]display.Rect{f.Panels[turnPanel], quayRect(v, rules.Venice)} {
		if !panel.Intersect(r).Empty() {
			r.X = panel.X + panel.W + 2
		}
	}
	r.X = max(f.Board.X+2, min(r.X, f.Board.X+f.Board.W-r.W-2))
	if f.Shape == layout.Tall && !f.Skip.Intersect(r).Empty() {
		r.Y = f.Skip.Y + f.Skip.H + 1
	}
	for t := rules.TerritoryID(1); st.Expansion && t <= rules.MaxTerritories; t++ {
		if plaque := plaqueRect(v, t).Inset(-2); !plaque.Intersect(r).Empty() { // there is no room beside it
			if r.Y = plaque.Y - r.H; r.Y < f.Board.Y+2 {
				r.Y = plaque.Y + plaque.H
			}
		}
	}
	return r
}

// besidePlaque moves a rectangle sideways, the shorter way, off a plaque.
func besidePlaque(plaque, r display.Rect) display.Rect {
	if plaque.Intersect(r).Empty() {
		return r
	}
	west, east := plaque.X-r.W, plaque.X+plaque.W
	if r.X-west < east-r.X {
		r.X = west
	} else {
		r.X = east
	}
	return r
}
