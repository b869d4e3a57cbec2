package match

import (
	"io/fs"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/archive"
	"serenissima/game/catalog"
	"serenissima/game/save"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/input/match/panel"
	"serenissima/input/page"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/layout"
	"slices"
)

// windows are a desktop, a tablet, and a phone that stands and lies.
var windows = []display.Point{desktop, {X: 820, Y: 1180}, {X: 390, Y: 844}, {X: 844, Y: 390}}

// ended returns a driver with a match that is over, loaded and shown.
func ended(t *testing.T, size display.Point) (*driver, *Play) {
	st := &store.Memory{}
	require.NoError(t, st.Write(archive.Autosave, save.Encode(apptest.Finished(t, 5))))
	d := drive(t, st, size)
	d.Tap("continue")
	p := d.Stack.Top().(*Play)
	for range 3 {
		d.Tick(control.Frame{})
	}
	require.Equal(t, "result", d.Scene())
	return d, p
}

// Once a game has ended no message lies over its last board, but for one that says that it could not be saved.
func TestNoMessageLiesOverTheLastBoard(t *testing.T) {
	for _, failing := range []bool{false, true} {
		st := &store.Memory{}
		require.NoError(t, st.Write(archive.Autosave, save.Encode(apptest.Finished(t, 5))))
		d := drive(t, st, desktop)
		d.Tap("continue")
		p := d.Stack.Top().(*Play)
		if p.notice.say("passed by itself"); failing {
			p.notice.warn("not saved")
		}
		for range 3 {
			d.Tick(control.Frame{})
		}
		require.Equal(t, "result", d.Scene())
		d.Tap("look")
		d.Rest(1)
		require.Equal(t, failing, d.Shows("not saved"))
		require.False(t, d.Shows("passed by itself"))
	}
}

// The result of a match is one step away from the board and from the menu until the
// game is left, by pointer, keys and text twin.
func TestResultStaysInReach(t *testing.T) {
	for _, size := range windows {
		d, _ := ended(t, size)
		reach := 0.0
		if size != desktop {
			reach = layout.Fingertip
		}
		for range 2 {
			d.Tap("look")
			require.Equal(t, "play", d.Scene())
			d.Tick(control.Frame{})
			at := d.List.Find(display.Target{Command: app.CmdResult})
			require.NotNil(t, at, "%v: the board leads to the result", size)
			require.False(t, at.Off)
			require.GreaterOrEqual(t, min(at.Rect.W, at.Rect.H), reach, "%v", size)
			d.Tap("result")
			require.Equal(t, "result", d.Scene())
		}
		d.Tap("look")
		d.Tick(control.Frame{})
		tab := d.List.Find(display.Target{Command: app.CmdResult}).Rect
		require.Less(t, tab.Y+tab.H, size.Y/2, "%v: a tab above the chart leads there too", size)
		d.Click(tab.Center())
		require.Equal(t, "result", d.Scene())
		d.Tap("look")

		d.Key(control.Menu)
		d.Tick(control.Frame{})
		require.False(t, d.Shows("Continue"), "nothing is left to be played")
		d.Tap("result")
		require.Equal(t, "result", d.Scene())
		d.Tap("look")

		d.Key(control.Confirm) // the red button
		require.Equal(t, "result", d.Scene(), "%v: by keys", size)
		d.Tap("look")

		d.read("Result")
		require.Equal(t, "result", d.Scene(), "by the text twin")
	}
}

// Whoever goes on tapping where the last turn was ended, or where the menu opens, begins no new game and does not leave
// this one: neither button of the result lies there.
func TestTheResultLiesClearOfWhatWasPressed(t *testing.T) {
	for _, size := range windows {
		for _, hand := range app.Hands {
			d, _ := ended(t, size)
			d.Context.Settings.Hand = hand
			d.Wake()
			buttons := map[display.Command]display.Rect{}
			for _, h := range d.List.Hits {
				buttons[h.Target.Command] = h.Rect
			}
			d.Tap("look")
			d.Tick(control.Frame{})
			for _, was := range []display.Command{app.CmdResult, control.Menu} { // the result stands where a turn is ended
				at := d.List.Find(display.Target{Command: was})
				require.NotNil(t, at, "%v, %s: %s", size, hand, was)
				for _, cmd := range []display.Command{"again", page.CmdLeave} {
					require.NotZero(t, buttons[cmd])
					require.True(t, buttons[cmd].Intersect(at.Rect).Empty(), "%v, %s: %s lies where %s was", size, hand, cmd, was)
				}
			}
		}
	}
}

// A replay that is opened from the board of a finished match ends with its result.
func TestReplayLeadsToTheResult(t *testing.T) {
	d, _ := ended(t, desktop)
	d.Tap("look")
	d.Key(control.Menu)
	d.Tick(control.Frame{})
	d.Tap("replay")
	require.Equal(t, "replay", d.Scene())
	d.Tap("result")
	require.Equal(t, "result", d.Scene())
	d.Tap("look")
	require.Equal(t, "play", d.Scene(), "it has taken the place of the replay")

	d.Key(control.Menu)
	d.Tick(control.Frame{})
	d.Tap("replay")
	d.Tap("stride count:1") // a turn back, from where somebody can play on
	require.Nil(t, d.List.Find(display.Target{Command: app.CmdResult}))
	require.False(t, d.List.Find(display.Target{Command: panel.CmdTakeUp}).Off)
}

