package mediterranee

import (
	rules "serenissima/game/mediterranee"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
	"serenissima/render/widget"
)

// Panels implements table.Table.
func (Table) Panels() []table.Panel { return []table.Panel{&orderPaper{}, &dealPaper{}} }

// A dealPaper lies beside the answers to a price or an offer, where none is to be named any more: how far the
// bargain has come, and what the good brings.
type dealPaper struct{ table.BasePanel }

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

// A dealLayout is where the parts of the paper lie. Those that there are not are empty.
type dealLayout struct{ paper, partner, ribbon, balance, list display.Rect }

// layout lays the paper out. On a phone on its side the answers say what the good brings.
func (*dealPaper) layout(d table.Desk) (at dealLayout) {
	r, _ := dealReturns(d.Now().(*rules.State))
	f := d.Frame()
	u, room := f.Unit, f.DrawerRoom()
	pad, gap := dealPad*u, belowGap*u
	at.balance, at.list = display.Rect{W: balanceWidth * u, H: balanceRoom * u}, display.Rect{W: dealWidth * u, H: r.height(u)}
	left, right := d.BesideAnswers()
	switch f.Shape {
	case layout.Small:
		room.Y = f.Bar.Y - f.Board.Y
		pad, at.list = 0.6*pad, display.Rect{W: min(dealWidth*u, right-left-16*u-2*pad)}
		at.balance.W = at.list.W
	case layout.Tall:
		at.list.W = room.X - 2*pad
		at.balance.W, at.list.Y = at.list.W, at.balance.H+gap
	default:
		at.balance.X = at.list.W + 2*gap
		at.balance.H = at.list.H
	}
	width := max(at.list.W, at.balance.X+at.balance.W)
	list, _ := bargainRibbon(d)
	at.ribbon = display.Rect{W: width, H: ribbonHeight(u, list, width)}
	at.partner = display.Rect{W: width, H: partnerRow * u}
	at.ribbon.Y = at.partner.H + gap
	top := at.ribbon.Y + at.ribbon.H + gap
	if f.Shape == layout.Small && top+at.balance.H+1.5*pad > mostCovered*room.Y {
		at.balance.H, top = 0, at.ribbon.Y+at.ribbon.H
	}
	at.paper = f.Drawer(width+2*pad, top+max(at.list.Y+at.list.H, at.balance.H)+1.5*pad)
	at.paper.X = max(left, min(at.paper.X, right-at.paper.W))
	for _, x := range []*display.Rect{&at.partner, &at.ribbon, &at.balance, &at.list} {
		x.X, x.Y = x.X+at.paper.X+pad, x.Y+at.paper.Y+0.75*pad
	}
	at.balance.Y, at.list.Y = at.balance.Y+top, at.list.Y+top
	return at
}

// Home implements table.Panel.
func (*dealPaper) Home() table.Home { return table.Drawer }

// Box implements table.Panel.
func (p *dealPaper) Box(d table.Desk) display.Rect { return p.layout(d).paper }

// Draw implements table.Panel.
func (p *dealPaper) Draw(d table.Desk, l *display.List) {
	at := p.layout(d)
	r, sum := dealReturns(d.Now().(*rules.State))
	widget.Paper(l, at.paper)
	drawPartner(d, l, at.partner)
	list, open := bargainRibbon(d)
	drawRibbon(d.View(), l, at.ribbon, list, open)
	if at.balance.H > 0 {
		r.drawBalance(d, l, at.balance, sum, r.tilt(sum))
	}
	if d.Frame().Shape != layout.Small {
		r.draw(d, l, at.list, sum)
	}
}

var _ table.Panel = (*dealPaper)(nil)
