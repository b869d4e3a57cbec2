package panel

import (
	"cmp"
	"slices"
	"strings"
	"unicode/utf8"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/input/match/position"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
	"serenissima/render/texttwin"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// A Sheet lies over the board with a question that is not answered in the bar, where a number is to be named, or where
// there is more to choose from than has room one by one.
type Sheet struct {
	table.BasePanel

	now      *position.Position
	open     *position.Open // over it
	input    *SumInput
	buttons  *Buttons
	fold     *Fold
	standing *Standing

	key     sheetKey
	actions []game.Action   // between which is decided
	aid     table.SumHelper // what lies beside the number, nil for nothing
	rows    []texttwin.Row  // everything else
	list    *widget.List    // of the rows, nil if they have room
}

// NewSheet returns the sheet for what is asked in a position, or with what is open over it.
func NewSheet(now *position.Position, open *position.Open, n *SumInput, b *Buttons, f *Fold, s *Standing) *Sheet {
	return &Sheet{now: now, open: open, input: n, buttons: b, fold: f, standing: s}
}

// A sheetKey is everything that the contents of a sheet follow from.
type sheetKey struct {
	view    game.State // nil: nothing is asked
	choice  *position.Choice
	group   int
	allowed int // how many actions a voyage leaves
	frame   layout.Frame
	words   *lang.Words
}

// The commands of a sheet.
const (
	CmdSum  display.Command = "sum"  // Index: a part of the number
	CmdList display.Command = "list" // Index: a row, or a part of the list
)

// leastSqueeze is by how much a panel is made smaller at most, so that all its rows have
// room: beyond that it lists them.
const leastSqueeze = 0.4

// Update finds what is asked now, unless it has been found, and lets a tick pass, in which nothing moves if it
// is still. It returns where the keys begin if something else is asked, the zero Target for nowhere.
func (p *Sheet) Update(d table.Desk, still bool) (begin display.Target) {
	if now := p.ask(d); now != p.key {
		begin, still = p.find(d, now), still || p.input.Asks()
	}
	if p.aid != nil {
		p.aid.Tick(p.input.Picker.Value(), still)
	}
	return begin
}

// find finds what is asked now, and where the keys begin.
func (p *Sheet) find(d table.Desk, now sheetKey) (begin display.Target) {
	p.key = now
	p.actions, p.aid, p.rows, p.list, *p.input = nil, nil, nil, nil, SumInput{}
	if now.view == nil {
		return begin
	}
	columns, full := 1, true // of rows that have room
	switch {
	case now.choice != nil:
		p.actions, columns, full = now.choice.Actions, 3, now.choice.Full
	case p.now.Modal():
		p.actions = slices.Clone(p.now.Legal)
	default:
		p.actions, columns = p.now.Within(*p.open).InRows(), 2
	}
	sum, rest := table.SumOf(p.now.Table, p.now.View, p.actions)
	switch {
	case p.now.Modal():
		p.rows = singly(rest)
	case len(rest) > 0:
		p.rows = texttwin.Rows(rest, full)
	}
	const head, rowH = 60, 50 // in units
	if f := d.Frame(); Squeeze(f, 0, (head+rowH*float64(len(p.rows)/columns))*f.Unit) < leastSqueeze {
		p.list = widget.NewList(display.Target{Command: CmdList}, p.listed(), 0)
		begin = p.list.Target()
	}
	if sum == nil {
		return begin
	}
	p.aid = p.now.Table.(table.SumAsker).SumHelper(d)
	p.input.Sum, p.input.Picker = sum, widget.NewNumberPicker(display.Target{Command: CmdSum}, sum.Range(now.words))
	if l := p.now.Lesson; l != nil && len(l.Run) > 0 {
		p.input.propose(l.Run[0])
	}
	return p.input.Picker.Target()
}

// ask is what is asked now.
func (p *Sheet) ask(d table.Desk) (now sheetKey) {
	scope := p.now.Within(*p.open)
	switch modal := p.now.Modal(); {
	case !d.Idle(), len(p.now.Legal) == 0, d.BarTaken():
		return now
	case modal && (len(p.now.Offer.Answers) > 0 || p.now.Fight != nil):
		return now
	case modal:
	case scope.InPanel():
		return now
	case scope.Choice != nil:
		now.choice = scope.Choice
	case scope.Group < 0 || scope.Bare() || p.now.WithHolds(scope.Offered()) || scope.Purchases() != nil:
		return now
	}
	now.view, now.group, now.allowed = p.now.View, scope.Group, len(p.now.Legal)
	now.frame, now.words = *d.Frame(), d.Words()
	return now
}

// singly lists actions one by one.
func singly(actions []game.Action) (rows []texttwin.Row) {
	for _, a := range actions {
		rows = append(rows, texttwin.Row{Action: a, Verb: a.Verb})
	}
	return rows
}

// listed are the rows of the list.
func (p *Sheet) listed() (list []widget.Row) {
	for _, r := range p.rows {
		caption, small, _ := p.now.RowText(p.key.words, r)
		list = append(list, widget.Row{Text: lang.Capital(caption), About: small, Tip: p.key.words.VerbHelp(r.Verb)})
	}
	return list
}

// Asks reports whether a number or a list takes the place of what else would be open.
func (p *Sheet) Asks() bool { return p.input.Asks() || p.list != nil }

// Shown implements table.Panel.
func (p *Sheet) Shown(d table.Desk) bool {
	return (p.Asks() || p.fold.Shown(d) && p.ask(d) == p.key && len(p.rows) > 0) && !p.fold.Folded()
}

// Owns reports whether a target is that of a widget which the arrows are meant for.
func (p *Sheet) Owns(t display.Target) bool {
	return p.Asks() && (t.Command == CmdSum || t.Command == CmdList)
}

// Typing reports whether the keys, which are at a target, write text.
func (p *Sheet) Typing(focus display.Target) bool {
	return p.input.Asks() && p.input.Picker.Writing() != nil || p.list != nil && p.list.Typing(focus)
}

// Writing is the line that is being typed by keys which are at a target, nil for none.
func (p *Sheet) Writing(focus display.Target) *widget.Entry {
	if n := p.input; n.Asks() && n.Picker.Writing() != nil {
		return n.Picker.Writing()
	}
	if p.list != nil {
		return p.list.Writing(focus)
	}
	return nil
}

// Resting reports whether the sheet stays as it is without input.
func (p *Sheet) Resting() bool {
	return (!p.input.Asks() || p.input.Picker.Resting()) && (p.list == nil || p.list.Resting()) && (p.aid == nil || p.aid.Resting(p.input.Picker.Value()))
}

// Likely implements table.Panel: the number once somebody has chosen it.
func (p *Sheet) Likely(table.Desk) display.Target {
	if !p.input.Chosen() {
		return display.Target{}
	}
	return position.Act(p.input.action())
}

// An InputResult is what the widgets of a sheet have made of the input of a tick.
type InputResult struct {
	Rest    control.Frame  // what is left of it
	Focus   display.Target // where the keys are now
	Changed bool           // another number is chosen
	Source  display.Target // by which something has been decided, the zero Target for nothing
	Pressed display.Target // what that does
	Box     display.Rect   // of the sheet
}

// HandleInput follows pointer and keys on the widgets. The keys are at a target, which is seen or not.
func (p *Sheet) HandleInput(d table.Desk, f control.Frame, focus display.Target, seen bool) (x InputResult) {
	if x = (InputResult{Rest: f, Focus: focus}); !p.Shown(d) || p.ask(d) != p.key {
		return x
	}
	unseen := f.Has(control.Confirm) && !seen && !p.Typing(focus) // the first key shows where one is
	if unseen {
		f.Commands = slices.DeleteFunc(slices.Clone(f.Commands), func(cmd display.Command) bool { return cmd == control.Confirm })
	}
	at, w, confirmed, chosen := p.layout(d), d.Window(), false, -1
	x.Box = at.panel
	if p.input.Asks() {
		before := p.input.Picker.Value()
		f, confirmed = p.input.Picker.Update(w, at.number, f, &x.Focus)
		x.Changed = p.input.Picker.Value() != before
	}
	if p.list != nil {
		f, chosen = p.list.Update(w, at.list, f, &x.Focus)
	}
	if hit := w.At(f.TapAt); f.Tap && hit != nil && p.Owns(hit.Target) {
		f.Tap, f.JustPressed = false, false
	}
	if unseen {
		f.Commands = append(f.Commands, control.Confirm)
	}
	switch a := p.input.Action(); {
	case confirmed && a != game.Action{}:
		x.Pressed = position.Act(a)
		x.Source = x.Pressed
	case chosen >= 0:
		x.Source, x.Pressed = display.Target{Command: CmdList, Index: chosen}, position.RowTarget(position.CmdAnswer, p.rows[chosen])
	}
	x.Rest = f
	return x
}

// The parts of a sheet at unit one.
const (
	sheetWidth = 640
	sheetPad   = 18
	sheetGap   = 8
	sheetRow   = 56
	sheetHead  = 21
	leastList  = 150
)

// Of a phone on its side, in pixels: the heading and the buttons grow no larger.
const (
	lowHead = 22.0
	lowRow  = 60.0
)

// A sheetLayout is where the parts of a sheet lie. Those that there are not are empty.
type sheetLayout struct {
	panel, heading display.Rect
	number, name   display.Rect
	shape          int // of what lies beside the number
	aid            table.SumLayout
	rows           []display.Rect
	list           display.Rect
}

// layout lays the sheet out: its parts below each other, the list as high as there is room, and what lies
// beside the number in the fullest shape for which there is.
func (p *Sheet) layout(d table.Desk) (at sheetLayout) {
	if p.aid == nil {
		return p.layoutWith(d, 0)
	}
	f := d.Frame()
	room := bottom(f) - d.BesideCard().Y
	if f.FoldedHead > 0 {
		room = besideCard(d).Y
	}
	for i, shape := range p.aid.Shapes(d) {
		above := 0.0
		if shape.Sparing && f.Shape == layout.Small {
			above = f.Board.Y + 2
		}
		if at = p.layoutWith(d, i); at.panel.H <= room-above {
			break
		}
	}
	return at
}

// bottom is how far down a panel may reach.
func bottom(f *layout.Frame) float64 {
	if f.Shape == layout.Small {
		return f.Size.Y
	}
	return f.Bottom
}

// layoutWith lays the sheet out with what lies beside the number in one of its shapes.
func (p *Sheet) layoutWith(d table.Desk, shape int) (at sheetLayout) {
	f, w, card := d.Frame(), d.Window(), d.BesideCard()
	u, bottom := f.Unit, bottom(f)
	at.panel.W = sheetWidth * u
	if p.aid != nil {
		at.panel.W += p.aid.ExtraWidth(d) * u
	}
	at.panel.W = min(f.Board.W-16*u-card.X, at.panel.W)
	inner := display.Rect{X: sheetPad * u, W: at.panel.W - 2*sheetPad*u}
	y := 8 * u
	below := func(h float64) display.Rect {
		r := display.Rect{X: inner.X, Y: y, W: inner.W, H: h}
		y += h + sheetGap*u
		return r
	}
	button := max(40*u, f.Reach) + 8*u // a small one in the corner
	side := button
	if p.standing.Asked(d) {
		side *= 2
	}
	high := max(40*u, f.Reach)
	if p.aid == nil {
		high = max(button, widget.Height(p.heading(), display.Caps, headLetters(f), inner.W-2*side))
	}
	at.heading = below(high)
	at.heading.X, at.heading.W = inner.X+side, inner.W-2*side
	if p.aid != nil { // which need not be in the middle
		at.heading.X, at.heading.W = inner.X+button, inner.W-button-side
	}
	switch {
	case p.aid != nil:
		at.shape, at.aid = shape, p.aid.Layout(d, shape, inner.W, func(width float64) float64 { return p.input.Picker.Height(w, width) })
		r := below(at.aid.Height)
		at.aid = at.aid.Moved(display.Point{X: r.X, Y: r.Y})
		at.number = at.aid.Number
	case p.input.Asks():
		at.number = below(p.input.Picker.Height(w, inner.W))
	}
	rowH := max(sheetRow*u, f.Reach)
	if f.Large && f.Narrow() {
		rowH = f.Reach
	}
	if f.Shape == layout.Small {
		rowH = max(min(rowH, lowRow), f.Reach)
	}
	switch {
	case p.list != nil:
		at.list = below(max(leastList*u, bottom-card.Y-16*u-y))
	case p.sideBySide(f, inner.W):
		if f.Narrow() { // captions have several lines there
			side := inner.Columns(len(p.rows)+1, sheetGap*u)[0].W
			rowH = max(p.buttons.RowHeight(p.key.words, singly([]game.Action{p.input.dearest()}), rowH, side), p.buttons.RowHeight(p.key.words, p.rows, rowH, side))
		}
		cells := below(rowH).Columns(len(p.rows)+1, sheetGap*u)
		at.rows, at.name = cells[:len(p.rows)], cells[len(p.rows)]
	default:
		if p.input.Asks() {
			at.name = below(p.buttons.RowHeight(p.key.words, singly([]game.Action{p.input.dearest()}), rowH, inner.W))
		}
		height := func(w float64) float64 { return p.buttons.RowHeight(p.key.words, p.rows, rowH, w) }
		n, gap := float64(len(p.rows)), sheetGap*u
		if side := (inner.W - (n-1)*gap) / n; n > 1 && y+n*(height(inner.W)+gap) > bottom-card.Y { // beside each other
			at.rows = below(height(side)).Columns(len(p.rows), gap)
			break
		}
		for range p.rows {
			at.rows = append(at.rows, below(height(inner.W)))
		}
	}
	at.panel.H = y + 4*u
	at.panel = f.Drawer(at.panel.W, at.panel.H)
	move := func(r *display.Rect) { r.X, r.Y = r.X+at.panel.X, r.Y+at.panel.Y }
	for _, r := range []*display.Rect{&at.heading, &at.number, &at.name, &at.list} {
		move(r)
	}
	for i := range at.rows {
		move(&at.rows[i])
	}
	at.aid = at.aid.Moved(display.Point{X: at.panel.X, Y: at.panel.Y})
	at.aid.Heading = at.heading
	return at
}

// headLetters is the size of the letters of the heading, which grow less where there is little room.
func headLetters(f *layout.Frame) float64 {
	if f.Shape == layout.Small {
		return min(sheetHead*f.Unit, lowHead)
	}
	return sheetHead * f.Unit
}

// sideBySide reports whether the buttons have room beside each other: the one that names the
// number, and those of short answers. A narrow window needs the height, and has smaller letters.
func (p *Sheet) sideBySide(f *layout.Frame, width float64) bool {
	if !p.input.Asks() {
		return false
	}
	u, letters := f.Unit, 20*f.Unit
	if f.Narrow() {
		letters = max(widget.MinText, 15*u)
	}
	n := float64(len(p.rows) + 1)
	width = (width - (n-1)*sheetGap*u) / n
	for _, r := range append(singly([]game.Action{p.input.dearest()}), p.rows...) {
		caption, small, _ := p.now.RowText(p.key.words, r)
		if f.Narrow() && f.Large { // word by word
			caption, small = longestWord(caption), longestWord(small)
		}
		if !display.Fits(lang.Capital(caption), display.Caps, letters, width-24*u) || !display.Fits(small, display.Sans, min(15*u, letters), width-24*u) {
			return false
		}
	}
	return true
}

// longestWord is the longest word of a text.
func longestWord(text string) string {
	return slices.MaxFunc(append(strings.Fields(text), ""), func(a, b string) int { return utf8.RuneCountInString(a) - utf8.RuneCountInString(b) })
}

// heading says what is asked.
func (p *Sheet) heading() string {
	words := p.key.words
	switch {
	case p.key.choice != nil:
		return p.key.choice.Title(words, p.now.Subject())
	case !p.now.Modal():
		return words.Line("group." + p.now.Offer.Groups[p.key.group].Name)
	}
	return p.now.Question(words)
}

// Home implements table.Panel.
func (p *Sheet) Home() table.Home { return table.Drawer }

// Box implements table.Panel.
func (p *Sheet) Box(d table.Desk) display.Rect { return p.layout(d).panel }

// Draw implements table.Panel.
func (p *Sheet) Draw(d table.Desk, l *display.List) {
	at, w, f := p.layout(d), d.Window(), d.Frame()
	corner := askCorner(at.panel, f.Unit, f.Reach)
	widget.Paper(l, at.panel)
	if p.aid == nil {
		widget.Text(l, at.heading, p.heading(), display.TextStyle{Font: display.Caps, Size: headLetters(f), Align: display.Center, Color: theme.Rubric})
	}
	if p.now.Modal() {
		AppendAsk(d, l, corner)
		if p.standing.Asked(d) {
			p.standing.AppendButton(d, l, besideFold(at.panel, corner, f.Unit))
		}
	} else {
		AppendClose(l, d.Words().Catalog, at.panel, f.Unit, f.Reach)
	}
	if p.input.Asks() {
		p.input.Picker.View(w, l, at.number, d.State)
		if p.aid != nil {
			p.aid.Draw(d, l, at.shape, at.aid, p.input.Picker.Value())
		}
		p.drawName(d, l, at.name)
	}
	for i, r := range at.rows {
		p.buttons.Row(d, l, r, p.rows[i], position.RowTarget(position.CmdAnswer, p.rows[i]))
	}
	if p.list != nil {
		p.list.View(w, l, at.list, d.State)
	}
	if p.now.Modal() { // after what answers, also for the keys
		p.fold.AppendButton(d, l, at.panel, corner)
	}
}

// drawName appends the button that names the number.
func (p *Sheet) drawName(d table.Desk, l *display.List, r display.Rect) {
	a, words := p.input.action(), d.Words()
	caption, small, _ := p.now.RowText(words, texttwin.Row{Action: a, Verb: a.Verb})
	t, why := position.Act(a), p.input.Picker.Refusal(words.Catalog)
	widget.AppendButton(l, widget.Button{Rect: r, Caption: lang.Capital(caption), Small: small, Paper: true, Primary: d.Likely(t), Target: t, Off: why != "", Tip: cmp.Or(why, words.VerbHelp(a.Verb)),
		State: d.State(t), Guarded: d.Guarded(r)})
}

// askCorner is the place in the corner of a question for asking the captain.
func askCorner(r display.Rect, u, reach float64) display.Rect {
	w, h := max(38*u, reach), max(34*u, reach)
	return display.Rect{X: r.X + r.W - 10*u - w, Y: r.Y + 10*u, W: w, H: h}
}

// AppendAsk appends the button that asks the captain, if that can be asked now.
func AppendAsk(d table.Desk, l *display.List, r display.Rect) {
	if b := d.Button(control.Advice); !b.Off {
		b.Rect, b.Paper = r, true
		widget.AppendButton(l, b)
	}
}

var _ table.Panel = (*Sheet)(nil)
