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

// A throws is what seats have thrown between equal bids, one die after the other.
type throws map[game.Player][]int

// PastBids are the bids of a turn, once they were laid open.
type pastBids struct {
	turn   int
	bids   map[game.Player]int
	dice   throws
	places []game.Player // in the order that the bids have brought, Nobody where that is not known
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
		b.past = append(b.past, pastBids{turn: turn, bids: map[game.Player]int{}, dice: throws{}, places: make([]game.Player, seats)})
	}
	switch last := &b.past[len(b.past)-1]; {
	case bid:
		last.bids[game.Player(ev.What.ID)] = 100 * int(ev.N)
	case die:
		last.dice[ev.By] = append(last.dice[ev.By], int(ev.N))
	default:
		last.places[ev.What.ID-1] = ev.By
	}
}

// The measures beside a bid, at unit one.
const (
	mostPast    = 3   // turns of which the bids are told
	pastWider   = 280 // of the sheet, in a wide window
	pastRow     = 27
	lowPastRow  = 21  // on a phone on its side
	besideGap   = 24  // between the number and what lies beside it
	belowGap    = 8   // between what lies below each other
	leastBeside = 624 // width of a sheet in which anything lies beside the number
)

// The parts beside a bid.
const (
	stepsPart = iota
	clothPart
	pastPart
)

// ExtraWidth implements table.SumHelper.
func (b *bidding) ExtraWidth(d table.Desk) float64 {
	if d.Frame().Shape == layout.Tall {
		return 0
	}
	return pastWider
}

// Shapes implements table.SumHelper: with several turns, in which on a phone on its side the players stay in sight, or
// with the last one; then without the steps, without past turns, and without the cloth. They are the same in every turn,
// so that nothing grows.
func (b *bidding) Shapes(table.Desk) []table.SumShape {
	shapes := make([]table.SumShape, numBidShapes)
	for i := range mostPast - 1 {
		shapes[i].Sparing = true
	}
	return shapes
}

// The shapes beside a bid after those that tell of ever fewer turns.
const (
	noSteps    = mostPast + iota // but the cloth
	clothAlone                   // beside the number, the last turn in the heading
	bareBids                     // neither
	numBidShapes
)

// lines is of how many turns a shape tells.
func (b *bidding) lines(shape int) int { return max(1, mostPast-shape) }

// height is how high the past turns are of which a shape tells: with the places above, and how high the bid is.
func (b *bidding) height(d table.Desk, shape int) float64 {
	u, rows := d.Frame().Unit, float64(b.lines(shape))
	if d.Frame().Shape == layout.Small {
		return rows * lowPastRow * u
	}
	return (rows + 2) * pastRow * u
}

// Layout implements table.SumHelper: the steps and the cloth above, the number below them, and beside it the past
// turns, or below where there is no room.
func (b *bidding) Layout(d table.Desk, shape int, width float64, number func(width float64) float64) (at table.SumLayout) {
	f := d.Frame()
	u, y := f.Unit, 0.0
	below := func(h float64) display.Rect {
		r := display.Rect{Y: y, W: width, H: h}
		y += h + belowGap*u
		return r
	}
	at.Parts = make([]display.Rect, pastPart+1)
	if shape < noSteps {
		at.Parts[stepsPart] = below(ribbonHeight(u, bidSteps(d.View()), width))
	}
	if shape < bareBids {
		at.Parts[clothPart] = below(clothHeight(f, width))
	}
	high := b.height(d, shape)
	if half := (width - besideGap*u) / 2; width >= leastBeside*u || f.Shape == layout.Small {
		row := below(max(high, number(half)))
		at.Number, at.Parts[pastPart] = row.Column(0, half), row.Column(half+besideGap*u, half)
		at.Parts[pastPart].H = high
	} else if at.Number = below(number(width)); shape != clothAlone {
		at.Parts[pastPart] = below(high)
	}
	at.Height = y - belowGap*u
	return at
}

