package scene

import (
	"math"

	"serenissima/game"
	"serenissima/input"
)

// A Restful scene can say that its picture stays as it is without input.
type Restful interface {
	Scene
	// Resting reports whether the last Update has changed nothing that is seen.
	Resting() bool
}

// quietTicks is how many ticks without input pass until a picture is trusted to
// stay: what pointing at something or closing a scene brings may take another
// tick.
const quietTicks = 4

// hush counts the ticks without input.
func (s *Stack) hush(f input.Frame, nav Nav) {
	c := s.context
	c.quiet++
	if nav.move != stay || c.Notice() != s.noticed || !idle(f, s.last) {
		c.quiet = 0
		c.inputs++
	}
	s.last, s.noticed = f, c.Notice()
}

// Still reports whether View would show the same as the last time.
func (s *Stack) Still() bool {
	if s.context.quiet < quietTicks {
		return false
	}
	top, ok := s.Top().(Restful) // those below get no ticks
	return ok && top.Resting()
}

// idle reports whether nothing has been done since the frame before.
func idle(f, last input.Frame) bool {
	return f.Size == last.Size && f.Scale == last.Scale && f.Focused == last.Focused &&
		f.Pointer == last.Pointer && f.Inside == last.Inside && !f.Pressed && !f.JustReleased && !f.LongPress &&
		!f.Secondary && f.Wheel == 0 && f.Pinch == 1 && len(f.Commands)+len(f.Runes)+len(f.Edits)+len(f.Press)+len(f.Arrivals) == 0 && f.Line == nil
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
	now := passing{pulse: p.pulse(), notice: p.notice, log: p.match.Len(), told: len(p.shown()), marked: p.marked, unread: len(p.books), asleep: [3]bool{p.nap.all > 0, p.nap.chart > 0, p.armed != nil && !p.armed.awake()}}
	if p.hint != nil {
		now.judged = len(p.hint.verdicts)
	}
	p.calm++
	bot := p.decider() != game.Nobody && !p.person(p.decider())
	if now != p.passed || bot || p.asleep() || len(p.plan) > 0 || !p.timeline.Resting() {
		p.calm = 0
	}
	p.passed = now
}

// blinkTicks is how long a caret is seen, and how long it is not.
const blinkTicks = 30

// Resting implements Restful: the caret blinks.
func (s *Setup) Resting() bool { return !s.Typing() || s.blink%blinkTicks != 0 }

// Resting implements Restful.
func (p *Play) Resting() bool { return p.calm > 1 }

// pulse is how far the light around the active ship has grown, 0 to 1, in steps:
// between them the picture is the same.
func (p *Play) pulse() float64 {
	return math.Round(4-4*math.Cos(float64(p.breath)*2*math.Pi/breathTicks)) / 8
}
