package lang

import (
	"bytes"
	"strings"
	"unicode/utf8"
)

// elided are the French words that lose their e before a vowel and can stand
// before an argument: de Tunis, but d’Alger.
var elided = []string{"de ", "que "}

// contracted are the French words that become one with the article of an argument:
// de la galère, but du bateau.
var contracted = []struct{ word, article, both string }{
	{"de ", "le ", "du "}, {"de ", "les ", "des "}, {"à ", "le ", "au "}, {"à ", "les ", "aux "},
}

// insert appends what stands for an argument to what has been written so far.
// Names come from the board and from players, so that only here is it known with
// what sound they begin.
func (c *Catalog) insert(b []byte, value string) []byte {
	if !c.french {
		return append(b, value...)
	}
	if beginsWithVowel(value) {
		for _, word := range elided {
			if endsWithWord(b, word) {
				b = append(b[:len(b)-len("e ")], "’"...)
			}
		}
	}
	for _, two := range contracted {
		if noun, ok := strings.CutPrefix(value, two.article); ok && endsWithWord(b, two.word) {
			return append(append(b[:len(b)-len(two.word)], two.both...), noun...)
		}
	}
	return append(b, value...)
}

// endsWithWord reports whether b ends with a word, whose first letter may be a
// capital, and not with a longer one.
func endsWithWord(b []byte, word string) bool {
	if len(b) < len(word) || !bytes.EqualFold(b[len(b)-len(word):], []byte(word)) {
		return false
	}
	before, _ := utf8.DecodeLastRune(b[:len(b)-len(word)])
	return len(b) == len(word) || strings.ContainsRune(" \u00a0\u202f\n(’«–-", before)
}

// beginsWithVowel reports whether a French e is left out before s. Before y, and
// before an h, of which nobody can tell whether it is mute, it stays.
func beginsWithVowel(s string) bool {
	r, _ := utf8.DecodeRuneInString(s)
	return strings.ContainsRune("aàâäeéèêëiîïoôöuùûüœæAÀÂÄEÉÈÊËIÎÏOÔÖUÙÛÜŒÆ", r)
}
