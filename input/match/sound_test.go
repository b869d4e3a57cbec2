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
		d.tick(control.Frame{})
		if s := d.stack.Sounds(); len(s) > 0 {
			return s
		}
	}
	return nil
}

func TestButtonsAndPagesAreHeard(t *testing.T) {
	d := drive(t, &store.Memory{}, desktop)
	require.Empty(t, d.stack.Sounds())
	d.setUp()
	require.Equal(t, []synth.Effect{synth.Page}, d.stack.Sounds(), "another page")
	d.tick(control.Frame{})
	require.Empty(t, d.stack.Sounds(), "once")
	d.tap("players 1")
	require.Equal(t, []synth.Effect{synth.Click}, d.stack.Sounds())
	d.tick(control.Frame{Tap: true, TapAt: display.Point{X: 1, Y: 1}})
	require.Empty(t, d.stack.Sounds(), "nothing is there")
	d.key(control.Next)
	require.Empty(t, d.stack.Sounds())
	d.key(control.Confirm)
	require.Equal(t, []synth.Effect{synth.Click}, d.stack.Sounds())
}

func TestWhatCannotBeClickedIsRefused(t *testing.T) {
	d := drive(t, &store.Memory{}, desktop)
	d.tap("continue")
	require.Equal(t, []synth.Effect{synth.Refuse}, d.stack.Sounds())
}

// A match is heard as it is shown, and not at all when it is shown at once.
func TestMatchIsHeard(t *testing.T) {
	for _, speed := range []app.Speed{app.Normal, app.AtOnce} {
		d := drive(t, &store.Memory{}, desktop)
		d.c.Settings.SpeedOwn, d.c.Settings.SpeedOthers = speed, speed
		d.setUp()
		d.tap("start")
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
	d.c.Settings.SpeedOwn, d.c.Settings.SpeedOthers = app.AtOnce, app.AtOnce
	d.setUp()
	d.tap("start")
	p := d.stack.Top().(*Play)
	for range 20 {
		d.tick(control.Frame{})
	}
	d.key(control.Undo)
	require.Contains(t, []synth.Effect{synth.Refuse, synth.Page}, d.stack.Sounds()[0])
	p.fulfil(d.c, position.Intent{Kind: position.Refuse, Why: &game.Illegal{}})
	require.Equal(t, synth.Refuse, d.stack.Sounds()[len(d.stack.Sounds())-1])
	d.key(control.Log)
	require.Equal(t, []synth.Effect{synth.Page}, d.stack.Sounds())
}

// The music is calm at the title, and bright for a while after a scoring and at
// the end.
func TestMusicFollowsTheMatch(t *testing.T) {
	d := drive(t, &store.Memory{}, desktop)
	require.Equal(t, music.Calm, d.stack.Mood())
	d.setUp()
	d.tap("start")
	p := d.stack.Top().(*Play)
	require.Equal(t, music.Calm, d.stack.Mood())
	feel := func() { p.mood.follow(p.mood.of(&p.timeline, p.now.View, p.ending != nil)) }
	p.ending = &result.Result{}
	feel()
	require.Equal(t, music.Bright, d.stack.Mood())
	d.stack.Push(page.NewMenu(app.MenuOf{Match: p.match()}))
	require.Equal(t, music.Bright, d.stack.Mood(), "under a menu as well")
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
	d.key(control.Mute)
	require.True(t, d.c.Settings.Mute)
	require.True(t, d.shows(d.c.Lang.T("settings.muted")))
	music, effects := d.c.Settings.Volumes()
	require.Zero(t, music+effects)
	require.True(t, drive(t, st, desktop).c.Settings.Mute, "it is kept")
	d.tap("settings")
	d.tap("section-sound")
	require.True(t, d.shows(d.c.Lang.T("settings.mute.about")))
	d.key(control.Mute)
	require.False(t, d.c.Settings.Mute)
	d.tap("mute")
	require.True(t, d.c.Settings.Mute)
	d.key(control.Mute)
	d.key(control.Cancel)

	d.setUp()
	d.tap("name seat:1")
	d.tick(control.Frame{Runes: []rune("m"), Commands: []display.Command{control.Mute}})
	require.False(t, d.c.Settings.Mute)
	require.True(t, d.shows("m"))
	d.tap("start")
	d.key(control.Mute)
	require.True(t, d.c.Settings.Mute)
}

// Music is that of where the game of the topmost match is at home, and under a menu as well.
func TestMusicOfTheRegion(t *testing.T) {
	apptest.WithTables(t, func(t *testing.T, rules game.Rules, on table.Table) {
		m := apptest.PositionsOf(t, rules, 1, 9)[0]
		d := drive(t, &store.Memory{}, desktop)
		require.Equal(t, music.Anywhere, d.stack.Region())
		d.stack.Push(NewPlay(d.c, m, nil))
		require.Equal(t, on.Style().Region, d.stack.Region())
		d.key(control.Menu)
		require.Equal(t, on.Style().Region, d.stack.Region())
		d.stack.Push(NewReplay(d.c, m, 1, 0, nil))
		require.Equal(t, on.Style().Region, d.stack.Region())
	})
}
