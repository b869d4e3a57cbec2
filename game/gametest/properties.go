package gametest

import (
	"slices"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"serenissima/game"
)

// InvariantsHold: no legal action leads to an unsound position.
func (x Suite[S]) InvariantsHold(t rapid.TB) {
	x.InGames(t, func(t *rapid.T, s S, p *Lively) { x.invariantsHold(t, s, p) })
}

func (x Suite[S]) invariantsHold(t rapid.TB, s S, p *Lively) {
	require.NoError(t, s.Invariants())
	x.Follow(t, s, p, func(_, after S, a game.Action, ev []game.Event) {
		if err := after.Invariants(); err != nil {
			t.Fatalf("%v, after %s", err, x.Text(a, ev))
		}
	})
}

// EverythingIsReached: in so many games of all kinds every verb and prompt and
// note occurs, so that other tests are about something.
func (x Suite[S]) EverythingIsReached(t rapid.TB, games int) {
	t.Helper()
	in := x.Rules.Info()
	verbs, prompts, notes := make([]bool, len(in.Verbs)), make([]bool, len(in.Prompts)), make([]bool, len(in.Notes))
	for n := range games {
		x.Follow(t, x.Begun(t, n), x.Player(uint64(n)), func(before, after S, a game.Action, ev []game.Event) {
			verbs[a.Verb], prompts[before.Decision().Prompt], prompts[after.Decision().Prompt] = true, true, true
			for _, e := range ev {
				notes[e.Note] = true
			}
		})
	}
	for what, list := range map[string]struct {
		reached []bool
		names   []string
	}{"verb": {verbs, in.Verbs}, "prompt": {prompts, in.Prompts}, "note": {notes, in.Notes}} {
		for i := 1; i < len(list.names); i++ {
			require.True(t, list.reached[i], "%s %s does not occur", what, list.names[i])
		}
	}
}

// ReplaysAgree: the same actions lead to the same position, with events and
// without.
func (x Suite[S]) ReplaysAgree(t rapid.TB) {
	x.InGames(t, func(t *rapid.T, s S, p *Lively) { x.replayAgrees(t, s, p) })
}

func (x Suite[S]) replayAgrees(t rapid.TB, s S, p *Lively) {
	again := s.Clone()
	x.Follow(t, s, p, func(_, _ S, a game.Action, _ []game.Event) {
		require.NoError(t, Step(again, a, nil))
	})
	require.Equal(t, game.Hash(s), game.Hash(again))
	require.Equal(t, game.State(s), again)
}

// GuessesAreSound: what a seat guesses about what it cannot know is a possible
// position, in which it sees the same and may do the same.
func (x Suite[S]) GuessesAreSound(t rapid.TB) {
	x.InGames(t, func(t *rapid.T, s S, p *Lively) { x.guessesAreSound(t, s, p) })
}

func (x Suite[S]) guessesAreSound(t rapid.TB, s S, p *Lively) {
	r := game.NewRand(1)
	n := 0
	x.Follow(t, s, p, func(_, after S, a game.Action, ev []game.Event) {
		seat := after.Decision().Player
		if n++; seat <= 0 || n%5 != 0 {
			return
		}
		view := after.Clone().(S)
		view.Redact(seat)
		guess := view.Clone().(S)
		guess.Resample(seat, &r)
		require.NoError(t, guess.Invariants(), x.Text(a, ev))
		require.Equal(t, after.AppendActions(nil), guess.AppendActions(nil), x.Text(a, ev))
		guess.Redact(seat)
		require.Equal(t, view, guess, x.Text(a, ev))
	})
}

// NothingLeaks: mix exchanges things that a seat cannot know. Whatever they are,
// the seat sees the same and may do the same, with the same reasons where not;
// and what it does brings about the same for it, unless something is revealed.
func (x Suite[S]) NothingLeaks(t rapid.TB, mix func(s S, seat game.Player, r *game.Rand)) {
	t.Helper()
	mixed := false
	x.InGames(t, func(t *rapid.T, s S, p *Lively) { mixed = x.nothingLeaks(t, s, p, mix) || mixed })
	require.True(t, mixed, "nothing was exchanged")
}

// nothingLeaks reports whether mix has changed something.
func (x Suite[S]) nothingLeaks(t rapid.TB, s S, p *Lively, mix func(s S, seat game.Player, r *game.Rand)) (mixed bool) {
	r := game.NewRand(1)
	n := 0
	var tried game.Action
	x.Follow(t, s, p, func(before, after S, a game.Action, ev []game.Event) {
		if n++; n%5 != 0 {
			return
		}
		revealed := after.Decision().Player == game.Nobody ||
			slices.ContainsFunc(ev, func(e game.Event) bool { return e.Kind == game.Revealed })
		for seat := game.Player(1); int(seat) <= game.MaxSeats && before.Result().Rank[seat] > 0; seat++ {
			other := before.Clone().(S)
			mix(other, seat, &r)
			require.NoError(t, other.Invariants(), x.Text(a, ev))
			mixed = mixed || game.Hash(before) != game.Hash(other)
			if one, two := viewOf(before, seat), viewOf(other, seat); one != two {
				t.Fatalf("seat %d tells two positions apart, before %s\n%s\n%s", seat, x.Text(a, ev), one, two)
			}
			if seat != a.By {
				continue
			}
			require.Equal(t, before.AppendActions(nil), other.AppendActions(nil), x.Text(a, ev))
			tried.By = seat
			require.Equal(t, before.Check(tried), other.Check(tried), x.Text(a, ev))
			other.Apply(a, nil)
			if one, two := viewOf(after, seat), viewOf(other, seat); !revealed && one != two {
				t.Fatalf("what seat %d has done tells of secrets: %s\n%s\n%s", seat, x.Text(a, ev), one, two)
			}
		}
		tried = a
	})
	return mixed
}

