package ai

import (
	"fmt"
	"runtime"
	"runtime/debug"

	"serenissima/game"
)

// A Bot decides for one seat. It thinks about a decision in a straight line and
// is deterministic in what it was made from and in what it has decided before.
type Bot interface {
	// Begin takes up a decision of a seat in its redacted view, which is not kept,
	// and has a legal choice for it at once. It is done if there is nothing to
	// think about.
	Begin(view game.State, by game.Player) (done bool)
	// Think looks for the best choice; it calls spend before it weighs up a
	// position and returns soon when that says no.
	Think(spend func() bool)
	// Best returns the choice so far, a legal action from Begin on.
	Best() game.Action
}

// Tireless spends units without end, for bots that may think as long as they want.
func Tireless() bool { return true }

// A Thinker lets a bot think in slices, in a thread that rests when the units of
// a slice are spent. It belongs to one match and one goroutine at a time.
type Thinker struct {
	pace   *pace
	thread *thread // nil before the first slice
	end    runtime.Cleanup
	done   bool
}

// NewThinker returns a thinker with a bot of its own.
func NewThinker(m Bot) *Thinker { return &Thinker{pace: &pace{bot: m}} }

// Start begins to think about a decision of a seat in its redacted view, which is
// not kept.
func (t *Thinker) Start(view game.State, by game.Player) {
	t.drop()
	*t.pace = pace{bot: t.pace.bot}
	t.done = t.pace.bot.Begin(view, by)
}

// drop ends the thread, if there is one.
func (t *Thinker) drop() {
	if t.thread == nil {
		return
	}
	t.end.Stop()
	t.thread.stop()
	t.thread = nil
}

// Step spends at most so many units, one for each position weighed up, and
// reports whether more of them would change nothing. A panic of the bot becomes
// one of the caller.
func (t *Thinker) Step(units int) (done bool) {
	if t.done {
		return true
	}
	if t.thread == nil {
		t.thread = begin(t.pace) // which does not keep t itself alive
		t.end = runtime.AddCleanup(t, (*thread).stop, t.thread)
	}
	t.pace.units = units
	if !t.thread.resume() {
		t.drop()
		t.done = true
		if flaw := t.pace.flaw; flaw != "" {
			panic(flaw) // where the caller can pick it up
		}
	}
	return t.done
}

// Best returns the choice so far, a legal action from Start on.
func (t *Thinker) Best() game.Action { return t.pace.bot.Best() }

// A pace makes a bot rest when its units are spent.
type pace struct {
	bot   Bot
	units int         // that may be spent until the next rest
	yield func() bool // rests, and reports whether thinking goes on
	quit  bool        // nobody wants the answer any more
	flaw  string      // a panic of the bot, with its stack
}

// spend spends a unit; without one it rests first. It reports whether thinking
// goes on.
func (p *pace) spend() bool {
	for p.units <= 0 && !p.quit {
		p.quit = !p.yield()
	}
	if p.quit {
		return false
	}
	p.units--
	return true
}

// ponder lets the bot think to the end, or until a rest says that nobody wants
// that.
func (p *pace) ponder(rest func() bool) {
	defer func() {
		if r := recover(); r != nil {
			p.flaw = fmt.Sprintf("%v\n\nin the thoughts of a bot:\n%s", r, debug.Stack())
		}
	}()
	p.yield = rest
	p.bot.Think(p.spend)
}
