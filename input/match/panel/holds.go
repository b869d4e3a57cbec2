package panel

import (
	"slices"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/input/match/position"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// Holds are the places between which pieces can be moved now, shown piece by piece, to be clicked or dragged.
type Holds struct {
	Buttons

	hand *position.Hand
}

// NewHolds returns the holds of a position with what is open over it, and what a person holds.
func NewHolds(b Buttons, hand *position.Hand) Holds { return Holds{Buttons: b, hand: hand} }

// Shelves are how holds stand in a panel: side by side if every piece is large enough so,
// else below each other.
type shelves struct {
	list []shelf
	w, h float64
}

// A shelf is where the parts of a hold lie.
type shelf struct {
	hold      int // its index
	box, name display.Rect
	warehouse display.Rect // of what else the place has to show, empty for nothing
	side      float64      // of a piece with what is around it
	cells     []display.Rect
}

// The measures of shelves at unit one.
const (
	shelfGap  = 6
	shelfPad  = 4
	shelfSide = 44 // of a piece at most
	leastSide = 30 // of a piece side by side with all others
)

// barSide is how large a piece in the bar is at most, at unit one.
const barSide = 1.3 * shelfSide

// leastShelf is how high the place of a hold is at least that a finger taps, in pixels.
const leastShelf = 32

// shelves lays the holds out in a width, with their warehouses if there is room for those, and
// for fingers if reach is not zero.
func (p *Holds) shelves(words *lang.Words, width, u, reach float64, warehouses bool) (s shelves) {
	shown := p.offered()
	n, all, most, name, line, warehouse := len(shown), 0, 1, 0.0, 0.0, display.Point{}
	for _, i := range shown {
		all, most = all+p.cells(i), max(most, p.cells(i))
		wide := display.Measure(p.holdName(words, i), display.Caps, max(widget.MinText, fillLetters*u))
		name, line = max(name, wide), max(line, wide+p.countWidth(i, u))
		if size := p.warehouseSize(i, u); warehouses && size.X > warehouse.X {
			warehouse = size
		}
	}
	gap, pad := shelfGap*u, shelfPad*u
	side := min(shelfSide*u, (width-gap*float64(n-1)-2*pad*float64(n))/float64(max(1, all)))
	if side >= max(reach, leastSide*u) {
		x, h := 0.0, nameHeight*u+warehouse.Y+side+pad
		for _, i := range shown {
			w := max(line, p.warehouseSize(i, u).X*min(1, warehouse.X), side*float64(p.cells(i))) + 2*pad
			s.add(p, shelf{hold: i, box: display.Rect{X: x, W: w, H: h}, side: p.pieceSide(i, side, warehouses)}, u, 0, warehouses)
			x += w + gap
		}
		if x-gap <= width+0.01 {
			return s
		}
	}
	side = min(max(reach, 38*u), (width-2*pad)/float64(most))
	column, y := max(side*float64(most), warehouse.X), 0.0
	if w := name + 6*pad + column; w <= width {
		width = max(w, min(width, (purchasesWidth-2*purchasesPad)*u))
	} else {
		column = 0
	}
	s = shelves{}
	for _, i := range shown {
		lie := p.pieceSide(i, side, warehouses)
		h := max(lie+2*pad, min(reach, leastShelf))
		if column == 0 {
			h += nameHeight * u
		}
		if warehouses {
			h += p.warehouseSize(i, u).Y
		}
		h = max(h, 0.75*reach)
		s.add(p, shelf{hold: i, box: display.Rect{Y: y, W: width, H: h}, side: lie}, u, column, warehouses)
		y += h + gap
	}
	return s
}

// offered are the holds that are shown: of an open group those in whose areas it offers something.
func (p *Holds) offered() (list []int) {
	area := func(ref game.Ref) game.Ref { return p.now.Table.Facts(p.now.View, ref).Area }
	areas := map[game.Ref]bool{}
	for _, a := range p.scope().Offered() {
		for _, ref := range a.Obj {
			areas[area(ref)] = true
		}
	}
	for i, h := range p.now.Holds {
		if p.open.Group < 0 || p.scope().Sheet() || areas[area(h.Place)] {
			list = append(list, i)
		}
	}
	return list
}

// pieceSide is the side of the pieces of a hold: of one that has only a warehouse to show, nothing.
func (p *Holds) pieceSide(i int, side float64, warehouses bool) float64 {
	if warehouses && p.cells(i) == 0 && p.warehouseSize(i, 1).Y > 0 {
		return 0
	}
	return side
}

// add adds a hold that has its box. Its warehouse and below that its pieces lie below its name, or
// beside that in a column so wide.
func (s *shelves) add(p *Holds, x shelf, u, column float64, warehouses bool) {
	pad := shelfPad * u
	left, top := x.box.X+pad, x.box.Y+x.box.H-pad-x.side
	x.name = display.Rect{X: left + pad, Y: x.box.Y + pad/2, W: x.box.W - 3*pad, H: (nameHeight - shelfPad) * u}
	if column > 0 {
		left = x.box.X + x.box.W - pad - column
		x.name = display.Rect{X: x.box.X + 2*pad, Y: x.box.Y + pad, W: left - x.box.X - 3*pad, H: min(max(x.side, nameHeight*u), x.box.H-2*pad)}
	}
	if warehouse := p.warehouseSize(x.hold, u); warehouses && warehouse.Y > 0 {
		x.warehouse = display.Rect{X: left + pad/2, Y: top - warehouse.Y, W: warehouse.X, H: warehouse.Y}
	}
	for j := range p.cells(x.hold) {
		x.cells = append(x.cells, display.Rect{X: left + x.side*float64(j), Y: top, W: x.side, H: x.side})
	}
	s.list = append(s.list, x)
	s.w, s.h = max(s.w, x.box.X+x.box.W), max(s.h, x.box.Y+x.box.H)
}

// warehouseSize is how large the warehouse of a hold is, zero if it has none.
func (p *Holds) warehouseSize(i int, u float64) display.Point {
	size := p.now.Holds[i].Warehouse.Size
	return display.Point{X: size.X * u, Y: size.Y * u}
}

// cells is how many pieces a hold has room for, with what it has in numbers and what can be
// done with it.
func (p *Holds) cells(i int) int {
	return p.spaces(i) + len(p.now.Holds[i].Source) + len(p.scope().WholeActions(i))
}

// spaces is how many pieces a hold has room for.
func (p *Holds) spaces(i int) int {
	h := &p.now.Holds[i]
	return max(h.Space, len(h.Pieces))
}

// holdName is what a hold is called, as a heading.
func (p *Holds) holdName(words *lang.Words, i int) string {
	h := &p.now.Holds[i]
	if h.Name != "" {
		return lang.Capital(words.Line(h.Name))
	}
	return lang.Capital(words.Title(h.Place))
}

// draw shows holds piece by piece, to be clicked or dragged, from a corner on.
func (p *Holds) draw(d table.Desk, l *display.List, corner display.Point, u float64, s shelves) {
	for _, x := range s.list {
		for _, r := range []*display.Rect{&x.box, &x.name, &x.warehouse} {
			*r = r.Moved(corner.X, corner.Y)
		}
		move(x.cells, corner)
		p.drawHold(d, l, x, u)
	}
}

// move moves parts of a panel.
func move(parts []display.Rect, by display.Point) {
	for i, r := range parts {
		parts[i] = r.Moved(by.X, by.Y)
	}
}

// drawHold shows a hold: its pieces with what they bring here, then what there is in numbers,
// then what can be done with all of it.
func (p *Holds) drawHold(d table.Desk, l *display.List, x shelf, u float64) {
	v := d.View()
	stage, words, h := p.now.Table.Stage(v), d.Words(), &p.now.Holds[x.hold]
	l.Fill(x.box, 6, theme.PaperDark)
	if held := p.hand.Piece(); held != nil && p.now.Fits(*held, h.Place) {
		l.Stroke(x.box, 6, 2.5, theme.Gold)
	}
	l.Hit(display.Hit{Rect: x.box, Target: display.Target{Command: position.CmdHold, Value: h.Place}})
	x.name = p.drawCount(l, x, u)
	widget.Line(l, x.name, p.holdName(words, x.hold), display.TextStyle{Font: display.Caps, Size: fillLetters * u, Color: theme.Rubric})
	if !x.warehouse.Empty() {
		h.Warehouse.Draw(l, x.warehouse, v)
	} else if free := x.box.Y + x.box.H - shelfPad*u - x.side - x.name.Y - x.name.H; free > x.side && h.Place.Kind == game.ShipRef { // beside a warehouse
		stage.Piece(l, display.Point{X: x.box.Center().X, Y: x.name.Y + x.name.H + free/2}, 0.95*free, h.Place)
	}
	n := p.spaces(x.hold)
	lie := v.Cells(h, n)
	p.pieces(d, l, h, x.cells[:len(h.Pieces)], x.side)
	room := free{place: h.Place, piece: h.Piece, cells: x.cells[len(h.Pieces):n]}
	for _, a := range p.scope().FillN(x.hold) {
		room.fills = append(room.fills, position.Act(a))
	}
	if len(room.fills) == 0 {
		room.fills = filling(h, len(p.scope().FillEach(x.hold)))
	}
	room.most = len(room.fills)
	comes := p.drawFree(d, l, room)
	for j := len(h.Pieces); j < n && comes == 0; j++ {
		lie[j].Draw(l, stage, x.cells[j].Center(), 0.8*(x.side-2*spaceGap))
	}
	p.putDown(l, h.Place, room.cells)
	for j, good := range h.Source {
		cell := x.cells[n+j]
		stage.Piece(l, cell.Center(), x.side*0.66, good)
		l.Stroke(cell.Inset(2), x.side*0.2, 1.5, theme.Gilt)
		had := position.Piece{What: good, From: h.Place}
		p.drawSource(d, l, cell, had)
		l.Hit(display.Hit{Rect: cell, Target: had.Target(position.CmdSource), Tip: p.now.PieceTip(words, had)})
	}
	p.drawWholeActions(d, l, p.scope().WholeActions(x.hold), x.cells[n+len(h.Source):])
}

// pieces shows those of a hold in some of its cells, to be clicked or dragged, with what they bring there.
func (p *Holds) pieces(d table.Desk, l *display.List, h *table.Hold, cells []display.Rect, side float64) {
	words, lie := d.Words(), d.View().Cells(h, max(h.Space, len(h.Pieces)))
	for j, cell := range cells {
		piece := h.Pieces[j]
		held := position.Piece{What: piece, From: h.Place}
		appendSpace(l, p.now.Table.Stage(d.View()), h.Place, cell, lie[j])
		before := 0 // of the same kind
		for _, other := range h.Pieces[:j] {
			if other == piece {
				before++
			}
		}
		kit.AppendSumAt(l, cell, sumRadius(d.View(), cell), p.gain(held, before))
		if in := p.hand.Picked; in != nil && *in == held && !slices.Contains(h.Pieces[:j], piece) {
			l.Stroke(cell.Inset(1), 0.2*side, 3, theme.Gold)
		}
		l.Hit(display.Hit{Rect: cell, Target: held.Target(position.CmdPiece), Tip: p.now.PieceTip(words, held)})
	}
}

// putDown marks free spaces of a place where the piece in hand can be put down.
func (p *Holds) putDown(l *display.List, place game.Ref, free []display.Rect) {
	held := p.hand.Piece()
	if held == nil || !p.now.Fits(*held, place) {
		return
	}
	for _, cell := range free {
		space := cell.Inset(spaceGap)
		l.Fill(space, 0.2*space.W, theme.Fade(theme.Gold, 0.4))
		l.Stroke(space, 0.2*space.W, max(2, 0.06*cell.W), theme.Gold)
	}
}

// InBar appends a hold in the bar, next to the subject, and returns what room is left for answers behind a gap. In
// a small frame it lies above them, in as many lines as it needs.
func (p *Holds) InBar(d table.Desk, l *display.List, i int, r display.Rect, gap float64) (rest display.Rect) {
	f, u := d.Frame(), d.Frame().Unit
	pad, top, n := shelfPad*u, nameHeight*u, p.cells(i)
	x := shelf{hold: i, side: min(r.H-top-pad, barSide*u)}
	line, cut, size := n, r.CutLeft, 0.0
	if f.Shape == layout.Small {
		x.side = f.Reach
		line = max(1, int((r.W-2*pad)/x.side))
		cut, size = r.CutTop, top+x.side*float64((n+line-1)/line)+pad
	} else {
		size = max(x.side*float64(n), display.Measure(p.holdName(d.Words(), i), display.Caps, fillLetters*u)+pad) + 2*pad
		if f.Left {
			cut = r.CutRight
		}
	}
	x.box = cut(size)
	cut(gap)
	x.name = display.Rect{X: x.box.X + 2*pad, Y: x.box.Y + pad/2, W: x.box.W - 3*pad, H: top - pad}
	for j := range n {
		x.cells = append(x.cells, display.Rect{X: x.box.X + pad + x.side*float64(j%line), Y: x.box.Y + top + x.side*float64(j/line), W: x.side, H: x.side})
	}
	p.drawHold(d, l, x, u)
	return r
}

// drawCount writes at the end of the name of a hold how many of its spaces are taken, or below it where it stands
// beside the pieces, and returns what is left for the name. The figures are red where the piece in hand has no room.
func (p *Holds) drawCount(l *display.List, x shelf, u float64) (name display.Rect) {
	h := &p.now.Holds[x.hold]
	if name = x.name; h.Count() == "" {
		return name
	}
	ink := theme.Brown
	if held := p.hand.Piece(); held != nil && held.From != h.Place && len(h.Pieces) >= h.Space {
		ink = theme.Danger
	}
	style := display.TextStyle{Font: display.SansBold, Size: countLetters(u), Align: display.Right, Color: ink}
	at := display.Point{X: name.X + name.W, Y: name.Center().Y}
	if name.H > nameHeight*u {
		name.H /= 2
		style.Align, at = display.Left, display.Point{X: name.X, Y: name.Y + 1.5*name.H}
	} else {
		name.W -= p.countWidth(x.hold, u)
	}
	l.Print(at.X, at.Y+display.Ascent(style.Size)/2, h.Count(), style)
	return name
}

// countLetters is how large the figures beside the name of a hold are.
func countLetters(u float64) float64 { return max(widget.MinText, 0.9*fillLetters*u) }

// countWidth is how much of the line with the name of a hold its figures take.
func (p *Holds) countWidth(i int, u float64) float64 {
	if count := p.now.Holds[i].Count(); count != "" {
		return display.Measure(count, display.SansBold, countLetters(u)) + 6*u
	}
	return 0
}

// gain is what a piece brings if it is sold where it lies by what the open panel offers after so many of its kind, zero
// if it is not.
func (p *Holds) gain(held position.Piece, before int) (most int) {
	offered := p.scope().Offered()
	for _, a := range p.now.FromHold(held) {
		if !slices.Contains(offered, a) {
			continue
		}
		n := -game.Cost(p.now.View, a)
		if sold := slices.Repeat([]game.Action{a}, before+1); n > most && (before == 0 || p.sells(sold)) {
			most = n
		}
	}
	return most
}

// sells reports whether a plan of sales can be carried out to its end.
func (p *Holds) sells(plan []game.Action) bool {
	n, _ := game.Feasible(p.now.View, plan)
	return n == len(plan)
}

// drawSource writes on what can be had in numbers what the next of it costs, or that it costs nothing.
func (p *Holds) drawSource(d table.Desk, l *display.List, cell display.Rect, had position.Piece) {
	can, r := p.now.FromHold(had), sumRadius(d.View(), cell)
	price := game.Cost(p.now.View, can...)
	kit.AppendSumAt(l, cell, r, -price)
	if len(can) == 0 || price != 0 {
		return
	}
	words := d.Words().T("play.free")
	size := max(widget.MinText, 1.1*r)
	tag := display.Rect{W: display.Measure(words, display.SansBold, size) + 0.8*size, H: 1.3 * size}
	tag = cell.Center().Box(tag.W, tag.H).Moved(0, (cell.H-tag.H)/2)
	l.Fill(tag, tag.H/2, theme.Paper)
	l.Stroke(tag, tag.H/2, 1, theme.Good)
	l.Print(tag.Center().X, tag.Center().Y+display.Ascent(size)/2, words, display.TextStyle{Font: display.SansBold, Size: size, Align: display.Center, Color: theme.Good})
}
