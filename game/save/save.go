// Package save is the file format of a match: plain text, one entry a line.
//
//	match 1                        the version of this format
//	rules serenissima 1            the rule set and its version
//	option seats=4
//	option money=hidden
//	seat 1 human "Anna" colour=1
//	seat 2 bot captain "Bernat" colour=2
//	seal 9c1a… salt=00ff… from=0   optional; see session.Seal
//	seed 81985529216486895
//	* begin seat:1                 an outcome of chance
//	1 close port:tunis             a decision of seat 1
//	= 8f31c20a5d1e0b77             hash of the position, every so often
//	end 2                          the number of entries; proves completeness
//
// The seal, in hexadecimal, may be missing: matches had none at first. Lines
// that the format gains are optional like that one, so that old files are read
// for ever.
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

// Format is the version of the format that Encode writes.
const Format = 1

// HashEvery is the number of entries between two hashes.
const HashEvery = 20

// MaxSize is the size in bytes above which a file is not looked at.
const MaxSize = 8 << 20

// Encode returns the match as a file.
func Encode(m *session.Match) []byte {
	in, o := m.Rules().Info(), m.Options()
	dst := fmt.Appendf(nil, "match %d\nrules %s %d\noption seats=%d\n", Format, in.ID, in.Version, o.Seats)
	for _, oi := range in.Options {
		dst = fmt.Appendf(dst, "option %s=%s\n", oi.Name, o.Values[oi.Name])
	}
	for i, seat := range m.Seats() {
		dst = appendSeat(dst, i+1, seat)
	}
	if seal, ok := m.Seal(); ok {
		dst = fmt.Appendf(dst, "seal %x salt=%x from=%d\n", seal.Commitment, seal.Salt, seal.From)
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

func appendSeat(dst []byte, n int, seat session.Seat) []byte {
	dst = fmt.Appendf(dst, "seat %d human ", n)
	if seat.Kind == session.Bot {
		dst = fmt.Appendf(dst[:len(dst)-len("human ")], "bot %s ", seat.Level)
	}
	dst = strconv.AppendQuote(dst, seat.Name)
	return fmt.Appendf(dst, " colour=%d\n", seat.Colour)
}
