package match

import (
	"strings"

	"serenissima/input"
	"serenissima/input/scene"
	"serenissima/render/display"
)

// A nap is how long what decides in a match sleeps, in ticks.
type nap struct {
	play *Play

	all   int // everything: it appeared unasked
	chart int // the chart under the pointer: a click there skips while moves are shown
	shown int // for which moves have been shown without a break

	pressed press // what somebody has just decided by
	other   int   // what has taken the place of that
}

// A press is where somebody has pressed, and the caption of what was there, the zero press for none.
type press struct {
	at      display.Point
	caption string
}

// caption is what is written on a button: its name begins with that, and goes on with what there is to say of
// it.
func caption(hit *display.Hit) string {
	text, _, _ := strings.Cut(hit.Label, ", ")
	return text
}

// decides reports whether a command belongs to a button that does what is written on it: what takes its place
// may do something else.
func decides(cmd display.Command) bool {
	return cmd == cmdAct || cmd == cmdRow || cmd == cmdNarrow || cmd == cmdBatch || cmd == cmdAnswer
}

// press notes by which button somebody has decided.
func (n *nap) press(hit *display.Hit) {
	if decides(hit.Target.Command) {
		n.pressed, n.other = press{hit.Rect.Center(), caption(hit)}, 0
	}
}

// look lets sleep what has taken the place of the button that was pressed, once that is seen, if something
// else is written there.
func (n *nap) look(c *scene.Context) {
	if n.pressed.caption == "" || n.other > 0 || c.Stale || !n.play.timeline.Idle() || n.play.controller.underWay() {
		return
	}
	if hit := c.At(n.pressed.at); hit != nil && decides(hit.Target.Command) && caption(hit) != n.pressed.caption {
		n.other = scene.SleepTicks
		return
	}
	n.pressed = press{}
}

// asleep reports whether a button in a place does nothing yet.
func (n *nap) asleep(r display.Rect) bool {
	return n.all > 0 || n.other > 0 && r.Contains(n.pressed.at)
}

// skippable is how long moves are shown until somebody may click on the chart to skip
// them.
const skippable = 15

// lull lets what decides sleep, since it will appear unasked.
func (n *nap) lull() { n.all = scene.SleepTicks }

// pass lets a tick pass in which nothing is shown.
func (n *nap) pass() {
	if n.shown > skippable {
		n.chart = scene.SleepTicks
	}
	n.shown, n.all, n.chart = 0, max(0, n.all-1), max(0, n.chart-1)
	if n.other > 0 {
		if n.other--; n.other == 0 {
			n.pressed = press{}
		}
	}
}

// Asleep implements scene.Sleeper.
func (p *Play) Asleep() bool {
	return p.nap.napping() || p.nap.other > 0 || p.gestures.armed != nil && !p.gestures.armed.awake()
}

// napping reports whether anything sleeps because it appeared unasked.
func (n *nap) napping() bool {
	return n.play.timeline.Idle() && !n.play.controller.underWay() && (n.all > 0 || n.chart > 0)
}

// sleeps reports whether a click on a target does nothing yet.
func (n *nap) sleeps(t display.Target) bool {
	chart := t.Command == "" && n.play.now.onBoard(t.Ref)
	return n.all > 0 || chart && n.chart > 0
}

// commands are those of a frame that count: a key that skips never decides, and what
// sleeps hears no key.
func (p *Play) commands(f input.Frame) []display.Command {
	switch {
	case f.Has(input.Skip) && !p.timeline.Idle():
		return scene.Without(f, input.Confirm, input.Advice)
	case f.Has(input.Skip), p.nap.all > 0 && p.timeline.Idle():
		return scene.Without(f, input.Confirm)
	}
	return f.Commands
}
