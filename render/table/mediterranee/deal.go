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

// dealPad is the margin of the paper at unit one.
const dealPad = 18

// layout lays the paper out as the sheet where a sum is named, without that. On a phone on its side the answers say
// what the good brings, and the balance stands beside who has spoken.
func (*dealPaper) layout(d table.Desk) (paper display.Rect, at table.SumLayout) {
	r, _ := dealReturns(d.Now().(*rules.State))
	f := d.Frame()
	u := f.Unit
	pad, gap := dealPad*u, belowGap*u
	left, right := d.BesideAnswers()
	steps, _ := bargainRibbon(d)
	if f.Shape == layout.Small {
		pad *= 0.6
		width := min(430*u, right-left-16*u-2*pad)
		ribbon := ribbonHeight(u, steps, width)
		at = table.SumLayout{Height: lowBalance*u + gap + ribbon, Parts: make([]display.Rect, numParts)}
		at.Heading = display.Rect{W: width, H: lowBalance * u}
		at.Parts[balancePart] = at.Heading.CutRight(0.46 * width)
		at.Parts[ribbonPart] = display.Rect{Y: lowBalance*u + gap, W: width, H: ribbon}
		at.Heading = at.Heading.Middle(at.Heading.W, partnerRow*u)
		paper = f.Drawer(width+2*pad, at.Height+1.5*pad)
	} else {
		width := min(f.Board.W-16*u-left, (sheetWidth+returnsWider)*u) - 2*pad
		shape := whole
		if f.Large && f.Narrow() {
			shape = bestAlone
		}
		at = (&haggling{brings: r}).Layout(d, shape, width, func(float64) float64 { return 0 })
		head := display.Rect{W: width, H: max(30*u, ribbonHeight(u, steps, 0.6*width))}
		if at.Parts[ribbonPart].H > 0 {
			head.H = partnerRow * u
		}
		at = at.Moved(display.Point{Y: head.H + gap})
		at.Heading, at.Height = head, at.Height+head.H+gap
		paper = f.Drawer(width+2*pad, at.Height+1.5*pad)
	}
	paper.X = max(left, min(paper.X, right-paper.W))
	at.Heading = at.Heading.Moved(paper.X+pad, paper.Y+0.75*pad)
	at = at.Moved(display.Point{X: paper.X + pad, Y: paper.Y + 0.75*pad})
	return paper, at
}

// Home implements table.Panel.
func (*dealPaper) Home() table.Home { return table.Drawer }

// Box implements table.Panel.
func (p *dealPaper) Box(d table.Desk) display.Rect {
	paper, _ := p.layout(d)
	return paper
}

// Draw implements table.Panel.
func (p *dealPaper) Draw(d table.Desk, l *display.List) {
	paper, at := p.layout(d)
	r, sum := dealReturns(d.Now().(*rules.State))
	widget.Paper(l, paper)
	(&haggling{brings: r, lean: r.tilt(sum)}).Draw(d, l, whole, at, sum)
}

var _ table.Panel = (*dealPaper)(nil)
