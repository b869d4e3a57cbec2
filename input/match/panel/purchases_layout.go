package panel

import (
	"strconv"

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
// what the table has on top the places in columns, then rows for all else.
type purchasesLayout struct {
	now   game.State // of which the prices are
	panel display.Rect
	head  float64 // the height of its heading
	unit  float64
	reach float64
	side  float64 // of a piece with what is around it
	wide  float64 // the pieces of a place are at most
	name  float64 // likewise the name of a place, in its usual letters
	above bool    // the names of the places stand above their pieces
	below bool    // what is bought there once stands below them
	wordy bool    // that is said in words, with the reason below where it cannot be had

	top   display.Rect   // of the table
	fills []display.Rect // of the page that is shown
	first int            // of these
	pages int
	rows  []display.Rect
}

// The measures of the panel at unit one.
const (
	purchasesPad   = 12
	purchasesGap   = 6
	purchasesWidth = 330 // at least
	fillPad        = 4
	fillLetters    = 16
	chipLetters    = 14
	noteHeight     = 17
	nameHeight     = 22 // of a place above its pieces
	nameWidth      = 84 // at least, beside them
)

// narrower is by how much a column may be narrower than it wants to be: the letters of the names
// grow smaller then, as far as they can still be read.
func (at *purchasesLayout) narrower() float64 {
	return at.name * max(0, 1-widget.MinText/(fillLetters*at.unit))
}

// layout lays the panel out in the room that there is: on as few pages as possible,
// with large pieces rather than small ones, and in few columns.
func (p *Purchases) layout(d table.Desk) purchasesLayout {
	v, words, x := d.View(), d.Words(), p.scope().Purchases()
	room, rows := besideCard(d), texttwin.Rows(x.Rest, true)
	best := purchasesLayout{}
	for i, side := range [...]float64{38, 38, 32, 26} {
		at := purchasesLayout{wordy: i == 0, now: p.now.View, unit: v.Frame.Unit, reach: v.Frame.Reach, head: HeadHeight(v.Frame.Reach, 40*v.Frame.Unit)}
		at.side = max(at.reach, side*at.unit)
		for columns := 1; columns <= min(3, max(1, len(x.Fills))) && (columns == 1 || !at.wordy); columns++ {
			if columns > 1 && at.width(words, x, columns) > room.X+at.narrower()*float64(columns) {
				break
			}
			if at.arrange(p, &v.Frame, words, x, rows, columns, room); !(at.wordy && at.above) && (best.pages == 0 || at.pages < best.pages) {
				best = at
			}
		}
	}
	best.panel = p.group.drawer.Place(&v.Frame, best.panel.W, best.panel.H)
	best.top = best.top.Moved(best.panel.X, best.panel.Y)
	for _, parts := range [][]display.Rect{best.fills, best.rows} {
		move(parts, display.Point{X: best.panel.X, Y: best.panel.Y})
	}
	return best
}

// width is how wide the panel wants to be.
func (at *purchasesLayout) width(words *lang.Words, x *position.Purchases, columns int) float64 {
	at.wide, at.name = 0, nameWidth*at.unit
	for i := range x.Fills {
		at.wide = max(at.wide, at.pieces(words, &x.Fills[i]))
		at.name = max(at.name, display.Measure(fillTitle(&x.Fills[i], words), display.Caps, fillLetters*at.unit))
	}
	column := at.name + at.wide + 4*fillPad*at.unit
	return max(purchasesWidth*at.unit, column*float64(columns)+at.unit*(purchasesGap*float64(columns-1)+2*purchasesPad))
}

// pieces is how wide the pieces of a place are, and what is bought there once.
func (at *purchasesLayout) pieces(words *lang.Words, f *position.Fill) float64 {
	n := len(f.Pieces)
	w := at.side*float64(f.Space-n) + at.pitch(f)*float64(max(0, n-1)) + at.side*float64(min(1, n))
	for _, button := range at.buttons(words, f) {
		w += button + purchasesGap*at.unit
	}
	return w
}

// sideBySide is how many pieces of a place lie beside each other at most: more of them overlap, and
// their number stands behind the name.
const sideBySide = 6

// pitch is how far the pieces of a place lie from each other.
func (at *purchasesLayout) pitch(f *position.Fill) float64 {
	return at.side * min(1, sideBySide/float64(max(1, len(f.Pieces))))
}

// fillTitle is the name of a place, with the number of pieces there where they overlap.
func fillTitle(f *position.Fill, words *lang.Words) string {
	name := lang.Capital(words.Title(f.Place))
	if n := len(f.Pieces); n > sideBySide {
		name += " ×" + strconv.Itoa(n)
	}
	return name
}

// buttons are how wide the buttons beside the pieces of a place are.
func (at *purchasesLayout) buttons(words *lang.Words, f *position.Fill) (list []float64) {
	for _, c := range f.Chips() {
		w := at.side
		switch {
		case at.wordy:
			w += display.Measure(at.chipText(words, c), display.Caps, max(widget.MinText, chipLetters*at.unit)) + 2*fillPad*at.unit
		case c.Icon != "" && c.Bar == nil && game.Cost(at.now, c.Action) == 0: // without pieces or a price the sign alone says too little
			w += display.Measure(words.Verb(c.Action.Verb), display.Caps, fillLetters*at.unit) + 2*purchasesPad*at.unit
		}
		list = append(list, w)
	}
	return list
}

// chipText is what a chip says: what it costs, or what it does where that costs nothing yet.
func (at *purchasesLayout) chipText(words *lang.Words, c position.Chip) string {
	if n := game.Cost(at.now, c.Action); n > 0 {
		return words.Number(n)
	}
	return lang.Capital(words.Verb(c.Action.Verb))
}

// arrange lays all parts out below each other in so many columns. Of the places it shows
// one page of as many as there is room for: on the first below what the table has on top, on the
// others without that.
func (at *purchasesLayout) arrange(p *Purchases, f *layout.Frame, words *lang.Words, x *position.Purchases, rows []texttwin.Row, columns int, room display.Point) {
	u, pad, gap := at.unit, purchasesPad*at.unit, purchasesGap*at.unit
	want := at.width(words, x, columns)
	at.panel.W = min(want, room.X)
	inner := at.panel.W - 2*pad
	column := (inner - gap*float64(columns-1)) / float64(columns)
	at.above = want > room.X+at.narrower()*float64(columns)
	high := at.side + 2*fillPad*u
	if at.above {
		high += nameHeight * u
	}
	if at.below = at.above && at.wide+2*fillPad*u > column; at.below {
		high += at.side + gap
	}
	if at.wordy {
		high += noteHeight * u
	}
	rowH := p.RowHeight(words, rows, max(44*u, at.reach), inner)
	rest := float64(len(rows))*(rowH+gap) + pad - gap
	fit := func(top float64) int { return columns * max(0, int((room.Y-top-rest)/(high+gap))) }
	y := at.head
	if at.top = (display.Rect{X: pad, Y: y, W: inner}); len(x.Things) > 0 {
		at.top.H = p.now.Offer.Top.Height(f, len(x.Things), at.side, inner)
		y += at.top.H + gap
	}
	first, each := fit(y), max(columns, fit(at.head)) // places on the first page and on the others
	if at.top.Empty() {
		first = each
	}
	at.pages = 1 + max(0, (len(x.Fills)-first+each-1)/each)
	at.first, at.fills, at.rows = 0, nil, nil
	if page := p.page % at.pages; page > 0 {
		at.first, first = first+(page-1)*each, each
		y, at.top = at.head, display.Rect{}
	}
	for i := range min(first, len(x.Fills)-at.first) {
		at.fills = append(at.fills, display.Rect{X: pad + float64(i%columns)*(column+gap), Y: y + float64(i/columns)*(high+gap), W: column, H: high})
	}
	y += float64((len(at.fills)+columns-1)/columns) * (high + gap)
	for range rows {
		at.rows = append(at.rows, display.Rect{X: pad, Y: y, W: inner, H: rowH})
		y += rowH + gap
	}
	at.panel.H = y + pad - gap
}

// parts are where the name of a place lies in its box, its pieces and free spaces, and what
// is bought there once.
func (at *purchasesLayout) parts(words *lang.Words, f *position.Fill, box display.Rect) (name display.Rect, cells, once []display.Rect) {
	u, pad, gap := at.unit, fillPad*at.unit, purchasesGap*at.unit
	if at.wordy {
		box.H -= noteHeight * u
	}
	x, y := box.X+box.W-pad-at.wide, box.Y+box.H-pad-at.side
	name = display.Rect{X: box.X + 2*pad, Y: y, W: x - box.X - 3*pad, H: at.side}
	if at.above {
		x = box.X + pad
		name = display.Rect{X: box.X + 2*pad, Y: box.Y + pad, W: box.W - 4*pad, H: (nameHeight - fillPad) * u}
	}
	lie := x
	for i := range f.Space {
		cells = append(cells, display.Rect{X: lie, Y: y, W: at.side, H: at.side})
		if lie += at.side; i+1 < len(f.Pieces) {
			lie += at.pitch(f) - at.side
		}
	}
	widths := at.buttons(words, f)
	if at.below {
		for i := range cells {
			cells[i].Y -= at.side + gap
		}
	}
	x = box.X + box.W - pad
	for _, w := range widths {
		x -= w + gap
	}
	for _, w := range widths {
		once = append(once, display.Rect{X: x + gap, Y: y, W: w, H: at.side})
		x += w + gap
	}
	return name, cells, once
}
