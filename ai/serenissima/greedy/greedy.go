// Package greedy holds greedy-v1, the first captain of Serenissima, frozen: a
// yardstick by which later opponents are measured. It is never tuned, corrected
// or shared with them, whatever they learn; a test pins what it plays. Only a
// change of the rules may touch it.
package greedy

import "serenissima/game"

// A Mind decides for one seat of Serenissima, one ply deep.
type Mind struct{ helm }

// New returns a mind; the seed varies where it begins a game.
func New(seed uint64) *Mind {
	return &Mind{helm{outlook: outlook{weights: &captainWeights}, seed: seed}}
}

// Begin takes up a decision in a redacted view and has a legal choice for it at
// once. It is done if there is nothing to think about.
func (m *Mind) Begin(view game.State, by game.Player) (done bool) { return m.begin(view, by) }

// Think looks for the best choice; it calls spend before it weighs up a position
// and returns soon when that says no.
func (m *Mind) Think(spend func() bool) {
	m.more = spend
	m.think()
}

// Best returns the choice so far, a legal action from Begin on.
func (m *Mind) Best() game.Action { return m.best() }