// Tick implements table.SumHelper.
func (*bidding) Tick(int, bool) {}

// Resting implements table.SumHelper.
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

// Draw implements table.SumHelper: what is asked, how far the bids have come, a purse for each seat, and a line for each of the
// earlier turns.
func (b *bidding) Draw(d table.Desk, l *display.List, shape int, at table.SumLayout, chosen int) {
	v := d.View()
	head := at.Heading
	if shape == clothAlone && len(b.past) > 0 {
		b.past[0].draw(d, l, head.CutBottom(lowPastRow*v.Frame.Unit))
	}
	widget.Heading(l, head, v.Say("sum.order"), 21*v.Frame.Unit, display.Center)
	if r := at.Parts[stepsPart]; r.H > 0 {
		drawRibbon(v, l, r, bidSteps(v), layStep)
	}
	if r := at.Parts[clothPart]; r.H > 0 {
		drawCloth(l, v, r, bidders(d.Now().(*rules.State)), 0)
	}
	r := at.Parts[pastPart]
	if r.H == 0 {
		return
	}
	u, small := v.Frame.Unit, v.Frame.Shape == layout.Small
	row := r.Row(r.Y, pastRow*u)
	if small {
		row.H = lowPastRow * u
	} else {
		cells := pastCells(v, row)
		widget.Line(l, cells[0], d.Words().Line("sum.past"), display.TextStyle{Font: display.Caps, Size: 15 * u, Color: theme.Rubric})
		for i := range cells[1:] {
			kit.AppendDisc(l, display.Point{X: cells[i+1].X + 10*u, Y: row.Center().Y}, 8*u, strconv.Itoa(i+1), false)
		}
		row.Y += row.H
	}
	faint := display.TextStyle{Font: display.Italic, Size: 15 * u, Color: theme.Brown}
	if len(b.past) == 0 {
		widget.Line(l, row, d.Words().Line("sum.past.none"), faint)
		return
	}
	for _, x := range b.past[:min(len(b.past), b.lines(shape))] {
		x.draw(d, l, row)
		row.Y += row.H
	}
	if !small {
		l.Fill(row.Row(row.Y, max(1, u)), 0, theme.PaperLine)
		widget.Line(l, row, b.compared(d, chosen), faint)
	}
}

// pastCells divides a line into one for what it is about and one for each seat.
func pastCells(v *table.View, row display.Rect) []display.Rect {
	return row.Columns(len(v.Seats)+1, 4*v.Frame.Unit)
}

// draw appends the bids of a turn in the order of the places that they have brought: the shield of each seat, its
// bid, and each die that was thrown.
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
		if dice := x.dice[seat]; len(dice) > 0 {
			side, gap := min(0.66*row.H, at.W/2), 3*u
			left := at.X + min(at.W-side-gap, display.Measure(bid, style.Font, style.Size)+6*u)
			if display.Fits(bid, style.Font, widget.MinText, at.W-side-gap) {
				at.W -= side + gap
			} else { // the last lies on the shield
				left, dice = at.X-side-2*u, dice[len(dice)-1:]
			}
			room := cells[i+1]
			room = display.Rect{X: left, Y: room.Center().Y - side/2, W: room.X + room.W - left, H: side}
			for j, r := range diceIn(room, len(dice)) {
				drawThrown(l, r, dice[j], theme.LiveryOf(v.Colour(seat)))
			}
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

// bidders are the purses while bids are laid down: they are laid one after the other.
func bidders(st *rules.State) []bidPurse {
	list := make([]bidPurse, st.Seats)
	for i := range list {
		switch seat, now := game.Player(i+1), st.Decision().Player; {
		case seat == now:
			list[i] = bidPurse{does: "now", lit: true}
		case seat < now:
			list[i].does = "sealed"
		default:
			list[i].does = "later"
		}
	}
	return list
}

var _ table.SumHelper = (*bidding)(nil)
