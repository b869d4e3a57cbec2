package mediterranee

import (
	"sync"

	"serenissima/game"
	rules "serenissima/game/mediterranee"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// ruleOf are the numbers of the rules that things on the board are explained by.
var ruleOf = map[game.RefKind]string{
	game.PortRef: "M2.12", game.AreaRef: "M2.7", game.ShipRef: "M1.5", game.GoodRef: "M2.2", game.SailorRef: "M2.5",
	game.BuildingRef: "M2.4", game.SeatRef: "M3.1", game.MoneyRef: "M1.6", game.TrackRef: "M2.1", game.DiceRef: "M2.8",
	game.BoxRef: "M1.4", game.CountRef: "M1.4",
}

// Illustration implements table.Table.
func (Table) Illustration(name string) *table.Illustration {
	if pic, ok := illustrations[name]; ok {
		return &pic
	}
	return nil
}

// illustrations are the pictures of the book of rules, drawn with the pieces of the table.
var illustrations = map[string]table.Illustration{
	"five-places":  {W: 440, H: 110, Append: drawPlaces},
	"three-sizes":  {W: 560, H: 104, Append: drawSizes},
	"sealed-bids":  {W: 460, H: 150, Append: drawBids},
	"needs":        {W: 420, H: 128, Append: drawNeeds},
	"leave":        {W: 480, H: 120, Append: drawLeave},
	"one-die":      {W: 520, H: 170, Append: drawRound},
	"what-it-pays": {W: 460, H: 104, Append: drawPrices},
	"new-market":   {W: 420, H: 96, Append: drawMarket},
	"points":       {W: 560, H: 108, Append: drawPoints},
}

// The seats in the pictures.
const (
	bookOwn   game.Player = 1
	bookRival game.Player = 2
)

// The ports in the pictures, of the three sizes.
var bookSmall, bookMedium, bookCapital = portNamed("corfu"), portNamed("tunis"), portNamed("genova")

// portNamed is the port with an ID.
func portNamed(id string) rules.PortID {
	for p, name := range rules.New().Info().Refs[game.PortRef] {
		if name == id {
			return rules.PortID(p)
		}
	}
	return 0
}

// bookGame is a position of four players before their first bids, to be copied and changed for
// pictures.
var bookGame = sync.OnceValue(func() *rules.State {
	s, err := rules.New().New(game.Options{Seats: 4})
	if err != nil {
		panic(err) // four can always play
	}
	for s.Decision().Prompt == rules.Manning {
		s.Apply(s.AppendActions(nil)[0], nil)
	}
	return s.(*rules.State)
})

// bookState is such a position in which no galley lies anywhere and no port has an owner.
func bookState() *rules.State {
	s := *bookGame()
	s.Galleys, s.Ports = [len(s.Galleys)]rules.Galley{}, [len(s.Ports)]rules.Port{}
	return &s
}

// A page draws a picture.
type page struct {
	l *display.List
	v *table.View
	s *rules.State
}

func newPage(l *display.List, say table.Say) page {
	s := bookState()
	return page{l, table.BookView(rules.New().Info(), s, theme.Sober, say), s}
}

// sheet is the viewport of pictures, wherever in a window they are: what lies in it is drawn.
var sheet = display.Rect{X: -1e5, Y: -1e5, W: 2e5, H: 2e5}

// port draws a port with its upper left corner at a point, a board unit k large.
func (p page) port(id rules.PortID, at display.Point, k float64) plaque {
	place := charted().Ports[id].Plaque
	p.v.Camera = layout.Camera{View: sheet, X: place.X - at.X/k, Y: place.Y - at.Y/k, Scale: k}
	q := plaqueOf(p.v, p.s, id)
	p.v.Camera.Y += (q.Y - at.Y) / k // a lower row that is not shown shifts it
	appendPlaque(p.l, p.v, p.s, id)
	return plaqueOf(p.v, p.s, id)
}

// hold puts a port into somebody's hands.
func (p page) hold(id rules.PortID, owner game.Player, sailors int16, stock ...rules.Good) {
	port := &p.s.Ports[id]
	*port = rules.Port{Owner: owner, Sailors: sailors, Filled: int8(len(stock))}
	copy(port.Stock[:], stock)
}

// galley draws a galley.
func (p page) galley(owner game.Player, at display.Point, width float64, sailors int, cargo ...rules.Good) {
	ship := kit.Ship{Colour: p.v.Colour(owner), Spaces: rules.GalleySpaces, Sailors: sailors, Number: itoa(sailors), East: true}
	for _, good := range cargo {
		ship.Cubes = append(ship.Cubes, ware(good))
	}
	kit.AppendShip(p.l, at, width, ship)
}

// die draws a die of a seat.
func (p page) die(seat game.Player, at display.Point, size float64, pips int) {
	Table{}.Stage(p.v).Die(p.l, at, size, pips, 0, seat)
}

// text prints a few signs with their middle at a point.
func (p page) text(at display.Point, size float64, s string) {
	size = max(size, widget.MinText)
	p.l.Print(at.X, at.Y+display.Ascent(size)/2, s, display.TextStyle{Font: display.SansBold, Size: size, Align: display.Center, Color: theme.Ink})
}

// mark says whether something is possible.
func (p page) mark(at display.Point, size float64, ok bool) {
	if ok {
		widget.Icon(p.l, "check-mark", at, size, theme.Good)
	} else {
		kit.AppendCross(p.l, at, size*0.45)
	}
}

// sea fills a picture with zones beside each other and returns their middles.
func (p page) sea(r display.Rect, zones int) (middles []display.Point) {
	p.l.Fill(r, 8, theme.SeaHalo)
	p.l.Stroke(r, 8, 1, theme.PaperRim)
	w := r.W / float64(zones)
	for i := range zones {
		x := r.X + w*float64(i)
		middles = append(middles, display.Point{X: x + w/2, Y: r.Center().Y})
		for y := r.Y + 4; i > 0 && y < r.Y+r.H-4; y += 14 {
			p.l.Fill(display.Rect{X: x - 1, Y: y, W: 2, H: 8}, 1, theme.Ink)
		}
	}
	return middles
}

// arrow draws a line with a point from one place to another.
func (p page) arrow(from, to display.Point, width float64) {
	path := &display.Path{Name: "book-arrow", Open: true, Rings: [][]display.Point{{{}, {X: 1}}, {{X: 0.82, Y: -0.14}, {X: 1}, {X: 0.82, Y: 0.14}}}}
	p.l.Outline(path, from.X, from.Y, to.X-from.X, width+3, theme.Paper)
	p.l.Outline(path, from.X, from.Y, to.X-from.X, width, theme.Rubric)
}
