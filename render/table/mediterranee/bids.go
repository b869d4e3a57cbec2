package mediterranee

import (
	"slices"
	"strconv"

	"serenissima/game"
	rules "serenissima/game/mediterranee"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// A bidding lies beside the bid that is to be named: who has bid in this turn, and what everybody bid in
// earlier ones (M2.1).
type bidding struct {
	past []pastBids // the latest turn first
}

// PastBids are the bids of a turn, once they were laid open.
type pastBids struct {
	turn   int
	bids   map[game.Player]int
	dice   map[game.Player]int // that were thrown last between equal bids
	places []game.Player       // in the order that the bids have brought, Nobody where that is not known
}

// newBidding returns what lies beside a bid that is asked for now.
func newBidding(d table.Desk) *bidding {
	b, seats := &bidding{}, int(d.Now().(*rules.State).Seats)
	for before, events := range d.History() {
		for _, ev := range events {
			b.hear(int(before.(*rules.State).Turn), seats, ev)
		}
	}
	slices.Reverse(b.past)
	return b
}

// hear notes what an event of a turn tells of a bid: how high it was, what was thrown where bids were equal,
// and which place it has brought.
func (b *bidding) hear(turn, seats int, ev game.Event) {
	bid, die, place := table.Is(ev, game.Revealed, rules.NoteBid), table.Is(ev, game.Rolled, rules.NoteTie) || table.Is(ev, game.Rolled, rules.NotePlace), table.Is(ev, game.Chose, rules.NotePlace)
	if !bid && !die && !place {
		return
	}
	if n := len(b.past); n == 0 || b.past[n-1].turn != turn {
		b.past = append(b.past, pastBids{turn: turn, bids: map[game.Player]int{}, dice: map[game.Player]int{}, places: make([]game.Player, seats)})
	}
	switch last := &b.past[len(b.past)-1]; {
	case bid:
		last.bids[game.Player(ev.What.ID)] = 100 * int(ev.N)
	case die:
		last.dice[ev.By] = int(ev.N)
	default:
		last.places[ev.What.ID-1] = ev.By
	}
}

// The measures beside a bid, at unit one.
const (
	mostCoinRows = 4
	mostPast     = 3   // turns of which the bids are told
	pastWider    = 300 // of the sheet, in a wide window
	pastRow      = 27
	lowPastRow   = 21  // on a phone on its side
	partyRows    = 1.8 // that who has bid takes
	besideGap    = 24  // between the number and what lies beside it
	belowGap     = 8   // between what lies below each other
	leastBeside  = 624 // width of a sheet in which anything lies beside the number
)

// CoinRows implements table.SumAid: bids are laid down in coins.
func (*bidding) CoinRows(d table.Desk) int {
	if d.Frame().Shape == layout.Small {
		return 1
	}
	return mostCoinRows
}

// ExtraWidth implements table.SumAid.
func (b *bidding) ExtraWidth(d table.Desk) float64 {
	if len(b.past) > 0 && d.Frame().Shape == layout.Wide {
		return pastWider
	}
	return 0
}

// Shapes implements table.SumAid: with several turns, in which on a phone on its side the players stay in sight, or
// with the last one.
func (b *bidding) Shapes(table.Desk) []table.SumAidShape {
	shapes := make([]table.SumAidShape, max(1, min(len(b.past), mostPast)))
	for i := range shapes[1:] {
		shapes[i].Sparing = true
	}
	return shapes
}

// lines is of how many turns a shape tells.
func (b *bidding) lines(shape int) int { return min(len(b.past), mostPast) - shape }

// height is how high all is that a shape tells.
func (b *bidding) height(f *layout.Frame, shape int) float64 {
	rows := float64(b.lines(shape))
	if f.Shape == layout.Small {
		return rows * lowPastRow * f.Unit
	}
	if rows > 0 {
		rows += 2 // the places above, and how high the bid is
	}
	return (rows + partyRows) * pastRow * f.Unit
}

// Layout implements table.SumAid: beside the number, or below it where there is no room.
func (b *bidding) Layout(d table.Desk, shape int, width float64, number func(width float64) float64) (at table.SumAidLayout) {
	f := &d.View().Frame
	u, high := f.Unit, b.height(f, shape)
	at.Number = display.Rect{W: width, H: number(width)}
	past := display.Rect{Y: at.Number.H + belowGap*u, W: width, H: high}
	switch half := (width - besideGap*u) / 2; {
	case high == 0:
		past.Y = at.Number.H
	case width >= leastBeside*u:
		at.Number.W, at.Number.H = half, max(high, number(half))
		past = display.Rect{X: half + besideGap*u, W: half, H: high}
	}
	at.Parts, at.Height = []display.Rect{past}, max(at.Number.H, past.Y+past.H)
	return at
}

// Tick implements table.SumAid.
func (*bidding) Tick(int, bool) {}

// Resting implements table.SumAid.
func (*bidding) Resting(int) bool { return true }

// highest is in how many of the earlier turns a bid would have been higher than that of all others.
func (b *bidding) highest(by game.Player, n int) (turns int) {
	for _, x := range b.past {
		most := -1
		for seat, bid := range x.bids {
			if seat != by {
				most = max(most, bid)
			}
		}
		if n > most {
			turns++
		}
	}
	return turns
}

// compared says in how many of the earlier turns a bid would have been the highest, nothing as long as none is
// chosen.
func (b *bidding) compared(d table.Desk, n int) string {
	m := b.highest(d.Now().Decision().Player, n)
	switch {
	case n == 0:
		return ""
	case len(b.past) == 1:
		return d.Words().Line("sum.past.highest.once", "n", n, "m", m)
	}
	return d.Words().Line("sum.past.highest", "n", n, "m", m, "all", len(b.past))
}

// Draw implements table.SumAid: who has bid, and below that a line for each of the earlier turns.
func (b *bidding) Draw(d table.Desk, l *display.List, shape int, at table.SumAidLayout, chosen int) {
	r, v, lines := at.Parts[0], d.View(), b.lines(shape)
	if r.H <= 0 {
		return
	}
	u, small := v.Frame.Unit, v.Frame.Shape == layout.Small
	row := r.Row(r.Y, pastRow*u)
	if small {
		row.H = lowPastRow * u
	} else {
		drawBidders(d, l, row.Row(row.Y, partyRows*row.H-6*u))
		row.Y += partyRows * row.H
	}
	if lines == 0 {
		return
	}
	if !small {
		cells := pastCells(v, row)
		widget.Line(l, cells[0], d.Words().Line("sum.past"), display.TextStyle{Font: display.Caps, Size: 15 * u, Color: theme.Rubric})
		for i := range cells[1:] {
			kit.AppendDisc(l, display.Point{X: cells[i+1].X + 10*u, Y: row.Center().Y}, 8*u, strconv.Itoa(i+1), false)
		}
		row.Y += row.H
	}
	for _, x := range b.past[:lines] {
		x.draw(d, l, row)
		row.Y += row.H
	}
	if !small {
		l.Fill(row.Row(row.Y, max(1, u)), 0, theme.PaperLine)
		widget.Line(l, row, b.compared(d, chosen), display.TextStyle{Font: display.Italic, Size: 15 * u, Color: theme.Brown})
	}
}

// pastCells divides a line into one for what it is about and one for each seat.
func pastCells(v *table.View, row display.Rect) []display.Rect {
	return row.Columns(len(v.Seats)+1, 4*v.Frame.Unit)
}

// draw appends the bids of a turn in the order of the places that they have brought: the shield of each seat, its
// bid, and what was thrown.
func (x *pastBids) draw(d table.Desk, l *display.List, row display.Rect) {
	v, words := d.View(), d.Words()
	u, cells := v.Frame.Unit, pastCells(v, row)
	l.Fill(row.Row(row.Y, max(1, u)), 0, theme.PaperLine)
	widget.Line(l, cells[0], words.T("accounts.turn", "n", x.turn), display.TextStyle{Font: display.Caps, Size: 15 * u, Color: theme.Brown})
	for i, seat := range x.places {
		if seat == game.Nobody {
			continue
		}
		at, bid := cells[i+1], words.Number(x.bids[seat])
		kit.AppendShield(l, display.Point{X: at.X + 10*u, Y: at.Center().Y}, 0.8*row.H, v.Colour(seat))
		style := display.TextStyle{Font: display.SansBold, Size: 15 * u, Color: theme.Ink}
		at.X, at.W = at.X+24*u, at.W-24*u
		if die := x.dice[seat]; die > 0 {
			side := min(0.66*row.H, at.W/2)
			at.W -= side + 3*u
			left := at.X + min(at.W, display.Measure(bid, style.Font, style.Size)+6*u)
			drawThrown(l, display.Rect{X: left, Y: at.Center().Y - side/2, W: side, H: side}, die, theme.LiveryOf(v.Colour(seat)))
		}
		widget.Line(l, at, bid, style)
	}
}

// drawThrown appends a die that has been thrown, in the colour of its seat.
func drawThrown(l *display.List, r display.Rect, n int, livery theme.Livery) {
	l.Fill(r, 0.2*r.W, theme.Cream)
	l.Stroke(r, 0.2*r.W, max(1, 0.08*r.W), livery.Main)
	size := max(widget.MinText, 0.72*r.H)
	l.Print(r.Center().X, r.Center().Y+display.Ascent(size)/2, strconv.Itoa(n), display.TextStyle{Font: display.SansBold, Size: size, Align: display.Center, Color: theme.Ink})
}

// drawBidders appends who has bid, who does now, and who is to come: they bid one after the other.
func drawBidders(d table.Desk, l *display.List, r display.Rect) {
	v, now := d.View(), d.Now().Decision().Player
	u := v.Frame.Unit
	for i, cell := range r.Columns(int(d.Now().(*rules.State).Seats), 6*u) {
		seat := game.Player(i + 1)
		key, ink, rim := "sum.bidder.later", theme.Brown, theme.PaperLine
		switch {
		case seat == now:
			key, ink, rim = "sum.bidder.now", theme.Rubric, theme.Gilt
			l.Fill(cell, 6*u, theme.Fade(theme.Gold, 0.45))
		case seat < now:
			key, ink = "sum.bidder.sealed", theme.Good
		}
		l.Stroke(cell, 6*u, max(1, 1.2*u), rim)
		side := min(0.8*cell.H, 0.3*cell.W)
		kit.AppendShield(l, display.Point{X: cell.X + 0.62*side, Y: cell.Center().Y}, 0.86*side, v.Colour(seat))
		text := display.Rect{X: cell.X + 1.2*side, Y: cell.Y, W: cell.W - 1.25*side, H: cell.H / 2}
		widget.Line(l, text, v.Seats[seat-1].Name, display.TextStyle{Font: display.Caps, Size: 15 * u, Color: theme.Ink})
		text.Y += text.H
		widget.Line(l, text, d.Words().Line(key), display.TextStyle{Font: display.Sans, Size: 14 * u, Color: ink})
	}
}

var _ table.SumAid = (*bidding)(nil)
