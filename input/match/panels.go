package match

import (
	"slices"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/input/scene"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
	"serenissima/render/texttwin"
	"serenissima/render/theme"
	"serenissima/render/ui"
)

// Panels lie over the board: the open group of actions with its holds, a choice, a
// question and a fight.
type panels struct {
	play *Play

	group   int      // open group of verbs, -1 for none
	page    int      // of its places, where they have no room all together
	shown   game.Ref // of those that has been pointed at on the board, if any
	choice  *choice  // open choice between actions
	answers answers  // of the panel on top

	standing   standing
	groupPlace groupPlace
	away       game.State // the position whose question is folded away, if any
}

// closeTop closes what lies on top; Escape never loses anything.
func (p *panels) closeTop() bool {
	switch {
	case p.play.gestures.drag != nil:
		p.play.gestures.drag = nil
	case p.play.gestures.picked != nil:
		p.play.gestures.picked = nil
	case p.play.standingAnswers.open:
		p.play.standingAnswers.open = false
	case p.play.advice.adviceShown():
		p.play.advice.hint = nil
	case p.choice != nil && !p.play.now.modal():
		p.choice = nil
	case p.play.chronicle.logOpen && p.play.chronicle.picked > 0:
		p.play.chronicle.picked = 0
	case p.play.chronicle.logOpen:
		p.play.chronicle.logOpen = false
	case p.play.board.sheetOpen:
		p.play.board.sheetOpen = false
	case p.group >= 0:
		p.group = -1
	case p.play.board.lensed != game.Ref{}:
		p.play.board.lensed = game.Ref{}
	case len(p.play.now.chosen) > 0:
		p.play.now.choose(nil)
	case p.play.controller.remaining() != nil:
		p.play.host.Forget()
	default:
		return false
	}
	return true
}

// openGroup opens a group of verbs or closes it; the one behind the last ends
// the turn.
func (p *panels) openGroup(c *scene.Context, i int) {
	groups := p.play.now.controls.Groups
	p.choice, p.page, p.shown = nil, 0, game.Ref{}
	if i == len(groups) {
		if j := slices.IndexFunc(p.play.now.legal, p.play.now.isEnd); j >= 0 {
			p.play.gestures.decideOn(c, p.play.now.legal[j])
		}
		return
	}
	if p.group == i {
		p.group = -1
		return
	}
	if can := p.play.now.inGroup(i); groups[i].Direct && len(can) == 1 {
		p.play.gestures.decideOn(c, p.play.now.legal[can[0]])
		return
	}
	p.group = i
}

// groupShown reports whether the panel of the open group is shown: answers or a choice may
// take its place.
func (p *panels) groupShown() bool {
	switch {
	case p.group < 0 || p.bare():
		return false
	case p.choice != nil:
		return !p.choice.instead && !p.inPanel()
	}
	return !p.answers.shown()
}

// bare reports whether the open group has no panel: what it is for lies on the chart alone.
func (p *panels) bare() bool {
	return p.plans() || p.group >= 0 && !p.inPanel() && len(p.inRows()) == 0 && !p.play.now.withHolds(p.offered()) && p.play.now.purchases(p.group) == nil
}

// groupIsAbout reports whether the open group has to do with a thing: one of its actions names
// it, or pieces are moved there. All else can still be chosen, which closes the group.
func (p *panels) groupIsAbout(ref game.Ref) bool {
	if p.group < 0 {
		return false
	}
	offered := p.offered()
	return p.play.now.withHolds(offered) || p.play.now.purchases(p.group) != nil ||
		slices.ContainsFunc(offered, func(a game.Action) bool { return slices.Contains(a.Obj[:], ref) })
}

// sheet reports whether the open choice is about a place with pieces that can be chosen: the
// place is shown then, with its pieces and those that lie beside it.
func (p *panels) sheet() bool {
	return p.choice != nil && p.play.now.isHold(p.choice.about) && p.play.now.withHolds(p.choice.actions)
}

// inPanel reports whether the open choice is made with the pieces of a panel, not in a menu.
func (p *panels) inPanel() bool { return p.sheet() || p.berthing() }

// place is the place that is open, and the subject that is there.
func (p *panels) place() destination {
	if !p.sheet() {
		return destination{}
	}
	return destination{p.choice.about, p.play.table.Subject(p.play.now.view)}
}

// openPlace opens a place again as long as the subject is there and pieces can be chosen.
func (p *panels) openPlace(at destination) {
	if p.play.now.modal() || p.play.table.Subject(p.play.now.view) != at.subject {
		return
	}
	m := p.play.now.meaning(at.thing)
	again := newChoice(append(m.plan, m.offer...), p.play.board.at)
	if again.about = at.thing; len(again.actions) > 0 && !p.play.now.leads(again.actions[0]) {
		if p.choice = again; !p.sheet() {
			p.choice = nil
		}
	}
}

