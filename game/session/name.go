package session

import (
	"strings"
	"unicode"
)

// LongestText is the number of bytes that the name or the level of a seat can have.
const LongestText = 255

// Readable reports whether a letter belongs into a name: what can be seen, in any
// script, and the marks without which some scripts cannot be written. Letters that
// steer a terminal or turn the text around them do not.
func Readable(r rune) bool {
	switch r {
	case '\u061c', '\u200e', '\u200f': // the direction of one letter
		return true
	}
	return unicode.IsGraphic(r) || unicode.Is(unicode.Join_Control, r)
}

// Clean returns a name without what is not Readable.
func Clean(name string) string {
	return strings.Map(func(r rune) rune {
		if !Readable(r) {
			return -1
		}
		return r
	}, strings.ToValidUTF8(name, ""))
}
