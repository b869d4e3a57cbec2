package match

import (
	"slices"
	"strings"

	"serenissima/game"
	"serenissima/input/app"
	"serenissima/input/match/position"
	"serenissima/render/control"
	"serenissima/render/display"
)

// A clickGuard ignores clicks for some ticks where something has just appeared that nobody can have
// meant.
type clickGuard struct {
	all   int // on everything that decides: it appeared unasked
	chart int // on the chart under the pointer: a click there skips while moves are shown
	shown int // for which moves have been shown without a break

	pressed press // what somebody has just decided by
	other   int   // on what has taken the place of that
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
	return cmd == cmdCardOn || cmd == position.CmdAct || cmd == position.CmdRow || cmd == position.CmdNarrow || cmd == position.CmdBatch || cmd == position.CmdAnswer
}

// press notes by which button somebody has decided.
func (g *clickGuard) press(hit *display.Hit) {
	if decides(hit.Target.Command) {
		g.pressed, g.other = press{hit.Rect.Center(), caption(hit)}, 0
	}
}

// guardReplacement guards what has taken the place of the button that was pressed, once that is seen, if something
// else is written there.
func (g *clickGuard) guardReplacement(c *app.Context) {
	if g.pressed.caption == "" || g.other > 0 || c.Screen.Stale {
		return
	}
	if hit := c.Screen.At(g.pressed.at); hit != nil && decides(hit.Target.Command) && caption(hit) != g.pressed.caption {
		g.other = app.GuardTicks
		return
	}
	g.pressed = press{}
}

// skippable is how long moves are shown until somebody may click on the chart to skip
// them.
const skippable = 15

// guard ignores what decides for a while, since it will appear unasked.
func (g *clickGuard) guard() { g.all = app.GuardTicks }

// tick lets a tick pass, in which moves are shown or nothing is.
func (g *clickGuard) tick(shows bool) {
	if shows {
		g.shown++
		return
	}
	if g.shown > skippable {
		g.chart = app.GuardTicks
	}
	g.shown, g.all, g.chart = 0, max(0, g.all-1), max(0, g.chart-1)
	if g.other > 0 {
		if g.other--; g.other == 0 {
			g.pressed = press{}
		}
	}
}

// ignoresAll reports whether nothing that decides can be clicked on yet.
func (g *clickGuard) ignoresAll() bool { return g.all > 0 }

// ignores reports whether a click on a target does nothing yet; things are those of the board.
func (g *clickGuard) ignores(t display.Target, things []game.Ref) bool {
	return g.ignoresAll() || g.chart > 0 && t.Command == "" && slices.Contains(things, t.Ref)
}

// ignoresAt reports whether a button in a place does nothing yet.
func (g *clickGuard) ignoresAt(r display.Rect) bool {
	return g.ignoresAll() || g.other > 0 && r.Contains(g.pressed.at)
}

// unasked reports whether what has appeared unasked cannot be clicked on yet.
func (g *clickGuard) unasked() bool { return g.all > 0 || g.chart > 0 }

// heard are the commands of a frame that count, while nothing is shown or something is: a key that
// skips never decides, and what ignores clicks ignores keys.
func (g *clickGuard) heard(f control.Frame, idle bool) []display.Command {
	switch {
	case f.Has(control.Skip) && !idle:
		return app.Without(f, control.Confirm, control.Advice)
	case f.Has(control.Skip), g.ignoresAll() && idle:
		return app.Without(f, control.Confirm)
	}
	return f.Commands
}
