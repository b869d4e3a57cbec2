package panel

import (
	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/input/match/position"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
	"serenissima/render/texttwin"
	"serenissima/render/widget"
)

// A purchasesLayout is where the parts of the panel lie in which things are bought: below
// what the table has on top a box for each area with the places there, then rows for all else.
type purchasesLayout struct {
	scope position.Scope
	phone bool
	panel display.Rect
	head  float64 // the height of its heading
	bare  bool    // it has none: the button of the bar says what it is for, and closes it
	unit  float64
	reach float64
	side  float64 // of a piece with what is around it

	top   display.Rect // of the table
	boxes []fillBox    // of the page that is shown
	pages int
	rows  []display.Rect
}

// A fillBox is where the places of an area lie together.
type fillBox struct {
	rect, title display.Rect
	of          game.Ref // after which it is called
	items       []fillItem
}

// A fillItem is where the parts of a place lie.
type fillItem struct {
	*position.Fill

	rect, name display.Rect
	pieces     []display.Rect // one for each, or a single one for all of them
	free       []display.Rect
	chips      []position.Chip
	trades     []game.Action  // with the owner of the place
	buttons    []display.Rect // for the chips, and one for the trades
}

// The measures of the panel at unit one.
const (
	purchasesPad   = 12
	purchasesGap   = 6
	purchasesWidth = 330 // at least
	purchasesHigh  = 360 // at most, where there is more room and pieces are no larger than usual
	pieceSide      = 36
	fillPad        = 4
	fillLetters    = 16
	chipLetters    = 14
	chipReason     = 12
	chipSign       = 22  // of what a button is for
	chipWidth      = 96  // of the button
	namedWidth     = 110 // of a place at least, for its name or a reason
	nameHeight     = 22  // of a place above its pieces
	itemName       = 15  // likewise, in a box with others
	titleColumn    = 88  // of the name of an area beside its places
	countRoom      = 24  // of a number of pieces
)

// layout lays the panel out in the room that there is: on as few pages as possible, and no wider than it needs to be
// for that.
func (p *Purchases) layout(d table.Desk) purchasesLayout {
	v, words, x := d.View(), d.Words(), p.scope().Purchases()
	room, rows, u := besideCard(d), texttwin.Rows(x.Rest, true), v.Frame.Unit
	at := purchasesLayout{scope: p.scope(), phone: v.Frame.Narrow() || v.Frame.Shape == layout.Small, unit: u, reach: v.Frame.Reach, head: HeadHeight(v.Frame.Reach, 40*u)}
	at.side = max(at.reach, pieceSide*u)
	areas := p.byArea(x)
	narrow := at
	narrow.panel.W = min(at.width(x), room.X)
	narrow.arrange(p, &v.Frame, words, x, areas, rows, room.Y)
	at.panel.W = room.X
	if at.arrange(p, &v.Frame, words, x, areas, rows, room.Y); narrow.pages <= at.pages && !v.Frame.Narrow() {
		at = narrow
	}
	if placed := p.group.drawer.Place(&v.Frame, at.panel.W, at.panel.H); placed.W > at.panel.W { // it was wider before
		at.panel.W, at.rows = placed.W, nil
		at.arrange(p, &v.Frame, words, x, areas, rows, room.Y)
	}
	whole, _ := p.scope().Batch() // its button lies in the heading
	if at.bare = v.Frame.Narrow() && at.pages == 1 && at.panel.H > room.Y && whole == nil; at.bare {
		at.head, at.rows = purchasesGap*u, nil
		at.arrange(p, &v.Frame, words, x, areas, rows, room.Y)
	}
	at.panel = p.group.drawer.Place(&v.Frame, at.panel.W, at.panel.H)
	by := display.Point{X: at.panel.X, Y: at.panel.Y}
	at.top = at.top.Moved(by.X, by.Y)
	move(at.rows, by)
	for i := range at.boxes {
		at.boxes[i].move(by)
	}
	return at
}

// byArea are the places of the panel area by area.
func (p *Purchases) byArea(x *position.Purchases) (areas [][]*position.Fill) {
	last := game.Ref{}
	for i := range x.Fills {
		f := &x.Fills[i]
		area := p.now.Table.Facts(p.now.View, f.Place).Area
		if i == 0 || area != last || area == (game.Ref{}) {
			areas = append(areas, nil)
		}
		last = area
		areas[len(areas)-1] = append(areas[len(areas)-1], f)
	}
	return areas
}

// width is how wide the panel wants to be.
func (at *purchasesLayout) width(x *position.Purchases) float64 {
	widest := 0.0
	for i := range x.Fills {
		widest = max(widest, at.itemWidth(&x.Fills[i]))
	}
	return max(purchasesWidth*at.unit, widest+(titleColumn+4*fillPad+2*purchasesPad)*at.unit)
}

