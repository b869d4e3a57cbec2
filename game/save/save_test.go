package save_test

import (
	"bytes"
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/gametest"
	"serenissima/game/save"
	"serenissima/game/session"
)

func find(id string) game.Rules {
	if id == gametest.Toy.Info().ID {
		return gametest.Toy
	}
	return nil
}

// match plays a match of the toy for the number of decisions, or to its end.
func match(t require.TestingT, seats []session.Seat, seed uint64, decisions int) *session.Match {
	o := game.Options{Seats: len(seats), Values: map[string]string{"course": "long"}}
	m, _, err := session.New(gametest.Toy, o, seats, seed)
	require.NoError(t, err)
	r := game.NewRand(seed)
	for ; decisions > 0 && !m.State().Result().Over; decisions-- {
		actions := m.State().AppendActions(nil)
		_, err := m.Do(actions[r.IntN(len(actions))])
		require.NoError(t, err)
	}
	return m
}

var seats = []session.Seat{
	{Kind: session.Human, Name: "Anna \"la Bella\"\u00a0", Colour: 1},
	{Kind: session.Bot, Level: "captain", Name: "Bernat", Colour: 2},
	{Kind: session.Human, Name: "", Colour: 3},
	{Kind: session.Bot, Level: "deckhand", Name: "Łucja", Colour: 4},
}

// same checks that two matches are the same now and will be.
func same(t require.TestingT, a, b *session.Match) {
	require.Equal(t, a.Seed(), b.Seed())
	require.Equal(t, a.Seats(), b.Seats())
	require.Equal(t, a.Options(), b.Options())
	require.Equal(t, a.Log(), b.Log())
	require.Equal(t, game.Hash(a.State()), game.Hash(b.State()))
}

// agreed is a match in which an answer stands, another has been withdrawn, and somebody has left.
func agreed(t require.TestingT) *session.Match {
	for seed := range uint64(100) {
		m := match(t, seats[:3], seed, 0)
		r := game.NewRand(seed)
		for !m.State().Result().Over {
			if m.State().Decision().Player == 1 {
				if list := game.StandingAnswers(m.State(), game.Action{}); len(list) > 1 {
					require.NoError(t, m.Stand(list[0]))
					require.NoError(t, m.Stand(list[1]))
					require.NoError(t, m.Withdraw(list[0]))
					require.NoError(t, m.Sit(3, session.Seat{Kind: session.Bot, Level: "captain/raider", Name: "Dawud \"D\"", Colour: 2}))
					return m
				}
			}
			legal := m.State().AppendActions(nil)
			_, err := m.Do(legal[r.IntN(len(legal))])
			require.NoError(t, err)
		}
	}
	panic("nobody is asked")
}

// What has been agreed on is in files and in codes.
func TestAgreements(t *testing.T) {
	m := agreed(t)
	require.Len(t, m.Standing(), 1)
	m, err := m.Fork(m.Len(), m.Seats(), m.Seed())
	require.NoError(t, err)
	require.Empty(t, m.Agreements())
	require.True(t, strings.HasPrefix(string(save.Encode(m)), "match 1\n"), "what needs nothing new is written as before")
	m = agreed(t)
	file := save.Encode(m)
	require.True(t, strings.HasPrefix(string(file), "match 3\n"))
	require.Contains(t, string(file), "\nsit 3 bot captain/raider \"Dawud \\\"D\\\"\" colour=2\nend ")
	for _, text := range [][]byte{file, []byte(save.Code(m))} {
		again, err := save.Read(text, find)
		require.NoError(t, err)
		same(t, m, again)
		require.Equal(t, m.FirstSeats(), again.FirstSeats())
		require.Equal(t, m.Agreements(), again.Agreements())
		require.Equal(t, m.Standing(), again.Standing())
		require.Equal(t, file, save.Encode(again))
	}
	for _, line := range []string{"stand 1 shout 0 - 0 0", "stand 1", "sit 4 human \"X\" colour=1", "sit 3 human \"X\" colour=0", "withdraw x"} {
		_, err := save.Decode(bytes.Replace(file, []byte("\nend "), []byte("\n"+line+"\nend "), 1), find)
		require.Error(t, err, line)
	}
}

// The answers that an earlier version has noted above a file stand.
func TestAnswersOfEarlierVersionsStand(t *testing.T) {
	m := agreed(t)
	x := m.Standing()[0]
	old, err := m.Fork(m.Len(), m.Seats(), m.Seed())
	require.NoError(t, err)
	note := save.Note{Standing: []string{string(m.Rules().Info().AppendStanding(nil, x)), "1 shout 0 - 0 0", "?"}}
	again, err := save.Decode(save.Annotate(save.Encode(old), note), find)
	require.NoError(t, err)
	require.Equal(t, []game.StandingAnswer{x}, again.Standing())
}

