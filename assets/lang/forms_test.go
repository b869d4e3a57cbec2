package lang

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// bare are the arguments that a text names without a form.
func bare(t text) (args []string) {
	for _, p := range t {
		if p.arg != "" && p.form == "" {
			args = append(args, p.arg)
		}
	}
	return args
}

// Where English counts pieces, as in "a red cube", no language has the name of their
// colour alone.
func TestCountedPiecesHaveAForm(t *testing.T) {
	english, counted := loaded(t, English), 0
	everyLanguage(t, func(t *testing.T, c *Catalog) {
		for key, text := range english.texts {
			if strings.Contains(key, "@") || !c.Has(key) {
				continue
			}
			for _, p := range text {
				if p.form == "n" {
					counted++
					require.False(t, slices.Contains(bare(c.texts[key]), p.arg), "%s: {%s}", key, p.arg)
				}
			}
		}
	})
	require.Greater(t, counted, 30)
}
