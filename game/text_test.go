package game_test

import (
	"math"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"serenissima/game"
	"serenissima/game/gametest"
)

// info has names for some kinds and gaps in them.
var info = &game.Info{
	ID: "text", MinSeats: 2, MaxSeats: 3,
	Options: []game.OptionInfo{{Name: "money", Values: []string{"open", "hidden"}}, {Name: "map", Values: []string{"old", "new"}, Easy: "new", Seats: []int{2}}},
	Verbs:   []string{"", "sail", "sell-all"},
	Prompts: []string{"", "move"},
	Notes:   []string{"", "cargo"},
	Refs: [game.NumRefKinds][]string{
		game.PortRef: {"", "tunis", "", "valència"},
		game.GoodRef: {"wood", "stone"},
	},
}

func TestRefText(t *testing.T) {
	for text, ref := range map[string]game.Ref{
		"port:tunis":    game.Port(1),
		"port:2":        game.Port(2),
		"port:valència": game.Port(3),
		"port:0":        game.Port(0),
		"port:17":       game.Port(17),
		"port:-1":       game.Port(-1),
		"good:wood":     game.Good(0),
		"ship:7":        game.Ship(7),
		"space:3":       game.Track(3),
		"box":           game.Box,
		"money:-32768":  game.Money(math.MinInt16),
	} {
		require.Equal(t, text, string(info.AppendRef(nil, ref)))
		got, err := info.ParseRef(text)
		require.NoError(t, err)
		require.Equal(t, ref, got)
	}
	for _, text := range []string{"", ":", "port", "port:", "port:atlantis", "port:1", "port:01", "port:+2", "port: 2",
		"good:0", "fleet:1", "box:", "box:0", "ship:32768", "ship:x", "kind3:1"} {
		_, err := info.ParseRef(text)
		require.Error(t, err, "%q", text)
	}
}

func TestActionText(t *testing.T) {
	for text, a := range map[string]game.Action{
		"2 sail ship:7 port:tunis": {By: 2, Verb: 1, Obj: [3]game.Ref{game.Ship(7), game.Port(1)}},
		"* sell-all":               {By: game.Chance, Verb: 2},
		"4 sail box box box":       {By: 4, Verb: 1, Obj: [3]game.Ref{game.Box, game.Box, game.Box}},
	} {
		require.Equal(t, text, info.ActionText(a))
		got, err := info.ParseAction(text)
		require.NoError(t, err)
		require.Equal(t, a, got)
	}
	for _, text := range []string{"", "1", "sail 1", "0 sail", "5 sail", "-1 sail", "01 sail", "1 fly", "1 #1", "** sail",
		"1 sail ship", "1 sail box box box box"} {
		_, err := info.ParseAction(text)
		require.Error(t, err, "%q", text)
	}
}

// TestTextRoundTrip: what has a text has only one, and that reads back.
func TestTextRoundTrip(t *testing.T) {
	ref := rapid.Custom(func(t *rapid.T) game.Ref {
		r := game.Ref{Kind: game.RefKind(rapid.IntRange(1, game.NumRefKinds-1).Draw(t, "kind"))}
		if r.Kind != game.BoxRef {
			r.ID = rapid.Int16().Draw(t, "id")
		}
		return r
	})
	rapid.Check(t, func(t *rapid.T) {
		a := game.Action{By: game.Player(rapid.SampledFrom([]int{-1, 1, 2, 3, 4}).Draw(t, "by")), Verb: game.Verb(rapid.IntRange(1, 2).Draw(t, "verb"))}
		for i := range rapid.IntRange(0, 3).Draw(t, "objects") {
			a.Obj[i] = ref.Draw(t, "ref")
		}
		got, err := info.ParseAction(info.ActionText(a))
		require.NoError(t, err)
		require.Equal(t, a, got)
	})
}

func TestNames(t *testing.T) {
	require.Equal(t, "sail", info.VerbName(1))
	require.Equal(t, "#9", info.VerbName(9))
	require.Equal(t, "#0", info.VerbName(0))
	require.Equal(t, "move", info.PromptName(1))
	require.Equal(t, "cargo", info.NoteName(1))
	require.Equal(t, "", info.NoteName(0))
	require.Equal(t, "kind200", game.RefKind(200).String())
	require.Equal(t, "event200", game.EventKind(200).String())
	seen := map[string]bool{}
	for k := game.RefKind(1); int(k) < game.NumRefKinds; k++ {
		require.NotEmpty(t, k.String())
		require.False(t, seen[k.String()])
		seen[k.String()] = true
	}
	for k := game.EventKind(1); int(k) < game.NumEventKinds; k++ {
		require.NotEmpty(t, k.String())
	}
}

func TestEventText(t *testing.T) {
	ship := game.Ship(4)
	require.Equal(t, "moved cargo by 2 ship:4 from port:tunis to box n=-3", info.EventText(game.Event{
		Kind: game.Moved, Note: 1, By: 2, What: ship, From: game.Port(1), To: game.Box, N: -3}))
	require.Equal(t, "ended", info.EventText(game.Event{Kind: game.Ended}))
}

