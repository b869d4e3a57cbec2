package goldenhorn

import (
	"math"

	"serenissima/game"
	rules "serenissima/game/goldenhorn"
	"serenissima/render/display"
	"serenissima/render/table"
)

// A fan is the arc on which the cards of a hand lie, all of them turned towards its middle far below.
type fan struct {
	area   display.Rect // that the cards keep to
	radius float64      // of the arc; zero for cards that lie straight, side by side
}

// fanOf is the fan of the viewer's hand. On a phone cards are small, and lie straight.
func fanOf(v *table.View) fan {
	f := fan{area: handArea(v)}
	if !v.Frame.Folds {
		f.radius = 16 * f.area.H
	}
	return f
}

// tilt is how far a card is turned that lies so far to the right of the middle.
func (f fan) tilt(dx float64) float64 {
	if f.radius == 0 {
		return 0
	}
	return math.Asin(dx / f.radius)
}

// drop is how much lower a card lies that far from the middle.
func (f fan) drop(dx float64) float64 { return f.radius * (1 - math.Cos(f.tilt(dx))) }

// places lays out so many cards.
func (f fan) places(n int) []cardPlace {
	area, last, apart := f.area, float64(n-1), 1.06
	if f.radius > 0 {
		apart = 0.97 // each a little over the one before it, as cards are held
	}
	lay := func(h float64) (w, pitch float64) {
		w = h * cardRatio
		most := area.W / (1.04*last + 1) // side by side
		if most < 0.6*w {
			most = area.W / (0.8*last + 1) // each a little over the next
		}
		if w = min(w, most); n > 1 {
			pitch = min(w*apart, (area.W-w)/last)
		}
		return w, pitch
	}
	_, widest := lay(area.H)
	edge := widest * last / 2
	sin, cos := math.Sincos(f.tilt(edge))
	drop := f.drop(edge)
	w, pitch := lay((area.H - drop) / (cos + cardRatio*sin)) // so that the corners of the last one stay inside
	edge = min(pitch*last/2, (area.W-w*cos-w/cardRatio*sin)/2)
	if n > 1 {
		pitch = 2 * edge / last
	}
	list := make([]cardPlace, n)
	for i := range list {
		dx := pitch*float64(i) - edge
		list[i] = cardPlace{at: display.Point{X: area.Center().X + dx, Y: area.Center().Y - drop/2 + f.drop(dx)}, width: w, angle: f.tilt(dx)}
	}
	return list
}

// tiltAt is how far a card is turned that flies past a point: as in the fan where it lies in it, and
// less and less above it.
func (f fan) tiltAt(at display.Point) float64 {
	dx := at.X - f.area.Center().X
	if math.Abs(dx) > f.area.W/2 {
		return 0
	}
	away := math.Abs(at.Y-f.area.Center().Y) / f.area.H
	return f.tilt(dx) * max(0, min(1, 2-2*away))
}

// A pileOfCards is cards of a colour in a hand that are drawn as one.
type pileOfCards struct {
	cardPlace
	colour rules.Colour
	n      int
}

// handOf lays out a hand: card by card, or from nine cards on, or where there is little room, in
// piles with their number.
func handOf(v *table.View, st *rules.State, p game.Player) (list []pileOfCards) {
	hand, f := &st.Hands[p], fanOf(v)
	total := int(st.HandSize[p])
	single := total <= 8 && float64(total)*f.area.H*cardRatio*0.72 <= f.area.W
	for c := rules.Red; c <= rules.Blue; c++ {
		switch n := int(hand[c]); {
		case n == 0:
		case single:
			for range n {
				list = append(list, pileOfCards{colour: c, n: 1})
			}
		default:
			list = append(list, pileOfCards{colour: c, n: n})
		}
	}
	for i, place := range f.places(len(list)) {
		list[i].cardPlace = place
	}
	return list
}