// offered are the actions of the panel that shows holds: of the open choice if that is about
// such a place, else of the open group.
func (p *panels) offered() []game.Action {
	switch {
	case p.sheet():
		return p.choice.actions
	case p.group >= 0:
		return p.play.now.pickLegal(p.play.now.inGroup(p.group))
	}
	return nil
}

// wanted are those of some actions that a click on a piece means: what the open place or group
// offers, but in the panel to load everything, so that a piece can be thrown away as well.
func (p *panels) wanted(can []game.Action) []game.Action {
	if !p.sheet() && p.group == p.play.now.holdGroup() {
		return can
	}
	offered := p.offered()
	if left := slices.DeleteFunc(slices.Clone(can), func(a game.Action) bool { return !slices.Contains(offered, a) }); len(left) > 0 {
		return left
	}
	return can
}

// viewGroup is the panel of an open group, or of a place: the holds between which pieces can
// be moved, and a row for each other action.
func (p *panels) viewGroup(c *scene.Context, l *display.List, v *table.View) {
	if x := p.purchases(); x != nil {
		p.viewPurchases(c, l, v, x)
		return
	}
	at := p.groupLayout(v)
	ui.Paper(l, at.panel)
	p.viewHead(c, l, v, head{at.panel, at.unit, at.head, 1})
	p.viewHolds(l, v, at.holds, at.unit, at.shelves)
	for i, r := range at.cells {
		p.viewRow(c, l, v, r, at.rows[i], p.rowTarget(at.rows, i))
	}
}

// purchases are those of the open group, nil if its panel is another.
func (p *panels) purchases() *purchases {
	if p.sheet() {
		return nil
	}
	x := p.play.now.purchases(p.group)
	if x != nil && p.berthing() {
		x.fills, x.rest = p.berths(), nil
	}
	return x
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
	u, reach, room := v.Frame.Unit, v.Frame.Reach, p.room(v)
	words := p.play.spoken
	at := groupLayout{unit: u, rows: texttwin.Rows(p.inRows(), true)}
	holds, stores := p.play.now.withHolds(p.offered()), true
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
		at.head = panelHead(reach, 40*u)
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
	rowH := p.rowHeight(words, at.rows, max(44*u, reach), cellW())
	high := func() float64 { return at.head + 12*u + holdH + float64(n)*(rowH+5*u) }
	if stores = high() <= room.Y; !stores {
		measure()
	}
	if k := min(1, room.Y/high()); k < 1 { // less air
		u *= k
		measure()
		fit := func() float64 {
			n = (len(at.rows) + columns - 1) / columns
			return min(p.rowHeight(words, at.rows, max(44*u, reach), cellW()), (room.Y-at.head-12*u-holdH-6*u)/float64(max(1, n))-5*u)
		}
		for rowH = fit(); rowH < reach && columns < 3 && width >= 560; rowH = fit() {
			columns++
		}
		rowH = max(rowH, reach)
	}
	at.unit = u
	at.panel = p.lay(v, display.Rect{W: width, H: at.head + holdH + float64(n)*(rowH+5*u) + 12*u}, whole(v))
	y := at.panel.Y + at.head
	at.holds = display.Point{X: at.panel.X + 12*u, Y: y}
	w := cellW()
	for i := range at.rows {
		at.cells = append(at.cells, display.Rect{X: at.panel.X + 12*u + float64(i%columns)*(w+8*u), Y: y + holdH + float64(i/columns)*(rowH+5*u), W: w, H: rowH})
	}
	return at
}

// inRows are the actions of the open group or place that have rows.
func (p *panels) inRows() []game.Action {
	if x := p.purchases(); x != nil {
		return x.rest
	}
	return slices.DeleteFunc(slices.Clone(p.offered()), func(a game.Action) bool {
		return p.play.now.leads(a) || p.play.now.movesPiece(a) || p.play.now.once(a)
	})
}

// A head is the top of the panel of a group: the panel, its unit, the height of the top, and
// how many small buttons lie there.
type head struct {
	panel        display.Rect
	unit, height float64
	buttons      int
}

// viewHead writes what a panel is for, and appends the button that closes it.
func (p *panels) viewHead(c *scene.Context, l *display.List, v *table.View, h head) {
	words, u, r := p.play.words(c), h.unit, h.panel
	top := r.Y + 8*u + (h.height-40*u)/2
	heading, about := p.heading(words)
	if subject := p.play.table.Subject(p.play.now.view); v.Frame.Shape == layout.Small && subject != (game.Ref{}) { // whose card the panel lies over
		heading += " · " + words.Title(subject)
	}
	last := corner(r, u, v.Frame.Reach, h.buttons-1)
	help := max(120*u, display.Measure(heading, display.Caps, 22*u)+32*u)
	end := p.viewBatch(c, l, v, display.Rect{X: r.X + 16*u, Y: last.Y, W: last.X - r.X - 22*u, H: last.H})
	ui.Heading(l, display.Rect{X: r.X + 16*u, Y: top, W: end - r.X - 22*u, H: 26 * u}, heading, 22*u, display.Left)
	place := display.Rect{X: r.X + help, Y: top, W: end - r.X - help - 6*u, H: 26 * u}
	style := display.TextStyle{Font: display.Italic, Size: 15 * u, Color: theme.Brown}
	if display.Measure(about, display.Italic, ui.MinText) <= place.W {
		ui.Line(l, place, about, style)
	} else if place.Y, place.H = r.Y+6*u, h.height-8*u; ui.Height(about, display.Italic, ui.MinText, place.W) <= place.H {
		ui.Text(l, place, about, style)
	}
	p.closeButton(c, l, r, u, v.Frame.Reach)
}

