package mediterranee

import (
	"regexp"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lang"
	"serenissima/assets/rulebook"
	"serenissima/game"
	rules "serenissima/game/mediterranee"
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
	number := regexp.MustCompile(`^M[0-9]+\.[0-9]+$`)
	for _, ref := range append(Table{}.Things(bookGame()), game.Seat(1), game.Good(rules.Wine), game.Sailor(1), game.Box,
		game.Building(rules.Fort), game.Money(3), game.Track(2), game.Dice(4)) {
		rule := ruleOf[ref.Kind]
		require.Regexp(t, number, rule, "%v", ref)
		require.NotNil(t, b.Section(rule), rule)
	}
	require.Empty(t, ruleOf[0])
	require.Nil(t, Table{}.Illustration("no-such-picture"))
}

// What the pictures show is so by the rules: places, losses, prices and a market that is new.
func TestPicturesKeepToTheRules(t *testing.T) {
	s := bookState()
	for i, p := range []rules.PortID{bookSmall, bookMedium, bookCapital} {
		require.Equal(t, rules.Small+rules.Size(i), s.Board.Ports[p].Size)
	}
	require.Equal(t, rules.Gold, s.Board.Ports[bookMedium].Good)
	require.Equal(t, s.Capital(bookRival), bookCapital)

	require.Equal(t, 2, bookAttack.takes(false))
	require.Equal(t, 1, bookAttack.takes(true))
	require.Equal(t, 2, bookDefence.takes(false))

	p := newPage(nil, nil)
	p.hold(bookMedium, bookOwn, 2, rules.Iron)
	require.EqualValues(t, 3, p.s.SalePrice(bookMedium))
	p.hold(bookMedium, bookOwn, 2, rules.Iron, rules.Cloth)
	require.EqualValues(t, 4, p.s.SalePrice(bookMedium))
	for _, good := range []rules.Good{rules.Gold, rules.Iron} {
		require.False(t, p.s.CanStore(bookMedium, good))
	}
	p.hold(bookCapital, bookRival, 3, rules.Cloth, rules.Wood, rules.Wine)
	require.EqualValues(t, 5, p.s.SalePrice(bookCapital))
	require.EqualValues(t, 10, p.s.MarketBonus(bookOwn, bookCapital, rules.Gold))
}