func TestFormat(t *testing.T) {
	m := match(t, seats[:2], 7, 2)
	require.Equal(t, `match 1
rules toy 1
option seats=2
option money=hidden
option course=long
seat 1 human "Anna \"la Bella\"\u00a0" colour=1
seat 2 bot captain "Bernat" colour=2
seed 7
* deal seat:1 money:2
* deal seat:2 money:1
1 run count:1
2 throw
* die dice:three
= `+fmt.Sprintf("%016x", game.Hash(m.State()))+`
end 5
`, string(save.Encode(m)))
}

const sealed = `match 1
rules toy 1
option seats=2
seat 1 human "Anna" colour=1
seat 2 human "Nur" colour=2
seal 5c9c5e1808926e2d14ff828ea2f8d645582ce65425684b331d7374b5dd233c2c salt=00112233445566778899aabbccddeeff from=2
seed 7
end 0
`

// A seal comes back as it was written, right or wrong: looking is for everybody.
func TestSeal(t *testing.T) {
	m, err := save.Decode([]byte(sealed), find)
	require.NoError(t, err)
	seal, ok := m.Seal()
	require.True(t, ok)
	require.Equal(t, "00112233445566778899aabbccddeeff", fmt.Sprintf("%x", seal.Salt))
	require.Equal(t, 2, seal.From)
	again, err := save.Decode(save.Encode(m), find)
	require.NoError(t, err)
	same(t, m, again)
	other, _ := again.Seal()
	require.Equal(t, seal, other)

	for _, c := range [][2]string{
		{"5c9c5e", "5c9c5"}, {"5c9c5e", "xc9c5e"}, {"salt=0011", "salt=00"}, {" salt=", " "}, {"from=2", "from=-1"},
		{"from=2", "from=x"}, {"from=2", "from=65536"}, {" from=2", ""}, {"seed 7", "seal 44 salt=00 from=0\nseed 7"},
	} {
		m, err := save.Decode([]byte(strings.Replace(sealed, c[0], c[1], 1)), find)
		var flaw *save.Error
		require.ErrorAs(t, err, &flaw, "%q", c)
		require.Equal(t, save.BadLine, flaw.Kind)
		require.Nil(t, m)
	}
}

// A seal that binds everything makes a file and a code of the second format; both
// bring it back, whether it fits or not. Other matches stay in the first.
func TestSealOfTerms(t *testing.T) {
	m := match(t, seats, 7, 20)
	require.Contains(t, string(save.Encode(m)), "match 1\n")
	first := save.Code(m)
	for _, origin := range session.Origins() {
		for _, from := range []int{0, 9} {
			for _, fits := range []bool{true, false} {
				want := session.NewSeal(m, session.Salt{1, 2, 3}, from, origin)
				if !fits {
					want.Commitment[5]++
				}
				m.PutSeal(want)
				file := string(save.Encode(m))
				require.Contains(t, file, "match 2\n")
				require.Contains(t, file, fmt.Sprintf(" from=%d rules=1 seed=%s\n", from, origin))
				require.NotEqual(t, first[:2], save.Code(m)[:2])
				roundTrip(t, m, find)
				for _, text := range []string{file, save.Code(m)} {
					again, err := save.Read([]byte(text), find)
					require.NoError(t, err)
					got, ok := again.Seal()
					require.True(t, ok)
					require.Equal(t, want, got)
					require.Equal(t, fits, got.Fits(again))
				}
			}
		}
	}
	good := string(save.Encode(m))
	for _, c := range [][2]string{
		{"rules=1", "rules=0"}, {"rules=1", "rules=x"}, {"rules=1", "rules=256"}, {"rules=1", "rules=-1"}, {"seed=kept", "seed=found"}, {" seed=kept", ""},
		{" rules=1", ""}, {"seed=kept", "seed=kept rules=1"},
	} {
		_, err := save.Decode([]byte(strings.Replace(good, c[0], c[1], 1)), find)
		var flaw *save.Error
		require.ErrorAs(t, err, &flaw, "%q", c)
		require.Equal(t, save.BadLine, flaw.Kind)
	}
}

// roundTrip checks that a match comes back from its file and from its code as it
// was, and that both are written the same again.
func roundTrip(t require.TestingT, m *session.Match, find func(id string) game.Rules) {
	data := save.Encode(m)
	again, err := save.Decode(data, find)
	require.NoError(t, err)
	same(t, m, again)
	require.Equal(t, data, save.Encode(again))

	code := save.Code(m)
	require.Less(t, len(code), save.MaxCode)
	again, err = save.FromCode(code, find)
	require.NoError(t, err)
	same(t, m, again)
	require.Equal(t, code, save.Code(again))
}

