package ai

import (
	"fmt"
	"runtime"
	"runtime/debug"

	"serenissima/game"
)

// A mind thinks about a decision in a straight line; a paced thinker lets it do
// so in slices. It embeds a pace.
type mind interface {
	// begin takes up a decision and has a legal choice for it at once. It is
	// done if there is nothing to think about.
	begin(view game.State, by game.Player) (done bool)
	// think looks for the best choice; it calls spend before it weighs up a
	// position and returns soon when that says so.
	think()
	// best returns the choice so far.
	best() game.Action
	// own returns the pace embedded in the mind.
	own() *pace
}

// A pace makes a mind rest when its units are spent.
type pace struct {
	units int         // that may be spent until the next rest
	spent int         // in this decision
	yield func() bool // rests, and reports whether thinking goes on
	quit  bool        // nobody wants the answer any more
	flaw  string      // a panic of the mind, with its stack
}

func (p *pace) own() *pace { return p }

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
	p.spent++
	return true
}

// A paced thinker is a mind that thinks in slices, in a thread that rests when the units
// are spent.
type paced struct {
	mind
	thread *thread // nil before the first slice
	end    runtime.Cleanup
	done   bool
}

// Start implements Thinker.
func (p *paced) Start(view game.State, by game.Player) {
	p.drop()
	*p.own() = pace{}
	p.done = p.begin(view, by)
}

// drop ends the thread, if there is one.
func (p *paced) drop() {
	if p.thread == nil {
		return
	}
	p.end.Stop()
	p.thread.stop()
	p.thread = nil
}

// Step implements Thinker. A panic of the mind becomes one of the caller.
func (p *paced) Step(units int) (done bool) {
	if p.done {
		return true
	}
	if p.thread == nil {
		p.thread = begin(p.mind) // which does not keep p itself alive
		p.end = runtime.AddCleanup(p, (*thread).stop, p.thread)
	}
	p.own().units = units
	if !p.thread.resume() {
		p.drop()
		p.done = true
		if flaw := p.own().flaw; flaw != "" {
			panic(flaw) // where the caller can pick it up
		}
	}
	return p.done
}

// ponder lets a mind think to the end, or until a rest says that nobody wants that.
func ponder(m mind, rest func() bool) {
	defer func() {
		if r := recover(); r != nil {
			m.own().flaw = fmt.Sprintf("%v\n\nin the thoughts of a bot:\n%s", r, debug.Stack())
		}
	}()
	m.own().yield = rest
	m.think()
}

// Best implements Thinker.
func (p *paced) Best() game.Action { return p.best() }
