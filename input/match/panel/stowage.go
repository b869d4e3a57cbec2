package panel

import (
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/widget"
)

// Stowage is a paper with the holds between which pieces are moved to answer a question, where the bar has no room for
// them beside the answers.
type Stowage struct {
	table.BasePanel

	answers *Answers
}

// NewStowage returns the paper with the holds of a question that has answers in the bar.
func NewStowage(a *Answers) *Stowage { return &Stowage{answers: a} }

// Shown implements table.Panel.
func (p *Stowage) Shown(d table.Desk) bool {
	return p.answers.Shown(d) && len(p.answers.now.Holds) > 1 && len(p.answers.beside(d)) == 0
}

// Home implements table.Panel.
func (p *Stowage) Home() table.Home { return table.Drawer }

// Box implements table.Panel.
func (p *Stowage) Box(d table.Desk) display.Rect {
	f, s := d.Frame(), p.shelves(d)
	return f.Drawer(s.w+2*stowagePad*f.Unit, s.h+2*stowagePad*f.Unit)
}

// Draw implements table.Panel.
func (p *Stowage) Draw(d table.Desk, l *display.List) {
	box, u := p.Box(d), d.Frame().Unit
	widget.Paper(l, box)
	p.answers.draw(d, l, display.Point{X: box.X + stowagePad*u, Y: box.Y + stowagePad*u}, u, p.shelves(d))
}

// stowagePad is how far the holds lie from the rim of the paper, at unit one.
const stowagePad = 10

// shelves are the holds as they lie on the paper.
func (p *Stowage) shelves(d table.Desk) shelves {
	f := d.Frame()
	return p.answers.shelves(d.Words(), min(besideCard(d).X, 640*f.Unit)-2*stowagePad*f.Unit, f.Unit, f.Reach, false)
}

var _ table.Panel = (*Stowage)(nil)