// gathered reports whether the pieces of a place, which are all alike then, are shown as a single one with their number.
func gathered(f *position.Fill) bool { return f.Place.Kind != game.ShipRef }

// shownPieces are those of a place that are shown one by one.
func shownPieces(f *position.Fill) []game.Ref {
	if gathered(f) {
		return f.Pieces[:min(1, len(f.Pieces))]
	}
	return f.Pieces
}

// countRoom is how wide a number of pieces is.
func (at *purchasesLayout) countRoom() float64 {
	return display.Measure("×88", display.SansBold, countLetters(at.unit)) + fillPad*at.unit
}

// piecesWidth is how wide the pieces of a place and its free spaces are.
func (at *purchasesLayout) piecesWidth(f *position.Fill) float64 {
	w := at.side * float64(f.Space)
	if gathered(f) {
		w = at.side*float64(1+f.Space-len(f.Pieces)) + at.countRoom()
	}
	return max(namedWidth*at.unit, w)
}

// itemWidth is how wide a place is with all that is bought for it.
func (at *purchasesLayout) itemWidth(f *position.Fill) float64 {
	_, chips := besideSpaces(f)
	w := at.piecesWidth(f)
	for i := range chips {
		w += at.chipWidth(&chips[i]) + fillPad*at.unit
	}
	if len(position.Trades(at.scope, f.Place)) > 0 {
		w += at.chipWidth(nil) + fillPad*at.unit
	}
	return w
}

// chipWidth is how wide a button beside the pieces of a place is. On a phone it has no sign beside words, and
// no words where a sign is all it has.
func (at *purchasesLayout) chipWidth(c *position.Chip) float64 {
	switch {
	case at.phone && c != nil && len(c.Pieces) == 0 && game.Cost(at.scope.View, c.Action) == 0:
		return at.side
	case at.phone:
		return max(at.side, (chipWidth-chipSign/2)*at.unit)
	}
	return max(at.side, chipWidth*at.unit)
}

// besideSpaces are the buttons beside the pieces of a place, and what comes into its free spaces, or would but cannot;
// nil if it has no button.
func besideSpaces(f *position.Fill) (into *position.Chip, chips []position.Chip) {
	for _, c := range f.Chips() {
		if c.Bar != nil && len(c.Pieces) == 1 && c.Pieces[0] == f.Piece || f.Most > 0 && f.FillEach[0] == c.Action {
			into = &c
		} else {
			chips = append(chips, c)
		}
	}
	return into, chips
}

// reasonLetters are those of the reason on what cannot be bought.
func (at *purchasesLayout) reasonLetters() float64 { return max(widget.MinText, chipReason*at.unit) }

// arrange lays all parts out below each other. It shows one page of as many boxes as there is room for: on the first
// below what the table has on top, on the others without that. The pages are equally high.
func (at *purchasesLayout) arrange(p *Purchases, f *layout.Frame, words *lang.Words, x *position.Purchases, areas [][]*position.Fill, rows []texttwin.Row, high float64) {
	u, pad, gap := at.unit, purchasesPad*at.unit, purchasesGap*at.unit
	inner := at.panel.W - 2*pad
	rowH := p.RowHeight(words, rows, max(44*u, at.reach), inner)
	below := float64(len(rows))*(rowH+gap) + pad
	if f.Shape == layout.Wide { // so that most of the chart stays in sight
		high = min(high, max(purchasesHigh/pieceSide*at.side, at.head+2*at.side+below))
	}
	top := display.Rect{X: pad, Y: at.head, W: inner}
	y := at.head
	if len(x.Things) > 0 {
		top.H = p.now.Offer.Top.Height(f, len(x.Things), at.side, inner)
		y += top.H + gap
	}
	pages, lowest := [][]fillBox{nil}, y
	columns := at.columns(areas, inner)
	width := (inner - gap*float64(columns-1)) / float64(columns)
	for i := 0; i < len(areas); i += columns {
		row, x := areas[i:min(i+columns, len(areas))], pad
		for rest := row[0]; len(rest) > 0; {
			n := len(rest)
			box := at.box(rest, x, y, width)
			for ; n > 1 && y+box.rect.H > high-below; box = at.box(rest[:n], x, y, width) { // the others on the next page
				n--
			}
			last := &pages[len(pages)-1]
			if y+box.rect.H > high-below && (len(*last) > 0 || len(pages) == 1 && top.H > 0) {
				pages, y = append(pages, nil), at.head
				continue
			}
			*last, rest = append(*last, box), rest[n:]
			for j, beside := range row[1:] {
				*last = append(*last, at.box(beside, x+float64(j+1)*(width+gap), y, width))
			}
			y += box.rect.H + gap
			lowest = max(lowest, y)
		}
	}
	at.pages = len(pages)
	page := p.page % at.pages
	if at.boxes = pages[page]; page == 0 && top.H > 0 {
		at.top = top
	}
	for range rows {
		at.rows = append(at.rows, display.Rect{X: pad, Y: lowest, W: inner, H: rowH})
		lowest += rowH + gap
	}
	at.panel.H = lowest + pad - gap
}

