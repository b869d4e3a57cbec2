package scene

import (
	"slices"
	"strconv"
	"strings"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/render/board"
	"serenissima/render/layout"
	"serenissima/render/op"
	"serenissima/render/theme"
	"serenissima/render/twin"
	"serenissima/render/ui"
)

func (p *Play) number(n int) string { return strconv.Itoa(n) }

// viewGroup is the panel of an open group: the holds between which pieces can be
// moved, and a row for each other action.
func (p *Play) viewGroup(c *Context, l *op.List, v *board.View) {
	g := p.guide.Groups()[p.group]
	words := p.words(c)
	u := v.Frame.Unit
	acts := p.inGroup(p.group)
	holds := p.holds
	if !slices.ContainsFunc(acts, func(i int) bool { return p.movesPiece(p.legal[i]) || p.fromSource(p.legal[i]) }) {
		holds = nil
	}
	if len(holds) > 0 {
		acts = slices.DeleteFunc(slices.Clone(acts), func(i int) bool { return p.movesPiece(p.legal[i]) })
	}
	rows := (&choice{actions: p.pickLegal(acts), full: true}).rows()
	width := min(v.Frame.Board.W-16*u, 640*u)
	holdH := 0.0
	if len(holds) > 0 {
		holdH = (holdsHeight + 6) * u
	}
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
	k := squeeze(v, 0, 52*u+holdH+float64(n)*49*u+rulesH)
	u, holdH, rulesH = k*u, k*holdH, k*rulesH
	rowH := 44 * u
	r := op.Rect{W: width, H: 40*u + holdH + float64(n)*(rowH+5*u) + rulesH + 12*u}
	r.X = p.panelX(v, width)
	r.Y = max(4*u, v.Frame.Bottom-r.H-8*u)
	if v.Frame.Shape == layout.Small { // over the cards at the bottom, wholly
		r.Y = max(4*u, v.Frame.Size.Y-r.H-3*u)
	}
	ui.Paper(l, r)
	heading := words.Line("group." + g.Name)
	if v.Frame.Shape == layout.Small { // whose card the panel lies over
		heading += " · " + words.Title(p.guide.Subject(p.view))
	}
	help := max(120*u, op.Measure(heading, op.Caps, 22*u)+32*u)
	ui.Heading(l, op.Rect{X: r.X + 16*u, Y: r.Y + 8*u, W: r.W - 70*u, H: 26 * u}, heading, 22*u, op.Left)
	if about := words.Line("group." + g.Name + ".help"); op.Measure(about, op.Italic, ui.MinText) <= r.W-help-50*u {
		ui.Line(l, op.Rect{X: r.X + help, Y: r.Y + 8*u, W: r.W - help - 50*u, H: 26 * u}, about, op.Italic, 15*u, op.Left, theme.Brown)
	}
	p.closeButton(c, l, r, u)
	y := r.Y + 40*u
	if len(holds) > 0 {
		p.viewHolds(c, l, v, op.Rect{X: r.X + 12*u, Y: y, W: r.W - 24*u, H: holdsHeight * u})
		y += holdH
	}
	w := (r.W - 24*u - float64(columns-1)*8*u) / float64(columns)
	for i, row := range rows {
		cell := op.Rect{X: r.X + 12*u + float64(i%columns)*(w+8*u), Y: y + float64(i/columns)*(rowH+5*u), W: w, H: rowH}
		p.viewRow(c, l, cell, row, p.rowTarget(acts, rows, i))
	}
}

// squeeze is by how much a panel that wants to be so high is made smaller, so that
// nothing of it is beyond the window or above top.
func squeeze(v *board.View, top, height float64) float64 {
	room := v.Frame.Bottom
	if v.Frame.Shape == layout.Small {
		room = v.Frame.Size.Y
	}
	return min(1, (room-top-12*v.Frame.Unit)/height)
}

// pickLegal are the legal actions with these indices.
func (p *Play) pickLegal(list []int) []game.Action {
	var acts []game.Action
	for _, i := range list {
		acts = append(acts, p.legal[i])
	}
	return acts
}

