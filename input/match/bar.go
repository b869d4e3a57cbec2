package match

import (
	"errors"
	"slices"

	"serenissima/assets/lang"
	"serenissima/assets/voyage"
	"serenissima/game"
	"serenissima/input/app"
	"serenissima/input/match/panel"
	"serenissima/input/match/position"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// A bar is the bottom of the screen: the active galley, what is expected of whom, and the
// buttons.
type bar struct {
	play *Play
}

// viewBar is the bottom of the screen: the active galley, what is expected of
// whom, and the buttons.
func (p *bar) viewBar(c *app.Context, l *display.List, v *table.View, kept *drawCache) {
	if s, ok := p.play.timeline.Scoring(); ok {
		if v.Frame.Shape == layout.Small {
			p.viewRail(l, v)
		}
		p.viewRace(c, l, v, s)
		if v.Frame.Shape != layout.Small {
			p.viewHint(c, l, v)
		}
		p.viewSkip(c, l, v)
		p.viewTools(l, v, buttons(p.play, c, v, besideHint))
		return
	}
	covered := v.Frame.Shape == layout.Small && v.Open && (v.Frame.Large || v.Frame.Choosing) // the cards, by the table
	if v.Frame.Shape == layout.Small {
		p.viewRail(l, v)
	} else {
		bar := v.Frame.Bar
		l.Fill(bar, 0, theme.Wood)
		l.Fill(display.Rect{X: bar.X, Y: bar.Y, W: bar.W, H: 2}, 0, theme.Gilt)
		l.Hit(display.Hit{Rect: bar, Target: display.Target{Command: app.CmdBar}})
	}
	if !covered {
		if v.Frame.Shape == layout.Small {
			p.viewCard(c, l, v)
		}
		if f := p.play.panels.fight(); f != nil {
			p.battle(c, l, v, f).sides()
		} else {
			from := len(l.Hits)
			p.play.table.DrawSubject(l, v.Frame.Subject, v, p.subjectCommand(v))
			for i := from; i < len(l.Hits); i++ { // the table knows neither what filling a space means nor where a piece is taken
				switch h := &l.Hits[i]; h.Target.Command {
				case position.CmdFill:
					h.Tip = p.play.now.PlanTip(p.play.spoken, p.play.panels.scope().Filling(h.Target))
					h.Label = h.Tip
				case position.CmdPiece:
					h.Target.Value = p.play.now.Subject()
				}
			}
		}
	}
	if !covered || v.Frame.Choosing {
		kept.append(l, hintPart, func() { p.viewHint(c, l, v) })
	}
	kept.append(l, controlsPart, func() {
		p.viewSkip(c, l, v)
		p.viewTools(l, v, buttons(p.play, c, v, besideHint))
		if p.play.panels.asksInBar() {
			p.play.panels.viewAnswers(c, l, v)
			if f := p.play.panels.fight(); f != nil {
				p.battle(c, l, v, f).odds()
			}
			return
		}
		if p.play.panels.depicted() {
			p.play.panels.viewDepictions(c, l, v)
			return
		}
		p.viewButtons(c, l, v)
	})
}

// viewCard is the card of a small frame for the active galley, over the board.
func (p *bar) viewCard(c *app.Context, l *display.List, v *table.View) {
	f := &v.Frame
	radius := 8 * f.Unit
	l.Fill(f.Subject, radius, theme.Wood)
	l.Stroke(f.Subject, radius, 1.5, theme.Gilt)
	l.Hit(display.Hit{Rect: f.Subject, Target: display.Target{Command: cmdFind}, Tip: globalCommand(cmdFind).tip(p.play, c, v)})
}

// viewRail is what lies under the buttons of a small frame.
func (p *bar) viewRail(l *display.List, v *table.View) {
	f := &v.Frame
	rail := display.Rect{X: f.Board.W, Y: f.Board.Y, W: f.Size.X - f.Board.W, H: f.Board.H}
	edge := rail.X
	if f.Left {
		rail.X, edge = 0, rail.W-1.5
	}
	l.Fill(rail, 0, theme.Wood)
	l.Fill(display.Rect{X: edge, Y: rail.Y, W: 1.5, H: rail.H}, 0, theme.Gilt)
	l.Hit(display.Hit{Rect: rail, Target: display.Target{Command: app.CmdBar}})
}

// subjectCommand is what the spaces of the large galley are for: pieces to be
// taken, while they can be. Fingers take them in the panel for loading, where they
// are larger.
func (p *bar) subjectCommand(v *table.View) display.Command {
	if v.Frame.Reach == 0 && p.play.timeline.Idle() && len(p.play.now.Holds) > 0 && p.play.now.Holds[0].Place == p.play.table.Subject(p.play.now.View) {
		return position.CmdPiece
	}
	return ""
}

// viewHint says what is expected of whom.
func (p *bar) viewHint(c *app.Context, l *display.List, v *table.View) {
	r := p.hintAt(v)
	widget.Paper(l, r)
	words := p.play.words(c)
	d := p.play.host.Public().Decision()
	text, acts := words.Prompt(d, p.play.table.Subject(p.play.host.Public()), p.play.now.Allowed), d.Player
	batch := false // lies beside the words
	switch {
	case !p.play.timeline.Idle():
		if len(p.play.history.Entries) > 0 {
			last := narrate(&p.play.timeline, &p.play.history, p.play.words(c))
			text, acts = last.text, last.by
		}
	case p.play.tutorial.lesson != nil && p.play.tutorial.lesson.waits(p.play.host.Len(), d.Player):
		text, acts = p.play.tutorial.lesson.hint(c, p.play.host.Len()), voyage.Learner
	case p.awaitsOthers(d.Player):
		text = thinking(words, d.Player)
	case p.play.panels.depicted():
		text = p.play.panels.title(words)
	case p.play.panels.asksInBar(), len(p.play.now.Legal) > 0 && p.play.now.Controls.About.Key != "":
		text = p.play.now.Question(words)
	case p.play.panels.scope().Bare():
		text = words.Line("group." + p.play.now.Controls.Groups[p.play.panels.Group].Name + ".help")
		batch = true
	case v.Frame.Choosing:
		text = lang.Capital(words.Line("board.pick.prompt", "seat", game.Seat(d.Player)))
	}
	u := v.Frame.Unit
	fight := p.play.panels.fight()
	if fight != nil {
		text = p.play.panels.fightQuestion(words, fight)
		if v.Frame.Shape == layout.Small { // the odds lie below
			r.H -= 30 * u
		}
	}
	side := min(r.H, 40*u)
	left, right := r.X, r.X+r.W
	if tools := toolsAt(v, len(buttons(p.play, c, v, besideHint))); !r.Intersect(tools).Empty() {
		if v.Frame.Left {
			left = tools.X + tools.W
		} else {
			right = tools.X
		}
	}
	sign := display.Point{X: left + 6*u + side/2, Y: r.Center().Y}
	if acts > game.Nobody {
		kit.AppendShield(l, sign, side*0.72, v.Colour(acts))
	} else { // the Doge
		widget.Icon(l, "cap", sign, side*0.72, theme.Brown)
	}
	left += 8*u + side
	if batch {
		high := max(r.H-8*u, min(r.H, v.Frame.Reach))
		right = p.play.panels.viewBatch(c, l, v, display.Rect{X: left, Y: r.Center().Y - high/2, W: right - left - 4*u, H: high})
	}
	right = p.viewAskInHint(c, l, v, display.Rect{X: left, Y: r.Y, W: right - left, H: r.H}, text)
	about := display.Rect{X: left, Y: r.Y + 2, W: right - left - 8*u, H: r.H - 4}
	if v.Frame.Shape == layout.Small && fight == nil { // the card of the galley has no room for its steps
		foot := display.Rect{X: left, Y: about.Y + about.H - 19*u, W: about.W, H: 17 * u}
		if p.play.table.DrawSteps(l, foot, v, 13.5*u, true) {
			about.H -= 19 * u
		}
	}
	about = p.play.controller.viewGoOn(c, l, about, u)
	widget.Text(l, about, text, display.TextStyle{Font: display.Sans, Size: 17 * u, Color: theme.Ink})
}

// awaitsOthers reports whether a seat decides that is not at the screen, or not yet.
func (p *bar) awaitsOthers(seat game.Player) bool {
	return seat > game.Nobody && (!p.play.awaited(seat) || p.play.seating.curtained())
}

// thinking says that a seat decides.
func thinking(words *lang.Words, seat game.Player) string {
	return words.T("play.thinking", "seat", words.NameOf(game.Seat(seat)))
}

// viewAskInHint puts the button that asks the captain at the end of the hint, in frames with no
// room for it among the small buttons, unless a question has it in a corner or no letters are
// small enough for the words beside it. It returns where the room for words ends.
func (p *bar) viewAskInHint(c *app.Context, l *display.List, v *table.View, r display.Rect, text string) (right float64) {
	side := v.Frame.Reach
	words := display.Rect{W: r.W - side - 8*v.Frame.Unit, H: r.H - 4}
	if p.play.adviceTool(c, v) || p.play.now.Modal() || !p.play.canAdvise(c) || r.H < side ||
		!widget.Holds(words, text, display.TextStyle{Font: display.Sans, Size: widget.MinText}) {
		return r.X + r.W
	}
	r.X, r.Y, r.W, r.H = r.X+r.W-side, r.Center().Y-side/2, side, side
	viewAsk(p.play, c, l, r.Inset(2))
	return r.X
}

// hintAt is where the hint lies: beside the column of answers, if there is one.
func (p *bar) hintAt(v *table.View) display.Rect {
	r := v.Frame.Hint
	if v.Frame.Shape != layout.Small || !p.play.panels.asksInBar() {
		return r
	}
	if left, right := p.play.panels.besideAnswers(v); !r.Intersect(p.play.panels.answerColumn(v)).Empty() {
		gap := 8 * v.Frame.Unit
		end := min(r.X+r.W, right-gap)
		r.X = max(r.X, left+gap)
		r.W = end - r.X
	}
	return r
}

// toolsAt is where so many small buttons lie: three, or in windows with room for more, to the side of
// those as many as there are.
func toolsAt(v *table.View, n int) display.Rect {
	r := v.Frame.Tools
	if more := r.W / 3 * float64(n-3); v.Frame.Shape != layout.Small {
		r.W += more
		if !v.Frame.Left {
			r.X -= more
		}
	}
	return r
}

// viewTools appends the small buttons.
func (p *bar) viewTools(l *display.List, v *table.View, tools []widget.Button) {
	r, style := toolsAt(v, len(tools)), p.play.table.Style()
	w := r.W / float64(len(tools))
	for i, b := range tools {
		folds := b.Target.Command == cmdTable
		if folds && style.FoldIcon != "" {
			b.Icon = style.FoldIcon
		}
		b.Paper = true
		b.Rect = display.Rect{X: r.X + w*float64(i), Y: r.Y, W: w - 4*v.Frame.Unit, H: r.H}
		widget.AppendButton(l, b)
		if !folds || style.FoldWorth == nil {
			continue
		}
		if points := style.FoldWorth(v); points > 0 {
			r := max(9*v.Frame.Unit, widget.MinText*0.8)
			kit.AppendCoin(l, display.Point{X: b.Rect.X + b.Rect.W - r - 1, Y: b.Rect.Y + b.Rect.H - r - 1}, r, points)
		}
	}
}

// viewSkip is the button that skips what is shown, where nothing else is ever clicked.
func (p *bar) viewSkip(c *app.Context, l *display.List, v *table.View) {
	for _, b := range buttons(p.play, c, v, overChart) {
		b.Rect, b.Paper, b.State = v.Frame.Skip, true, widget.State{Hover: p.play.board.hover == b.Target}
		widget.AppendButton(l, b)
	}
}

// viewButtons are the groups of verbs, the end, and undo.
func (p *bar) viewButtons(c *app.Context, l *display.List, v *table.View) {
	groups := p.play.now.Controls.Groups
	n := len(groups) + 2
	r := v.Frame.Buttons
	gap := 8 * v.Frame.Unit
	rows := v.Frame.ButtonRows
	first := (n + rows - 1) / rows // buttons in the first row; the others are so much wider
	cell := func(i int) display.Rect {
		row, place, count := 0, i, first
		if i >= first {
			row, place, count = 1, i-first, n-first
		}
		w, h := (r.W-gap*float64(count-1))/float64(count), (r.H-gap*float64(rows-1))/float64(rows)
		if v.Frame.Left { // what is clicked most is outside
			place = count - 1 - place
		}
		return display.Rect{X: r.X + float64(place)*(w+gap), Y: r.Y + float64(row)*(h+gap), W: w, H: h}
	}
	if v.Frame.Shape == layout.Small { // a rail
		gap /= 2
		if v.Frame.Large {
			gap = 2
		}
		h := (r.H - gap*float64(n-1)) / float64(n)
		cell = func(i int) display.Rect { return display.Rect{X: r.X, Y: r.Y + float64(i)*(h+gap), W: r.W, H: h} }
	}
	buttons := make([]widget.Button, len(groups)+1) // groups and the end
	notes := make([]string, n)                      // below them, in a few words
	words := p.play.words(c)
	active := p.play.timeline.Idle() && p.play.awaited(p.play.decider()) && !p.play.seating.curtained() && !p.play.now.Modal()
	shortcuts := p.play.now.Shortcuts()
	if slices.ContainsFunc(shortcuts, func(x table.Shortcut) bool {
		return display.Measure(words.Title(x.To), display.Caps, widget.MinText) > cell(0).W-6
	}) {
		shortcuts = nil
	}
	setUp := p.play.now.SettingUp()
	for i, g := range groups {
		if setUp {
			break
		}
		can := p.play.now.Groups[i]
		b := widget.Button{
			Icon: g.Icon, Caption: words.Line("group." + g.Name),
			Target: display.Target{Command: position.CmdGroup, Index: i},
			Off:    !active || len(can) == 0, Asleep: p.play.clicks.ignoresAll(), Chosen: p.play.panels.Group == i, Tip: words.Line("group." + g.Name + ".help"),
		}
		if p.play.captain.Proposes(can...) {
			b.Mark = panel.AdviceSign
		}
		if active && len(can) == 0 {
			b.Tip, notes[i] = p.whyOff(c, i)
		}
		buttons[i] = b
	}
	end := widget.Button{Icon: "check-mark", Target: display.Target{Command: position.CmdGroup, Index: len(groups)}, Primary: nextStep(p.play, c) == endStep, Asleep: p.play.clicks.ignoresAll()}
	if hint := p.play.captain.Hint; hint != nil && p.play.now.IsEnd(hint.Plan[0]) {
		end.Mark = panel.AdviceSign
	}
	switch j := slices.IndexFunc(p.play.now.Legal, p.play.now.IsEnd); {
	case p.play.controller.ending != nil && p.play.timeline.Idle():
		end = globalCommand(app.CmdResult).button(p.play, c, v)
		end.Primary = nextStep(p.play, c) == resultStep
	case j >= 0:
		if icon := p.play.now.Controls.End.Icon; icon != "" {
			end.Icon = icon
		}
		end.Tip, end.Caption, end.Off = words.VerbHelp(p.play.now.Legal[j].Verb), p.play.now.EndCaption(words), !active
	case slices.ContainsFunc(p.play.now.Allowed, p.play.now.IsEnd): // not what a voyage wants now
		end.Caption, end.Off, end.Tip = p.play.now.EndCaption(words), true, c.Lang.T("learn.allowed")
	case p.awaitsOthers(p.play.decider()):
		end.Caption, end.Off, end.Tip = words.Line("end.done"), true, thinking(words, p.play.decider())
	default:
		end.Caption, end.Off, end.Tip = words.Line("end.done"), true, words.Prompt(p.play.now.View.Decision(), p.play.table.Subject(p.play.now.View), p.play.now.Allowed)
		if r, ill := p.play.now.Unended, (*game.Illegal)(nil); active && !setUp && r != nil && errors.As(r.Err, &ill) {
			notes[len(groups)] = words.Brief(ill)
		}
	}
	buttons[len(groups)] = end
	if can, why := p.play.host.CanUndo(); !can && active {
		notes[n-1] = c.Lang.T("play.undo." + string(why) + ".brief")
	}
	below := foot(v, notes, cell(0).W)
	r.H -= below
	for i, x := range shortcuts {
		widget.AppendButton(l, widget.Button{Rect: cell(i), Icon: x.Icon, Caption: words.Title(x.To), Target: display.Target{Command: position.CmdPlace, Ref: x.To}, Off: !active, Asleep: p.play.clicks.ignoresAll()})
	}
	for i := range buttons {
		buttons[i].Rect = cell(i)
	}
	widget.Alike(buttons, noteStyle(v).Size)
	for i := range buttons {
		if !setUp {
			widget.AppendButton(l, buttons[i])
		}
	}
	p.viewUndo(c, l, cell(n-1), v.Frame, buttons[0].Letters)
	viewNotes(l, v, notes, below, cell)
}

// noteGap is between a button and the words below it, at unit one.
const noteGap = 2.0

// noteStyle is how the words below the buttons look, which say in short why one is off.
func noteStyle(v *table.View) display.TextStyle {
	return display.TextStyle{Font: display.Italic, Size: max(widget.MinText, 12*v.Frame.Unit), Align: display.Center, Color: theme.CreamDim}
}

// foot is how much room such words take below buttons of a width: a line, or two where the buttons
// are narrow for their letters or one of the notes needs them. Only a wide window has it.
func foot(v *table.View, notes []string, width float64) float64 {
	const narrow = 6.8 // times the size of the letters
	style := noteStyle(v)
	line := display.LineHeight(style.Size)
	if v.Frame.Shape != layout.Wide || v.Frame.Buttons.H < 5*line {
		return 0
	}
	if width < narrow*style.Size || slices.ContainsFunc(notes, func(text string) bool { return !display.Fits(text, style.Font, widget.MinText, width) }) {
		return 2*line + noteGap*v.Frame.Unit
	}
	return line + noteGap*v.Frame.Unit
}

// viewNotes writes the notes below the buttons.
func viewNotes(l *display.List, v *table.View, notes []string, foot float64, cell func(int) display.Rect) {
	style, gap := noteStyle(v), noteGap*v.Frame.Unit
	for i, text := range notes {
		at := cell(i)
		at.Y, at.H = at.Y+at.H+gap, foot-gap
		switch {
		case text == "" || foot == 0:
		case at.H < 1.5*display.LineHeight(style.Size):
			widget.Line(l, at, text, style)
		default:
			at.H = widget.Height(text, style.Font, style.Size, at.W) // one line stands close to its button
			widget.Text(l, display.Rect{X: at.X, Y: at.Y, W: at.W, H: min(at.H, foot-gap)}, text, style)
		}
	}
}

// viewUndo appends the button that takes a decision back and, where there is room,
// beside it those that take the whole turn back and make a decision again.
func (p *bar) viewUndo(c *app.Context, l *display.List, r display.Rect, f layout.Frame, letters float64) {
	u, reach := f.Unit, f.Reach
	const narrow, low = 96, 66
	words := max(display.Measure(c.Lang.T("play.redo"), display.Caps, widget.MinText), display.Measure(c.Lang.T("play.restart"), display.Caps, widget.MinText))
	if r.W < narrow*u || r.H < low*u || reach > 0 && (r.H < 2*reach+4*u || 0.44*r.W-4*u < reach) || 0.8*(0.44*r.W-4*u) < words {
		p.viewSteps(c, l, []display.Rect{r}, letters, false)
		return
	}
	gap := 4 * u
	left := display.Rect{X: r.X, Y: r.Y, W: r.W * 0.56, H: r.H}
	right := display.Rect{X: r.X + left.W + gap, Y: r.Y, W: r.W - left.W - gap, H: (r.H - gap) / 2}
	below := right
	below.Y += right.H + gap
	p.viewSteps(c, l, []display.Rect{left, right, below}, letters, false)
}

// viewSteps appends the buttons that lead back and on, as many as there are
// places: undo, the whole turn, redo; with letters no larger than a size, if it is not zero.
func (p *bar) viewSteps(c *app.Context, l *display.List, places []display.Rect, letters float64, paper bool) {
	list := buttons(p.play, c, nil, amongSteps)
	for i, r := range places {
		b := list[i]
		b.Rect, b.Letters, b.Paper, b.State = r, letters, paper, widget.State{Hover: p.play.board.hover == b.Target}
		if long := c.Lang.T("play.restart.long"); b.Target.Command == control.Restart && display.Measure(long, display.Caps, 16) < r.W*0.8 {
			b.Caption = long
		}
		widget.AppendButton(l, b)
	}
}
