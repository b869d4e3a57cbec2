package match

import (
	"cmp"
	"slices"
	"strings"

	"serenissima/assets/lang"
	"serenissima/assets/lessons"
	"serenissima/game"
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

// hintAt is where the hint lies: beside the column of answers, if there is one.
func hintAt(d *desk) display.Rect {
	v := d.View()
	r := v.Frame.Hint
	if v.Frame.Shape != layout.Small || !d.asksInBar() {
		return r
	}
	if left, right := d.BesideAnswers(); !r.Intersect(panel.AnswerColumn(&v.Frame)).Empty() {
		gap := 8 * v.Frame.Unit
		end := min(r.X+r.W, right-gap)
		r.X = max(r.X, left+gap)
		r.W = end - r.X
	}
	return r
}

// drawHint says what is expected of whom.
func (b *bar) drawHint(l *display.List) {
	v := b.view
	r, u := hintAt(b.desk), v.Frame.Unit
	widget.Paper(l, r)
	text, acts, batch := b.hint()
	r = viewSign(l, v, besideTools(r, v, len(buttons(b.desk, besideHint))), acts)
	if batch {
		high := max(r.H-8*u, min(r.H, v.Frame.Reach))
		r.W = b.panels.holds.Batch(b.desk, l, display.Rect{X: r.X + 0.38*r.W, Y: r.Center().Y - high/2, W: 0.62*r.W - 4*u, H: high}) - r.X
	}
	if !b.hasAdviceTool() && !b.now.Modal() && b.canAsk() {
		r = viewAskInHint(l, v, r, text, b.command(control.Advice).button(b.desk))
	}
	about := display.Rect{X: r.X, Y: r.Y + 2, W: r.W - 8*u, H: r.H - 4}
	if v.Frame.Shape == layout.Small { // the card of the galley has no room for its steps
		foot := display.Rect{X: r.X, Y: about.Y + about.H - 19*u, W: about.W, H: 17 * u}
		if b.table.DrawSteps(l, foot, v, 13.5*u, true) {
			about.H -= 19 * u
		}
	}
	about = b.drawGoOn(l, about)
	widget.Text(l, about, text, display.TextStyle{Font: display.Sans, Size: 17 * u, Color: theme.Ink})
}

// hint is what is expected of whom, and whether what is often done together lies beside the words.
func (b *bar) hint() (text string, acts game.Player, batch bool) {
	d, words := b.host.Public().Decision(), b.words
	switch {
	case !b.timeline.Idle():
		if len(b.history.Entries) > 0 {
			last := narrate(b.timeline, b.history, words)
			return last.text, last.by, false
		}
	case b.waits != "":
		return b.waits, lessons.Learner, false
	case b.now.OthersDecide():
		return thinking(words, d.Player), d.Player, false
	case b.BarTaken() && !b.now.Modal():
		return b.which(b.Between()), d.Player, false
	case b.Idle() && b.now.Fight != nil:
		fight := b.now.Fight
		return words.Line("fight.round", "n", b.history.Rounds.N, "seat", game.Seat(fight.Sides[0].By), "target", fight.Sides[1].What), d.Player, false
	case b.asksInBar(), len(b.now.Legal) > 0 && b.now.Offer.About.Key != "":
		return b.now.Question(words), d.Player, false
	case b.scope.Bare() && !b.now.Lesson.Waits():
		return words.Line("group." + b.now.Offer.Groups[b.scope.Group].Name + ".help"), d.Player, true
	}
	return words.Prompt(d, b.table.Subject(b.host.Public()), b.now.Allowed), d.Player, false
}

// goOnWidth is how much of the hint the button takes that goes on with a plan, at most.
const goOnWidth = 0.3

// drawGoOn appends the button in the hint that goes on with a plan which was stopped; it returns what
// is left of the hint for words.
func (b *bar) drawGoOn(l *display.List, r display.Rect) display.Rect {
	if b.scope.Stopped == nil {
		return r
	}
	u, caption := b.view.Frame.Unit, b.c.Lang.T("play.go-on")
	w := min(goOnWidth*r.W, display.Measure(caption, display.Caps, 17*u)+56*u)
	t := display.Target{Command: position.CmdGoOn}
	tip := lang.Capital(strings.Join(texttwin.StepsOf(b.table, b.words, b.now.View, b.scope.Stopped), ", "))
	widget.AppendButton(l, widget.Button{Rect: r.Column(r.X+r.W-w, w), Caption: caption, Paper: true, Primary: b.step == goOnStep,
		Target: t, Tip: tip, Guarded: b.clicks.ignoresAll(), State: b.State(t)})
	r.W -= w + 8*u
	return r
}

// besideTools is what so many small buttons leave of the place of the hint.
func besideTools(r display.Rect, v *table.View, n int) display.Rect {
	tools := toolsAt(v, n)
	switch {
	case r.Intersect(tools).Empty():
	case v.Frame.Left:
		left := tools.X + tools.W
		r.X, r.W = left, r.X+r.W-left
	default:
		r.W = tools.X - r.X
	}
	return r
}

// viewSign draws the sign of who is to act at the beginning of a hint: of a seat, or of the Doge. It
// returns what is left of its place.
func viewSign(l *display.List, v *table.View, r display.Rect, acts game.Player) display.Rect {
	u := v.Frame.Unit
	side := min(r.H, 40*u)
	sign := display.Point{X: r.X + 6*u + side/2, Y: r.Center().Y}
	if acts > game.Nobody {
		v.AppendFace(l, sign, side*0.88, acts)
	} else {
		widget.Icon(l, "cap", sign, side*0.72, theme.Brown)
	}
	taken := 8*u + side
	r.X, r.W = r.X+taken, r.W-taken
	return r
}

// thinking says that a seat decides.
func thinking(words *lang.Words, seat game.Player) string {
	return words.T("play.thinking", "seat", words.NameOf(game.Seat(seat)))
}

// viewAskInHint puts the button that asks the captain at the end of the hint, in frames with no
// room for it among the small buttons, unless no letters are small enough for the words beside it. It
// returns what is left of the place of the hint.
func viewAskInHint(l *display.List, v *table.View, r display.Rect, text string, ask widget.Button) display.Rect {
	side := v.Frame.Reach
	words := display.Rect{W: r.W - side - 8*v.Frame.Unit, H: r.H - 4}
	if r.H < side || !widget.Holds(words, text, display.TextStyle{Font: display.Sans, Size: widget.MinText}) {
		return r
	}
	r.W -= side
	ask.Rect, ask.Paper = display.Rect{X: r.X + r.W, Y: r.Center().Y - side/2, W: side, H: side}.Inset(2), true
	widget.AppendButton(l, ask)
	return r
}

// which asks which of some actions that a panel of the table shows by pieces is chosen, and says where else a
// choice is made.
func (b *bar) which(list []game.Action) string {
	s, words := &b.scope, b.words
	which := lang.Capital(words.Which(list[0].Verb, list[0].Obj[0]))
	if s.Choice != nil {
		return cmp.Or(which, s.Choice.Title(words, s.Subject()))
	}
	help := words.Line("group." + s.Offer.Groups[s.Group].Name + ".help")
	several := func(a game.Action) bool { return a.Obj[0] != list[0].Obj[0] }
	if len(list) > 1 && !slices.ContainsFunc(list, several) {
		return cmp.Or(which, help)
	}
	return help
}
