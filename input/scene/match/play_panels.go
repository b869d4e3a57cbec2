package match

import (
	"slices"
	"strconv"
	"strings"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/input/scene"
	"serenissima/render/layout"
	"serenissima/render/op"
	"serenissima/render/table"
	"serenissima/render/table/pieces"
	"serenissima/render/theme"
	"serenissima/render/twin"
	"serenissima/render/ui"
)

func (p *Play) number(n int) string { return strconv.Itoa(n) }

// viewGroup is the panel of an open group: the holds between which pieces can be
// moved, and a row for each other action.
func (p *Play) viewGroup(c *scene.Context, l *op.List, v *table.View) {
	g := p.now.controls.Groups[p.group]
	words := p.words(c)
	u := v.Frame.Unit
	acts := p.now.inGroup(p.group)
	holds := p.now.holds
	if !slices.ContainsFunc(acts, func(i int) bool { return p.now.movesPiece(p.now.legal[i]) || p.now.fromSource(p.now.legal[i]) }) {
		holds = nil
	}
	if len(holds) > 0 {
		acts = slices.DeleteFunc(slices.Clone(acts), func(i int) bool { return p.now.movesPiece(p.now.legal[i]) })
	}
	rows := (&choice{actions: p.now.pickLegal(acts), full: true}).rows()
	width := min(v.Frame.Board.W-16*u, 640*u)
	columns := 2
	if width < 420*u || len(rows) < 3 {
		columns = 1
	}
	if len(holds) == 0 && columns == 1 { // not wider than its heading, to leave the chart in sight
		width = min(width, 500*u)
	}
	n := (len(rows) + columns - 1) / columns
	rulesH := 0.0
	if g.Name == "sail" {
		rulesH = 26 * u
	}
	reach := v.Frame.Reach
	var shelves shelves
	holdH := 0.0
	if len(holds) > 0 {
		shelves = p.shelves(width-24*u, u, reach)
		holdH = shelves.height(u) + 6*u
	}
	cellW := func() float64 { return (width - 24*u - float64(columns-1)*8*u) / float64(columns) }
	head, rowH := panelHead(reach, 40*u), p.rowHeight(words, rows, max(44*u, reach), cellW())
	k := squeeze(v, 0, head+12*u+holdH+float64(n)*(rowH+5*u)+rulesH)
	if k < 1 { // less air first
		u *= k
		if len(holds) > 0 {
			shelves = p.shelves(width-24*u, u, reach)
			holdH = shelves.height(u) + 6*u
		}
		head, rulesH = panelHead(reach, 40*u), k*rulesH
		fit := func() float64 {
			n = (len(rows) + columns - 1) / columns
			return min(p.rowHeight(words, rows, max(44*u, reach), cellW()), (v.Frame.Size.Y-head-12*u-holdH-rulesH-6*u)/float64(max(1, n))-5*u)
		}
		for rowH = fit(); rowH < reach && columns < 3 && width >= 560; rowH = fit() {
			columns++
		}
	}
	r := op.Rect{W: width, H: head + holdH + float64(n)*(rowH+5*u) + rulesH + 12*u}
	r.X = p.panelX(v, width)
	r.Y = max(4*u, v.Frame.Bottom-r.H-8*u)
	if v.Frame.Shape == layout.Small { // over the cards at the bottom, wholly
		r.Y = max(4*u, v.Frame.Size.Y-r.H-3*u)
	}
	ui.Paper(l, r)
	top := r.Y + 8*u + (head-40*u)/2
	heading := words.Line("group." + g.Name)
	if v.Frame.Shape == layout.Small { // whose card the panel lies over
		heading += " · " + words.Title(p.table.Subject(p.now.view))
	}
	help, end := max(120*u, op.Measure(heading, op.Caps, 22*u)+32*u), corner(r, u, reach, 0).X
	ui.Heading(l, op.Rect{X: r.X + 16*u, Y: top, W: end - r.X - 22*u, H: 26 * u}, heading, 22*u, op.Left)
	if about := words.Line("group." + g.Name + ".help"); op.Measure(about, op.Italic, ui.MinText) <= end-r.X-help-6*u {
		ui.Line(l, op.Rect{X: r.X + help, Y: top, W: end - r.X - help - 6*u, H: 26 * u}, about, op.Italic, 15*u, op.Left, theme.Brown)
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
func (p *Play) rowTarget(acts []int, rows []twin.Row, i int) op.Target {
	if a := rows[i].Action; a.By != game.Nobody {
		return op.Target{Command: cmdAct, Index: slices.Index(p.now.legal, a)}
	}
	return op.Target{Command: cmdNarrow, Index: i}
}

// narrow opens the choice behind a row of the open group.
func (p *Play) narrow(c *scene.Context, i int) {
	if p.group < 0 {
		return
	}
	acts := p.now.inGroup(p.group)
	if len(p.now.holds) > 0 {
		acts = slices.DeleteFunc(slices.Clone(acts), func(i int) bool { return p.now.movesPiece(p.now.legal[i]) })
	}
	all := &choice{actions: p.now.pickLegal(acts), at: p.board.at, full: true}
	if i < len(all.rows()) {
		p.choice = all
		p.pick(c, i)
	}
}

// panelX puts a panel to the side of the board where the subject is not.
func (p *Play) panelX(v *table.View, width float64) float64 {
	left, right := v.Frame.Board.X, v.Frame.Board.X+v.Frame.Board.W
	middle := (left + right) / 2
	subject, ok := p.table.Place(v, p.table.Subject(p.now.view))
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
func (p *Play) closeButton(c *scene.Context, l *op.List, r op.Rect, u, reach float64) {
	ui.AppendButton(l, ui.Button{Rect: corner(r, u, reach, 0),
		Caption: "×", Paper: true, Target: op.Target{Command: cmdClose}, Tip: c.Lang.T("play.cancel")})
}

// Shelves are how holds stand side by side in a panel, in as many rows as they
// need for every piece to be large enough.
type shelves struct {
	rows  [][]int // indices of the holds
	side  float64 // of a piece with what is around it
	width float64
}

// shelves puts the holds side by side in a width; a piece is as large as a finger
// where one reaches for it, and as it comes where that is zero.
func (p *Play) shelves(width, u, reach float64) shelves {
	gap, cells := 8*u, 0
	for i := range p.now.holds {
		cells += p.cells(i)
	}
	s := shelves{side: min(44*u, (width-gap*float64(2*len(p.now.holds)))/float64(max(1, cells))), width: width}
	var all []int
	for i := range p.now.holds {
		all = append(all, i)
	}
	if s.rows = [][]int{all}; s.side >= reach {
		return s
	}
	s.side = reach
	for i := range p.now.holds { // the longest has to fit
		s.side = min(s.side, (width-gap)/float64(max(1, p.cells(i))))
	}
	s.rows = nil
	rest := 0.0
	for _, i := range all {
		w := p.holdWidth(i, u, s.side)
		if w > rest+0.01 {
			s.rows, rest = append(s.rows, nil), width
		}
		last := len(s.rows) - 1
		s.rows[last], rest = append(s.rows[last], i), rest-w-gap
	}
	return s
}

// cells is how many pieces a hold has room for, and what it has in numbers.
func (p *Play) cells(i int) int {
	h := &p.now.holds[i]
	return max(h.Space, len(h.Pieces)) + len(h.Source)
}

// holdWidth is how wide a hold is whose pieces are so large.
func (p *Play) holdWidth(i int, u, side float64) float64 {
	return max(104*u, side*float64(p.cells(i))+8*u)
}

// row is the height of one row of shelves.
func (s shelves) row(u float64) float64 { return 42*u + max(44*u, s.side) }

// height is that of all rows.
func (s shelves) height(u float64) float64 {
	return float64(len(s.rows))*(s.row(u)+4*u) - 4*u
}

// viewHolds shows holds piece by piece, to be clicked or dragged, from a corner on.
func (p *Play) viewHolds(l *op.List, v *table.View, at op.Point, u float64, s shelves) {
	for _, row := range s.rows {
		x := at.X
		for _, i := range row {
			box := op.Rect{X: x, Y: at.Y, W: p.holdWidth(i, u, s.side), H: s.row(u)}
			if box.X+box.W > at.X+s.width+1 {
				break
			}
			p.viewHold(l, v, i, box, u, s.side)
			x += box.W + 8*u
		}
		at.Y += s.row(u) + 4*u
	}
}

// viewHold shows a hold in a box.
func (p *Play) viewHold(l *op.List, v *table.View, i int, box op.Rect, u, side float64) {
	words, h := p.spoken, &p.now.holds[i]
	n := max(h.Space, len(h.Pieces))
	l.Fill(box, 6, theme.PaperDark)
	if p.gestures.drag != nil && p.gestures.drag.from != h.Place {
		l.Stroke(box, 6, 2.5, theme.Gold)
	}
	l.Hit(op.Hit{Rect: box, Target: op.Target{Command: cmdHold, Index: i}})
	title := words.Title(h.Place)
	if h.Place.Kind == game.AreaRef {
		title = words.Line("hold.area")
	}
	ui.Line(l, op.Rect{X: box.X + 5*u, Y: box.Y + 3*u, W: box.W - 10*u, H: 20 * u}, title, op.Caps, 16*u, op.Left, theme.Rubric)
	place := func(j int) op.Rect {
		return op.Rect{X: box.X + 4*u + side*float64(j), Y: box.Y + 26*u, W: side, H: side}
	}
	for j := range n {
		piece, cell := game.Ref{}, place(j)
		if j < len(h.Pieces) {
			piece = h.Pieces[j]
		}
		space := op.Rect{X: cell.X, Y: cell.Y, W: side - 3, H: side - 3}
		pieces.AppendHoldCell(l, space)
		p.table.Stage(v).Piece(l, space.Center(), space.W*0.8, piece)
		if piece.Kind != game.NoRef {
			l.Hit(op.Hit{Rect: cell, Target: op.Target{Command: cmdPiece, Ref: piece, Index: i}, Tip: p.pieceTip(words, carry{piece, h.Place})})
		}
	}
	for j, good := range h.Source {
		cell := place(n + j)
		p.table.Stage(v).Piece(l, cell.Center(), side*0.66, good)
		l.Stroke(cell.Inset(2), side*0.2, 1.5, theme.Gilt)
		l.Hit(op.Hit{Rect: cell, Target: op.Target{Command: cmdSource, Ref: good, Index: i}, Tip: p.pieceTip(words, carry{good, h.Place})})
	}
}

// pieceTip tells what can be done with a piece, and what would happen.
func (p *Play) pieceTip(w *lang.Words, held carry) string {
	var lines []string
	for _, a := range p.now.fromHold(held) {
		caption, small, _ := p.now.rowText(w, twin.Row{Action: a})
		if small != "" {
			caption += " – " + small
		}
		lines = append(lines, caption)
	}
	return strings.Join(lines, "\n")
}

// rowHeight is how high the rows of a panel are, so wide, for all that is said in
// them, and at least so high.
func (p *Play) rowHeight(words *lang.Words, rows []twin.Row, least, width float64) float64 {
	height := least
	for _, x := range rows {
		caption, small, _ := p.now.rowText(words, x)
		height = max(height, ui.ButtonHeight(ui.Button{Caption: caption, Small: small}, least, width))
	}
	return height
}

// viewRow is a row of a panel: an action with what it would do.
func (p *Play) viewRow(c *scene.Context, l *op.List, r op.Rect, x twin.Row, t op.Target) {
	caption, small, warn := p.now.rowText(p.words(c), x)
	ui.AppendButton(l, ui.Button{Rect: r, Caption: caption, Small: small, Paper: true, Target: t, Tip: p.words(c).VerbHelp(x.Verb),
		Look: ui.Look{Hover: p.board.hover == t}, Chosen: warn && p.board.hover == t, Asleep: p.nap.all > 0})
}

// viewQuestion is a question from outside: what is asked, the position it is
// about, and the answers with what they mean.
func (p *Play) viewQuestion(c *scene.Context, l *op.List, v *table.View) {
	words := p.words(c)
	u := v.Frame.Unit
	acts := p.now.legal
	holds := len(p.now.holds) > 0
	if holds {
		acts = slices.DeleteFunc(slices.Clone(acts), p.now.movesPiece)
	}
	room := p.room(c, v)
	width := min(v.Frame.Board.W-16*u-room.X, 560*u)
	head := 70.0 // in units
	about := p.now.controls.About
	if about.Key != "" {
		head += 70
	}
	var shelves shelves
	holdH := 0.0
	if holds {
		shelves = p.shelves(width-36*u, u, v.Frame.Reach)
		holdH = shelves.height(u) + 10*u
	}
	if k := squeeze(v, room.Y, holdH+(head+float64(len(acts))*62+10)*u); k < 1 {
		u *= k
		if holds {
			shelves = p.shelves(width-36*u, u, v.Frame.Reach)
			holdH = shelves.height(u) + 10*u
		}
	}
	var rows []twin.Row
	for _, a := range acts {
		rows = append(rows, twin.Row{Action: a, Verb: a.Verb})
	}
	rowH := max(56*u, v.Frame.Reach)
	most := (v.Frame.Size.Y-room.Y-head*u-holdH-18*u)/float64(len(rows)) - 6*u
	rowH = max(rowH, min(p.rowHeight(words, rows, rowH, width-36*u), most))
	r := op.Rect{W: width, H: head*u + holdH + float64(len(acts))*(rowH+6*u) + 10*u}
	r.X = max(room.X, p.panelX(v, width))
	r.Y = room.Y + max(4, (v.Frame.Bottom-room.Y-r.H)/2)
	ui.Paper(l, r)
	text := words.Prompt(p.now.view.Decision(), p.table.Subject(p.now.view), p.now.legal)
	if about.Key != "" {
		text = lang.Capital(words.Line("about."+about.Key, about.Args...))
	}
	corner := askCorner(r, u, v.Frame.Reach)
	side := r.X + r.W - corner.X + 6*u
	ui.Text(l, op.Rect{X: r.X + side, Y: r.Y + 8*u, W: r.W - 2*side, H: 56 * u}, text, op.Caps, 21*u, op.Center, theme.Rubric)
	p.advice.viewAsk(c, l, corner)
	y := r.Y + 70*u
	if about.Key != "" {
		p.viewCrews(l, v, op.Rect{X: r.X + 18*u, Y: y, W: r.W - 36*u, H: 62 * u}, about)
		y += 70 * u
	}
	if holds {
		p.viewHolds(l, v, op.Point{X: r.X + 18*u, Y: y}, u, shelves)
		y += holdH
	}
	for _, x := range rows {
		p.viewRow(c, l, op.Rect{X: r.X + 18*u, Y: y, W: r.W - 36*u, H: rowH}, x, op.Target{Command: cmdAct, Index: slices.Index(p.now.legal, x.Action)})
		y += rowH + 6*u
	}
}

// askCorner is the place in the corner of a question for asking the captain.
func askCorner(r op.Rect, u, reach float64) op.Rect {
	w, h := max(38*u, reach), max(34*u, reach)
	return op.Rect{X: r.X + r.W - 10*u - w, Y: r.Y + 10*u, W: w, H: h}
}

// viewCrews sets the galley that a question is about against those of the seat
// that is asked, as the sentence counts them: m aboard it, n on theirs.
func (p *Play) viewCrews(l *op.List, v *table.View, r op.Rect, about table.Line) {
	count := func(name string) int {
		for i := 0; i+1 < len(about.Args); i += 2 {
			if about.Args[i] == name {
				n, _ := about.Args[i+1].(int)
				return n
			}
		}
		return 0
	}
	half := r.W/2 - 4
	subject := p.table.Subject(p.now.view)
	for i, side := range [...]struct {
		what game.Ref
		n    int
	}{{subject, count("m")}, {seatRef(p.decider()), count("n")}} {
		box := op.Rect{X: r.X + float64(i)*(half+8), Y: r.Y, W: half, H: r.H}
		l.Fill(box, 6, theme.PaperDark)
		p.table.Stage(v).Piece(l, op.Point{X: box.X + r.H*0.62, Y: box.Center().Y}, r.H*0.84, side.what)
		colour := v.Colour(p.decider())
		if i == 0 {
			colour = v.Colour(p.table.Facts(p.now.view, subject).Owner)
		}
		step := min(r.H*0.4, (half-r.H*1.4)/float64(max(1, side.n)))
		for j := range side.n {
			pieces.AppendPeg(l, op.Point{X: box.X + r.H*1.4 + float64(j)*step, Y: box.Center().Y}, r.H*0.17, colour)
		}
	}
}

// viewChoice is the little menu where several things are possible.
func (p *Play) viewChoice(c *scene.Context, l *op.List, v *table.View) {
	rows := p.choice.rows()
	columns := 1
	rowH, w := 48.0, 300.0 // in units
	u := v.Frame.Unit
	if low := panelHead(v.Frame.Reach, 42*u)+float64(len(rows))*(v.Frame.Reach+5*u)+16*u > v.Frame.Size.Y; low || len(rows) > 7 {
		columns, rowH = 2, 42
		if rows[0].Action.By == game.Nobody {
			columns, w = 3, 130
		}
	}
	n := (len(rows) + columns - 1) / columns
	u *= min(squeeze(v, 0, (float64(n)*(rowH+5)+50)*u), (v.Frame.Board.W-8)/((w*float64(columns)+20)*u))
	head := panelHead(v.Frame.Reach, 42*u)
	least := min(v.Frame.Reach, (v.Frame.Size.Y-head-16*u)/float64(n)-5*u) // as many as the window has room for
	rowH, w = max(rowH*u, least), w*u
	rowH = max(rowH, min(p.rowHeight(p.words(c), rows, rowH, w-5*u), (v.Frame.Bottom-head-16*u)/float64(n)-5*u))
	r := op.Rect{W: w*float64(columns) + 20*u, H: head + float64(n)*(rowH+5*u) + 8*u}
	r.X, r.Y = p.choice.at.X+14*u, p.choice.at.Y-r.H/2
	room := op.Rect{X: v.Frame.Board.X, W: v.Frame.Board.W, H: max(v.Frame.Bottom, r.H+8)}
	if free := c.BelowNotice(room); free.H >= r.H+8 {
		room = free
	}
	r = ui.Keep(r, room)
	ui.Paper(l, r)
	ui.Heading(l, op.Rect{X: r.X + 12*u, Y: r.Y + (head-28*u)/2, W: r.W - 62*u, H: 30 * u}, p.choiceTitle(p.words(c)), 19*u, op.Left)
	p.closeButton(c, l, r, u, v.Frame.Reach)
	for i, x := range rows {
		cell := op.Rect{X: r.X + 10*u + float64(i%columns)*w, Y: r.Y + head + float64(i/columns)*(rowH+5*u), W: w - 5*u, H: rowH}
		p.viewRow(c, l, cell, x, op.Target{Command: cmdRow, Index: i})
	}
}

// choiceTitle is what is chosen: what all actions do, and to which thing besides the
// subject.
func (p *Play) choiceTitle(words *lang.Words) string {
	all := func(same func(game.Action) bool) bool {
		return !slices.ContainsFunc(p.choice.actions, func(a game.Action) bool { return !same(a) })
	}
	first := p.choice.actions[0]
	if !all(func(a game.Action) bool { return a.Verb == first.Verb }) {
		return words.T("play.several")
	}
	for i, thing := range first.Obj {
		if thing.Kind != game.NoRef && thing != p.table.Subject(p.now.view) && all(func(a game.Action) bool { return a.Obj[i] == thing }) {
			return words.T("play.choice-of", "verb", words.Verb(first.Verb), "thing", words.Title(thing))
		}
	}
	return words.Verb(first.Verb)
}

// viewNotice says why something was refused.
func (p *Play) viewNotice(c *scene.Context, l *op.List, v *table.View) {
	if p.notice == "" {
		return
	}
	r := ui.Toast(l, c.BelowNotice(v.Frame.Board), p.notice, v.Frame.Unit)
	if p.noticeRule != "" {
		u := v.Frame.Unit
		w, h := 150*u, max(40, 38*u)
		t := op.Target{Command: cmdRule}
		ui.AppendButton(l, ui.Button{Rect: op.Rect{X: r.Center().X - w/2, Y: r.Y + r.H + 4*u, W: w, H: h},
			Caption: p.spoken.T("rules.open", "rule", p.noticeRule), Paper: true, Target: t, Look: ui.Look{Hover: p.board.hover == t}})
	}
}

// viewTip explains what the pointer is over: the words of the widget, or the
// thing on the board and what going there would mean.
func (p *Play) viewTip(c *scene.Context, l *op.List, v *table.View) {
	thing := p.board.hover.Command == "" || p.board.hover.Command == cmdPlace
	if p.gestures.drag != nil || p.gestures.armed != nil || p.board.hover == (op.Target{}) || p.board.hover == p.board.used || thing && (p.choice != nil || p.now.modal()) {
		return
	}
	if p.board.hover != p.board.led && !p.keyboard.used {
		return
	}
	text := ""
	if hit := l.Find(p.board.hover); hit != nil {
		text = hit.Tip
	}
	words := p.words(c)
	if text == "" && p.board.hover.Command == cmdPiece && len(p.now.holds) > 0 { // of the large galley
		text = lang.Capital(words.Title(p.board.hover.Ref))
		if can := p.pieceTip(words, carry{p.board.hover.Ref, p.now.holds[0].Place}); can != "" {
			text += "\n" + can
		}
	}
	if text == "" && thing {
		lines := p.table.Tell(v, p.board.hover.Ref)
		if len(lines) > 0 {
			lines[0] = lang.Capital(lines[0])
		}
		if p.timeline.Idle() {
			lines = append(lines, p.wouldHappen(words)...)
		}
		text = strings.Join(lines, "\n")
	}
	if text == "" {
		return
	}
	if line := p.advice.weighed(c); line != "" {
		text += "\n" + line
	}
	if line := p.ruleLine(c); line != "" {
		text += "\n" + line
	}
	box, seen := explained(l, p.board.hover, p.board.at)
	r := ui.Tooltip(l, op.Rect{W: v.Frame.Size.X, H: v.Frame.Size.Y}, p.board.at, box, seen, text, v.Frame.Unit)
	if p.board.held && p.ruleHere() != "" {
		l.Hit(op.Hit{Rect: r, Target: op.Target{Command: cmdRule}})
	}
}

// wouldHappen tells what clicking on the thing pointed at would mean.
func (p *Play) wouldHappen(w *lang.Words) []string {
	var lines []string
	say := func(list []table.Line) {
		for _, x := range list {
			mark := "· "
			if x.Warn {
				mark = "! "
			}
			lines = append(lines, mark+w.Line("preview."+x.Key, x.Args...))
		}
	}
	ref := p.board.hover.Ref
	if i := p.now.holdGroup(); i >= 0 && ref == p.table.Subject(p.now.view) {
		return []string{w.T("play.click-to", "verbs", w.Line("group."+p.now.controls.Groups[i].Name))}
	}
	m := p.now.meaning(ref)
	switch r := p.now.routeTo(ref); {
	case r != nil && slices.Equal(m.plan, r.Plan):
		if r.To != ref {
			lines = append(lines, w.Action(r.Plan[len(r.Plan)-1]))
		}
		say(p.table.Preview(p.now.view, r.Plan))
	case len(m.plan) == 1:
		lines = append(lines, w.Action(m.plan[0]))
		say(p.table.Preview(p.now.view, []game.Action{m.plan[0]}))
	case len(m.offer) > 0:
		lines = append(lines, w.T("play.click-to", "verbs", distinct(m.offer, func(a game.Action) string { return w.Verb(a.Verb) })))
	}
	if len(m.left) > 0 {
		lines = append(lines, w.T("play.more-at", "groups", distinct(m.left, func(a game.Action) string { return p.now.groupCaption(w, a) })))
	}
	return lines
}

// distinct lists what is said of actions, each once.
func distinct(actions []game.Action, say func(game.Action) string) string {
	var list []string
	for _, a := range actions {
		if text := say(a); text != "" && !slices.Contains(list, text) {
			list = append(list, text)
		}
	}
	return strings.Join(list, ", ")
}
