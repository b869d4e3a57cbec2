package save

import (
	"encoding/hex"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"serenissima/game"
	"serenissima/game/session"
)

// longestLine is the number of bytes of which no line of a match has more: a name
// grows to at most three times its length between quotation marks.
const longestLine = 2048

// Decode plays the match of a file again; find returns the rule set with an ID
// or nil. An error is *Error; with it comes the match up to the break, to be
// looked at, or nil if there is not even a beginning. The answers that stand in the note above
// the file stand in the match.
func Decode(data []byte, find func(id string) game.Rules) (*session.Match, error) {
	if len(data) > MaxSize {
		return nil, &Error{Line: 1, Kind: TooLong, Detail: fmt.Sprintf("%d bytes", len(data))}
	}
	f := file{find: find, rest: string(data), more: true, options: game.Options{Values: map[string]string{}}}
	flaw := f.read()
	if !f.seeded {
		return nil, flaw
	}
	m, found := f.play()
	if m != nil {
		note, _ := ReadNote(data)
		note.LetStand(m)
	}
	if found != nil {
		flaw = found // it stands before whatever stopped the reading
	}
	if flaw == nil {
		return m, nil
	}
	if f.older && flaw.Kind != Truncated {
		flaw = &Error{Line: flaw.Line, Kind: OlderRules, Detail: flaw.Kind.String() + ": " + flaw.Detail, Err: flaw}
	}
	return m, flaw
}

// A file is being read.
type file struct {
	find    func(id string) game.Rules
	rest    string
	more    bool // lines are left
	line    int  // number of the line that is being read
	text    string
	rules   game.Rules
	older   bool // written with older rules
	options game.Options
	seats   []session.Seat
	seal    *session.Seal // nil: there is none
	seed    uint64
	seeded  bool // the head is complete

	log    []game.Action
	agreed []session.Agreement
	at     []int // lines of the log
	marks  []mark
}

// A mark is the hash of the position after so many entries.
type mark struct {
	entries int
	hash    uint64
	line    int
}

func (f *file) flaw(k Kind, detail string) *Error {
	return &Error{Line: f.line, Kind: k, Detail: detail}
}

// next goes to the next line that says something.
func (f *file) next() bool {
	for f.more {
		f.text, f.rest, f.more = strings.Cut(f.rest, "\n")
		f.text = strings.TrimSuffix(f.text, "\r")
		f.line++
		if f.text != "" && !strings.HasPrefix(f.text, "#") {
			return true
		}
	}
	return false
}

// read reads the lines up to the end or the first that it does not understand.
func (f *file) read() *Error {
	if flaw := f.readTitle(); flaw != nil {
		return flaw
	}
	for f.next() {
		word, rest, _ := strings.Cut(f.text, " ")
		var flaw *Error
		switch {
		case len(f.text) > longestLine:
			flaw = f.flaw(LongText, clipTo(f.text, 40))
		case f.seeded && word == "end":
			return f.readEnd(rest)
		case f.seeded && word == "=":
			flaw = f.readHash(rest)
		case f.seeded && (word == standWord || word == withdrawWord || word == sitWord):
			flaw = f.readAgreement(word, rest)
		case f.seeded:
			flaw = f.readAction()
		case word == "option":
			flaw = f.readOption(rest)
		case word == "seat":
			flaw = f.readSeat(rest)
		case word == "seal":
			flaw = f.readSeal(rest)
		case word == "seed":
			flaw = f.readSeed(rest)
		default:
			flaw = f.flaw(BadLine, clip(f.text))
		}
		if flaw != nil {
			return flaw
		}
	}
	return f.flaw(Truncated, strconv.Itoa(len(f.log)))
}

// readTitle reads the two lines that name format and rules.
func (f *file) readTitle() *Error {
	if !f.next() {
		f.line = 1
		return f.flaw(NotASave, "")
	}
	version, ok := strings.CutPrefix(f.text, "match ")
	n, err := strconv.Atoi(version)
	switch {
	case !ok || err != nil || n < 1:
		return f.flaw(NotASave, clip(f.text))
	case n > Format:
		return f.flaw(NewerFormat, strconv.Itoa(n))
	case !f.next():
		return f.flaw(Truncated, "0")
	}
	rest, ok := strings.CutPrefix(f.text, "rules ")
	id, version, _ := strings.Cut(rest, " ")
	n, err = strconv.Atoi(version)
	if !ok || err != nil || n < 1 {
		return f.flaw(BadLine, clip(f.text))
	}
	if f.rules = f.find(id); f.rules == nil {
		return f.flaw(UnknownGame, clip(id))
	}
	if n > f.rules.Info().Version {
		return f.flaw(NewerRules, strconv.Itoa(n))
	}
	f.older = n < f.rules.Info().Version
	return nil
}