// The result comes over whatever has just been clicked, and does not take the next
// impatient click or key for an answer.
func TestResultSleepsWhenItAppears(t *testing.T) {
	for _, press := range []func(*driver){
		func(d *driver) { d.Click(d.List.Find(display.Target{Command: "look"}).Rect.Center()) },
		func(d *driver) { d.Click(d.List.Find(display.Target{Command: "again"}).Rect.Center()) },
		func(d *driver) {
			d.Key(control.Next)
			d.Tick(control.Frame{Commands: []display.Command{control.Confirm, control.Skip}})
		},
	} {
		d, _ := ended(t, desktop)
		for range app.GuardTicks / 5 {
			press(d)
			require.Equal(t, "result", d.Scene())
		}
		d.Tap("look")
		require.Equal(t, "play", d.Scene())
	}

	d, _ := ended(t, desktop)
	for range 2 * app.GuardTicks {
		d.Key(control.Confirm)
		d.Rest(app.GuardTicks / 3)
		require.Equal(t, "result", d.Scene(), "as long as somebody goes on pressing")
	}
	d.Wake()
	d.Key(control.Confirm)
	require.Equal(t, "result", d.Scene(), "the keys have not been led to a button")
	d.Tap("again")
	require.Equal(t, "play", d.Scene())
}

// A game that ends on the screen is kept at once, with its last decision, also when the next one
// begins from its result.
func TestAGameThatEndsIsKept(t *testing.T) {
	whole := apptest.Finished(t, 5)
	log := whole.Log()
	last := len(log) - 1
	for log[last].By < 1 {
		last--
	}
	seats := whole.Seats()
	for i := range seats {
		seats[i].Kind, seats[i].Level = session.Human, ""
	}
	m, err := session.Restore(whole.Rules(), whole.Options(), seats, whole.Seed(), log[:last])
	require.NoError(t, err)
	d, p := resume(t, desktop, m)
	_, err = d.Context.Store.Read("finished-1")
	require.ErrorIs(t, err, fs.ErrNotExist)
	p.propose(d.Context, log[last])
	require.True(t, m.State().Result().Over)
	kept := func() []game.Action {
		data, err := d.Context.Store.Read("finished-1")
		require.NoError(t, err)
		_, code := save.ReadNote(data)
		m, err := save.FromCode(string(code), catalog.Find)
		require.NoError(t, err)
		return m.Log()
	}
	require.Equal(t, m.Log(), kept())
	d.Forward(func() bool { return d.Scene() == "result" })
	d.Tick(control.Frame{})
	d.Tap("again")
	require.Equal(t, "play", d.Scene())
	require.Equal(t, m.Log(), kept())
}

// finished is a match in which the seats have decided at random to the end.
func finished(t *testing.T, rules game.Rules, kind session.Kind) *session.Match {
	seats := make([]session.Seat, rules.Info().MinSeats)
	for i := range seats {
		seats[i] = session.Seat{Kind: kind, Name: string(rune('A' + i)), Colour: i + 1}
	}
	m, _, err := session.New(rules, game.Options{Seats: len(seats)}, seats, 3)
	require.NoError(t, err)
	for r := game.NewRand(3); !m.State().Result().Over; {
		legal := m.State().AppendActions(nil)
		_, err := m.Do(legal[r.IntN(len(legal))])
		require.NoError(t, err)
	}
	return m
}

// After the result nothing of the game is taken back: warehouses and hands have been open.
func TestAFinishedGameIsNotUndone(t *testing.T) {
	for _, rules := range catalog.All() {
		t.Run(rules.Info().ID, func(t *testing.T) {
			m := finished(t, rules, session.Human)
			d, p := resume(t, desktop, m)
			d.Forward(func() bool { return d.Scene() == "result" })
			d.Rest(1)
			d.Tap("look")
			d.Rest(2)
			undo := d.List.Find(display.Target{Command: control.Undo})
			require.True(t, undo.Off)
			require.Equal(t, d.Context.Lang.T("play.undo."+string(m.Barrier())), undo.Tip)
			for _, key := range []display.Command{control.Undo, control.Restart} {
				d.Key(key)
				require.Equal(t, m.Log(), p.match().Log())
			}
		})
	}
}

// How another has ended the game is told over the board before the result covers it, at any pace.
func TestAnotherEndsTheGameWithAWord(t *testing.T) {
	rules := catalog.Find("goldenhorn")
	whole, _, err := session.New(rules, game.Options{Seats: 2}, apptest.Begun(t, 0).FirstSeats(), 3)
	require.NoError(t, err)
	for rand := game.NewRand(3); whole.State().Decision().Player != game.Nobody; {
		legal := whole.State().AppendActions(nil)
		_, err := whole.Do(legal[rand.IntN(len(legal))])
		require.NoError(t, err)
	}
	log := whole.Log()
	last := len(log) - 1
	for ; log[last].By == game.Chance; last-- {
	}
	for _, person := range []bool{false, true} {
		seats := whole.FirstSeats()
		for i := range seats {
			seats[i].Kind, seats[i].Level = session.Bot, "deckhand"
			if (log[last].By == game.Player(i+1)) == person {
				seats[i].Kind, seats[i].Level = session.Human, ""
			}
		}
		m, err := session.Restore(rules, whole.Options(), seats, whole.Seed(), log[:last])
		require.NoError(t, err)
		d, p := resume(t, desktop, m)
		d.Rest(2)
		p.act(d.Context, nil, func() error { return p.host.Propose(log[last]) })
		d.Rest(3)
		require.Equal(t, person, d.Scene() == "result")
		require.Equal(t, !person, slices.ContainsFunc(d.List.Ops, func(o display.Op) bool { return o.Kind == display.DrawText && o.Text == p.closing.text }) && p.closing.text != "")
		d.Rest(closingTicks + 1)
		require.Equal(t, "result", d.Scene())
	}
}
