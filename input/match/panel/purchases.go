package panel

import (
	"fmt"
	"image/color"
	"slices"
	"strconv"
	"strings"

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

	labelled game.State // the position of which there are labels
	labels   map[game.Action]label
}

// A label is what the button for an action says, and below that what it is about.
type label struct{ caption, about string }

// label is what a button says: what it does or costs, or with whom it is done.
func (p *Purchases) label(d table.Desk, c *position.Chip) (x label) {
	if p.labelled != p.now.View {
		p.labelled, p.labels = p.now.View, map[game.Action]label{}
	}
	x, ok := p.labels[c.Action]
	if ok {
		return x
	}
	words := d.Words()
	x.about = lang.Capital(words.Verb(c.Action.Verb))
	if n := game.Cost(p.now.View, c.Action); n > 0 {
		x.caption = words.Number(n)
	}
	if c.Tell != nil {
		if says := c.Tell(d); len(says) > 0 {
			x = label{says[0], says[1]}
		}
	}
	p.labels[c.Action] = x
	return x
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
	for p.pointed = place; ; p.page++ {
		at := p.layout(d)
		if p.page %= at.pages; at.shows(place) {
			return
		}
	}
}

// shows reports whether a place lies on the page that is shown.
func (at *purchasesLayout) shows(place game.Ref) bool {
	return slices.ContainsFunc(at.boxes, func(b fillBox) bool {
		return slices.ContainsFunc(b.items, func(x fillItem) bool { return x.Place == place })
	})
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
		widget.AppendButton(l, widget.Button{Rect: Corner(at.panel, at.unit, at.reach, 1), Caption: fmt.Sprintf("%d/%d ›", p.page%at.pages+1, at.pages), Paper: true,
			Tip: d.Words().T("play.page"), Target: t, State: d.State(t)})
	}
	if !at.bare {
		p.head(d, l, at.panel, at.unit, at.head, small)
	}
	if !at.top.Empty() {
		chosen := game.Ref{}
		if p.scope().AsksPlace() {
			chosen = p.open.Choice.Thing
		}
		p.now.Offer.Top.Draw(d, l, at.top, at.side, x.Things, chosen)
	}
	moves := slices.ContainsFunc(p.scope().Offered(), p.now.MovesPiece)
	for i := range at.boxes {
		p.box(d, l, &at, &at.boxes[i], moves)
	}
	for i, row := range texttwin.Rows(x.Rest, true) {
		p.Row(d, l, at.rows[i], row, position.RowTarget(position.CmdNarrow, row))
	}
}

// box is an area with the places there: whose it is, and what lies and can be bought there. Pieces can be taken from
// one place to another.
func (p *Purchases) box(d table.Desk, l *display.List, at *purchasesLayout, b *fillBox, moves bool) {
	words, title := d.Words(), b.title
	l.Fill(b.rect, 6, theme.PaperDark)
	of := b.of
	if port := lies(d, of); port != (game.Ref{}) {
		of = port
	}
	if owner := d.Table().Facts(d.Now(), of).Owner; owner != game.Nobody && title.W < b.rect.W/2 {
		style := display.TextStyle{Font: display.Italic, Size: 13 * at.unit, Color: theme.Brown}
		widget.Line(l, title.CutBottom(itemName*at.unit), words.Title(game.Seat(owner)), style)
	}
	titled := game.Ref{}
	if title.H > 0 {
		titled = b.of
		style := display.TextStyle{Font: display.Caps, Size: fillLetters * at.unit, Color: theme.Rubric}
		widget.Text(l, title, lang.Capital(words.Title(of)), style)
	}
	for i := range b.items {
		p.item(d, l, at, &b.items[i], titled, moves)
	}
}

