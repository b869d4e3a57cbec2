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
	table.Plain

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
	return p.fold.Shown(d) && !p.fold.Folded() && !p.sheet.Asks()
}

// Draw implements table.Panel.
func (p *Question) Draw(d table.Desk, l *display.List) {
	words, f, room := d.Words(), d.Frame(), d.BesideCard()
	u, rows := f.Unit, singly(p.now.Legal)
	width := min(f.Board.W-16*u-room.X, 560*u)
	const head = 70 // in units
	if k := Squeeze(d.View(), room.Y, (head+float64(len(rows))*62+10)*u); k < 1 {
		u *= k
	}
	rowH := max(56*u, f.Reach)
	most := (f.Size.Y-room.Y-head*u-18*u)/float64(len(rows)) - 6*u
	rowH = max(rowH, min(p.buttons.RowHeight(words, rows, rowH, width-36*u), most))
	r := display.Rect{W: width, H: head*u + float64(len(rows))*(rowH+6*u) + 10*u}
	place := ClearOf(d.View(), display.Rect{X: max(f.Board.X, room.X), Y: room.Y, W: f.Board.W - room.X, H: f.Bottom - room.Y}, r.H)
	if free := d.BelowNotice(place); free.H >= r.H+8 {
		place = free
	}
	r = d.Lay(r, place)
	widget.Paper(l, r)
	corner := askCorner(r, u, f.Reach)
	side := r.X + r.W - corner.X + 6*u
	widget.Text(l, display.Rect{X: r.X + side, Y: r.Y + 8*u, W: r.W - 2*side, H: 56 * u}, p.now.Question(words),
		display.TextStyle{Font: display.Caps, Size: 21 * u, Align: display.Center, Color: theme.Rubric})
	AppendAsk(d, l, corner)
	y := r.Y + head*u
	for _, x := range rows {
		p.buttons.Row(d, l, display.Rect{X: r.X + 18*u, Y: y, W: r.W - 36*u, H: rowH}, x, position.Act(x.Action))
		y += rowH + 6*u
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
