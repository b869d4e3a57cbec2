package session_test

import (
	"errors"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"serenissima/game"
	"serenissima/game/gametest"
	"serenissima/game/session"
)

// people returns seats for n persons.
func people(n int) []session.Seat {
	seats := make([]session.Seat, n)
	for i := range seats {
		seats[i] = session.Seat{Kind: session.Human, Name: string(rune('A' + i)), Colour: i}
	}
	return seats
}

func start(t require.TestingT, n int, seed uint64) (*session.Match, []session.Beat) {
	m, beats, err := session.New(gametest.Toy, game.Options{Seats: n}, people(n), seed)
	require.NoError(t, err)
	return m, beats
}

// text names the action of the match that reads so.
func text(t require.TestingT, m *session.Match, line string) game.Action {
	a, err := m.Rules().Info().ParseAction(line)
	require.NoError(t, err)
	return a
}

func do(t require.TestingT, m *session.Match, line string) []session.Beat {
	beats, err := m.Do(text(t, m, line))
	require.NoError(t, err)
	return beats
}

// play ends the match with random decisions.
func play(t require.TestingT, m *session.Match, r *game.Rand) {
	for !m.State().Result().Over {
		actions := m.State().AppendActions(nil)
		_, err := m.Do(actions[r.IntN(len(actions))])
		require.NoError(t, err)
	}
}

func decisions(log []game.Action) []game.Action {
	return slices.DeleteFunc(slices.Clone(log), func(a game.Action) bool { return a.By == game.Chance })
}

func TestNewPlaysChance(t *testing.T) {
	m, beats := start(t, 3, 1)
	require.Len(t, beats, 3)
	require.Equal(t, 3, m.Len())
	require.Equal(t, game.Player(1), m.State().Decision().Player)
	require.Same(t, beats[0].After, beats[1].Before)
	require.Same(t, m.State(), beats[2].After)
	require.Equal(t, "hidden", m.Options().Values["money"], "defaults are filled in")
}

func TestNewRefuses(t *testing.T) {
	for _, c := range []struct {
		o     game.Options
		seats []session.Seat
	}{
		{game.Options{Seats: 5}, people(5)},
		{game.Options{Seats: 2}, people(3)},
		{game.Options{Seats: 2, Values: map[string]string{"money": "no"}}, people(2)},
		{game.Options{Seats: 2}, make([]session.Seat, 2)},
		{game.Options{Seats: 2}, []session.Seat{{Kind: session.Human}, {Kind: session.Bot}}},
		{game.Options{Seats: 2}, []session.Seat{{Kind: session.Human}, {Kind: session.Bot, Level: "two words"}}},
		{game.Options{Seats: 2}, []session.Seat{{Kind: session.Human}, {Kind: session.Bot, Level: "captain/"}}},
		{game.Options{Seats: 2}, []session.Seat{{Kind: session.Human}, {Kind: session.Bot, Level: "captain/raider/trader"}}},
		{game.Options{Seats: 2}, []session.Seat{{Kind: session.Human}, {Kind: session.Human, Level: "captain"}}},
	} {
		_, _, err := session.New(gametest.Toy, c.o, c.seats, 1)
		require.Error(t, err, "%+v", c)
		_, err = session.Restore(gametest.Toy, c.o, c.seats, 1, nil)
		require.Error(t, err, "%+v", c)
	}
}

func TestDoIllegalChangesNothing(t *testing.T) {
	m, _ := start(t, 2, 1)
	hash, n := game.Hash(m.State()), m.Len()
	for _, line := range []string{"2 throw", "* die dice:one", "1 run count:3", "1 demand seat:2"} {
		beats, err := m.Do(text(t, m, line))
		var illegal *game.Illegal
		require.ErrorAs(t, err, &illegal)
		require.Empty(t, beats)
	}
	require.Equal(t, hash, game.Hash(m.State()))
	require.Equal(t, n, m.Len())
}

func TestDoGivesOneBeatForEachStep(t *testing.T) {
	m, _ := start(t, 2, 1)
	beats := do(t, m, "1 throw")
	require.Len(t, beats, 2)
	require.Equal(t, game.Chance, beats[1].Action.By)
	require.Equal(t, game.Rolled, beats[1].Events[0].Kind)
	require.Equal(t, []game.Action{beats[0].Action, beats[1].Action}, m.Log()[2:])
}

