package host

import (
	"serenissima/game"
	"serenissima/game/session"
)

// A Script is a recorded match of which a lesson is made: one seat does again what it did there, the
// others do it by themselves.
type Script interface {
	// Learner is the seat of the person.
	Learner() game.Player
	// Len is the number of entries.
	Len() int
	// Entry is what was decided or dealt after so many entries, the zero Action at the end.
	Entry(n int) game.Action
	// Tells reports whether something is told after so many entries, before the next one is made.
	Tells(n int) bool
	// Open returns the match as it stood after so many entries.
	Open(n int) (*session.Match, error)
}

// Rewind goes back in a lesson to where it stood after so many entries.
func (h *Local) Rewind(n int) error {
	m, err := h.options.Script.Open(n)
	if err != nil {
		return err
	}
	h.match, h.Outline = m, m
	h.rewound()
	return nil
}
