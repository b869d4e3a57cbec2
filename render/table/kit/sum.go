package kit

import (
	"strconv"

	"serenissima/render/display"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// StoreIcon stands for a cube that is stored in a port of one's own, which pays at a scoring.
const StoreIcon = "warehouse"

// AppendSum draws what something brings as a gold disc with the number, or what it costs, which is less
// than zero, as a red number with a minus.
func AppendSum(l *display.List, at display.Point, r float64, n int) {
	if n >= 0 {
		AppendCoin(l, at, r, n)
		return
	}
	size := coinLetters(r)
	l.Print(at.X, at.Y+display.Ascent(size)/2, costText(n), display.TextStyle{Font: display.SansBold, Size: size, Align: display.Center, Color: theme.Danger})
}

// SumWidth is how wide a sum of a radius is.
func SumWidth(r float64, n int) float64 {
	if n >= 0 {
		return CoinWidth(r, n)
	}
	return display.Measure(costText(n), display.SansBold, coinLetters(r))
}

func costText(n int) string { return "−" + strconv.Itoa(-n) }

// AppendSumAt draws a sum in a corner of a cell, at right: what a thing brings above, what it costs below, on paper
// of its own. Of nothing there is no sign.
func AppendSumAt(l *display.List, cell display.Rect, r float64, n int) {
	if n == 0 {
		return
	}
	w := SumWidth(r, n)
	at := display.Point{X: cell.X + cell.W + 0.1*r - w/2, Y: cell.Y + 0.8*r}
	if n < 0 {
		at.Y = cell.Y + cell.H - 0.8*r
		paper := at.Box(w+0.6*r, max(widget.MinText+2, 1.7*r))
		l.Fill(paper, paper.H/2, theme.Paper)
		l.Stroke(paper, paper.H/2, max(1, r/9), theme.Danger)
	}
	AppendSum(l, at, r, n)
}
