package panel

import (
	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/input/match/position"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
	"serenissima/render/texttwin"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// A Group is the panel of an open group of actions, or of a place: the holds between which pieces can be moved,
// and a row for each other action. What is bought has a panel of its own.
type Group struct {
	table.BasePanel
	Holds

	drawer *Drawer
	sheet  *Sheet // lies in its place where it asks for something
}

// NewGroup returns the panel of the group or place that is open, while no sheet takes its place.
func NewGroup(h Holds, p *Drawer, s *Sheet) *Group { return &Group{Holds: h, drawer: p, sheet: s} }

// Shown implements table.Panel.
func (p *Group) Shown(d table.Desk) bool { return p.Opened(d) && p.scope().Purchases() == nil }

// Opened reports whether the panel of what is open lies over the board, as a group or as purchases: not where
// something else takes its place.
func (p *Group) Opened(d table.Desk) bool {
	s := p.scope()
	switch {
	case !d.Idle() || s.Modal() || d.BarTaken():
		return false
	case s.InPanel():
		return !p.sheet.Asks()
	case s.Group < 0 || s.Bare():
		return false
	case s.Choice != nil:
		return !s.Choice.Instead
	}
	return !p.sheet.Asks()
}

// Home implements table.Panel.
func (p *Group) Home() table.Home { return table.Drawer }

// Likely implements table.Panel: the only row, if there is nothing else.
func (p *Group) Likely(d table.Desk) display.Target {
	if !p.Shown(d) || p.now.WithHolds(p.scope().Offered()) {
		return display.Target{}
	}
	if rows := texttwin.Rows(p.scope().InRows(), true); len(rows) == 1 {
		return position.RowTarget(position.CmdNarrow, rows[0])
	}
	return display.Target{}
}

// Box implements table.Panel.
func (p *Group) Box(d table.Desk) display.Rect { return p.layout(d).panel }

// Draw implements table.Panel.
func (p *Group) Draw(d table.Desk, l *display.List) {
	at := p.layout(d)
	widget.Paper(l, at.panel)
	if !at.bare {
		p.head(d, l, at.panel, at.unit, at.head, 1)
	}
	p.draw(d, l, at.holds, at.unit, at.shelves)
	for i, r := range at.cells {
		p.Row(d, l, r, at.rows[i], position.RowTarget(position.CmdNarrow, at.rows[i]))
	}
}

// A groupLayout is where the parts of the panel of a group lie.
type groupLayout struct {
	panel   display.Rect
	unit    float64
	head    float64 // the height of the top
	bare    bool    // it has none: the button of the bar says what it is for, and closes it
	shelves shelves
	holds   display.Point // their corner
	rows    []texttwin.Row
	cells   []display.Rect // of the rows
}

// layout lays the panel out in the room that there is.
func (p *Group) layout(d table.Desk) groupLayout {
	v, words := d.View(), d.Words()
	u, reach, room := v.Frame.Unit, v.Frame.Reach, besideCard(d)
	at := groupLayout{unit: u, rows: texttwin.Rows(p.scope().InRows(), true)}
	holds, warehouses, side := p.now.WithHolds(p.scope().Offered()), true, reach
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
		at.head = HeadHeight(reach, 40*u)
		if at.bare {
			at.head = 8 * u
		}
		if holds {
			at.shelves = p.shelves(words, width-24*u, u, side, warehouses)
			holdH = at.shelves.h + 6*u
			if len(at.rows) == 0 {
				width = max(at.shelves.w+24*u, min(width, purchasesWidth*u))
			}
		}
	}
	measure()
	cellW := func() float64 { return (width - 24*u - float64(columns-1)*8*u) / float64(columns) }
	rowH := p.RowHeight(words, at.rows, max(44*u, reach), cellW())
	high := func() float64 { return at.head + 12*u + holdH + float64(n)*(rowH+5*u) }
	if warehouses = high() <= room.Y; !warehouses {
		measure()
	}
	if high() > room.Y && v.Frame.Narrow() { // as large as heaps
		side = leastShelf
		measure()
		if at.bare = high() > room.Y && p.open.Group >= 0; at.bare {
			measure()
		}
	}
	if high() > room.Y { // less air
		for i := 0; i < 12 && high() > room.Y; i++ {
			u *= 0.99 * room.Y / high()
			measure()
		}
		fit := func() float64 {
			n = (len(at.rows) + columns - 1) / columns
			return min(p.RowHeight(words, at.rows, max(44*u, reach), cellW()), (room.Y-at.head-12*u-holdH-6*u)/float64(max(1, n))-5*u)
		}
		for rowH = fit(); rowH < reach && columns < 3 && width >= 560; rowH = fit() {
			columns++
		}
		rowH = max(rowH, reach)
	}
	at.unit = u
	at.panel = p.drawer.Place(&v.Frame, width, at.head+holdH+float64(n)*(rowH+5*u)+12*u)
	y := at.panel.Y + at.head
	at.holds = display.Point{X: at.panel.X + 12*u, Y: y}
	w := cellW()
	for i := range at.rows {
		at.cells = append(at.cells, display.Rect{X: at.panel.X + 12*u + float64(i%columns)*(w+8*u), Y: y + holdH + float64(i/columns)*(rowH+5*u), W: w, H: rowH})
	}
	return at
}

// head appends the top of a panel, so high, with so many small buttons: what it is for, and the button that
// closes it.
func (p *Holds) head(d table.Desk, l *display.List, r display.Rect, u, height float64, buttons int) {
	words, f := d.Words(), d.Frame()
	top := r.Y + 8*u + (height-40*u)/2
	heading, about := p.heading(words)
	if subject := p.now.Subject(); f.Shape == layout.Small && subject != (game.Ref{}) { // whose card the panel lies over
		heading += " · " + words.Title(subject)
	}
	last := Corner(r, u, f.Reach, buttons-1)
	help := max(120*u, display.Measure(heading, display.Caps, 22*u)+32*u)
	named := r.X + 24*u + display.Measure(heading, display.Caps, max(widget.MinText, 16*u))
	end := p.Batch(d, l, last.Column(named, last.X-named-6*u))
	widget.Heading(l, display.Rect{X: r.X + 16*u, Y: top, W: end - r.X - 22*u, H: 26 * u}, heading, 22*u, display.Left)
	place := display.Rect{X: r.X + help, Y: top, W: end - r.X - help - 6*u, H: 26 * u}
	style := display.TextStyle{Font: display.Italic, Size: 15 * u, Color: theme.Brown}
	if about == "" {
	} else if display.Measure(about, display.Italic, widget.MinText) <= place.W {
		widget.Line(l, place, about, style)
	} else if place.Y, place.H = r.Y+6*u, height-8*u; widget.Height(about, display.Italic, widget.MinText, place.W) <= place.H {
		widget.Text(l, place, about, style)
	}
	AppendClose(l, words.Catalog, r, u, f.Reach)
}

// heading is what the panel is about, and a sentence about that where the bar has none.
func (p *Holds) heading(words *lang.Words) (heading, about string) {
	s := p.scope()
	if s.Sheet() {
		return words.Title(s.Choice.About), words.T("play.place.help")
	}
	g := s.Offer.Groups[s.Group]
	if s.Subject() != (game.Ref{}) {
		about = words.Line("group." + g.Name + ".help")
	}
	return words.Line("group." + g.Name), about
}

var _ table.Panel = (*Group)(nil)
