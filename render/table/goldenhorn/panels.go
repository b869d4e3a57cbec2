package goldenhorn

import (
	"image/color"
	"strconv"

	"serenissima/assets/lang"
	"serenissima/game"
	rules "serenissima/game/goldenhorn"
	"serenissima/render/layout"
	"serenissima/render/op"
	"serenissima/render/table"
	"serenissima/render/table/pieces"
	"serenissima/render/theme"
	"serenissima/render/ui"
)

// appendPanels draws what lies beside the chart or over it, but for the bar.
func appendPanels(l *op.List, v *table.View, st *rules.State) {
	f := &v.Frame
	switch f.Shape {
	case layout.Small:
		strip := op.Rect{W: f.Size.X, H: f.Board.Y}
		l.Fill(strip, 0, theme.Wood)
		l.Fill(op.Rect{Y: strip.H - 1.5, W: strip.W, H: 1.5}, 0, theme.Gilt)
		l.Hit(op.Hit{Rect: strip})
	case layout.Tall:
		for _, r := range []op.Rect{{W: f.Size.X, H: f.Board.Y}, {Y: f.Board.Y + f.Board.H, W: f.Size.X, H: f.Bar.Y - f.Board.Y - f.Board.H}} {
			l.Fill(r, 0, theme.Wood)
			l.Hit(op.Hit{Rect: r})
		}
	}
	appendTurn(l, v, st)
	for p := game.Player(1); int8(p) <= st.Seats; p++ {
		appendPlayer(l, v, st, p)
	}
	for _, h := range []rules.HarbourID{rules.Venice, rules.Constantinople} {
		appendQuay(l, v, st, h)
	}
	if folded(f, v.Open) {
		return
	}
	if f.Shape == layout.Small {
		ui.Paper(l, f.Sheet)
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
func appendTurn(l *op.List, v *table.View, st *rules.State) {
	f := &v.Frame
	r := f.Panels[turnPanel]
	heading, bag := v.Say("board.turn", "n", int(st.Turns)), v.Say("board.bag", "n", int(st.BagSize))
	hit := op.Hit{Rect: r, Target: op.Target{Command: table.CmdAbout, Ref: game.Box}, Tip: v.Say("board.bag.help")}
	if f.Shape == layout.Small {
		u := f.Unit
		ui.Line(l, op.Rect{X: r.X, Y: r.Y + 2*u, W: r.W - 4, H: r.H * 0.52}, heading, op.TextStyle{Font: op.Caps, Size: 17 * u, Color: theme.Cream})
		ui.Line(l, op.Rect{X: r.X, Y: r.Y + r.H*0.48, W: r.W - 4, H: r.H * 0.42}, bag, op.TextStyle{Font: op.SansSmall, Size: 13 * u, Color: theme.CreamDim})
		l.Hit(hit)
		return
	}
	ui.Paper(l, r)
	l.Hit(hit)
	if f.Shape == layout.Tall {
		ui.Heading(l, op.Rect{X: r.X + r.W*0.04, Y: r.Y, W: r.W * 0.34, H: r.H}, heading, r.H*0.42, op.Left)
		appendLeft(l, op.Rect{X: r.X + r.W*0.38, Y: r.Y, W: r.W * 0.6, H: r.H}, v, st, r.H*0.34)
		return
	}
	ui.Heading(l, op.Rect{X: r.X, Y: r.Y + r.H*0.05, W: r.W, H: r.H * 0.34}, heading, r.H*0.3, op.Center)
	middle := op.Rect{X: r.X + r.W*0.05, Y: r.Y + r.H*0.4, W: r.W * 0.9, H: r.H * 0.27}
	last := op.Rect{X: middle.X, Y: r.Y + r.H*0.68, W: middle.W, H: r.H * 0.24}
	size := max(ui.MinText, r.H*0.18)
	appendLeft(l, middle, v, st, size)
	if ends := v.Say("board.ends"); op.Measure(ends, op.Italic, ui.MinText) <= last.W {
		ui.Line(l, last, ends, op.TextStyle{Font: op.Italic, Size: size, Align: op.Center, Color: theme.Brown})
	}
}

// appendLeft says side by side what is left in the bag and, with the expansion, how many
// territories are free, each behind its sign.
func appendLeft(l *op.List, r op.Rect, v *table.View, st *rules.State, size float64) {
	style := op.TextStyle{Font: op.SansSmall, Size: size, Color: theme.Ink}
	type count struct{ icon, text string }
	list := []count{{"purse", v.Say("board.bag", "n", int(st.BagSize))}}
	if st.Expansion {
		list = []count{{"purse", v.Say("board.bag.short", "n", int(st.BagSize))}, {"castle", v.Say("board.territories-left.short", "n", landsFree(st))}}
	}
	sign, lead := min(r.H, size*1.3), 0.2*size // before each text
	width := func(size float64) (w float64) {
		for _, x := range list {
			w += sign + lead + op.Measure(x.text, style.Font, size)
		}
		return w
	}
	least := 0.5 * size * float64(len(list)+1) // between them, all in all
	for style.Size > ui.MinText && width(style.Size)+least > r.W {
		style.Size = max(ui.MinText, style.Size-0.5)
	}
	gap := max(0, r.W-width(style.Size)) / float64(len(list)+1)
	x := r.X + gap
	for _, c := range list {
		ui.Icon(l, c.icon, op.Point{X: x + sign/2, Y: r.Center().Y}, sign, theme.Brown)
		x += sign + lead
		w := op.Measure(c.text, style.Font, style.Size) + 0.5
		ui.Line(l, op.Rect{X: x, Y: r.Y, W: w, H: r.H}, c.text, style)
		x += w + gap
	}
}

// playerRect is the panel of a seat.
func playerRect(f *layout.Frame, p game.Player) op.Rect {
	r, i := f.Panels[playersPanel], float64(p-1)
	switch f.Shape {
	case layout.Small:
		w := r.W / game.MaxSeats
		return op.Rect{X: r.X + w*i + 2*f.Unit, Y: r.Y + 3*f.Unit, W: w - 4*f.Unit, H: r.H - 6*f.Unit}
	case layout.Tall:
		return op.Rect{X: r.X + r.W/2*float64((int(p)-1)%2), Y: r.Y + r.H/2*float64((int(p)-1)/2), W: r.W/2 - 3, H: r.H/2 - 3}
	}
	return op.Rect{X: r.X, Y: r.Y + r.H/4*i, W: r.W, H: r.H/4 - 4*f.Unit}
}

// seatsRect is the room that the panels of all seats fill.
func seatsRect(v *table.View) op.Rect {
	first, last := playerRect(&v.Frame, 1), playerRect(&v.Frame, game.Player(v.State.(*rules.State).Seats))
	return op.Rect{X: first.X, Y: first.Y, W: last.X + last.W - first.X, H: last.Y + last.H - first.Y}
}

// A stat is a number of a seat; each explains itself.
type stat struct {
	icon func(l *op.List, at op.Point, size float64)
	n    int
	help string
}

// statsOf are the numbers of a seat that all may know: cards, pieces in the warehouse and
// points of territories.
func statsOf(v *table.View, st *rules.State, p game.Player, ink color.NRGBA) []stat {
	name := v.Seats[p-1].Name
	list := []stat{
		{func(l *op.List, at op.Point, size float64) {
			appendCardBack(l, op.Rect{X: at.X - size*0.32, Y: at.Y - size*0.46, W: size * 0.64, H: size * 0.92})
		}, int(st.HandSize[p]), v.Say("board.stat.cards", "name", name, "n", int(st.HandSize[p]))},
		{func(l *op.List, at op.Point, size float64) { ui.Icon(l, "crane", at, size, ink) },
			int(st.StoreSize[p]), v.Say("board.stat.pieces", "name", name, "n", int(st.StoreSize[p]))},
	}
	if st.Expansion {
		_, _, lands, _ := st.Points(p)
		list = append(list, stat{func(l *op.List, at op.Point, size float64) { ui.Icon(l, "castle", at, size, ink) },
			int(lands), v.Say("board.stat.territories", "name", name, "n", landsOf(st, p), "points", int(lands))})
	}
	return list
}

// appendPlayer draws the panel of a seat: who it is, and what all may know of it.
func appendPlayer(l *op.List, v *table.View, st *rules.State, p game.Player) {
	f := &v.Frame
	r := playerRect(f, p)
	decides := st.Decision().Player == p
	small := f.Shape == layout.Small
	ink, dim := theme.Ink, theme.Brown
	switch {
	case small && !decides:
		ink, dim = theme.Cream, theme.CreamDim
	default:
		l.Fill(op.Rect{X: r.X + 1, Y: r.Y + 2, W: r.W, H: r.H}, 6, theme.Shadow)
		l.Fill(r, 6, theme.Paper)
	}
	left := r.X + 3
	if !small {
		strip := 0.22 * r.H
		pieces.AppendCloth(l, op.Rect{X: r.X + 1, Y: r.Y + 1, W: strip, H: r.H - 2}, v.Colour(p))
		left = r.X + strip + 4
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
	l.Hit(op.Hit{Rect: r, Target: op.Target{Ref: game.Seat(p)}, Tip: tip})
	pieces.AppendShield(l, op.Point{X: left + r.H*0.4, Y: r.Center().Y}, r.H*0.76, v.Colour(p))
	left += r.H * 0.84
	stats := statsOf(v, st, p, dim)
	x, cell, icon := statCells(f, r, len(stats))
	for i, s := range stats {
		at := op.Rect{X: x + cell*float64(i), Y: r.Y, W: cell, H: r.H}
		s.icon(l, op.Point{X: at.X + icon*0.55, Y: at.Center().Y}, icon)
		ui.Line(l, op.Rect{X: at.X + icon*1.16, Y: at.Y, W: cell - icon*1.2, H: at.H}, strconv.Itoa(s.n),
			op.TextStyle{Font: op.SansBold, Size: max(ui.MinText, r.H*0.42), Color: ink})
		l.Hit(op.Hit{Rect: at, Target: op.Target{Command: table.CmdAbout, Ref: game.Seat(p), Index: i}, Tip: s.help})
	}
	if small {
		return
	}
	ui.Line(l, op.Rect{X: left, Y: r.Y + r.H*0.06, W: x - left - 3, H: r.H * 0.5}, v.Seats[p-1].Name, op.TextStyle{Font: op.Caps, Size: r.H * 0.44, Color: theme.Ink})
	role, colour := v.Say("board.person"), theme.Brown
	switch {
	case decides:
		role, colour = v.Say("board.decides"), theme.Rubric
	case v.Seats[p-1].Bot:
		role = v.Say("board.bot")
	}
	below := op.Rect{X: left, Y: r.Y + r.H*0.54, W: x - left - 3, H: r.H * 0.38}
	if op.Measure(role, op.SansSmall, ui.MinText) <= below.W {
		ui.Line(l, below, role, op.TextStyle{Font: op.SansSmall, Size: max(ui.MinText, r.H*0.32), Color: colour})
	}
}

// statCells is where so many numbers begin in the panel of a seat, how wide each is with its
// sign, and how large the sign.
func statCells(f *layout.Frame, r op.Rect, n int) (x, cell, icon float64) {
	left := r.X + 3 + r.H*0.84
	if f.Shape != layout.Small {
		left += r.H*0.22 + 1
	}
	cell = min(r.H*1.15, (r.X+r.W-left)*0.6/float64(n))
	if f.Shape == layout.Small {
		cell = (r.X + r.W - left) / float64(n)
	}
	return r.X + r.W - cell*float64(n) - 2, cell, min(r.H*0.52, cell*0.46)
}

// cardsHead is the share of the panel with deck and supply that its heading takes.
const cardsHead = 0.26

// cardRows are the rows below the heading of that panel: deck and discards, and with the
// expansion the supply, where there is room for it.
func cardRows(v *table.View, st *rules.State) (first, second op.Rect) {
	r := v.Frame.Panels[cardsPanel]
	first = r
	if v.Frame.Shape != layout.Tall {
		top := r.H * (0.03 + cardsHead)
		first = op.Rect{X: r.X, Y: r.Y + top, W: r.W, H: r.H*0.95 - r.H*cardsHead}
	}
	if st.Expansion && v.Frame.Shape != layout.Tall {
		rows := first
		first.H = rows.H * 0.56
		second = op.Rect{X: r.X + r.W*0.035, Y: first.Y + first.H, W: r.W * 0.93, H: rows.H - first.H}
	}
	return first, second
}

// deckRect is where the deck lies.
func deckRect(v *table.View, st *rules.State) op.Rect {
	first, _ := cardRows(v, st)
	h := first.H * 0.78
	return op.Rect{X: first.X + first.W*0.035, Y: first.Y + (first.H-h)/2, W: h * 0.66, H: h}
}

// appendCards draws the deck, the open discards and, with the expansion, the supply.
func appendCards(l *op.List, v *table.View, st *rules.State) {
	r := v.Frame.Panels[cardsPanel]
	ui.Paper(l, r)
	l.Hit(op.Hit{Rect: r, Target: op.Target{Command: table.CmdAbout, Ref: game.Card(0)}, Tip: v.Say("board.deck.help")})
	if v.Frame.Shape != layout.Tall { // a heading has room
		head := op.Rect{X: r.X + r.W*0.035, Y: r.Y + r.H*0.03, W: r.W * 0.93, H: r.H * cardsHead}
		title, size := v.Say("board.cards"), min(head.H*0.74, head.W*0.1)
		ui.Heading(l, head, title, size, op.Left)
		used := op.Measure(title, op.Caps, size) + size
		letters := max(ui.MinText, min(head.H*0.54, size*0.74))
		text := v.Say("board.deck.open", "n", int(st.DeckSize))
		if !op.Fits(text, op.SansSmall, letters, head.W-used) {
			text = v.Say("board.deck", "n", int(st.DeckSize))
		}
		ui.Line(l, op.Rect{X: head.X + used, Y: head.Y, W: head.W - used, H: head.H}, text,
			op.TextStyle{Font: op.SansSmall, Size: letters, Align: op.Right, Color: theme.Brown})
	}
	first, second := cardRows(v, st)
	if !second.Empty() {
		appendSupply(l, second, v, st)
	}
	at := deckRect(v, st)
	w, h := at.W, at.H
	appendCardBack(l, at)
	ui.Line(l, at, strconv.Itoa(int(st.DeckSize)), op.TextStyle{Font: op.SansBold, Size: max(ui.MinText, h*0.42), Align: op.Center, Color: theme.Cream})
	x := at.X + w*1.35
	pitch := (r.X + r.W*0.98 - x) / rules.NumColours
	for c := rules.Red; c <= rules.Blue; c++ {
		face := op.Rect{X: x + pitch*float64(c-1), Y: first.Y + (first.H-h*0.86)/2, W: min(w*0.86, pitch*0.42), H: h * 0.86}
		appendCardFace(l, face, c)
		ui.Line(l, op.Rect{X: face.X + face.W + 4, Y: first.Y, W: pitch - face.W - 8, H: first.H}, strconv.Itoa(int(st.Discards[c])),
			op.TextStyle{Font: op.SansBold, Size: max(ui.MinText, h*0.38), Color: theme.Ink})
		l.Hit(op.Hit{Rect: op.Rect{X: face.X, Y: first.Y, W: pitch, H: first.H}, Target: op.Target{Command: table.CmdAbout, Ref: game.Card(c)},
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
func appendSupply(l *op.List, r op.Rect, v *table.View, st *rules.State) {
	l.Fill(op.Rect{X: r.X, Y: r.Y, W: r.W, H: 1}, 0, theme.PaperLine)
	size := r.H * 0.62
	for i, x := range []struct {
		kind, n int
		tip     string
	}{
		{rules.Mercenary, int(st.Supply), v.Say("board.supply", "n", int(st.Supply)) + "\n" + v.Say("board.supply.help")},
		{rules.Peasant, int(st.Aside), v.Say("board.aside", "n", int(st.Aside)) + "\n" + v.Say("board.aside.help")},
	} {
		at := op.Rect{X: r.X + r.W*0.5*float64(i), Y: r.Y, W: r.W * 0.5, H: r.H}
		appendPerson(l, op.Point{X: at.X + size*0.5, Y: at.Center().Y}, size, x.kind)
		ui.Line(l, op.Rect{X: at.X + size*1.1, Y: at.Y, W: at.W - size*1.1, H: at.H}, strconv.Itoa(x.n), op.TextStyle{Font: op.SansBold, Size: max(ui.MinText, r.H*0.5), Color: theme.Ink})
		l.Hit(op.Hit{Rect: at, Target: op.Target{Command: table.CmdAbout, Ref: game.Sailor(x.kind)}, Tip: x.tip})
	}
}