// TestSeedAndDecisionsAreEnough: the outcomes of chance follow from the seed.
func TestSeedAndDecisionsAreEnough(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		seats, seed := rapid.IntRange(2, 4).Draw(t, "seats"), rapid.Uint64().Draw(t, "seed")
		r := game.NewRand(rapid.Uint64().Draw(t, "play"))
		m, _ := start(t, seats, seed)
		play(t, m, &r)
		again, _ := start(t, seats, seed)
		for _, a := range decisions(m.Log()) {
			_, err := again.Do(a)
			require.NoError(t, err)
		}
		require.Equal(t, m.Log(), again.Log())
	})
}

// TestRestoreGoesOn: restored after any entry and continued with the same
// decisions, a match is the same to its end.
func TestRestoreGoesOn(t *testing.T) {
	for seed := range uint64(20) {
		r := game.NewRand(seed)
		m, _ := start(t, 4, seed)
		play(t, m, &r)
		log := m.Log()
		for n := range log {
			again, err := session.Restore(gametest.Toy, m.Options(), m.Seats(), seed, log[:n])
			require.NoError(t, err)
			for _, a := range decisions(log[again.Len():]) {
				_, err := again.Do(a)
				require.NoError(t, err)
			}
			require.Equal(t, log, again.Log())
			require.Equal(t, game.Hash(m.State()), game.Hash(again.State()))
		}
	}
}

func TestRestoreNamesTheEntry(t *testing.T) {
	m, _ := start(t, 2, 1)
	do(t, m, "1 throw")
	log := append(m.Log(), text(t, m, "1 throw"))
	part, err := session.Restore(gametest.Toy, m.Options(), m.Seats(), 1, log)
	var entry *session.EntryError
	require.ErrorAs(t, err, &entry)
	require.Equal(t, 4, entry.Index)
	var illegal *game.Illegal
	require.ErrorAs(t, err, &illegal)
	require.Equal(t, m.Log(), part.Log())
	require.Equal(t, game.Hash(m.State()), game.Hash(part.State()))
}

func TestBeatsReplayTheMatch(t *testing.T) {
	m, beats := start(t, 3, 9)
	for !m.State().Result().Over {
		next, err := m.Do(m.State().AppendActions(nil)[0])
		require.NoError(t, err)
		beats = append(beats, next...)
	}
	n := 0
	for b := range m.Beats() {
		require.Equal(t, beats[n], b)
		n++
	}
	require.Equal(t, m.Len(), n)
	for range m.Beats() {
		break
	}
	require.Equal(t, game.Hash(beats[0].Before), game.Hash(m.Start()))
}

func TestViewHidesSecrets(t *testing.T) {
	m, beats := start(t, 2, 3)
	require.NotEqual(t, game.Hash(m.State()), game.Hash(m.View(1)))
	require.NotEqual(t, game.Hash(m.View(1)), game.Hash(m.View(2)))

	dealt := beats[1] // to seat 2
	own, other := dealt.For(2), dealt.For(1)
	require.Equal(t, dealt.Action, own.Action)
	require.Equal(t, dealt.Events, own.Events)
	require.Equal(t, dealt.Action.Verb, other.Action.Verb)
	require.Zero(t, other.Action.Obj)
	require.Equal(t, game.Money(0), other.Events[0].What)
	require.NotZero(t, dealt.Events[0].What.ID, "the beat itself stays")
	require.Equal(t, game.Hash(m.View(1)), game.Hash(other.After))
}

func TestVisibleTo(t *testing.T) {
	card := game.Card(7)
	var out game.Events
	out.Add(game.Event{Kind: game.Drew, What: card, Seen: game.Seats(0).With(2)})
	out.Add(game.Event{Kind: game.Drew, What: card})
	for p, want := range map[game.Player]int16{game.Nobody: 0, 1: 0, 2: 7, 3: 0} {
		got := session.VisibleTo(out.List, p)
		require.Equal(t, want, got[0].What.ID, "seat %d", p)
		require.Equal(t, game.CardRef, got[0].What.Kind)
		require.Equal(t, card, got[1].What)
	}
}

// open begins a match of persons with known purses and no chance left but dice.
func open(t require.TestingT, seats []session.Seat, lines ...string) *session.Match {
	o := game.Options{Seats: len(seats), Values: map[string]string{"course": "long"}}
	m, _, err := session.New(gametest.Toy, o, seats, 1)
	require.NoError(t, err)
	var log []game.Action
	for _, line := range lines {
		log = append(log, text(t, m, line))
	}
	m, err = session.Restore(gametest.Toy, o, seats, 1, log)
	require.NoError(t, err)
	return m
}

