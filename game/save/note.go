package save

import (
	"bytes"
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"

	"serenissima/game/session"
)

// longestName is the number of bytes of which the name of a note has no more.
const longestName = 255

// A Note is what people want to know of a saved match without playing it. It
// stands above the match, in comments of which Decode reads the answers alone:
//
//	# name "Before the battle"
//	# saved 1795300418              seconds since 1970, UTC
//	# standing 1 firm 0 good:wine 300 9
//	# kept                          a finished match has a copy elsewhere
type Note struct {
	Name     string
	Time     int64    // of saving, in seconds since 1970; zero: unknown
	Standing []string // answers that stand, of an earlier version: they are entries of the log now
	Kept     bool     // a copy of the match, which is over, has been put among the finished ones
}

// mostStanding is how many standing answers a note has at most.
const mostStanding = 100

// Annotate returns the file with the note above it, instead of one that it has.
func Annotate(file []byte, n Note) []byte {
	_, file = ReadNote(file)
	text := fmt.Appendf(nil, "# name %s\n# saved %d\n", strconv.Quote(n.Name), n.Time)
	for _, x := range n.Standing {
		text = fmt.Appendf(text, "# standing %s\n", x)
	}
	if n.Kept {
		text = append(text, "# kept\n"...)
	}
	return append(text, file...)
}

// ReadNote returns the note above a file, the zero Note if there is none, and the
// file without it.
func ReadNote(file []byte) (n Note, rest []byte) {
	for {
		line, behind, _ := bytes.Cut(file, []byte("\n"))
		text, ok := strings.CutPrefix(strings.TrimSuffix(string(line), "\r"), "# ")
		word, value, _ := strings.Cut(text, " ")
		var err error
		switch {
		case ok && word == "name":
			n.Name, err = strconv.Unquote(value)
			n.Name = shorten(session.Clean(n.Name))
		case ok && word == "saved":
			n.Time, err = strconv.ParseInt(value, 10, 64)
		case ok && word == "standing":
			if len(n.Standing) < mostStanding {
				n.Standing = append(n.Standing, value)
			}
		case ok && text == "kept":
			n.Kept = true
		default:
			return n, file
		}
		if err != nil {
			return n, file
		}
		file = behind
	}
}

// LetStand lets the answers stand in a match that an earlier version has noted above its file. What
// is damaged is left out.
func (n Note) LetStand(m *session.Match) {
	for _, text := range n.Standing {
		if x, err := m.Rules().Info().ParseStanding(text); err == nil {
			_ = m.Stand(x)
		}
	}
}

// shorten cuts a name that is too long, between two letters.
func shorten(name string) string {
	if len(name) <= longestName {
		return name
	}
	const mark = "…"
	cut := longestName - len(mark)
	for !utf8.RuneStart(name[cut]) {
		cut--
	}
	return name[:cut] + mark
}
