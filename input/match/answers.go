package match

import (
	"cmp"
	"slices"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/input/app"
	"serenissima/input/match/panel"
	"serenissima/input/match/position"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
	"serenissima/render/texttwin"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// Answers lie in the panel on top where a sum is to be named, or where there are more of
// them than have room one by one. They take the place of its rows.
type answers struct {
	play *Play

	asked   asking
	notice  float64              // how far down a notice of the program reached when that was asked
	actions []game.Action        // between which is decided
	sum     *table.Sum           // nil: none is to be named
	stepper *widget.NumberPicker // of the sum
	aside   table.Aside          // what lies beside the stepper, nil for nothing
	rows    []texttwin.Row       // everything else
	list    *widget.List         // of the rows, nil if they have room
}

// An asking is everything that answers depend on.
type asking struct {
	view    game.State // nil: nothing is asked
	choice  *position.Choice
	group   int
	allowed int // how many actions a lesson leaves
	frame   layout.Frame
	words   *lang.Words
}

// The commands of answers.
const (
	cmdSum  display.Command = "sum"  // Index: a part of the stepper
	cmdName display.Command = "name" // names the sum
	cmdList display.Command = "list" // Index: a row, or a part of the list
)

// leastSqueeze is by how much a panel is made smaller at most, so that all its rows have
// room: beyond that it lists them.
const leastSqueeze = 0.4

// find finds the answers to what is asked now, unless they have been found.
func (p *answers) find(c *app.Context) {
	now := p.ask(c)
	if now == p.asked {
		return
	}
	*p = answers{play: p.play, asked: now, notice: c.BelowNotice(c.Screen.Rect()).Y}
	p.play.placing.Sum = false
	if now.view == nil {
		return
	}
	d := p.play.look(c)
	columns, full := 1, true // of rows that have room
	switch {
	case now.choice != nil:
		p.actions, columns, full = now.choice.Actions, 3, now.choice.Full
	case p.play.now.Modal():
		p.actions = slices.Clone(p.play.now.Legal)
	default:
		p.actions, columns = p.play.scope().InRows(), 2
	}
	sum, rest := table.SumOf(p.play.table, p.play.now.View, p.actions)
	switch {
	case p.play.now.Modal():
		p.rows = singly(rest)
	case len(rest) > 0:
		p.rows = texttwin.Rows(rest, full)
	}
	const head, rowH = 60, 50 // in units
	if v := p.play.board.boardView(c); panel.Squeeze(v, 0, (head+rowH*float64(len(p.rows)/columns))*v.Frame.Unit) < leastSqueeze {
		p.list = widget.NewList(display.Target{Command: cmdList}, p.listed(), 0)
		p.play.keyboard.begin(p.list.Target(), d.cover)
	}
	if p.play.placing.Sum = sum != nil; sum != nil {
		p.sum = sum
		numbers := app.RangeOf(now.words, sum)
		if p.aside = p.play.table.(table.Summer).Aside(&d); p.aside != nil {
			numbers.CoinRows = p.aside.CoinRows(&d)
		}
		p.stepper = widget.NewNumberPicker(display.Target{Command: cmdSum}, numbers)
		if lesson := p.play.tutorial.lesson; lesson != nil {
			p.propose(lesson.next(p.play))
		}
		p.play.keyboard.begin(p.stepper.Target(), d.cover)
		p.tick(true)
	}
}

// tick lets a tick pass, in which nothing moves if it is still.
func (p *answers) tick(still bool) {
	if p.aside != nil {
		p.aside.Tick(p.stepper.Value(), still)
	}
}

// ask is what is asked now.
func (p *answers) ask(c *app.Context) (now asking) {
	open, scope := &p.play.open, p.play.scope()
	switch modal := p.play.now.Modal(); {
	case !p.play.timeline.Idle(), len(p.play.now.Legal) == 0:
		return now
	case modal && (len(p.play.now.Offer.Answers) > 0 || p.play.now.Fight != nil):
		return now
	case modal:
	case scope.InPanel():
		return now
	case open.Choice != nil:
		now.choice = open.Choice
	case open.Group < 0 || scope.Bare() || p.play.now.WithHolds(scope.Offered()) || scope.Purchases() != nil:
		return now
	}
	if p.play.panels.depicted() {
		return asking{}
	}
	now.view, now.group, now.allowed = p.play.now.View, open.Group, len(p.play.now.Legal)
	now.frame, now.words = p.play.board.frame(c, false), p.play.words(c)
	return now
}

// propose chooses the number that is named with an action, if it is one of those that can be.
func (p *answers) propose(a game.Action) {
	for _, n := range p.stepper.Values {
		if named, ok := p.sum.Action(n); ok && named == a {
			p.stepper.Choose(n)
		}
	}
}

// names reports whether an action names the number that is chosen.
func (p *answers) names(a game.Action) bool {
	if p.stepper == nil {
		return false
	}
	named, ok := p.sum.Action(p.stepper.Value())
	return ok && named == a
}

// unchosen is what is said before a number is named that nobody has chosen, if anything is.
func (p *answers) unchosen(a game.Action) []table.Line {
	if !p.names(a) || p.stepper.Chosen() || p.sum.Unchosen.Key == "" {
		return nil
	}
	return []table.Line{p.sum.Unchosen}
}

// singly lists actions one by one.
func singly(actions []game.Action) (rows []texttwin.Row) {
	for _, a := range actions {
		rows = append(rows, texttwin.Row{Action: a, Verb: a.Verb})
	}
	return rows
}

// listed are the rows of the list.
func (p *answers) listed() (list []widget.Row) {
	for _, r := range p.rows {
		caption, small, _ := p.play.now.RowText(p.asked.words, r)
		list = append(list, widget.Row{Text: lang.Capital(caption), About: small, Tip: p.asked.words.VerbHelp(r.Verb)})
	}
	return list
}

// shown reports whether there are answers that take the place of rows.
func (p *answers) shown() bool { return p.stepper != nil || p.list != nil }

// owns reports whether a target is that of a widget which the arrows are meant for.
func (p *answers) owns(t display.Target) bool {
	return p.shown() && (t.Command == cmdSum || t.Command == cmdList)
}

// Typing reports whether the keyboard writes text.
func (p *Play) Typing() bool {
	return p.answers.stepper != nil && p.answers.stepper.Writing() != nil ||
		p.answers.list != nil && p.answers.list.Typing(p.keyboard.focus)
}

// Writing is the line that is being typed, nil for none.
func (p *Play) Writing() *widget.Entry {
	if s := p.answers.stepper; s != nil && s.Writing() != nil {
		return s.Writing()
	}
	if s := p.answers.list; s != nil {
		return s.Writing(p.keyboard.focus)
	}
	return nil
}

// resting reports whether the widgets stay as they are without input.
func (p *answers) resting() bool {
	return (p.stepper == nil || p.stepper.Resting()) && (p.list == nil || p.list.Resting()) && (p.aside == nil || p.aside.Resting(p.stepper.Value()))
}

// follow follows pointer and keys on the widgets. It returns what is left of the input,
// and whether something has been decided.
func (p *answers) follow(c *app.Context, f control.Frame) (rest control.Frame, decided bool) {
	if !p.shown() || p.play.panels.folded() || p.play.logShown() || p.ask(c) != p.asked {
		return f, false
	}
	keys := f
	if p.play.captain.shown(p.play.scope()) { // the keys are meant for the plan
		f.Commands, f.Runes, f.Edits, f.Line = nil, nil, nil, nil
		defer func() {
			rest.Commands, rest.Runes, rest.Edits, rest.Line = keys.Commands, keys.Runes, keys.Edits, keys.Line
		}()
	}
	k := &p.play.keyboard
	keyed := len(f.Runes)+len(f.Edits) > 0 || widget.Direction(&f) != display.Point{}
	unseen := f.Has(control.Confirm) && !k.used && !p.play.Typing() // the first key shows where one is
	if unseen {
		f.Commands = app.Without(f, control.Confirm)
	}
	v := p.play.board.boardView(c)
	at, w := p.layout(c, v), p.window(c, v)
	if p.stepper != nil {
		before := p.stepper.Value()
		f, decided = p.stepper.Update(w, at.stepper, f, &k.focus)
		if p.stepper.Value() != before { // what is pending is another sum
			p.play.gestures.pending, p.play.gestures.cancelled = nil, nil
		}
	}
	chosen := -1
	if p.list != nil {
		f, chosen = p.list.Update(w, at.list, f, &k.focus)
	}
	if p.owns(k.focus) {
		k.used, k.region = k.used || keyed, inPanels
		k.at = display.Point{X: at.panel.X + at.panel.W/2, Y: at.panel.Y}
	}
	if hit := c.Screen.At(f.TapAt); f.Tap && hit != nil && p.owns(hit.Target) {
		f.Tap, f.JustPressed = false, false
	}
	if unseen {
		f.Commands = append(f.Commands, control.Confirm)
	}
	switch {
	case decided:
		p.name(c)
	case chosen >= 0:
		p.play.gestures.source = display.Target{Command: cmdList, Index: chosen}
		p.play.fulfil(c, position.RowTarget(position.CmdAnswer, p.rows[chosen]))
		decided = true
	}
	return f, decided
}

// name decides on the action that names the sum.
func (p *answers) name(c *app.Context) {
	if a, ok := p.sum.Action(p.stepper.Value()); ok && p.stepper.Valid() {
		p.play.gestures.source = display.Target{Command: cmdName}
		p.play.fulfil(c, position.Act(a))
	}
}

// The parts of the panel with answers, at unit one.
const (
	answersWidth = 640
	answersPad   = 18
	answersGap   = 8
	answerRow    = 56
	answersHead  = 21
	leastList    = 150
)

// Of a phone on its side, in pixels: the heading and the buttons grow no larger.
const (
	lowHead = 22.0
	lowRow  = 60.0
)

// An answersLayout is where the parts of the panel lie. Those that there are not are empty.
type answersLayout struct {
	panel, heading display.Rect
	stepper, name  display.Rect
	shape          int // of what lies beside the stepper
	aside          table.AsideLayout
	rows           []display.Rect
	list           display.Rect
}

// window is what the widgets know of the program.
func (p *answers) window(c *app.Context, v *table.View) widget.Window {
	w := c.Window()
	w.Unit, w.Reach, w.Guarded = v.Frame.Unit, v.Frame.Reach, p.play.clicks.ignoresAll()
	return w
}

// layout lays the panel out: its parts below each other, the list as high as there is room, and what lies
// beside the stepper in the fullest shape for which there is.
func (p *answers) layout(c *app.Context, v *table.View) (at answersLayout) {
	d := p.play.look(c)
	d.view = v
	if p.aside == nil {
		return p.layoutWith(c, &d, 0)
	}
	room := p.bottom(v) - p.play.tutorial.room(c, v).Y
	for i, shape := range p.aside.Shapes(&d) {
		above := 0.0
		if shape.Sparing && v.Frame.Shape == layout.Small {
			above = v.Frame.Board.Y + 2
		}
		if at = p.layoutWith(c, &d, i); at.panel.H <= room-above {
			break
		}
	}
	return at
}

// bottom is how far down the panel may reach.
func (p *answers) bottom(v *table.View) float64 {
	if v.Frame.Shape == layout.Small {
		return v.Frame.Size.Y
	}
	return v.Frame.Bottom
}

// layoutWith lays the panel out with what lies beside the stepper in one of its shapes.
func (p *answers) layoutWith(c *app.Context, d table.Desk, shape int) (at answersLayout) {
	v := d.View()
	u, w := v.Frame.Unit, p.window(c, v)
	card := p.play.tutorial.room(c, v)
	bottom := p.bottom(v)
	at.panel.W = answersWidth * u
	if p.aside != nil {
		at.panel.W += p.aside.Wider(d) * u
	}
	at.panel.W = min(v.Frame.Board.W-16*u-card.X, at.panel.W)
	inner := display.Rect{X: answersPad * u, W: at.panel.W - 2*answersPad*u}
	y := 8 * u
	below := func(h float64) display.Rect {
		r := display.Rect{X: inner.X, Y: y, W: inner.W, H: h}
		y += h + answersGap*u
		return r
	}
	button := max(40*u, v.Frame.Reach) + 8*u // a small one in the corner
	side := button
	if p.play.standingAnswers.asked() {
		side *= 2
	}
	at.heading = below(max(button, widget.Height(p.heading(), display.Caps, headLetters(&v.Frame), inner.W-2*side)))
	at.heading.X, at.heading.W = inner.X+side, inner.W-2*side
	switch {
	case p.aside != nil:
		at.shape, at.aside = shape, p.aside.Lay(d, shape, inner.W, func(width float64) float64 { return p.stepper.Height(w, width) })
		r := below(at.aside.Height)
		at.aside = at.aside.Moved(display.Point{X: r.X, Y: r.Y})
		at.stepper = at.aside.Number
	case p.stepper != nil:
		at.stepper = below(p.stepper.Height(w, inner.W))
	}
	rowH := max(answerRow*u, v.Frame.Reach)
	if v.Frame.Shape == layout.Small {
		rowH = max(min(rowH, lowRow), v.Frame.Reach)
	}
	switch {
	case p.list != nil:
		at.list = below(max(leastList*u, bottom-card.Y-16*u-y))
	case p.sideBySide(u, inner.W):
		line := below(rowH)
		cells := line.Columns(len(p.rows)+1, answersGap*u)
		at.rows, at.name = cells[:len(p.rows)], cells[len(p.rows)]
	default:
		if p.stepper != nil {
			at.name = below(p.play.buttons.RowHeight(p.asked.words, singly([]game.Action{p.dearest()}), rowH, inner.W))
		}
		height := func(w float64) float64 { return p.play.buttons.RowHeight(p.asked.words, p.rows, rowH, w) }
		n, gap := float64(len(p.rows)), answersGap*u
		if side := (inner.W - (n-1)*gap) / n; n > 1 && y+n*(height(inner.W)+gap) > bottom-card.Y { // beside each other
			at.rows = below(height(side)).Columns(len(p.rows), gap)
			break
		}
		for range p.rows {
			at.rows = append(at.rows, below(height(inner.W)))
		}
	}
	at.panel.H = y + 4*u
	room := display.Rect{X: max(v.Frame.Board.X, card.X), Y: card.Y, W: v.Frame.Board.W - card.X, H: bottom - card.Y}
	room = panel.ClearOf(v, room, at.panel.H)
	if covered := p.notice - room.Y; covered > 0 && room.H-covered >= at.panel.H+8 {
		room.Y, room.H = room.Y+covered, room.H-covered
	}
	at.panel = p.play.placing.Lay(v, at.panel, room)
	for _, r := range append([]*display.Rect{&at.heading, &at.stepper, &at.name, &at.list}, pointers(at.rows)...) {
		r.X, r.Y = r.X+at.panel.X, r.Y+at.panel.Y
	}
	at.aside = at.aside.Moved(display.Point{X: at.panel.X, Y: at.panel.Y})
	return at
}

// headLetters is the size of the letters of the heading, which grow less where there is little room.
func headLetters(f *layout.Frame) float64 {
	if f.Shape == layout.Small {
		return min(answersHead*f.Unit, lowHead)
	}
	return answersHead * f.Unit
}

// dearest is the action that names the largest sum.
func (p *answers) dearest() game.Action {
	a, _ := p.sum.Action(slices.Max(p.stepper.Values))
	return a
}

// sideBySide reports whether the buttons have room beside each other: the one that names the
// sum, and those of short answers.
func (p *answers) sideBySide(u, width float64) bool {
	if p.stepper == nil {
		return false
	}
	n := float64(len(p.rows) + 1)
	width = (width - (n-1)*answersGap*u) / n
	for _, r := range append(singly([]game.Action{p.dearest()}), p.rows...) {
		caption, small, _ := p.play.now.RowText(p.asked.words, r)
		if !display.Fits(lang.Capital(caption), display.Caps, 20*u, width-24*u) || !display.Fits(small, display.Sans, 15*u, width-24*u) {
			return false
		}
	}
	return true
}

// pointers are those to rectangles.
func pointers(list []display.Rect) (all []*display.Rect) {
	for i := range list {
		all = append(all, &list[i])
	}
	return all
}

// heading says what is asked.
func (p *answers) heading() string {
	now, words := &p.play.now, p.asked.words
	switch {
	case p.asked.choice != nil:
		return p.play.panels.choiceTitle(words)
	case !now.Modal():
		return words.Line("group." + now.Offer.Groups[p.asked.group].Name)
	}
	return now.Question(words)
}

// view appends the panel.
func (p *answers) view(d *desk, l *display.List) {
	c, v := d.c, d.view
	at, w, u := p.layout(c, v), p.window(c, v), v.Frame.Unit
	widget.Paper(l, at.panel)
	widget.Text(l, at.heading, p.heading(), display.TextStyle{Font: display.Caps, Size: headLetters(&v.Frame), Align: display.Center, Color: theme.Rubric})
	if p.play.now.Modal() {
		corner := askCorner(at.panel, u, v.Frame.Reach)
		viewAsk(d, l, corner)
		if p.play.standingAnswers.asked() {
			p.play.standingAnswers.viewButton(c, l, besideFold(at.panel, corner, u))
		}
	} else {
		panel.AppendClose(l, c.Lang, at.panel, u, v.Frame.Reach)
	}
	if p.stepper != nil {
		p.stepper.View(w, l, at.stepper, p.play.StateOf)
		if p.aside != nil {
			p.aside.Draw(d, l, at.shape, at.aside, p.stepper.Value())
		}
		p.viewName(d, l, at.name, w)
	}
	for i, r := range at.rows {
		p.play.buttons.Row(deskWith(p.play, c, v), l, r, p.rows[i], position.RowTarget(position.CmdAnswer, p.rows[i]))
	}
	if p.list != nil {
		p.list.View(w, l, at.list, p.play.StateOf)
	}
	if p.play.now.Modal() { // after what answers, also for the keys
		p.play.panels.viewFold(c, l, at.panel, askCorner(at.panel, u, v.Frame.Reach))
	}
}

// viewName appends the button that names the sum.
func (p *answers) viewName(d *desk, l *display.List, r display.Rect, w widget.Window) {
	a, _ := p.sum.Action(p.stepper.Value())
	caption, small, _ := p.play.now.RowText(p.asked.words, texttwin.Row{Action: a, Verb: a.Verb})
	t := display.Target{Command: cmdName}
	why := p.stepper.Refusal(d.c.Lang)
	widget.AppendButton(l, widget.Button{Rect: r, Caption: lang.Capital(caption), Small: small, Paper: true, Primary: d.step == sumStep, Target: t, Off: why != "", Tip: cmp.Or(why, p.asked.words.VerbHelp(a.Verb)),
		State: p.play.StateOf(t), Guarded: w.Guarded})
}
