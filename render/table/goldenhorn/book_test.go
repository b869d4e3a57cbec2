package goldenhorn

import (
	"regexp"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lang"
	"serenissima/assets/rulebook"
	"serenissima/game"
	rules "serenissima/game/goldenhorn"
)

// Every picture belongs to a rule of the book, and what is pointed at on the table is
// explained by one.
func TestPicturesAndThingsHaveTheirRules(t *testing.T) {
	b, err := rulebook.Load(lang.English, "")
	require.NoError(t, err)
	named := map[string]bool{}
	for _, s := range b.Sections {
		for _, x := range s.Blocks {
			named[x.Name] = true
		}
	}
	for name := range illustrations {
		require.True(t, named[name], name)
	}
	number := regexp.MustCompile(`^G[0-9]+\.[0-9]+$`)
	for _, ref := range append(Table{}.Things(bookGame()), game.Seat(1), game.Card(0), game.Card(rules.Red), game.Good(rules.Red),
		game.Sailor(rules.Peasant), game.Box, heap{rules.Venice, int(rules.Red)}.ref(), heap{rules.Venice, people}.ref()) {
		rule := ruleOf(ref)
		require.Regexp(t, number, rule, "%v", ref)
		require.NotNil(t, b.Section(rule), rule)
	}
}

// What the pictures show is so by the rules.
func TestPicturesKeepToTheRules(t *testing.T) {
	s := bookState()
	red := s.Fleet(s.Turn)
	for c := rules.Red; c <= rules.Blue; c++ {
		require.Equal(t, c == rules.Red, s.Board.Ships[red].Sails[c] == rules.FleetShips, "the first ship has red sails")
	}
	require.Equal(t, bookRed, sailsOf(s, red))
	require.Equal(t, bookTwo, sailsOf(s, red+1))
	require.ElementsMatch(t, bookThree, sailsOf(s, red+2))
	require.Equal(t, bookPrey, sailsOf(s, s.Fleet(2)+1))
	require.EqualValues(t, 3, s.Land(bookLand).Mercenaries)
	require.EqualValues(t, 2, s.Board.PeasantsPerMercenary)
	pile := rules.Pile{Cubes: [rules.NumColours + 1]int8{0, 3, 2, 2, 1, 1, 1}}
	require.Equal(t, 14, worth(s, &pile))
}
