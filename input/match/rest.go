package match

import (
	"math"

	"serenissima/game"
	"serenissima/input"
)

// A stillness counts the ticks in which nothing that is seen has changed.
type stillness struct {
	play *Play

	breath int     // ticks that the light around the active ship has breathed
	calm   int     // ticks in which nothing has changed
	passed passing // what was shown at the last tick
}

// A breath is two seconds; the light around the active ship takes a few of them
// when something has happened, and then rests.
const (
	breathTicks = 120
	breaths     = 3
)

// passing is what changes in the picture of a match while nobody does anything.
type passing struct {
	pulse  float64
	notice string
	log    int // decisions taken
	told   int // sentences of the story that have been seen
	marked game.Ref
	judged int     // steps that have been weighed
	unread int     // books
	asleep [4]bool // everything, the chart, what has taken the place of a button, what is armed
}

// rest counts the ticks in which nothing has changed.
func (p *stillness) rest(f input.Frame) {
	if f.Pressed || f.JustReleased || !p.play.timeline.Resting() {
		p.breath %= breathTicks
	}
	if p.breath < breaths*breathTicks {
		p.breath++
	}
	now := passing{pulse: p.pulse(), notice: p.play.messages.notice, log: p.play.match.Len(), told: len(p.play.chronicle.shown()), marked: p.play.chronicle.marked, unread: len(p.play.bots.books), asleep: [4]bool{p.play.nap.all > 0, p.play.nap.chart > 0, p.play.nap.other > 0, p.play.gestures.armed != nil && !p.play.gestures.armed.awake()}}
	if p.play.advice.hint != nil {
		now.judged = len(p.play.advice.hint.verdicts)
	}
	p.calm++
	bot := p.play.decider() != game.Nobody && !p.play.awaited(p.play.decider())
	if now != p.passed || bot || p.play.Asleep() || p.play.controller.underWay() || p.play.board.pursuit.to != nil || !p.play.timeline.Resting() {
		p.calm = 0
	}
	p.passed = now
}

// Resting implements Restful.
func (p *Play) Resting() bool { return p.stillness.calm > 1 && p.panels.answers.resting() }

// pulse is how far the light around the active ship has grown, 0 to 1, in steps:
// between them the picture is the same.
func (p *stillness) pulse() float64 {
	return math.Round(4-4*math.Cos(float64(p.breath)*2*math.Pi/breathTicks)) / 8
}
