package match

import (
	"image/color"
	"strings"

	"serenissima/game"
	"serenissima/input"
	"serenissima/input/scene"
	"serenissima/render/op"
	"serenissima/render/synth"
	"serenissima/render/table"
	"serenissima/render/theme"
	"serenissima/render/twin"
	"serenissima/render/ui"
)

// An arming is an action that cannot be taken back: it is asked for once and waits to be
// asked for again. Anything else calls it off.
type arming struct {
	action game.Action
	stakes []table.Line
	target op.Target // that was pressed
	at     op.Point
	ticks  int // for which it has been shown
}

// awake reports whether asking again does it: not so soon that a double click would.
func (a *arming) awake() bool { return a.ticks >= scene.SleepTicks }

// disarm calls off what is armed if anything is done in a frame. Until its end that can
// still be asked for again.
func (p *Play) disarm(f input.Frame) {
	p.trigger = nil
	if p.armed == nil {
		return
	}
	p.armed.ticks++
	if f.Tap || f.DragEnd && p.drag != nil || len(f.Commands) > 0 {
		p.trigger, p.armed = p.armed, nil
	}
}

// decideOn carries out what a person has asked for, or arms it.
func (p *Play) decideOn(c *scene.Context, a game.Action) {
	if !p.arms(c, a) {
		p.do(c, a)
	}
}

// arms arms an action that a person has asked for if it cannot be taken back, and
// reports whether it still has to be asked for again.
func (p *Play) arms(c *scene.Context, a game.Action) bool {
	if t := p.trigger; t != nil && t.action == a {
		if !t.awake() {
			p.armed = t
		}
		return !t.awake()
	}
	if !c.Settings.AskTwice || p.lesson != nil && a != p.lesson.next(p) {
		return false
	}
	stakes := p.table.Stakes(p.now.view, a)
	if len(stakes) == 0 {
		return false
	}
	c.Hear(synth.Click)
	p.armed = &arming{action: a, stakes: stakes, target: p.source, at: p.at}
	return true
}

// again asks again for what is armed if a target is what was pressed for it. It reports
// whether it is.
func (p *Play) again(c *scene.Context, t op.Target) bool {
	if p.trigger == nil || p.trigger.target != t {
		return false
	}
	p.decideOn(c, p.trigger.action)
	return true
}

// stakes tells what is armed: the action, and below what it puts at stake.
func (p *Play) stakes(c *scene.Context) (lines []string) {
	words := p.words(c)
	title := words.Action(p.armed.action)
	if p.now.isEnd(p.armed.action) {
		title = p.now.endCaption(words)
	}
	return append([]string{title}, twin.Stakes(words, p.armed.stakes)...)
}

// viewArmed rings what is armed, and says beside it what is at stake and how to go on.
func (p *Play) viewArmed(c *scene.Context, l *op.List, v *table.View) {
	if p.armed == nil || !p.timeline.Idle() {
		return
	}
	u := v.Frame.Unit
	thing := op.Rect{X: p.armed.at.X - 12*u, Y: p.armed.at.Y - 12*u, W: 24 * u, H: 24 * u}
	if hit := l.Find(p.armed.target); p.armed.target.Command != "" && hit != nil {
		thing = hit.Rect
		l.Stroke(thing.Inset(-4*u), 11*u, 9*u, theme.Fade(theme.Paper, 0.85))
		l.Stroke(thing.Inset(-2*u), 10*u, 3.5*u, theme.Rubric)
	} else {
		if at, ok := p.whereIs(l, v, p.armed.target.Ref); ok {
			thing = at
		}
		ring(l, thing, u, 0)
	}
	actor, _ := p.whereIs(l, v, p.table.Subject(p.now.view))
	lines := p.stakes(c)
	size, pad := 16*u, 12*u
	width := min(340*u, v.Frame.Size.X-2*pad-8)
	title, about, foot := lines[0], strings.Join(lines[1:], "\n"), c.Lang.T("play.again")
	high := func(text string, f op.FontID) float64 { return ui.Height(text, f, size, width) + 0.5 }
	h := high(title, op.SansBold) + high(about, op.Sans) + high(foot, op.SansBold) + 8*u
	r, _ := ui.Beside(op.Rect{W: v.Frame.Size.X, H: v.Frame.Size.Y}, thing.Inset(-8*u), thing.Center(), width+2*pad, h+2*pad, actor)
	ui.Paper(l, r)
	l.Stroke(r, min(10, r.H/4), 2.5*u, theme.Rubric)
	box := r.Inset(pad)
	write := func(text string, f op.FontID, ink color.NRGBA) {
		box.H = high(text, f)
		ui.Text(l, box, text, f, size, op.Left, ink)
		box.Y += box.H + 4*u
	}
	write(title, op.SansBold, theme.Rubric)
	write(about, op.Sans, theme.Ink)
	if p.armed.awake() {
		write(foot, op.SansBold, theme.Ink)
	} else {
		write(foot, op.SansBold, theme.PaperOffText)
	}
}
