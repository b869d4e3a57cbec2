package session

import "crypto/sha256"

// A Disclosure is what may be known of the seal of a match: the commitment and, once the match is over,
// what it was made of.
type Disclosure struct {
	Sealed     bool // else nothing of this is known
	Commitment [sha256.Size]byte
	Origin     Origin
	Old        bool // see Seal.Old
	Taken      int  // entries of the log from another match

	// Once the match is over.
	Over   bool
	Broken bool // commitment, seed and log do not belong together
	Seed   uint64
	Salt   Salt
	Text   string
}

// Disclosure implements Outline. At the end it plays the match again.
func (m *Match) Disclosure() Disclosure {
	s, ok := m.Seal()
	if !ok {
		return Disclosure{}
	}
	d := Disclosure{Sealed: true, Commitment: s.Commitment, Origin: s.Origin, Old: s.Old(), Taken: m.Taken()}
	if m.state.Result().Over {
		d.Over, d.Broken = true, !s.Fits(m) || m.Departure() >= 0
		d.Seed, d.Salt, d.Text = m.seed, s.Salt, string(s.Text(m))
	}
	return d
}
