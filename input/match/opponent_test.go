package match

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/render/control"
)

// Bots read their books before they sit down, one in a frame.
func TestBotsReadOneBookAtATime(t *testing.T) {
	var done []string
	d := drive(t, &store.Memory{}, desktop)
	d.Context.Bots.Books = func(rules string) []func() {
		read := func(book string) func() { return func() { done = append(done, rules+" "+book) } }
		return []func(){read("I"), read("II")}
	}
	d.Context.Bots.NewBrain = func(string, string, uint64) session.Brain {
		done = append(done, "sits down")
		return &apptest.First{}
	}
	seats := []session.Seat{{Kind: session.Bot, Name: "Anna", Level: "captain", Colour: 1}, {Kind: session.Bot, Name: "Nur", Level: "captain", Colour: 2}}
	m, beats, err := session.New(catalog.Find("serenissima"), game.Options{Seats: 2}, seats, 3)
	require.NoError(t, err)
	var clock int64
	d.Context.Now = func() int64 { return clock }
	d.Stack = app.NewStack(d.Context, NewPlay(d.Context, m, beats))
	for want := 1; want <= 3; want++ {
		for before := len(done); len(done) == before; d.Tick(control.Frame{}) {
			clock += sliceMillis
		}
		require.Len(t, done, want)
		d.Tick(control.Frame{}) // catches up in the same frame
		require.Len(t, done, want)
	}
	require.Equal(t, []string{"serenissima I", "serenissima II", "sits down"}, done)
}

// A bot does not draw from the numbers that dice and cards come from, nor from those
// of another bot.
func TestBotsHaveSeedsOfTheirOwn(t *testing.T) {
	var seeds []uint64
	d := drive(t, &store.Memory{}, desktop)
	d.Context.Bots.NewBrain = func(_, _ string, seed uint64) session.Brain {
		seeds = append(seeds, seed)
		return &apptest.First{}
	}
	seats := []session.Seat{{Kind: session.Bot, Name: "Anna", Level: "captain", Colour: 1}, {Kind: session.Bot, Name: "Nur", Level: "captain", Colour: 2}}
	m, beats, err := session.New(catalog.Find("serenissima"), game.Options{Seats: 2}, seats, 3)
	require.NoError(t, err)
	d.Stack = app.NewStack(d.Context, NewPlay(d.Context, m, beats))
	for len(seeds) < 2 {
		d.Tick(control.Frame{})
	}
	require.ElementsMatch(t, []uint64{m.BotSeed(1), m.BotSeed(2)}, seeds)
}

// A bot that takes half a slice to see what there is to decide thinks about it in the
// next one.
func TestToTakeUpADecisionCanBeASlice(t *testing.T) {
	for _, took := range []int64{0, sliceMillis/2 - 1, sliceMillis / 2, 2 * sliceMillis} {
		d := drive(t, &store.Memory{}, desktop)
		var clock int64
		d.Context.Now = func() int64 { return clock }
		bot := &dawdler{spend: func() { clock += took }}
		d.Context.Bots.NewBrain = func(string, string, uint64) session.Brain { return bot }
		seats := []session.Seat{{Kind: session.Bot, Name: "Anna", Level: "captain", Colour: 1}, {Kind: session.Bot, Name: "Nur", Level: "captain", Colour: 2}}
		m, beats, err := session.New(catalog.Find("serenissima"), game.Options{Seats: 2}, seats, 3)
		require.NoError(t, err)
		d.Stack = app.NewStack(d.Context, NewPlay(d.Context, m, beats))
		for !bot.started {
			clock += sliceMillis
			d.Tick(control.Frame{})
		}
		require.Equal(t, took < sliceMillis/2, bot.thought, took)
		clock += 2 * sliceMillis
		d.Tick(control.Frame{})
		require.True(t, bot.thought)
	}
}

// A dawdler takes time to see what there is to decide.
type dawdler struct {
	apptest.First
	spend            func()
	started, thought bool
}

func (b *dawdler) Start(view game.State, p game.Player) {
	b.First.Start(view, p)
	b.spend()
	b.started = true
}

func (b *dawdler) Step(int) bool {
	b.thought = true
	return true
}

// A bot of a level that this version does not have is played by another, which is said when
// the match is opened.
func TestStandInsAreNamed(t *testing.T) {
	d := drive(t, &store.Memory{}, desktop)
	d.Context.Bots.LevelFor = func(_, level string) string {
		if level == "emperor" {
			return "doge"
		}
		return level
	}
	seats := []session.Seat{{Kind: session.Human, Name: "Anna", Colour: 1}, {Kind: session.Bot, Name: "Nur", Level: "emperor", Colour: 2}}
	m, beats, err := session.New(catalog.Find("serenissima"), game.Options{Seats: 2}, seats, 3)
	require.NoError(t, err)
	d.Stack = app.NewStack(d.Context, NewPlay(d.Context, m, beats))
	d.Tick(control.Frame{})
	require.True(t, d.Shows("Nur: this version has no level “emperor”. Doge plays instead."), d.Text())
}
