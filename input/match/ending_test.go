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
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/layout"
)

// windows are a desktop, a tablet, and a phone that stands and lies.
var windows = []display.Point{desktop, {X: 820, Y: 1180}, {X: 390, Y: 844}, {X: 844, Y: 390}}

// ended returns a driver with a match that is over, loaded and shown.
func ended(t *testing.T, size display.Point) (*driver, *Play) {
	st := &store.Memory{}
	require.NoError(t, st.Write(archive.Autosave, save.Encode(apptest.Finished(t, 5))))
	d := drive(t, st, size)
	d.tap("continue")
	p := d.stack.Top().(*Play)
	for range 3 {
		d.tick(control.Frame{})
	}
	require.Equal(t, "result", d.scene())
	return d, p
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
			d.tap("look")
			require.Equal(t, "play", d.scene())
			d.tick(control.Frame{})
			at := d.list.Find(display.Target{Command: app.CmdResult})
			require.NotNil(t, at, "%v: the board leads to the result", size)
			require.False(t, at.Off)
			require.GreaterOrEqual(t, min(at.Rect.W, at.Rect.H), reach, "%v", size)
			d.tap("result")
			require.Equal(t, "result", d.scene())
		}
		d.tap("look")
		d.tick(control.Frame{})
		tab := d.list.Find(display.Target{Command: app.CmdResult}).Rect
		require.Less(t, tab.Y+tab.H, size.Y/2, "%v: a tab above the chart leads there too", size)
		d.click(tab.Center())
		require.Equal(t, "result", d.scene())
		d.tap("look")

		d.key(control.Menu)
		d.tick(control.Frame{})
		require.False(t, d.shows("Continue"), "nothing is left to be played")
		d.tap("result")
		require.Equal(t, "result", d.scene())
		d.tap("look")

		d.key(control.Confirm) // the red button
		require.Equal(t, "result", d.scene(), "%v: by keys", size)
		d.tap("look")

		d.read("Result")
		require.Equal(t, "result", d.scene(), "by the text twin")
	}
}

// A replay that is opened from the board of a finished match ends with its result.
func TestReplayLeadsToTheResult(t *testing.T) {
	d, _ := ended(t, desktop)
	d.tap("look")
	d.key(control.Menu)
	d.tick(control.Frame{})
	d.tap("replay")
	require.Equal(t, "replay", d.scene())
	d.tap("result")
	require.Equal(t, "result", d.scene())
	d.tap("look")
	require.Equal(t, "play", d.scene(), "it has taken the place of the replay")

	d.key(control.Menu)
	d.tick(control.Frame{})
	d.tap("replay")
	d.tap("stride count:1") // a turn back, from where somebody can play on
	require.Nil(t, d.list.Find(display.Target{Command: app.CmdResult}))
	require.False(t, d.list.Find(display.Target{Command: panel.CmdTakeUp}).Off)
}

// The result comes over whatever has just been clicked, and does not take the next
// impatient click or key for an answer.
func TestResultSleepsWhenItAppears(t *testing.T) {
	for _, press := range []func(*driver){
		func(d *driver) { d.click(d.list.Find(display.Target{Command: "look"}).Rect.Center()) },
		func(d *driver) { d.click(d.list.Find(display.Target{Command: "again"}).Rect.Center()) },
		func(d *driver) {
			d.key(control.Next)
			d.tick(control.Frame{Commands: []display.Command{control.Confirm, control.Skip}})
		},
	} {
		d, _ := ended(t, desktop)
		for range app.GuardTicks / 5 {
			press(d)
			require.Equal(t, "result", d.scene())
		}
		d.tap("look")
		require.Equal(t, "play", d.scene())
	}

	d, _ := ended(t, desktop)
	for range 2 * app.GuardTicks {
		d.key(control.Confirm)
		d.rest(app.GuardTicks / 3)
		require.Equal(t, "result", d.scene(), "as long as somebody goes on pressing")
	}
	d.wake()
	d.key(control.Confirm)
	require.Equal(t, "result", d.scene(), "the keys have not been led to a button")
	d.tap("again")
	require.Equal(t, "play", d.scene())
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
	_, err = d.c.Store.Read("finished-1")
	require.ErrorIs(t, err, fs.ErrNotExist)
	p.propose(d.c, log[last])
	require.True(t, m.State().Result().Over)
	kept := func() []game.Action {
		data, err := d.c.Store.Read("finished-1")
		require.NoError(t, err)
		_, code := save.ReadNote(data)
		m, err := save.FromCode(string(code), catalog.Find)
		require.NoError(t, err)
		return m.Log()
	}
	require.Equal(t, m.Log(), kept())
	d.forward(func() bool { return d.scene() == "result" })
	d.tick(control.Frame{})
	d.tap("again")
	require.Equal(t, "play", d.scene())
	require.Equal(t, m.Log(), kept())
}