var purses = []string{"* deal seat:1 money:3", "* deal seat:2 money:3"}

func canUndo(m *session.Match) session.Barrier {
	_, why := m.CanUndo()
	return why
}

func TestUndo(t *testing.T) {
	m := open(t, people(2), purses...)
	before := game.Hash(m.State())
	require.Equal(t, session.ChanceFell, canUndo(m))
	require.False(t, m.Undo())

	do(t, m, "1 run count:1")
	require.Equal(t, session.Barrier(""), canUndo(m))
	require.True(t, m.Undo())
	require.Equal(t, before, game.Hash(m.State()))
	require.Equal(t, 2, m.Len())
	require.False(t, m.Undo())
	require.Equal(t, session.ChanceFell, canUndo(m))

	do(t, m, "1 throw")
	require.Equal(t, session.ChanceFell, canUndo(m), "dice cannot be taken back")
}

func TestUndoStopsAtAnotherSeat(t *testing.T) {
	m := open(t, people(2), purses...)
	do(t, m, "1 run count:1")
	do(t, m, "2 run count:1")
	do(t, m, "1 demand seat:2")
	require.True(t, m.Undo(), "seat 1 takes back its own")
	require.False(t, m.Undo(), "but not what seat 2 did before")
	require.Equal(t, session.OtherSeat, canUndo(m))
	do(t, m, "1 spare seat:2")
	do(t, m, "1 run count:1")
	require.True(t, m.Undo())
	require.True(t, m.Undo(), "two decisions of one seat in a row")
	require.False(t, m.Undo())
}

// As long as no person has decided anything, bots are not what undo stops at.
func TestNothingIsDoneBeforeAPersonDecides(t *testing.T) {
	seats := people(2)
	seats[0] = session.Seat{Kind: session.Bot, Level: "captain/raider"}
	m := open(t, seats, purses...)
	do(t, m, "1 run count:1")
	require.Equal(t, session.NothingDone, canUndo(m), "a bot has decided")
	do(t, m, "2 run count:1")
	do(t, m, "1 demand seat:2")
	require.Equal(t, session.OtherSeat, canUndo(m))
}

func TestUndoStopsAtBots(t *testing.T) {
	seats := people(2)
	seats[1] = session.Seat{Kind: session.Bot, Level: "captain/raider"}
	m := open(t, seats, purses...)
	do(t, m, "1 run count:1")
	do(t, m, "2 run count:2")
	require.Equal(t, session.OtherSeat, canUndo(m))
	require.False(t, m.Undo())
}

// TestUndoStopsAtSecrets: the decision that ends the game opens the purses.
func TestUndoStopsAtSecrets(t *testing.T) {
	m := open(t, people(2), append(purses,
		"1 run count:2", "2 throw", "* die dice:two", "1 throw", "* die dice:two")...)
	do(t, m, "2 run count:1")
	require.Equal(t, session.Barrier(""), canUndo(m))
	do(t, m, "1 run count:1")
	require.True(t, m.State().Result().Over)
	require.Equal(t, session.SecretOut, canUndo(m))
	require.False(t, m.Undo())
}

func TestRedo(t *testing.T) {
	m := open(t, people(2), purses...)
	require.False(t, m.CanRedo())
	require.Nil(t, m.Redo())
	do(t, m, "1 run count:1")
	after := game.Hash(m.State())
	require.True(t, m.Undo())
	require.True(t, m.CanRedo())
	beats := m.Redo()
	require.Len(t, beats, 1)
	require.Equal(t, after, game.Hash(m.State()))
	require.True(t, m.Undo(), "what is done again can be undone again")
	do(t, m, "1 run count:2")
	require.False(t, m.CanRedo(), "another decision replaces what was undone")
}

// TestUndoDoesNotTouchChance: whatever is undone and done again, the same
// decisions meet the same dice.
func TestUndoDoesNotTouchChance(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		seed := rapid.Uint64().Draw(t, "seed")
		r := game.NewRand(rapid.Uint64().Draw(t, "play"))
		m, _ := start(t, 3, seed)
		for !m.State().Result().Over {
			if r.IntN(3) == 0 && m.Undo() {
				continue
			}
			if r.IntN(3) == 0 && m.Redo() != nil {
				continue
			}
			actions := m.State().AppendActions(nil)
			_, err := m.Do(actions[r.IntN(len(actions))])
			require.NoError(t, err)
		}
		again, _ := start(t, 3, seed)
		for _, a := range decisions(m.Log()) {
			_, err := again.Do(a)
			require.NoError(t, err)
		}
		require.Equal(t, m.Log(), again.Log())
	})
}

