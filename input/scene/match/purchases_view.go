package match

import (
	"fmt"
	"slices"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/input/scene"
	"serenissima/render/op"
	"serenissima/render/table"
	"serenissima/render/table/pieces"
	"serenissima/render/theme"
	"serenissima/render/twin"
	"serenissima/render/ui"
)

// viewPurchases is the panel in which things are bought.
func (p *panels) viewPurchases(c *scene.Context, l *op.List, v *table.View, x *purchases) {
	at := p.purchasesLayout(v, x)
	ui.Paper(l, at.panel)
	small := 1
	if at.pages > 1 {
		small = 2
		t := op.Target{Command: cmdPage}
		ui.AppendButton(l, ui.Button{Rect: corner(at.panel, at.unit, at.reach, 1), Caption: fmt.Sprintf("%d/%d", p.page%at.pages+1, at.pages), Paper: true,
			Tip: c.Lang.T("play.page"), Target: t, WidgetState: p.play.StateOf(t)})
	}
	p.viewHead(c, l, v, head{at.panel, at.unit, at.head, small})
	if len(x.ships) > 0 {
		p.viewPrompt(l, v, &at, p.play.now.ofShip(p.group, x.ships[0])[0])
	}
	for i, ship := range x.ships {
		t := op.Target{Command: cmdShip, Ref: ship}
		p.viewShip(l, v, ui.Button{Rect: at.ships[i], Target: t}, ship, p.play.now.ofShip(p.group, ship))
	}
	for i, box := range at.fills {
		p.viewFill(l, v, &at, &x.fills[at.first+i], box)
	}
	rows := twin.Rows(x.rest, true)
	for i, row := range rows {
		p.viewRow(c, l, at.rows[i], row, p.rowTarget(rows, i))
	}
}

// viewPrompt says what is done with a ship that is chosen, and what that costs.
func (p *panels) viewPrompt(l *op.List, v *table.View, at *purchasesLayout, a game.Action) {
	size, r := fillLetters*at.unit, at.prompt
	text := p.play.spoken.Verb(a.Verb)
	ui.Line(l, r, text, op.TextStyle{Font: op.Caps, Size: size, Color: theme.Ink})
	if price := p.play.now.costs([]game.Action{a}); price > 0 {
		x := r.X + min(r.W-size, op.Measure(text, op.Caps, size)+size)
		p.play.table.Stage(v).Piece(l, op.Point{X: x, Y: r.Center().Y}, 1.3*size, game.Money(int16(price)))
	}
}

// viewShip is a button for a ship that can be had: by its number.
func (p *panels) viewShip(l *op.List, v *table.View, b ui.Button, ship game.Ref, can []game.Action) {
	b.Tip = lang.Capital(p.play.spoken.Title(ship))
	if len(can) == 1 {
		b.Tip = p.play.now.planTip(p.play.spoken, can)
	}
	p.viewPiece(l, v, b, ship, can)
}

// viewPiece is a button with a piece on it that stands for actions.
func (p *panels) viewPiece(l *op.List, v *table.View, b ui.Button, piece game.Ref, can []game.Action) {
	if p.play.advice.proposes(can...) {
		b.Mark = adviceSign
	}
	b.Label, b.Paper, b.Asleep, b.WidgetState = b.Tip, true, p.play.nap.all > 0, p.play.StateOf(b.Target)
	ui.AppendButton(l, b)
	p.play.table.Stage(v).Piece(l, b.Rect.Center(), 0.78*min(b.Rect.W, b.Rect.H), piece)
}