func TestRoundTrip(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := match(t, seats[:rapid.IntRange(2, 4).Draw(t, "seats")], rapid.Uint64().Draw(t, "seed"), rapid.IntRange(0, 100).Draw(t, "decisions"))
		roundTrip(t, m, find)
	})
}

// random plays a random match to its end.
func random(t require.TestingT, r game.Rules, players int, seed uint64) *session.Match {
	o := game.Options{Seats: players}
	var log []game.Action
	_, err := gametest.RandomGame(r, o, seed, func(_ game.State, a game.Action, _ []game.Event) { log = append(log, a) })
	require.NoError(t, err)
	m, err := session.Restore(r, o, seats[:players], seed, log)
	require.NoError(t, err)
	return m
}

// TestAllRuleSets: whole matches of every rule set come back. Random ones are harder
// to foretell than those that people play, and still fit in a link.
func TestAllRuleSets(t *testing.T) {
	for _, r := range catalog.All() {
		for n := r.Info().MinSeats; n <= r.Info().MaxSeats; n++ {
			roundTrip(t, random(t, r, n, uint64(n)), catalog.Find)
		}
	}
}

func TestCommentsEmptyLinesAndCarriageReturns(t *testing.T) {
	m := match(t, seats, 3, 30)
	text := "# by hand\n\n" + strings.ReplaceAll(string(save.Encode(m)), "\n", "\r\n\r\n# and here\r\n")
	again, err := save.Decode([]byte(text), find)
	require.NoError(t, err)
	same(t, m, again)
}

// TestTruncated: cut anywhere, a file is never taken for a whole one.
func TestTruncated(t *testing.T) {
	m := match(t, seats, 5, 100)
	data := bytes.TrimSuffix(save.Encode(m), []byte("\n"))
	log := m.Log()
	for n := range data {
		part, err := save.Decode(data[:n], find)
		var flaw *save.Error
		require.ErrorAs(t, err, &flaw, "%d of %d bytes", n, len(data))
		require.Positive(t, flaw.Line)
		if part != nil {
			require.LessOrEqual(t, part.Len(), len(log))
			require.Equal(t, log[:part.Len()], part.Log(), "what is lost is dealt again the same")
		}
	}
	_, err := save.Decode(data, find)
	require.NoError(t, err, "the last line feed may be missing")
}

