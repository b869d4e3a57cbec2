//go:build !js

package command

import (
	"bufio"
	"bytes"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input/scene"
)

// A listener plays in the terminal by what it hears alone: it answers with one of
// the numbers that were listed last, after what it was told to type first.
type listener struct {
	out    bytes.Buffer // what was said since the last answer
	all    strings.Builder
	typed  []string
	chance game.Rand
	asked  int
}

var numbered = regexp.MustCompile(`(?m)^(\d+)\. `)

func (l *listener) Write(p []byte) (int, error) {
	l.all.Write(p)
	return l.out.Write(p)
}

func (l *listener) Read(p []byte) (int, error) {
	l.asked++
	heard := numbered.FindAllSubmatch(l.out.Bytes(), -1)
	l.out.Reset()
	line := ""
	switch {
	case len(l.typed) > 0:
		line, l.typed = l.typed[0], l.typed[1:]
	case len(heard) > 0:
		line = string(heard[l.chance.IntN(len(heard))][1])
	default:
		line = "list"
	}
	return copy(p, line+"\n"), nil
}

// attend starts a terminal for a listener, with what a store holds.
func attend(t *testing.T, st store.Store, typed ...string) (*terminal, *listener) {
	settings, words, _, err := scene.LoadSettings(st, lang.English)
	require.NoError(t, err)
	l := &listener{typed: typed, chance: game.NewRand(5)}
	seed := uint64(7)
	return &terminal{store: st, settings: settings, words: words, in: bufio.NewScanner(l), out: l, seed: &seed}, l
}

// The answers that set up a game of one person against a deckhand.
var setUpAnswers = []string{"1", "Zoë", "1", "", "2", "1", "1"}

// Somebody who hears only what is said plays a whole game against a bot.
func TestTerminalPlaysAWholeGame(t *testing.T) {
	term, l := attend(t, &store.Memory{}, setUpAnswers...)
	require.Zero(t, term.run())
	require.True(t, term.match.State().Result().Over)
	require.Equal(t, []session.Kind{session.Human, session.Bot}, []session.Kind{term.match.Seat(1).Kind, term.match.Seat(2).Kind})
	require.Contains(t, l.all.String(), "The game is over.")
	require.Contains(t, l.all.String(), "1. "+term.match.Seat(game.Player(winner(term))).Name+": ")
	require.NotContains(t, l.all.String(), "<", "no text is missing")
	require.NotContains(t, l.all.String(), "{")
	t.Log(l.asked, "answers,", term.match.Len(), "entries")
}

func winner(t *terminal) int {
	r := t.match.State().Result()
	for i := range t.match.Seats() {
		if r.Rank[i+1] == 1 {
			return i + 1
		}
	}
	return 0
}

// hears runs a terminal with lines to type, then leaves, and returns what is said.
func hears(t *testing.T, st store.Store, typed ...string) string {
	term, l := attend(t, st, append(typed, "quit")...)
	require.Zero(t, term.run())
	return l.all.String()
}

func TestTerminalCommands(t *testing.T) {
	st := &store.Memory{}
	text := hears(t, st, append(setUpAnswers, "help", "where", "where all", "where valencia", "where galley 99", "where mare ionio", "w", "l", "news", "undo", "re", "save", "999", "frobnicate")...)
	for _, want := range []string{
		"where Venezia", "Before turn 1", "Zoë: ", "València, Mare Balearicum: Produces ",
		"Mare Ionio e Libico. Next to it: ", "There is no port, zone or galley called galley 99.", "stays decided.", "There is nothing to make again.", "The game is saved in memory.",
		"neither a number from 1 to ", "Start again to go on.",
	} {
		require.Contains(t, text, want)
	}

	// A decision is taken back, made again, and is there the next time.
	text = hears(t, st, "1", "1", "1", "1", "undo", "redo")
	require.Contains(t, text, "A game is still going on.")
	term, _ := attend(t, st, "1", "quit")
	require.Zero(t, term.run())
	require.Positive(t, term.match.Len())
	require.Equal(t, strconv.Itoa(7), strconv.FormatUint(term.match.Seed(), 10))
}
