package match

import (
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
	"serenissima/render/table/kit"
	"serenissima/render/widget"
)

// toolsAt is where so many small buttons lie: three, or in windows with room for more, to the side of
// those as many as there are.
func toolsAt(v *table.View, n int) display.Rect {
	r := v.Frame.Tools
	if more := r.W / 3 * float64(n-3); v.Frame.Shape != layout.Small {
		r.W += more
		if !v.Frame.Left {
			r.X -= more
		}
	}
	return r
}

// drawTools appends the small buttons, and that which skips what is shown.
func (b *bar) drawTools(l *display.List) {
	v, style := b.view, b.table.Style()
	for _, x := range buttons(b.desk, overChart) {
		x.Rect, x.Paper, x.State = v.Frame.Skip, true, widget.State{Hover: b.board.hover == x.Target}
		widget.AppendButton(l, x)
	}
	tools := buttons(b.desk, besideHint)
	r := toolsAt(v, len(tools))
	w := r.W / float64(len(tools))
	for i, x := range tools {
		folds := x.Target.Command == cmdTable
		if folds && style.FoldIcon != "" {
			x.Icon = style.FoldIcon
		}
		x.Paper = true
		x.Rect = display.Rect{X: r.X + w*float64(i), Y: r.Y, W: w - 4*v.Frame.Unit, H: r.H}
		widget.AppendButton(l, x)
		if !folds || style.FoldWorth == nil {
			continue
		}
		if points := style.FoldWorth(v); points > 0 {
			r := max(9*v.Frame.Unit, widget.MinText*0.8)
			kit.AppendCoin(l, display.Point{X: x.Rect.X + x.Rect.W - r - 1, Y: x.Rect.Y + x.Rect.H - r - 1}, r, points)
		}
	}
}

// steps are the buttons that lead back and on: undo, the whole turn, redo.
type steps struct {
	list    []widget.Button
	long    string // what is written on the second where there is room
	hover   display.Target
	letters float64 // their largest size, zero if any is
	paper   bool
}

// stepsOf are the buttons that lead back and on.
func stepsOf(d *desk) steps {
	return steps{list: buttons(d, amongSteps), long: d.c.Lang.T("play.restart.long"), hover: d.board.hover}
}

// view appends as many of the buttons as there are places.
func (s *steps) view(l *display.List, places ...display.Rect) {
	for i, r := range places {
		b := s.list[i]
		b.Rect, b.Letters, b.Paper, b.State = r, s.letters, s.paper, widget.State{Hover: s.hover == b.Target}
		if b.Target.Command == control.Restart && display.Measure(s.long, display.Caps, 16) < r.W*0.8 {
			b.Caption = s.long
		}
		widget.AppendButton(l, b)
	}
}

// viewIn appends the button that takes a decision back and, where there is room,
// beside it those that take the whole turn back and make a decision again.
func (s *steps) viewIn(l *display.List, r display.Rect, f layout.Frame) {
	u, reach := f.Unit, f.Reach
	const narrow, low = 96, 66
	words := max(display.Measure(s.list[2].Caption, display.Caps, widget.MinText), display.Measure(s.list[1].Caption, display.Caps, widget.MinText))
	if r.W < narrow*u || r.H < low*u || reach > 0 && (r.H < 2*reach+4*u || 0.44*r.W-4*u < reach) || 0.8*(0.44*r.W-4*u) < words {
		s.view(l, r)
		return
	}
	gap := 4 * u
	left := display.Rect{X: r.X, Y: r.Y, W: r.W * 0.56, H: r.H}
	right := display.Rect{X: r.X + left.W + gap, Y: r.Y, W: r.W - left.W - gap, H: (r.H - gap) / 2}
	below := right
	below.Y += right.H + gap
	s.view(l, left, right, below)
}
