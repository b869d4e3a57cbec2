package session

import (
	"crypto/sha256"
	"fmt"
	"slices"
	"strconv"

	"serenissima/game"
)

// SaltSize is the size of a salt in bytes: nobody can try so many values.
const SaltSize = 16

// A Salt is what is drawn at random for a seal; it comes from the caller.
type Salt [SaltSize]byte

// An Origin is where the seed of a match comes from: whoever knows the seed can know
// all dice and cards. Its words are written to files.
type Origin string

// The origins of a seed.
const (
	Drawn  Origin = "drawn"  // at random, for this match
	Chosen Origin = "chosen" // by hand
	Kept   Origin = "kept"   // from the match that this one was taken up from
)

// Origins returns all origins. Codes name them by their numbers, so that new ones
// come last.
func Origins() []Origin { return []Origin{Drawn, Chosen, Kept} }

// A Seal binds a match to its terms before the first die falls: the commitment is
// shown at the start, seed and salt are told at the end, and everybody can check
// that they belong together. The salt is there because the seeds alone are few
// enough to be tried one after the other.
type Seal struct {
	Commitment [sha256.Size]byte // the SHA-256 of the text; see Text
	Salt       Salt
	From       int    // entries that the match began with: their chance was dealt elsewhere
	Rules      int    // the version of the rules when the seal was made; zero in an old seal
	Origin     Origin // of the seed; empty in an old seal, which does not say
}

// NewSeal seals a match whose first from entries were taken over from another one.
func NewSeal(m *Match, salt Salt, from int, origin Origin) Seal {
	s := Seal{Salt: salt, From: from, Rules: m.rules.Info().Version, Origin: origin}
	s.Commitment = s.Sum(m)
	return s
}

// Old reports whether the seal is of the first kind. Such a seal binds seed and salt
// alone: neither rules, options and seats nor the entries that were taken over.
func (s Seal) Old() bool { return s.Rules == 0 }

// Text returns what the seal of a match binds, a line each; of an old one, seed and
// salt. Colours are left out: they change nothing. So are options at their defaults,
// since a rule set may gain some later, and the version of the rules is that of when
// the seal was made.
func (s Seal) Text(m *Match) []byte {
	if s.Old() {
		return fmt.Appendf(nil, "%d %x", m.seed, s.Salt)
	}
	in := m.rules.Info()
	dst := fmt.Appendf(nil, "seal 2\nrules %s %d\noption seats=%d\n", in.ID, s.Rules, m.options.Seats)
	for _, o := range in.Options {
		if v := m.options.Values[o.Name]; v != o.Values[0] {
			dst = fmt.Appendf(dst, "option %s=%s\n", o.Name, v)
		}
	}
	for i, seat := range m.first {
		who := "human"
		if seat.Kind == Bot {
			who = "bot " + seat.Level
		}
		dst = fmt.Appendf(dst, "seat %d %s %s\n", i+1, who, strconv.QuoteToASCII(seat.Name))
	}
	dst = fmt.Appendf(dst, "from %d", s.From)
	if s.From > 0 {
		sum := m.sumOf(s.From)
		dst = fmt.Appendf(dst, " %x %x", sum[:sha256.Size/2], sum[sha256.Size/2:]) // halves, for narrow screens
	}
	return fmt.Appendf(dst, "\nseed %d %s\nsalt %x\n", m.seed, s.Origin, s.Salt)
}

// sumOf is the SHA-256 of the first n entries of the log, a line each.
func (m *Match) sumOf(n int) [sha256.Size]byte {
	var text []byte
	for _, a := range m.log[:min(n, len(m.log))] {
		text = append(m.rules.Info().AppendAction(text, a), '\n')
	}
	return sha256.Sum256(text)
}

// Sum returns the commitment that the seal of a match should have.
func (s Seal) Sum(m *Match) [sha256.Size]byte { return sha256.Sum256(s.Text(m)) }

// Fits reports whether the commitment is that of the match. A match that has lost
// entries that it began with does not fit.
func (s Seal) Fits(m *Match) bool {
	return s.Commitment == s.Sum(m) && (s.Old() || s.From <= len(m.log))
}

// Seal returns the seal of the match, false if it has none: matches of before
// there were seals.
func (m *Match) Seal() (Seal, bool) {
	if m.seal == nil {
		return Seal{}, false
	}
	return *m.seal, true
}

// Commitment implements Outline.
func (m *Match) Commitment() ([sha256.Size]byte, bool) {
	s, ok := m.Seal()
	return s.Commitment, ok
}

// PutSeal gives the match its seal. What it began with cannot be undone, as after
// Fork.
func (m *Match) PutSeal(s Seal) {
	m.seal = &s
	if taken := s.From - m.Firm(); taken > 0 {
		m.back, m.barrier = slices.Delete(m.back, 0, min(taken, len(m.back))), TakenOver
	}
}

// Taken returns how many entries of the log were taken over from another match, as
// the seal says: whether their chance follows from the seed is not checked.
func (m *Match) Taken() int {
	if m.seal == nil {
		return 0
	}
	return min(m.seal.From, len(m.log))
}

// Departure returns the index of the first outcome of chance in the log that
// does not follow from the seed and the decisions before it, -1 if all do. What
// the match began with does not count; see Taken.
func (m *Match) Departure() int {
	from := m.Taken()
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

// WithFreshDice returns a match that goes on from the position of m with a seed of
// its own, drawn at random like the salt. Who has it learns nothing of the chance to
// come in m.
func (m *Match) WithFreshDice(seed uint64, salt Salt) (*Match, error) {
	fresh, err := m.Fork(len(m.log), m.seats, seed)
	if err != nil {
		return nil, err
	}
	fresh.PutSeal(NewSeal(fresh, salt, len(m.log), Drawn))
	return fresh, nil
}
