package session

import (
	"maps"
	"slices"

	"serenissima/game"
)

// Copy returns a match that stands where m does, with all that can be taken back and made again;
// what is done in one changes nothing in the other.
func (m *Match) Copy() *Match {
	c := *m
	c.first, c.seats, c.log = slices.Clone(m.first), slices.Clone(m.seats), slices.Clone(m.log)
	c.back, c.undone, c.runs = slices.Clone(m.back), slices.Clone(m.undone), slices.Clone(m.runs)
	c.agreements, c.standing = slices.Clone(m.agreements), slices.Clone(m.standing)
	c.options.Values = maps.Clone(m.options.Values)
	c.dealer = game.Dealer{Rand: m.dealer.Rand}
	return &c
}

// Same reports whether two matches are the same one and stand at the same place: a file of one
// holds the other.
func (m *Match) Same(o *Match) bool {
	sealed := m.seal == o.seal || m.seal != nil && o.seal != nil && *m.seal == *o.seal
	return sealed && m.rules == o.rules && m.seed == o.seed && m.options.Seats == o.options.Seats && maps.Equal(m.options.Values, o.options.Values) &&
		slices.Equal(m.first, o.first) && slices.Equal(m.log, o.log) && slices.Equal(m.agreements, o.agreements)
}
