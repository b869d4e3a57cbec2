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
	if port := lies(d, f.Place); port != (game.Ref{}) && !name.Empty() {
		where := lang.Capital(d.Words().Title(port))
		style := display.TextStyle{Font: display.Italic, Size: 13 * at.unit, Color: theme.Brown}
		if at.above {
			style.Align = display.Right
			widget.Line(l, name.CutRight(name.W/2), where, style)
		} else {
			widget.Line(l, name.CutBottom(0.45*name.H), where, style)
		}
	}
	widget.Line(l, name, fillTitle(f, d.Words()), display.TextStyle{Font: display.Caps, Size: fillLetters * at.unit, Color: theme.Rubric})
	for i, piece := range f.Pieces {
		appendSpace(l, d.Table().Stage(d.View()), f.Place, cells[i], table.Cell{Piece: piece})
	}
	p.drawFree(d, l, free{f.Place, f.Piece, cells[len(f.Pieces):], filling(&f.Hold, f.Space-len(f.Pieces)), f.Most, f.Why})
	p.chips(d, l, at, f, once)
	if at.wordy {
		note := display.Rect{X: box.X + 2*fillPad*at.unit, Y: box.Y + box.H - noteHeight*at.unit - 1, W: box.W - 4*fillPad*at.unit, H: noteHeight * at.unit}
		widget.Line(l, note, barred(d.Words(), f, note.W), display.TextStyle{Font: display.Italic, Size: 13 * at.unit, Align: display.Right, Color: theme.Brown})
	} else if at.below && len(once) > 0 && len(f.Bars) > 0 {
		note := once[0].Column(box.X+2*fillPad*at.unit, once[0].X-box.X-4*fillPad*at.unit)
		if why := d.Words().ReasonOf(f.Bars[0].Err); widget.Height(why, display.Italic, widget.MinText, note.W) <= note.H {
			widget.Text(l, note, why, display.TextStyle{Font: display.Italic, Size: 13 * at.unit, Color: theme.Brown})
		}
	}
}

// lies is the port where a ship lies, or its zone where that is at no port or at several.
func lies(d table.Desk, ship game.Ref) (at game.Ref) {
	if ship.Kind != game.ShipRef {
		return at
	}
	at = d.Table().Facts(d.Now(), ship).Area
	ports := slices.DeleteFunc(slices.Clone(d.Table().Facts(d.Now(), at).Neighbours), func(r game.Ref) bool { return r.Kind != game.PortRef })
	if len(ports) == 1 {
		return ports[0]
	}
	return at
}

// barred is why something cannot be done with a place, with the nearest remedy as far as there is room for it in a line.
func barred(words *lang.Words, f *position.Fill, width float64) string {
	if len(f.Bars) == 0 {
		return ""
	}
	if text := f.Bars[0].Because(words); display.Fits(text, display.Italic, widget.MinText, width) {
		return text
	}
	return words.ReasonOf(f.Bars[0].Err)
}

// chips are what can be done with a place as a whole, or could be but for a reason.
func (p *Purchases) chips(d table.Desk, l *display.List, at *purchasesLayout, f *position.Fill, places []display.Rect) {
	for i, c := range f.Chips() {
		if !at.wordy && c.Bar == nil {
			p.drawWholeActions(d, l, []table.Answer{c.Answer}, places[i:i+1])
			continue
		}
		plan := []game.Action{c.Action}
		b := widget.Button{Rect: places[i], Target: position.Act(c.Action)}
		if c.Bar == nil {
			b.Tip = p.now.PlanTip(d.Words(), plan)
		} else {
			b.Off, b.Target = true, f.OffTarget(c.Answer)
			b.Tip = lang.Capital(d.Words().Verb(c.Action.Verb)) + ": " + c.Bar.Because(d.Words())
			plan = nil
		}
		sign := b.Rect
		if at.wordy {
			sign.W = at.side
		} else {
			b.Icon = c.Icon
		}
		p.Pieces(d, l, b, nil, plan)
		seen := 1.0
		if c.Bar != nil {
			seen = faint
		}
		motion.Faded(l, seen, func() {
			AppendPieces(d, l, sign, c.Pieces)
			if at.wordy {
				widget.Icon(l, c.Icon, sign.Center(), 0.6*at.side, theme.Ink)
			}
		})
		if at.wordy {
			ink := theme.Ink
			if c.Bar != nil {
				ink = theme.Brown
			}
			text := b.Rect.Column(b.Rect.X+at.side, b.Rect.W-at.side-fillPad*at.unit)
			widget.Line(l, text, at.chipText(d.Words(), c), display.TextStyle{Font: display.Caps, Size: chipLetters * at.unit, Color: ink})
		}
	}
}

var _ table.Panel = (*Purchases)(nil)
