package match

import (
	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/input/app"
	"serenissima/input/match/panel"
	"serenissima/input/match/position"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
	"serenissima/render/texttwin"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// Panels lie over the board: the open group of actions with its holds, a choice, a
// question and a fight.
type panels struct {
	play *Play

	*position.Open // of the match

	page  int      // of its places, where they have no room all together
	shown game.Ref // of those that has been pointed at on the board, if any
}

// scope is the newest position with what is open over it.
func (p *panels) scope() position.Scope { return p.play.scope() }

// ask opens a choice where the pointer is.
func (p *panels) ask(choice *position.Choice) { p.Choice, choice.At = choice, p.play.board.at }

// closeTop closes what lies on top; Escape never loses anything.
func (p *panels) closeTop(d table.Desk) bool {
	switch {
	case p.play.gestures.drag != nil:
		p.play.gestures.drag = nil
	case p.play.gestures.picked != nil:
		p.play.gestures.picked = nil
	case p.play.closePanel(d):
	case p.Choice != nil && !p.play.now.Modal():
		p.Choice = nil
	case p.play.board.sheetOpen:
		p.play.board.sheetOpen = false
	case p.Group >= 0:
		p.Group = -1
	case p.play.board.overlay != game.Ref{}:
		p.play.board.overlay = game.Ref{}
	case len(p.play.now.Chosen) > 0:
		p.play.find(nil)
	case p.play.scope().Stopped != nil:
		p.play.host.Forget()
	default:
		return false
	}
	return true
}

// groupShown reports whether the panel of the open group is shown: answers or a choice may
// take its place.
func (p *panels) groupShown() bool {
	switch {
	case p.Group < 0 || p.scope().Bare():
		return false
	case p.Choice != nil:
		return !p.Choice.Instead && !p.scope().InPanel()
	}
	return !p.play.sheet.Asks()
}

// place is the place that is open, and the subject that is there.
func (p *panels) place() destination {
	if !p.scope().Sheet() {
		return destination{}
	}
	return destination{p.Choice.About, p.play.table.Subject(p.play.now.View)}
}

// openPlace opens a place again as long as the subject is there and pieces can be chosen.
func (p *panels) openPlace(at destination) {
	if p.play.now.Modal() || p.play.table.Subject(p.play.now.View) != at.subject {
		return
	}
	in := p.scope().Meaning(at.thing)
	again := position.NewChoice(append(in.Plan, in.Choices()...))
	if again.About = at.thing; len(again.Actions) > 0 && !p.play.now.Routes.Begin(again.Actions[0]) {
		if p.ask(again); !p.scope().Sheet() {
			p.Choice = nil
		}
	}
}

// viewGroup is the panel of an open group, or of a place: the holds between which pieces can
// be moved, and a row for each other action.
func (p *panels) viewGroup(c *app.Context, l *display.List, v *table.View) {
	d := deskWith(p.play, c, v)
	if x := p.scope().Purchases(); x != nil {
		p.viewPurchases(c, d, l, x)
		return
	}
	at := p.groupLayout(v)
	widget.Paper(l, at.panel)
	p.viewHead(c, l, v, head{at.panel, at.unit, at.head, 1})
	p.viewHolds(d, l, at.holds, at.unit, at.shelves)
	for i, r := range at.cells {
		p.play.buttons.Row(d, l, r, at.rows[i], position.RowTarget(position.CmdNarrow, at.rows[i]))
	}
}

// A groupLayout is where the parts of the panel of a group lie.
type groupLayout struct {
	panel   display.Rect
	unit    float64
	head    float64
	shelves shelves
	holds   display.Point // their corner
	rows    []texttwin.Row
	cells   []display.Rect // of the rows
}

// groupLayout lays the panel out in the room that there is.
func (p *panels) groupLayout(v *table.View) groupLayout {
	u, reach, room := v.Frame.Unit, v.Frame.Reach, p.play.placing.Room(v)
	words := p.play.spoken
	at := groupLayout{unit: u, rows: texttwin.Rows(p.scope().InRows(), true)}
	holds, stores := p.play.now.WithHolds(p.scope().Offered()), true
	width := min(room.X, 640*u)
	columns := 2
	if width < 420*u || len(at.rows) < 3 {
		columns = 1
	}
	if !holds && columns == 1 { // not wider than its heading, to leave the chart in sight
		width = min(width, 500*u)
	}
	n, holdH := (len(at.rows)+columns-1)/columns, 0.0
	measure := func() {
		at.head = panel.HeadHeight(reach, 40*u)
		if holds {
			at.shelves = p.shelves(width-24*u, u, reach, stores)
			holdH = at.shelves.h + 6*u
			if len(at.rows) == 0 {
				width = max(at.shelves.w+24*u, min(width, purchasesWidth*u))
			}
		}
	}
	measure()
	cellW := func() float64 { return (width - 24*u - float64(columns-1)*8*u) / float64(columns) }
	rowH := p.play.buttons.RowHeight(words, at.rows, max(44*u, reach), cellW())
	high := func() float64 { return at.head + 12*u + holdH + float64(n)*(rowH+5*u) }
	if stores = high() <= room.Y; !stores {
		measure()
	}
	if k := min(1, room.Y/high()); k < 1 { // less air
		u *= k
		measure()
		fit := func() float64 {
			n = (len(at.rows) + columns - 1) / columns
			return min(p.play.buttons.RowHeight(words, at.rows, max(44*u, reach), cellW()), (room.Y-at.head-12*u-holdH-6*u)/float64(max(1, n))-5*u)
		}
		for rowH = fit(); rowH < reach && columns < 3 && width >= 560; rowH = fit() {
			columns++
		}
		rowH = max(rowH, reach)
	}
	at.unit = u
	at.panel = p.play.placing.Lay(v, display.Rect{W: width, H: at.head + holdH + float64(n)*(rowH+5*u) + 12*u}, panel.Whole(v))
	y := at.panel.Y + at.head
	at.holds = display.Point{X: at.panel.X + 12*u, Y: y}
	w := cellW()
	for i := range at.rows {
		at.cells = append(at.cells, display.Rect{X: at.panel.X + 12*u + float64(i%columns)*(w+8*u), Y: y + holdH + float64(i/columns)*(rowH+5*u), W: w, H: rowH})
	}
	return at
}

// A head is the top of the panel of a group: the panel, its unit, the height of the top, and
// how many small buttons lie there.
type head struct {
	panel        display.Rect
	unit, height float64
	buttons      int
}

// viewHead writes what a panel is for, and appends the button that closes it.
func (p *panels) viewHead(c *app.Context, l *display.List, v *table.View, h head) {
	words, u, r := p.play.words(c), h.unit, h.panel
	top := r.Y + 8*u + (h.height-40*u)/2
	heading, about := p.heading(words)
	if subject := p.play.table.Subject(p.play.now.View); v.Frame.Shape == layout.Small && subject != (game.Ref{}) { // whose card the panel lies over
		heading += " · " + words.Title(subject)
	}
	last := panel.Corner(r, u, v.Frame.Reach, h.buttons-1)
	help := max(120*u, display.Measure(heading, display.Caps, 22*u)+32*u)
	end := p.play.buttons.Batch(deskWith(p.play, c, v), l, display.Rect{X: r.X + 16*u, Y: last.Y, W: last.X - r.X - 22*u, H: last.H})
	widget.Heading(l, display.Rect{X: r.X + 16*u, Y: top, W: end - r.X - 22*u, H: 26 * u}, heading, 22*u, display.Left)
	place := display.Rect{X: r.X + help, Y: top, W: end - r.X - help - 6*u, H: 26 * u}
	style := display.TextStyle{Font: display.Italic, Size: 15 * u, Color: theme.Brown}
	if display.Measure(about, display.Italic, widget.MinText) <= place.W {
		widget.Line(l, place, about, style)
	} else if place.Y, place.H = r.Y+6*u, h.height-8*u; widget.Height(about, display.Italic, widget.MinText, place.W) <= place.H {
		widget.Text(l, place, about, style)
	}
	panel.AppendClose(l, c.Lang, r, u, v.Frame.Reach)
}

// heading is what the panel is about, and a sentence about that where the bar has none.
func (p *panels) heading(words *lang.Words) (heading, about string) {
	if p.scope().Sheet() {
		return words.Title(p.Choice.About), words.T("play.place.help")
	}
	g := p.play.now.Offer.Groups[p.Group]
	if p.play.table.Subject(p.play.now.View) != (game.Ref{}) {
		about = words.Line("group." + g.Name + ".help")
	}
	return words.Line("group." + g.Name), about
}

// settle finds the place of the panel on top once it is opened, and moves the chart if it
// would hide what it is about.
func (p *panels) settle(c *app.Context) {
	d := &p.play.ticking // a still tick takes no memory
	*d = p.play.look(c)
	shown := d.Idle() && (p.groupShown() || p.Choice != nil) && !d.Asked() && !d.answering && len(d.Depicted()) == 0
	if p.play.placing.Begin(d, shown, p.page) {
		p.play.board.camera = p.play.placing.End(d.View(), p.box(c, d.View()))
	}
}

// box is the panel on top.
func (p *panels) box(c *app.Context, v *table.View) display.Rect {
	if p.Choice != nil && !p.scope().InPanel() {
		return p.choiceLayout(c, v).panel
	}
	return p.groupBox(v)
}

// groupBox is the panel of the open group.
func (p *panels) groupBox(v *table.View) display.Rect {
	if x := p.scope().Purchases(); x != nil {
		return p.purchasesLayout(v, x).panel
	}
	return p.groupLayout(v).panel
}
