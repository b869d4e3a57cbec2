package match

import (
	"slices"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/input/scene"
	"serenissima/render/layout"
	"serenissima/render/op"
	"serenissima/render/table"
	"serenissima/render/theme"
	"serenissima/render/twin"
	"serenissima/render/ui"
)

// Panels lie over the board: the open group of actions with its holds, a choice, a
// question and a fight.
type panels struct {
	play *Play

	group   int     // open group of verbs, -1 for none
	choice  *choice // open choice between actions
	answers answers // of the panel on top
}

// closeTop closes what lies on top; Escape never loses anything.
func (p *panels) closeTop() bool {
	switch {
	case p.play.gestures.drag != nil:
		p.play.gestures.drag = nil
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
	case len(p.play.now.chosen) > 0:
		p.play.now.choose(nil)
	default:
		return false
	}
	return true
}

// openGroup opens a group of verbs or closes it; the one behind the last ends
// the turn.
func (p *panels) openGroup(c *scene.Context, i int) {
	groups := p.play.now.controls.Groups
	p.choice = nil
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

// groupShown reports whether the rows of the open group are shown: answers or a choice may
// take their place.
func (p *panels) groupShown() bool {
	if p.choice != nil {
		return p.group >= 0 && !p.choice.instead
	}
	return p.group >= 0 && !p.answers.shown()
}

// viewGroup is the panel of an open group: the holds between which pieces can be
// moved, and a row for each other action.
func (p *panels) viewGroup(c *scene.Context, l *op.List, v *table.View) {
	g := p.play.now.controls.Groups[p.group]
	words := p.play.words(c)
	u := v.Frame.Unit
	acts := p.play.now.inGroup(p.group)
	holds := p.play.now.holdsOf(p.group)
	if len(holds) > 0 {
		acts = slices.DeleteFunc(slices.Clone(acts), func(i int) bool { return p.play.now.movesPiece(p.play.now.legal[i]) })
	}
	rows := (&choice{actions: p.play.now.pickLegal(acts), full: true}).rows()
	width := min(v.Frame.Board.W-16*u, 640*u)
	columns := 2
	if width < 420*u || len(rows) < 3 {
		columns = 1
	}
	if len(holds) == 0 && columns == 1 { // not wider than its heading, to leave the chart in sight
		width = min(width, 500*u)
	}
	n := (len(rows) + columns - 1) / columns
	reach := v.Frame.Reach
	var shelves shelves
	holdH := 0.0
	if len(holds) > 0 {
		shelves = p.shelves(width-24*u, u, reach)
		holdH = shelves.height(u) + 6*u
	}
	cellW := func() float64 { return (width - 24*u - float64(columns-1)*8*u) / float64(columns) }
	head, rowH := panelHead(reach, 40*u), p.rowHeight(words, rows, max(44*u, reach), cellW())
	k := squeeze(v, 0, head+12*u+holdH+float64(n)*(rowH+5*u))
	if k < 1 { // less air first
		u *= k
		if len(holds) > 0 {
			shelves = p.shelves(width-24*u, u, reach)
			holdH = shelves.height(u) + 6*u
		}
		head = panelHead(reach, 40*u)
		fit := func() float64 {
			n = (len(rows) + columns - 1) / columns
			return min(p.rowHeight(words, rows, max(44*u, reach), cellW()), (v.Frame.Size.Y-head-12*u-holdH-6*u)/float64(max(1, n))-5*u)
		}
		for rowH = fit(); rowH < reach && columns < 3 && width >= 560; rowH = fit() {
			columns++
		}
	}
	r := op.Rect{W: width, H: head + holdH + float64(n)*(rowH+5*u) + 12*u}
	r.X = p.panelX(v, width)
	r.Y = max(4*u, v.Frame.Bottom-r.H-8*u)
	if v.Frame.Shape == layout.Small { // over the cards at the bottom, wholly
		r.Y = max(4*u, v.Frame.Size.Y-r.H-3*u)
	}
	ui.Paper(l, r)
	top := r.Y + 8*u + (head-40*u)/2
	heading := words.Line("group." + g.Name)
	if v.Frame.Shape == layout.Small { // whose card the panel lies over
		heading += " · " + words.Title(p.play.table.Subject(p.play.now.view))
	}
	help, end := max(120*u, op.Measure(heading, op.Caps, 22*u)+32*u), corner(r, u, reach, 0).X
	ui.Heading(l, op.Rect{X: r.X + 16*u, Y: top, W: end - r.X - 22*u, H: 26 * u}, heading, 22*u, op.Left)
	if about := words.Line("group." + g.Name + ".help"); op.Measure(about, op.Italic, ui.MinText) <= end-r.X-help-6*u {
		ui.Line(l, op.Rect{X: r.X + help, Y: top, W: end - r.X - help - 6*u, H: 26 * u}, about,
			op.TextStyle{Font: op.Italic, Size: 15 * u, Color: theme.Brown})
	}
	p.closeButton(c, l, r, u, reach)
	y := r.Y + head
	if len(holds) > 0 {
		p.viewHolds(l, v, op.Point{X: r.X + 12*u, Y: y}, u, shelves)
		y += holdH
	}
	w := cellW()
	for i, row := range rows {
		cell := op.Rect{X: r.X + 12*u + float64(i%columns)*(w+8*u), Y: y + float64(i/columns)*(rowH+5*u), W: w, H: rowH}
		p.viewRow(c, l, cell, row, p.rowTarget(acts, rows, i))
	}
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
func (p *panels) rowTarget(acts []int, rows []twin.Row, i int) op.Target {
	if a := rows[i].Action; a.By != game.Nobody {
		return op.Target{Command: cmdAct, Index: slices.Index(p.play.now.legal, a)}
	}
	return op.Target{Command: cmdNarrow, Index: i}
}

// narrow opens the choice behind a row of the open group.
func (p *panels) narrow(c *scene.Context, i int) {
	if p.group < 0 {
		return
	}
	acts := p.play.now.inGroup(p.group)
	if len(p.play.now.holds) > 0 {
		acts = slices.DeleteFunc(slices.Clone(acts), func(i int) bool { return p.play.now.movesPiece(p.play.now.legal[i]) })
	}
	all := &choice{actions: p.play.now.pickLegal(acts), at: p.play.board.at, full: true}
	if i < len(all.rows()) {
		p.choice = all
		p.pick(c, i)
	}
}

// panelX puts a panel to the side of the board where the subject is not.
func (p *panels) panelX(v *table.View, width float64) float64 {
	left, right := v.Frame.Board.X, v.Frame.Board.X+v.Frame.Board.W
	middle := (left + right) / 2
	subject, ok := p.play.table.Place(v, p.play.table.Subject(p.play.now.view))
	x := middle - width/2
	switch {
	case v.Frame.Shape == layout.Small:
	case v.Frame.Corner.X > middle:
		x = min(v.Frame.Corner.X-width-8, x)
	default:
		x = max(v.Frame.Corner.X+v.Frame.Corner.W+8, x)
	}
	if ok && subject.At.Y > v.Frame.Bottom*0.55 {
		if subject.At.X > middle {
			x = left + 8*v.Frame.Unit
		} else {
			x = right - width - 8*v.Frame.Unit
		}
	}
	return max(left+4, min(x, right-width-4))
}

// panelHead is the height of the top of a panel: as usual, or so that a finger
// reaches its small buttons.
func panelHead(reach, usual float64) float64 { return max(usual, reach+10) }

// corner is the place of the i-th small button from the right on top of a panel.
func corner(r op.Rect, u, reach float64, i int) op.Rect {
	if reach == 0 {
		return op.Rect{X: r.X + r.W - 44*u - float64(i)*40*u, Y: r.Y + 6*u, W: 36 * u, H: 30 * u}
	}
	w, h := max(36*u, reach), max(30*u, reach)
	return op.Rect{X: r.X + r.W - 6*u - w - float64(i)*(w+4*u), Y: r.Y + 5, W: w, H: h}
}

// closeButton appends what closes a panel.
func (p *panels) closeButton(c *scene.Context, l *op.List, r op.Rect, u, reach float64) {
	ui.AppendButton(l, ui.Button{Rect: corner(r, u, reach, 0),
		Caption: "×", Paper: true, Target: op.Target{Command: cmdClose}, Tip: c.Lang.T("play.cancel")})
}

// rowHeight is how high the rows of a panel are, so wide, for all that is said in
// them, and at least so high.
func (p *panels) rowHeight(words *lang.Words, rows []twin.Row, least, width float64) float64 {
	height := least
	for _, x := range rows {
		caption, small, _ := p.play.now.rowText(words, x)
		height = max(height, ui.ButtonHeight(ui.Button{Caption: caption, Small: small}, least, width))
	}
	return height
}

// viewRow is a row of a panel: an action with what it would do.
func (p *panels) viewRow(c *scene.Context, l *op.List, r op.Rect, x twin.Row, t op.Target) {
	caption, small, warn := p.play.now.rowText(p.play.words(c), x)
	ui.AppendButton(l, ui.Button{Rect: r, Caption: caption, Small: small, Paper: true, Target: t, Tip: p.play.words(c).VerbHelp(x.Verb),
		WidgetState: ui.WidgetState{Hover: p.play.board.hover == t}, Chosen: warn && p.play.board.hover == t, Asleep: p.play.nap.all > 0, Mark: p.mark(x)})
}

// mark is the sign on a row that leads to what the captain would do.
func (p *panels) mark(x twin.Row) string {
	actions := []game.Action{x.Action}
	if x.Action.By == game.Nobody {
		actions = x.Narrow(p.play.now.legal)
	}
	if p.play.advice.proposes(actions...) {
		return adviceSign
	}
	return ""
}
