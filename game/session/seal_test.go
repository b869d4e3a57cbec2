package session_test

import (
	"crypto/sha256"
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"serenissima/game"
	"serenissima/game/gametest"
	"serenissima/game/session"
)

var salt = session.Salt{0x00, 0x11, 0x22, 0x33, 0x44, 0x55, 0x66, 0x77, 0x88, 0x99, 0xaa, 0xbb, 0xcc, 0xdd, 0xee, 0xff}

// oldSeal is a seal of the first kind.
func oldSeal(m *session.Match, from int) session.Seal {
	s := session.Seal{Salt: salt, From: from}
	s.Commitment = s.Sum(m)
	return s
}

// The commitment of an old seal is what sha256sum says of the seed, a space and the
// salt. It binds nothing else.
func TestOldSeal(t *testing.T) {
	m, _ := start(t, 2, 7)
	seal := oldSeal(m, 0)
	require.True(t, seal.Old())
	require.Equal(t, "5c9c5e1808926e2d14ff828ea2f8d645582ce65425684b331d7374b5dd233c2c", fmt.Sprintf("%x", seal.Commitment))
	require.True(t, seal.Fits(m))
	another, _ := start(t, 2, 8)
	require.False(t, seal.Fits(another))
	more, _ := start(t, 3, 7)
	require.True(t, seal.Fits(more), "an old seal does not know the seats")
	seal.From = 99
	require.True(t, seal.Fits(m), "nor what was taken over")
	seal.Salt[3]++
	require.False(t, seal.Fits(m))
}

// The commitment is what sha256sum says of the text.
func TestCommitment(t *testing.T) {
	seats := []session.Seat{{Kind: session.Human, Name: "Zoë \"la Bella\"\u00a0", Colour: 3}, {Kind: session.Bot, Level: "captain/raider", Name: "Nur", Colour: 1}}
	o := game.Options{Seats: 2, Values: map[string]string{"course": "long"}}
	m, _, err := session.New(gametest.Toy, o, seats, 7)
	require.NoError(t, err)
	seal := session.NewSeal(m, salt, 0, session.Chosen)
	require.Equal(t, `seal 2
rules toy 1
option seats=2
option course=long
seat 1 human "Zo\u00eb \"la Bella\"\u00a0"
seat 2 bot captain/raider "Nur"
from 0
seed 7 chosen
salt 00112233445566778899aabbccddeeff
`, string(seal.Text(m)))
	require.Equal(t, sha256.Sum256(seal.Text(m)), seal.Commitment)

	seal = session.NewSeal(m, salt, 2, session.Drawn)
	sum := sha256.Sum256(entries(m, 2))
	require.Contains(t, string(seal.Text(m)), fmt.Sprintf("\nfrom 2 %x %x\n", sum[:16], sum[16:]))
}

// entries are the first n of the log, a line each.
func entries(m *session.Match, n int) (text []byte) {
	for _, a := range m.Log()[:n] {
		text = fmt.Appendln(text, m.Rules().Info().ActionText(a))
	}
	return text
}

