package mediterranee

import (
	"image/color"
	"math"
	"sync"

	"serenissima/game"
	rules "serenissima/game/mediterranee"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// Prices from which on they stand out.
const (
	fair rules.Hundreds = 7
	dear rules.Hundreds = 11
)

// overlaid is the good of which the board shows where it is made and what ports pay for it, zero for
// none: the one that is pointed at in the box, or else the one that has been clicked there.
func overlaid(v *table.View) rules.Good {
	switch {
	case v.Hover.Kind == game.GoodRef:
		return rules.Good(v.Hover.ID)
	case v.Overlay.Kind == game.GoodRef:
		return rules.Good(v.Overlay.ID)
	}
	return 0
}

// pays is what a port pays a seat for a piece of a good now, zero if it takes none.
func pays(s *rules.State, by game.Player, p rules.PortID, good rules.Good) rules.Hundreds {
	if by <= game.Nobody {
		return 0
	}
	return s.Pays(by, p, good)
}

// paysFor is what a port pays who decides for a piece: of the good laid over the board, or else, where that is a new market, of the best that is aboard the galley that is to sail; zero
// for none.
func paysFor(v *table.View, s *rules.State, p rules.PortID) (best rules.Good, most rules.Hundreds) {
	by := s.Decision().Player
	if good := overlaid(v); good != 0 {
		return good, pays(s, by, p, good)
	}
	if by <= game.Nobody || len(v.Cost) == 0 {
		return 0, 0
	}
	g := chosenGalley(s, v.Chosen)
	for good := rules.Gems; g != 0 && good <= rules.Wood; good++ {
		if s.Galleys[g].Cargo[good] > 0 && s.MarketBonus(by, p, good) > 0 && pays(s, by, p, good) > most {
			best, most = good, pays(s, by, p, good)
		}
	}
	return best, most
}

// PortNames implements table.Table.
func (Table) PortNames(v *table.View) []display.Rect { return charted().PortNames(v) }

// kept is what price pills leave free of the chart, in board units: names of ports and zones.
var kept = sync.OnceValue(func() []display.Rect { return charted().NameBoxes() })

// appendPills shows at the rim of a plaque what is paid for a piece: what has been agreed in this
// turn, and what the port pays.
func appendPills(l *display.List, v *table.View, s *rules.State, p rules.PortID, q plaque) {
	taken := display.Rect{}
	if price := s.Errands.Prices[p]; s.Phase == 2 && price > 0 {
		taken = appendPill(l, v, p, q, pill{price: price, ground: theme.White, left: true})
	}
	if _, pays := paysFor(v, s, p); pays > 0 {
		x := pill{price: pays, ground: theme.Paper, taken: taken}
		switch {
		case pays >= dear:
			x.ground = theme.Gold
		case pays >= fair:
			x.ground = theme.GiltLight
		}
		appendPill(l, v, p, q, x)
	}
}

// A pill is a price at the rim of a plaque.
type pill struct {
	price  rules.Hundreds
	ground color.NRGBA
	left   bool         // it lies on the left rather than on the right
	taken  display.Rect // where the other pill of the plaque lies, in the window
}

// appendPill draws a pill and returns where.
func appendPill(l *display.List, v *table.View, p rules.PortID, q plaque, x pill) display.Rect {
	text, size := v.Say("board.ducats.short", "n", 100*int(x.price)), max(18*q.k, widget.MinText)
	r := pillPlace(v, p, q, x, display.Point{X: display.Measure(text, display.SansBold, size) + 1.2*size, Y: 1.4 * size})
	l.Fill(r, r.H/2, x.ground)
	l.Stroke(r, r.H/2, max(1, 1.6*q.k), theme.Ink)
	l.Print(r.Center().X, r.Center().Y+display.Ascent(size)/2, text, display.TextStyle{Font: display.SansBold, Size: size, Align: display.Center, Color: theme.Ink})
	return r
}

// pillPlace is where a pill of a size lies: at the first corner or end of its plaque where it covers
// least of names and other plaques, and does not leave the board.
func pillPlace(v *table.View, p rules.PortID, q plaque, x pill, size display.Point) (best display.Rect) {
	left, right := q.X+36*q.k, q.X+q.W-30*q.k
	if x.left {
		left, right = right, left
	}
	least := math.Inf(1)
	for _, at := range []display.Point{{X: right, Y: q.Y}, {X: left, Y: q.Y}, {X: right, Y: q.Y + q.H}, {X: left, Y: q.Y + q.H},
		{X: q.X + q.W + size.X/2, Y: q.Center().Y}, {X: q.X - size.X/2, Y: q.Center().Y}} {
		r := at.Box(size.X, size.Y)
		cost := 10 * (area(r) - area(r.Intersect(v.Frame.Board)) + area(r.Intersect(x.taken)))
		corner := v.Camera.Board(display.Point{X: r.X, Y: r.Y})
		onChart := display.Rect{X: corner.X, Y: corner.Y, W: r.W / q.k, H: r.H / q.k}
		for _, name := range kept() {
			cost += area(onChart.Intersect(name)) * q.k * q.k
		}
		for i, other := range charted().Ports[1:] {
			if rules.PortID(i+1) != p {
				cost += area(onChart.Intersect(display.Rect(other.Plaque))) * q.k * q.k
			}
		}
		if cost < least {
			best, least = r, cost
		}
	}
	return best
}

// area is that of a rectangle, zero for an empty one.
func area(r display.Rect) float64 { return max(0, r.W) * max(0, r.H) }