func TestFlaws(t *testing.T) {
	m := match(t, seats[:2], 261, 100)
	good := string(save.Encode(m))
	require.Greater(t, m.Len(), save.HashEvery)
	firstHash := strings.Count(good[:strings.Index(good, "\n= ")], "\n") + 2
	all := m.Len()

	for _, c := range []struct {
		name    string
		old     string // what is replaced, once
		new     string
		kind    save.Kind
		line    int
		entries int // of the match that comes with the error; -1: none
	}{
		{"empty", good, "", save.NotASave, 1, -1},
		{"comment only", good, "# nothing\n", save.NotASave, 1, -1},
		{"foreign", good, "\x89PNG\r\n\x1a\n", save.NotASave, 1, -1},
		{"another word", "match 1", "game 1", save.NotASave, 1, -1},
		{"no version", "match 1", "match x", save.NotASave, 1, -1},
		{"newer format", "match 1", "match 4", save.NewerFormat, 1, -1},
		{"title only", good, "match 1", save.Truncated, 1, -1},
		{"no rules", "rules toy 1\n", "", save.BadLine, 2, -1},
		{"rules without version", "toy 1", "toy", save.BadLine, 2, -1},
		{"unknown game", "rules toy", "rules chess", save.UnknownGame, 2, -1},
		{"newer rules", "toy 1", "toy 2", save.NewerRules, 2, -1},
		{"unknown option", "money=hidden", "weather=fine", save.BadOption, 4, -1},
		{"unknown value", "money=hidden", "money=none", save.BadOption, 4, -1},
		{"no value", "money=hidden", "money", save.BadOption, 4, -1},
		{"option twice", "course=long", "money=hidden", save.BadOption, 5, -1},
		{"seats twice", "money=hidden", "seats=2", save.BadOption, 4, -1},
		{"too many seats", "seats=2", "seats=9", save.BadOption, 3, -1},
		{"seats in words", "seats=2", "seats=two", save.BadOption, 3, -1},
		{"no number of seats", "option seats=2\n", "", save.BadOption, 7, -1},
		{"seat of no kind", "1 human", "1 cat", save.BadSeat, 6, -1},
		{"seat out of order", "seat 1", "seat 2", save.BadSeat, 6, -1},
		{"open quote", "\\u00a0\" colour", " colour", save.BadSeat, 6, -1},
		{"no quotes", `"Bernat"`, "Bernat", save.BadSeat, 7, -1},
		{"other quotes", `"Bernat"`, "`Bernat`", save.BadSeat, 7, -1},
		{"bad colour", "colour=2", "colour=red", save.BadSeat, 7, -1},
		{"no colour", " colour=2", "", save.BadSeat, 7, -1},
		{"colour of nobody", "colour=2", "colour=0", save.BadSeat, 7, -1},
		{"more colours than seats", "colour=2", "colour=5", save.BadSeat, 7, -1},
		{"colour that a code cannot hold", "colour=2", "colour=258", save.BadSeat, 7, -1},
		{"bot without level", "bot captain", "bot", save.BadSeat, 7, -1},
		{"a seat missing", "seat 2 bot captain \"Bernat\" colour=2\n", "", save.BadSeat, 7, -1},
		{"bad seed", "seed 261", "seed -7", save.BadLine, 8, -1},
		{"no seed", "seed 261\n", "", save.BadLine, 8, -1},
		{"unknown line in the head", "seed 261", "weather fine", save.BadLine, 8, -1},
		{"no verb", "* deal seat:2", "* fly seat:2", save.BadAction, 10, 2},
		{"no seat", "* deal seat:2", "9 deal seat:2", save.BadAction, 10, 2},
		{"head again", "* deal seat:2", "option seats=2\n* deal seat:2", save.BadAction, 10, 2},
		{"impossible outcome", "* deal seat:2 money:2", "* deal seat:2 money:9", save.IllegalEntry, 10, 2},
		{"illegal decision", "1 throw", "2 throw", save.IllegalEntry, 11, 2},
		{"another outcome", "* deal seat:2 money:2", "* deal seat:2 money:3", save.WrongHash, firstHash, 20},
		{"damaged hash", "\n= ", "\n= x", save.BadLine, firstHash, 20},
		{"end too early", "* deal seat:2", "end 1\n* deal seat:2", save.BadLine, 11, 2},
		{"wrong count", fmt.Sprintf("end %d", all), fmt.Sprintf("end %d", all+1), save.Truncated, strings.Count(good, "\n"), all},
		{"count in words", fmt.Sprintf("end %d", all), "end all", save.BadLine, strings.Count(good, "\n"), all},
		{"more behind the end", fmt.Sprintf("end %d", all), fmt.Sprintf("end %d\n1 throw", all), save.BadLine, strings.Count(good, "\n") + 1, all},
		{"too many bytes", good, strings.Repeat("\n", save.MaxSize+1), save.TooLong, 1, -1},
		{"actions behind the end of the game", fmt.Sprintf("end %d", all), strings.Repeat("1 throw\n", 100) + "end 9", save.IllegalEntry, strings.Count(good, "\n"), all},
	} {
		t.Run(c.name, func(t *testing.T) {
			text := strings.Replace(good, c.old, c.new, 1)
			require.NotEqual(t, good, text)
			part, err := save.Decode([]byte(text), find)
			var flaw *save.Error
			require.ErrorAs(t, err, &flaw)
			require.Equal(t, c.kind, flaw.Kind, "%v", err)
			require.Equal(t, c.line, flaw.Line, "%v", err)
			require.Contains(t, err.Error(), c.kind.String())
			if c.entries < 0 {
				require.Nil(t, part)
			} else {
				require.Equal(t, c.entries, part.Len(), "%v", err)
			}
			var illegal *game.Illegal
			require.Equal(t, c.kind == save.IllegalEntry, errors.As(err, &illegal))
		})
	}
}

// What a file holds is not let loose on the terminal that an error is read in.
func TestErrorsCanBePrinted(t *testing.T) {
	_, err := save.Decode([]byte("\x1b[2J\x07Łódź\x00\xff "+strings.Repeat("a", 100)), find)
	require.EqualError(t, err, "save: line 1: not-a-save: [2JŁódź\ufffd "+strings.Repeat("a", 71)+"...")
	_, err = save.Decode(nil, find)
	require.EqualError(t, err, "save: line 1: not-a-save")
}

// newer is the toy with a higher version.
type newer struct{ game.Rules }

func (n newer) Info() *game.Info {
	in := *n.Rules.Info()
	in.Version++
	return &in
}