// Whatever a seal binds cannot be changed: not an option or a seat, not the seed or
// where it is from, not how many entries were taken over, and none of those.
func TestSealFindsForgery(t *testing.T) {
	o := game.Options{Seats: 2, Values: map[string]string{"course": "long"}}
	original, _, err := session.New(gametest.Toy, o, people(2), 7)
	require.NoError(t, err)
	r := game.NewRand(3)
	play(t, original, &r)
	const from = 2
	honest := session.NewSeal(original, salt, from, session.Drawn)
	require.True(t, honest.Fits(original))

	forged := func(change func(o *game.Options, seats []session.Seat, seed *uint64, log []game.Action)) *session.Match {
		o, seats, seed, log := original.Options(), original.Seats(), original.Seed(), original.Log()
		change(&o, seats, &seed, log)
		m, err := session.Restore(gametest.Toy, o, seats, seed, log[:from])
		require.NoError(t, err)
		return m
	}
	for what, m := range map[string]*session.Match{
		"an option": forged(func(o *game.Options, _ []session.Seat, _ *uint64, _ []game.Action) { o.Values["money"] = "open" }),
		"a name":    forged(func(_ *game.Options, s []session.Seat, _ *uint64, _ []game.Action) { s[0].Name = "Z" }),
		"two names": forged(func(_ *game.Options, s []session.Seat, _ *uint64, _ []game.Action) {
			s[0].Name, s[1].Name = s[1].Name, s[0].Name
		}),
		"a bot": forged(func(_ *game.Options, s []session.Seat, _ *uint64, _ []game.Action) {
			s[1].Kind, s[1].Level = session.Bot, "captain"
		}),
		"the seed":        forged(func(_ *game.Options, _ []session.Seat, seed *uint64, _ []game.Action) { *seed++ }),
		"chance at first": forged(func(_ *game.Options, _ []session.Seat, _ *uint64, log []game.Action) { log[0] = other(t, original, 0) }),
	} {
		require.False(t, honest.Fits(m), what)
		m.PutSeal(honest)
		require.Equal(t, -1, m.Departure(), "%s: nothing else would find it", what)
	}
	for what, change := range map[string]func(*session.Seal){
		"from":    func(s *session.Seal) { s.From = len(original.Log()) },
		"no from": func(s *session.Seal) { s.From = 0 },
		"origin":  func(s *session.Seal) { s.Origin = session.Chosen },
		"rules":   func(s *session.Seal) { s.Rules++ },
		"age":     func(s *session.Seal) { s.Rules = 0 },
		"salt":    func(s *session.Seal) { s.Salt[0]++ },
	} {
		s := honest
		change(&s)
		require.False(t, s.Fits(original), what)
	}
	coloured := forged(func(_ *game.Options, s []session.Seat, _ *uint64, _ []game.Action) { s[0].Colour++ })
	require.True(t, honest.Fits(coloured), "colours decide nothing")
	short, err := session.Restore(gametest.Toy, o, people(2), 7, nil)
	require.NoError(t, err)
	long := session.NewSeal(short, salt, short.Len()+1, session.Drawn)
	require.False(t, long.Fits(short), "what it began with is missing")
}

// other is an outcome of chance that could have been the entry i.
func other(t require.TestingT, m *session.Match, i int) game.Action {
	s := m.Start()
	for _, a := range m.Log()[:i] {
		s.Apply(a, nil)
	}
	for _, x := range s.AppendOutcomes(nil) {
		if x.Action != m.Log()[i] {
			return x.Action
		}
	}
	require.Fail(t, "chance had no choice")
	return game.Action{}
}

// A position with fresh dice goes on with chance of its own: nothing of it says what
// the match that it comes from will deal. All that was stays, and is bound.
func TestFreshDice(t *testing.T) {
	m := open(t, people(2), append(purses, "1 run count:1", "2 run count:1")...)
	m.PutSeal(session.NewSeal(m, session.Salt{9}, 0, session.Drawn))
	fresh, err := m.WithFreshDice(m.Seed()+1, salt)
	require.NoError(t, err)
	require.Equal(t, m.Log(), fresh.Log())
	require.Equal(t, m.Seats(), fresh.Seats())
	require.Equal(t, game.Hash(m.State()), game.Hash(fresh.State()))
	seal, ok := fresh.Seal()
	require.True(t, ok)
	require.Equal(t, session.NewSeal(fresh, salt, m.Len(), session.Drawn), seal)
	require.Equal(t, m.Len(), fresh.Taken())
	require.Zero(t, m.Taken())
	require.False(t, fresh.Undo())
	require.Equal(t, session.TakenOver, fresh.Barrier())
	require.True(t, m.Undo(), "the match itself stays as it is")
}

