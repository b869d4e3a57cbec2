package save_test

import (
	"encoding/base64"
	"encoding/binary"
	"errors"
	"hash/crc32"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/gametest"
	"serenissima/game/save"
	"serenissima/game/session"
)

// A seal comes back as it was, right or wrong.
func TestSealInCode(t *testing.T) {
	for _, c := range [][2]string{{"", ""}, {"5c9c5e", "000000"}} {
		m, err := save.Decode([]byte(strings.Replace(sealed, c[0], c[1], 1)), find)
		require.NoError(t, err)
		want, _ := m.Seal()
		again, err := save.FromCode(save.Code(m), find)
		require.NoError(t, err)
		got, ok := again.Seal()
		require.True(t, ok)
		require.Equal(t, want, got)
	}
}

func TestLinksAndBrokenLines(t *testing.T) {
	m := match(t, seats, 3, 40)
	code := save.Code(m)
	broken := " " + code[:20] + "\r\n  " + code[20:] + "\n"
	for _, text := range []string{code, broken, "https://example.org/game/?seed=7" + save.LinkMark + code, "#g=" + broken, "\ufeff" + code} {
		again, err := save.Read([]byte(text), find)
		require.NoError(t, err, text)
		same(t, m, again)
	}
	file := save.Annotate(save.Encode(m), save.Note{Name: "#g= and more", Time: 7})
	again, err := save.Read(append([]byte("\ufeff"), file...), find)
	require.NoError(t, err, "a file is read too")
	same(t, m, again)
}

// framed makes a code of what a coder might have written.
func framed(format byte, body []byte) string {
	head := append([]byte{'H' + format}, binary.BigEndian.AppendUint32(nil, crc32.ChecksumIEEE(body))...)
	return base64.RawURLEncoding.EncodeToString(append(head, body...))
}

// body is what the coder has written of a code.
func body(t require.TestingT, code string) []byte {
	data, err := base64.RawURLEncoding.DecodeString(code)
	require.NoError(t, err)
	return data[5:]
}

func TestCodeFlaws(t *testing.T) {
	m := match(t, seats[:2], 261, 100)
	good := save.Code(m)
	newerRules := func(string) game.Rules { return newer{gametest.Toy} }
	for _, c := range []struct {
		name, code string
		kind       save.Kind
	}{
		{"empty", "", save.NotACode},
		{"a word", "hello", save.NotACode},
		{"most of a code", good[1:], save.NotACode},
		{"signs", "%&", save.NotACode},
		{"format zero", framed(0, body(t, good)), save.NotACode},
		{"newer format", framed(save.CodeFormat+1, body(t, good)), save.NewerFormat},
		{"cut in the head", good[:5], save.DamagedCode},
		{"cut", good[:len(good)-4], save.DamagedCode},
		{"a letter changed", good[:30] + string(good[30]^1) + good[31:], save.DamagedCode},
		{"too long", strings.Repeat("A", save.MaxCode+1), save.TooLong},
		{"of nothing", framed(1, nil), save.UnknownGame},
		{"of another game", save.Code(random(t, catalog.All()[0], 2, 1)), save.UnknownGame},
	} {
		t.Run(c.name, func(t *testing.T) {
			part, err := save.FromCode(c.code, find)
			var flaw *save.Error
			require.ErrorAs(t, err, &flaw)
			require.Equal(t, c.kind, flaw.Kind, "%v", err)
			require.Zero(t, flaw.Line)
			require.Contains(t, err.Error(), "save: code: "+c.kind.String())
			require.Nil(t, part)
		})
	}
	for _, colour := range []int{0, 5, 255} {
		_, err := save.FromCode(save.Code(match(t, []session.Seat{seats[0], {Kind: session.Human, Colour: colour}}, 261, 9)), find)
		var flaw *save.Error
		require.ErrorAs(t, err, &flaw, "%d", colour)
		require.Equal(t, save.BadSeat, flaw.Kind)
	}
	later, err := session.Restore(newer{gametest.Toy}, m.Options(), m.Seats(), m.Seed(), m.Log())
	require.NoError(t, err)
	_, err = save.FromCode(save.Code(later), find)
	require.ErrorContains(t, err, save.NewerRules.String())
	again, err := save.FromCode(good, newerRules)
	require.NoError(t, err, "a game that the present rules allow is played on")
	require.Equal(t, m.Log(), again.Log())
}