// heading is what the panel is about, and a sentence about that where the bar has none.
func (p *panels) heading(words *lang.Words) (heading, about string) {
	if p.sheet() {
		return words.Title(p.choice.about), words.T("play.place.help")
	}
	g := p.play.now.controls.Groups[p.group]
	if p.play.table.Subject(p.play.now.view) != (game.Ref{}) {
		about = words.Line("group." + g.Name + ".help")
	}
	return words.Line("group." + g.Name), about
}

// squeeze is by how much a panel that wants to be so high is made smaller, so that
// nothing of it is beyond the window or above top.
func squeeze(v *table.View, top, height float64) float64 {
	room := v.Frame.Bottom
	if v.Frame.Shape == layout.Small {
		room = v.Frame.Size.Y
	}
	return min(1, (room-top-12*v.Frame.Unit)/height)
}

// rowTarget is what clicking a row of a group does: the action, or the choice
// that it opens.
func (p *panels) rowTarget(rows []texttwin.Row, i int) display.Target {
	if a := rows[i].Action; a.By != game.Nobody {
		return display.Target{Command: cmdAct, Index: slices.Index(p.play.now.legal, a)}
	}
	return display.Target{Command: cmdNarrow, Index: i}
}

// narrow opens the choice behind a row of the open group.
func (p *panels) narrow(c *scene.Context, i int) {
	all := &choice{actions: p.inRows(), at: p.play.board.at, full: true}
	if i < len(all.rows()) {
		p.choice = all
		p.pick(c, i)
	}
}

// panelHead is the height of the top of a panel: as usual, or so that a finger
// reaches its small buttons.
func panelHead(reach, usual float64) float64 { return max(usual, reach+10) }

// corner is the place of the i-th small button from the right on top of a panel.
func corner(r display.Rect, u, reach float64, i int) display.Rect {
	if reach == 0 {
		return display.Rect{X: r.X + r.W - 44*u - float64(i)*40*u, Y: r.Y + 6*u, W: 36 * u, H: 30 * u}
	}
	w, h := max(36*u, reach), max(30*u, reach)
	return display.Rect{X: r.X + r.W - 6*u - w - float64(i)*(w+4*u), Y: r.Y + 5, W: w, H: h}
}

// closeButton appends what closes a panel.
func (p *panels) closeButton(c *scene.Context, l *display.List, r display.Rect, u, reach float64) {
	ui.AppendButton(l, ui.Button{Rect: corner(r, u, reach, 0),
		Caption: "×", Paper: true, Target: display.Target{Command: cmdClose}, Tip: c.Lang.T("play.cancel")})
}

// rowHeight is how high the rows of a panel are, so wide, for all that is said in
// them, and at least so high.
func (p *panels) rowHeight(words *lang.Words, rows []texttwin.Row, least, width float64) float64 {
	height := least
	for _, x := range rows {
		caption, small, _ := p.play.now.rowText(words, x)
		height = max(height, ui.ButtonHeight(ui.Button{Caption: caption, Small: small}, least, width))
		if p.begins(x) != nil {
			height = max(height, 2*least)
		}
	}
	return height
}

// viewRow is a row of a panel: an action with what it would do.
func (p *panels) viewRow(c *scene.Context, l *display.List, v *table.View, r display.Rect, x texttwin.Row, t display.Target) {
	if fight := p.begins(x); fight != nil {
		p.viewAssault(c, l, v, r, x, t, fight)
		return
	}
	caption, small, _ := p.play.now.rowText(p.play.words(c), x)
	ui.AppendButton(l, ui.Button{Rect: r, Caption: caption, Small: small, Paper: true, Target: t, Tip: p.play.words(c).VerbHelp(x.Verb),
		WidgetState: ui.WidgetState{Hover: p.play.board.hover == t}, Asleep: p.play.clicks.ignoresAt(r), Mark: p.mark(x)})
}

// mark is the sign on a row that leads to what the captain would do.
func (p *panels) mark(x texttwin.Row) string {
	actions := []game.Action{x.Action}
	if x.Action.By == game.Nobody {
		actions = x.Narrow(p.play.now.legal)
	}
	if p.play.advice.proposes(actions...) {
		return adviceSign
	}
	return ""
}