func (f *file) readOption(text string) *Error {
	name, value, ok := strings.Cut(text, "=")
	_, again := f.options.Values[name]
	if !ok || again || name == "seats" && f.options.Seats != 0 {
		return f.flaw(BadOption, clip(text))
	}
	if name != "seats" {
		f.options.Values[name] = value
		return f.checkOption(game.Options{Seats: f.rules.Info().MinSeats, Values: map[string]string{name: value}}, text)
	}
	n, err := strconv.Atoi(value)
	if err != nil {
		return f.flaw(BadOption, clip(text))
	}
	f.options.Seats = n
	return f.checkOption(game.Options{Seats: n}, text)
}

func (f *file) checkOption(o game.Options, text string) *Error {
	if f.rules.Info().CheckOptions(o) != nil {
		return f.flaw(BadOption, clip(text))
	}
	return nil
}

// readAgreement reads what stands behind the word of an agreement.
func (f *file) readAgreement(word, text string) *Error {
	if len(f.agreed) >= mostAgreements {
		return f.flaw(TooLong, fmt.Sprintf("%d agreements", len(f.agreed)+1))
	}
	x := session.Agreement{At: len(f.log), Kind: session.Sits}
	if word == sitWord {
		number, rest, _ := strings.Cut(text, " ")
		n, err := strconv.Atoi(number)
		if err != nil || n < 1 || n > len(f.seats) {
			return f.flaw(BadSeat, clip(text))
		}
		x.Seat = game.Player(n)
		var flaw *Error
		if x.Sitter, flaw = f.readSitter(rest); flaw != nil {
			return flaw
		}
	} else {
		if x.Kind = session.Stands; word == withdrawWord {
			x.Kind = session.Withdrawn
		}
		var err error
		if x.Answer, err = f.rules.Info().ParseStanding(text); err != nil {
			return &Error{Line: f.line, Kind: BadLine, Detail: clip(err.Error()), Err: err}
		}
	}
	f.agreed = append(f.agreed, x)
	return nil
}

// mostAgreements is how many a match has at most in a file that is read.
const mostAgreements = 1 << 14

// readSeat reads `1 human "Anna" colour=1` or `2 bot captain "Bernat" colour=2`.
func (f *file) readSeat(text string) *Error {
	number, rest, _ := strings.Cut(text, " ")
	if number != strconv.Itoa(len(f.seats)+1) {
		return f.flaw(BadSeat, clip(text))
	}
	seat, flaw := f.readSitter(rest)
	if flaw == nil {
		f.seats = append(f.seats, seat)
	}
	return flaw
}

// readSitter reads `human "Anna" colour=1` or `bot captain "Bernat" colour=2`.
func (f *file) readSitter(text string) (seat session.Seat, flaw *Error) {
	bad := f.flaw(BadSeat, clip(text))
	kind, rest, _ := strings.Cut(text, " ")
	switch kind {
	case "human":
		seat.Kind = session.Human
	case "bot":
		seat.Kind = session.Bot
		seat.Level, rest, _ = strings.Cut(rest, " ")
	default:
		return seat, bad
	}
	quoted, err := strconv.QuotedPrefix(rest)
	if err != nil || quoted[0] != '"' {
		return seat, bad
	}
	seat.Name, _ = strconv.Unquote(quoted)
	if len(seat.Name) > session.LongestText || len(seat.Level) > session.LongestText {
		return seat, f.flaw(LongText, clipTo(f.text, 40))
	}
	colour, ok := strings.CutPrefix(rest[len(quoted):], " colour=")
	seat.Colour, err = strconv.Atoi(colour)
	if !ok || err != nil || !hasColour(seat) {
		return seat, bad
	}
	return seat, nil
}

// hasColour reports whether a seat has one of the colours of pieces, one for each seat at
// the largest table.
func hasColour(s session.Seat) bool { return s.Colour >= 1 && s.Colour <= game.MaxSeats }

// readSeal reads `9c1a… salt=00ff… from=0 rules=1 seed=drawn`, of which an old seal
// lacks the last two. Whether the commitment is right is not asked here: a game that
// has been tampered with can be looked at.
func (f *file) readSeal(text string) *Error {
	var seal session.Seal
	commitment, rest, _ := strings.Cut(text, " salt=")
	salt, rest, _ := strings.Cut(rest, " from=")
	from, terms, bound := strings.Cut(rest, " rules=")
	n, err := strconv.Atoi(from)
	bad := f.seal != nil || err != nil || n < 0 || n > mostEntries || !hexInto(seal.Commitment[:], commitment) || !hexInto(seal.Salt[:], salt)
	if bad || bound && !readTerms(&seal, terms) {
		return f.flaw(BadLine, clip(f.text))
	}
	seal.From, f.seal = n, &seal
	return nil
}

