package match

import (
	"math"

	"serenissima/game"
	"serenissima/input"
)

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
	asleep [3]bool // everything, the chart, what is armed
}

// rest counts the ticks in which nothing has changed.
func (p *Play) rest(f input.Frame) {
	if f.Pressed || f.JustReleased || !p.timeline.Resting() {
		p.breath %= breathTicks
	}
	if p.breath < breaths*breathTicks {
		p.breath++
	}
	now := passing{pulse: p.pulse(), notice: p.messages.notice, log: p.match.Len(), told: len(p.chronicle.shown()), marked: p.chronicle.marked, unread: len(p.bots.books), asleep: [3]bool{p.nap.all > 0, p.nap.chart > 0, p.gestures.armed != nil && !p.gestures.armed.awake()}}
	if p.advice.hint != nil {
		now.judged = len(p.advice.hint.verdicts)
	}
	p.calm++
	bot := p.decider() != game.Nobody && !p.person(p.decider())
	if now != p.passed || bot || p.Asleep() || len(p.plan) > 0 || !p.timeline.Resting() {
		p.calm = 0
	}
	p.passed = now
}

// Resting implements Restful.
func (p *Play) Resting() bool { return p.calm > 1 }

// pulse is how far the light around the active ship has grown, 0 to 1, in steps:
// between them the picture is the same.
func (p *Play) pulse() float64 {
	return math.Round(4-4*math.Cos(float64(p.breath)*2*math.Pi/breathTicks)) / 8
}
