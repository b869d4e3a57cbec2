package ai

import (
	"iter"
	"runtime"

	"serenissima/game"
)

// A paced thinker lets a helm, which thinks in a straight line, do so in
// slices: its thinking is a coroutine that rests when the units are spent.
type paced struct {
	helm   *helm
	resume func() (struct{}, bool) // nil before the first slice
	stop   func()
	end    runtime.Cleanup // stops the coroutine of a thinker that is dropped
	done   bool
}

// Start implements Thinker.
func (p *paced) Start(view game.State, by game.Player) {
	p.rest()
	p.done = p.helm.begin(view, by)
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
	if p.resume == nil {
		p.resume, p.stop = iter.Pull(p.helm.think)
		p.end = runtime.AddCleanup(p, func(stop func()) { stop() }, p.stop)
	}
	p.helm.units = units
	if _, more := p.resume(); !more {
		p.rest()
		p.done = true
	}
	return p.done
}

// Best implements Thinker.
func (p *paced) Best() game.Action { return p.helm.own.actions[0] }