// rowTarget is what clicking a row of a group does: the action, or the choice
// that it opens.
func (p *Play) rowTarget(acts []int, rows []twin.Row, i int) op.Target {
	if a := rows[i].Action; a.By != game.Nobody {
		return op.Target{Command: cmdAct, Index: slices.Index(p.legal, a)}
	}
	return op.Target{Command: cmdNarrow, Index: i}
}

// narrow opens the choice behind a row of the open group.
func (p *Play) narrow(c *Context, i int) {
	if p.group < 0 {
		return
	}
	acts := p.inGroup(p.group)
	if len(p.holds) > 0 {
		acts = slices.DeleteFunc(slices.Clone(acts), func(i int) bool { return p.movesPiece(p.legal[i]) })
	}
	all := &choice{actions: p.pickLegal(acts), at: p.at, full: true}
	if i < len(all.rows()) {
		p.choice = all
		p.pick(c, i)
	}
}

// movesPiece: an action that can be done by dragging a piece between holds.
func (p *Play) movesPiece(a game.Action) bool {
	if len(p.holds) == 0 {
		return false
	}
	switch a.Obj[0].Kind {
	case game.GoodRef:
		return true
	}
	return a.Obj[0].Kind != game.NoRef && a.Obj[1].Kind != game.NoRef && a.Obj[2].Kind == game.NoRef &&
		p.isHold(a.Obj[0]) && p.isHold(a.Obj[1])
}

// fromSource: an action that takes what a hold has in numbers.
func (p *Play) fromSource(a game.Action) bool {
	return p.isHold(a.Obj[0]) && slices.ContainsFunc(p.holds, func(h board.Hold) bool { return slices.Contains(h.Source, a.Obj[1]) })
}

func (p *Play) isHold(r game.Ref) bool {
	return slices.ContainsFunc(p.holds, func(h board.Hold) bool { return h.Place == r })
}

// panelX puts a panel to the side of the board where the subject is not.
func (p *Play) panelX(v *board.View, width float64) float64 {
	left, right := v.Frame.Board.X, v.Frame.Board.X+v.Frame.Board.W
	middle := (left + right) / 2
	at, ok := board.Anchor(v, p.guide.Subject(p.view))
	x := middle - width/2
	switch {
	case v.Frame.Shape == layout.Small:
	case v.Frame.Wheel.X > middle:
		x = min(v.Frame.Wheel.X-width-8, x)
	default:
		x = max(v.Frame.Wheel.X+v.Frame.Wheel.W+8, x)
	}
	if ok && at.Y > v.Frame.Bottom*0.55 {
		if at.X > middle {
			x = left + 8*v.Frame.Unit
		} else {
			x = right - width - 8*v.Frame.Unit
		}
	}
	return max(left+4, min(x, right-width-4))
}

func (p *Play) closeButton(c *Context, l *op.List, r op.Rect, u float64) {
	ui.AppendButton(l, ui.Button{Rect: op.Rect{X: r.X + r.W - 44*u, Y: r.Y + 6*u, W: 36 * u, H: 30 * u},
		Caption: "×", Paper: true, Target: op.Target{Command: cmdClose}, Tip: c.Lang.T("play.cancel")})
}

// holdsHeight is the height of holds in a panel at unit one.
const holdsHeight = 86