// item is a place with what lies there, the free spaces that can be filled, and what can be bought once.
func (p *Purchases) item(d table.Desk, l *display.List, at *purchasesLayout, x *fillItem, of game.Ref, moves bool) {
	place := game.Ref{}
	if moves && p.now.Holds.Have(x.Place) {
		place = x.Place
		l.Hit(display.Hit{Rect: x.rect, Target: display.Target{Command: position.CmdHold, Value: place}})
	}
	if x.Place == p.pointed {
		l.Stroke(x.rect.Inset(-2*at.unit), 6, 3*at.unit, theme.Gold)
	}
	p.itemName(d, l, at, x, of)
	if place == (game.Ref{}) {
		for i, cell := range x.pieces {
			appendSpace(l, d.Table().Stage(d.View()), x.Place, cell, table.Cell{Piece: x.Pieces[i]})
		}
	} else {
		p.pieces(d, l, &x.Hold, x.pieces, at.side)
	}
	if gathered(x.Fill) && len(x.Pieces) > 0 {
		last := x.pieces[len(x.pieces)-1]
		style := display.TextStyle{Font: display.SansBold, Size: countLetters(at.unit), Color: theme.Ink}
		widget.Line(l, last.Column(last.X+last.W, at.countRoom()), "×"+strconv.Itoa(len(x.Pieces)), style)
	}
	p.drawFree(d, l, free{x.Place, x.Piece, x.free, filling(&x.Hold, len(x.free)), x.Most, x.Why})
	if place != (game.Ref{}) {
		p.putDown(l, place, x.free)
	}
	for i := range x.chips {
		p.chip(d, l, at, x.Fill, &x.chips[i], x.buttons[i])
	}
	if len(x.trades) > 0 {
		p.trade(d, l, at, x)
	}
}

