package session

import (
	"crypto/sha256"
	"fmt"
	"slices"

	"serenissima/game"
)

// SaltSize is the size of a salt in bytes: nobody can try so many values.
const SaltSize = 16

// A Salt is what is drawn at random for a seal; it comes from the caller.
type Salt [SaltSize]byte

// A Seal binds a match to its seed before the first die falls: the commitment is
// shown at the start, seed and salt are told at the end, and everybody can check
// that they belong together. The salt is there because the seeds alone are few
// enough to be tried one after the other.
type Seal struct {
	Commitment [sha256.Size]byte
	Salt       Salt
	From       int // entries that the match began with: their chance was dealt elsewhere
}

// NewSeal seals a seed; chance follows from it behind the first from entries.
func NewSeal(seed uint64, salt Salt, from int) Seal {
	return Seal{Commitment: commit(seed, salt), Salt: salt, From: from}
}

// commit hashes the seed in decimal, a space and the salt in hexadecimal, which
// any shell can do as well: printf '7 00112233445566778899aabbccddeeff' | sha256sum.
func commit(seed uint64, salt Salt) [sha256.Size]byte {
	return sha256.Sum256(fmt.Appendf(nil, "%d %x", seed, salt))
}

// Fits reports whether the commitment is that of a seed and the salt.
func (s Seal) Fits(seed uint64) bool { return s.Commitment == commit(seed, s.Salt) }

// Seal returns the seal of the match, false if it has none: matches of before
// there were seals.
func (m *Match) Seal() (Seal, bool) {
	if m.seal == nil {
		return Seal{}, false
	}
	return *m.seal, true
}

// PutSeal gives the match its seal. What it began with cannot be undone, as after
// Fork.
func (m *Match) PutSeal(s Seal) {
	m.seal = &s
	if taken := s.From - m.Firm(); taken > 0 {
		m.back, m.barrier = slices.Delete(m.back, 0, min(taken, len(m.back))), TakenOver
	}
}

// Departure returns the index of the first outcome of chance in the log that
// does not follow from the seed and the decisions before it, -1 if all do. What
// the match began with does not count; see Seal.From.
func (m *Match) Departure() int {
	from := 0
	if m.seal != nil {
		from = m.seal.From
	}
	dealer := game.Dealer{Rand: game.NewRand(m.seed)}
	s := m.start.Clone()
	for i, a := range m.log {
		if a.By == game.Chance && dealer.Deal(s) != a && i >= from {
			return i
		}
		s.Apply(a, nil)
	}
	return -1
}
