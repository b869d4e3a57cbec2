package match

import (
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// viewResultTab appends the tab that leads back to the result of a match that is over: in
// the middle of the upper edge of the chart.
func viewResultTab(l *display.List, v *table.View, open widget.Button, hover display.Target) {
	u, board := v.Frame.Unit, v.Frame.Board
	size, sign := max(widget.MinText, 18*u), 20*u
	w := display.Measure(open.Caption, display.Caps, size) + sign + 42*u
	tab := display.Rect{X: board.X + (board.W-w)/2, Y: board.Y + v.Frame.CoverTop, W: w, H: max(34*u, layout.Fingertip)}
	const hidden = 8 // of the tab, above the edge, so that only its lower corners are round
	l.PushClip(tab)
	paper := tab.Row(tab.Y-hidden, tab.H+hidden-1)
	l.Fill(paper, hidden, theme.Paper)
	if hover == open.Target {
		l.Fill(paper, hidden, theme.Fade(theme.GiltLight, 0.4))
	}
	l.Stroke(paper, hidden, 1.5, theme.PaperRim)
	l.PopClip()
	widget.Icon(l, open.Icon, display.Point{X: tab.X + 14*u + sign/2, Y: tab.Y + tab.H/2}, sign, theme.Rubric)
	widget.Line(l, tab.Column(tab.X+22*u+sign, tab.W-34*u-sign), open.Caption, display.TextStyle{Font: display.Caps, Size: size, Color: theme.Rubric})
	l.Hit(display.Hit{Rect: tab, Target: open.Target, Tip: open.Tip, Label: open.Caption, Skip: true})
}
