package scene

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/save"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input/scene/scenetest"
	"serenissima/render/control"
	"serenissima/render/display"
)

// Who was chosen in an earlier version, or never, is the nearest of those on
// offer.
func TestNearestOpponent(t *testing.T) {
	o := opponents{[]string{"apprentice", "merchant", "captain", "admiral", "doge"}, []string{"", "trader", "raider"}}
	for asked, want := range map[string]string{
		"": "captain", "deckhand": "apprentice", "random": "apprentice", "captain": "captain", "doge/raider": "doge/raider",
		"captain/poet": "captain", "greedy-v1": "captain", "emperor": "captain",
	} {
		require.Equal(t, want, o.fit(asked), asked)
	}
	o = opponents{[]string{"deckhand", "captain"}, []string{""}}
	require.Equal(t, "deckhand", o.fit("apprentice"))
	require.Equal(t, "captain", o.fit("doge/trader"))
}

func TestTurningOpponents(t *testing.T) {
	o := opponents{[]string{"merchant", "captain"}, []string{"", "trader", "raider"}}
	require.Equal(t, "captain/raider", o.turnLevel("merchant/raider", 1))
	require.Equal(t, "captain", o.turnLevel("captain", 1), "there is none stronger")
	require.Equal(t, "captain/trader", o.turnCharacter("captain", 1))
	require.Equal(t, "captain/raider", o.turnCharacter("captain", -1))
	require.Equal(t, "captain", o.turnCharacter("captain/raider", 1))
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

// A saved game keeps level and character, and levels that no menu offers any more.
func TestOpponentsAreSaved(t *testing.T) {
	seats := []session.Seat{{Kind: session.Bot, Name: "Anna", Level: "captain/raider", Colour: 1}, {Kind: session.Bot, Name: "Nur", Level: "deckhand", Colour: 2}}
	for _, r := range catalog.All() {
		m, _, err := session.New(r, game.Options{Seats: 2}, seats, 3)
		require.NoError(t, err)
		again, err := save.Decode(save.Encode(m), catalog.Find)
		require.NoError(t, err)
		require.Equal(t, seats, again.Seats())
	}
}

// In windows of every shape, with letters of every size, nothing of the set-up
// lies over anything else.
func TestLayoutOfTheSetup(t *testing.T) {
	for _, size := range []display.Point{{X: 1600, Y: 1000}, {X: 1280, Y: 720}, {X: 1024, Y: 768}, {X: 768, Y: 1024}, {X: 844, Y: 390}, {X: 390, Y: 844}} {
		for _, scale := range TextScales {
			d := drive(t, &store.Memory{}, size)
			d.c.Settings.TextScale = scale
			d.tick(control.Frame{})
			d.setUp()
			s := d.stack.Top().(*Setup)
			l := s.all(d.c)
			scenetest.RequireReadable(t, l, display.Point{X: size.X, Y: 1e4}, "set-up")
			for i, a := range l.Hits {
				for _, b := range l.Hits[:i] {
					common := a.Rect.Intersect(b.Rect)
					require.Less(t, min(common.W, common.H), 0.5, "%v, %d %%: %v and %v", size, scale, a.Target, b.Target)
				}
			}
			for _, o := range l.Ops {
				if o.Kind == display.DrawText {
					require.NotContains(t, o.Text, "…", "%v, %d %%", size, scale)
				}
			}
		}
	}
}
