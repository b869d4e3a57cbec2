//go:build !js

package command

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/session"
	"serenissima/game/store"
)

// bots begins a match of the first game without people.
func bots(t *testing.T, levels ...string) *session.Match {
	var seats []session.Seat
	for i, level := range levels {
		seats = append(seats, session.Seat{Kind: session.Bot, Level: level, Name: []string{"Anna", "Bernat"}[i], Colour: i + 1})
	}
	m, _, err := session.New(catalog.All()[0], game.Options{Seats: len(seats)}, seats, 7)
	require.NoError(t, err)
	return m
}

// A game of computers alone waits after each turn, tells what has happened and can be left;
// it is continued later from there.
func TestTerminalWaitsBetweenTurnsOfBots(t *testing.T) {
	st := &store.Memory{}
	term, l := attend(t, st, "", "where", "", "quit")
	term.begin(bots(t, "deckhand", "deckhand"), "")
	require.Zero(t, term.run())
	require.False(t, term.match.State().Result().Over)
	turn, _ := term.twin.Table.Clock(term.match.State())
	require.Equal(t, 3, turn)
	require.Equal(t, 4, strings.Count(l.all.String(), "Press Enter to see the next turn."))
	require.Contains(t, l.all.String(), "The game is saved.")

	played := term.match.Len()
	term, _ = attend(t, st, "1", "quit")
	require.Zero(t, term.run())
	require.Equal(t, played, term.match.Len())
}

// A bot of a level that this version does not have is played by another, which is said.
func TestTerminalNamesStandIns(t *testing.T) {
	term, l := attend(t, &store.Memory{}, "quit")
	term.begin(bots(t, "captain", "emperor/raider"), "")
	require.Zero(t, term.run())
	require.Contains(t, l.all.String(), "Bernat: this version has no level “emperor/raider”. Doge plays instead.")
	require.NotContains(t, l.all.String(), "Anna: this version")
}
