package mediterranee

import (
	"serenissima/game"
	rules "serenissima/game/mediterranee"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

func drawPlaces(l *display.List, r display.Rect, say table.Say) {
	p := newPage(l, say)
	at := p.sea(r, 3)
	w := r.H * 0.86
	p.galley(bookOwn, at[0], w, 5)
	p.galley(bookOwn, at[1], w, 3, rules.Wine, rules.Iron)
	p.galley(bookOwn, at[2], w, 1, rules.Gold, rules.Gold, rules.Wood, rules.Cloth)
}

func drawSizes(l *display.List, r display.Rect, say table.Say) {
	p := newPage(l, say)
	p.hold(bookSmall, bookOwn, 1, rules.Wine)
	p.hold(bookMedium, bookOwn, 2, rules.Wood)
	p.s.Ports[bookMedium].Fort = true
	p.hold(bookCapital, bookRival, 3, rules.Cloth, rules.Wood)
	ports := []rules.PortID{bookSmall, bookMedium, bookCapital}
	wide := 0.0
	for _, id := range ports {
		wide += charted().Ports[id].Plaque.W
	}
	k := min(r.H/116, r.W*0.9/wide)
	gap := (r.W - k*wide) / float64(len(ports)+1)
	x := r.X + gap
	for _, id := range ports {
		p.port(id, display.Point{X: x, Y: r.Y + r.H*0.06}, k)
		x += charted().Ports[id].Plaque.W*k + gap
	}
}

// bookBids are bids, throws and places by seat: Venice, Genoa, Spain, Turkey.
var bookBids = []struct{ bid, die, place int }{{2, 0, 1}, {0, 3, 4}, {6, 0, 3}, {0, 5, 2}}

func drawBids(l *display.List, r display.Rect, say table.Say) {
	p := newPage(l, say)
	step := r.W / float64(len(bookBids))
	for i, b := range bookBids {
		seat, x := game.Player(i+1), r.X+step*(float64(i)+0.5)
		kit.AppendShield(l, display.Point{X: x - step*0.2, Y: r.Y + r.H*0.24}, r.H*0.3, p.v.Colour(seat))
		at := display.Point{X: x + step*0.16, Y: r.Y + r.H*0.24}
		if b.bid > 0 {
			kit.AppendCoin(l, at, r.H*0.13, 0)
			p.text(display.Point{X: at.X, Y: at.Y}, r.H*0.11, itoa(100*b.bid))
		} else {
			p.die(seat, at, r.H*0.24, b.die)
		}
		down := display.Point{X: x, Y: r.Y + r.H*0.52}
		l.Outline(fall, down.X, down.Y-r.H*0.05, r.H*0.12, 2.4, theme.Rubric)
		kit.AppendDisc(l, display.Point{X: x, Y: r.Y + r.H*0.82}, r.H*0.14, itoa(b.place), false)
	}
}

// fall is an arrow downwards, one high.
var fall = &display.Path{Name: "fall", Open: true, Rings: [][]display.Point{{{}, {Y: 1}}, {{X: -0.4, Y: 0.6}, {Y: 1}, {X: 0.4, Y: 0.6}}}}

func drawNeeds(l *display.List, r display.Rect, say table.Say) {
	p := newPage(l, say)
	for i, row := range [][2]rules.Good{{rules.Wood, rules.Iron}, {rules.Wood, rules.Gold}} {
		y, size := r.Y+r.H*(0.26+0.5*float64(i)), r.H*0.3
		x := r.X + r.W*0.14
		kit.AppendCube(l, display.Point{X: x, Y: y}, size, ware(row[0]))
		p.text(display.Point{X: x + r.W*0.11, Y: y}, size*0.8, "+")
		kit.AppendCube(l, display.Point{X: x + r.W*0.22, Y: y}, size, ware(row[1]))
		p.arrow(display.Point{X: x + r.W*0.33, Y: y}, display.Point{X: x + r.W*0.5, Y: y}, 3)
		end := display.Point{X: x + r.W*0.66, Y: y}
		if i == 0 {
			p.galley(bookOwn, end, r.H*0.46, 1)
		} else {
			badge(l, end, size, "white-tower")
		}
	}
}

func drawLeave(l *display.List, r display.Rect, say table.Say) {
	p := newPage(l, say)
	at := p.sea(r, 3)
	w := r.H * 0.62
	p.galley(bookOwn, at[0], w, 3)
	p.galley(bookRival, display.Point{X: at[1].X, Y: at[1].Y + r.H*0.12}, w, 1, rules.Wine)
	y := r.Y + r.H*0.2
	p.arrow(display.Point{X: at[0].X + w*0.5, Y: y}, display.Point{X: at[1].X - r.W*0.03, Y: y}, 3)
	p.arrow(display.Point{X: at[1].X + r.W*0.06, Y: y}, display.Point{X: at[2].X, Y: y}, 3)
	kit.AppendDisc(l, display.Point{X: at[1].X + r.W*0.015, Y: y}, r.H*0.12, "?", true)
}

// A bookSide is one side of a fight, with what its throw takes.
type bookSide struct{ sailors, die int }

var bookAttack, bookDefence = bookSide{4, 2}, bookSide{3, 5}

// takes is what the throw of a side takes from the other.
func (b bookSide) takes(fort bool) int { return int(rules.Losses(int16(b.sailors), int8(b.die), fort)) }

func drawRound(l *display.List, r display.Rect, say table.Say) {
	p := newPage(l, say)
	rows := []struct {
		seat, other game.Player
		bookSide
		divided string
		fort    bool
	}{{bookOwn, bookRival, bookAttack, "3", false}, {bookOwn, bookRival, bookAttack, "4", true}, {bookRival, bookOwn, bookDefence, "3", false}}
	step := r.H / float64(len(rows))
	for i, row := range rows {
		y, size := r.Y+step*(float64(i)+0.5), step*0.56
		x := r.X + r.W*0.04
		for n := range row.sailors {
			kit.AppendPeg(l, display.Point{X: x + size*0.62*float64(n), Y: y}, size*0.3, p.v.Colour(row.seat))
		}
		x = r.X + r.W*0.3
		p.text(display.Point{X: x, Y: y}, size*0.7, "+")
		p.die(row.seat, display.Point{X: x + size, Y: y}, size, row.die)
		p.text(display.Point{X: x + size*2.9, Y: y}, size*0.7, "= "+itoa(row.sailors+row.die)+" ÷ "+row.divided)
		x = r.X + r.W*0.66
		if row.fort {
			badge(l, display.Point{X: x - size*0.75, Y: y}, size*0.9, "white-tower")
		}
		for n := range row.takes(row.fort) {
			at := display.Point{X: x + size*(0.4+0.72*float64(n)), Y: y}
			kit.AppendPeg(l, at, size*0.3, p.v.Colour(row.other))
			kit.AppendCross(l, at, size*0.36)
		}
	}
}

func drawPrices(l *display.List, r display.Rect, say table.Say) {
	p := newPage(l, say)
	p.hold(bookMedium, bookOwn, 2, rules.Iron)
	k := r.H / 116
	p.port(bookMedium, display.Point{X: r.X + r.W*0.02, Y: r.Y + r.H*0.06}, k)
	for i, good := range []rules.Good{rules.Cloth, rules.Wood, rules.Gold, rules.Iron} {
		x, size := r.X+r.W*(0.52+0.13*float64(i)), r.H*0.3
		kit.AppendCube(l, display.Point{X: x, Y: r.Y + r.H*0.28}, size, ware(good))
		ok := p.s.CanStore(bookMedium, good)
		below := display.Point{X: x, Y: r.Y + r.H*0.72}
		if !ok {
			p.mark(below, r.H*0.3, false)
			continue
		}
		p.text(below, r.H*0.24, itoa(100*int(p.s.SalePrice(bookMedium))))
		port := &p.s.Ports[bookMedium] // each sale counts for the next
		port.Stock[port.Filled] = good
		port.Filled++
	}
}

func drawMarket(l *display.List, r display.Rect, say table.Say) {
	p := newPage(l, say)
	p.hold(bookCapital, bookRival, 3, rules.Cloth, rules.Wood, rules.Wine)
	k := r.H / 108
	q := p.port(bookCapital, display.Point{X: r.X + r.W*0.02, Y: r.Y + r.H*0.03}, k)
	price, bonus := int(p.s.SalePrice(bookCapital)), int(p.s.MarketBonus(bookOwn, bookCapital, rules.Gold))
	x, size := q.X+q.W+r.W*0.1, r.H*0.34
	y := r.Center().Y
	kit.AppendCube(l, display.Point{X: x, Y: y}, size, ware(rules.Gold))
	p.text(display.Point{X: x + r.W*0.2, Y: y}, size*0.66, itoa(100*price)+" + "+itoa(100*bonus))
}

func drawPoints(l *display.List, r display.Rect, say table.Say) {
	p := newPage(l, say)
	points := &p.s.Board.Points
	step, size := r.W/6, r.H*0.4
	y := r.Y + r.H*0.32
	column := func(i, n int) display.Point {
		x := r.X + step*(float64(i)+0.5)
		kit.AppendDisc(l, display.Point{X: x, Y: r.Y + r.H*0.8}, r.H*0.16, itoa(n), false)
		return display.Point{X: x, Y: y}
	}
	at := column(0, int(points.OwnCapital))
	widget.Icon(l, "castle", at, size*1.2, theme.LiveryOf(p.v.Colour(bookOwn)).Main)
	at = column(1, 1)
	kit.AppendCoin(l, at, size*0.5, 0)
	p.text(at, size*0.44, itoa(100*int(points.Ducats)))
	at = column(2, int(points.NotFull))
	appendShelf(l, at, size, 4, 1)
	for i, spaces := range []int{2, 4, 6} {
		at = column(3+i, int(points.Full[i+int(rules.Small)]))
		appendShelf(l, at, size, spaces, spaces)
	}
}

// appendShelf draws a warehouse with so many spaces, some of them filled, in two rows.
func appendShelf(l *display.List, at display.Point, size float64, spaces, filled int) {
	goods := []rules.Good{rules.Wine, rules.Iron, rules.Cloth, rules.Gold, rules.Wood, rules.Gems}
	cell, columns := size*0.46, (spaces+1)/2
	for i := range spaces {
		c := display.Point{X: at.X + cell*1.1*(float64(i%columns)-float64(columns-1)/2), Y: at.Y + cell*1.1*(float64(i/columns)-0.5)}
		if i < filled {
			kit.AppendCube(l, c, cell, ware(goods[i]))
			continue
		}
		box := c.Box(cell, cell)
		l.Fill(box, cell*0.14, theme.White)
		l.Stroke(box, cell*0.14, 1, theme.PaperRim)
	}
}