// viewHolds shows places side by side, piece by piece, to be clicked or dragged.
func (p *Play) viewHolds(c *Context, l *op.List, v *board.View, r op.Rect) {
	words := p.words(c)
	u := r.H / holdsHeight
	gap := 8 * u
	cells := 0
	for _, h := range p.holds {
		cells += max(h.Space, len(h.Pieces)) + len(h.Source)
	}
	side := min(44*u, (r.W-gap*float64(2*len(p.holds)))/float64(max(1, cells)))
	x := r.X
	for i, h := range p.holds {
		n := max(h.Space, len(h.Pieces))
		w := max(104*u, side*float64(n+len(h.Source))+gap)
		box := op.Rect{X: x, Y: r.Y, W: w, H: r.H}
		if x+w > r.X+r.W+1 {
			break
		}
		l.Fill(box, 6, theme.PaperDark)
		if p.drag != nil && p.drag.from != h.Place {
			l.Stroke(box, 6, 2.5, theme.Gold)
		}
		l.Hit(op.Hit{Rect: box, Target: op.Target{Command: cmdHold, Index: i}})
		title := words.Title(h.Place)
		if h.Place.Kind == game.AreaRef {
			title = words.Line("hold.area")
		}
		ui.Line(l, op.Rect{X: x + 5*u, Y: r.Y + 3*u, W: w - 10*u, H: 20 * u}, title, op.Caps, 16*u, op.Left, theme.Rubric)
		y := r.Y + 26*u
		for j := range n {
			cell := op.Rect{X: x + gap/2 + side*float64(j), Y: y, W: side - 3, H: side - 3}
			piece := game.Ref{}
			if j < len(h.Pieces) {
				piece = h.Pieces[j]
			}
			board.AppendHoldCell(l, cell, v, piece)
			if piece.Kind != game.NoRef {
				l.Hit(op.Hit{Rect: cell, Target: op.Target{Command: cmdPiece, Ref: piece, Index: i}, Tip: p.pieceTip(words, carry{piece, h.Place})})
			}
		}
		for j, good := range h.Source {
			at := op.Point{X: x + gap/2 + side*(float64(n+j)+0.5), Y: y + side/2}
			board.AppendPiece(l, at, side*0.66, good, v)
			cell := op.Rect{X: at.X - side/2, Y: y, W: side, H: side}
			l.Stroke(cell.Inset(2), side*0.2, 1.5, theme.Gilt)
			l.Hit(op.Hit{Rect: cell, Target: op.Target{Command: cmdSource, Ref: good, Index: i}, Tip: p.pieceTip(words, carry{good, h.Place})})
		}
		x += w + gap
	}
}

// pieceTip tells what can be done with a piece, and what would happen.
func (p *Play) pieceTip(w *lang.Words, held carry) string {
	var lines []string
	for _, a := range p.fromHold(held) {
		caption, small, _ := p.rowText(w, twin.Row{Action: a})
		if small != "" {
			caption += " – " + small
		}
		lines = append(lines, caption)
	}
	return strings.Join(lines, "\n")
}

// viewRow is a row of a panel: an action with what it would do.
func (p *Play) viewRow(c *Context, l *op.List, r op.Rect, x twin.Row, t op.Target) {
	caption, small, warn := p.rowText(p.words(c), x)
	tip := p.words(c).VerbHelp(x.Verb)
	if small != "" && op.Measure(small, op.SansSmall, ui.MinText+1) > r.W-20 {
		tip = small + "\n" + tip
	}
	ui.AppendButton(l, ui.Button{Rect: r, Caption: caption, Small: small, Paper: true, Target: t, Tip: tip,
		Look: ui.Look{Hover: p.hover == t}, Chosen: warn && p.hover == t})
}

