package match

import (
	"serenissima/game"
	"serenissima/input/app"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// A question that lies over the chart can be folded away to look at the board; a tab at the bottom
// brings it back, and the next question is open.

// cmdFold folds a question away, or brings it back.
const cmdFold display.Command = "fold"

// chevron points down, in a box from -1 to 1.
var chevron = &display.Path{Name: "chevron", Open: true, Rings: [][]display.Point{{{X: -1, Y: -0.5}, {X: 0, Y: 0.5}, {X: 1, Y: -0.5}}}}

// folded reports whether the question that is asked now has been folded away.
func (p *panels) folded() bool {
	return p.away != nil && p.away == p.play.now.View && p.play.now.Modal()
}

// fold folds the question away, or brings it back.
func (p *panels) fold() {
	away := game.State(nil)
	if !p.folded() {
		away = p.play.now.View
	}
	p.away = away
}

// viewFold appends the button that folds a question away, opposite the one in its corner that asks
// the captain.
func (p *panels) viewFold(c *app.Context, l *display.List, panel display.Rect, corner display.Rect) {
	corner.X = panel.X + panel.X + panel.W - corner.X - corner.W
	t := display.Target{Command: cmdFold}
	tip := c.Lang.T("play.fold")
	widget.AppendButton(l, widget.Button{Rect: corner, Paper: true, Target: t, Tip: tip, Label: tip, State: p.play.StateOf(t)})
	at, k := corner.Center(), min(corner.W, corner.H)*0.22
	l.Outline(chevron, at.X, at.Y, k, max(2, 0.3*k), theme.Ink)
}

// besideFold is the place of a small button next to the one that folds a question away.
func besideFold(panel, corner display.Rect, u float64) display.Rect {
	corner.X = panel.X + panel.X + panel.W - corner.X + 6*u
	return corner
}

// viewFolded appends the tab that brings the question back, at the bottom of the board: in a window
// that stands above the panels of the table there.
func (p *panels) viewFolded(c *app.Context, l *display.List, v *table.View) {
	u, bottom := v.Frame.Unit, v.Frame.Bar.Y
	if v.Frame.Shape == layout.Tall {
		bottom -= v.Frame.CoverBottom
	}
	w, h := min(220*u, v.Frame.Board.W-16*u), max(44*u, v.Frame.Reach)
	r := display.Rect{X: v.Frame.Board.Center().X - w/2, Y: bottom - h - 8*u, W: w, H: h}
	t := display.Target{Command: cmdFold}
	widget.AppendButton(l, widget.Button{Rect: r, Caption: c.Lang.T("play.unfold"), Paper: true, Primary: true, Target: t, State: p.play.StateOf(t)})
}