// columns is in how many columns boxes lie: in one, unless there is a single place in each for which less room is enough.
func (at *purchasesLayout) columns(areas [][]*position.Fill, width float64) int {
	widest := 0.0
	for _, area := range areas {
		if widest = max(widest, at.itemWidth(area[0])); len(area) > 1 {
			return 1
		}
	}
	return max(1, min(3, len(areas), int((width+purchasesGap*at.unit)/(widest+(4*fillPad+purchasesGap)*at.unit))))
}

// box lays places of an area out at a height of the panel, in as many lines as they need, beside the name of the area
// or below that where there is little room.
func (at *purchasesLayout) box(places []*position.Fill, x, y, width float64) fillBox {
	u, pad := at.unit, 2*fillPad*at.unit
	b := fillBox{of: places[0].Place}
	b.title = display.Rect{X: x + pad, Y: y + fillPad*u, W: width - 2*pad, H: nameHeight * u}
	in := display.Rect{X: x + pad, Y: b.title.Y + b.title.H, W: width - 2*pad}
	switch {
	case width <= 460*u && places[0].Place.Kind != game.ShipRef: // it stands above the pieces there
		b.title.H, in.Y = 0, b.title.Y
	case width > 460*u:
		b.title.W, in.X, in.W, in.Y = (titleColumn-fillPad)*u, in.X+titleColumn*u, in.W-titleColumn*u, b.title.Y
	}
	left, high := in.X, itemName*u+at.side
	for i, f := range places {
		w := at.itemWidth(f)
		if i > 0 && left+w > in.X+in.W {
			left, in.Y = in.X, in.Y+high+fillPad*u
		}
		if _, chips := besideSpaces(f); gathered(f) && len(chips) > 0 {
			w = max(w, in.X+in.W-left)
		}
		item := at.item(f, display.Rect{X: left, Y: in.Y, W: min(w, in.X+in.W-left), H: high})
		in.Y += item.rect.H - high
		b.items = append(b.items, item)
		left += w + 3*fillPad*u
	}
	b.rect = display.Rect{X: x, Y: y, W: width, H: in.Y + high + fillPad*u - y}
	if b.title.W < width/2 {
		b.title.H = b.rect.H - 2*fillPad*u
		b.title.H = min(b.title.H, high)
	}
	return b
}

// item lays a place out in a rectangle: its pieces and free spaces, and beside them or below what is bought once.
func (at *purchasesLayout) item(f *position.Fill, r display.Rect) fillItem {
	x := fillItem{Fill: f, rect: r}
	line := r.Row(r.Y+r.H-at.side, at.side)
	x.name = r.Row(r.Y, r.H-at.side)
	x.name.W = min(x.name.W, at.piecesWidth(f))
	lie := r.X
	cell := func() display.Rect {
		lie += at.side
		return line.Column(lie-at.side, at.side)
	}
	for range shownPieces(f) {
		x.pieces = append(x.pieces, cell())
	}
	if gathered(f) {
		lie += at.countRoom()
	}
	for range f.Space - len(f.Pieces) {
		x.free = append(x.free, cell())
	}
	_, x.chips = besideSpaces(f)
	x.trades = position.Trades(at.scope, f.Place)
	var wide []float64
	for i := range x.chips {
		wide = append(wide, at.chipWidth(&x.chips[i]))
	}
	if len(x.trades) > 0 {
		wide = append(wide, at.chipWidth(nil))
	}
	gap := fillPad * at.unit
	chip := r                                       // as high as the place, below the pieces as high as these
	if chip.X = r.X + x.name.W + gap; gathered(f) { // at the end of the line, where nothing moves them
		end := r.X + r.W + gap
		for _, w := range wide {
			end -= w + gap
		}
		chip.X = max(chip.X, end)
	}
	for _, chip.W = range wide {
		if chip.X+chip.W > r.X+r.W+0.5 {
			chip.X, chip.Y, chip.H = r.X, x.rect.Y+x.rect.H+gap, at.side
			x.rect.H = chip.Y + chip.H - r.Y
		}
		x.buttons = append(x.buttons, chip)
		chip.X += chip.W + gap
	}
	return x
}

// move moves a box with all that is in it.
func (b *fillBox) move(by display.Point) {
	b.rect, b.title = b.rect.Moved(by.X, by.Y), b.title.Moved(by.X, by.Y)
	for i := range b.items {
		x := &b.items[i]
		x.rect, x.name = x.rect.Moved(by.X, by.Y), x.name.Moved(by.X, by.Y)
		for _, parts := range [][]display.Rect{x.pieces, x.free, x.buttons} {
			move(parts, by)
		}
	}
}
