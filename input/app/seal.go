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

// sealVerdict is the key of what there is to say of a seal: as long as the game lasts what it is for,
// and at the end whether all belongs together.
func sealVerdict(d session.Disclosure) string {
	switch {
	case !d.Sealed:
		return "dice.seal.none"
	case !d.Over:
		return "dice.seal.about"
	case d.Broken:
		return "dice.seal.broken"
	case d.Taken > 0 && d.Old:
		return "dice.seal.unsure"
	case d.Taken > 0:
		return "dice.seal.over.taken"
	case d.Old:
		return "dice.seal.over.old"
	}
	return "dice.seal.over"
}

// origins are the keys of what the seed means for trust, of those that were not drawn.
var origins = map[session.Origin]string{session.Chosen: "dice.seal.chosen", session.Kept: "dice.seal.kept"}

// A SealFact is something to be told of a seal: a text under its name, or a sentence,
// which has no name.
type SealFact struct{ Name, Text string }

// SealFacts are all that there is to tell of the seal of a match: the commitment and, at the end, what
// it was made of.
func SealFacts(words *lang.Catalog, d session.Disclosure) (facts []SealFact) {
	say := func(key string, args ...any) { facts = append(facts, SealFact{Text: words.T(key, args...)}) }
	show := func(key, text string) { facts = append(facts, SealFact{words.T(key), text}) }
	say(sealVerdict(d), "n", d.Taken)
	if !d.Sealed {
		return facts
	}
	if key := origins[d.Origin]; key != "" {
		say(key)
	}
	show("dice.seal.commitment", inGroups(d.Commitment[:]))
	if d.Taken > 0 && !d.Over {
		say("dice.seal.from", "n", d.Taken)
	}
	switch {
	case !d.Over:
	case d.Old:
		show("dice.seal.seed", fmt.Sprint(d.Seed))
		show("dice.seal.salt", inGroups(d.Salt[:]))
		say("dice.seal.how.old", "text", d.Text)
	default:
		show("dice.seal.text", strings.TrimSpace(d.Text))
		say("dice.seal.how")
	}
	return facts
}
