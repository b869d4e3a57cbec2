package save

import (
	"bytes"
	"encoding/base64"
	"encoding/binary"
	"errors"
	"hash/crc32"
	"strconv"
	"strings"

	"serenissima/game"
	"serenissima/game/session"
)

// CodeFormat is the newest version of the format that Code writes.
const CodeFormat = 3

// LinkMark stands in a link between the address of the page and a code.
const LinkMark = "#g="

// MaxCode is the length in characters above which a code is not looked at.
const MaxCode = 64 << 10

// codeHead is the number of bytes before what the coder has written: the mark
// with the version of the format, and a checksum.
const codeHead = 5

// codeMark plus the version of the format, up to mostFormats, is the first byte:
// codes begin with an S.
const (
	codeMark    = 'H' // 18 of the alphabet, times four
	mostFormats = 7
)

// Code returns the match as a code that fits in a link: letters, digits, hyphens
// and underscores. It holds what a file holds, the list of actions and not only
// what leads to them, so that it can be read as long as a file can: it names
// verbs and refs by their numbers, which therefore never change.
func Code(m *session.Match) string {
	w := walk{
		coder: newWriter(), rules: m.Rules(), version: m.Rules().Info().Version,
		options: m.Options(), seats: m.FirstSeats(), seed: m.Seed(), log: m.Log(), made: m.Agreements(), hash: uint32(game.Hash(m.State())),
	}
	if seal, ok := m.Seal(); ok {
		w.seal, w.fits = &seal, seal.Fits(m)
	}
	_ = w.head(nil) // they fail in reading only
	_ = w.actions()
	if version(m) >= agreementVersion {
		_ = w.agreements()
	}
	body := w.coder.bytes()
	data := append([]byte{codeMark + byte(version(m))}, binary.BigEndian.AppendUint32(nil, crc32.ChecksumIEEE(body))...)
	return base64.RawURLEncoding.EncodeToString(append(data, body...))
}

// FromCode plays the match of a code again, or of a link that ends with one; find
// returns the rule set with an ID or nil. An error is *Error, whose line is zero;
// with it comes the match up to the break, or nil if there is not even a beginning.
func FromCode(code string, find func(id string) game.Rules) (*session.Match, error) {
	if _, behind, ok := strings.Cut(code, LinkMark); ok {
		code = behind
	}
	code = strings.Join(strings.Fields(code), "") // letters and mails break long lines
	if len(code) > MaxCode {
		return nil, &Error{Kind: TooLong}
	}
	data, err := base64.RawURLEncoding.DecodeString(code)
	switch {
	case len(data) == 0 || data[0] <= codeMark || data[0] > codeMark+mostFormats:
		return nil, &Error{Kind: NotACode}
	case data[0] > codeMark+CodeFormat:
		return nil, &Error{Kind: NewerFormat, Detail: strconv.Itoa(int(data[0] - codeMark))}
	case err != nil || len(data) < codeHead || crc32.ChecksumIEEE(data[codeHead:]) != binary.BigEndian.Uint32(data[1:]):
		return nil, &Error{Kind: DamagedCode}
	}
	w := walk{coder: newReader(data[codeHead:])}
	if flaw := w.head(find); flaw != nil {
		return nil, flaw
	}
	if flaw := w.actions(); flaw != nil {
		return nil, flaw
	}
	if data[0] >= codeMark+agreementVersion {
		if flaw := w.agreements(); flaw != nil {
			return nil, flaw
		}
	}
	return w.play()
}

// play plays what has been read again.
func (w *walk) play() (*session.Match, error) {
	m, err := session.Restore(w.rules, w.options, w.seats, w.seed, w.log, w.made...)
	if w.seal != nil && m != nil {
		if w.fits {
			w.seal.Commitment = w.seal.Sum(m)
		}
		m.PutSeal(*w.seal)
	}
	var flaw *Error
	var entry *session.EntryError
	switch {
	case errors.As(err, &entry):
		flaw = &Error{Kind: IllegalEntry, Detail: w.rules.Info().ActionText(w.log[entry.Index]), Err: entry.Err}
	case err != nil:
		return nil, &Error{Kind: BadSeat, Detail: err.Error(), Err: err}
	case uint32(game.Hash(m.State())) != w.hash:
		flaw = &Error{Kind: WrongHash}
	default:
		return m, nil
	}
	if w.version < w.rules.Info().Version {
		flaw = &Error{Kind: OlderRules, Detail: flaw.Kind.String() + ": " + flaw.Detail, Err: flaw}
	}
	return m, flaw
}

// Read plays the match again that a text holds, be it a file, a code or a link.
func Read(text []byte, find func(id string) game.Rules) (*session.Match, error) {
	text = bytes.TrimPrefix(text, []byte("\ufeff")) // some editors put it before a text
	if len(text) <= MaxCode && looksLikeCode(string(text)) {
		return FromCode(string(text), find)
	}
	return Decode(text, find)
}

// looksLikeCode reports whether a text consists of what codes consist of, at
// least behind the mark of a link.
func looksLikeCode(text string) bool {
	if _, behind, ok := strings.Cut(text, LinkMark); ok {
		text = behind
	}
	words := strings.Fields(text)
	text = strings.Join(words, "")
	return text != "" && words[0] != "match" && strings.Trim(text, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_") == ""
}