// viewOf is the text of what a seat sees.
func viewOf(s game.State, seat game.Player) string {
	view := s.Clone()
	view.Redact(seat)
	return string(view.AppendText(nil))
}

// A Ledger follows the pieces of a game by events alone.
type Ledger[S State] interface {
	Read(e game.Event)
	// Compare returns an error if a piece is not where the events say.
	Compare(s S) error
}

// EventsTellAll: who opens a ledger before the first action and reads all
// events knows where every piece is.
func (x Suite[S]) EventsTellAll(t rapid.TB, open func(s S) Ledger[S]) {
	x.InGames(t, func(t *rapid.T, s S, p *Lively) { x.eventsTellAll(t, s, p, open(s)) })
}

func (x Suite[S]) eventsTellAll(t rapid.TB, s S, p *Lively, l Ledger[S]) {
	n := 0
	x.Follow(t, s, p, func(_, after S, a game.Action, ev []game.Event) {
		for _, e := range ev {
			l.Read(e)
		}
		if n++; n%7 != 0 && after.Decision().Player != game.Nobody {
			return
		}
		if err := l.Compare(after); err != nil {
			t.Fatalf("%v, after %s", err, x.Text(a, ev))
		}
	})
}

// MoneyIsReported: purses change only as events say that somebody pays, for all
// to see, and, where scores are money, that something brings it.
func (x Suite[S]) MoneyIsReported(t rapid.TB, scores bool, purse func(s S, seat game.Player) int) {
	x.InGames(t, func(t *rapid.T, s S, p *Lively) { x.moneyIsReported(t, s, p, scores, purse) })
}

func (x Suite[S]) moneyIsReported(t rapid.TB, s S, p *Lively, scores bool, purse func(s S, seat game.Player) int) {
	x.Follow(t, s, p, func(before, after S, a game.Action, ev []game.Event) {
		var flow [game.MaxSeats + 1]int
		move := func(who game.Ref, n int16) {
			if who != game.Box { // the bank
				require.Equal(t, game.SeatRef, who.Kind, x.Text(a, ev))
				flow[who.ID] += int(n)
			}
		}
		for _, e := range ev {
			switch {
			case e.Kind == game.Paid:
				move(e.From, -e.N)
				move(e.To, e.N)
			case e.Kind == game.Scored && scores:
				move(e.To, e.N)
			default:
				continue
			}
			require.Positive(t, e.N, x.Text(a, ev))
			require.Equal(t, game.Everybody, e.Seen, x.Text(a, ev))
		}
		for seat := game.Player(1); seat <= game.MaxSeats; seat++ {
			if is, was := purse(after, seat), purse(before, seat); is != was+flow[seat] {
				t.Fatalf("seat %d had %d and has %d, the events tell of %d, after %s", seat, was, is, flow[seat], x.Text(a, ev))
			}
		}
	})
}

// EventsTellScores: points are told one by one when the game ends, and are those
// of the result.
func (x Suite[S]) EventsTellScores(t rapid.TB) {
	x.InGames(t, func(t *rapid.T, s S, p *Lively) { x.eventsTellScores(t, s, p) })
}

func (x Suite[S]) eventsTellScores(t rapid.TB, s S, p *Lively) {
	var told [game.MaxSeats + 1]int32
	x.Follow(t, s, p, func(_, after S, a game.Action, ev []game.Event) {
		for _, e := range ev {
			if e.Kind == game.Scored {
				require.True(t, after.Result().Over, x.Text(a, ev))
				told[e.To.ID] += int32(e.N)
			}
		}
	})
	require.Equal(t, s.Result().Score, told)
}

// TextsTellApart: equal texts mean equal positions, views too, and what was
// agreed on is a part of it. In so many games at least that many differ.
func (x Suite[S]) TextsTellApart(t rapid.TB, games, least int) {
	t.Helper()
	texts := map[string]S{}
	note := func(s S) {
		text := string(s.AppendText(nil))
		if known, ok := texts[text]; ok {
			require.Equal(t, known, s, "two positions with the text\n%s", text)
			return
		}
		texts[text] = s.Clone().(S)
	}
	for n := range games {
		x.Follow(t, x.Begun(t, n), x.Player(uint64(n)), func(_, after S, _ game.Action, _ []game.Event) {
			note(after)
			view := after.Clone().(S)
			view.Redact(1)
			note(view)
		})
	}
	require.Greater(t, len(texts), least)
	in, hashes, want := x.Rules.Info(), map[uint64]bool{}, 1
	for _, oi := range in.Options {
		want += len(oi.Values) - 1
		for _, value := range oi.Values {
			s, err := x.Rules.New(Options(in.MinSeats, oi.Name, value))
			require.NoError(t, err)
			hashes[game.Hash(s)] = true
		}
	}
	require.Len(t, hashes, want)
}
