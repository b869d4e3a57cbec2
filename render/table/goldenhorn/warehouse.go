package goldenhorn

import (
	"strconv"

	"serenissima/game"
	rules "serenissima/game/goldenhorn"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// DrawSubject implements table.Table: the viewer's warehouse and hand.
func (Table) DrawSubject(l *display.List, r display.Rect, v *table.View, _ display.Command) {
	v.Draw(l, table.SubjectPart, stirred(v), func() {
		st := v.State.(*rules.State)
		appendHand(l, v, st)
		switch ribbon := v.Frame.Panels[ribbonPanel]; {
		case !ribbon.Empty():
			appendRibbon(l, ribbon, v, st)
		case !r.Empty():
			appendWarehouse(l, r, v, st)
		}
	})
}

// appendRibbon shows what the viewer's warehouse is worth and which colours it lacks. A touch shows what is folded away.
func appendRibbon(l *display.List, r display.Rect, v *table.View, st *rules.State) {
	l.Fill(r, 0.16*r.H, theme.WoodDark)
	l.Stroke(r, 0.16*r.H, 1.5, theme.Gilt)
	l.Hit(display.Hit{Rect: r, Target: display.Target{Command: table.CmdFolded}, Tip: v.Say("board.ribbon.help")})
	in := r.InsetBy(0.1*r.H, 0.08*r.H)
	widget.Icon(l, "crane", in.CutLeft(0.7*r.H).Center(), 0.6*r.H, theme.Gold)
	kit.AppendFolded(l, in.CutRight(0.5*r.H), v.Open)
	p, _ := shownSeat(v, st)
	own := storeOf(st, p)
	if own == nil {
		return
	}
	radius := 0.26 * r.H
	if points := foldWorth(v); points > 0 {
		at := in.CutLeft(kit.CoinWidth(radius, points) + 4)
		kit.AppendCoin(l, at.Center(), radius, points)
	}
	size := min(0.3*r.H, in.W/3.6)
	for c := rules.Red; c <= rules.Blue; c++ { // in two rows, as they lie in a folded quay
		at := display.Rect{X: in.X, Y: in.Y, W: in.W / 3, H: in.H / 2}.Cell(int(c-rules.Red), 3, 0).Center()
		if own.Cubes[c] > 0 {
			appendCube(l, at, size, c)
		} else {
			appendGhost(l, at, size, c)
		}
	}
}

// DrawSteps implements table.Table: a turn has no steps worth a line.
func (Table) DrawSteps(*display.List, display.Rect, *table.View, float64, bool) bool { return false }

// warehouseRect is where the viewer's warehouse is; false if it is folded away.
func warehouseRect(v *table.View) (display.Rect, bool) {
	if !v.Frame.Folds {
		return v.Frame.Subject, true
	}
	return v.Frame.Panels[warehousePanel], v.Open
}

// foldWorth is what the warehouse that is shown is worth, zero where that is not known.
func foldWorth(v *table.View) int {
	st := v.State.(*rules.State)
	p, _ := shownSeat(v, st)
	if storeOf(st, p) == nil {
		return 0
	}
	goods, rows, lands, folk := st.Points(p)
	return int(goods + rows + lands + folk)
}

// shelves are the rows that a warehouse shows at least.
const shelves = 3

// A storehouse is how a warehouse is laid out: a column for each colour, a shelf for each
// row.
type storehouse struct {
	rows          int
	left, floor   float64 // of the lowest shelf
	column, shelf float64
	sums          display.Rect // on the right
}

func layOut(r display.Rect, pile *rules.Pile) (h storehouse) {
	h.rows = shelves
	for c := rules.Red; c <= rules.Blue; c++ {
		h.rows = max(h.rows, int(pile.Cubes[c])+1)
	}
	head := r.H * 0.16
	shelvesW := r.W * 0.6
	h.left, h.floor = r.X+r.W*0.03, r.Y+r.H*0.95
	h.column = (shelvesW - r.W*0.09) / rules.NumColours
	h.shelf = (h.floor - r.Y - head) / float64(h.rows)
	h.sums = display.Rect{X: r.X + r.W*0.66, Y: r.Y + r.H*0.05, W: r.W * 0.32, H: r.H * 0.9}
	return h
}

// size is how large a cube on a shelf is.
func (h storehouse) size() float64 { return min(h.column*0.8, h.shelf*0.88) }

// cubeAt is where the n-th cube of a colour stands, from below.
func (h storehouse) cubeAt(c rules.Colour, n int) display.Point {
	return display.Point{X: h.left + h.column*(float64(c)-0.5), Y: h.floor - h.shelf*float64(n) - h.size()*0.56}
}

// appendWarehouse draws the viewer's warehouse: rows of colours on shelves, what the next
// cube of each colour adds, and what it is worth.
func appendWarehouse(l *display.List, r display.Rect, v *table.View, st *rules.State) {
	radius := min(8, r.H*0.05)
	l.Fill(r, radius, theme.WoodDark)
	l.Stroke(r, radius, 1.5, theme.Gilt)
	p, mine := shownSeat(v, st)
	l.Hit(display.Hit{Rect: r, Target: display.Target{Command: table.CmdAbout, Ref: game.Seat(max(p, 1))}, Tip: v.Say("board.warehouse.help", "n", rules.NumColours+rowExtra(st, 6), "m", 5+rowExtra(st, 5), "k", 4+rowExtra(st, 4))})
	head := display.Rect{X: r.X + r.W*0.03, Y: r.Y + r.H*0.02, W: r.W * 0.58, H: r.H * 0.13}
	letters := max(widget.MinText, head.H*0.62)
	heading := warehouseHeading(v, p, mine)
	widget.Line(l, head, heading, display.TextStyle{Font: display.Caps, Size: head.H * 0.84, Color: theme.Gold})
	own := storeOf(st, p)
	if own == nil {
		widget.Text(l, display.Rect{X: r.X + r.W*0.05, Y: r.Y + r.H*0.3, W: r.W * 0.9, H: r.H * 0.4}, v.Say("board.warehouse.hidden"),
			display.TextStyle{Font: display.Italic, Size: max(widget.MinText+1, 15*v.Frame.Unit), Align: display.Center, Color: theme.CreamDim})
		return
	}
	if !st.OpenWarehouses && st.Decision().Player != game.Nobody {
		note := v.Say("board.only-you")
		if display.Measure(heading, display.Caps, head.H*0.84)+display.Measure(note, display.Italic, letters)+10 < head.W {
			widget.Line(l, head, note, display.TextStyle{Font: display.Italic, Size: letters, Align: display.Right, Color: theme.CreamDim})
		}
	}
	appendShelves(l, layOut(r, own), v, st, own, p)
	appendSums(l, layOut(r, own), v, st, own, p)
}

// warehouseHeading says whose warehouse is shown.
func warehouseHeading(v *table.View, p game.Player, mine bool) string {
	if mine {
		return v.Say("board.warehouse")
	}
	return v.Say("board.warehouse.of", "seat", game.Seat(p))
}

// The lines of the sums of a warehouse, in heights of one: the sum of all is larger.
const (
	sumLines    = 7.2
	peopleLine  = 4.5
	missingLine = 3.5 // without the expansion
)

// peopleAt is where the sign of mercenaries or of peasants stands in the line of the people, with
// their number beside it, and how large it is.
func (h storehouse) peopleAt(kind int) (at display.Point, size float64) {
	line := h.sums.H / sumLines
	size = min(line*0.94, h.sums.W*0.18)
	at = display.Point{X: h.sums.X + size*0.42, Y: h.sums.Y + line*(peopleLine+0.5)}
	if kind == rules.Peasant {
		at.X += h.sums.W * 0.42
	}
	return at, size
}

// appendCounted draws how many mercenaries and how many peasants are in a warehouse.
func appendCounted(l *display.List, h storehouse, v *table.View, own *rules.Pile, p game.Player) {
	draw := func(kind int, n int8) {
		at, size := h.peopleAt(kind)
		appendPersonOnWood(l, at, size, kind)
		left := at.X + size*0.62
		widget.Line(l, display.Rect{X: left, Y: at.Y - size, W: h.sums.W * 0.24, H: 2 * size}, strconv.Itoa(max(0, int(n)-v.Gone(game.Sailor(kind), game.Seat(p)))),
			display.TextStyle{Font: display.SansBold, Size: max(widget.MinText, size*0.8), Color: theme.Cream})
	}
	draw(rules.Mercenary, own.Figures)
	draw(rules.Peasant, own.Peasants)
	line := h.sums.H / sumLines
	l.Hit(display.Hit{Rect: h.sums.Row(h.sums.Y+line*peopleLine, line),
		Target: display.Target{Command: table.CmdAbout, Ref: game.Sailor(rules.Mercenary), Index: 1}, Tip: v.Say("board.people.help")})
}

// appendShelves draws the cubes of a warehouse row by row, each with what it is worth at its
// end.
func appendShelves(l *display.List, h storehouse, v *table.View, st *rules.State, own *rules.Pile, p game.Player) {
	size, place := h.size(), game.Seat(p)
	for row := range h.rows {
		y := h.floor - h.shelf*float64(row)
		shelf := display.Rect{X: h.left, Y: y, W: h.column * rules.NumColours, H: max(1.5, h.shelf*0.08)}
		n, plank := rowLength(own, row+1), theme.Planks
		if n == rules.NumColours { // a whole row is lit
			plank = theme.Gold
			l.Fill(shelf.Row(y-h.shelf*0.98, h.shelf*0.98), h.shelf*0.12, theme.Fade(theme.Gold, 0.28))
		}
		l.Fill(shelf, 0, plank)
		if n > 0 {
			at := display.Rect{X: h.left + h.column*(rules.NumColours+0.4), Y: y - h.shelf, W: h.column, H: h.shelf}
			widget.Line(l, at, strconv.Itoa(n+rowExtra(st, n)), display.TextStyle{Font: display.SansBold, Size: max(widget.MinText, min(h.shelf*0.66, h.column*0.62)), Color: theme.Gold})
		}
	}
	for c := rules.Red; c <= rules.Blue; c++ {
		n := int(own.Cubes[c])
		for i := range max(0, n-v.Gone(game.Good(c), place)) {
			appendCube(l, h.cubeAt(c, i), size, c)
		}
		if n >= h.rows || st.Decision().Player == game.Nobody { // nothing comes after the end
			continue
		}
		at := h.cubeAt(c, n)
		add := rules.Pile{}
		add.Cubes[c] = 1
		gained := more(st, own, &add)
		appendNext(l, at, size, c, gained)
		about := display.Hit{Rect: display.Rect{X: at.X - h.column/2, Y: h.floor - h.shelf*float64(h.rows), W: h.column, H: h.shelf * float64(h.rows)},
			Target: display.Target{Command: table.CmdAbout, Ref: game.Good(c)}, Tip: v.Say("board.shelf.next", "good", game.Good(c), "n", gained)}
		l.Hit(about)
		about.Rect = at.Box(size, size) // what is ringed where a voyage speaks of it
		l.Hit(about)
	}
}

// appendNext draws the place of the next cube of a colour, and what it would add.
func appendNext(l *display.List, at display.Point, size float64, c rules.Colour, gained int) {
	appendGhost(l, at, size, c)
	text, letters := "+"+strconv.Itoa(gained), size*0.8
	if wide, room := display.Measure(text, display.SansBold, letters), size*0.92; wide > room {
		letters *= room / wide
	}
	const capital = 0.66 // of the size of letters is as high as a digit
	if letters = max(widget.MinText, letters); letters*capital <= size {
		l.Print(at.X, at.Y+display.Ascent(letters)/2, text, display.TextStyle{Font: display.SansBold, Size: letters, Align: display.Center, Color: theme.Cream})
	}
}

// rowLength is how many colours a row of the warehouse has; row one is the lowest (G8.2).
func rowLength(own *rules.Pile, row int) (n int) {
	for c := rules.Red; c <= rules.Blue; c++ {
		if int(own.Cubes[c]) >= row {
			n++
		}
	}
	return n
}

// rowExtra are the points for a row on top of those for its cubes (G8.3).
func rowExtra(st *rules.State, length int) int {
	if st.OtherExtras {
		return int(st.Board.RowExtra[rules.AlternativeValues][length])
	}
	return int(st.Board.RowExtra[rules.StandardValues][length])
}

// appendSums draws what the warehouse is worth, the people in it, and what is missing for an
// announcement.
func appendSums(l *display.List, h storehouse, v *table.View, st *rules.State, own *rules.Pile, p game.Player) {
	goods, rows, lands, folk := st.Points(p)
	r := h.sums
	line := r.H / sumLines
	text := func(i float64, key string, n int, bold bool) {
		at := r.Row(r.Y+line*i, line)
		style := display.TextStyle{Font: display.Sans, Size: max(widget.MinText, min(line*0.72, r.W*0.15)), Color: theme.Cream}
		number := display.TextStyle{Font: display.SansBold, Size: style.Size, Align: display.Right, Color: theme.Cream}
		if bold {
			style.Color, number.Color = theme.Gold, theme.Gold
			style.Size, number.Size = style.Size*1.3, style.Size*1.8
			at.H = line * 1.3
		}
		if key != "" {
			widget.Line(l, at.Column(at.X, at.W-number.Size*1.3), v.Say(key, "n", n), style)
		}
		widget.Line(l, at, strconv.Itoa(n), number)
	}
	text(0, "board.sum", int(goods+rows+lands+folk), true)
	text(1.5, "board.goods", int(goods), false)
	text(2.5, "board.rows", int(rows), false)
	next := missingLine
	if st.Expansion {
		text(3.5, "board.territories", int(lands), false)
		text(peopleLine, "", int(folk), false)
		appendCounted(l, h, v, own, p)
		next = peopleLine + 1
	}
	if st.Decision().Player == game.Nobody { // nobody announces any more
		return
	}
	at := r.Row(r.Y+line*next, line)
	var missing []rules.Colour
	for c := rules.Red; c <= rules.Blue; c++ {
		if own.Cubes[c] == 0 {
			missing = append(missing, c)
		}
	}
	size := min(line*0.8, r.W/8)
	if len(missing) == 0 {
		if ready := v.Say("board.announce.ready"); display.Fits(ready, display.Italic, widget.MinText, at.W) {
			widget.Line(l, at, ready, display.TextStyle{Font: display.Italic, Size: max(widget.MinText, line*0.7), Color: theme.Gold})
		} else { // the sign of the button
			widget.Icon(l, announce.Icon, display.Point{X: at.X + line*0.7, Y: at.Center().Y}, line*1.2, theme.Gold)
		}
		return
	}
	widget.Line(l, at, v.Say("board.announce.lacks"), display.TextStyle{Font: display.Italic, Size: max(widget.MinText, line*0.7), Color: theme.CreamDim})
	for i, c := range missing {
		appendCube(l, display.Point{X: r.X + size*(0.6+1.15*float64(i)), Y: at.Y + line*1.55}, size, c)
	}
}
