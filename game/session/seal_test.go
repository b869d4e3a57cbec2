package session_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"serenissima/game"
	"serenissima/game/gametest"
	"serenissima/game/session"
)

var salt = session.Salt{0x00, 0x11, 0x22, 0x33, 0x44, 0x55, 0x66, 0x77, 0x88, 0x99, 0xaa, 0xbb, 0xcc, 0xdd, 0xee, 0xff}

// The commitment is what sha256sum says of the seed, a space and the salt.
func TestCommitment(t *testing.T) {
	seal := session.NewSeal(7, salt, 0)
	require.Equal(t, "5c9c5e1808926e2d14ff828ea2f8d645582ce65425684b331d7374b5dd233c2c", fmt.Sprintf("%x", seal.Commitment))
	require.True(t, seal.Fits(7))
	require.False(t, seal.Fits(8))
	seal.Salt[3]++
	require.False(t, seal.Fits(7))
}

func TestSealStaysWithTheMatch(t *testing.T) {
	m, _ := start(t, 2, 7)
	_, ok := m.Seal()
	require.False(t, ok)
	want := session.NewSeal(m.Seed(), salt, 0)
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
		m.PutSeal(session.NewSeal(seed, salt, forged+1))
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
		fresh.PutSeal(session.NewSeal(fresh.Seed(), salt, n))
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
		sealed.PutSeal(session.NewSeal(m.Seed(), salt, from))
		require.Equal(t, plain.Back()[2-left:], sealed.Back(), "from %d", from)
		if from > 0 {
			require.Equal(t, session.TakenOver, sealed.Barrier())
		}
		require.Equal(t, left > 0, sealed.Undo())
	}
}