// viewFill is a place with what lies there, and the free spaces that can be filled. Under
// the pointer the pieces that come there are seen beforehand.
func (p *panels) viewFill(l *op.List, v *table.View, at *purchasesLayout, f *fill, box op.Rect) {
	name, cells, once := at.parts(f, box)
	words, u := p.play.spoken, at.unit
	l.Fill(box, 6, theme.PaperDark)
	ui.Line(l, name, words.Title(f.Place), op.TextStyle{Font: op.Caps, Size: fillLetters * u, Color: theme.Rubric})
	full := len(f.Pieces)
	ghosts := 0 // pieces that are to come
	if t := p.play.board.hover; t.Command == cmdFill && t.Ref == f.Place && t.Index < f.most {
		ghosts = t.Index + 1
	}
	for i, cell := range cells {
		piece := game.Ref{}
		switch {
		case i < full:
			piece = f.Pieces[i]
		case i < full+ghosts:
			piece = f.Piece
		}
		p.viewSpace(l, v, f.Place, cell, piece)
		if i >= full && i < full+f.most && piece == (game.Ref{}) {
			p.viewFree(l, f.Place, cell)
		}
		if i >= full && piece != (game.Ref{}) {
			l.Fill(cell.Inset(2), 0.2*cell.W, theme.Fade(theme.PaperDark, 0.35))
		}
		if i >= full {
			p.hitSpace(l, f, cell, i-full)
		}
	}
	if n := max(1, ghosts); f.most > 0 { // what they cost
		cell := cells[full+n-1]
		p.viewPrice(l, v, cell, p.play.now.costs(f.Buy[:n]))
		if ghosts == 0 && p.play.advice.proposes(f.Buy[0]) {
			side := 0.3 * cell.W
			mark := op.Point{X: cell.X + cell.W/2, Y: cell.Y + cell.H/2}
			l.Disc(mark.X, mark.Y, 0.62*side, theme.Gold)
			ui.Icon(l, adviceSign, mark, side, theme.Ink)
		}
	}
	p.viewOnce(l, v, f.Once, once)
}

// viewOnce shows what can be done with a place as a whole.
func (p *panels) viewOnce(l *op.List, v *table.View, list []table.Answer, places []op.Rect) {
	for i, a := range list {
		t := op.Target{Command: cmdAct, Index: slices.Index(p.play.now.legal, a.Action)}
		plan := []game.Action{a.Action}
		b := ui.Button{Rect: places[i], Icon: a.Icon, Target: t, Tip: p.play.now.planTip(p.play.spoken, plan)}
		piece := game.Ref{}
		if len(a.Pieces) > 0 {
			piece = a.Pieces[0]
		}
		p.viewPiece(l, v, b, piece, plan)
		p.viewPrice(l, v, places[i], p.play.now.costs(plan))
	}
}

// hitSpace is where a free space can be clicked.
func (p *panels) hitSpace(l *op.List, f *fill, cell op.Rect, i int) {
	h := op.Hit{Rect: cell, Target: op.Target{Command: cmdFill, Ref: f.Place, Index: i}}
	switch {
	case i < f.most:
		h.Tip = p.play.now.planTip(p.play.spoken, f.Buy[:i+1])
	case f.why != nil:
		h.Off, h.Tip = true, p.play.spoken.ReasonOf(f.why)
	default: // nothing comes there
		return
	}
	h.Label = h.Tip
	l.Hit(h)
}

// viewSpace is a space of a place with the piece that lies there: part of a hold aboard a
// ship, elsewhere round.
func (p *panels) viewSpace(l *op.List, v *table.View, place game.Ref, cell op.Rect, piece game.Ref) {
	space := cell.Inset(1.5)
	at := space.Center()
	switch {
	case place.Kind == game.ShipRef:
		pieces.AppendHoldCell(l, space)
	case piece.Kind == game.NoRef:
		pieces.AppendFreePeg(l, at, space.W*0.36)
	}
	p.play.table.Stage(v).Piece(l, at, space.W*0.8, piece)
}

// viewFree marks a space that can be filled.
func (p *panels) viewFree(l *op.List, place game.Ref, cell op.Rect) {
	space := cell.Inset(1.5)
	if place.Kind == game.ShipRef {
		l.Stroke(space, space.W*0.14, max(1.5, space.W/18), theme.Gold)
		return
	}
	l.Disc(space.Center().X, space.Center().Y, space.W*0.34, theme.Fade(theme.White, 0.6))
}

// viewPrice is a coin in the corner of what costs so much.
func (p *panels) viewPrice(l *op.List, v *table.View, r op.Rect, price int) {
	if price > 0 {
		side := min(20*v.Frame.Unit, 0.46*r.W)
		p.play.table.Stage(v).Piece(l, op.Point{X: r.X + r.W - 0.4*side, Y: r.Y + r.H - 0.4*side}, side, game.Money(int16(price)))
	}
}
