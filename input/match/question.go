package match

import (
	"serenissima/input/match/panel"
	"serenissima/input/match/position"
	"serenissima/render/display"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// viewQuestion is a question from outside: what is asked, the position it is
// about, and the answers with what they mean.
func (p *panels) viewQuestion(d *desk, l *display.List) {
	c, v := d.c, d.view
	words := p.play.words(c)
	u := v.Frame.Unit
	acts := p.play.now.Legal
	room := p.play.tutorial.room(c, v)
	width := min(v.Frame.Board.W-16*u-room.X, 560*u)
	const head = 70 // in units
	if k := panel.Squeeze(v, room.Y, (head+float64(len(acts))*62+10)*u); k < 1 {
		u *= k
	}
	rows := singly(acts)
	rowH := max(56*u, v.Frame.Reach)
	most := (v.Frame.Size.Y-room.Y-head*u-18*u)/float64(len(rows)) - 6*u
	rowH = max(rowH, min(p.play.buttons.RowHeight(words, rows, rowH, width-36*u), most))
	r := display.Rect{W: width, H: head*u + float64(len(acts))*(rowH+6*u) + 10*u}
	place := display.Rect{X: max(v.Frame.Board.X, room.X), Y: room.Y, W: v.Frame.Board.W - room.X, H: v.Frame.Bottom - room.Y}
	place = panel.ClearOf(v, place, r.H)
	if free := c.BelowNotice(place); free.H >= r.H+8 {
		place = free
	}
	r = p.play.placing.Lay(v, r, place)
	widget.Paper(l, r)
	text := p.play.now.Question(words)
	corner := askCorner(r, u, v.Frame.Reach)
	side := r.X + r.W - corner.X + 6*u
	widget.Text(l, display.Rect{X: r.X + side, Y: r.Y + 8*u, W: r.W - 2*side, H: 56 * u}, text,
		display.TextStyle{Font: display.Caps, Size: 21 * u, Align: display.Center, Color: theme.Rubric})
	viewAsk(d, l, corner)
	y := r.Y + 70*u
	for _, x := range rows {
		p.play.buttons.Row(d, l, display.Rect{X: r.X + 18*u, Y: y, W: r.W - 36*u, H: rowH}, x, position.Act(x.Action))
		y += rowH + 6*u
	}
	p.viewFold(c, l, r, corner)
}

// askCorner is the place in the corner of a question for asking the captain.
func askCorner(r display.Rect, u, reach float64) display.Rect {
	w, h := max(38*u, reach), max(34*u, reach)
	return display.Rect{X: r.X + r.W - 10*u - w, Y: r.Y + 10*u, W: w, H: h}
}
