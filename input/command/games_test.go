//go:build !js

package command

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lang"
	"serenissima/game/catalog"
	"serenissima/game/gametest"
	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/render/table"
	"serenissima/render/table/all"
	"serenissima/render/table/template"
)

// Every game of the catalog that people can play is taken by -game. Another one is
// refused with a list of those that there are.
func TestGameOfTheCommandLine(t *testing.T) {
	require.NotEmpty(t, games())
	for _, r := range catalog.All() {
		id := r.Info().ID
		got, err := ParseGame(id)
		if all.Tables[id] != nil {
			require.NoError(t, err)
			require.Equal(t, id, got)
			continue
		}
		require.ErrorContains(t, err, "only the computer can play it: want "+games()[0])
	}
	for _, id := range []string{"", "chess", "\x1b[2J"} {
		_, err := ParseGame(id)
		require.ErrorContains(t, err, "there is no such game: want "+games()[0])
	}
	c, code, handled, _, _ := run("-game", games()[0], "-seed", "7")
	require.Zero(t, code)
	require.False(t, handled)
	require.Equal(t, games()[0], c.Game)
	_, code, handled, _, stderr := run("-text", "-game", "chess")
	require.Equal(t, 2, code)
	require.True(t, handled)
	require.Contains(t, stderr, `invalid value "chess" for flag -game: there is no such game`)
}

// Options are those of the game that is named, else of any that people can play.
func TestOptionsOfTheCommandLine(t *testing.T) {
	for _, args := range [][]string{{"-game", "goldenhorn"}, {}} {
		c, code, handled, _, stderr := run(append(args, "-option", "expansion=yes", "-option", "fleets=by-seat")...)
		require.Zero(t, code, stderr)
		require.False(t, handled)
		require.Equal(t, map[string]string{"expansion": "yes", "fleets": "by-seat"}, c.Options)
	}
	for args, want := range map[string]string{
		"-game serenissima -option expansion=yes":      `unknown option "expansion"`,
		"-game goldenhorn -option expansion=perhaps":   `option expansion has no value "perhaps" (it has no, yes)`,
		"-text -option winds=strong":                   `unknown option "winds"`,
		"-option expansion":                            "want name=value",
		"shot -option expansion=yes":                   `unknown option "expansion"`,
		"film -game goldenhorn -option expansion=1":    `option expansion has no value "1"`,
		"sheet -game goldenhorn -option money=hidden":  `unknown option "money"`,
		"sheet -option money=1 -option closing=chosen": `option money has no value "1"`,
	} {
		_, code, handled, _, stderr := run(strings.Fields(args)...)
		require.Equal(t, 2, code, args)
		require.True(t, handled)
		require.Contains(t, stderr, want, args)
	}
	_, _, _, help, _ := run("-help")
	require.Contains(t, help, "goldenhorn: expansion=no|yes")
}

// In the terminal nobody is asked for what the command line has chosen.
func TestTerminalTakesTheOptionsOfTheCommandLine(t *testing.T) {
	term, l := attend(t, &store.Memory{}, "1", "Zoë", "1", "", "2", "1", "1", "1", "1", "1", "quit")
	term.c.Wanted.Game, term.c.Wanted.Options = "goldenhorn", map[string]string{"expansion": "yes", "warehouses": "open"}
	require.Zero(t, term.run())
	values := term.match.Options().Values
	require.Equal(t, [3]string{"yes", "open", "dealt"}, [3]string{values["expansion"], values["warehouses"], values["fleets"]})
	require.NotContains(t, l.all.String(), term.c.Lang.T("goldenhorn.option.expansion")+"\n1. ")
	require.Contains(t, l.all.String(), term.c.Lang.T("goldenhorn.option.fleets")+"\n1. ")
}

// A picture, a film and the sheet are of a game with the options.
func TestPicturesOfAGameWithOptions(t *testing.T) {
	s := asked(t, "-game", "goldenhorn", "-option", "expansion=yes", "-turns", "1")
	l, err := s.list()
	require.NoError(t, err)
	require.Contains(t, shown(l), "Zara")
	s.options = nil
	l, err = s.list()
	require.NoError(t, err)
	require.NotContains(t, shown(l), "Zara")

	list, err := frames("goldenhorn", map[string]string{"expansion": "yes"})
	require.NoError(t, err)
	i := slices.IndexFunc(list, func(f framed) bool { return f.name == "middle-desktop" })
	require.Contains(t, shown(list[i].sheet.List), "Zara")
}

// attendTwo starts a terminal that offers the first game and the toy, of which one may be named.
func attendTwo(t *testing.T, st store.Store, named string, typed ...string) (*terminal, *listener) {
	term, l := attend(t, st, append(typed, "quit")...)
	words, err := term.c.Lang.With(template.Words)
	require.NoError(t, err)
	term.c.Lang = words
	term.c.Games.Catalog = append(term.c.Games.Catalog, gametest.Toy)
	first := games()[0]
	term.c.Games.Tables = table.Tables{first: all.Tables[first], gametest.Toy.Info().ID: template.Table{}}
	term.c.Bots.Levels, term.c.Bots.Wins = func(string) []string { return []string{"deckhand"} }, nil // nobody plays the toy
	term.c.Wanted.Game = named
	return term, l
}

// The answers that set up two people, their money open.
var twoPeople = []string{"1", "Zoë", "1", "Adam", "1", "2", "1"}

// The terminal asks for the game where there are several, takes the one that is named,
// and lists the matches of all games to go on with.
func TestTerminalAsksForTheGame(t *testing.T) {
	st := &store.Memory{}
	toy := gametest.Toy.Info().ID
	term, l := attendTwo(t, st, "", append([]string{"2"}, twoPeople...)...)
	require.Zero(t, term.run())
	require.Contains(t, l.all.String(), "Which game?")
	require.Contains(t, l.all.String(), "2. Toy. 2 to 4 players\n")
	require.Equal(t, toy, term.match.Rules().Info().ID)
	settings, _, _, err := app.LoadSettings(st, lang.English)
	require.NoError(t, err)
	require.Equal(t, toy, settings.Game)

	other := term.c.Games.Offered()[0].Info().ID
	term, l = attendTwo(t, st, other, setUpAnswers[1:]...)
	require.Zero(t, term.run())
	require.NotContains(t, l.all.String(), "Which game?")
	require.NotContains(t, l.all.String(), "still going on", "the match that waits is of another game")
	require.Equal(t, other, term.match.Rules().Info().ID)
	require.Len(t, term.c.Archive().Unfinished(), 2)

	term, l = attendTwo(t, st, "", append([]string{"3", "2"}, twoPeople...)...)
	require.Zero(t, term.run())
	require.Contains(t, l.all.String(), "Continue it: Toy, turn 1\n")
	require.Contains(t, l.all.String(), "3. Begin a new one\n")
	require.Contains(t, l.all.String(), "2. Toy. 2 to 4 players (default)\n", "it was chosen last")
}
