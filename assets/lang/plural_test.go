package lang

import (
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// counted is a number before a word, in the case other.
var counted = regexp.MustCompile(`#[ \x{a0}\x{202f}](\pL+)`)

// beginning is the first word of what follows an argument.
var beginning = regexp.MustCompile(`^[ \x{a0}\x{202f}](\pL+)`)

// plurals are the words and the arguments that a language has cases for: words right
// behind a number that the case one does not have.
func plurals(c *Catalog) (words, args map[string]bool) {
	words, args = map[string]bool{}, map[string]bool{}
	for _, t := range c.texts {
		for _, p := range t {
			if p.cases == nil {
				continue
			}
			args[p.arg] = true
			if other := counted.FindStringSubmatch(p.other()); other != nil && !strings.Contains(p.choose(c.lang, 1), other[1]) {
				words[other[1]] = true
			}
		}
	}
	return words, args
}

// A number before a noun that has a singular has cases, in every language: nobody
// reads "1 ducats".
func TestNumbersBeforeNounsHaveCases(t *testing.T) {
	everyLanguage(t, func(t *testing.T, c *Catalog) {
		plural, numbers := plurals(c)
		require.Greater(t, len(plural), 10)
		for key, text := range c.texts {
			for i, p := range text {
				if !numbers[p.arg] || p.cases != nil || i+1 == len(text) {
					continue
				}
				if word := beginning.FindStringSubmatch(text[i+1].literal); word != nil {
					require.False(t, plural[word[1]], "%s: {%s} %s", key, p.arg, word[1])
				}
			}
		}
	})
}
