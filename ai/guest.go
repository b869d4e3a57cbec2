package ai

import "serenissima/game"

// A foreign mind lives in a package of its own, which knows nothing of this one;
// its methods are those of a mind.
type foreign interface {
	Begin(view game.State, by game.Player) (done bool)
	Think(spend func() bool)
	Best() game.Action
}

// A guest is a foreign mind with a pace.
type guest struct {
	pace
	foreign
}

func newGuest(f foreign) Thinker { return &paced{mind: &guest{foreign: f}} }

func (g *guest) begin(view game.State, by game.Player) (done bool) { return g.Begin(view, by) }

func (g *guest) think() { g.Think(g.spend) }

func (g *guest) best() game.Action { return g.Best() }
