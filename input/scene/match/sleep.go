package match

import (
	"serenissima/game/session"
	"serenissima/input"
	"serenissima/input/scene"
	"serenissima/render/op"
)

// A nap is how long what decides in a match sleeps, in ticks.
type nap struct {
	play *Play

	all   int // everything: it appeared unasked
	chart int // the chart under the pointer: a click there skips while moves are shown
	shown int // for which moves have been shown without a break
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
}

// surprised lets everything sleep after beats that are not all the doing of who sits at
// the screen: others have acted, or something has been ended or answered by itself.
func (n *nap) surprised(beats []session.Beat) {
	for _, b := range beats {
		if b.Action.By != n.play.seating.seated || n.play.controller.passing {
			n.lull()
		}
	}
}

// Asleep implements scene.Sleeper.
func (p *Play) Asleep() bool {
	return p.nap.napping() || p.gestures.armed != nil && !p.gestures.armed.awake()
}

// napping reports whether anything sleeps because it appeared unasked.
func (n *nap) napping() bool {
	return n.play.timeline.Idle() && !n.play.controller.underWay() && (n.all > 0 || n.chart > 0)
}

// sleeps reports whether a click on a target does nothing yet.
func (n *nap) sleeps(t op.Target) bool {
	chart := t.Command == "" && n.play.now.onBoard(t.Ref)
	return n.all > 0 || chart && n.chart > 0
}

// commands are those of a frame that count: a key that skips never decides, and what
// sleeps hears no key.
func (p *Play) commands(f input.Frame) []op.Command {
	switch {
	case f.Has(input.Skip) && !p.timeline.Idle():
		return scene.Without(f, input.Confirm, input.Advice)
	case f.Has(input.Skip), p.nap.all > 0 && p.timeline.Idle():
		return scene.Without(f, input.Confirm)
	}
	return f.Commands
}
