package goldenhorn

import (
	"strconv"

	"serenissima/game"
	rules "serenissima/game/goldenhorn"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// quayRect is the panel of a start harbour. On a phone it is folded but while something is chosen there: upright both are, on
// its side that of Constantinople.
func quayRect(v *table.View, h rules.HarbourID) display.Rect {
	f := &v.Frame
	r := f.Panels[constantinoplePanel]
	switch {
	case f.Narrow() && choosingAt(v, h):
		return openQuay(f)
	case h == rules.Venice:
		r = f.Panels[venicePanel]
	case f.Shape == layout.Small && choosingAt(v, h):
		open := f.Panels[venicePanel]
		r = display.Rect{X: r.X + r.W - open.W, Y: r.Y + r.H - open.H, W: open.W, H: open.H}
	}
	if f.Shape == layout.Small { // the bar of a replay is higher
		r.Y = min(r.Y, f.Bar.Y-r.H-4)
	}
	return r
}

// quayFolded reports whether the panel of a start harbour is folded: its columns are too narrow
// for a finger then, and a touch anywhere unfolds it.
func quayFolded(v *table.View, h rules.HarbourID) bool {
	return v.Frame.Folds && (h == rules.Constantinople || v.Frame.Narrow()) && !choosingAt(v, h)
}

// choosingAt reports whether a ship or a heap is being chosen in a start harbour.
func choosingAt(v *table.View, h rules.HarbourID) bool {
	return harbourOpen(v.State.(*rules.State), v.Chosen) == h
}

// harbourOpen is the start harbour in which a ship or a heap is being chosen, zero for none: it has been
// opened, or one of both is chosen there and the other is not. Once both are, the ship chooses a
// stop, which the panel might hide.
func harbourOpen(st *rules.State, chosen []game.Ref) rules.HarbourID {
	for _, ref := range chosen {
		if ref.Kind == game.PortRef {
			return rules.HarbourID(ref.ID)
		}
	}
	ship, load := chosenOf(chosen)
	switch {
	case ship != 0 && load.kind == 0:
		return st.StartHarbourAt(st.Ships[ship].Place)
	case ship == 0 && load.kind != 0:
		return load.harbour
	}
	return 0
}

// A quay is how the panel of a start harbour is divided: into columns, or where it is folded or its
// columns would be too narrow for a finger into two rows of cells, in which a piece stands for its heap.
type quay struct {
	heading, columns, edge, water display.Rect
	column                        float64 // its width
	inRow, rows                   int     // cells in a row and how many rows of them, zero for columns
	braced                        bool    // mercenaries and peasants lie there, below a brace
}

// quayOf divides the panel of a start harbour.
func quayOf(v *table.View, st *rules.State, h rules.HarbourID) quay {
	q := divide(v, h, columnsOf(st))
	q.braced = st.Expansion && heap{h, people}.size(st) > 0
	switch {
	case v.Frame.Narrow():
		q.fold(columnsOf(st), 1)
	case quayFolded(v, h) || q.column < v.Frame.Reach:
		q.fold(columnsOf(st), 2)
	}
	return q
}

// fold makes rows of cells of the columns and of the edge with their numbers.
func (q *quay) fold(columns, rows int) {
	q.inRow, q.rows = (columns+rows-1)/rows, rows
	q.column = q.columns.W / float64(q.inRow)
	q.columns.H += q.edge.H
	q.edge.Y, q.edge.H = q.edge.Y+q.edge.H, 0
}

// divide divides the panel of a harbour into so many columns. Where it is folded, ships are hardly smaller: those of a strip lie
// beside the heaps, or in the whole of it where it has no room for these.
func divide(v *table.View, h rules.HarbourID, columns int) (q quay) {
	r := quayRect(v, h)
	if v.Frame.Narrow() && quayFolded(v, h) {
		q.water = r
		if heaps := r.W - stripShips*v.Frame.Reach; heaps > 0.4*r.W {
			left := q.water.CutLeft(heaps)
			q.heading = left.CutTop(0.4 * r.H)
			q.heading = q.heading.InsetBy(0.1*r.H, 0)
			q.columns, q.edge = left, left.Row(r.Y+r.H, 0)
			return q
		}
		q.heading = q.water.CutTop(0.3 * r.H)
		q.heading = q.heading.InsetBy(0.1*r.H, 0)
		return q
	}
	head, edge, water := r.H*0.15, r.H*0.105, r.H*0.345
	if quayFolded(v, h) {
		water = r.H * 0.44
	}
	q.heading = display.Rect{X: r.X + r.W*0.035, Y: r.Y, W: r.W * 0.93, H: head}
	q.water = r.Row(r.Y+r.H-water, water)
	q.edge = r.Row(q.water.Y-edge, edge)
	q.columns = r.Row(r.Y+head, q.edge.Y-r.Y-head)
	q.column = r.W / float64(columns)
	return q
}

// stripShips is how many ships have room in the strip of a quay, beside its heaps.
const stripShips = 4

// columnsOf is how many columns a quay has: one for each colour and, with the expansion, for
// each kind of people.
func columnsOf(st *rules.State) int {
	if st.Expansion {
		return peasants
	}
	return rules.NumColours
}

// columnRect is the column of a kind of heap, with its number on the edge, or its cell.
func (q quay) columnRect(kind int) display.Rect {
	if q.inRow > 0 {
		h := q.columns.H / float64(q.rows)
		return display.Rect{X: q.columns.X + q.column*float64((kind-1)%q.inRow), Y: q.columns.Y + h*float64((kind-1)/q.inRow), W: q.column, H: h}
	}
	return display.Rect{X: q.columns.X + q.column*float64(kind-1), Y: q.columns.Y, W: q.column, H: q.edge.Y + q.edge.H - q.columns.Y}
}

// pieceSize is how large the pieces of a heap are.
func (q quay) pieceSize() float64 {
	if q.inRow > 0 {
		return min(q.column*0.5, q.columns.H*0.8/float64(q.rows))
	}
	return min(q.column*0.62, q.columns.H*0.25)
}

// pieceAt is where the n-th piece of a heap of so many lies, from below. High heaps are
// pressed together.
func (q quay) pieceAt(kind, n, size int) display.Point {
	s := q.pieceSize()
	if q.inRow > 0 {
		c := q.columnRect(kind)
		at := display.Point{X: c.X + c.W*0.06 + s/2, Y: c.Center().Y}
		if kind > rules.NumColours && q.braced {
			at.Y += q.braceHeight() / 2
		}
		return at
	}
	high := s
	if kind > rules.NumColours {
		high *= personHigh
	}
	c, adds := q.columnRect(kind), q.addsRect(kind)
	lowest := q.edge.Y - s*0.56
	pitch := min(s, (lowest-high/2-adds.Y-adds.H)/float64(max(1, size-1)))
	return display.Point{X: c.X + c.W/2, Y: lowest - pitch*float64(n)}
}

// addsRect is where a column says what its heap adds to a warehouse: on top, or below the brace. In a
// cell it is below the number.
func (q quay) addsRect(kind int) display.Rect {
	r := q.columnRect(kind)
	if q.inRow > 0 {
		r = q.besidePiece(kind)
		return r.Row(r.Center().Y, r.H/2)
	}
	if kind > rules.NumColours && q.braced {
		return r.Row(r.Y+q.braceHeight(), widget.MinText+1)
	}
	return r.Row(r.Y+1, max(q.pieceSize()*0.9, widget.MinText+2))
}

// besidePiece is the part of a cell beside its piece, below the brace.
func (q quay) besidePiece(kind int) display.Rect {
	r, at := q.columnRect(kind), q.pieceAt(kind, 0, 1)
	left := at.X + q.pieceSize()*0.6
	high := 1.7 * min(at.Y-r.Y, r.Y+r.H-at.Y)
	return display.Rect{X: left, Y: at.Y - high/2, W: r.X + r.W - left, H: high}
}

// braceHeight is how high the brace over the people is.
func (q quay) braceHeight() float64 { return max(12, q.columns.H*0.16) }

// pileSize is how many pieces of a kind lie in a harbour, without those that an animation
// shows elsewhere.
func pileSize(v *table.View, st *rules.State, h heap) int {
	place := game.Port(h.harbour)
	switch h.kind {
	case mercenaries:
		return max(0, int(st.Ports[h.harbour].Figures)-v.Gone(game.Sailor(rules.Mercenary), place))
	case peasants:
		return max(0, int(st.Ports[h.harbour].Peasants)-v.Gone(game.Sailor(rules.Peasant), place))
	}
	return max(0, int(st.Ports[h.harbour].Cubes[h.kind])-v.Gone(game.Good(h.kind), place))
}

// counted is how many pieces of a kind lie in a harbour with those that an animation has brought
// and goes on showing there.
func counted(v *table.View, st *rules.State, h heap) int {
	return pileSize(v, st, h) + v.Come(pieceOf(h.kind), game.Port(h.harbour))
}

// pieceOf is what lies in a heap of one kind.
func pieceOf(kind int) game.Ref {
	switch kind {
	case mercenaries:
		return game.Sailor(rules.Mercenary)
	case peasants:
		return game.Sailor(rules.Peasant)
	}
	return game.Good(kind)
}

// appendQuay draws a start harbour: a column for each kind of piece, and the water with the
// ships below.
func appendQuay(l *display.List, v *table.View, st *rules.State, h rules.HarbourID) {
	r := quayRect(v, h)
	q := quayOf(v, st, h)
	ref := game.Port(h)
	radius := min(8.0, r.H*0.05)
	l.Fill(r.Moved(1, 3), radius, theme.Shadow)
	l.Fill(r, radius, theme.Paper)
	l.Fill(r.Row(q.columns.Y, q.columns.H), 0, theme.Quay)
	l.Fill(q.edge, 0, theme.Stone)
	l.Fill(display.Rect{X: q.water.X, Y: q.water.Y, W: q.water.W, H: q.water.H}, radius, theme.Water)
	l.Fill(q.water.Row(q.water.Y, q.water.H/2), 0, theme.Water)
	l.Fill(q.water.Row(q.water.Y, max(1, r.H*0.012)), 0, theme.SeaInk)
	for i := range 7 {
		x := q.water.X + q.water.W*(0.08+0.142*float64(i))
		l.Outline(ripple, x, q.water.Y+q.water.H*(0.3+0.4*float64(i%2)), r.H/200, 1, theme.Foam)
	}
	rim, width := theme.PaperRim, 1.2
	if _, lit := v.Lit[ref]; lit {
		rim, width = theme.Gold, 3
	}
	l.Stroke(r, radius, width, rim)
	l.Hit(display.Hit{Rect: r, Target: display.Target{Ref: ref}})
	total := 0
	for kind := 1; kind <= columnsOf(st); kind++ {
		total += counted(v, st, heap{h, kind})
	}
	full := fillOf(st)
	count := v.Say("board.harbour.filled", "n", total, "m", full)
	letters := max(widget.MinText, q.heading.H*0.58)
	countW := display.Measure(count, display.SansSmall, letters) + 2
	if !display.Fits(v.Name(ref), display.Caps, widget.MinText, q.heading.W-countW-4) {
		count, countW = "", 0
	}
	widget.Line(l, q.heading.Column(q.heading.X, q.heading.W-countW-4), v.Name(ref),
		display.TextStyle{Font: display.Caps, Size: q.heading.H * 0.76, Color: theme.Rubric})
	widget.Line(l, q.heading, count, display.TextStyle{Font: display.SansSmall, Size: letters, Align: display.Right, Color: theme.Brown})
	for kind := 1; kind <= columnsOf(st); kind++ {
		appendHeap(l, v, st, q, heap{h, kind})
	}
	if st.Expansion && !quayFolded(v, h) {
		appendBrace(l, v, st, q, heap{h, people})
	}
}

// ripple is a small wave.
var ripple = &display.Path{Name: "ripple of a quay", Open: true, Rings: [][]display.Point{{{X: -14, Y: 2}, {X: -7, Y: -4}, {X: 0, Y: 0}, {X: 7, Y: 4}, {X: 14, Y: -2}}}}

// appendHeap draws the column of a kind of piece.
func appendHeap(l *display.List, v *table.View, st *rules.State, q quay, h heap) {
	r := q.columnRect(h.kind)
	n, all, size := pileSize(v, st, h), counted(v, st, h), q.pieceSize()
	_, chosen := chosenIn(v, h.ref())
	_, lit := v.Lit[h.ref()]
	lit = lit && !quayFolded(v, h.harbour) // what is touched is the quay
	cell := r.Inset(1)
	radius := min(6, r.W*0.15)
	switch {
	case chosen:
		l.Fill(cell, radius, theme.Glow)
		l.Stroke(cell, radius, 2.5, theme.Rubric)
	case lit:
		l.Fill(cell, radius, theme.Fade(theme.Glow, 0.62))
		l.Stroke(cell, radius, 1.6, theme.Gold)
	}
	if v.Hover == h.ref() && (lit || chosen) {
		l.Fill(cell, radius, theme.Gleam)
	}
	pieces := n
	if q.inRow > 0 {
		pieces = min(n, 1)
	}
	for i := range pieces {
		appendPiece(l, q.pieceAt(h.kind, i, n), size, pieceOf(h.kind))
	}
	ink := theme.Ink
	if all == 0 {
		ink = theme.Fade(theme.Brown, 0.55)
		at := q.pieceAt(h.kind, 0, 1)
		if h.kind <= rules.NumColours {
			box := at.Box(size, size)
			l.Stroke(box, size*0.16, 1, theme.Fade(theme.Brown, 0.35))
			l.Shape(signs[h.kind], at.X, at.Y, size*0.6/100, theme.Fade(theme.Brown, 0.3))
		} else {
			l.Shape(map[int]*display.Path{mercenaries: mercenary, peasants: peasant}[h.kind], at.X-size/2, at.Y-size/2, size/100, theme.Fade(theme.Brown, 0.25))
		}
	}
	more, gains := gain(st, h)
	gains = gains && (lit || chosen) && n > 0
	number := r.Row(q.edge.Y, q.edge.H)
	style := display.TextStyle{Font: display.SansBold, Size: max(widget.MinText, q.edge.H*0.82), Align: display.Center, Color: ink}
	if q.inRow > 0 {
		number, style.Size = q.besidePiece(h.kind), max(widget.MinText, size*0.75)
		if gains {
			number.H /= 2
		}
	}
	widget.Line(l, number, strconv.Itoa(all), style)
	if quayFolded(v, h.harbour) {
		return // a touch anywhere unfolds it
	}
	if gains {
		at := q.addsRect(h.kind)
		kit.AppendCoin(l, at.Center(), min(at.H/2, at.W/2, max(widget.MinText*0.7, size*0.5)), more)
	}
	if ship, _ := chosenOf(v.Chosen); n > 0 && ship != 0 && h.kind <= rules.NumColours &&
		st.StartHarbourAt(st.Ships[ship].Place) == h.harbour && st.Board.Ships[ship].Sails[h.kind] > 0 {
		at := display.Point{X: r.X + r.W/2, Y: r.Y + size*0.5}
		if q.inRow > 0 {
			at.X = q.pieceAt(h.kind, 0, 1).X
		}
		appendStruckSail(l, at, size*0.9)
	}
	if lit || chosen || !wholeQuayMeant(v, st, h.harbour) {
		l.Hit(display.Hit{Rect: r, Target: display.Target{Ref: h.ref()}})
	}
}

// heapPieces lists what lies in a heap, one by one.
func heapPieces(st *rules.State, h heap) []game.Ref {
	pile := h.pile(st)
	return piecesOf(&pile)
}

// appendHeld draws a heap in hand: three of its pieces at most, and how many there are.
func appendHeld(l *display.List, at display.Point, size float64, list []game.Ref) {
	const most = 3
	shown := min(most, len(list))
	for i, what := range list[:shown] {
		d := float64(i) - float64(shown-1)/2
		appendPiece(l, display.Point{X: at.X + d*size*0.5, Y: at.Y - d*size*0.22}, size, what)
	}
	if n := len(list); n > 1 {
		appendNumber(l, display.Point{X: at.X + size*0.95, Y: at.Y - size*0.6}, size*0.34, n)
	}
}

// numberLetters is how high the letters of a number are, in radii of its disc.
const numberLetters = 1.3

// numberRadius is the radius of the disc of a number, at least so large that it can be read.
func numberRadius(r float64) float64 { return max(r, widget.MinText/numberLetters) }

// appendNumber draws how many there are on a disc of a radius, or of the least on which that can
// be read.
func appendNumber(l *display.List, at display.Point, r float64, n int) {
	r = numberRadius(r)
	l.Disc(at.X, at.Y, r, theme.Paper)
	l.Ring(at.X, at.Y, r, max(0.8, r/9), theme.Ink)
	l.Print(at.X, at.Y+display.Ascent(r*numberLetters)/2, strconv.Itoa(n), display.TextStyle{Font: display.SansBold, Size: r * numberLetters, Align: display.Center, Color: theme.Ink})
}

// appendBrace draws the brace over mercenaries and peasants, which loads both.
func appendBrace(l *display.List, v *table.View, st *rules.State, q quay, h heap) {
	if !q.braced {
		return
	}
	a, b := q.columnRect(mercenaries), q.columnRect(peasants)
	r := display.Rect{X: a.X, Y: a.Y, W: b.X + b.W - a.X, H: q.braceHeight()}
	_, chosen := chosenIn(v, h.ref())
	_, lit := v.Lit[h.ref()]
	colour := theme.Fade(theme.Brown, 0.4)
	if lit || chosen {
		colour = theme.Rubric
		l.Fill(r.Inset(1), 4, theme.Glow)
	}
	y := r.Y + r.H*0.5
	l.Fill(display.Rect{X: r.X + 4, Y: y, W: r.W - 8, H: 1.6}, 0, colour)
	l.Fill(display.Rect{X: r.X + 4, Y: y, W: 1.6, H: r.H * 0.4}, 0, colour)
	l.Fill(display.Rect{X: r.X + r.W - 5.6, Y: y, W: 1.6, H: r.H * 0.4}, 0, colour)
	r.H = max(r.H, min(v.Frame.Reach, q.columns.H)/2) // what a finger needs, above the heaps themselves
	if lit || chosen || !wholeQuayMeant(v, st, h.harbour) {
		l.Hit(display.Hit{Rect: r, Target: display.Target{Ref: h.ref()}})
	}
}

// wholeQuayMeant reports whether pointing at a heap that cannot be loaded means the start harbour:
// before the first turn, and where the ship that is chosen can come.
func wholeQuayMeant(v *table.View, st *rules.State, h rules.HarbourID) bool {
	_, goal := v.Lit[game.Port(h)]
	return goal || st.Turn == game.Nobody
}

// appendStruckSail says that a ship does not load the colours of its sails.
func appendStruckSail(l *display.List, at display.Point, size float64) {
	widget.Icon(l, "lateen", at, size, theme.Fade(theme.Ink, 0.75))
	l.Outline(slash, at.X, at.Y, size/20, max(1.5, size/9), theme.Rubric)
}

var slash = &display.Path{Name: "slash", Open: true, Rings: [][]display.Point{{{X: -9, Y: 9}, {X: 9, Y: -9}}}}

// chosenIn reports whether a thing is chosen.
func chosenIn(v *table.View, ref game.Ref) (i int, ok bool) {
	for i, x := range v.Chosen {
		if x == ref {
			return i, true
		}
	}
	return 0, false
}
