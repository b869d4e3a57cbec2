package app

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lang"
	"serenissima/game/session"
)

// Who was chosen in an earlier version, or never, is the nearest of those on
// offer.
func TestNearestOpponent(t *testing.T) {
	o := Opponents{[]string{"apprentice", "merchant", "captain", "admiral", "doge"}, []string{"", "trader", "raider"}}
	for asked, want := range map[string]string{
		"": "captain", "deckhand": "apprentice", "random": "apprentice", "captain": "captain", "doge/raider": "doge/raider",
		"captain/poet": "captain", "greedy-v1": "captain", "emperor": "captain",
	} {
		require.Equal(t, want, o.Fit(asked), asked)
	}
	o = Opponents{[]string{"deckhand", "captain"}, []string{""}}
	require.Equal(t, "deckhand", o.Fit("apprentice"))
	require.Equal(t, "captain", o.Fit("doge/trader"))
}

func TestTurningOpponents(t *testing.T) {
	o := Opponents{[]string{"merchant", "captain"}, []string{"", "trader", "raider"}}
	require.Equal(t, "captain/raider", o.TurnLevel("merchant/raider", 1))
	require.Equal(t, "captain", o.TurnLevel("captain", 1), "there is none stronger")
	require.Equal(t, "captain/trader", o.TurnCharacter("captain", 1))
	require.Equal(t, "captain/raider", o.TurnCharacter("captain", -1))
	require.Equal(t, "captain", o.TurnCharacter("captain/raider", 1))
}

// What is on offer has words, and so has everybody who was.
func TestOpponentsHaveWords(t *testing.T) {
	words, err := lang.Load(lang.English)
	require.NoError(t, err)
	for _, level := range ladder[1:] {
		require.True(t, words.Has("level."+level) && words.Has("level."+level+".about"), level)
	}
	for _, character := range []string{"trader", "raider", "builder", "pirate", "conqueror"} {
		require.True(t, words.Has("character."+character) && words.Has("character."+character+".about"), character)
	}
	for _, level := range []string{"merchant", "captain", "admiral", "doge"} {
		require.True(t, words.Has("level."+level+".wins"), level)
	}
	c := &Context{Lang: words, Bots: Bots{Wins: func(_, level string) int { return map[string]int{"captain": 57}[level] }}}
	require.Equal(t, "Considers where each turn leads. Prefers loot to peace. Wins 57% of games against three merchants.", c.Bots.HowItPlays(c.Lang, "toy", "captain/raider", 4))
	require.Equal(t, "Plays its best plans out before it chooses.", c.Bots.HowItPlays(c.Lang, "toy", "admiral", 4), "not known")
	require.Equal(t, "Considers where each turn leads.", c.Bots.HowItPlays(c.Lang, "toy", "captain", 2), "three merchants do not sit there")
	bot := session.Seat{Kind: session.Bot, Level: "admiral/raider"}
	require.Equal(t, "Played by the computer: Admiral, Raider", WhoPlays(words, bot))
	bot.Level = "mcts@100"
	require.Equal(t, "Played by the computer: mcts@100", WhoPlays(words, bot))
	require.Empty(t, WhoPlays(words, session.Seat{Kind: session.Human}))
}