func TestOptions(t *testing.T) {
	good := game.Options{Seats: 2, Values: map[string]string{"money": "hidden"}}
	require.NoError(t, info.CheckOptions(good))
	require.Equal(t, "hidden", info.Option(good, "money"))
	require.Equal(t, "old", info.Option(good, "map"))
	require.Equal(t, "", info.Option(good, "weather"))
	for want, o := range map[string]game.Options{
		"1 seats: it is a game for 2 to 3": {Seats: 1},
		"4 seats":                          {Seats: 4},
		`unknown option "weather"`:         {Seats: 2, Values: map[string]string{"weather": "fine"}},
		`option money has no value "gold" (it has open, hidden)`: {Seats: 2, Values: map[string]string{"money": "gold"}},
	} {
		require.ErrorContains(t, info.CheckOptions(o), want)
	}
}

func TestFirstGame(t *testing.T) {
	require.Equal(t, game.Options{Seats: 2, Values: map[string]string{"map": "new"}}, info.FirstGame(2))
	require.Equal(t, game.Options{Seats: 3, Values: map[string]string{}}, info.FirstGame(3))
}

// What makes no difference does no harm, but is refused when somebody asks for it.
func TestOptionsMatterForSomeSeats(t *testing.T) {
	wish := func(seats int, option, value string) game.Options {
		return game.Options{Seats: seats, Values: map[string]string{option: value}}
	}
	require.NoError(t, info.CheckWish(wish(2, "map", "new")))
	require.NoError(t, info.CheckWish(wish(3, "money", "hidden")))
	require.NoError(t, info.CheckOptions(wish(3, "map", "new")))
	require.ErrorContains(t, info.CheckWish(wish(3, "map", "new")), "option map makes no difference with 3 seats")
	require.Error(t, info.CheckWish(wish(4, "map", "new")))
}

// TestHash: the fingerprint is FNV-1a of the text, the same on every platform;
// saved matches rely on it.
func TestHash(t *testing.T) {
	s, err := gametest.Toy.New(game.Options{Seats: 2})
	require.NoError(t, err)
	require.Equal(t, "true 2 5 1 1 -1 6 0 0 0 0 ", string(s.AppendText(nil)))
	require.Equal(t, uint64(0x56582c456f121ca8), game.Hash(s))
	other := s.Clone()
	other.Apply(other.AppendOutcomes(nil)[0].Action, nil)
	require.NotEqual(t, game.Hash(s), game.Hash(other))
}

func TestActionLess(t *testing.T) {
	sorted := []game.Action{
		{By: game.Chance, Verb: 9},
		{By: 1, Verb: 1},
		{By: 1, Verb: 1, Obj: [3]game.Ref{game.Port(2)}},
		{By: 1, Verb: 1, Obj: [3]game.Ref{game.Port(2), game.Box}},
		{By: 1, Verb: 1, Obj: [3]game.Ref{game.Port(3)}},
		{By: 1, Verb: 1, Obj: [3]game.Ref{game.Ship(1)}},
		{By: 1, Verb: 2},
		{By: 2, Verb: 1},
	}
	for i, a := range sorted {
		for j, b := range sorted {
			require.Equal(t, i < j, a.Less(b), "%d %d", i, j)
		}
	}
}

func TestSeats(t *testing.T) {
	s := game.Seats(0).With(2)
	require.True(t, s.Has(2))
	require.False(t, s.Has(1))
	require.False(t, s.Has(game.Nobody))
	require.False(t, game.Everybody.Has(game.Chance))
	for p := game.Player(1); p <= game.MaxSeats; p++ {
		require.True(t, game.Everybody.Has(p))
	}
}

func TestEventsAdd(t *testing.T) {
	var none *game.Events
	none.Add(game.Event{Kind: game.Moved})
	var out game.Events
	out.Add(game.Event{Kind: game.Moved})
	out.Add(game.Event{Kind: game.Drew, Seen: game.Seats(0).With(1)})
	require.Equal(t, game.Everybody, out.List[0].Seen)
	require.Equal(t, game.Seats(2), out.List[1].Seen)
}

func TestStepChecksFirst(t *testing.T) {
	s, err := gametest.Toy.New(game.Options{Seats: 2})
	require.NoError(t, err)
	before := game.Hash(s)
	a := s.AppendOutcomes(nil)[0].Action
	bad := a
	bad.By = 1
	err = gametest.Step(s, bad, nil)
	var illegal *game.Illegal
	require.ErrorAs(t, err, &illegal)
	require.EqualError(t, err, "illegal action: other (T2)")
	require.Equal(t, before, game.Hash(s))
	require.NoError(t, gametest.Step(s, a, nil))
	require.NotEqual(t, before, game.Hash(s))
}

// FuzzParseAction: whatever is read has a text that reads the same, and
// nothing panics.
func FuzzParseAction(f *testing.F) {
	for _, text := range []string{"", "* sail", "1 sail ship:7 port:tunis", "4 sell-all port:2 good:wood box",
		"1 sail money:-32768", "1 sail port:valència", "9 sail", "1 fly", "1 sail box:1", "1  sail\tship:1"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		a, err := info.ParseAction(text)
		if err != nil {
			return
		}
		written := info.ActionText(a)
		again, err := info.ParseAction(written)
		require.NoError(t, err)
		require.Equal(t, a, again)
		require.Equal(t, strings.Join(strings.Fields(text), " "), written)
	})
}
