package app

import (
	"fmt"
	"strings"

	"serenissima/assets/lang"
	"serenissima/game/session"
)

// Chance is where seeds and salts come from.
type Chance struct {
	NewSeed func() uint64 // for a game whose seed nobody has named
	// NewSalt draws the salt of a seal, which nobody may guess; nil: matches have no
	// seal.
	NewSalt func() session.Salt
}

// Seal seals a match that begins, of which so many entries were dealt elsewhere;
// it does nothing where matches have no seal.
func (c *Chance) Seal(m *session.Match, from int, origin session.Origin) {
	if c.NewSalt != nil {
		m.PutSeal(session.NewSeal(m, c.NewSalt(), from, origin))
	}
}

// Sealed tells the beginning of the commitment of a match by a text of the language
// files, nothing if it has no seal.
func Sealed(words *lang.Catalog, m session.Outline, key string) string {
	sum, ok := m.Commitment()
	if !ok {
		return ""
	}
	return words.T(key, "seal", inGroups(sum[:4]))
}

// inGroups writes bytes in hexadecimal with gaps, so that they can be compared.
func inGroups(data []byte) string {
	var groups []string
	for len(data) > 0 {
		n := min(4, len(data))
		groups, data = append(groups, fmt.Sprintf("%x", data[:n])), data[n:]
	}
	return strings.Join(groups, " ")
}

// SealVerdict is the key of what there is to say of the seal of a match: as long as the
// game lasts what it is for, and at the end whether all belongs together.
func SealVerdict(m *session.Match) string {
	s, ok := m.Seal()
	switch {
	case !ok:
		return "dice.seal.none"
	case !m.State().Result().Over:
		return "dice.seal.about"
	case !s.Fits(m) || m.Departure() >= 0:
		return "dice.seal.broken"
	case m.Taken() > 0 && s.Old():
		return "dice.seal.unsure"
	case m.Taken() > 0:
		return "dice.seal.over.taken"
	case s.Old():
		return "dice.seal.over.old"
	}
	return "dice.seal.over"
}

// origins are the keys of what the seed means for trust, of those that were not drawn.
var origins = map[session.Origin]string{session.Chosen: "dice.seal.chosen", session.Kept: "dice.seal.kept"}

// A SealFact is something to be told of a seal: a text under its name, or a sentence,
// which has no name.
type SealFact struct{ Name, Text string }

// SealFacts are all that there is to tell of the seal of a match about which the verdict has been
// found: the commitment and, at the end, what it was made of.
func SealFacts(words *lang.Catalog, m *session.Match, verdict string) (facts []SealFact) {
	say := func(key string, args ...any) { facts = append(facts, SealFact{Text: words.T(key, args...)}) }
	show := func(key, text string) { facts = append(facts, SealFact{words.T(key), text}) }
	say(verdict, "n", m.Taken())
	s, ok := m.Seal()
	if !ok {
		return facts
	}
	if key := origins[s.Origin]; key != "" {
		say(key)
	}
	show("dice.seal.commitment", inGroups(s.Commitment[:]))
	over := m.State().Result().Over
	if m.Taken() > 0 && !over {
		say("dice.seal.from", "n", m.Taken())
	}
	switch {
	case !over:
	case s.Old():
		show("dice.seal.seed", fmt.Sprint(m.Seed()))
		show("dice.seal.salt", inGroups(s.Salt[:]))
		say("dice.seal.how.old", "text", string(s.Text(m)))
	default:
		show("dice.seal.text", strings.TrimSpace(string(s.Text(m))))
		say("dice.seal.how")
	}
	return facts
}
