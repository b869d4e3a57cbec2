package match

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/input/match/position"
	"serenissima/input/page"
	"serenissima/input/page/result"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/music"
	"serenissima/render/synth"
	"serenissima/render/table"
)

// heard ticks until a sound is heard and returns those of that tick.
func (d *driver) heard(most int) []synth.Effect {
	for range most {
		d.Tick(control.Frame{})
		if s := d.Stack.Sounds(); len(s) > 0 {
			return s
		}
	}
	return nil
}

func TestButtonsAndPagesAreHeard(t *testing.T) {
	d := drive(t, &store.Memory{}, desktop)
	require.Empty(t, d.Stack.Sounds())
	d.SetUp()
	require.Equal(t, []synth.Effect{synth.Page}, d.Stack.Sounds(), "another page")
	d.Tick(control.Frame{})
	require.Empty(t, d.Stack.Sounds(), "once")
	d.Tap("players 1")
	require.Equal(t, []synth.Effect{synth.Click}, d.Stack.Sounds())
	d.Tick(control.Frame{Tap: true, TapAt: display.Point{X: 1, Y: 1}})
	require.Empty(t, d.Stack.Sounds(), "nothing is there")
	for range 2 { // past the way to the voyages
		d.Key(control.Next)
		require.Empty(t, d.Stack.Sounds())
	}
	d.Key(control.Confirm)
	require.Equal(t, []synth.Effect{synth.Click}, d.Stack.Sounds())
}

func TestWhatCannotBeClickedIsRefused(t *testing.T) {
	d := drive(t, &store.Memory{}, desktop)
	d.Tap("continue")
	require.Equal(t, []synth.Effect{synth.Refuse}, d.Stack.Sounds())
}

// A match is heard as it is shown, and not at all when it is shown at once.
func TestMatchIsHeard(t *testing.T) {
	for _, speed := range []app.Speed{app.Normal, app.AtOnce} {
		d := drive(t, &store.Memory{}, desktop)
		d.Context.Settings.SpeedOwn, d.Context.Settings.SpeedOthers = speed, speed
		d.SetUp()
		d.Tap("start")
		heard := d.heard(300)
		if speed == app.AtOnce {
			require.Empty(t, heard)
		} else {
			require.NotEmpty(t, heard)
		}
	}
}

func TestUndoAndRefusalAreHeard(t *testing.T) {
	d := drive(t, &store.Memory{}, desktop)
	d.Context.Settings.SpeedOwn, d.Context.Settings.SpeedOthers = app.AtOnce, app.AtOnce
	d.SetUp()
	d.Tap("start")
	p := d.Stack.Top().(*Play)
	for range 20 {
		d.Tick(control.Frame{})
	}
	d.Key(control.Undo)
	require.Contains(t, []synth.Effect{synth.Refuse, synth.Page}, d.Stack.Sounds()[0])
	p.fulfil(d.Context, position.Intent{Kind: position.Refuse, Why: &game.Illegal{}})
	require.Equal(t, synth.Refuse, d.Stack.Sounds()[len(d.Stack.Sounds())-1])
	d.Key(control.Log)
	require.Equal(t, []synth.Effect{synth.Page}, d.Stack.Sounds())
}

// The music is calm at the title, and bright for a while after a scoring and at
// the end.
func TestMusicFollowsTheMatch(t *testing.T) {
	d := drive(t, &store.Memory{}, desktop)
	require.Equal(t, music.Calm, d.Stack.Mood())
	d.SetUp()
	d.Tap("start")
	p := d.Stack.Top().(*Play)
	require.Equal(t, music.Calm, d.Stack.Mood())
	feel := func() {
		p.mood.follow(p.mood.of(&p.timeline, p.now.View, p.ending != nil), p.timeline.ShowsBigMoment())
	}
	p.ending = &result.Result{}
	feel()
	require.Equal(t, music.Bright, d.Stack.Mood())
	d.Stack.Push(page.NewMenu(app.MenuOf{Match: p.match()}))
	require.Equal(t, music.Bright, d.Stack.Mood(), "under a menu as well")
	p.ending = nil
	for range moodTicks - 1 {
		feel()
	}
	require.Equal(t, music.Bright, p.Mood())
	feel()
	require.Equal(t, music.Calm, p.Mood())
}

// A key mutes everything from anywhere, but it is a letter in a name.
func TestKeyMutes(t *testing.T) {
	st := &store.Memory{}
	d := drive(t, st, desktop)
	d.Key(control.Mute)
	require.True(t, d.Context.Settings.Mute)
	require.True(t, d.Shows(d.Context.Lang.T("settings.muted")))
	music, effects := d.Context.Settings.Volumes()
	require.Zero(t, music+effects)
	require.True(t, drive(t, st, desktop).Context.Settings.Mute, "it is kept")
	d.Tap("settings")
	d.Tap("section-sound")
	require.True(t, d.Shows(d.Context.Lang.T("settings.mute.about")))
	d.Key(control.Mute)
	require.False(t, d.Context.Settings.Mute)
	d.Tap("mute")
	require.True(t, d.Context.Settings.Mute)
	d.Key(control.Mute)
	d.Key(control.Cancel)

	d.SetUp()
	d.Tap("name seat:1")
	d.Tick(control.Frame{Runes: []rune("m"), Commands: []display.Command{control.Mute}})
	require.False(t, d.Context.Settings.Mute)
	require.True(t, d.Shows("m"))
	d.Tap("start")
	d.Key(control.Mute)
	require.True(t, d.Context.Settings.Mute)
}

// Music is that of where the game of the topmost match is at home, and under a menu as well.
func TestMusicOfTheRegion(t *testing.T) {
	apptest.WithTables(t, func(t *testing.T, rules game.Rules, on table.Table) {
		m := apptest.PositionsOf(t, rules, 1, 9)[0]
		d := drive(t, &store.Memory{}, desktop)
		require.Equal(t, music.Anywhere, d.Stack.Region())
		d.Stack.Push(NewPlay(d.Context, m, nil))
		require.Equal(t, on.Style().Region, d.Stack.Region())
		d.Key(control.Menu)
		require.Equal(t, on.Style().Region, d.Stack.Region())
		d.Stack.Push(NewReplay(d.Context, m, 1, 0, nil))
		require.Equal(t, on.Style().Region, d.Stack.Region())
	})
}