func TestOlderRules(t *testing.T) {
	good := save.Encode(match(t, seats[:2], 7, 100))
	newer := func(string) game.Rules { return newer{gametest.Toy} }
	_, err := save.Decode(good, newer)
	require.NoError(t, err, "a game that the present rules allow is played on")

	bad := bytes.Replace(good, []byte("1 run count:1"), []byte("2 throw"), 1)
	m, err := save.Decode(bad, newer)
	var flaw *save.Error
	require.ErrorAs(t, err, &flaw)
	require.Equal(t, save.OlderRules, flaw.Kind)
	require.Equal(t, 11, flaw.Line)
	require.Equal(t, 2, m.Len())
	var illegal *game.Illegal
	require.ErrorAs(t, err, &illegal)
}

// TestAnyDamagedByte: one changed byte is noticed or harmless, never a panic.
func TestAnyDamagedByte(t *testing.T) {
	m := match(t, seats[:2], 7, 12)
	good := save.Encode(m)
	for i := range good {
		for _, b := range []byte{0, ' ', '\n', '9', 'x', 0xff} {
			data := bytes.Clone(good)
			data[i] = b
			again, err := save.Decode(data, find)
			if err == nil {
				require.NotNil(t, again)
			}
		}
	}
}

func TestKindsHaveNames(t *testing.T) {
	seen := map[string]bool{}
	for k := save.NotASave; k <= save.LongText; k++ {
		require.NotEmpty(t, k.String())
		require.False(t, seen[k.String()])
		seen[k.String()] = true
	}
}

func FuzzDecode(f *testing.F) {
	for seed := range uint64(3) {
		data := save.Encode(match(f, seats[:2+seed%3], seed, 40))
		f.Add(data)
		f.Add(data[:len(data)/2])
	}
	f.Add([]byte(sealed))
	f.Add([]byte("match 1\nrules toy 1\noption seats=2\nseat 1 human \"\" colour=0\nseat 2 bot x \"\" colour=-1\nseed 0\nend 0\n"))
	f.Fuzz(func(t *testing.T, data []byte) {
		m, err := save.Decode(data, find)
		var flaw *save.Error
		if err != nil {
			require.ErrorAs(t, err, &flaw)
			require.NotEmpty(t, flaw.Error())
			require.Positive(t, flaw.Line)
			if m == nil {
				return
			}
		}
		again, err := save.Decode(save.Encode(m), find)
		require.NoError(t, err)
		same(t, m, again)
	})
}

// An encoder that has been kept writes the same files as a new one, whatever happens to the match in
// between: decisions, undoing, answers that stand, another on a seat, and another match.
func TestEncoderKeepsWhatStays(t *testing.T) {
	for _, r := range append(catalog.All(), gametest.Toy) {
		chance := game.NewRand(8)
		var e save.Encoder
		matches := []*session.Match{random(t, r, 2, 1), random(t, r, 2, 2)}
		for i, m := range matches { // from their beginnings on
			fresh, _, err := session.New(r, m.Options(), m.FirstSeats(), m.Seed())
			require.NoError(t, err)
			matches[i] = fresh
		}
		now := 0
		for n := 0; n < 400 && matches[0].State().Decision().Player != game.Nobody && matches[1].State().Decision().Player != game.Nobody; n++ {
			m := matches[now]
			switch k := chance.IntN(30); {
			case k == 0:
				now = 1 - now
			case k < 4:
				m.UndoTo(m.Firm())
				for chance.IntN(2) == 0 && m.Redo() != nil {
				}
			case k == 4:
				require.NoError(t, m.Sit(1, session.Seat{Kind: session.Human, Name: fmt.Sprint("Anna ", n), Colour: 1}))
			case k == 5:
				for _, x := range game.StandingAnswers(m.State(), game.Action{}) {
					require.NoError(t, m.Stand(x))
				}
			default:
				legal := m.State().AppendActions(nil)
				_, err := m.Do(legal[chance.IntN(len(legal))])
				require.NoError(t, err)
			}
			if chance.IntN(3) > 0 {
				require.Equal(t, string(save.Encode(matches[now])), string(e.Encode(matches[now])))
			}
		}
	}
	m := random(t, catalog.All()[0], 2, 1)
	var e save.Encoder
	e.Encode(m)
	again, err := session.Restore(m.Rules(), m.Options(), m.FirstSeats(), m.Seed(), m.Log(), session.Agreement{At: 10, Kind: session.Sits, Seat: 1, Sitter: m.Seat(2)})
	require.NoError(t, err)
	require.Greater(t, m.Len(), save.HashEvery)
	require.Equal(t, string(save.Encode(again)), string(e.Encode(again)), "what was agreed on later at an earlier place")
}
