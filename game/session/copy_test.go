package session_test

import (
	"reflect"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/gametest"
	"serenissima/game/session"
)

// played returns a match of the toy in which something has been decided, taken back and agreed on.
func played(t *testing.T, seed uint64, decisions int) *session.Match {
	seats := []session.Seat{{Kind: session.Human, Name: "Anna", Colour: 1}, {Kind: session.Bot, Level: "captain", Name: "Nur", Colour: 2}}
	m, _, err := session.New(gametest.Toy, game.Options{Seats: 2}, seats, seed)
	require.NoError(t, err)
	m.PutSeal(session.NewSeal(m, session.Salt{1}, 0, session.Drawn))
	for range decisions {
		_, err := m.Do(some(m))
		require.NoError(t, err)
	}
	return m
}

// some is one of the decisions that can be made, now this and now that.
func some(m *session.Match) game.Action {
	legal := m.State().AppendActions(nil)
	return legal[m.Len()*7%len(legal)]
}

// A copy goes on like the match itself, undone decisions and dice to come included, and neither
// changes the other.
func TestACopyGoesOnByItself(t *testing.T) {
	m, undone := played(t, 1, 0), 0
	for n := 0; !m.State().Result().Over; n++ {
		c := m.Copy()
		require.True(t, c.Same(m))
		for range 2 { // one after the other: what one does the other does not notice
			_, barrier := m.CanUndo()
			_, copied := c.CanUndo()
			require.Equal(t, barrier, copied)
			require.Equal(t, m.CanRedo(), c.CanRedo())
			m, c = c, m
		}
		log := m.Log()
		a := some(m)
		want, err := c.Do(a)
		require.NoError(t, err)
		require.Equal(t, log, m.Log())
		require.False(t, c.Same(m))
		got, err := m.Do(a)
		require.NoError(t, err)
		require.Equal(t, want, got)
		if n%2 == 0 && m.Undo() {
			require.NotEqual(t, m.Len(), c.Len())
			require.True(t, m.Copy().CanRedo())
			m.Redo()
			undone++
		}
		require.True(t, c.Same(m))
	}
	require.Positive(t, undone)
}

// A copy shares no list and no map with the match.
func TestACopySharesNothingThatChanges(t *testing.T) {
	var m *session.Match
	for seed := uint64(1); m == nil || len(m.Back()) < 2; seed++ {
		m = played(t, seed, 0)
		require.NoError(t, m.Sit(2, session.Seat{Kind: session.Human, Name: "Nur", Colour: 2}))
		for len(m.Back()) < 2 && !m.State().Result().Over {
			_, err := m.Do(some(m))
			require.NoError(t, err)
		}
	}
	m.Join(m.Len() - 2)
	require.True(t, m.Undo())
	var lists []string
	was, is := reflect.ValueOf(m).Elem(), reflect.ValueOf(m.Copy()).Elem()
	for i := range was.NumField() {
		if a := was.Field(i); (a.Kind() == reflect.Slice || a.Kind() == reflect.Map) && a.Len() > 0 {
			name := was.Type().Field(i).Name
			require.NotEqual(t, a.Pointer(), is.Field(i).Pointer(), name)
			lists = append(lists, name)
		}
	}
	require.Subset(t, lists, []string{"first", "seats", "log", "back", "undone", "runs", "agreements"})
}

// Matches with other dice, people, seals or decisions are others.
func TestSame(t *testing.T) {
	m := played(t, 1, 3)
	require.True(t, m.Same(played(t, 1, 3)))
	require.False(t, m.Same(played(t, 1, 2)))
	require.False(t, m.Same(played(t, 2, 3)))
	again := func(seats []session.Seat) *session.Match {
		x, err := session.Restore(m.Rules(), m.Options(), seats, m.Seed(), m.Log())
		require.NoError(t, err)
		return x
	}
	require.False(t, m.Same(again(m.Seats())), "it has no seal")
	require.True(t, again(m.Seats()).Same(again(m.Seats())))
	seats := m.Seats()
	seats[0].Name = "Zoë"
	require.False(t, again(m.Seats()).Same(again(seats)))
}
