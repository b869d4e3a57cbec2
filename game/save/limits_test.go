package save_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/gametest"
	"serenissima/game/save"
	"serenissima/game/session"
)

// What is longer than any text of a game is refused where it is read, and quoted in
// short.
func TestLongTexts(t *testing.T) {
	good := string(save.Encode(match(t, seats[:2], 7, 2)))
	long := strings.Repeat("a", 10_000)
	for _, c := range []struct {
		name, old, new string
		kind           save.Kind
		line           int
	}{
		{"name", `"Bernat"`, `"` + long + `"`, save.LongText, 7},
		{"name that fits on a line", `"Bernat"`, `"` + long[:session.LongestText+1] + `"`, save.LongText, 7},
		{"level", "captain", long, save.LongText, 7},
		{"level that fits on a line", "captain", long[:session.LongestText+1], save.LongText, 7},
		{"option", "course=long", "course=" + long, save.LongText, 5},
		{"action", "1 run", "1 " + long, save.LongText, 11},
		{"rules", "rules toy 1", "rules " + long + " 1", save.UnknownGame, 2},
		{"first line", "match 1", "match " + strings.Repeat("0", 10_000) + "9", save.NewerFormat, 1},
		{"no save", "match 1", long, save.NotASave, 1},
	} {
		t.Run(c.name, func(t *testing.T) {
			text := strings.Replace(good, c.old, c.new, 1)
			require.NotEqual(t, good, text)
			_, err := save.Decode([]byte(text), find)
			var flaw *save.Error
			require.ErrorAs(t, err, &flaw)
			require.Equal(t, c.kind, flaw.Kind, "%v", err)
			require.Equal(t, c.line, flaw.Line)
			require.Less(t, len(err.Error()), 200)
		})
	}
	remark := strings.Replace(good, "seed", "# "+long+"\nseed", 1)
	_, err := save.Decode([]byte(remark), find)
	require.NoError(t, err, "remarks are nobody's affair")
}

// The longest name comes back whole, however it is written.
func TestLongestName(t *testing.T) {
	for _, letter := range []string{"a", "é", "諸", "\u00a0", "e\u0301", "م\u200c"} {
		name := strings.Repeat(letter, session.LongestText/len(letter))
		m := match(t, []session.Seat{{Kind: session.Human, Name: name, Colour: 1}, {Kind: session.Bot, Level: strings.Repeat("a", session.LongestText), Colour: 2}}, 7, 2)
		again, err := save.Decode(save.Encode(m), find)
		require.NoError(t, err)
		same(t, m, again)
		again, err = save.FromCode(save.Code(m), find)
		require.NoError(t, err)
		same(t, m, again)
		require.Equal(t, name, again.Seat(1).Name)
	}
}

// What a stranger writes into a name neither steers a terminal nor turns the text
// around it, in a file as little as in a note.
func TestNamesOfStrangers(t *testing.T) {
	bad := `A\x1b]0;x\aB\r\x00\u009b2J\u202eC\xff\u2028\n`
	text := strings.Replace(string(save.Encode(match(t, seats[:2], 7, 2))), "Bernat", bad, 1)
	m, err := save.Decode([]byte(text), find)
	require.NoError(t, err)
	require.Equal(t, "A]0;xB2JC", m.Seat(2).Name)
	note, _ := save.ReadNote([]byte("# name \"" + bad + "\"\nmatch 1\n"))
	require.Equal(t, "A]0;xB2JC", note.Name)
}

// The name of a note is cut between two letters.
func TestLongNote(t *testing.T) {
	note, rest := save.ReadNote([]byte("# name \"" + strings.Repeat("諸", 10_000) + "\"\n# saved 7\nmatch 1\n"))
	require.Equal(t, strings.Repeat("諸", 84)+"…", note.Name)
	require.EqualValues(t, 7, note.Time)
	require.Equal(t, "match 1\n", string(rest))
}

// counted are rules whose positions count how often something is done, and how often they are written as text, which
// is what a hash is made of.
type counted struct {
	game.Rules
	texts, steps *int
}

func (r counted) New(o game.Options) (game.State, error) {
	s, err := r.Rules.New(o)
	return countedState{s, r.texts, r.steps}, err
}

type countedState struct {
	game.State
	texts, steps *int
}

func (s countedState) Clone() game.State { return countedState{s.State.Clone(), s.texts, s.steps} }

func (s countedState) Apply(a game.Action, out *game.Events) {
	*s.steps++
	s.State.Apply(a, out)
}

func (s countedState) AppendText(dst []byte) []byte {
	*s.texts++
	return s.State.AppendText(dst)
}

// A hash that is repeated is computed once.
func TestRepeatedHashes(t *testing.T) {
	good := string(save.Encode(match(t, seats[:2], 261, 20)))
	at := strings.Index(good, "\n= ")
	line := good[at+1:][:len("\n= 0123456789abcdef")]
	work := func(text string) int {
		n, steps := 0, 0
		m, err := save.Decode([]byte(text), func(string) game.Rules { return counted{gametest.Toy, &n, &steps} })
		require.NoError(t, err)
		dealt := slices.IndexFunc(m.Log(), func(a game.Action) bool { return a.By != game.Chance })
		require.Equal(t, dealt+m.Len(), steps, "the log is played once, after a look at how it begins")
		return n
	}
	often := strings.Replace(good, line, strings.Repeat(line, (save.MaxSize-len(good))/len(line)), 1)
	require.Equal(t, work(good), work(often))

	wrong := strings.Replace(good, line, line+"= 0123456789abcdef\n"+line, 1)
	_, err := save.Decode([]byte(wrong), find)
	var flaw *save.Error
	require.ErrorAs(t, err, &flaw)
	require.Equal(t, save.WrongHash, flaw.Kind)
	require.Equal(t, strings.Count(good[:at], "\n")+3, flaw.Line)
}

// BenchmarkRepeatedHashes reads as many correct hashes as a file can hold.
func BenchmarkRepeatedHashes(b *testing.B) {
	good := string(save.Encode(match(b, seats[:2], 261, 20)))
	at := strings.Index(good, "\n= ")
	line := good[at+1:][:len("\n= 0123456789abcdef")]
	text := []byte(strings.Replace(good, line, strings.Repeat(line, (save.MaxSize-len(good))/len(line)), 1))
	b.SetBytes(int64(len(text)))
	for b.Loop() {
		if _, err := save.Decode(text, find); err != nil {
			b.Fatal(err)
		}
	}
}
