package goldenhorn

import (
	"image/color"
	"slices"

	"serenissima/game"
	rules "serenissima/game/goldenhorn"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// A chip tells at a place where a move can end what it costs to stop there and what follows: in the
// harbour at the end of the course what the cargo adds and the cards that are drawn, at sea the risk.
type chip struct {
	cards  []rules.Colour
	text   string
	risk   risk
	figure string // of the risk, empty where it has no room

	stop game.Ref     // the place
	at   display.Rect // where the chip is
}

// chipsOf are the chips of stops of one ship. Where they would lie over each other, none tells the risk in
// figures, or where that is not enough at all: the tip of each place does.
func chipsOf(v *table.View, st *rules.State, list []stop) (chips []chip) {
	for _, s := range list {
		c := chip{cards: s.cards, stop: placeRef(st, s.at)}
		switch {
		case st.StartHarbourAt(s.at) != 0:
			c.text = homecoming(v, st, s)
		case len(s.cards) == 0:
			c.text = v.Say("board.free")
		}
		if st.AtSea(s.at) {
			if c.risk = riskOfMove(st, s.plan); c.risk.percent > 0 && chipHeight(v)*0.6 > widget.MinText {
				c.figure = v.Say("board.threat.risk", "n", c.risk.percent)
			}
		}
		chips = append(chips, c)
	}
	if placeApart(v, st, chips, list) {
		return chips
	}
	for i := range chips {
		chips[i].figure = ""
	}
	if !placeApart(v, st, chips, list) {
		for i := range chips {
			chips[i].risk = risk{}
		}
		placeApart(v, st, chips, list)
	}
	return chips
}

// placeApart puts the chips where their stops are, and reports whether none lies over another.
func placeApart(v *table.View, st *rules.State, chips []chip, list []stop) (apart bool) {
	apart = true
	for i := range chips {
		c := &chips[i]
		c.place(v, chipAt(v, st, list[i].at))
		c.at = inTheOpen(v, offNumeral(v, st, list[i].at, c.at))
		if slices.ContainsFunc(chips[:i], func(x chip) bool { return !x.at.Intersect(c.at).Empty() }) {
			apart = false
		}
	}
	return apart
}

// homecoming says what a ship brings that ends its voyage, to who may know the warehouse.
func homecoming(v *table.View, st *rules.State, s stop) string {
	ship, cargo := carried(st, s.plan)
	n := int(st.Board.Ships[ship].Cards)
	if own := store(st); own != nil && viewerOf(st) == st.Turn && cargo != (rules.Pile{}) {
		return v.Say("board.home.gain", "points", more(st, own, &cargo), "n", n)
	}
	return v.Say("board.home", "n", n)
}

// litStops are the stops that are lit.
func litStops(v *table.View, st *rules.State) []stop {
	return slices.DeleteFunc(stops(st, v.Chosen), func(s stop) bool {
		_, lit := v.Lit[placeRef(st, s.at)]
		return !lit
	})
}

// appendStops shows at each place where a move can end its chip. That can be pointed at like the place
// itself, and both lie over the ships beside them, which fill a narrow sea.
func appendStops(l *display.List, v *table.View, st *rules.State) {
	list := litStops(v, st)
	for _, c := range chipsOf(v, st, list) {
		c.draw(l, v)
		l.Hit(display.Hit{Rect: c.at, Target: display.Target{Ref: c.stop}})
	}
	for _, s := range list {
		if st.AtSea(s.at) {
			q := stationAt(st, s.at)
			hitAround(l, v.At(q.X, q.Y), v.Units(radiusOf(v, st)), placeRef(st, s.at))
		}
	}
}

// chipAt is where the chip of a place has its middle, if nothing is in its way.
func chipAt(v *table.View, st *rules.State, p rules.Place) display.Point {
	q := stationAt(st, p)
	at := v.At(q.X, q.Y)
	r := v.Units(radiusOf(v, st))
	at.Y += r + chipHeight(v)*0.47
	switch st.HarbourAt(p) {
	case rules.Modone: // beside its name
		at = besideModone(v, st)
	case rules.Venice:
		at.Y -= r - v.Units(12)
	case rules.Constantinople: // its quay lies below
		at.Y -= r + chipHeight(v)*0.94 + max(5, v.Units(11))
	}
	return at
}

// besideModone is where the chip of Modone stands: below the first dock, and left of the name.
func besideModone(v *table.View, st *rules.State) display.Point {
	pier, name := pierRect(v, st), pierName(v, st)
	first := dockAt(st, 0)
	at := v.At(first.X, first.Y)
	return display.Point{X: min(at.X, name.X-max(19, v.Units(40))), Y: pier.Y + pier.H*0.3 + max(20, v.Units(44))}
}

// chipHeight is how high a chip with cards is: as high as the pills of pirates.
func chipHeight(v *table.View) float64 { return max(17, v.Units(40)) }

// high is how high a chip is, and its letters. A word alone leaves the number of the space in sight.
func (c *chip) high(v *table.View) (h, letters float64) {
	h = chipHeight(v)
	letters = max(widget.MinText, h*0.48)
	if len(c.cards) == 0 {
		h *= 0.8
	}
	return h, letters
}

// parts are how wide the cards, the words and the skull with its figure are, and what is around them.
func (c *chip) parts(v *table.View) (cards, words, skull, gap float64) {
	h, letters := c.high(v)
	if c.text != "" {
		words = display.Measure(c.text, display.SansBold, letters) + h*0.3
	}
	if c.risk.percent > 0 {
		skull = h + display.Measure(c.figure, display.SansBold, letters)
	}
	return h * 0.62 * float64(len(c.cards)), words, skull, h * 0.3
}

// place puts a chip around a point, or beside what lies there.
func (c *chip) place(v *table.View, at display.Point) {
	cards, words, skull, gap := c.parts(v)
	h, _ := c.high(v)
	c.at = inTheOpen(v, at.Box(cards+words+gap+skull, h))
}

// draw appends a chip: cards, words, and behind them the skull.
func (c *chip) draw(l *display.List, v *table.View) {
	r := c.at
	cards, words, skull, gap := c.parts(v)
	h, letters := c.high(v)
	l.Fill(r.Moved(0, 1.5), gap, theme.Shadow)
	l.Fill(r, gap, theme.Paper)
	for i, card := range c.cards {
		appendCardFace(l, display.Rect{X: r.X + h*(0.18+0.62*float64(i)), Y: r.Y + h*0.12, W: h * 0.56, H: h * 0.76}, card)
	}
	style := display.TextStyle{Font: display.SansBold, Size: letters, Align: display.Center, Color: theme.Ink}
	widget.Line(l, r.Column(r.X+gap/2+cards, words), c.text, style)
	if skull > 0 {
		ground, ink := c.risk.colours()
		end := r.Column(r.X+r.W-skull, skull)
		l.Fill(end, gap, ground)
		widget.Icon(l, "death-skull", display.Point{X: end.X + h*0.48, Y: end.Center().Y}, h*0.72, ink)
		style.Align, style.Color = display.Left, ink
		widget.Line(l, end.Column(end.X+h*0.84, skull-h*0.84), c.figure, style)
	}
	l.Stroke(r, gap, 1.2, theme.Gilt)
}

// colours are the ground and the ink of a risk by its size.
func (r risk) colours() (ground, ink color.NRGBA) {
	switch {
	case r.percent >= 50:
		return theme.Danger, theme.Cream
	case r.grave():
		return theme.Gold, theme.Ink
	}
	return theme.Paper, theme.Brown
}

// carried are the ship that a plan moves and what it has aboard then.
func carried(st *rules.State, plan []game.Action) (ship rules.ShipID, cargo rules.Pile) {
	ship = st.Sailing
	if plan[0].Obj[0].Kind == game.ShipRef {
		ship = rules.ShipID(plan[0].Obj[0].ID)
	}
	switch plan[0].Verb {
	case rules.Load, rules.TakeMercenaries, rules.TakePeasants, rules.TakePeople:
		return ship, loaded(st, plan[0]).pile(st)
	}
	return ship, st.Ships[ship].Cargo
}
