package panel

import (
	"fmt"
	"slices"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/input/match/position"
	"serenissima/render/display"
	"serenissima/render/motion"
	"serenissima/render/synth"
	"serenissima/render/table"
	"serenissima/render/texttwin"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// CmdPage shows places for which there was no room.
const CmdPage display.Command = "page"

// Purchases are the panel in which things are bought: for each place what lies there, and the free spaces that can
// be filled.
type Purchases struct {
	table.BasePanel
	Holds

	group   *Group   // in whose place it lies
	of      int      // the group that has been open last
	page    int      // of the places, where they have no room all together
	pointed game.Ref // of those that has been pointed at on the board, if any
}

// NewPurchases returns the panel of what is bought in the group that is open.
func NewPurchases(g *Group) *Purchases {
	return &Purchases{Holds: g.Holds, group: g}
}

// Shown implements table.Panel.
func (p *Purchases) Shown(d table.Desk) bool {
	return p.group.Opened(d) && p.scope().Purchases() != nil
}

// Page is the page that is shown: the first once another group has been opened.
func (p *Purchases) Page() int {
	if p.of != p.open.Group {
		p.of, p.page, p.pointed = p.open.Group, 0, game.Ref{}
	}
	return p.page
}

// Handle implements table.Panel: its button turns to the next page, and the wheel over it to the next or back, but
// not beyond the last or the first.
func (p *Purchases) Handle(d table.Desk, e table.Event) (table.Intent, bool) {
	if e.Command() == CmdPage && !d.Guarded(e.Hit.Rect) {
		p.page++
		return nil, true
	}
	if e.Wheel == 0 || !e.Inside {
		return nil, false
	}
	at := p.layout(d)
	if at.pages < 2 || !at.panel.Contains(e.Pointer) {
		return nil, false
	}
	to := p.page%at.pages + 1
	if e.Wheel > 0 {
		to -= 2
	}
	if to < 0 || to == at.pages {
		return nil, true
	}
	p.page = to
	return synth.Click, true
}

// TurnTo turns to a place, which stands out then.
func (p *Purchases) TurnTo(d table.Desk, place game.Ref) {
	i := slices.IndexFunc(p.scope().Purchases().Fills, func(f position.Fill) bool { return f.Place == place })
	for p.pointed = place; ; p.page++ {
		at := p.layout(d)
		p.page %= at.pages
		if at.first <= i && i < at.first+len(at.fills) {
			return
		}
	}
}

// Home implements table.Panel.
func (p *Purchases) Home() table.Home { return table.Drawer }

// Box implements table.Panel.
func (p *Purchases) Box(d table.Desk) display.Rect { return p.layout(d).panel }

// Draw implements table.Panel.
func (p *Purchases) Draw(d table.Desk, l *display.List) {
	x, at := p.scope().Purchases(), p.layout(d)
	widget.Paper(l, at.panel)
	small := 1
	if at.pages > 1 {
		small = 2
		t := display.Target{Command: CmdPage}
		widget.AppendButton(l, widget.Button{Rect: Corner(at.panel, at.unit, at.reach, 1), Caption: fmt.Sprintf("%d/%d", p.page%at.pages+1, at.pages), Paper: true,
			Tip: d.Words().T("play.page"), Target: t, State: d.State(t)})
	}
	p.head(d, l, at.panel, at.unit, at.head, small)
	if !at.top.Empty() {
		chosen := game.Ref{}
		if p.scope().AsksPlace() {
			chosen = p.open.Choice.Thing
		}
		p.now.Offer.Top.Draw(d, l, at.top, at.side, x.Things, chosen)
	}
	for i, box := range at.fills {
		p.fill(d, l, &at, &x.Fills[at.first+i], box)
	}
	for i, row := range texttwin.Rows(x.Rest, true) {
		p.Row(d, l, at.rows[i], row, position.RowTarget(position.CmdNarrow, row))
	}
}

// fill is a place with what lies there, and the free spaces that can be filled.
func (p *Purchases) fill(d table.Desk, l *display.List, at *purchasesLayout, f *position.Fill, box display.Rect) {
	name, cells, once := at.parts(d.Words(), f, box)
	l.Fill(box, 6, theme.PaperDark)
	if f.Place == p.pointed {
		l.Stroke(box, 6, 3*at.unit, theme.Gold)
	}
	widget.Line(l, name, fillTitle(f, d.Words()), display.TextStyle{Font: display.Caps, Size: fillLetters * at.unit, Color: theme.Rubric})
	for i, piece := range f.Pieces {
		appendSpace(l, d.Table().Stage(d.View()), f.Place, cells[i], table.Cell{Piece: piece})
	}
	p.drawFree(d, l, free{f.Place, f.Piece, cells[len(f.Pieces):], filling(&f.Hold, f.Space-len(f.Pieces)), f.Most, f.Why})
	p.drawWholeActions(d, l, f.WholeActions, once)
	for i, a := range f.Off {
		b := widget.Button{Rect: once[len(f.WholeActions)+i], Icon: a.Icon, Off: true, Target: f.OffTarget(a),
			Tip: lang.Capital(d.Words().Verb(a.Action.Verb)) + ": " + f.Bars[i].Because(d.Words())}
		p.Pieces(d, l, b, nil, nil)
		motion.Faded(l, faint, func() { AppendPieces(d, l, b.Rect, a.Pieces) })
	}
}

var _ table.Panel = (*Purchases)(nil)
