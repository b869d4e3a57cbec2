package save

import (
	"fmt"
	"strings"
)

// A Kind says what is wrong with a file.
type Kind uint8

// The kinds of Error. Detail is given in brackets.
const (
	NotASave     Kind = iota + 1 // the first line is none of ours
	NewerFormat                  // written by a newer program [version]
	UnknownGame                  // no such rule set [id]
	NewerRules                   // a newer version of the rule set [version]
	OlderRules                   // an older version, and by the present rules the game breaks here [what breaks]
	BadOption                    // an option, value or number of seats that the rule set does not have [the line]
	BadSeat                      // a damaged line about a seat, or one missing [the line]
	BadLine                      // a damaged line of another sort, or in the wrong place [the line]
	BadAction                    // no action of this rule set [what is wrong with it]
	IllegalEntry                 // an action that the rules forbid there; wraps *game.Illegal [the action]
	WrongHash                    // the position is another than when the file was written [the hash it has now]
	Truncated                    // the end is missing [entries found]
	TooLong                      // more bytes or entries than any game has
	NotACode                     // neither a code nor a link with one
	DamagedCode                  // a code of which letters are missing or changed
	LongText                     // a line, or a name in it, that is longer than any in a file [the line]
)

var kindNames = []string{"", "not-a-save", "newer-format", "unknown-game", "newer-rules", "older-rules",
	"bad-option", "bad-seat", "bad-line", "bad-action", "illegal-entry", "wrong-hash", "truncated", "too-long",
	"not-a-code", "damaged-code", "long-text"}

// String returns the name of the kind, the key of the text that people read.
func (k Kind) String() string { return kindNames[k] }

// An Error says what is wrong with a file, and where.
type Error struct {
	Line   int // from one; zero in a code
	Kind   Kind
	Detail string // see the kinds; for programs and for people who edit files
	Err    error  // what lies behind, such as *game.Illegal, or nil
}

// Error gives line, kind and detail.
func (e *Error) Error() string {
	where := "code"
	if e.Line > 0 {
		where = fmt.Sprintf("line %d", e.Line)
	}
	return strings.TrimSuffix(fmt.Sprintf("save: %s: %s: %s", where, e.Kind, e.Detail), ": ")
}

// Unwrap returns what lies behind.
func (e *Error) Unwrap() error { return e.Err }
