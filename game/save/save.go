// Package save is the file format of a match: plain text, one entry a line.
//
//	match 2                        the version of this format
//	rules serenissima 1            the rule set and its version
//	option seats=4
//	option money=hidden
//	seat 1 human "Anna" colour=1
//	seat 2 bot captain "Bernat" colour=2
//	seal 9c1a… salt=00ff… from=0 rules=1 seed=drawn
//	seed 81985529216486895
//	* begin seat:1                 an outcome of chance
//	1 close port:tunis             a decision of seat 1
//	= 8f31c20a5d1e0b77             hash of the position, every so often
//	end 2                          the number of entries; proves completeness
//
// The seal, in hexadecimal, may be missing: matches had none at first. In version
// 1 of the format it has neither rules nor seed; see session.Seal.Old. What the
// format gains is optional like that, so that old files are read for ever, and a
// match that needs nothing new is still written in version 1.
//
// Empty lines and lines that begin with # are ignored. A file is loaded by
// playing it again.
package save

import (
	"fmt"
	"strconv"

	"serenissima/game"
	"serenissima/game/session"
)

// Format is the newest version of the format that Encode writes.
const Format = 2

// version is the oldest version of the formats that can hold a match; files and
// codes have the same.
func version(m *session.Match) int {
	if seal, ok := m.Seal(); ok && !seal.Old() {
		return 2
	}
	return 1
}

// HashEvery is the number of entries between two hashes.
const HashEvery = 20

// MaxSize is the size in bytes above which a file is not looked at.
const MaxSize = 8 << 20

// Encode returns the match as a file.
func Encode(m *session.Match) []byte {
	in, o := m.Rules().Info(), m.Options()
	dst := fmt.Appendf(nil, "match %d\nrules %s %d\noption seats=%d\n", version(m), in.ID, in.Version, o.Seats)
	for _, oi := range in.Options {
		dst = fmt.Appendf(dst, "option %s=%s\n", oi.Name, o.Values[oi.Name])
	}
	for i, seat := range m.Seats() {
		dst = appendSeat(dst, i+1, seat)
	}
	if seal, ok := m.Seal(); ok {
		dst = appendSeal(dst, seal)
	}
	dst = fmt.Appendf(dst, "seed %d\n", m.Seed())

	s := m.Start()
	log := m.Log()
	for i, a := range log {
		s.Apply(a, nil)
		dst = in.AppendAction(dst, a)
		dst = append(dst, '\n')
		if n := i + 1; n%HashEvery == 0 || n == len(log) {
			dst = AppendHash(dst, s)
		}
	}
	return fmt.Appendf(dst, "end %d\n", len(log))
}

// AppendHash appends the line with the hash of a position.
func AppendHash(dst []byte, s game.State) []byte {
	return fmt.Appendf(dst, "= %016x\n", game.Hash(s))
}

func appendSeal(dst []byte, s session.Seal) []byte {
	dst = fmt.Appendf(dst, "seal %x salt=%x from=%d", s.Commitment, s.Salt, s.From)
	if !s.Old() {
		dst = fmt.Appendf(dst, " rules=%d seed=%s", s.Rules, s.Origin)
	}
	return append(dst, '\n')
}

func appendSeat(dst []byte, n int, seat session.Seat) []byte {
	dst = fmt.Appendf(dst, "seat %d human ", n)
	if seat.Kind == session.Bot {
		dst = fmt.Appendf(dst[:len(dst)-len("human ")], "bot %s ", seat.Level)
	}
	dst = strconv.AppendQuote(dst, seat.Name)
	return fmt.Appendf(dst, " colour=%d\n", seat.Colour)
}
