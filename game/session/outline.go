package session

import (
	"crypto/sha256"
	"iter"

	"serenissima/game"
)

// An Outline is what may be known of a match: by everybody its rules, who sits where, the position without
// anybody's secrets, and how far the match has come; by one viewer what has happened. *Match is one.
type Outline interface {
	// Rules returns the rule set.
	Rules() game.Rules
	// Options returns the options that the match is played with.
	Options() game.Options
	// Seats returns who sits where now, seat 1 first.
	Seats() []Seat
	// Seat returns who sits on p, the zero Seat for none.
	Seat(p game.Player) Seat
	// Public returns the position as an onlooker may see it. It must not be changed.
	Public() game.State
	// Secret reports whether what p may see of the position holds something that an onlooker may
	// not.
	Secret(p game.Player) bool
	// Standing returns the answers that stand, the latest last.
	Standing() []game.StandingAnswer
	// View returns the position as a viewer may see it, a copy.
	View(viewer game.Player) game.State
	// BeatsFor tells the match from its beginning, as a viewer may see it.
	BeatsFor(viewer game.Player) iter.Seq[Beat]
	// Record does the same, and tells everything of a match that is over: then there are no secrets.
	Record(viewer game.Player) iter.Seq[Beat]
	// Disclosure returns what may be known of the seal.
	Disclosure() Disclosure
	// Commitment returns that of the seal, false if there is none.
	Commitment() ([sha256.Size]byte, bool)
	// Len returns the number of entries of the log.
	Len() int
	// LastBy returns who made the last entry of the log, Nobody where there is none.
	LastBy() game.Player
	// Firm is how many entries of the log cannot be undone.
	Firm() int
	// Barrier returns why nothing before Firm can be undone.
	Barrier() Barrier
	// CanUndo reports whether the last entry can be undone, and if not, why.
	CanUndo() (bool, Barrier)
	// CanRedo reports whether a decision has been undone and no other made since.
	CanRedo() bool
}

var _ Outline = (*Match)(nil)

// Public implements Outline.
func (m *Match) Public() game.State {
	if m.seen != m.state {
		m.seen, m.public = m.state, m.View(game.Nobody)
	}
	return m.public
}