// viewQuestion is a question from outside: what is asked, the position it is
// about, and the answers with what they mean.
func (p *Play) viewQuestion(c *Context, l *op.List, v *board.View) {
	words := p.words(c)
	u := v.Frame.Unit
	acts := p.legal
	holds := len(p.holds) > 0
	if holds {
		acts = slices.DeleteFunc(slices.Clone(acts), p.movesPiece)
	}
	room := p.room(c, v)
	width := min(v.Frame.Board.W-16*u-room.X, 560*u)
	head := 70.0 // in units
	about := p.guide.About(p.view)
	if about.Key != "" {
		head += 70
	}
	if holds {
		head += 96
	}
	u *= squeeze(v, room.Y, (head+float64(len(acts))*62+10)*u)
	rowH := 56 * u
	r := op.Rect{W: width, H: head*u + float64(len(acts))*(rowH+6*u) + 10*u}
	r.X = max(room.X, p.panelX(v, width))
	r.Y = room.Y + max(4, (v.Frame.Bottom-room.Y-r.H)/2)
	ui.Paper(l, r)
	text := words.Prompt(p.view.Decision(), p.guide.Subject(p.view))
	if about.Key != "" {
		text = lang.Capital(words.Line("about."+about.Key, about.Args...))
	}
	ui.Text(l, op.Rect{X: r.X + 56*u, Y: r.Y + 8*u, W: r.W - 112*u, H: 56 * u}, text, op.Caps, 21*u, op.Center, theme.Rubric)
	p.viewAsk(c, l, op.Rect{X: r.X + r.W - 48*u, Y: r.Y + 10*u, W: 38 * u, H: 34 * u})
	y := r.Y + 70*u
	if about.Key != "" {
		p.viewCrews(l, v, op.Rect{X: r.X + 18*u, Y: y, W: r.W - 36*u, H: 62 * u}, about)
		y += 70 * u
	}
	if holds {
		p.viewHolds(c, l, v, op.Rect{X: r.X + 18*u, Y: y, W: r.W - 36*u, H: holdsHeight * u})
		y += 96 * u
	}
	for _, a := range acts {
		p.viewRow(c, l, op.Rect{X: r.X + 18*u, Y: y, W: r.W - 36*u, H: rowH}, twin.Row{Action: a, Verb: a.Verb},
			op.Target{Command: cmdAct, Index: slices.Index(p.legal, a)})
		y += rowH + 6*u
	}
}

// viewCrews sets the galley that a question is about against those of the seat
// that is asked, as the sentence counts them: m aboard it, n on theirs.
func (p *Play) viewCrews(l *op.List, v *board.View, r op.Rect, about board.Line) {
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
	subject := p.guide.Subject(p.view)
	for i, side := range [...]struct {
		what game.Ref
		n    int
	}{{subject, count("m")}, {seatRef(p.decider()), count("n")}} {
		box := op.Rect{X: r.X + float64(i)*(half+8), Y: r.Y, W: half, H: r.H}
		l.Fill(box, 6, theme.PaperDark)
		board.AppendPiece(l, op.Point{X: box.X + r.H*0.62, Y: box.Center().Y}, r.H*0.84, side.what, v)
		colour := v.Colour(p.decider())
		if i == 0 {
			colour = v.Colour(p.guide.Owner(p.view, subject))
		}
		step := min(r.H*0.4, (half-r.H*1.4)/float64(max(1, side.n)))
		for j := range side.n {
			board.AppendPeg(l, op.Point{X: box.X + r.H*1.4 + float64(j)*step, Y: box.Center().Y}, r.H*0.17, colour)
		}
	}
}

// viewChoice is the little menu where several things are possible.
func (p *Play) viewChoice(c *Context, l *op.List, v *board.View) {
	rows := p.choice.rows()
	columns := 1
	rowH, w := 48.0, 300.0 // in units
	if len(rows) > 7 {
		columns, rowH = 2, 42
		if rows[0].Action.By == game.Nobody {
			columns, w = 3, 130
		}
	}
	n := (len(rows) + columns - 1) / columns
	u := v.Frame.Unit
	u *= min(squeeze(v, 0, (float64(n)*(rowH+5)+50)*u), (v.Frame.Board.W-8)/((w*float64(columns)+20)*u))
	rowH, w = rowH*u, w*u
	r := op.Rect{W: w*float64(columns) + 20*u, H: float64(n)*(rowH+5*u) + 50*u}
	r.X, r.Y = p.choice.at.X+14*u, p.choice.at.Y-r.H/2
	r = ui.Keep(r, op.Rect{X: v.Frame.Board.X, W: v.Frame.Board.W, H: v.Frame.Bottom})
	ui.Paper(l, r)
	ui.Heading(l, op.Rect{X: r.X + 12*u, Y: r.Y + 7*u, W: r.W - 62*u, H: 30 * u}, c.Lang.T("play.several"), 19*u, op.Left)
	p.closeButton(c, l, r, u)
	for i, x := range rows {
		cell := op.Rect{X: r.X + 10*u + float64(i%columns)*w, Y: r.Y + 42*u + float64(i/columns)*(rowH+5*u), W: w - 5*u, H: rowH}
		p.viewRow(c, l, cell, x, op.Target{Command: cmdRow, Index: i})
	}
}

