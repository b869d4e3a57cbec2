package goldenhorn

import (
	"image/color"
	"strconv"

	"serenissima/assets/lang"
	"serenissima/game"
	rules "serenissima/game/goldenhorn"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// appendPanels draws what lies beside the chart or over it, but for the bar.
func appendPanels(l *display.List, v *table.View, st *rules.State) {
	f := &v.Frame
	if f.Shape == layout.Tall {
		for _, r := range []display.Rect{{W: f.Size.X, H: f.Board.Y}, {Y: f.Board.Y + f.Board.H, W: f.Size.X, H: f.Bar.Y - f.Board.Y - f.Board.H}} {
			l.Fill(r, 0, theme.Wood)
			l.Hit(display.Hit{Rect: r})
		}
	}
	if f.Folds {
		strip := display.Rect{W: f.Size.X, H: f.Board.Y}
		l.Fill(strip, 0, theme.Wood)
		l.Fill(display.Rect{Y: strip.H - 1.5, W: strip.W, H: 1.5}, 0, theme.Gilt)
		l.Hit(display.Hit{Rect: strip})
	}
	appendTurn(l, v, st)
	for p := game.Player(1); int8(p) <= st.Seats; p++ {
		appendPlayer(l, v, st, p)
	}
	for _, h := range []rules.HarbourID{rules.Venice, rules.Constantinople} {
		if !underPaper(v, h) {
			appendQuay(l, v, st, h)
		}
	}
	for _, h := range []rules.HarbourID{rules.Venice, rules.Constantinople} {
		appendSpread(l, v, st, h)
	}
	if folded(f, v.Open) {
		return
	}
	if f.Folds {
		widget.Paper(l, f.Sheet)
		if r, ok := warehouseRect(v); ok {
			appendWarehouse(l, r, v, st)
		}
	}
	appendCards(l, v, st)
}

// landsFree is how many territories nobody has.
func landsFree(st *rules.State) (n int) {
	for t := rules.TerritoryID(1); t <= rules.MaxTerritories; t++ {
		if st.Lands[t] == game.Nobody {
			n++
		}
	}
	return n
}

// landsOf is how many territories a seat has.
func landsOf(st *rules.State, p game.Player) (n int) {
	for t := rules.TerritoryID(1); t <= rules.MaxTerritories; t++ {
		if st.Lands[t] == p {
			n++
		}
	}
	return n
}

// appendTurn says how far the game is: turn, bag, and what can end it.
func appendTurn(l *display.List, v *table.View, st *rules.State) {
	f := &v.Frame
	r := f.Panels[turnPanel]
	heading, bag := v.Say("board.turn", "n", int(st.Turns)), v.Say("board.bag", "n", int(st.BagSize))
	tip := bag + "\n" + v.Say("board.bag.help")
	if st.Expansion {
		tip += "\n" + v.Say("board.territories-left", "n", landsFree(st)) + "\n" + v.Say("board.territories-left.help")
	}
	hit := display.Hit{Rect: r, Target: display.Target{Command: table.CmdAbout, Ref: game.Box}, Tip: tip}
	if f.Folds {
		u := f.Unit
		r.X, r.W = r.X+4*u, r.W-4*u
		widget.Line(l, display.Rect{X: r.X, Y: r.Y + 2*u, W: r.W - 4, H: r.H * 0.52}, heading, display.TextStyle{Font: display.Caps, Size: 17 * u, Color: theme.Cream})
		below := display.Rect{X: r.X, Y: r.Y + r.H*0.48, W: r.W - 4, H: r.H * 0.42}
		if st.Expansion {
			appendCounts(l, below, v, st, 14*u)
		} else {
			widget.Line(l, below, bag, display.TextStyle{Font: display.SansSmall, Size: 13 * u, Color: theme.CreamDim})
		}
		l.Hit(hit)
		return
	}
	widget.Paper(l, r)
	l.Hit(hit)
	if f.Shape == layout.Tall {
		widget.Heading(l, r.Column(r.X+r.W*0.03, r.W*0.3), heading, r.H*0.42, display.Left)
		counts := r.Column(r.X+r.W*0.33, r.W*0.65)
		if ends, size := endsWhen(v, st), r.H*0.3; display.Fits(ends, display.Italic, size, counts.W/2) {
			counts.W /= 2
			last := r.Column(counts.X+counts.W, counts.W)
			widget.Line(l, last, ends, display.TextStyle{Font: display.Italic, Size: size, Align: display.Right, Color: theme.Brown})
		}
		appendLeft(l, counts, v, st, r.H*0.34)
		return
	}
	widget.Heading(l, r.Row(r.Y+r.H*0.05, r.H*0.34), heading, r.H*0.3, display.Center)
	middle := display.Rect{X: r.X + r.W*0.05, Y: r.Y + r.H*0.4, W: r.W * 0.9, H: r.H * 0.27}
	last := middle.Row(r.Y+r.H*0.68, r.H*0.24)
	size := max(widget.MinText, r.H*0.18)
	appendLeft(l, middle, v, st, size)
	if ends := endsWhen(v, st); display.Measure(ends, display.Italic, widget.MinText) <= last.W {
		widget.Line(l, last, ends, display.TextStyle{Font: display.Italic, Size: size, Align: display.Center, Color: theme.Brown})
	}
}

// endsWhen says what can end the game, when little is left in the bag that an empty harbour can, or that it is over.
func endsWhen(v *table.View, st *rules.State) string {
	if st.Decision().Player == game.Nobody {
		return v.Say("prompt.game-over")
	}
	if int(st.BagSize) < 2*fillOf(st) { // two full harbours more at most
		return v.Say("board.ends.soon")
	}
	return v.Say("board.ends")
}

// appendCounts shows on the wood of a small window the numbers of what is left in the bag and of
// free territories, each behind its sign.
func appendCounts(l *display.List, r display.Rect, v *table.View, st *rules.State, size float64) {
	size = max(widget.MinText, size)
	for i, c := range []struct {
		icon string
		n    int
	}{{"purse", int(st.BagSize)}, {"castle", landsFree(st)}} {
		at := r.Column(r.X+r.W*0.42*float64(i), r.W*0.42)
		widget.Icon(l, c.icon, display.Point{X: at.X + r.H/2, Y: at.Center().Y}, r.H, theme.CreamDim)
		at.X, at.W = at.X+1.2*r.H, at.W-1.2*r.H
		widget.Line(l, at, strconv.Itoa(c.n), display.TextStyle{Font: display.SansBold, Size: size, Color: theme.Cream})
	}
}

// appendLeft says side by side what is left in the bag and, with the expansion, how many
// territories are free, each behind its sign.
func appendLeft(l *display.List, r display.Rect, v *table.View, st *rules.State, size float64) {
	style := display.TextStyle{Font: display.SansSmall, Size: size, Color: theme.Ink}
	type count struct{ icon, text string }
	list := []count{{"purse", v.Say("board.bag", "n", int(st.BagSize))}}
	if st.Expansion {
		list = []count{{"purse", v.Say("board.bag.short", "n", int(st.BagSize))}, {"castle", v.Say("board.territories-left.short", "n", landsFree(st))}}
	}
	sign, lead := min(r.H, size*1.3), 0.2*size // before each text
	width := func(size float64) (w float64) {
		for _, x := range list {
			w += sign + lead + display.Measure(x.text, style.Font, size)
		}
		return w
	}
	least := 0.5 * size * float64(len(list)+1) // between them, all in all
	for style.Size > widget.MinText && width(style.Size)+least > r.W {
		style.Size = max(widget.MinText, style.Size-0.5)
	}
	gap := max(0, r.W-width(style.Size)) / float64(len(list)+1)
	x := r.X + gap
	for _, c := range list {
		widget.Icon(l, c.icon, display.Point{X: x + sign/2, Y: r.Center().Y}, sign, theme.Brown)
		x += sign + lead
		w := display.Measure(c.text, style.Font, style.Size) + 0.5
		widget.Line(l, r.Column(x, w), c.text, style)
		x += w + gap
	}
}

// playerRect is the panel of a seat. They fill the room of all of them, but in a wide window.
func playerRect(f *layout.Frame, st *rules.State, p game.Player) display.Rect {
	r, i := f.Panels[playersPanel], float64(p-1)
	switch {
	case f.Folds:
		w := r.W / float64(max(st.Seats, 2))
		return display.Rect{X: r.X + w*i + 2*f.Unit, Y: r.Y + 3*f.Unit, W: w - 4*f.Unit, H: r.H - 6*f.Unit}
	case stacked(f, st):
		w := r.W / float64(st.Seats)
		return display.Rect{X: r.X + w*i, Y: r.Y, W: w - 3, H: r.H - 3}
	case f.Shape == layout.Tall:
		return display.Rect{X: r.X + r.W/2*float64((int(p)-1)%2), Y: r.Y + r.H/2*float64((int(p)-1)/2), W: r.W/2 - 3, H: r.H/2 - 3}
	}
	return r.Row(r.Y+r.H/4*i, r.H/4-4*f.Unit)
}

// stacked reports whether the numbers of a seat stand below its name: two or three seats stand
// side by side upright, where four fill two rows.
func stacked(f *layout.Frame, st *rules.State) bool {
	return f.Shape == layout.Tall && !f.Folds && st.Seats < game.MaxSeats
}

// seatsRect is the room that the panels of all seats fill.
func seatsRect(v *table.View) display.Rect {
	st := v.State.(*rules.State)
	first, last := playerRect(&v.Frame, st, 1), playerRect(&v.Frame, st, game.Player(st.Seats))
	return display.Rect{X: first.X, Y: first.Y, W: last.X + last.W - first.X, H: last.Y + last.H - first.Y}
}

// A stat is a number of a seat; each explains itself.
type stat struct {
	icon func(l *display.List, at display.Point, size float64)
	n    int
	help string
}

// statsOf are the numbers of a seat that all may know: cards, pieces in the warehouse and
// points of territories.
func statsOf(v *table.View, st *rules.State, p game.Player, ink color.NRGBA) []stat {
	name := v.Seats[p-1].Name
	list := []stat{
		{func(l *display.List, at display.Point, size float64) {
			appendCardBack(l, display.Rect{X: at.X - size*0.32, Y: at.Y - size*0.46, W: size * 0.64, H: size * 0.92})
		}, int(st.HandSize[p]), v.Say("board.stat.cards", "name", name, "n", int(st.HandSize[p]))},
		{func(l *display.List, at display.Point, size float64) { widget.Icon(l, "crane", at, size, ink) },
			int(st.StoreSize[p]), v.Say("board.stat.pieces", "name", name, "n", int(st.StoreSize[p]))},
	}
	if st.Expansion {
		_, _, lands, _ := st.Points(p)
		list = append(list, stat{func(l *display.List, at display.Point, size float64) { widget.Icon(l, "castle", at, size, ink) },
			int(lands), v.Say("board.stat.territories", "name", name, "n", landsOf(st, p), "points", int(lands))})
	}
	return list
}

// A seatPanel is how the panel of a seat is divided: who it is, and numbers in cells of a width, each
// with a sign before it.
type seatPanel struct {
	all, who     display.Rect // who: behind the cloth
	numbers      display.Rect // the first cell
	icon, shield float64      // how large a sign and the shield are
	inRow        int          // numbers in a row where they stand in two rows, else zero
}

// divideSeat divides the panel of a seat, which shows so many numbers.
func divideSeat(f *layout.Frame, st *rules.State, p game.Player, numbers int) seatPanel {
	r, n := playerRect(f, st, p), float64(numbers)
	high := r.H // of a cell
	d := seatPanel{all: r, who: r, shield: r.H * 0.76}
	d.who.X, d.who.W = r.X+3, r.W-3
	if stacked(f, st) {
		d.who.H = r.H * 0.54
		d.shield = d.who.H * 0.86
	}
	if !f.Folds {
		cloth := clothWidth(d.who.H) + 1
		d.who.X, d.who.W = d.who.X+cloth, d.who.W-cloth
	}
	switch {
	case stacked(f, st):
		cell := d.who.W / n
		d.numbers = display.Rect{X: d.who.X + 2, Y: r.Y + d.who.H, W: cell, H: r.H - d.who.H}
		d.icon = min(d.numbers.H*0.72, cell*0.46)
		return d
	case f.Folds:
		d.numbers.W = min(r.H*1.3, (d.who.W-r.H*0.84)/n)
		if d.numbers.W < r.H*0.8 { // too narrow to be read: in two rows
			d.inRow = int(n+1) / 2
			d.numbers.W = (d.who.W - r.H*0.84) / float64(d.inRow)
			high, n = r.H/2, float64(d.inRow)
		}
	default:
		d.numbers.W = min(r.H*1.15, (d.who.W-r.H*0.84)*0.6/n)
	}
	d.numbers = display.Rect{X: r.X + r.W - d.numbers.W*n - 2, Y: r.Y, W: d.numbers.W, H: high}
	d.icon = min(r.H*0.52, d.numbers.H*0.9, d.numbers.W*0.46)
	d.who.W = d.numbers.X - d.who.X
	return d
}

// clothWidth is how wide the cloth of a seat is beside what is so high.
func clothWidth(high float64) float64 { return 0.22 * high }

// cell is the cell of the i-th number.
func (d *seatPanel) cell(i int) display.Rect {
	r := d.numbers
	if d.inRow > 0 {
		r.Y += r.H * float64(i/d.inRow)
		i %= d.inRow
	}
	r.X += r.W * float64(i)
	return r
}

// spot is the middle of the sign of the i-th number.
func (d *seatPanel) spot(i int) display.Point {
	r := d.cell(i)
	return display.Point{X: r.X + d.icon*0.55, Y: r.Center().Y}
}

// appendPlayer draws the panel of a seat: who it is, and what all may know of it.
func appendPlayer(l *display.List, v *table.View, st *rules.State, p game.Player) {
	f := &v.Frame
	decides := st.Decision().Player == p
	small := f.Folds
	ink, dim := theme.Ink, theme.Brown
	if small && !decides {
		ink, dim = theme.Cream, theme.CreamDim
	}
	stats := statsOf(v, st, p, dim)
	d := divideSeat(f, st, p, len(stats))
	r := d.all
	if !small || decides {
		l.Fill(r.Moved(1, 2), 6, theme.Shadow)
		l.Fill(r, 6, theme.Paper)
	}
	if !small {
		kit.AppendCloth(l, display.Rect{X: r.X + 1, Y: r.Y + 1, W: clothWidth(d.who.H), H: r.H - 2}, v.Colour(p))
	}
	switch {
	case decides:
		l.Stroke(r.Inset(-1), 7, 3, theme.Gold)
	case !small:
		l.Stroke(r, 6, 1, theme.PaperRim)
	}
	tip := aboutPlayer(v, st, p)
	if about := v.Seats[p-1].About; about != "" {
		tip += "\n" + about
	}
	l.Hit(display.Hit{Rect: r, Target: display.Target{Ref: game.Seat(p)}, Tip: tip})
	v.AppendFace(l, display.Point{X: d.who.X + d.shield*0.53, Y: d.who.Center().Y}, 1.14*d.shield, p)
	for i, s := range stats {
		at := d.cell(i)
		s.icon(l, d.spot(i), d.icon)
		widget.Line(l, at.Column(at.X+d.icon*1.16, at.W-d.icon*1.2), strconv.Itoa(s.n),
			display.TextStyle{Font: display.SansBold, Size: max(widget.MinText, min(at.H*0.76, r.H*0.42, at.W*0.42)), Color: ink})
		l.Hit(display.Hit{Rect: at, Target: display.Target{Command: table.CmdAbout, Ref: game.Seat(p), Index: i}, Tip: s.help})
	}
	appendIdentity(l, v, st, p, d, ink)
}

// appendIdentity writes the name of a seat beside its shield and, where there is room, who plays.
// A strip has room for names of two seats only.
func appendIdentity(l *display.List, v *table.View, st *rules.State, p game.Player, d seatPanel, ink color.NRGBA) {
	name, left := v.Seats[p-1].Name, d.who.X+d.shield*1.1+3
	room := d.who.Column(left, d.who.X+d.who.W-left-3)
	if v.Frame.Folds {
		if size := room.H * 0.44; display.Fits(name, display.Caps, size, room.W) {
			widget.Line(l, room, name, display.TextStyle{Font: display.Caps, Size: size, Color: ink})
		}
		return
	}
	role, colour := v.Say("board.person"), theme.Brown
	switch {
	case st.Decision().Player == p:
		role, colour = v.Say("board.decides"), theme.Rubric
	case v.Seats[p-1].Bot:
		role = v.Say("board.bot")
	}
	above := room.Row(room.Y+room.H*0.06, room.H*0.5)
	widget.Line(l, above, name, display.TextStyle{Font: display.Caps, Size: room.H * 0.44, Color: theme.Ink})
	below := room.Row(room.Y+room.H*0.54, room.H*0.38)
	if display.Measure(role, display.SansSmall, widget.MinText) <= below.W {
		widget.Line(l, below, role, display.TextStyle{Font: display.SansSmall, Size: max(widget.MinText, room.H*0.32), Color: colour})
	}
}

// cardsHead is the share of the panel with deck and supply that its heading takes.
const cardsHead = 0.26

// cardRows are the rows below the heading of that panel: deck and discards, and with the
// expansion the supply. Upright they stand in one line.
func cardRows(v *table.View, st *rules.State) (first, second display.Rect) {
	r := v.Frame.Panels[cardsPanel]
	first = r
	if v.Frame.Shape != layout.Tall {
		top := r.H * (0.03 + cardsHead)
		first = r.Row(r.Y+top, r.H*0.95-r.H*cardsHead)
	}
	switch {
	case !st.Expansion:
	case v.Frame.Shape == layout.Tall:
		first.W = r.W * 0.76
		second = r.Column(r.X+first.W, r.W-first.W)
	default:
		rows := first
		first.H = rows.H * 0.56
		second = display.Rect{X: r.X + r.W*0.035, Y: first.Y + first.H, W: r.W * 0.93, H: rows.H - first.H}
	}
	return first, second
}

// cardHigh is how high a card is, in its widths.
const cardHigh = 1.4

// deckRect is where the deck lies.
func deckRect(v *table.View, st *rules.State) display.Rect {
	first, _ := cardRows(v, st)
	h := first.H * 0.78
	return display.Rect{X: first.X + first.W*0.035, Y: first.Y + (first.H-h)/2, W: h * 0.66, H: h}
}

// appendCards draws the deck, the open discards and, with the expansion, the supply.
func appendCards(l *display.List, v *table.View, st *rules.State) {
	r := v.Frame.Panels[cardsPanel]
	widget.Paper(l, r)
	l.Hit(display.Hit{Rect: r, Target: display.Target{Command: table.CmdAbout, Ref: game.Card(0)}, Tip: v.Say("board.deck.help")})
	if v.Frame.Shape != layout.Tall { // a heading has room
		head := display.Rect{X: r.X + r.W*0.035, Y: r.Y + r.H*0.03, W: r.W * 0.93, H: r.H * cardsHead}
		title, size := v.Say("board.cards"), min(head.H*0.74, head.W*0.1)
		widget.Heading(l, head, title, size, display.Left)
		used := display.Measure(title, display.Caps, size) + size
		letters := max(widget.MinText, min(head.H*0.54, size*0.74))
		text := v.Say("board.deck.open", "n", int(st.DeckSize))
		if !display.Fits(text, display.SansSmall, letters, head.W-used) {
			text = v.Say("board.deck", "n", int(st.DeckSize))
		}
		widget.Line(l, head.Column(head.X+used, head.W-used), text,
			display.TextStyle{Font: display.SansSmall, Size: letters, Align: display.Right, Color: theme.Brown})
	}
	first, second := cardRows(v, st)
	if !second.Empty() {
		appendSupply(l, second, v, st)
	}
	at := deckRect(v, st)
	w, h := at.W, at.H
	appendCardBack(l, at)
	widget.Line(l, at, strconv.Itoa(int(st.DeckSize)), display.TextStyle{Font: display.SansBold, Size: max(widget.MinText, h*0.42), Align: display.Center, Color: theme.Cream})
	x := at.X + w*1.35
	pitch := (first.X + first.W*0.98 - x) / rules.NumColours
	for c := rules.Red; c <= rules.Blue; c++ {
		face := display.Rect{X: x + pitch*float64(c-1), Y: first.Y + (first.H-h*0.86)/2, W: min(w*0.86, pitch*0.42), H: h * 0.86}
		number := first.Column(face.X+face.W+4, pitch-face.W-8)
		align := display.Left
		if face.W < 0.5*face.H { // the row has room for wider cards above their numbers
			face.W = pitch * 0.74
			face.H = min(face.W*cardHigh, at.H*0.66)
			face.Y = at.Y
			number = face.Row(face.Y+face.H, at.Y+at.H-face.Y-face.H)
			align = display.Center
		}
		appendCardFace(l, face, c)
		widget.Line(l, number, strconv.Itoa(int(st.Discards[c])),
			display.TextStyle{Font: display.SansBold, Size: max(widget.MinText, min(h*0.38, number.H*0.9)), Align: align, Color: theme.Ink})
		l.Hit(display.Hit{Rect: first.Column(face.X, pitch), Target: display.Target{Command: table.CmdAbout, Ref: game.Card(c)},
			Tip: aboutDiscards(v, st)})
	}
}

// aboutDiscards says which cards lie open.
func aboutDiscards(v *table.View, st *rules.State) string {
	list := cardsIn(&st.Discards)
	if len(list) == 0 {
		return v.Say("board.used", "n", 0)
	}
	return v.Say("board.used.help", "cards", list)
}

// cardsIn are cards by their colours.
func cardsIn(cards *[rules.NumColours + 1]int8) (list []lang.Amount) {
	for c := rules.Red; c <= rules.Blue; c++ {
		if n := cards[c]; n > 0 {
			list = append(list, lang.Amount{What: game.Card(c), N: int(n)})
		}
	}
	return list
}

// appendSupply draws how many mercenaries are in the supply, and black cubes aside.
func appendSupply(l *display.List, r display.Rect, v *table.View, st *rules.State) {
	size := r.H * 0.62
	if v.Frame.Shape == layout.Tall {
		l.Fill(display.Rect{X: r.X, Y: r.Y + r.H*0.2, W: 1, H: r.H * 0.6}, 0, theme.PaperLine)
		r.X, r.W, size = r.X+r.W*0.06, r.W*0.94, r.H*0.56
	} else {
		l.Fill(r.Row(r.Y, 1), 0, theme.PaperLine)
	}
	style := display.TextStyle{Font: display.SansBold, Size: max(widget.MinText, min(r.H*0.5, size*0.7)), Color: theme.Ink}
	small := display.TextStyle{Font: display.SansSmall, Size: max(widget.MinText, style.Size*0.85), Color: theme.Brown}
	list := []struct {
		kind       int
		n          string
		where, tip string
	}{
		{rules.Mercenary, strconv.Itoa(int(st.Supply)), v.Say("board.supply.short"), v.Say("board.supply", "n", int(st.Supply)) + "\n" + v.Say("board.supply.help")},
		{rules.Peasant, strconv.Itoa(int(st.Aside)), v.Say("board.aside.short"), v.Say("board.aside", "n", int(st.Aside)) + "\n" + v.Say("board.aside.help")},
	}
	var widths [2]float64 // with words that say where they are
	for i, x := range list {
		widths[i] = size*1.35 + display.Measure(x.n, style.Font, style.Size) + display.Measure(x.where, small.Font, small.Size)
	}
	worded := widths[0]+widths[1] <= r.W
	first := r.W / 2
	if worded { // the longer words have more room
		first = min(max(first, widths[0]), r.W-widths[1])
	}
	for i, x := range list {
		at := r.Column(r.X, first)
		if i > 0 {
			at.X, at.W = r.X+first, r.W-first
		}
		appendPerson(l, display.Point{X: at.X + size*0.5, Y: at.Center().Y}, size, x.kind)
		text := at.Column(at.X+size*1.1, at.W-size*1.1)
		widget.Line(l, text, x.n, style)
		if worded {
			dx := display.Measure(x.n, style.Font, style.Size) + size*0.25
			widget.Line(l, text.Column(text.X+dx, text.W-dx), x.where, small)
		}
		l.Hit(display.Hit{Rect: at, Target: display.Target{Command: table.CmdAbout, Ref: game.Sailor(x.kind)}, Tip: x.tip})
	}
}
