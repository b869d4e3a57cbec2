package device

import (
	"fmt"
	"unicode/utf8"

	"serenissima/game/session"
)

// Visible returns a text as a terminal may show it. What steers terminals or turns
// the text around it is written out, \u001b for an escape; whatever people read stays
// as it is, and so do line feeds and tabs.
func Visible(text string) string { return string(AppendVisible(nil, []byte(text))) }

// AppendVisible appends Visible text.
func AppendVisible(dst, text []byte) []byte {
	for len(text) > 0 {
		r, n := utf8.DecodeRune(text)
		switch {
		case r == utf8.RuneError && n == 1:
			dst = fmt.Appendf(dst, `\x%02x`, text[0])
		case r == '\n' || r == '\t' || session.Readable(r):
			dst = append(dst, text[:n]...)
		case r > 0xffff:
			dst = fmt.Appendf(dst, `\U%08x`, r)
		default:
			dst = fmt.Appendf(dst, `\u%04x`, r)
		}
		text = text[n:]
	}
	return dst
}