func TestSealStaysWithTheMatch(t *testing.T) {
	m, _ := start(t, 2, 7)
	_, ok := m.Seal()
	require.False(t, ok)
	want := session.NewSeal(m, salt, 0, session.Drawn)
	m.PutSeal(want)
	got, ok := m.Seal()
	require.True(t, ok)
	require.Equal(t, want, got)
}

// In an honest match all of chance follows from the seed, whatever was undone; one
// outcome that is exchanged is found, unless the match began with it.
func TestDeparture(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		seed := rapid.Uint64().Draw(t, "seed")
		r := game.NewRand(rapid.Uint64().Draw(t, "play"))
		m, _ := start(t, 3, seed)
		play(t, m, &r)
		require.Equal(t, -1, m.Departure())

		log := m.Log()
		forged, s := -1, m.Start()
		for i, a := range log {
			if others := s.AppendOutcomes(nil); len(others) > 1 && r.IntN(3) == 0 {
				log[i] = others[0].Action
				if log[i] == a {
					log[i] = others[1].Action
				}
				forged = i
				break
			}
			s.Apply(a, nil)
		}
		if forged < 0 {
			return
		}
		m, err := session.Restore(gametest.Toy, m.Options(), m.Seats(), seed, log[:forged+1])
		require.NoError(t, err)
		require.Equal(t, forged, m.Departure())
		m.PutSeal(session.NewSeal(m, salt, forged+1, session.Drawn))
		require.Equal(t, -1, m.Departure())
	})
}

// A fork with the same seed and the same decisions is the same match; with another
// seed all that it deals itself follows from that.
func TestFork(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m, _ := start(t, 3, rapid.Uint64().Draw(t, "seed"))
		r := game.NewRand(rapid.Uint64().Draw(t, "play"))
		play(t, m, &r)
		log := m.Log()
		n := rapid.IntRange(0, len(log)).Draw(t, "n")

		same, err := m.Fork(n, m.Seats(), m.Seed())
		require.NoError(t, err)
		require.False(t, same.Undo(), "what it began with stays")
		for _, a := range decisions(log[same.Len():]) {
			_, err := same.Do(a)
			require.NoError(t, err)
		}
		require.Equal(t, log, same.Log())
		require.Equal(t, -1, same.Departure())

		fresh, err := m.Fork(n, people(3), m.Seed()+1)
		require.NoError(t, err)
		require.Equal(t, people(3), fresh.Seats())
		fresh.PutSeal(session.NewSeal(fresh, salt, n, session.Drawn))
		play(t, fresh, &r)
		require.Equal(t, log[:n], fresh.Log()[:n])
		require.Equal(t, -1, fresh.Departure())
		require.Equal(t, log, m.Log(), "the old one is kept")
	})
	m, _ := start(t, 2, 1)
	for _, n := range []int{-1, m.Len() + 1} {
		_, err := m.Fork(n, m.Seats(), 1)
		require.Error(t, err)
	}
	_, err := m.Fork(0, people(3), 1)
	require.Error(t, err)
}

// What a match began with cannot be undone after it has been saved and opened
// again either.
func TestWhatWasTakenOverStays(t *testing.T) {
	m := open(t, people(2), append(purses, "1 run count:1", "2 run count:1")...)
	do(t, m, "1 spare seat:2")
	n := m.Len()
	do(t, m, "1 run count:1")
	again := func() *session.Match {
		restored, err := session.Restore(m.Rules(), m.Options(), m.Seats(), m.Seed(), m.Log())
		require.NoError(t, err)
		return restored
	}
	plain := again()
	require.Len(t, plain.Back(), 2)
	for from, left := range map[int]int{0: 2, n: 1, n + 1: 0, n + 9: 0} {
		sealed := again()
		sealed.PutSeal(session.NewSeal(m, salt, from, session.Drawn))
		require.Equal(t, plain.Back()[2-left:], sealed.Back(), "from %d", from)
		if from > 0 {
			require.Equal(t, session.TakenOver, sealed.Barrier())
		}
		require.Equal(t, left > 0, sealed.Undo())
	}
}
