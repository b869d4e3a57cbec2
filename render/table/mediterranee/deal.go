package mediterranee

import (
	rules "serenissima/game/mediterranee"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
	"serenissima/render/widget"
)

// Panels implements table.Table.
func (Table) Panels() []table.Panel { return []table.Panel{&dealPaper{}} }

// A dealPaper lies beside the answers to a price or an offer, where none is to be named any more: how far the
// bargain has come, and what the good brings.
type dealPaper struct{ table.Plain }

// dealReturns are the returns of a deal in which no sum is to be named any more, only whether the price or the
// offer is taken, and that sum; nil otherwise.
func dealReturns(st *rules.State) (r *returns, sum int) {
	price := st.Deal.Price
	switch st.Decision().Prompt {
	case rules.AnswerCounter:
		price = st.Deal.Counter
	case rules.AnswerPrice, rules.LastAnswer:
	default:
		return nil, 0
	}
	if len(answers(st)) == 0 { // a lower offer can be made
		return nil, 0
	}
	return returnsOf(st), 100 * int(price)
}

// Shown implements table.Panel: to whoever is asked.
func (*dealPaper) Shown(d table.Desk) bool {
	if !d.Idle() || !d.Asked() || len(d.Legal()) == 0 {
		return false
	}
	r, _ := dealReturns(d.Now().(*rules.State))
	return r != nil
}

// Read implements table.Panel.
func (*dealPaper) Read(d table.Desk) (x table.Reading) {
	x.Lines = aloud(d.Now().(*rules.State))(d.Words())
	return x
}

// The measures of the paper at unit one.
const (
	dealPad   = 18
	dealWidth = 394 // of the list of ports
)

// mostCovered is the share of the chart of a phone on its side, in its height, that the paper may cover.
const mostCovered = 0.6

// Draw implements table.Panel. On a phone on its side the answers say what the good brings.
func (*dealPaper) Draw(d table.Desk, l *display.List) {
	r, sum := dealReturns(d.Now().(*rules.State))
	f := &d.View().Frame
	u, room, small := f.Unit, d.Room(), f.Shape == layout.Small
	pad, gap := dealPad*u, belowGap*u
	balance, list := display.Rect{W: balanceWidth * u, H: balanceRoom * u}, display.Rect{W: dealWidth * u, H: r.height(u)}
	switch f.Shape {
	case layout.Small:
		left, right := d.BesideAnswers()
		room = display.Rect{X: left, Y: f.Board.Y, W: right - left, H: f.Bar.Y - f.Board.Y}
		pad, list = 0.6*pad, display.Rect{W: min(dealWidth*u, room.W-16*u-2*pad)}
		balance.W = list.W
	case layout.Tall: // the players stay in sight
		room.Y, room.H = room.Y+f.CoverTop, room.H-f.CoverTop
		list.W = room.W - 16*u - 2*pad
		balance.W, list.Y = list.W, balance.H+gap
	default:
		balance.X = list.W + 2*gap
		balance.H = list.H
	}
	width := max(list.W, balance.X+balance.W)
	ribbon := display.Rect{W: width, H: ribbonHeight(d, width)}
	top := ribbon.H + gap
	if small && top+balance.H+1.5*pad > mostCovered*room.H {
		balance.H, top = 0, ribbon.H
	}
	paper := d.Lay(display.Rect{W: width + 2*pad, H: top + max(list.Y+list.H, balance.H) + 1.5*pad}, room)
	widget.Paper(l, paper)
	for _, x := range []*display.Rect{&ribbon, &balance, &list} {
		x.X, x.Y = x.X+paper.X+pad, x.Y+paper.Y+0.75*pad
	}
	balance.Y, list.Y = balance.Y+top, list.Y+top
	drawRibbon(d, l, ribbon)
	if balance.H > 0 {
		r.drawBalance(d, l, balance, sum, r.tilt(sum))
	}
	if !small {
		r.draw(d, l, list, sum)
	}
}

var _ table.Panel = (*dealPaper)(nil)
