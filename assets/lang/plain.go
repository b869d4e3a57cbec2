package lang

import (
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// Plain returns a text as somebody types it who looks for it: in small letters,
// without accents and the spaces around it.
func Plain(s string) string {
	var b strings.Builder
	for _, r := range norm.NFD.String(strings.TrimSpace(s)) {
		if !unicode.Is(unicode.Mn, r) {
			b.WriteRune(unicode.ToLower(r))
		}
	}
	return b.String()
}
