package match

import (
	"errors"
	"slices"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/input/app"
	"serenissima/input/match/panel"
	"serenissima/input/match/position"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// A buttonRow is the row of buttons at the bottom of the screen: the groups of verbs, undo, and the end.
type buttonRow struct {
	*desk
	active bool // who is at the screen can choose
	asleep bool // clicks are ignored

	groups []widget.Button
	end    widget.Button
	notes  []string // below the groups, undo and the end, in a few words
}

// drawButtons appends the groups of verbs, undo, and the end, which stays alone where something else has taken the
// place of the others.
func (b *bar) drawButtons(l *display.List, alone bool) {
	row := &buttonRow{desk: b.desk, asleep: b.clicks.ignoresAll(), active: b.timeline.Idle() && b.now.Awaited && !b.now.Curtained && !b.now.Modal()}
	row.fill()
	if b.ended && b.timeline.Idle() {
		row.end = b.command(app.CmdResult).button(b.desk)
		row.notes[len(row.groups)+1] = ""
	}
	row.end.Guarded, row.end.Primary = row.asleep, b.step == endStep || b.step == resultStep
	for i := range row.groups {
		if b.captain.Proposes(b.now.Groups[i]...) {
			row.groups[i].Mark = panel.AdviceSign
		}
	}
	if hint := b.captain.Hint; hint != nil && b.now.IsEnd(hint.Plan[0]) {
		row.end.Mark = panel.AdviceSign
	}
	if can, why := b.host.CanUndo(); !can && row.active {
		row.notes[len(row.groups)] = b.words.T("play.undo." + string(why) + ".brief")
	}
	row.draw(l, alone)
}

// fill writes what is on the buttons of the groups and the end.
func (b *buttonRow) fill() {
	groups := b.now.Offer.Groups
	b.notes, b.groups = make([]string, len(groups)+2), make([]widget.Button, len(groups))
	for i, g := range groups {
		if b.now.SettingUp() { // nothing is for them yet
			break
		}
		can := b.now.Groups[i]
		x := widget.Button{
			Icon: g.Icon, Caption: b.words.Line("group." + g.Name), Target: position.GroupButton(g.Name),
			Off: !b.active || len(can) == 0, Guarded: b.asleep, Chosen: b.scope.Group == i, Tip: b.words.Line("group." + g.Name + ".help"),
		}
		if b.active && len(can) == 0 {
			x.Tip, b.notes[i] = whyOff(b.now, b.words, i)
		}
		b.groups[i] = x
	}
	end := widget.Button{Icon: "check-mark", Target: position.GroupButton(table.EndGroup), Off: true}
	switch a, can := b.now.End(); {
	case can:
		for _, x := range b.now.Offer.Answers {
			if x.Action == a && !b.now.Modal() {
				end.Icon = x.Icon
			}
		}
		end.Tip, end.Caption, end.Off = b.words.VerbHelp(a.Verb), b.now.EndCaption(b.words), !b.active
		if then := b.now.Offer.Then; then != (game.Ref{}) && !end.Off {
			b.notes[len(groups)+1] = b.words.T("play.then", "what", b.words.NameOf(then))
			end.Tip += "\n" + lang.Capital(b.notes[len(groups)+1])
		}
	case slices.ContainsFunc(b.now.Allowed, b.now.IsEnd): // not what a lesson wants now
		end.Caption, end.Tip = b.now.EndCaption(b.words), b.words.T("learn.allowed")
	case b.now.OthersDecide():
		end.Caption, end.Tip = b.words.Line("end.done"), thinking(b.words, b.now.View.Decision().Player)
	default:
		end.Caption, end.Tip = b.words.Line("end.done"), b.words.Prompt(b.now.View.Decision(), b.now.Subject(), b.now.Allowed)
		if r, ill := b.now.Unended, (*game.Illegal)(nil); b.active && !b.now.SettingUp() && r != nil && errors.As(r.Err, &ill) {
			b.notes[len(groups)+1] = b.words.Brief(ill)
		}
	}
	b.end = end
}

// whyOff says why nothing of a group can be done now: in full, and in a few words
// where there are such.
func whyOff(now *position.Position, words *lang.Words, i int) (full, brief string) {
	g := now.Offer.Groups[i]
	full = words.Line("group." + g.Name + ".help")
	var ill *game.Illegal
	switch r := now.Barred[i]; {
	case now.Waits(g):
		return words.T("learn.allowed"), words.T("learn.allowed.brief")
	case r != nil && errors.As(r.Err, &ill):
		return r.Because(words), words.Brief(ill)
	case r != nil:
		return r.Because(words), ""
	case now.Subject() != (game.Ref{}):
		return full, words.Line("group." + g.Name + ".none")
	}
	return full, ""
}

// draw lays the buttons out, and below them the notes. Shortcuts may lie in place of the groups.
func (b *buttonRow) draw(l *display.List, alone bool) {
	v, shortcuts, n := b.view, b.now.Shortcuts(), len(b.groups)+2
	below := foot(v, b.notes, buttonCell(v, 0, n, 0).W)
	cell := func(i int) display.Rect { return buttonCell(v, i, n, below) }
	if !slices.ContainsFunc(shortcuts, func(x game.Ref) bool {
		return display.Measure(b.words.Title(x), display.Caps, widget.MinText) > cell(0).W-6
	}) {
		for i, x := range shortcuts {
			widget.AppendButton(l, widget.Button{Rect: cell(i), Icon: "anchor", Caption: b.words.Title(x), Target: display.Target{Command: position.CmdPlace, Ref: x}, Off: !b.active, Guarded: b.asleep})
		}
	}
	list := append(b.groups, b.end)
	for i := range b.groups {
		list[i].Rect = cell(i)
	}
	list[n-2].Rect = cell(n - 1)
	widget.Alike(list, noteStyle(v).Size)
	groups, end, letters := list[:n-2], list[n-2], list[0].Letters
	bare := b.now.SettingUp() // nothing is for them yet
	if !alone {
		for _, x := range groups {
			if !bare && !b.panels.bubble.Takes(b.desk, x.Target) {
				widget.AppendButton(l, x)
			}
		}
		b.drawSteps(l, cell(n-2), letters)
		viewNotes(l, v, b.notes, below, cell)
	}
	if !bare {
		widget.AppendButton(l, end) // the keys come to it last
	}
}

// buttonCell is the place of the i-th of n buttons, the last of which ends what one does, above so much room for
// notes.
func buttonCell(v *table.View, i, n int, below float64) display.Rect {
	f, gap := &v.Frame, v.Frame.ButtonGap()
	if i == n-1 {
		r := f.End()
		r.H -= below
		return r
	}
	r := f.ButtonsBesideEnd()
	if f.Shape == layout.Small { // a rail
		r.H = (r.H - gap*float64(n-2)) / float64(n-1)
		return r.Cell(i, 1, gap)
	}
	r.H -= below
	count := n - 1
	if f.ButtonRows > 1 {
		first := min((n+1)/2, n-2) // buttons above the end, beside which undo lies
		high := (r.H - gap) / 2
		if i < first {
			r, count = f.Buttons, first
		} else {
			r.Y, i, count = r.Y+high+gap, i-first, count-first
		}
		r.H = high
	}
	if f.Left { // what is clicked most is outside
		i = count - 1 - i
	}
	w := (r.W - gap*float64(count-1)) / float64(count)
	return r.Column(r.X+float64(i)*(w+gap), w)
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
	if width = min(width, v.Frame.End().W); width < narrow*style.Size || slices.ContainsFunc(notes, func(text string) bool { return !display.Fits(text, style.Font, widget.MinText, width) }) {
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
			widget.Text(l, at.Row(at.Y, min(at.H, foot-gap)), text, style)
		}
	}
}
