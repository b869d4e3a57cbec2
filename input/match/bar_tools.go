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
		folds := x.Target.Command == table.CmdFolded
		if folds && style.FoldIcon != "" {
			x.Icon = style.FoldIcon
		}
		x.Paper = true
		x.Rect = r.Column(r.X+w*float64(i), w-4*v.Frame.Unit)
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

// drawSteps appends the button that takes a decision back, with letters of a size at most, and, where there is
// room, beside it those that take the whole turn back and make a decision again. With less room the last is there while
// there is one to be made again, beside the first or once nothing can be taken back.
func (b *buttonRow) drawSteps(l *display.List, r display.Rect, letters float64) {
	steps, long := buttons(b.desk, amongSteps), b.words.T("play.restart.long")
	u, reach, gap := b.view.Frame.Unit, b.view.Frame.Reach, 4*b.view.Frame.Unit
	left := r.Column(r.X, r.W*0.56)
	right := display.Rect{X: r.X + left.W + gap, Y: r.Y, W: r.W - left.W - gap, H: (r.H - gap) / 2}
	places := []display.Rect{left, right, right.Moved(0, right.H+gap)}
	const narrow, low = 96, 66
	words := max(display.Measure(steps[2].Caption, display.Caps, widget.MinText), display.Measure(steps[1].Caption, display.Caps, widget.MinText))
	if r.W < narrow*u || r.H < low*u || reach > 0 && (r.H < 2*reach+gap || 0.44*r.W-gap < reach) || 0.8*(0.44*r.W-gap) < words {
		places = []display.Rect{r}
		if undo, redo := steps[0], steps[2]; !redo.Off { // it has no room of its own
			if steps = []widget.Button{undo, redo}; r.W >= 2*max(reach, display.Measure(redo.Caption, display.Caps, widget.MinText)+8*u)+gap {
				places = r.Columns(2, gap)
			} else if undo.Off {
				steps = []widget.Button{redo}
			}
		}
	}
	for i, at := range places {
		x := steps[i]
		x.Rect, x.Letters, x.State = at, letters, widget.State{Hover: b.board.hover == x.Target}
		if x.Target.Command == control.Restart && display.Measure(long, display.Caps, 16) < at.W*0.8 {
			x.Caption = long
		}
		widget.AppendButton(l, x)
	}
}
