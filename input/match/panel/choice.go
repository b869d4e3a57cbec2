package panel

import (
	"math"
	"slices"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/input/match/position"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
	"serenissima/render/texttwin"
	"serenissima/render/widget"
)

// A Choice is the menu of an open choice, where several things are possible.
type Choice struct {
	table.BasePanel
	Buttons

	sheet *Sheet // lies in its place where there is more to choose than it has room for
}

// NewChoice returns the menu of the choice that is open, while no sheet takes its place.
func NewChoice(b Buttons, s *Sheet) *Choice {
	return &Choice{Buttons: b, sheet: s}
}

// Shown implements table.Panel.
func (p *Choice) Shown(d table.Desk) bool {
	s := p.scope()
	return p.choice() != nil && !s.InPanel() && d.Idle() && !s.Modal() && !p.sheet.Asks() && !d.BarTaken()
}

// choice is the choice that is open; while nothing else is, that between things that are not in play, which cannot be
// closed.
func (p *Choice) choice() *position.Choice {
	if p.open.Choice == nil && p.open.Group < 0 && p.now.ChoosesApart() {
		return position.NewChoice(p.now.Legal)
	}
	return p.open.Choice
}

// A choiceLayout is where the parts of the menu of a choice lie: rows, or things
// by their pieces.
type choiceLayout struct {
	panel, heading display.Rect
	unit           float64
	rows           []texttwin.Row
	things         []game.Ref // nil: it has rows
	cells          []display.Rect
}

// layout lays the menu out.
func (p *Choice) layout(d table.Desk) choiceLayout {
	v, words := d.View(), d.Words()
	at := choiceLayout{rows: p.choice().Rows()}
	at.things = p.among(at.rows)
	columns := 1
	rowH, w := 48.0, 300.0 // in units
	u := v.Frame.Unit
	low := HeadHeight(v.Frame.Reach, 42*u)+float64(len(at.rows))*(v.Frame.Reach+5*u)+16*u > v.Frame.Size.Y
	switch {
	case at.things != nil:
		columns = max(4, int(math.Ceil(math.Sqrt(float64(len(at.rows))))))
		side := max(layout.Fingertip, layout.Fingertip/u) // whatever points
		if v.Frame.Narrow() {                             // low, to leave the chart in sight
			columns = int((v.Frame.Board.W/u - 40) / (side + 5))
		}
		rowH, w = side, side+5
	case low || len(at.rows) > 7:
		columns, rowH = 2, 42
		if at.rows[0].Action.By == game.Nobody {
			columns, w = 3, 130
		}
	}
	n := (len(at.rows) + columns - 1) / columns
	u *= min(Squeeze(&v.Frame, 0, (float64(n)*(rowH+5)+50)*u), (v.Frame.Board.W-8)/((w*float64(columns)+20)*u))
	head := HeadHeight(v.Frame.Reach, 42*u)
	least := min(v.Frame.Reach, (v.Frame.Size.Y-head-16*u)/float64(n)-5*u) // as many as the window has room for
	rowH, w = max(rowH*u, least), w*u
	if at.things == nil {
		rowH = max(rowH, min(p.RowHeight(words, at.rows, rowH, w-5*u), (v.Frame.Bottom-head-16*u)/float64(n)-5*u))
	}
	at.unit = u
	at.panel = v.Frame.Drawer(max(w*float64(columns), 220*u)+20*u, head+float64(n)*(rowH+5*u)+8*u)
	r := at.panel
	at.heading = display.Rect{X: r.X + 12*u, Y: r.Y + (head-28*u)/2, W: r.W - 62*u, H: 30 * u}
	for i := range at.rows {
		at.cells = append(at.cells, display.Rect{X: r.X + 10*u + float64(i%columns)*w, Y: r.Y + head + float64(i/columns)*(rowH+5*u), W: w - 5*u, H: rowH})
	}
	return at
}

// Home implements table.Panel.
func (p *Choice) Home() table.Home { return table.Drawer }

// Box implements table.Panel.
func (p *Choice) Box(d table.Desk) display.Rect { return p.layout(d).panel }

// Draw implements table.Panel.
func (p *Choice) Draw(d table.Desk, l *display.List) {
	at, choice := p.layout(d), p.choice()
	widget.Paper(l, at.panel)
	widget.Heading(l, at.heading, choice.Title(d.Words(), p.now.Subject()), 19*at.unit, display.Left)
	if p.open.Choice != nil {
		AppendClose(l, d.Words().Catalog, at.panel, at.unit, d.Frame().Reach)
	}
	for i, x := range at.rows {
		t := position.RowTarget(position.CmdRow, x)
		if at.things == nil {
			p.Row(d, l, at.cells[i], x, t)
			continue
		}
		can := []game.Action{x.Action}
		if x.Action.By == game.Nobody {
			can = x.Narrow(choice.Actions)
		}
		if p.open.Choice == nil {
			t = position.Act(can[0])
		}
		b := widget.Button{Rect: at.cells[i], Target: t, Tip: lang.Capital(d.Words().Title(at.things[i]))}
		if len(can) == 1 {
			b.Tip = p.now.PlanTip(d.Words(), can)
		}
		p.Pieces(d, l, b, at.things[i:i+1], can)
	}
}

// among are the things that rows choose between, if all are shown by their pieces and they differ in nothing
// else; nil otherwise.
func (p *Choice) among(rows []texttwin.Row) (list []game.Ref) {
	for _, r := range rows {
		things := append(r.Action.Obj[:], r.Ref)
		i := slices.IndexFunc(things, func(ref game.Ref) bool { return slices.Contains(p.now.Apart, ref) })
		if len(rows) < 2 || r.Verb != rows[0].Verb || i < 0 || slices.Contains(list, things[i]) {
			return nil
		}
		list = append(list, things[i])
	}
	return list
}

var _ table.Panel = (*Choice)(nil)
