package panel

import (
	"serenissima/game"
	"serenissima/input/match/position"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// CmdFold folds a question away, or brings it back.
const CmdFold display.Command = "fold"

// chevron points down, in a box from -1 to 1.
var chevron = &display.Path{Name: "chevron", Open: true, Rings: [][]display.Point{{{X: -1, Y: -0.5}, {X: 0, Y: 0.5}, {X: 1, Y: -0.5}}}}

// A Fold folds a question that lies over the chart away, to look at the board; a tab at the bottom brings it
// back, and the next question is open.
type Fold struct {
	table.BasePanel

	now      *position.Position
	foldedAt game.State // the position whose question is folded away, if any
}

// NewFold returns the tab for questions of a position.
func NewFold(now *position.Position) *Fold { return &Fold{now: now} }

// Folded reports whether the question that is asked now has been folded away.
func (p *Fold) Folded() bool {
	return p.foldedAt != nil && p.foldedAt == p.now.View && p.now.Modal()
}

// OnChart reports whether a question lies over the chart, once nothing is still being shown.
func (p *Fold) OnChart(idle bool) bool {
	return p.now.Modal() && !(idle && p.now.AsksInBar()) && !p.Folded()
}

// Shown implements table.Panel: as long as a question is asked, which has a button to fold it away.
func (p *Fold) Shown(d table.Desk) bool {
	return d.Idle() && p.now.Modal() && !p.now.AsksInBar() && !d.BarTaken()
}

// Handle implements table.Panel.
func (p *Fold) Handle(d table.Desk, e table.Event) (table.Intent, bool) {
	if e.Command() != CmdFold || d.Guarded(e.Hit.Rect) {
		return nil, false
	}
	if p.Folded() {
		p.foldedAt = nil
	} else {
		p.foldedAt = p.now.View
	}
	return nil, true
}

// AppendButton appends the button that folds a question away, opposite the one in its corner that asks the
// captain.
func (p *Fold) AppendButton(d table.Desk, l *display.List, panel, corner display.Rect) {
	corner.X = panel.X + panel.X + panel.W - corner.X - corner.W
	t, tip := display.Target{Command: CmdFold}, d.Words().T("play.fold")
	widget.AppendButton(l, widget.Button{Rect: corner, Paper: true, Target: t, Tip: tip, Label: tip, State: d.State(t)})
	at, k := corner.Center(), min(corner.W, corner.H)*0.22
	l.Outline(chevron, at.X, at.Y, k, max(2, 0.3*k), theme.Ink)
}

// besideFold is the place of a small button next to the one that folds a question away.
func besideFold(panel, corner display.Rect, u float64) display.Rect {
	corner.X = panel.X + panel.X + panel.W - corner.X + 6*u
	return corner
}

// Draw implements table.Panel: once the question is folded away there is a tab that brings it back, at the
// bottom of the board: in a window that stands above the panels of the table there.
func (p *Fold) Draw(d table.Desk, l *display.List) {
	if !p.Folded() {
		return
	}
	f := d.Frame()
	u, bottom := f.Unit, f.Bar.Y
	if f.Shape == layout.Tall {
		bottom -= f.CoverBottom
	}
	w, h := min(220*u, f.Board.W-16*u), max(44*u, f.Reach)
	r := display.Rect{X: f.Board.Center().X - w/2, Y: bottom - h - 8*u, W: w, H: h}
	t := display.Target{Command: CmdFold}
	widget.AppendButton(l, widget.Button{Rect: r, Caption: d.Words().T("play.unfold"), Paper: true, Primary: true, Target: t, State: d.State(t)})
}

var _ table.Panel = (*Fold)(nil)
