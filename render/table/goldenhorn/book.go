package goldenhorn

import (
	"image/color"
	"strconv"
	"sync"

	"serenissima/game"
	rules "serenissima/game/goldenhorn"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// ruleOf is the number of the rule that a thing on the board is explained by, empty if there is none.
func ruleOf(ref game.Ref) string {
	switch ref.Kind {
	case game.PortRef:
		if rules.HarbourID(ref.ID) == rules.Modone {
			return "G5.6"
		}
		return "G5.1"
	case game.AreaRef:
		return "G5.4"
	case game.ShipRef:
		return "G1.3"
	case game.HeapRef:
		if h, ok := heapOf(ref); ok && h.kind > rules.NumColours {
			return "G9.7"
		}
		return "G5.1"
	case game.CardRef:
		if ref.ID == 0 { // the deck
			return "G3.4"
		}
		return "G5.5"
	case game.GoodRef, game.SeatRef:
		return "G8.2"
	case game.SailorRef:
		return "G9.4"
	case game.TerritoryRef:
		return "G9.12"
	case game.BoxRef: // the bag
		return "G7.1"
	}
	return ""
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
	"six-signs":      {W: 480, H: 100, Append: drawSigns},
	"fleet":          {W: 420, H: 128, Append: drawFleet},
	"course":         {W: 560, H: 96, Append: drawCourse},
	"raid":           {W: 500, H: 118, Append: drawRaid},
	"heaps":          {W: 330, H: 224, Append: drawHeaps},
	"passing":        {W: 480, H: 164, Append: drawPassing},
	"free-wind":      {W: 480, H: 164, Append: drawFreeWind},
	"wind-for-cards": {W: 480, H: 164, Append: drawWindForCards},
	"full-harbour":   {W: 540, H: 172, Append: drawFullHarbour},
	"cards-home":     {W: 420, H: 128, Append: drawCardsHome},
	"rows":           {W: 400, H: 196, Append: drawRows},
	"payment":        {W: 460, H: 140, Append: drawPayment},
}

// The colours of the two sides in the pictures.
var bookOwn, bookRival = theme.Sober(1), theme.Sober(2)

// The sails of ships in the pictures, of the first fleet and of the second.
var (
	bookRed   = [rules.FleetShips]rules.Colour{rules.Red, rules.Red, rules.Red}
	bookTwo   = [rules.FleetShips]rules.Colour{rules.Orange, rules.Orange, rules.Blue}
	bookThree = [rules.FleetShips]rules.Colour{rules.Green, rules.Yellow, rules.Pink}
	bookPrey  = [rules.FleetShips]rules.Colour{rules.Pink, rules.Pink, rules.Red}
)

// bookGame is a position of two players before the first move, which is that of the first
// seat, to be copied and changed for pictures.
var bookGame = sync.OnceValue(func() *rules.State {
	s, err := rules.New().New(game.Options{Seats: 2, Values: map[string]string{"fleets": "by-seat", "expansion": "yes"}})
	if err != nil {
		panic(err) // two can always play
	}
	dealer := game.Dealer{Rand: game.NewRand(1)}
	for s.Decision().Prompt != rules.BeforeMove {
		switch d := s.Decision(); {
		case d.Prompt == rules.FirstPlayer:
			s.Apply(s.AppendOutcomes(nil)[0].Action, nil)
		case d.Player == game.Chance:
			s.Apply(dealer.Deal(s), nil)
		default:
			s.Apply(s.AppendActions(nil)[0], nil)
		}
	}
	return s.(*rules.State)
})

// bookState is such a position, without the expansion, in which nothing lies anywhere.
func bookState() *rules.State {
	s := *bookGame()
	s.Expansion, s.OpenWarehouses = false, true
	s.Ports, s.Stores, s.Hands = [len(s.Ports)]rules.Pile{}, [len(s.Stores)]rules.Pile{}, [len(s.Hands)][rules.NumColours + 1]int8{}
	return &s
}

func drawSigns(l *display.List, r display.Rect, _ table.Say) {
	step := r.W / rules.NumColours
	for c := rules.Red; c <= rules.Blue; c++ {
		x := r.X + step*(float64(c)-0.5)
		appendStation(l, display.Point{X: x, Y: r.Y + r.H*0.33}, r.H*0.29, c)
		appendCube(l, display.Point{X: x - step*0.2, Y: r.Y + r.H*0.82}, r.H*0.25, c)
		h := r.H * 0.32
		appendCardFace(l, display.Rect{X: x + step*0.2 - h*0.33, Y: r.Y + r.H*0.82 - h/2, W: h * 0.66, H: h}, c)
	}
}

func drawFleet(l *display.List, r display.Rect, _ table.Say) {
	for i, sails := range [][rules.FleetShips]rules.Colour{bookRed, bookTwo, bookThree} {
		at := display.Point{X: r.X + r.W*(float64(i)+0.5)/3, Y: r.Center().Y}
		appendShip(l, at, r.H/1.1, merchantman{sails: sails, colour: bookOwn, ashore: true})
	}
}

func drawCardsHome(l *display.List, r display.Rect, _ table.Say) {
	for i, sails := range [][rules.FleetShips]rules.Colour{bookRed, bookTwo, bookThree} {
		x := r.X + r.W*(float64(i)+0.5)/3
		appendShip(l, display.Point{X: x, Y: r.Y + r.H*0.34}, r.H*0.6, merchantman{sails: sails, colour: bookOwn, ashore: true})
		h, n := r.H*0.26, 3-i
		for k := range n {
			left := x + h*(0.72*(float64(k)-float64(n)/2)+0.03)
			appendCardBack(l, display.Rect{X: left, Y: r.Y + r.H*0.72, W: h * 0.66, H: h})
		}
	}
}

// A stretch is a part of the course in a picture, laid out from left to right.
type stretch struct {
	l      *display.List
	r      display.Rect
	places int
	y      float64 // of the places
	radius float64
}

// newStretch fills a picture with sea and draws the course through so many places.
func newStretch(l *display.List, r display.Rect, places int, y float64) *stretch {
	s := &stretch{l: l, r: r, places: places, y: r.Y + r.H*y, radius: min(r.W/float64(places)*0.26, r.H*0.19)}
	l.Fill(r, 8, theme.SeaHalo)
	l.Stroke(r, 8, 1, theme.PaperRim)
	line := []display.Point{{X: r.X + 6, Y: s.y}, {X: r.X + r.W - 6, Y: s.y}}
	dots(l, line, s.radius*0.5, s.radius*0.12, theme.Paper)
	dots(l, line, s.radius*0.5, s.radius*0.08, theme.Rubric)
	return s
}

// at is the i-th place.
func (s *stretch) at(i int) display.Point {
	return display.Point{X: s.r.X + s.r.W*(float64(i)+0.5)/float64(s.places), Y: s.y}
}

func (s *stretch) station(i int, c rules.Colour) { appendStation(s.l, s.at(i), s.radius, c) }

// pier draws Modone with its docks at a place.
func (s *stretch) pier(i, docks int) {
	at, w := s.at(i), s.r.W/float64(s.places)
	pier := display.Rect{X: at.X - w*0.46, Y: at.Y - s.radius*0.3, W: w * 0.92, H: s.radius * 0.7}
	s.l.Fill(pier, 2, theme.Oar)
	for x := pier.X + s.radius*0.3; x < pier.X+pier.W; x += s.radius * 0.3 {
		s.l.Fill(pier.Column(x, 1), 0, theme.Fade(theme.WoodDark, 0.6))
	}
	s.l.Stroke(pier, 2, 1.2, theme.WoodDark)
	for d := range docks {
		x := pier.X + pier.W*(float64(d)+0.5)/float64(docks)
		s.l.Disc(x, pier.Center().Y, pier.H*0.26, theme.WoodDark)
	}
}

// harbour marks a start harbour at a place.
func (s *stretch) harbour(i int) {
	at := s.at(i)
	s.l.Disc(at.X, at.Y, s.radius*0.5, theme.Ink)
	s.l.Disc(at.X, at.Y, s.radius*0.4, theme.Paper)
	s.l.Disc(at.X, at.Y, s.radius*0.23, theme.Rubric)
}

// ship draws a ship upon a place, so many widths beside its middle.
func (s *stretch) ship(i int, beside float64, m merchantman) {
	m.east, m.ahead = true, true
	w := s.radius * 2.1
	at := s.at(i)
	appendShip(s.l, display.Point{X: at.X + w*beside, Y: at.Y - s.radius*0.5 - shipHeight(w)*0.44}, w, m)
}

// step draws a step from a place to the next one.
func (s *stretch) step(from int) {
	s.arc(stepArc, from, from+1, 0.45)
}

// leap draws a step past the ships between two places.
func (s *stretch) leap(from, to int) {
	s.arc(leapArc, from, to, 0.95)
}

// arc draws an arrow above the course, from so many radii beside one place to another.
func (s *stretch) arc(p *display.Path, from, to int, beside float64) {
	a, b := s.at(from), s.at(to)
	a.X += s.radius * beside
	for _, ink := range []struct {
		width float64
		c     color.NRGBA
	}{{0.2, theme.Paper}, {0.11, theme.Rubric}} {
		s.l.Outline(p, a.X, s.y-s.radius*1.2, b.X-a.X, max(1.6, s.radius*ink.width), ink.c)
	}
}

// Arrows in an arc, one wide: over nothing, and over ships.
var (
	stepArc = &display.Path{Name: "step", Open: true, Rings: [][]display.Point{
		kit.Curve([]display.Point{{}, {X: 0.5, Y: -0.4}, {X: 1, Y: 0}}), {{X: 0.83, Y: -0.07}, {X: 1, Y: 0}, {X: 0.97, Y: -0.18}}}}
	leapArc = &display.Path{Name: "leap", Open: true, Rings: [][]display.Point{
		kit.Curve([]display.Point{{X: 0, Y: -0.12}, {X: 0.5, Y: -0.42}, {X: 1, Y: 0}}), {{X: 0.92, Y: -0.03}, {X: 1, Y: 0}, {X: 0.995, Y: -0.09}}}}
)

// costs draws below the places which cards it costs to stop there.
func (s *stretch) costs(say table.Say, first int, cards ...[]rules.Colour) {
	v := &table.View{Say: say}
	v.Camera.Scale = s.radius * 0.78 / 32
	for i, list := range cards {
		at := s.at(first + i)
		cost := chip{cards: list}
		if len(list) == 0 {
			cost.text = say("board.free")
		}
		cost.place(v, display.Point{X: at.X, Y: at.Y + s.radius*1.6})
		cost.draw(s.l, v)
	}
}

func drawCourse(l *display.List, r display.Rect, _ table.Say) {
	s := newStretch(l, r, 9, 0.5)
	s.harbour(0)
	for i, c := range []rules.Colour{rules.Red, rules.Yellow, rules.Pink, 0, rules.Blue, rules.Orange, rules.Green} {
		if c != 0 {
			s.station(i+1, c)
		}
	}
	s.pier(4, 2)
	s.harbour(8)
}

func drawFreeWind(l *display.List, r display.Rect, say table.Say) {
	s := newStretch(l, r, 4, 0.58)
	s.harbour(0)
	for i, c := range []rules.Colour{rules.Yellow, rules.Pink, rules.Red} {
		s.station(i+1, c)
	}
	s.ship(0, 0, merchantman{sails: bookThree, colour: bookOwn, cargo: bookCargo(rules.Blue, 3)})
	for i := range 3 {
		s.step(i)
	}
	s.costs(say, 1, nil, nil, nil)
}

func drawWindForCards(l *display.List, r display.Rect, say table.Say) {
	s := newStretch(l, r, 4, 0.58)
	s.harbour(0)
	for i, c := range []rules.Colour{rules.Yellow, rules.Pink, rules.Red} {
		s.station(i+1, c)
	}
	s.ship(0, 0, merchantman{sails: bookRed, colour: bookOwn, cargo: bookCargo(rules.Green, 4)})
	for i := range 3 {
		s.step(i)
	}
	s.costs(say, 1, nil, []rules.Colour{rules.Yellow}, []rules.Colour{rules.Yellow, rules.Pink})
}

// bookCargo is a cargo of so many cubes.
func bookCargo(c rules.Colour, n int8) (p rules.Pile) {
	p.Cubes[c] = n
	return p
}

func drawPassing(l *display.List, r display.Rect, _ table.Say) {
	s := newStretch(l, r, 4, 0.79)
	for i, c := range []rules.Colour{rules.Red, rules.Yellow, rules.Pink} {
		s.station(i+1, c)
	}
	s.harbour(0)
	s.ship(0, 0, merchantman{sails: bookTwo, colour: bookOwn, cargo: bookCargo(rules.Green, 2)})
	s.ship(1, 0, merchantman{sails: bookPrey, colour: bookRival, cargo: bookCargo(rules.Blue, 3)})
	s.ship(2, 0, merchantman{sails: bookThree, colour: bookOwn})
	s.leap(0, 3)
}

func drawFullHarbour(l *display.List, r display.Rect, _ table.Say) {
	s := newStretch(l, r, 4, 0.8)
	s.station(0, rules.Pink)
	s.pier(1, 2)
	s.station(2, rules.Blue)
	s.station(3, rules.Orange)
	s.ship(0, 0, merchantman{sails: bookTwo, colour: bookOwn, cargo: bookCargo(rules.Green, 2)})
	s.ship(1, -0.5, merchantman{sails: bookPrey, colour: bookRival, cargo: bookCargo(rules.Blue, 3)})
	s.ship(1, 0.5, merchantman{sails: bookThree, colour: bookOwn, cargo: bookCargo(rules.Red, 2)})
	s.leap(0, 2)
}

func drawRaid(l *display.List, r display.Rect, _ table.Say) {
	prey := merchantman{sails: bookPrey, colour: bookRival, cargo: bookCargo(rules.Green, 4), ashore: true}
	w := r.H / 1.1
	appendShip(l, display.Point{X: r.X + w*0.55, Y: r.Center().Y}, w, prey)
	left := r.X + w*1.25
	step := (r.X + r.W - left) / 4
	for i, pair := range [][2]rules.Colour{{rules.Pink, rules.Red}, {rules.Pink, rules.Pink}, {rules.Red, rules.Red}, {rules.Red, rules.Blue}} {
		x, h := left+step*(float64(i)+0.5), r.H*0.5
		for k, c := range pair {
			appendCardFace(l, display.Rect{X: x + h*(0.68*float64(k)-0.66), Y: r.Y + r.H*0.1, W: h * 0.62, H: h}, c)
		}
		at := display.Point{X: x, Y: r.Y + r.H*0.8}
		if i == 3 { // blue is not on the sails
			kit.AppendCross(l, at, r.H*0.13)
			continue
		}
		widget.Icon(l, "check-mark", at, r.H*0.28, theme.Good)
	}
}

func drawHeaps(l *display.List, r display.Rect, say table.Say) {
	s := bookState()
	first := s.Fleet(s.Turn)
	for i := range s.Ships {
		if i != int(first) && s.Ships[i].Place == 0 {
			s.Ships[i].Place = s.Last
		}
	}
	s.Ships[first].Place = 0
	s.Ports[rules.Venice].Cubes[rules.Red], s.Ports[rules.Venice].Cubes[rules.Green], s.Ports[rules.Venice].Cubes[rules.Blue] = 2, 4, 3
	v := table.BookView(rules.New().Info(), s, theme.Sober, say)
	v.Frame.Panels[venicePanel] = r.Inset(2)
	v.Chosen = []game.Ref{game.Ship(first)}
	v.Lit = map[game.Ref]table.Light{}
	for _, ref := range choices(s, v.Chosen) {
		v.Lit[ref] = table.Target
	}
	appendQuay(l, v, s, rules.Venice)
	m := shipRowOf(v, rules.Venice, 1, 1)
	b := m.berth(0)
	appendOne(l, v, s, first, b)
}

func drawRows(l *display.List, r display.Rect, say table.Say) {
	s := bookState()
	p := s.Turn
	s.HandsKnown = game.Seats(0).With(p)
	s.Stores[p].Cubes = [rules.NumColours + 1]int8{0, 3, 2, 2, 1, 1, 1}
	s.StoreSize[p] = s.Stores[p].Size()
	appendWarehouse(l, r.Inset(1), table.BookView(rules.New().Info(), s, theme.Sober, say), s)
}

func drawPayment(l *display.List, r display.Rect, say table.Say) {
	s := bookState()
	land := s.Land(bookLand)
	v := table.BookView(rules.New().Info(), s, theme.Sober, say)
	plaque := display.Rect{X: r.X + 2, Y: r.Center().Y - r.H*0.21, W: r.H * 1.26, H: r.H * 0.42}
	appendSheet(l, v, s, bookLand, plaque)
	appendLand(l, v, s, bookLand, plaque)
	left := plaque.X + plaque.W + r.H*0.3
	step := r.H / float64(land.Mercenaries+1)
	for n := int8(0); n <= land.Mercenaries; n++ {
		y, size := r.Y+step*(float64(n)+0.5), step*0.86
		figures := land.Mercenaries - n
		x := left + size*0.5
		for range figures {
			appendPerson(l, display.Point{X: x, Y: y}, size, rules.Mercenary)
			x += size * 0.72
		}
		for i := range n * s.Board.PeasantsPerMercenary {
			if i%s.Board.PeasantsPerMercenary == 0 {
				x += size * 0.2
			}
			appendPerson(l, display.Point{X: x, Y: y}, size, rules.Peasant)
			x += size * 0.62
		}
		text := strconv.Itoa(int(figures)) + " + " + strconv.Itoa(int(n*s.Board.PeasantsPerMercenary))
		letters := max(widget.MinText, size*0.62)
		l.Print(r.X+r.W-4, y+display.Ascent(letters)/2, text, display.TextStyle{Font: display.SansBold, Size: letters, Align: display.Right, Color: theme.Brown})
	}
}

// bookLand is the territory in the picture of payments.
const bookLand rules.TerritoryID = 2
