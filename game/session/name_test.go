package session_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/gametest"
	"serenissima/game/session"
)

// Names of all scripts stay as they are; what steers terminals goes.
func TestClean(t *testing.T) {
	for _, name := range []string{"", "Anna", "Łucja", "Zoë", "Zoe\u0308", "諸葛", "Παῦλος", "مریم\u200cجان", "क्\u200dष", "אנה\u200f!", "D’Ambrosio-Süß", "Nguyễn", "👩\u200d🚀", "a\u00a0b"} {
		require.Equal(t, name, session.Clean(name))
	}
	for bad, want := range map[string]string{
		"\x1b[2JAnna": "[2JAnna", "\x1b]52;c;eA==\x07": "]52;c;eA==", "An\x00na\r\n": "Anna", "\x7f": "", "\u0085\u009b2J": "2J",
		"\u202eannA\u202c": "annA", "\u2066x\u2069": "x", "a\u2028b\u2029": "ab", "\xff\xfeAnna\x9b": "Anna", "\U000e0041": "", "\ufeffA": "A",
	} {
		require.Equal(t, want, session.Clean(bad), "%q", bad)
	}
}

// A match has clean names that are short enough to be written.
func TestNamesInAMatch(t *testing.T) {
	seats := []session.Seat{{Kind: session.Human, Name: "\x1b[2JAnna"}, {Kind: session.Bot, Name: "Bernat", Level: "captain"}}
	begin := func() (*session.Match, error) {
		m, _, err := session.New(gametest.Toy, game.Options{Seats: 2}, seats, 7)
		return m, err
	}
	m, err := begin()
	require.NoError(t, err)
	require.Equal(t, "[2JAnna", m.Seat(1).Name)
	require.Equal(t, "\x1b[2JAnna", seats[0].Name, "those of the caller stay as they are")

	seats[0].Name = strings.Repeat("a", session.LongestText+1)
	_, err = begin()
	require.ErrorContains(t, err, "seat 1")
	require.Less(t, len(err.Error()), 100)
	seats[0].Name = ""
	seats[1].Level = strings.Repeat("a", 10_000)
	_, err = begin()
	require.ErrorContains(t, err, "seat 2")
	require.Less(t, len(err.Error()), 100)
	seats[1].Level = strings.Repeat("A", session.LongestText)
	_, err = begin()
	require.ErrorContains(t, err, "seat 2")
	require.Less(t, len(err.Error()), 150)
}
