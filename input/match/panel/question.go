package panel

import (
	"serenissima/input/match/position"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// A Question is one from outside that lies over the chart: what is asked, and the answers with what they mean.
type Question struct {
	table.BasePanel

	now     *position.Position
	buttons *Buttons
	fold    *Fold
	sheet   *Sheet // which may take its place
}

// NewQuestion returns the question of a position.
func NewQuestion(now *position.Position, b *Buttons, f *Fold, s *Sheet) *Question {
	return &Question{now: now, buttons: b, fold: f, sheet: s}
}

// Shown implements table.Panel.
func (p *Question) Shown(d table.Desk) bool {
	return p.fold.Shown(d) && !p.fold.Folded() && !p.sheet.Asks() && p.now.Fight == nil
}

// A questionLayout is where the parts of a question lie.
type questionLayout struct {
	panel display.Rect
	unit  float64
	rows  []display.Rect
}

// layout lays the question out.
func (p *Question) layout(d table.Desk) (at questionLayout) {
	words, f, room := d.Words(), d.Frame(), d.BesideCard()
	u, rows := f.Unit, singly(p.now.Legal)
	width := min(f.Board.W-16*u-room.X, 560*u)
	const head = 70 // in units
	u *= Squeeze(f, room.Y, (head+float64(len(rows))*62+10)*u)
	rowH := max(56*u, f.Reach)
	most := (f.Size.Y-room.Y-head*u-18*u)/float64(len(rows)) - 6*u
	rowH = max(rowH, min(p.buttons.RowHeight(words, rows, rowH, width-36*u), most))
	at.unit, at.panel = u, f.Drawer(width, head*u+float64(len(rows))*(rowH+6*u)+10*u)
	for i := range rows {
		at.rows = append(at.rows, display.Rect{X: at.panel.X + 18*u, Y: at.panel.Y + head*u + float64(i)*(rowH+6*u), W: width - 36*u, H: rowH})
	}
	return at
}

// Home implements table.Panel.
func (p *Question) Home() table.Home { return table.Drawer }

// Box implements table.Panel.
func (p *Question) Box(d table.Desk) display.Rect { return p.layout(d).panel }

// Draw implements table.Panel.
func (p *Question) Draw(d table.Desk, l *display.List) {
	at := p.layout(d)
	r, u := at.panel, at.unit
	widget.Paper(l, r)
	corner := askCorner(r, u, d.Frame().Reach)
	side := r.X + r.W - corner.X + 6*u
	widget.Text(l, display.Rect{X: r.X + side, Y: r.Y + 8*u, W: r.W - 2*side, H: 56 * u}, p.now.Question(d.Words()),
		display.TextStyle{Font: display.Caps, Size: 21 * u, Align: display.Center, Color: theme.Rubric})
	AppendAsk(d, l, corner)
	for i, x := range singly(p.now.Legal) {
		p.buttons.Row(d, l, at.rows[i], x, position.Act(x.Action))
	}
	p.fold.AppendButton(d, l, r, corner)
}

// askCorner is the place in the corner of a question for asking the captain.
func askCorner(r display.Rect, u, reach float64) display.Rect {
	w, h := max(38*u, reach), max(34*u, reach)
	return display.Rect{X: r.X + r.W - 10*u - w, Y: r.Y + 10*u, W: w, H: h}
}

// AppendAsk appends the button that asks the captain, if that can be asked now.
func AppendAsk(d table.Desk, l *display.List, r display.Rect) {
	if b := d.Button(control.Advice); !b.Off {
		b.Rect, b.Paper = r, true
		widget.AppendButton(l, b)
	}
}

var _ table.Panel = (*Question)(nil)