// itemName is the name of a place after which its box is not called, of a ship with how full it is, and how much can be
// bought for its free spaces or why nothing can.
func (p *Purchases) itemName(d table.Desk, l *display.List, at *purchasesLayout, x *fillItem, of game.Ref) {
	name, u := x.name, at.unit
	if owner := d.Table().Facts(d.Now(), x.Place).Owner; owner != game.Nobody && owner != d.Now().Decision().Player {
		d.Table().Stage(d.View()).Piece(l, name.CutLeft(name.H).Center(), name.H, game.Seat(owner))
		name.CutLeft(3 * u)
	}
	if count := x.Count(); count != "" {
		style := display.TextStyle{Font: display.SansBold, Size: max(widget.MinText, 12*u), Align: display.Right, Color: theme.Brown}
		widget.Line(l, name.CutRight(display.Measure(count, style.Font, style.Size)+6*u), count, style)
	}
	if x.Place.Kind == game.ShipRef || x.Place != of {
		title, style := lang.Capital(d.Words().Title(x.Place)), display.TextStyle{Font: display.Caps, Size: 14 * u, Color: theme.Rubric}
		widget.Line(l, name.CutLeft(min(name.W, display.Measure(title, style.Font, max(widget.MinText, style.Size))+6*u)), title, style)
	}
	says := ""
	switch into, _ := besideSpaces(x.Fill); {
	case into == nil && x.Most > 1:
		if cost := game.Cost(p.now.View, x.FillEach[:x.Most]...); cost > 0 {
			says = d.Words().T("play.fill", "n", x.Most, "m", cost)
		}
	case into == nil:
	case into.Bar == nil:
		says = p.label(d, into).about
	default:
		says = into.Bar.Brief(d.Words())
		if x.name.H >= at.reach { // no finger hits it
			l.Hit(display.Hit{Rect: x.name, Target: x.OffTarget(into.Answer), Off: true, Tip: into.Because(d.Words())})
		}
	}
	style := display.TextStyle{Font: display.Italic, Size: at.reasonLetters(), Color: theme.Brown}
	if display.Fits(says, style.Font, widget.MinText, name.W) {
		widget.Line(l, name, says, style)
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

// chip is a button for what can be done with a place as a whole, or could be but for a reason.
func (p *Purchases) chip(d table.Desk, l *display.List, at *purchasesLayout, f *position.Fill, c *position.Chip, r display.Rect) {
	plan := []game.Action{c.Action}
	b := widget.Button{Rect: r, Target: position.Act(c.Action), Tip: p.now.PlanTip(d.Words(), plan)}
	ink, seen := theme.Ink, 1.0
	says := p.label(d, c)
	b.Tip += "\n" + lang.Capital(says.about)
	if c.Bar != nil {
		b.Off, b.Target, b.Tip, plan = true, f.OffTarget(c.Answer), c.Because(d.Words()), nil
		ink, seen = theme.Brown, faint
		if why := c.Bar.Brief(d.Words()); why != "" {
			says.about = why
		}
	}
	p.Pieces(d, l, b, nil, plan)
	p.says(l, at, r, says, ink, func(sign display.Rect) {
		motion.Faded(l, seen, func() {
			AppendPieces(d, l, sign, c.Pieces)
			if len(c.Pieces) == 0 {
				widget.Icon(l, c.Icon, sign.Center(), 0.9*min(sign.W, sign.H), theme.Ink)
			}
		})
	})
}

// trade is the button for all that can be dealt with the owner of a place.
func (p *Purchases) trade(d table.Desk, l *display.List, at *purchasesLayout, x *fillItem) {
	r := x.buttons[len(x.buttons)-1]
	says := label{d.Words().T("play.trade"), lang.Capital(d.Words().Verb(x.trades[0].Verb))}
	if slices.ContainsFunc(x.trades, func(a game.Action) bool { return a.Verb != x.trades[0].Verb }) {
		says.about = ""
	}
	var tips []string
	for _, a := range x.trades {
		tips = append(tips, p.now.PlanTip(d.Words(), []game.Action{a}))
	}
	t := position.OfThing(x.Place, x.trades)
	p.Pieces(d, l, widget.Button{Rect: r, Target: t, Tip: strings.Join(tips, "\n")}, nil, x.trades)
	p.says(l, at, r, says, theme.Ink, func(sign display.Rect) { widget.Icon(l, "two-coins", sign.Center(), 0.9*sign.W, theme.Ink) })
}

// says writes on a button what it says, beside a sign if there is room for that, and below what it is about.
func (p *Purchases) says(l *display.List, at *purchasesLayout, r display.Rect, what label, ink color.NRGBA, sign func(display.Rect)) {
	caption, small := what.caption, what.about
	if at.phone && caption == "" { // its tip says it
		sign(r.Inset(0.2 * r.W))
		return
	}
	text := r.Inset(min(fillPad*at.unit, 0.08*r.H))
	least := widget.Height(small, display.Italic, widget.MinText, text.W)
	if sign := min(chipSign*at.unit, 0.5*text.H); least <= text.H-sign { // else its tip says it
		high := min(text.H-sign, max(least, widget.Height(small, display.Italic, at.reasonLetters(), text.W)))
		widget.Text(l, text.CutBottom(high), small, display.TextStyle{Font: display.Italic, Size: at.reasonLetters(), Align: display.Center, Color: theme.Brown})
	}
	side := min(chipSign*at.unit, text.H)
	if !display.Fits(caption, display.Caps, widget.MinText, text.W-side) {
		widget.Text(l, text, caption, display.TextStyle{Font: display.Caps, Size: chipLetters * at.unit, Align: display.Center, Color: ink})
		return
	}
	letters := widget.Fit(caption, display.Caps, chipLetters*at.unit, text.W-side)
	beside := text.Column(text.X+(text.W-side-display.Measure(caption, display.Caps, letters))/2, side)
	sign(beside)
	widget.Line(l, beside.Column(beside.X+side, text.X+text.W-beside.X-side), caption, display.TextStyle{Font: display.Caps, Size: letters, Color: ink})
}

var _ table.Panel = (*Purchases)(nil)
