// Package save is the file format of a match: plain text, one entry a line.
//
//	match 3                        the version of this format
//	rules serenissima 1            the rule set and its version
//	option seats=4
//	option money=hidden
//	seat 1 human "Anna" colour=1
//	seat 2 bot captain "Bernat" colour=2
//	seal 9c1a… salt=00ff… from=0 rules=1 seed=drawn
//	seed 81985529216486895
//	* begin seat:1                 an outcome of chance
//	1 close port:tunis             a decision of seat 1
//	stand 1 let-pass 0 - 0 17      an answer that stands from now on
//	withdraw 1 let-pass 0 - 0 17   and does so no more
//	sit 1 bot captain "Anna" colour=1    another sits on a seat from now on
//	= 8f31c20a5d1e0b77             hash of the position, every so often
//	end 2                          the number of decisions and outcomes; proves completeness
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
	"bytes"
	"fmt"
	"maps"
	"slices"
	"strconv"

	"serenissima/game"
	"serenissima/game/session"
)

// Format is the newest version of the format that Encode writes.
const Format = 3

// version is the oldest version of the formats that can hold a match; files and
// codes have the same.
func version(m *session.Match) int {
	if len(m.Agreements()) > 0 {
		return agreementVersion
	}
	if seal, ok := m.Seal(); ok && !seal.Old() {
		return 2
	}
	return 1
}

// agreementVersion is the oldest version of the formats with agreements.
const agreementVersion = 3

// HashEvery is the number of entries between two hashes.
const HashEvery = 20

// MaxSize is the size in bytes above which a file is not looked at.
const MaxSize = 8 << 20

// Encode returns the match as a file.
func Encode(m *session.Match) []byte { return new(Encoder).Encode(m) }

// An Encoder returns matches as files. Of the last one it keeps what stays when that match goes on,
// so that a file after each decision costs little. The zero Encoder is ready.
type Encoder struct {
	rules   game.Rules
	options game.Options
	log     []game.Action       // the entries that are kept, up to a hash
	agreed  []session.Agreement // between them
	text    []byte              // of both
	state   game.State          // behind them
}

// Encode returns a match as a file.
func (e *Encoder) Encode(m *session.Match) []byte {
	in, log, agreed := m.Rules().Info(), m.Log(), m.Agreements()
	if !e.begins(m, log, agreed) {
		*e = Encoder{rules: m.Rules(), options: m.Options(), state: m.Start()}
	}
	from := len(e.log)
	e.log = log[:len(log)-len(log)%HashEvery]
	rest := agreed[len(e.agreed):]
	e.text, rest = appendEntries(e.text, in, e.state, e.log, from, rest)
	e.agreed = agreed[:len(agreed)-len(rest)]
	dst := append(appendHead(nil, m), e.text...)
	dst, rest = appendEntries(dst, in, e.state.Clone(), log, len(e.log), rest)
	dst, _ = appendAgreements(dst, in, rest, len(log))
	return fmt.Appendf(dst, "end %d\n", len(log))
}

// begins reports whether a match begins with what is kept.
func (e *Encoder) begins(m *session.Match, log []game.Action, agreed []session.Agreement) bool {
	n, k := len(e.log), len(e.agreed)
	return e.rules == m.Rules() && e.options.Seats == m.Options().Seats && maps.Equal(e.options.Values, m.Options().Values) &&
		n <= len(log) && slices.Equal(e.log, log[:n]) && k <= len(agreed) && slices.Equal(e.agreed, agreed[:k]) && (k == len(agreed) || agreed[k].At >= n)
}

// appendHead appends what stands before the first entry.
func appendHead(dst []byte, m *session.Match) []byte {
	in, o := m.Rules().Info(), m.Options()
	dst = fmt.Appendf(dst, "match %d\nrules %s %d\noption seats=%d\n", version(m), in.ID, in.Version, o.Seats)
	for _, oi := range in.Options {
		dst = fmt.Appendf(dst, "option %s=%s\n", oi.Name, o.Values[oi.Name])
	}
	for i, seat := range m.FirstSeats() {
		dst = appendSeat(fmt.Appendf(dst, "seat %d ", i+1), seat)
	}
	if seal, ok := m.Seal(); ok {
		dst = appendSeal(dst, seal)
	}
	return fmt.Appendf(dst, "seed %d\n", m.Seed())
}

// appendEntries appends the entries of a log behind the first ones, which have led to s, with what
// has been agreed on before each, and hashes. It returns the agreements that are left.
func appendEntries(dst []byte, in *game.Info, s game.State, log []game.Action, from int, agreed []session.Agreement) ([]byte, []session.Agreement) {
	for i := from; i < len(log); i++ {
		dst, agreed = appendAgreements(dst, in, agreed, i)
		s.Apply(log[i], nil)
		dst = append(in.AppendAction(dst, log[i]), '\n')
		if n := i + 1; n%HashEvery == 0 || n == len(log) {
			dst = AppendHash(dst, s)
		}
	}
	return dst, agreed
}

// appendAgreements appends what has been agreed on after so many entries, and returns the rest.
func appendAgreements(dst []byte, in *game.Info, list []session.Agreement, entries int) ([]byte, []session.Agreement) {
	for len(list) > 0 && list[0].At == entries {
		dst = append(appendAgreement(dst, in, list[0]), '\n')
		list = list[1:]
	}
	return dst, list
}

// The words with which the lines of agreements begin.
const (
	standWord    = "stand"
	withdrawWord = "withdraw"
	sitWord      = "sit"
)

// appendAgreement appends the line of an agreement, without its end.
func appendAgreement(dst []byte, in *game.Info, x session.Agreement) []byte {
	switch x.Kind {
	case session.Stands:
		return in.AppendStanding(append(dst, standWord+" "...), x.Answer)
	case session.Withdrawn:
		return in.AppendStanding(append(dst, withdrawWord+" "...), x.Answer)
	}
	return bytes.TrimSuffix(appendSeat(fmt.Appendf(dst, "%s %d ", sitWord, x.Seat), x.Sitter), []byte("\n"))
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

func appendSeat(dst []byte, seat session.Seat) []byte {
	if seat.Kind == session.Bot {
		dst = fmt.Appendf(dst, "bot %s ", seat.Level)
	} else {
		dst = append(dst, "human "...)
	}
	dst = strconv.AppendQuote(dst, seat.Name)
	return fmt.Appendf(dst, " colour=%d\n", seat.Colour)
}
