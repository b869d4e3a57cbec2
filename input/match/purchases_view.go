package match

import (
	"fmt"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/input/app"
	"serenissima/input/match/panel"
	"serenissima/input/match/position"
	"serenissima/render/display"
	"serenissima/render/motion"
	"serenissima/render/table"
	"serenissima/render/table/kit"
	"serenissima/render/texttwin"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// viewPurchases is the panel in which things are bought.
func (p *panels) viewPurchases(c *app.Context, d table.Desk, l *display.List, x *position.Purchases) {
	v := d.View()
	at := p.purchasesLayout(v, x)
	widget.Paper(l, at.panel)
	small := 1
	if at.pages > 1 {
		small = 2
		t := display.Target{Command: cmdPage}
		widget.AppendButton(l, widget.Button{Rect: panel.Corner(at.panel, at.unit, at.reach, 1), Caption: fmt.Sprintf("%d/%d", p.page%at.pages+1, at.pages), Paper: true,
			Tip: c.Lang.T("play.page"), Target: t, State: p.play.StateOf(t)})
	}
	p.viewHead(c, l, v, head{at.panel, at.unit, at.head, small})
	if len(at.ships) > 0 {
		p.viewPrompt(c, l, v, &at, p.scope().OfShip(x.Ships[0])[0])
	}
	for i, r := range at.ships {
		ship := x.Ships[i]
		b := widget.Button{Rect: r, Target: display.Target{Command: position.CmdShip, Ref: ship}, Chosen: p.scope().Berthing() && p.Choice.Ship == ship}
		p.play.buttons.Ship(d, l, b, ship, p.scope().OfShip(ship))
	}
	for i, box := range at.fills {
		p.viewFill(d, l, &at, &x.Fills[at.first+i], box)
	}
	rows := texttwin.Rows(x.Rest, true)
	for i, row := range rows {
		p.play.buttons.Row(d, l, at.rows[i], row, position.RowTarget(position.CmdNarrow, row))
	}
}

// viewPrompt says what is done with a ship that is chosen, or asks where, and what that costs.
func (p *panels) viewPrompt(c *app.Context, l *display.List, v *table.View, at *purchasesLayout, a game.Action) {
	size, r := fillLetters*at.unit, at.prompt
	text := p.play.spoken.Verb(a.Verb)
	if p.scope().Berthing() {
		text = p.play.words(c).T("play.berth", "verb", text)
	}
	widget.Line(l, r, text, display.TextStyle{Font: display.Caps, Size: size, Color: theme.Ink})
	if price := game.Cost(p.play.now.View, a); price > 0 {
		x := r.X + min(r.W-size, display.Measure(text, display.Caps, size)+size)
		p.play.table.Stage(v).Piece(l, display.Point{X: x, Y: r.Center().Y}, 1.3*size, game.Money(int16(price)))
	}
}

// viewFill is a place with what lies there, and the free spaces that can be filled.
func (p *panels) viewFill(d table.Desk, l *display.List, at *purchasesLayout, f *position.Fill, box display.Rect) {
	name, cells, once := at.parts(p.play.spoken, f, box)
	l.Fill(box, 6, theme.PaperDark)
	if f.Place == p.shown {
		l.Stroke(box, 6, 3*at.unit, theme.Gold)
	}
	widget.Line(l, name, fillTitle(f, p.play.spoken), display.TextStyle{Font: display.Caps, Size: fillLetters * at.unit, Color: theme.Rubric})
	v := d.View()
	for i, piece := range f.Pieces {
		p.viewSpace(l, v, f.Place, cells[i], table.Cell{Piece: piece})
	}
	p.viewFree(d, l, free{f.Place, f.Piece, cells[len(f.Pieces):], f.Most, f.Why})
	p.viewWholeActions(d, l, f.WholeActions, once)
	for i, a := range f.Off {
		b := widget.Button{Rect: once[len(f.WholeActions)+i], Icon: a.Icon, Off: true, Target: f.OffTarget(a),
			Tip: lang.Capital(p.play.spoken.Verb(a.Action.Verb)) + ": " + f.Bars[i].Because(d.Words())}
		p.play.buttons.Pieces(d, l, b, nil, nil)
		motion.Faded(l, faint, func() { panel.AppendPieces(d, l, b.Rect, a.Pieces) })
	}
}

// A free is the free spaces of a place: what comes into them, how many can be filled, and why
// no more.
type free struct {
	place, piece game.Ref
	cells        []display.Rect
	most         int
	why          error
}

// viewFree shows free spaces. Under the pointer the pieces that come there are seen beforehand,
// with what they cost all together.
func (p *panels) viewFree(d table.Desk, l *display.List, f free) {
	v := d.View()
	ghosts := 0
	if t := p.play.board.hover; t.Command == position.CmdFill && t.Ref == f.place && t.Index < f.most {
		ghosts = t.Index + 1
	}
	for i, cell := range f.cells {
		switch {
		case i < ghosts:
			p.viewSpace(l, v, f.place, cell, table.Cell{Piece: f.piece, Comes: true})
		case i < f.most:
			p.viewSpace(l, v, f.place, cell, table.Cell{})
			markFree(l, f.place, cell)
			motion.Faded(l, faint, func() { p.play.table.Stage(v).Piece(l, cell.Center(), 0.8*(cell.W-2*spaceGap), f.piece) })
		default:
			p.viewSpace(l, v, f.place, cell, table.Cell{})
		}
		p.hitFree(l, f, i)
	}
	if f.most == 0 {
		return
	}
	plan := p.scope().Filling(display.Target{Command: position.CmdFill, Ref: f.place, Index: max(0, ghosts-1)})
	cell := f.cells[max(0, ghosts-1)]
	p.viewPrice(l, v, cell, game.Cost(p.play.now.View, plan...))
	if ghosts == 0 && p.play.captain.Proposes(plan...) {
		side := 0.3 * cell.W
		l.Disc(cell.Center().X, cell.Center().Y, 0.62*side, theme.Gold)
		widget.Icon(l, panel.AdviceSign, cell.Center(), side, theme.Ink)
	}
}

// hitFree is where a free space can be clicked.
func (p *panels) hitFree(l *display.List, f free, i int) {
	h := display.Hit{Rect: f.cells[i], Target: display.Target{Command: position.CmdFill, Ref: f.place, Index: i}}
	switch {
	case i < f.most:
		h.Tip = p.play.now.PlanTip(p.play.spoken, p.scope().Filling(h.Target))
	case f.why != nil:
		h.Off, h.Tip = true, p.play.spoken.ReasonOf(f.why)
	default: // nothing comes there
		return
	}
	h.Label = h.Tip
	l.Hit(h)
}

// viewWholeActions shows what can be done with a place as a whole.
func (p *panels) viewWholeActions(d table.Desk, l *display.List, list []table.Answer, places []display.Rect) {
	v := d.View()
	for i, a := range list {
		t := position.Act(a.Action)
		plan := []game.Action{a.Action}
		b := widget.Button{Rect: places[i], Icon: a.Icon, Target: t, Tip: p.play.now.PlanTip(p.play.spoken, plan)}
		if a.Named {
			b.Caption = p.play.spoken.Verb(a.Action.Verb)
		}
		p.play.buttons.Pieces(d, l, b, a.Pieces, plan)
		p.viewPrice(l, v, places[i], game.Cost(p.play.now.View, plan...))
	}
}

// faint is how much is seen of what would come into a free space.
const faint = 0.32

// spaceGap is what a space keeps of its cell free on each side.
const spaceGap = 1.5

// viewSpace is a space of a place with the piece that lies there: part of a hold aboard a
// ship, elsewhere round.
func (p *panels) viewSpace(l *display.List, v *table.View, place game.Ref, cell display.Rect, what table.Cell) {
	space := cell.Inset(spaceGap)
	at := space.Center()
	switch {
	case place.Kind == game.ShipRef:
		kit.AppendHoldCell(l, space)
	case what.Piece == game.Ref{}, what.Comes:
		kit.AppendFreePeg(l, at, space.W*0.36)
	}
	what.Draw(l, p.play.table.Stage(v), at, space.W*0.8)
}

// markFree marks a space that can be filled.
func markFree(l *display.List, place game.Ref, cell display.Rect) {
	space := cell.Inset(spaceGap)
	if place.Kind == game.ShipRef {
		l.Stroke(space, space.W*0.14, max(1.5, space.W/18), theme.Gold)
		return
	}
	l.Disc(space.Center().X, space.Center().Y, space.W*0.34, theme.Fade(theme.White, 0.6))
}

// viewPrice is a coin in the lower right corner of what costs so much.
func (p *panels) viewPrice(l *display.List, v *table.View, r display.Rect, price int) {
	if price > 0 {
		side := min(20*v.Frame.Unit, 0.46*r.W)
		at := r.X + r.W + 0.1*side - kit.CoinWidth(side/2, price)/2
		p.play.table.Stage(v).Piece(l, display.Point{X: at, Y: r.Y + r.H - 0.4*side}, side, game.Money(int16(price)))
	}
}
