package widget

import (
	"slices"

	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/theme"
)

// A number of which some values are chosen more often than others has a chip for each of them, and one for the most
// there is, in the place of its scale: one press is enough.

// The measures of chips at unit one.
const (
	chipText = 16
	chipPad  = 10 // at each side of its text
)

// A chipPart is where a chip lies.
type chipPart struct {
	value int
	text  string
	at    display.Rect
}

// chipParts are the parts of a picker with chips: below the field with its buttons, in as few rows as there is room
// for, all of them as wide as the widest.
func (r *Range) chipParts(w Window, room display.Rect, side float64) (p numberParts) {
	h, gap := w.RowHeight(), rowGap*w.Unit
	p.buttons(middle(room, widestRow*w.Unit).Row(room.Y, h), side, gap)
	wide := layout.Fingertip * max(1, w.Unit)
	for _, n := range r.Chips {
		p.chips = append(p.chips, chipPart{value: n, text: w.Lang.Number(n)})
	}
	p.chips = append(p.chips, chipPart{value: r.Values[len(r.Values)-1], text: w.Lang.T("widget.number.all")})
	for _, c := range p.chips {
		wide = max(wide, display.Measure(c.text, display.SansBold, chipText*w.Unit)+2*chipPad*w.Unit)
	}
	n := len(p.chips)
	columns := max(1, min(n, int((room.W+gap)/(wide+gap))))
	rows := (n + columns - 1) / columns
	columns = (n + rows - 1) / rows // as many in each
	room = middle(room, max(widestRow*w.Unit, float64(columns)*(wide+gap)-gap))
	p.scale = room.Row(room.Y+h+gap, float64(rows)*(h+gap)-gap)
	p.foot = p.scale
	cell := display.Rect{X: p.scale.X, Y: p.scale.Y, W: (p.scale.W+gap)/float64(columns) - gap, H: h}
	for i := range p.chips {
		p.chips[i].at = cell.Cell(i, columns, gap)
	}
	return p
}

// appendChips appends the chips, or why what is typed cannot be chosen.
func (v *numberView) appendChips(l *display.List) {
	if v.refusal(l, theme.Rubric) {
		return
	}
	for i, c := range v.parts.chips {
		t := v.target.At(chipPart0 + i)
		_, found := slices.BinarySearch(v.num.Values, c.value)
		b := Button{Rect: c.at, Caption: c.text, Letters: chipText * v.Unit, Target: t, Paper: true, Skip: true, Guarded: v.Guarded,
			Chosen: v.num.chosen && c.value == v.num.Value(), Off: !found, State: v.stateOf(t)}
		if b.Off {
			b.Tip = v.num.most(v.Lang)
		}
		AppendButton(l, b)
	}
}
