package mediterranee

import (
	"math"

	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
)

// A haggling lies beside the price that is to be named, asked or offered: the steps of the bargain, what the good
// brings, and a balance between both.
type haggling struct {
	brings *returns
	lean   float64 // of the balance, see tilt
}

// The measures beside a price, at unit one.
const (
	returnsWider = 300 // of the sheet
	leastNumber  = 160 // width of the number beside a balance
)

// The shapes of a haggling.
const (
	whole        = iota
	noBalance    // but the steps of the bargain
	returnsAlone // neither
	numShapes
)

// The parts of a haggling.
const (
	ribbonPart = iota
	balancePart
	returnsPart
	partnerPart
	numParts
)

// ExtraWidth implements table.SumAid.
func (*haggling) ExtraWidth(table.Desk) float64 { return returnsWider }

// Shapes implements table.SumAid.
func (*haggling) Shapes(table.Desk) []table.SumAidShape { return make([]table.SumAidShape, numShapes) }

// Layout implements table.SumAid: the steps above, and what the good brings beside the number, or below it where there
// is no room. The balance stands between them; on a phone on its side there may be none, and what the good
// brings always lies beside the number.
func (h *haggling) Layout(d table.Desk, shape int, width float64, number func(width float64) float64) (at table.SumAidLayout) {
	f := &d.View().Frame
	u, list, lying := f.Unit, h.brings.height(f.Unit), f.Shape == layout.Small
	parts, y := [numParts]display.Rect{}, 0.0
	below := func(h float64) display.Rect {
		r := display.Rect{Y: y, W: width, H: h}
		y += h + belowGap*u
		return r
	}
	if shape == whole {
		parts[partnerPart] = below(partnerRow * u)
	}
	if shape != returnsAlone {
		list, _ := bargainRibbon(d)
		parts[ribbonPart] = below(ribbonHeight(u, list, width))
	}
	balance := shape == whole
	if half := (width - besideGap*u) / 2; width < leastBeside*u && !lying {
		at.Number = below(number(width))
		if balance {
			parts[balancePart] = below(balanceRoom * u)
		}
		parts[returnsPart] = below(list)
	} else {
		left, wide := half, half-min(balanceWidth*u, 0.4*half)-belowGap*u
		if balance = balance && wide >= leastNumber*u; !balance {
			if wide = half; lying { // the names of ports need more
				left, wide = 0.84*half, 0.84*half
			}
		}
		at.Number = below(max(list, number(wide)))
		parts[returnsPart] = display.Rect{X: left + besideGap*u, Y: at.Number.Y, W: 2*half - left, H: list}
		at.Number.W = wide
		if balance {
			parts[balancePart] = display.Rect{X: wide + belowGap*u, Y: at.Number.Y, W: left - wide - belowGap*u, H: list}
		}
	}
	at.Parts, at.Height = parts[:], y-belowGap*u
	return at
}

// Draw implements table.SumAid.
func (h *haggling) Draw(d table.Desk, l *display.List, _ int, at table.SumAidLayout, chosen int) {
	h.brings.draw(d, l, at.Parts[returnsPart], chosen)
	if r := at.Parts[partnerPart]; r.H > 0 {
		drawPartner(d, l, r)
	}
	if r := at.Parts[ribbonPart]; r.H > 0 {
		list, open := bargainRibbon(d)
		drawRibbon(d.View(), l, r, list, open)
	}
	if r := at.Parts[balancePart]; r.H > 0 {
		h.brings.drawBalance(d, l, r, chosen, h.lean)
	}
}

// Tick implements table.SumAid: the balance comes nearer to where it is to lean, or comes there if nothing is to
// move.
func (h *haggling) Tick(chosen int, still bool) {
	const pace, near = 0.16, 0.004
	to := h.brings.tilt(chosen)
	if h.lean += pace * (to - h.lean); still || math.Abs(to-h.lean) < near {
		h.lean = to
	}
}

// Resting implements table.SumAid.
func (h *haggling) Resting(chosen int) bool { return h.lean == h.brings.tilt(chosen) }

var _ table.SumAid = (*haggling)(nil)
