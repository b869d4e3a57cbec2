package match

import (
	"math"
	"slices"

	"serenissima/game"
	"serenissima/input/app"
	"serenissima/input/match/panel"
	"serenissima/input/match/position"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/texttwin"
	"serenissima/render/widget"
)

// A choiceLayout is where the parts of the menu of a choice lie: rows, or ships by their
// numbers.
type choiceLayout struct {
	panel, heading display.Rect
	unit           float64
	rows           []texttwin.Row
	ships          []game.Ref // nil: it has rows
	cells          []display.Rect
}

// choiceLayout lays out the menu of the open choice.
func (p *panels) choiceLayout(c *app.Context, v *table.View) choiceLayout {
	at := choiceLayout{rows: p.Choice.Rows()}
	at.ships = p.ships(at.rows)
	columns := 1
	rowH, w := 48.0, 300.0 // in units
	u := v.Frame.Unit
	low := panel.HeadHeight(v.Frame.Reach, 42*u)+float64(len(at.rows))*(v.Frame.Reach+5*u)+16*u > v.Frame.Size.Y
	switch {
	case at.ships != nil:
		columns = max(4, int(math.Ceil(math.Sqrt(float64(len(at.rows))))))
		rowH, w = 44, max(v.Frame.Reach/u, 44)+5
	case low || len(at.rows) > 7:
		columns, rowH = 2, 42
		if at.rows[0].Action.By == game.Nobody {
			columns, w = 3, 130
		}
	}
	n := (len(at.rows) + columns - 1) / columns
	u *= min(panel.Squeeze(v, 0, (float64(n)*(rowH+5)+50)*u), (v.Frame.Board.W-8)/((w*float64(columns)+20)*u))
	head := panel.HeadHeight(v.Frame.Reach, 42*u)
	least := min(v.Frame.Reach, (v.Frame.Size.Y-head-16*u)/float64(n)-5*u) // as many as the window has room for
	rowH, w = max(rowH*u, least), w*u
	if at.ships == nil {
		rowH = max(rowH, min(p.play.buttons.RowHeight(p.play.words(c), at.rows, rowH, w-5*u), (v.Frame.Bottom-head-16*u)/float64(n)-5*u))
	}
	at.unit = u
	paper := display.Rect{W: max(w*float64(columns), 220*u) + 20*u, H: head + float64(n)*(rowH+5*u) + 8*u}
	room := display.Rect{X: v.Frame.Board.X, W: v.Frame.Board.W, H: max(v.Frame.Bottom, paper.H+8)}
	if free := c.BelowNotice(room); free.H >= paper.H+8 {
		room = free
	}
	at.panel = p.play.placing.Beside(v, paper, room)
	r := at.panel
	at.heading = display.Rect{X: r.X + 12*u, Y: r.Y + (head-28*u)/2, W: r.W - 62*u, H: 30 * u}
	for i := range at.rows {
		at.cells = append(at.cells, display.Rect{X: r.X + 10*u + float64(i%columns)*w, Y: r.Y + head + float64(i/columns)*(rowH+5*u), W: w - 5*u, H: rowH})
	}
	return at
}

// viewChoice is the little menu where several things are possible.
func (p *panels) viewChoice(c *app.Context, l *display.List, v *table.View) {
	at, d := p.choiceLayout(c, v), deskWith(p.play, c, v)
	widget.Paper(l, at.panel)
	widget.Heading(l, at.heading, p.Choice.Title(p.play.words(c), p.play.now.Subject()), 19*at.unit, display.Left)
	panel.AppendClose(l, c.Lang, at.panel, at.unit, v.Frame.Reach)
	for i, x := range at.rows {
		t := position.RowTarget(position.CmdRow, x)
		if at.ships == nil {
			p.play.buttons.Row(d, l, at.cells[i], x, t)
			continue
		}
		can := []game.Action{x.Action}
		if x.Action.By == game.Nobody {
			can = x.Narrow(p.Choice.Actions)
		}
		p.play.buttons.Ship(d, l, widget.Button{Rect: at.cells[i], Target: t}, at.ships[i], can)
	}
}

// ships are those that rows choose between, if none of them is in play and they differ in
// nothing else; nil otherwise.
func (p *panels) ships(rows []texttwin.Row) (list []game.Ref) {
	for _, r := range rows {
		ship := r.Ref
		if r.Action.By != game.Nobody {
			ship = r.Action.First(game.ShipRef, func(ref game.Ref) bool { return p.play.now.InBox(ref) })
		}
		if len(rows) < 2 || r.Verb != rows[0].Verb || !p.play.now.InBox(ship) || slices.Contains(list, ship) {
			return nil
		}
		list = append(list, ship)
	}
	return list
}
