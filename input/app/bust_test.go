package app_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/session"
	"serenissima/input/app"
	"serenissima/render/table/kit"
)

// A bot looks as old as it plays well; a person is a captain.
func TestLevelsAreRanksOfBusts(t *testing.T) {
	for level, rank := range map[string]kit.Rank{
		"deckhand": kit.Apprentice, "apprentice": kit.Apprentice, "merchant": kit.Captain, "captain": kit.Captain,
		"admiral": kit.Doge, "doge": kit.Doge, "doge/bold": kit.Doge, "": kit.Captain,
	} {
		seat := session.Seat{Kind: session.Bot, Level: level, Colour: 2}
		require.Equal(t, kit.Bust{Power: kit.Genoa, Rank: rank}, app.BustOf(&game.Info{}, game.Ref{}, seat), level)
	}
	require.Equal(t, kit.Captain, app.BustOf(&game.Info{}, game.Ref{}, session.Seat{Kind: session.Human, Colour: 1}).Rank)
}

// Where a game gives homes, the home tells the power, not the colour that somebody has chosen, and no two
// seats are of the same power.
func TestHomesArePowersOfBusts(t *testing.T) {
	settled := 0
	for _, rules := range catalog.All() {
		seats := make([]session.Seat, rules.Info().MaxSeats)
		for i := range seats {
			seats[i] = session.Seat{Kind: session.Human, Name: string(rune('A' + i)), Colour: len(seats) - i}
		}
		m, _, err := session.New(rules, game.Options{Seats: len(seats)}, seats, 7)
		require.NoError(t, err)
		powers := map[kit.Power]bool{}
		for i := range seats {
			p := game.Player(i + 1)
			if home, _ := game.HomeOf(m.Public(), p); home != (game.Ref{}) {
				settled++
				require.NotEqual(t, kit.PowerOf(m.Seat(p).Colour), app.Bust(m, p).Power, "%s: the colour of another power", rules.Info().ID)
			}
			powers[app.Bust(m, p).Power] = true
		}
		require.Len(t, powers, len(seats), rules.Info().ID)
	}
	require.NotZero(t, settled)
}