// strict is the toy with a rule more: nobody may run.
type strict struct{ newer }

func (s strict) New(o game.Options) (game.State, error) {
	state, err := s.newer.New(o)
	return unable{state}, err
}

type unable struct{ game.State }

func (u unable) Check(a game.Action) error {
	if gametest.Toy.Info().VerbName(a.Verb) == "run" {
		return errors.New("nobody may run")
	}
	return u.State.Check(a)
}
func (u unable) Clone() game.State { return unable{u.State.Clone()} }

// TestCodeOfOlderRules: as with files, what was possible before is not lost, and
// the code says which action is no longer.
func TestCodeOfOlderRules(t *testing.T) {
	m := match(t, seats[:2], 7, 100)
	part, err := save.FromCode(save.Code(m), func(string) game.Rules { return strict{newer{gametest.Toy}} })
	var flaw *save.Error
	require.ErrorAs(t, err, &flaw)
	require.Equal(t, save.OlderRules, flaw.Kind)
	require.Contains(t, flaw.Detail, "illegal-entry: 1 run")
	require.Equal(t, m.Log()[:part.Len()], part.Log())
}

// everywhere finds the toy and the games.
func everywhere(id string) game.Rules {
	if r := find(id); r != nil {
		return r
	}
	return catalog.Find(id)
}

func FuzzFromCode(f *testing.F) {
	for seed := range uint64(3) {
		f.Add(body(f, save.Code(match(f, seats[:2+seed%3], seed, 40))))
	}
	f.Add(body(f, save.Code(random(f, catalog.All()[0], 2, 1)))[:200])
	f.Add([]byte{})
	f.Fuzz(func(t *testing.T, data []byte) {
		m, err := save.FromCode(framed(save.CodeFormat, data), everywhere)
		if err != nil {
			var flaw *save.Error
			require.ErrorAs(t, err, &flaw)
			require.NotEmpty(t, flaw.Error())
			if m == nil {
				return
			}
		}
		again, err := save.Decode(save.Encode(m), everywhere)
		require.NoError(t, err)
		require.Equal(t, m.Log(), again.Log())
	})
}

func FuzzRead(f *testing.F) {
	m := match(f, seats[:2], 1, 40)
	f.Add(save.Encode(m))
	f.Add([]byte(save.Code(m)))
	f.Add([]byte("https://example.org/" + save.LinkMark + save.Code(m)))
	f.Add([]byte("\ufeff#g=AQ"))
	f.Fuzz(func(t *testing.T, data []byte) {
		m, err := save.Read(data, find)
		if err == nil {
			require.NotNil(t, m)
			return
		}
		var flaw *save.Error
		require.ErrorAs(t, err, &flaw)
	})
}

func TestNotes(t *testing.T) {
	file := save.Encode(match(t, seats, 3, 10))
	n, rest := save.ReadNote(file)
	require.Equal(t, save.Note{}, n)
	require.Equal(t, file, rest)

	want := save.Note{Name: "Łucja's \"war\"\u00a0", Time: 1795300418, Standing: []string{"1 firm 0 good:wine 300 9", "2 keep 1 - 0 9"}}
	noted := save.Annotate(file, want)
	n, rest = save.ReadNote(noted)
	require.Equal(t, want, n)
	require.Equal(t, file, rest)
	_, err := save.Decode(noted, find)
	require.NoError(t, err)

	want.Name = "renamed"
	require.Equal(t, save.Annotate(file, want), save.Annotate(noted, want), "one note takes the place of the other")
	for _, damaged := range []string{"# name none\n", "# saved soon\n", "# by hand\n", "# name"} {
		n, rest := save.ReadNote([]byte(damaged))
		require.Equal(t, save.Note{}, n)
		require.Equal(t, damaged, string(rest))
	}
}
