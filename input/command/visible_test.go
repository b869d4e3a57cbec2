//go:build !js

package command

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/save"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input/device"
)

// A letter that comes in two pieces is one, and half of one is not shown.
func TestVisibleWriter(t *testing.T) {
	const text = "Zoë 諸葛 👩\u200d🚀 \x1b[2J \u009b\xff\xe8x\u202e"
	for size := 1; size <= len(text); size++ {
		var out bytes.Buffer
		v := &visible{to: &out}
		for rest := []byte(text); len(rest) > 0; rest = rest[min(size, len(rest)):] {
			piece := rest[:min(size, len(rest))]
			n, err := v.Write(piece)
			require.NoError(t, err)
			require.Equal(t, len(piece), n)
		}
		require.Equal(t, device.Visible(text), out.String(), size)
	}
}

// hostile is a name that clears the screen, sets the title of the window and its
// clipboard, rings, and writes from right to left.
const hostile = "Zo\u00eb\x1b[2J\x1b]0;x\a\x1b]52;c;eA==\x1b\\\r\x00\u009b2J\u202eb\u2028\n"

// calm reports whether a text would leave a terminal as it is.
func calm(text string) bool {
	return utf8.ValidString(text) && !strings.ContainsFunc(text, func(r rune) bool {
		return unicode.IsControl(r) && r != '\n' && r != '\t' || strings.ContainsRune("\u2028\u2029\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069", r)
	})
}

// Nothing that is printed steers the terminal: not the name of a file, and nothing
// that stands in it.
func TestCommandsLeaveTheTerminalAlone(t *testing.T) {
	dir := t.TempDir()
	t.Setenv(store.DirVariable, filepath.Join(dir, "store"))
	seats := []session.Seat{{Kind: session.Human, Name: "Anna", Colour: 1}, {Kind: session.Bot, Level: "captain", Name: "Bernat", Colour: 2}}
	m, _, err := session.New(catalog.Find("serenissima"), game.Options{Seats: 2}, seats, 7)
	require.NoError(t, err)
	good := string(save.Encode(m))
	require.Contains(t, good, `"Anna"`)
	quoted := strings.Replace(good, `"Anna"`, `"Zo\u00eb\x1b[2J\x1b]0;x\a\r\x00\u009b2J\u202eb\xff\u2028\n"`, 1)
	name := "hostile\x1b[2J\r\u009b\u202e.sere"
	for _, text := range []string{
		quoted,
		strings.Replace(good, `"Anna"`, `"`+strings.TrimSuffix(hostile, "\n")+`"`, 1),
		strings.Replace(good, "match 1", hostile, 1),
		strings.Replace(good, "option seats", "option "+hostile, 1),
		strings.Replace(good, "bot captain", "bot "+hostile, 1),
		strings.Replace(good, "rules serenissima", "rules "+hostile, 1),
		good + hostile,
	} {
		file := filepath.Join(dir, name)
		require.NoError(t, os.WriteFile(file, []byte(text), 0o600))
		for _, args := range [][]string{{"replay", file}, {"verify", file}, {"code", file}, {"code", "-save", file}, {"-text", "-open", file}, {"-text", "-open", file + "x"}} {
			stdin = strings.NewReader("where\n1\nnews\nquit\n")
			_, _, handled, stdout, stderr := run(args...)
			require.True(t, handled)
			require.NotEmpty(t, stdout+stderr)
			require.True(t, calm(stdout), "%q", stdout)
			require.True(t, calm(stderr), "%q", stderr)
		}
	}
	stdin = os.Stdin
	for _, args := range [][]string{{hostile}, {"replay", "-" + hostile}, {"simulate", "-game", hostile}, {"-code", hostile, "-text"}} {
		_, _, _, stdout, stderr := run(args...)
		require.True(t, calm(stdout+stderr), "%q", stdout+stderr)
	}
}

// A name that is typed in the terminal is kept without what steers it.
func TestTerminalCleansNames(t *testing.T) {
	st := &store.Memory{}
	term, l := attend(t, st, "1", "1", "Z\x1b[2Joë", "1", "", "2", "1", "1", "quit")
	require.Zero(t, term.run())
	require.Equal(t, "Z[2Joë", term.match.Seat(1).Name)
	require.True(t, calm(l.all.String()))
}
