package result

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/gametest"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/synth"
)

// ended is the result of a random game of a rule set.
func ended(t *testing.T, d *apptest.Driver, rules game.Rules) *Result {
	o := game.Options{Seats: rules.Info().MaxSeats}
	var log []game.Action
	_, err := gametest.RandomGame(rules, o, 3, func(_ game.State, a game.Action, _ []game.Event) { log = append(log, a) })
	require.NoError(t, err)
	seats := make([]session.Seat, o.Seats)
	for i := range seats {
		seats[i] = session.Seat{Kind: session.Bot, Level: "deckhand", Name: string(rune('A' + i)), Colour: i + 1}
	}
	m, err := session.Restore(rules, o, seats, 3, log)
	require.NoError(t, err)
	return newResult(d.Context, m, Ranking(d.Context, m))
}

// Stores are opened and counted one after the other in the order of the seats, whatever the
// places, which nothing tells before; the page rests once all are counted. A key counts all of
// them, and who wants little to move never sees them closed. A faster pace takes less time.
func TestStoresAreCountedOneAfterTheOther(t *testing.T) {
	d := drive(t, &store.Memory{}, apptest.Desktop)
	r := ended(t, d, catalog.Find("goldenhorn"))
	last := len(r.ranking) - 1
	count := func(r *Result) (ticks int, heard map[synth.Effect]int) {
		heard = map[synth.Effect]int{}
		for ; !r.counting.done(); ticks++ {
			require.False(t, r.Resting(), "after %d ticks", ticks)
			for i := range last {
				require.True(t, r.counting.opened(i+1) == 0 || r.counting.shown(i))
			}
			d.Context.Sound = app.Sound{}
			_, err := r.Update(d.Context, control.Frame{Pinch: 1})
			require.NoError(t, err)
			for _, e := range d.Stack.Sounds() {
				require.NotEqual(t, synth.Nothing, e)
				heard[e]++
			}
			require.Less(t, ticks, 60*60, "it comes to an end")
		}
		require.False(t, ticks > 0 && r.Resting(), "the places are still to be drawn")
		return ticks, heard
	}
	var l display.List
	r.View(d.Context, &l)
	for _, s := range r.ranking {
		require.NotContains(t, apptest.AllTexts(&l), d.Context.Lang.Number(s.Score), "nothing is told yet")
	}
	usual, heard := count(r)
	l.Reset()
	r.View(d.Context, &l)
	for _, s := range r.ranking {
		require.Contains(t, apptest.AllTexts(&l), d.Context.Lang.Number(s.Score))
	}
	require.Equal(t, len(r.ranking), heard[synth.Wheel], "the bolt of each store")
	require.Equal(t, last, heard[synth.Coins], "the sum of each but the winner's")
	require.Equal(t, 1, heard[synth.Bell])
	require.Positive(t, heard[synth.Crate])

	d.Context.Settings.SpeedOthers = app.Fast
	fast, _ := count(ended(t, d, catalog.Find("goldenhorn")))
	require.Less(t, 2*fast, usual)
	d.Context.Settings.SpeedOthers = app.AtOnce
	once, _ := count(ended(t, d, catalog.Find("goldenhorn")))
	require.Equal(t, fast, once, "a result is never at once")
	d.Context.Settings.SpeedOthers = app.Normal

	r = ended(t, d, catalog.Find("goldenhorn"))
	r.stores.count(d.Context, control.Frame{Pinch: 1, Pressed: true})
	require.True(t, r.counting.done())

	d.Context.Settings.ReducedMotion = true
	r = ended(t, d, catalog.Find("goldenhorn"))
	r.stores.count(d.Context, control.Frame{Pinch: 1})
	require.True(t, r.counting.done())

	d.Context.Settings.ReducedMotion = false
	r = ended(t, d, catalog.Find("serenissima"))
	require.True(t, r.counting.done(), "where there are no stores there is nothing to wait for")
}

// What hurries the counting presses nothing, nor does what is pressed right after it.
func TestHurryingTheCountingBeginsNoNewGame(t *testing.T) {
	for _, press := range []func(*apptest.Driver){
		func(d *apptest.Driver) { d.Key(control.Confirm) },
		func(d *apptest.Driver) { d.Click(d.List.Find(display.Target{Command: cmdAgain}).Rect.Center()) },
	} {
		d := drive(t, &store.Memory{}, apptest.Desktop)
		r := ended(t, d, catalog.Find("goldenhorn"))
		d.Stack = app.NewStack(d.Context, r)
		d.Rest(app.GuardTicks)
		require.False(t, r.counting.done())
		press(d)
		require.True(t, r.counting.done())
		press(d)
		require.Equal(t, "result", d.Scene())
		d.Tap("again")
		require.Equal(t, "play", d.Scene())
	}
}

// A key that confirms begins no new game, however late it comes, unless the keys have been led there.
func TestConfirmingAtTheResultBeginsNoNewGame(t *testing.T) {
	d := drive(t, &store.Memory{}, apptest.Desktop)
	r := ended(t, d, catalog.Find("serenissima"))
	d.Stack = app.NewStack(d.Context, r)
	for range 4 {
		d.Rest(2 * app.GuardTicks)
		d.Key(control.Confirm)
		require.Equal(t, "result", d.Scene())
	}
	for range 40 {
		if r.Focus.Command == cmdAgain {
			break
		}
		d.Key(control.Next)
	}
	d.Key(control.Confirm)
	require.Equal(t, "play", d.Scene())
}

// While stores are counted, names stand in the order of the seats, nothing tells a place, and
// picture and text twin have the points of those alone that are counted.
func TestCountingTellsNoPlaces(t *testing.T) {
	for _, size := range []display.Point{apptest.Desktop, {X: 844, Y: 390}, {X: 390, Y: 844}} {
		d := drive(t, &store.Memory{}, size)
		r := ended(t, d, catalog.Find("goldenhorn"))
		require.NotEqual(t, game.Player(1), r.ranking[0].Seat, "or the test would say nothing")
		for told := range len(r.ranking) {
			for r.counting.ticks < r.counting.start(told)+1 {
				r.counting.goOn(1)
			}
			page := r.Page(d.Context)
			require.Equal(t, app.OfGame(d.Context, r.match, d.Context.Lang.T("result.counting")), page.Heading)
			require.Len(t, page.Lines, told)
			for i, line := range page.Lines {
				require.Regexp(t, "^"+r.seated()[i].Name+",", line)
			}
			var l display.List
			r.View(d.Context, &l)
			for n := 1; n <= len(r.ranking); n++ {
				require.NotContains(t, apptest.AllTexts(&l), d.Context.Lang.T("result.rank", "n", n))
			}
		}
		r.counting.skip()
		lines := r.Page(d.Context).Lines
		require.Len(t, lines, len(r.ranking)+1)
		require.Equal(t, r.cause(d.Context), lines[len(r.ranking)])
		require.Equal(t, r.ranking[0].Seat, r.listed()[0].Seat, "in the end the best comes first")
	}
}
