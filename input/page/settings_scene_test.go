package page

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/input/device"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/table"
)

// keepSettings keeps settings in a store.
func keepSettings(st store.Store, s *app.Settings) {
	(&app.Context{Store: st, Settings: s}).SaveSettings()
}

func TestResetInTheSettings(t *testing.T) {
	st := &store.Memory{}
	altered := app.NewSettings(lang.English)
	altered.TextScale, altered.SpeedOwn = 130, app.Fast
	altered.Game, altered.Options, altered.Players = "serenissima", map[string]string{"money": "hidden"}, 3
	altered.Seats[1].Name = "Nur"
	keepSettings(st, altered)
	d := drive(t, st, apptest.Desktop)
	d.Tap("settings")
	d.Tap("section-sight")
	require.Equal(t, 130, d.Context.Settings.TextScale)
	d.Tap(device.TargetName(resetTarget(slices.Index(d.Context.Settings.Personal(), "text-scale"))))
	require.Equal(t, 100, d.Context.Settings.TextScale)
	require.Equal(t, app.Fast, d.Context.Settings.SpeedOwn)
	d.Tap("reset-all")
	d.Tap("answer 1")
	require.Equal(t, app.Fast, d.Context.Settings.SpeedOwn, "called off")
	d.Tap("reset-all")
	d.Tap("answer")
	require.Equal(t, "settingsscene", d.Scene())
	want := app.NewSettings(lang.English)
	want.Game, want.Options, want.Seats, want.Players = altered.Game, altered.Options, altered.Seats, altered.Players
	require.Equal(t, want, d.Context.Settings, "the last game stays")
	require.Equal(t, want, drive(t, st, apptest.Desktop).Context.Settings)
}

func TestKeysAreBound(t *testing.T) {
	st := &store.Memory{}
	d := drive(t, st, apptest.Desktop)
	d.Tap("settings")
	d.Tap("section-keys")
	row := func(cmd display.Command) int {
		return slices.IndexFunc(device.DefaultKeys, func(b device.Binding) bool { return b.Command == cmd })
	}
	press := func(c control.Chord) { d.Tick(control.Frame{Chord: c}) }
	bind := display.Target{Command: cmdBind, Index: row(control.Undo)}
	d.Tap(device.TargetName(bind))
	require.True(t, d.Shows("Press a key …"))
	press(control.Chord{Key: "Z", Ctrl: true, Shift: true})
	require.True(t, d.Shows("redo it"), "it says what has the key")
	require.Empty(t, d.Context.Settings.Keys)
	d.Tap(device.TargetName(bind))
	d.Tick(control.Frame{Chord: control.Chord{Key: "M"}, Commands: []display.Command{control.Mute}})
	require.False(t, d.Context.Settings.Mute)
	d.Tap(device.TargetName(bind))
	press(control.Chord{Key: "Escape"})
	require.Equal(t, "settingsscene", d.Scene())
	d.Tap(device.TargetName(bind))
	press(control.Chord{Key: "U"})
	require.Equal(t, map[display.Command][]string{control.Undo: {"U"}}, d.Context.Settings.Keys)
	require.Equal(t, d.Context.Settings.Keys, drive(t, st, apptest.Desktop).Context.Settings.Keys, "kept")

	redo := display.Target{Command: cmdBind, Index: row(control.Redo)}
	d.Tap(device.TargetName(redo))
	press(control.Chord{Key: "Z", Ctrl: true})
	unbind := device.TargetName(display.Target{Command: cmdUnbind, Index: row(control.Undo)})
	d.Tap(unbind)
	require.Equal(t, []string{"U"}, d.Context.Settings.Keys[control.Undo], "its key has another")
	d.Tap(device.TargetName(display.Target{Command: cmdUnbind, Index: row(control.Redo)}))
	d.Tap(unbind)
	require.Empty(t, d.Context.Settings.Keys)
}

// An own key that a command of a later version comes with stays; that command is shown without a
// key, and can be given one.
func TestOwnKeysStayWhereLaterCommandsWantThem(t *testing.T) {
	st := &store.Memory{}
	require.NoError(t, st.Write("settings", []byte(`{"keys": {"mute": ["K"], "undo": ["U"]}}`)))
	s, _, notice, err := app.LoadSettings(st, lang.English)
	require.NoError(t, err)
	require.Empty(t, notice)
	own := map[display.Command][]string{control.Mute: {"K"}, control.Undo: {"U"}}
	require.Equal(t, own, s.Keys)

	d := drive(t, st, apptest.Desktop)
	d.Tap("settings")
	d.Tap("section-keys")
	require.True(t, d.Shows("No key"))
	row := slices.IndexFunc(device.DefaultKeys, func(b device.Binding) bool { return b.Command == control.Threats })
	for range 40 { // down to it
		d.Tick(control.Frame{Pointer: display.Point{X: 640, Y: 400}, Inside: true, Wheel: -1})
	}
	d.Tap(device.TargetName(display.Target{Command: cmdBind, Index: row}))
	d.Tick(control.Frame{Chord: control.Chord{Key: "G"}})
	own[control.Threats] = []string{"G"}
	require.Equal(t, own, d.Context.Settings.Keys)
	require.False(t, d.Shows("No key"))
}

// What settings say of keys is true of those that the player has chosen.
func TestSettingsNameThePlayersKeys(t *testing.T) {
	d := drive(t, &store.Memory{}, apptest.Desktop)
	d.Context.Settings.Keys = map[display.Command][]string{control.Mute: {"F5"}, control.Fullscreen: {"F6"}, control.Skip: {"F7"}}
	d.Tap("settings")
	require.True(t, d.Shows(d.Context.Lang.T("settings.fullscreen.key", "key", "F6")))
	d.Tap("section-pace")
	require.True(t, d.Shows(d.Context.Lang.T("settings.speed.about")+" "+d.Context.Lang.T("settings.speed.key", "key", "F7")))
	d.Tap("section-sound")
	require.True(t, d.Shows(d.Context.Lang.T("settings.mute.about")+" "+d.Context.Lang.T("settings.mute.key", "key", "F5")))
	d.Key(control.Mute)
	require.True(t, d.Shows(d.Context.Lang.T("settings.muted")+" "+d.Context.Lang.T("settings.mute.key", "key", "F5")))
}

// What asks twice is told with the examples of the game that is played, in every language.
func TestSettingsSpeakOfTheGameThatIsPlayed(t *testing.T) {
	for _, l := range lang.Available() {
		told := map[string]bool{}
		apptest.WithTables(t, func(t *testing.T, r game.Rules, _ table.Table) {
			d := drive(t, &store.Memory{}, display.Point{X: 1280, Y: 1600})
			require.NoError(t, d.Context.SetLanguage(l.Tag))
			d.Context.Settings.Game = r.Info().ID
			d.Stack.Push(NewSettingsScene(d.Context))
			d.Tick(control.Frame{})
			text := d.Context.Lang.T(r.Info().ID + ".settings.ask-twice.about")
			require.False(t, told[text])
			told[text] = true
			begin, _, _ := strings.Cut(text, ",")
			require.True(t, d.Shows(begin), "%s, %s", l.Tag, r.Info().ID)
		})
	}
}
