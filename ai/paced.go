package ai

import (
	"iter"
	"runtime"

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
	units int // that may be spent until the next rest
	spent int // in this decision
	yield func(struct{}) bool
	quit  bool // nobody wants the answer any more
}

func (p *pace) own() *pace { return p }

// spend spends a unit; without one it rests first. It reports whether thinking
// goes on.
func (p *pace) spend() bool {
	for p.units <= 0 && !p.quit {
		p.quit = !p.yield(struct{}{})
	}
	if p.quit {
		return false
	}
	p.units--
	p.spent++
	return true
}

// A paced thinker is a mind that thinks in slices: its thinking is a coroutine
// that rests when the units are spent.
type paced struct {
	mind
	resume func() (struct{}, bool) // nil before the first slice
	stop   func()
	end    runtime.Cleanup // stops the coroutine of a thinker that is dropped
	done   bool
}

// Start implements Thinker.
func (p *paced) Start(view game.State, by game.Player) {
	p.rest()
	*p.own() = pace{}
	p.done = p.begin(view, by)
}

// rest ends the coroutine if there is one.
func (p *paced) rest() {
	if p.resume == nil {
		return
	}
	p.end.Stop()
	p.stop()
	p.resume, p.stop = nil, nil
}

// Step implements Thinker.
func (p *paced) Step(units int) (done bool) {
	if p.done {
		return true
	}
	own := p.own()
	if p.resume == nil {
		think := p.think // the coroutine must not keep p itself alive
		p.resume, p.stop = iter.Pull(func(yield func(struct{}) bool) {
			own.yield = yield
			think()
		})
		p.end = runtime.AddCleanup(p, func(stop func()) { stop() }, p.stop)
	}
	own.units = units
	if _, more := p.resume(); !more {
		p.rest()
		p.done = true
	}
	return p.done
}

// Best implements Thinker.
func (p *paced) Best() game.Action { return p.best() }
