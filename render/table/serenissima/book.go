package serenissima

import (
	"strconv"

	"serenissima/game"
	rules "serenissima/game/serenissima"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// Illustration implements table.Table.
func (Table) Illustration(name string) *table.Illustration {
	if pic, ok := illustrations[name]; ok {
		return &pic
	}
	return nil
}

// ruleOf are the numbers of the rules that things on the board are explained by.
var ruleOf = map[game.RefKind]string{
	game.PortRef: "S1.8", game.ShipRef: "S1.4", game.AreaRef: "S4.8", game.GoodRef: "S1.5", game.SailorRef: "S1.2",
	game.SeatRef: "S1.2", game.CardRef: "S8.1", game.TrackRef: "S8.2", game.BuildingRef: "S1.6",
}

// illustrations are the pictures of the book of rules: small positions,
// drawn with the pieces of the board.
var illustrations = map[string]table.Illustration{
	"galley":   {W: 370, H: 140, Append: drawGalley},
	"goods":    {W: 480, H: 92, Append: drawGoods},
	"plaque":   {W: 300, H: 170, Append: drawPlaque},
	"cards":    {W: 400, H: 120, Append: drawCards},
	"track":    {W: 520, H: 116, Append: drawTracks},
	"wheel":    {W: 230, H: 230, Append: drawWheel},
	"voyage":   {W: 520, H: 130, Append: drawVoyage},
	"blockade": {W: 460, H: 150, Append: drawBlockade},
	"sale":     {W: 480, H: 76, Append: drawSale},
	"fight":    {W: 440, H: 150, Append: drawFight},
	"fort":     {W: 420, H: 110, Append: drawFort},
	"fort-needs": {W: 340, H: 70, Append: func(l *display.List, r display.Rect, _ table.Say) {
		drawNeeds(l, r, "white-tower", rules.Wood, rules.Stone)
	}},
	"basilica-needs": {W: 340, H: 70, Append: func(l *display.List, r display.Rect, _ table.Say) {
		drawNeeds(l, r, "byzantin-temple", rules.Gold, rules.Marble)
	}},
	"income": {W: 500, H: 190, Append: drawIncome},
}

// The colours of the two sides in the pictures.
const (
	bookBlue = 1
	bookRed  = 2
)

// bookState is a position of four players to be changed for a picture.
func bookState() *rules.State {
	s, err := rules.New().New(game.Options{Seats: game.MaxSeats})
	if err != nil {
		panic(err) // four can always play
	}
	return s.(*rules.State)
}

// water fills a rectangle with sea.
func water(l *display.List, r display.Rect) {
	l.Fill(r, 8, theme.SeaHalo)
	l.Stroke(r, 8, 1, theme.PaperRim)
}

// pointRight points to the right.
func pointRight(l *display.List, at display.Point, size float64) {
	l.Outline(rightPath, at.X, at.Y, size/20, max(1.5, size*0.12), theme.Rubric)
}

var rightPath = &display.Path{Name: "arrow", Open: true, Rings: [][]display.Point{{{X: -10, Y: 0}, {X: 10, Y: 0}}, {{X: 4, Y: -6}, {X: 10, Y: 0}, {X: 4, Y: 6}}}}

// figure prints a number or sign in the middle of a point.
func figure(l *display.List, at display.Point, size float64, text string) {
	l.Print(at.X, at.Y+display.Ascent(size)/2, text, display.TextStyle{Font: display.SansBold, Size: size, Align: display.Center, Color: theme.Ink})
}

func drawGalley(l *display.List, r display.Rect, _ table.Say) {
	k := r.H / 140
	cubes := []string{rules.Wine.String(), rules.Gold.String()}
	kit.AppendShip(l, display.Point{X: r.X + 75*k, Y: r.Center().Y}, 130*k, kit.Ship{Number: "4", Colour: bookBlue, Sailors: 3, Cubes: cubes, Spaces: 5, Ashore: true})
	for i := range 5 {
		cell := display.Rect{X: r.X + (164+40*float64(i))*k, Y: r.Center().Y - 18*k, W: 37 * k, H: 37 * k}
		l.Fill(cell, cell.W*0.14, theme.WoodDark)
		l.Stroke(cell, cell.W*0.14, max(1, cell.W/24), theme.Gilt)
		if i < 3 {
			kit.AppendPeg(l, cell.Center(), cell.W*0.38, bookBlue)
		} else {
			kit.AppendCube(l, cell.Center(), cell.W*0.76, cubes[i-3])
		}
	}
}

func drawGoods(l *display.List, r display.Rect, _ table.Say) {
	step, s := r.W/rules.NumGoods, bookState()
	for good := rules.Wood; good <= rules.Spice; good++ {
		x := r.X + step*(float64(good)-0.5)
		kit.AppendMedallion(l, display.Point{X: x - step*0.2, Y: r.Y + r.H*0.32}, step*0.2, good.String())
		kit.AppendCube(l, display.Point{X: x + step*0.24, Y: r.Y + r.H*0.32}, step*0.34, good.String())
		figure(l, display.Point{X: x, Y: r.Y + r.H*0.82}, r.H*0.24, "× "+itoa(s.Board.Cubes[good]))
	}
}

// bookPort is the port whose plaque is shown: one with a long warehouse.
const bookPort rules.PortID = 1

func drawPlaque(l *display.List, r display.Rect, say table.Say) {
	s := bookState()
	port := &s.Ports[bookPort]
	port.Owner, port.Sailors, port.Basilica = bookRed, 3, true
	port.Stock[0], port.Stock[1], port.Filled = rules.Wine, rules.Stone, 2
	v := table.BookView(rules.New().Info(), s, Table{}.Style().Wears, say)
	place := charted().Ports[bookPort].Plaque
	v.Camera = layout.Camera{View: r, X: place.X + place.W/2, Y: place.Y + place.H/2, Scale: min(r.W/(place.W+12), r.H/(place.H+12))}
	appendPlaque(l, v, s, bookPort)
}

func drawCards(l *display.List, r display.Rect, _ table.Say) {
	var ids []string
	for _, c := range bookState().Board.Cards {
		for range c.Count {
			ids = append(ids, c.ID)
		}
	}
	step := r.W / float64(len(ids))
	for i, id := range ids {
		AppendCard(l, display.Rect{X: r.X + step*(float64(i)+0.06), Y: r.Y + 2, W: min(step*0.88, r.H*0.7), H: r.H - 4}, id, false)
	}
}

func drawTracks(l *display.List, r display.Rect, _ table.Say) {
	board := bookState().Board
	for row, seats := range []int{2, 4} {
		y := r.Y + r.H*(0.26+0.48*float64(row))
		label := "2 · 3"
		if seats == 4 {
			label = "4"
		}
		widget.Icon(l, "meeple", display.Point{X: r.X + r.H*0.14, Y: y}, r.H*0.24, theme.Brown)
		figure(l, display.Point{X: r.X + r.H*0.48, Y: y}, r.H*0.2, label)
		info, n := board.Seats[seats], board.TrackLength(seats)
		left := r.X + r.H*0.74
		step := (r.X + r.W - left) / float64(n)
		for i := range n {
			at, radius := display.Point{X: left + step*(float64(i)+0.5), Y: y}, min(step*0.42, r.H*0.19)
			scoring := false
			for _, x := range info.Scoring {
				scoring = scoring || int(x) == i
			}
			switch {
			case scoring:
				kit.AppendCoin(l, at, radius*1.08, 0)
				widget.Icon(l, "two-coins", at, radius*1.35, theme.Wares["gold"].Sign)
			default:
				l.Disc(at.X, at.Y, radius, theme.Cream)
				l.Ring(at.X, at.Y, radius, 1, theme.PaperRim)
				ink := theme.Ink
				if i < int(info.TrackStart) {
					ink = theme.PaperOffText
				}
				size := max(widget.MinText, radius)
				l.Print(at.X, at.Y+display.Ascent(size)/2, strconv.Itoa(i), display.TextStyle{Font: display.SansBold, Size: size, Align: display.Center, Color: ink})
			}
			if i == int(info.TrackStart) {
				appendTrackMarker(l, at, radius*0.86)
			}
		}
	}
}

func drawWheel(l *display.List, r display.Rect, say table.Say) {
	s := bookState()
	s.Turn, s.Active = 1, 6
	for g, owner := range map[rules.GalleyID]game.Player{1: 3, 2: 1, 4: 2, 6: 1, 7: 4, 9: 3, 12: 2, 14: 4} {
		s.Galleys[g].Owner, s.Galleys[g].Sailors = owner, 1
	}
	v := table.BookView(rules.New().Info(), s, Table{}.Style().Wears, say)
	v.Frame.Panels[wheelPanel] = r.Inset(4)
	appendWheel(l, v, s)
}

func drawVoyage(l *display.List, r display.Rect, _ table.Say) {
	const zones = 5
	step := r.W / zones
	for i := range zones {
		cell := r.Column(r.X+step*float64(i)+2, step-4)
		water(l, cell)
		if i == 0 {
			kit.AppendShip(l, display.Point{X: cell.Center().X, Y: r.Y + r.H*0.42}, step*0.8, kit.Ship{Number: "4", Colour: bookBlue, Sailors: 4, Spaces: 5, East: true})
		} else {
			kit.AppendDisc(l, display.Point{X: cell.Center().X, Y: r.Y + r.H*0.36}, r.H*0.17, strconv.Itoa(i), false)
		}
		at := display.Point{X: cell.Center().X, Y: r.Y + r.H*0.84}
		widget.Icon(l, "crossed-swords", display.Point{X: at.X - r.H*0.12, Y: at.Y}, r.H*0.2, theme.Brown)
		figure(l, display.Point{X: at.X + r.H*0.13, Y: at.Y}, r.H*0.19, strconv.Itoa(zones-1-i))
	}
}

func drawBlockade(l *display.List, r display.Rect, _ table.Say) {
	water(l, r)
	at := func(x, y float64) display.Point { return display.Point{X: r.X + r.W*x, Y: r.Y + r.H*y} }
	w := r.H * 0.66
	kit.AppendShip(l, at(0.15, 0.42), w, kit.Ship{Number: "5", Colour: bookBlue, Sailors: 4, Spaces: 5, East: true})
	pointRight(l, at(0.36, 0.46), r.H*0.26)
	kit.AppendShip(l, at(0.58, 0.42), w, kit.Ship{Number: "8", Colour: bookRed, Sailors: 3, Spaces: 5})
	kit.AppendShip(l, at(0.85, 0.42), w, kit.Ship{Number: "13", Colour: bookRed, Sailors: 2, Spaces: 5})
	figure(l, at(0.15, 0.9), r.H*0.17, "4")
	figure(l, at(0.36, 0.9), r.H*0.17, "<")
	figure(l, at(0.715, 0.9), r.H*0.17, "3 + 2")
}

func drawSale(l *display.List, r display.Rect, _ table.Say) {
	side := min(r.H*0.8, r.W/10.6)
	y := r.Center().Y
	house := func(x float64, stock []rules.Good) {
		for i, value := range []rules.Ducats{2, 3, 4} {
			c := display.Rect{X: x + side*1.06*float64(i), Y: y - side/2, W: side, H: side}
			if i < len(stock) {
				kit.AppendCube(l, c.Center(), side, stock[i].String())
			} else {
				appendValue(l, c, value, theme.Ink)
			}
		}
	}
	kit.AppendCube(l, display.Point{X: r.X + side*0.5, Y: y}, side*0.8, rules.Gold.String())
	pointRight(l, display.Point{X: r.X + side*1.35, Y: y}, side*0.5)
	house(r.X+side*1.9, []rules.Good{rules.Stone})
	pointRight(l, display.Point{X: r.X + side*5.65, Y: y}, side*0.5)
	house(r.X+side*6.2, []rules.Good{rules.Stone, rules.Gold})
	kit.AppendCoin(l, display.Point{X: r.X + side*9.95, Y: y}, side*0.44, 3)
}

func drawFight(l *display.List, r display.Rect, _ table.Say) {
	row := func(y float64, colour int, number string, skulls []int, sailors, fallen int) {
		at := func(x float64) display.Point { return display.Point{X: r.X + r.W*x, Y: r.Y + r.H*y} }
		kit.AppendShip(l, at(0.12), r.H*0.46, kit.Ship{Number: number, Colour: colour, Spaces: 5, Ashore: true, East: colour == bookBlue})
		for i, n := range skulls {
			kit.AppendDie(l, at(0.3+0.1*float64(i)), r.H*0.23, n, 0.12*float64(i-1), colour)
		}
		for i := range sailors {
			p := at(0.68 + 0.095*float64(i))
			kit.AppendPeg(l, p, r.H*0.1, colour)
			if i >= sailors-fallen {
				kit.AppendCross(l, p, r.H*0.1)
			}
		}
	}
	row(0.25, bookBlue, "5", []int{1, 1}, 2, 1)
	row(0.75, bookRed, "8", []int{1, 0, 0}, 3, 2)
	l.Fill(r.Row(r.Center().Y, 1), 0, theme.PaperLine)
}

func drawFort(l *display.List, r display.Rect, _ table.Say) {
	at := func(x float64) display.Point { return display.Point{X: r.X + r.W*x, Y: r.Center().Y} }
	badge(l, at(0.1), r.H*0.6, "white-tower", theme.Brown)
	kit.AppendDie(l, at(0.28), r.H*0.34, 1, -0.1, bookRed)
	kit.AppendDie(l, at(0.39), r.H*0.34, 0, 0.12, bookRed)
	pointRight(l, at(0.51), r.H*0.26)
	kit.AppendShip(l, at(0.66), r.H*0.7, kit.Ship{Number: "4", Colour: bookBlue, Spaces: 5, Ashore: true})
	for i := range 3 {
		p := at(0.81 + 0.075*float64(i))
		kit.AppendPeg(l, p, r.H*0.12, bookBlue)
		if i == 2 {
			kit.AppendCross(l, p, r.H*0.12)
		}
	}
}

// drawNeeds draws what a building takes: two goods and two ducats.
func drawNeeds(l *display.List, r display.Rect, icon string, goods ...rules.Good) {
	at := func(x float64) display.Point { return display.Point{X: r.X + r.W*x, Y: r.Center().Y} }
	kit.AppendCube(l, at(0.1), r.H*0.6, goods[0].String())
	figure(l, at(0.22), r.H*0.34, "+")
	kit.AppendCube(l, at(0.34), r.H*0.6, goods[1].String())
	figure(l, at(0.46), r.H*0.34, "+")
	kit.AppendCoin(l, at(0.57), r.H*0.3, int(bookState().Board.FortPrice))
	pointRight(l, at(0.73), r.H*0.4)
	badge(l, at(0.89), r.H*0.74, icon, theme.Gilt)
}

// drawIncome draws the table of what ports pay: a column for each number of
// filled spaces.
func drawIncome(l *display.List, r display.Rect, _ table.Say) {
	income := bookState().Board.Ports[bookPort].Income
	step := r.W / float64(len(income))
	side := min(step*0.5, r.H*0.125)
	for n, ducats := range income {
		x := r.X + step*(float64(n)+0.5)
		if n%2 == 1 {
			l.Fill(r.Column(x-step/2, step), 6, theme.Fade(theme.PaperDark, 0.6))
		}
		for i := range len(income) - 1 {
			c := display.Rect{X: x - side/2, Y: r.Y + r.H*0.7 - side*1.08*float64(i+1), W: side, H: side}
			if i < n {
				kit.AppendCube(l, c.Center(), side, (rules.Wood + rules.Good(i)).String())
			} else {
				l.Stroke(c, side*0.14, 1, theme.PaperRim)
			}
		}
		kit.AppendCoin(l, display.Point{X: x, Y: r.Y + r.H*0.86}, r.H*0.11, int(ducats))
		if ducats == 0 {
			figure(l, display.Point{X: x, Y: r.Y + r.H*0.86}, r.H*0.12, "0")
		}
	}
}
