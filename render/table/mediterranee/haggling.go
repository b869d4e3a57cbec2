package mediterranee

import (
	"math"

	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// A haggling lies beside the price that is to be named, asked or offered: with whom it is, the steps of the bargain,
// a balance, and what the good brings.
type haggling struct {
	brings *returns
	lean   float64 // of the balance, see tilt
}

// The measures beside a price, at unit one.
const (
	sheetWidth   = 640 // without anything beside the sum
	returnsWider = 300 // of the sheet
	partnerWidth = 150 // of the card
	lowPartner   = 112 // on a phone on its side
	balanceRoom  = 156
	lowBalance   = 84  // on a phone
	lyingBalance = 104 // on one on its side
	partnerRow   = 52  // where there is no card
)

// The shapes of a haggling: that without the balance has no card either.
const (
	whole = iota
	noBalance
	bestAlone // of a phone held upright: with the balance, of what the good brings the best
)

// The parts of a haggling.
const (
	ribbonPart = iota // empty where the steps stand beside the heading
	balancePart
	titlePart // of what the good brings
	returnsPart
	partnerPart // the card
	numParts
)

// ExtraWidth implements table.SumHelper.
func (*haggling) ExtraWidth(table.Desk) float64 { return returnsWider }

// Shapes implements table.SumHelper: a phone on its side keeps the players in sight.
func (*haggling) Shapes(d table.Desk) []table.SumShape {
	if d.Frame().Narrow() {
		return make([]table.SumShape, bestAlone+1)
	}
	return []table.SumShape{whole: {Sparing: true}, noBalance: {}}
}

// Layout implements table.SumHelper: the other of the two, the balance, and what the good brings with the number below it
// beside each other. A phone on its side has the number below the balance.
func (h *haggling) Layout(d table.Desk, shape int, width float64, number func(width float64) float64) (at table.SumLayout) {
	f := d.Frame()
	u, title, lying := f.Unit, returnRow*f.Unit, f.Shape == layout.Small
	at.Parts = make([]display.Rect, numParts)
	gap, body := belowGap*u, display.Rect{W: width}
	narrow := width < leastBeside*u && !lying
	if narrow || f.Large { // the heading has no room for the steps
		steps, _ := bargainRibbon(d)
		at.Parts[ribbonPart] = body.CutTop(ribbonHeight(u, steps, width))
		body.CutTop(gap)
	}
	if narrow {
		h.layNarrow(&at, body, shape, u, number)
		return at
	}
	if shape == whole {
		card := partnerWidth * u
		if lying {
			card = lowPartner * u
		}
		at.Parts[partnerPart] = body.CutLeft(card)
		body.CutLeft(2 * gap)
	}
	left, top := body.CutLeft(0.42*body.W), body.Y
	body.CutLeft(2 * gap)
	at.Parts[titlePart] = body.CutTop(title)
	at.Parts[returnsPart] = body.CutTop(h.brings.height(u))
	high := body.Y - top
	switch {
	case shape == whole && !lying:
		at.Number = body.Row(body.Y+gap, number(body.W))
		high = max(balanceRoom*u, high+gap+at.Number.H)
		at.Parts[balancePart] = left.Row(top, high)
	case shape == whole:
		at.Parts[balancePart] = left.Row(top, lyingBalance*u)
		at.Number = left.Row(top+lyingBalance*u+gap, number(left.W))
		high = max(high, lyingBalance*u+gap+at.Number.H)
	default:
		at.Number = left.Row(top, number(left.W))
		high = max(high, at.Number.H)
	}
	if at.Height = top + high; shape == whole {
		at.Parts[partnerPart].H = high
	}
	return at
}

// layNarrow lays out what a narrow window has below the steps: the number beside the balance, and what the good brings.
func (h *haggling) layNarrow(at *table.SumLayout, body display.Rect, shape int, u float64, number func(width float64) float64) {
	gap, title, column, list := belowGap*u, returnRow*u, body, h.brings.height(u)
	balance, high := shape != noBalance, lowBalance*u
	if balance {
		column.W = 0.52 * body.W
	}
	if shape == bestAlone {
		list, high = returnRow*u, 0
	}
	at.Number = column.Row(body.Y, number(column.W))
	if balance && at.Number.H > 0 {
		row := body.CutTop(max(high, at.Number.H+title))
		at.Parts[balancePart] = row.Column(column.W+gap, row.W-column.W-gap)
		at.Parts[titlePart] = column.Row(body.Y-title, title)
	} else {
		high := at.Number.H
		if balance { // no number is to be named
			if high = 1.3 * lowBalance * u; shape == bestAlone {
				high = 0.9 * lowBalance * u
			}
			at.Parts[balancePart] = body.Row(body.Y, high)
		}
		body.CutTop(high)
		at.Parts[titlePart] = body.CutTop(title)
	}
	at.Parts[returnsPart] = body.CutTop(list)
	at.Height = body.Y
}

// Draw implements table.SumHelper.
func (h *haggling) Draw(d table.Desk, l *display.List, _ int, at table.SumLayout, chosen int) {
	steps, open := bargainRibbon(d)
	v, head, ribbon := d.View(), at.Heading, at.Parts[ribbonPart]
	title := display.TextStyle{Font: display.Caps, Size: 21 * v.Frame.Unit, Align: display.Center, Color: theme.Rubric}
	switch {
	case ribbon.H == 0:
		widget.Text(l, head.CutLeft(0.3*head.W), dealTitle(d), title)
		ribbon = head.InsetBy(6*v.Frame.Unit, 0)
		ribbon = ribbon.Middle(ribbon.W, ribbonHeight(v.Frame.Unit, steps, ribbon.W))
	case at.Parts[partnerPart].H > 0:
		widget.Text(l, head, dealTitle(d), title)
	default:
		drawPartner(d, l, head)
	}
	drawRibbon(v, l, ribbon, steps, open)
	if r := at.Parts[returnsPart]; r.H > 0 {
		h.brings.draw(d, l, at.Parts[titlePart], r, chosen)
	}
	if r := at.Parts[partnerPart]; r.H > 0 {
		drawPartnerCard(d, l, r)
	}
	if r := at.Parts[balancePart]; r.H > 0 {
		h.brings.drawBalance(d, l, r, chosen, h.lean)
	}
}

// Tick implements table.SumHelper: the balance comes nearer to where it is to lean, or comes there if nothing is to
// move.
func (h *haggling) Tick(chosen int, still bool) {
	const pace, near = 0.16, 0.004
	to := h.brings.tilt(chosen)
	if h.lean += pace * (to - h.lean); still || math.Abs(to-h.lean) < near {
		h.lean = to
	}
}

// Resting implements table.SumHelper.
func (h *haggling) Resting(chosen int) bool { return h.lean == h.brings.tilt(chosen) }

var _ table.SumHelper = (*haggling)(nil)
