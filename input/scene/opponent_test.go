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
	"serenissima/input"
	"serenissima/render/op"
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
	for _, character := range []string{"trader", "raider", "builder"} {
		require.True(t, words.Has("character."+character) && words.Has("character."+character+".about"), character)
	}
	bot := session.Seat{Kind: session.Bot, Level: "admiral/raider"}
	require.Equal(t, "Played by the computer: Admiral, Raider", whoPlays(words, bot))
	bot.Level = "mcts@100"
	require.Equal(t, "Played by the computer: mcts@100", whoPlays(words, bot))
	require.Empty(t, whoPlays(words, session.Seat{Kind: session.Human}))
}

// Bots read their books before they sit down, one in a frame.
func TestBotsReadOneBookAtATime(t *testing.T) {
	var done []string
	d := drive(t, &store.Memory{}, desktop)
	d.c.Books = func(rules string) []func() {
		read := func(book string) func() { return func() { done = append(done, rules+" "+book) } }
		return []func(){read("I"), read("II")}
	}
	d.c.NewBrain = func(string, string, uint64) session.Brain {
		done = append(done, "sits down")
		return &first{}
	}
	seats := []session.Seat{{Kind: session.Bot, Name: "Anna", Level: "captain", Colour: 1}, {Kind: session.Bot, Name: "Nur", Level: "captain", Colour: 2}}
	m, beats, err := session.New(catalog.Find("serenissima"), game.Options{Seats: 2}, seats, 3)
	require.NoError(t, err)
	var clock int64
	d.c.Now = func() int64 { return clock }
	d.stack = NewStack(d.c, NewPlay(d.c, m, beats))
	for want := 1; want <= 3; want++ {
		for before := len(done); len(done) == before; d.tick(input.Frame{}) {
			clock += sliceMillis
		}
		require.Len(t, done, want)
		d.tick(input.Frame{}) // catches up in the same frame
		require.Len(t, done, want)
	}
	require.Equal(t, []string{"serenissima I", "serenissima II", "sits down"}, done)
}

// A bot does not draw from the numbers that dice and cards come from, nor from those
// of another bot.
func TestBotsHaveSeedsOfTheirOwn(t *testing.T) {
	var seeds []uint64
	d := drive(t, &store.Memory{}, desktop)
	d.c.NewBrain = func(_, _ string, seed uint64) session.Brain {
		seeds = append(seeds, seed)
		return &first{}
	}
	seats := []session.Seat{{Kind: session.Bot, Name: "Anna", Level: "captain", Colour: 1}, {Kind: session.Bot, Name: "Nur", Level: "captain", Colour: 2}}
	m, beats, err := session.New(catalog.Find("serenissima"), game.Options{Seats: 2}, seats, 3)
	require.NoError(t, err)
	d.stack = NewStack(d.c, NewPlay(d.c, m, beats))
	for len(seeds) < 2 {
		d.tick(input.Frame{})
	}
	require.ElementsMatch(t, []uint64{m.BotSeed(1), m.BotSeed(2)}, seeds)
}

// A bot that takes half a slice to see what there is to decide thinks about it in the
// next one.
func TestToTakeUpADecisionCanBeASlice(t *testing.T) {
	for _, took := range []int64{0, sliceMillis/2 - 1, sliceMillis / 2, 2 * sliceMillis} {
		d := drive(t, &store.Memory{}, desktop)
		var clock int64
		d.c.Now = func() int64 { return clock }
		bot := &dawdler{spend: func() { clock += took }}
		d.c.NewBrain = func(string, string, uint64) session.Brain { return bot }
		seats := []session.Seat{{Kind: session.Bot, Name: "Anna", Level: "captain", Colour: 1}, {Kind: session.Bot, Name: "Nur", Level: "captain", Colour: 2}}
		m, beats, err := session.New(catalog.Find("serenissima"), game.Options{Seats: 2}, seats, 3)
		require.NoError(t, err)
		d.stack = NewStack(d.c, NewPlay(d.c, m, beats))
		for !bot.started {
			clock += sliceMillis
			d.tick(input.Frame{})
		}
		require.Equal(t, took < sliceMillis/2, bot.thought, took)
		clock += 2 * sliceMillis
		d.tick(input.Frame{})
		require.True(t, bot.thought)
	}
}

// A dawdler takes time to see what there is to decide.
type dawdler struct {
	first
	spend            func()
	started, thought bool
}

func (b *dawdler) Start(view game.State, p game.Player) {
	b.first.Start(view, p)
	b.spend()
	b.started = true
}

func (b *dawdler) Step(int) bool {
	b.thought = true
	return true
}

// A saved game keeps level and character, and levels that no menu offers any more.
func TestOpponentsAreSaved(t *testing.T) {
	seats := []session.Seat{{Kind: session.Bot, Name: "Anna", Level: "captain/raider", Colour: 1}, {Kind: session.Bot, Name: "Nur", Level: "deckhand", Colour: 2}}
	m, _, err := session.New(catalog.All()[0], game.Options{Seats: 2}, seats, 3)
	require.NoError(t, err)
	again, err := save.Decode(save.Encode(m), catalog.Find)
	require.NoError(t, err)
	require.Equal(t, seats, again.Seats())
}

// In windows of every shape, with letters of every size, nothing of the set-up
// lies over anything else.
func TestLayoutOfTheSetup(t *testing.T) {
	for _, size := range []op.Point{{X: 1600, Y: 1000}, {X: 1280, Y: 720}, {X: 1024, Y: 768}, {X: 768, Y: 1024}, {X: 844, Y: 390}, {X: 390, Y: 844}} {
		for _, scale := range TextScales {
			d := drive(t, &store.Memory{}, size)
			d.c.Settings.TextScale = scale
			d.tick(input.Frame{})
			d.tap("new")
			s := d.stack.Top().(*Setup)
			l := s.all(d.c)
			requireReadable(t, l, op.Point{X: size.X, Y: 1e4}, "set-up")
			for i, a := range l.Hits {
				for _, b := range l.Hits[:i] {
					common := a.Rect.Intersect(b.Rect)
					require.Less(t, min(common.W, common.H), 0.5, "%v, %d %%: %v and %v", size, scale, a.Target, b.Target)
				}
			}
			for _, o := range l.Ops {
				if o.Kind == op.DrawText {
					require.NotContains(t, o.Text, "…", "%v, %d %%", size, scale)
				}
			}
		}
	}
}