// readTerms reads `1 seed=drawn` and reports whether it is that.
func readTerms(seal *session.Seal, text string) bool {
	rules, origin, _ := strings.Cut(text, " seed=")
	n, err := strconv.Atoi(rules)
	seal.Rules, seal.Origin = n, session.Origin(origin)
	return err == nil && n > 0 && n <= mostRules && slices.Contains(session.Origins(), seal.Origin)
}

// hexInto reads a text of hexadecimal digits that fills dst.
func hexInto(dst []byte, text string) bool {
	if len(text) != hex.EncodedLen(len(dst)) {
		return false
	}
	_, err := hex.Decode(dst, []byte(text))
	return err == nil
}

// readSeed reads the last line of the head and tries whether a match can begin.
func (f *file) readSeed(text string) *Error {
	seed, err := strconv.ParseUint(text, 10, 64)
	if err != nil {
		return f.flaw(BadLine, clip(f.text))
	}
	if f.options.Seats == 0 {
		return f.flaw(BadOption, "seats")
	}
	f.seed = seed
	if _, err := session.Restore(f.rules, f.options, f.seats, f.seed, nil); err != nil {
		return &Error{Line: f.line, Kind: BadSeat, Detail: err.Error(), Err: err}
	}
	f.seeded = true
	return nil
}

func (f *file) readAction() *Error {
	a, err := f.rules.Info().ParseAction(f.text)
	if err != nil {
		return &Error{Line: f.line, Kind: BadAction, Detail: clip(err.Error()), Err: err}
	}
	if len(f.log) >= f.rules.Info().LongestGame {
		return f.flaw(TooLong, fmt.Sprintf("%d entries", len(f.log)+1))
	}
	f.log = append(f.log, a)
	f.at = append(f.at, f.line)
	return nil
}

func (f *file) readHash(text string) *Error {
	hash, err := strconv.ParseUint(text, 16, 64)
	if err != nil || len(text) != 16 {
		return f.flaw(BadLine, clip(f.text))
	}
	if n := len(f.marks); n == 0 || f.marks[n-1].entries != len(f.log) || f.marks[n-1].hash != hash { // once is enough
		f.marks = append(f.marks, mark{len(f.log), hash, f.line})
	}
	return nil
}

func (f *file) readEnd(text string) *Error {
	n, err := strconv.Atoi(text)
	switch {
	case err != nil:
		return f.flaw(BadLine, clip(f.text))
	case n != len(f.log):
		return f.flaw(Truncated, strconv.Itoa(len(f.log)))
	case f.next():
		return f.flaw(BadLine, clip(f.text))
	}
	return nil
}

// play plays the log and compares the hashes; it returns the match up to the
// first flaw.
func (f *file) play() (*session.Match, *Error) {
	m, err := session.RestoreChecked(f.rules, f.options, f.seats, f.seed, f.log, f.agreed, f.compare)
	if f.seal != nil {
		m.PutSeal(*f.seal)
	}
	var wrong *Error
	var entry *session.EntryError
	switch {
	case errors.As(err, &wrong):
		return m, wrong
	case errors.As(err, &entry): // nothing else: the head has been tried
		return m, &Error{Line: f.at[entry.Index], Kind: IllegalEntry, Detail: f.rules.Info().ActionText(f.log[entry.Index]), Err: entry.Err}
	}
	return m, nil
}

// compare compares the position after so many entries with the hashes that stand there.
func (f *file) compare(entries int, s game.State) error {
	for ; len(f.marks) > 0 && f.marks[0].entries == entries; f.marks = f.marks[1:] {
		if now := game.Hash(s); now != f.marks[0].hash {
			return &Error{Line: f.marks[0].line, Kind: WrongHash, Detail: fmt.Sprintf("%016x", now)}
		}
	}
	return nil
}

// clip shortens a piece of a file that is quoted in an error. What cannot be seen
// is left out: it could steer the terminal.
func clip(text string) string { return clipTo(text, 80) }

// clipTo is clip for a number of letters. Of a word without end few are enough: more
// would not fit on a line.
func clipTo(text string, most int) string {
	text = text[:min(len(text), longestLine)]
	r := []rune(strings.Map(func(r rune) rune {
		if !unicode.IsPrint(r) {
			return -1
		}
		return r
	}, text))
	if len(r) > most {
		r = slices.Concat(r[:most], []rune("..."))
	}
	return string(r)
}