// viewNotice says why something was refused.
func (p *Play) viewNotice(l *op.List, v *board.View) {
	if p.notice == "" {
		return
	}
	r := ui.Toast(l, v.Frame.Board, p.notice, v.Frame.Unit)
	if p.noticeRule != "" {
		u := v.Frame.Unit
		w, h := 150*u, max(40, 38*u)
		t := op.Target{Command: cmdRule}
		ui.AppendButton(l, ui.Button{Rect: op.Rect{X: r.Center().X - w/2, Y: r.Y + r.H + 4*u, W: w, H: h},
			Caption: p.spoken.T("rules.open", "rule", p.noticeRule), Paper: true, Target: t, Look: ui.Look{Hover: p.hover == t}})
	}
}

// viewTip explains what the pointer is over: the words of the widget, or the
// thing on the board and what going there would mean.
func (p *Play) viewTip(c *Context, l *op.List, v *board.View) {
	if p.drag != nil || p.hover == (op.Target{}) || p.hover.Command == "" && (p.choice != nil || p.modal()) {
		return
	}
	text := ""
	if hit := l.Find(p.hover); hit != nil {
		text = hit.Tip
	}
	words := p.words(c)
	if text == "" && p.hover.Command == cmdPiece && len(p.holds) > 0 { // of the large galley
		text = lang.Capital(words.Title(p.hover.Ref))
		if can := p.pieceTip(words, carry{p.hover.Ref, p.holds[0].Place}); can != "" {
			text += "\n" + can
		}
	}
	if text == "" && p.hover.Command == "" {
		lines := board.Describe(v, p.hover.Ref)
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
	if line := p.weighed(c); line != "" {
		text += "\n" + line
	}
	if line := p.ruleLine(c); line != "" {
		text += "\n" + line
	}
	r := ui.Tooltip(l, op.Rect{W: v.Frame.Size.X, H: v.Frame.Size.Y}, p.at, text, v.Frame.Unit)
	if p.held && p.ruleHere() != "" {
		l.Hit(op.Hit{Rect: r, Target: op.Target{Command: cmdRule}})
	}
}

// about lists the legal actions that pointing at a thing of the board may mean.
func (p *Play) about(ref game.Ref) []game.Action {
	return slices.DeleteFunc(slices.Clone(p.legal), func(a game.Action) bool {
		return !slices.Contains(a.Obj[:], ref) || ref == p.guide.Subject(p.view) || p.isPiece(ref, a)
	})
}

// wouldHappen tells what clicking on the thing pointed at would mean.
func (p *Play) wouldHappen(w *lang.Words) []string {
	var lines []string
	say := func(list []board.Line) {
		for _, x := range list {
			mark := "· "
			if x.Warn {
				mark = "! "
			}
			lines = append(lines, mark+w.Line("preview."+x.Key, x.Args...))
		}
	}
	for _, r := range p.routes {
		if r.To == p.hover.Ref {
			say(p.guide.PreviewRoute(p.view, r))
			return lines
		}
	}
	acts := p.about(p.hover.Ref)
	if len(acts) == 1 {
		lines = append(lines, w.Action(acts[0]))
		say(p.guide.Preview(p.view, acts[0]))
		return lines
	}
	var verbs []string
	for _, a := range acts {
		if verb := w.Verb(a.Verb); !slices.Contains(verbs, verb) {
			verbs = append(verbs, verb)
		}
	}
	if len(verbs) > 0 {
		lines = append(lines, w.T("play.click-to", "verbs", strings.Join(verbs, ", ")))
	}
	return lines
}
