package lang

import (
	"regexp"
	"testing"

	"github.com/stretchr/testify/require"
)

// wrongSigns are ways of writing that a language does not have, by its tag; under
// the empty one those that none has. Ports are written as on the board, which has
// a straight apostrophe in one.
var wrongSigns = map[string][]*regexp.Regexp{
	"": {
		regexp.MustCompile(`[^d]'|'[^A]`), // typewriter's apostrophe
		regexp.MustCompile(`"`),
		regexp.MustCompile(`\.\.\.`),
		regexp.MustCompile(`(^|[^ ]) $|^ |  `),
	},
	"en": {regexp.MustCompile(`[ \x{a0}\x{202f}][;:!?%]`)},
	"fr": {
		regexp.MustCompile(`[^\x{202f}][;:!?»%]`), // a narrow space that does not break
		regexp.MustCompile(`[0-9][ \x{a0}][0-9]`),
		regexp.MustCompile(`«[^\x{202f}]`),
		regexp.MustCompile(`[“”„]`),
		regexp.MustCompile(`[a-zé] …`),
	},
	"de": {
		regexp.MustCompile(`[«»”]`),
		regexp.MustCompile(`[ \x{202f}\x{a0}][;:!?]`),
		regexp.MustCompile(`„[^“]*$`),
		regexp.MustCompile(`[ 0-9#}]%`), // apart from its number, and on the same line
	},
}

// Every language sets its signs as its readers expect.
func TestTypography(t *testing.T) {
	everyLanguage(t, func(t *testing.T, c *Catalog) {
		for key, text := range c.texts {
			for _, words := range phrases(text) {
				requireSigns(t, c.Tag(), key, words)
			}
		}
	})
}

// phrases are the words of a text: all of it, with {} for what it names, and of each of its cases.
func phrases(t text) []string {
	list := []string{""}
	for _, p := range t {
		list[0] += p.literal
		if p.arg != "" {
			list[0] += "{}"
		}
		for _, v := range p.cases {
			list = append(list, v.words)
		}
	}
	return list
}

func requireSigns(t *testing.T, tag, key, text string) {
	for _, wrong := range append(wrongSigns[""], wrongSigns[tag]...) {
		require.False(t, wrong.MatchString(text), "%s: %s: %q has %q", tag, key, text, wrong.FindString(text))
	}
}