func TestErrorsRead(t *testing.T) {
	err := &session.EntryError{Index: 3, Err: errors.New("no")}
	require.EqualError(t, err, "session: entry 4: no")
}

func TestSeat(t *testing.T) {
	m, _ := start(t, 2, 1)
	require.Equal(t, "B", m.Seat(2).Name)
	require.Zero(t, m.Seat(3))
	require.Zero(t, m.Seat(game.Chance))
	require.Equal(t, uint64(1), m.Seed())
}

// Several decisions are taken back at once, as far as each could be, and made
// again one by one.
func TestUndoTo(t *testing.T) {
	m := open(t, people(2), append(purses, "1 run count:1", "2 run count:1")...)
	do(t, m, "1 spare seat:2")
	do(t, m, "1 run count:1")
	log, firm := m.Log(), m.Firm()
	require.Len(t, m.Back(), 2)
	require.Equal(t, m.Len()-2, firm)
	require.False(t, m.UndoTo(firm-1))
	require.False(t, m.UndoTo(m.Len()+1))
	require.Equal(t, log, m.Log())

	oldest := m.Back()[0]
	require.True(t, m.UndoTo(firm))
	require.Same(t, oldest, m.State())
	require.Empty(t, m.Back())
	for m.CanRedo() {
		require.Len(t, m.Redo(), 1)
	}
	require.Equal(t, log, m.Log())
	require.True(t, m.UndoTo(m.Len()))
	require.Equal(t, log, m.Log())
}

// Only who sees more than an onlooker has a secret.
func TestSecret(t *testing.T) {
	m, _ := start(t, 2, 3)
	require.True(t, m.Secret(1))
	require.True(t, m.Secret(2))
	require.False(t, m.Secret(game.Nobody))
	m, _, err := session.New(gametest.Toy, game.Options{Seats: 2, Values: map[string]string{"money": "open"}}, people(2), 3)
	require.NoError(t, err)
	require.False(t, m.Secret(1))
}

// What has been made in one go is taken back together, as far as it can be, and made again together.
func TestRuns(t *testing.T) {
	m := open(t, people(2), append(purses, "1 run count:1", "2 run count:1")...)
	before := m.Len()
	do(t, m, "1 spare seat:2")
	do(t, m, "1 run count:1")
	log := m.Log()
	require.Equal(t, before+1, m.LastRun(), "one by one")
	m.Join(before)
	require.Equal(t, before, m.LastRun())
	require.True(t, m.UndoTo(m.LastRun()))
	require.False(t, m.UndoTo(m.LastRun()), "another seat has decided before")
	require.Len(t, m.RedoRun(), 2)
	require.Equal(t, log, m.Log())
	require.Nil(t, m.RedoRun())
	require.True(t, m.UndoTo(m.LastRun()))
	do(t, m, "1 spare seat:2")
	do(t, m, "1 run count:1")
	require.Equal(t, before+1, m.LastRun(), "what is made anew is no run")
}

// Nothing is taken back from behind a curtain that another person has opened.
func TestHandOver(t *testing.T) {
	m := open(t, people(2), purses...)
	m.HandOver(1)
	require.Equal(t, session.ChanceFell, canUndo(m), "what barred undo before bars it still")
	do(t, m, "1 run count:1")
	m.HandOver(1)
	require.Empty(t, canUndo(m), "who comes back to the screen, as after a break, can still undo")
	m.HandOver(2)
	require.Equal(t, session.HandedOver, canUndo(m))
	require.False(t, m.Undo())
	do(t, m, "2 run count:1")
	require.True(t, m.Undo(), "one's own can be taken back")
	require.Equal(t, game.Player(1), m.LastBy())
	m.BarUndo()
	require.Equal(t, session.OtherSeat, canUndo(m))
	m.HandOver(1)
	require.Equal(t, session.OtherSeat, canUndo(m), "nobody else has been at the screen")
	m.HandOver(2)
	require.Equal(t, session.HandedOver, canUndo(m))
}
