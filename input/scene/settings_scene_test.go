package scene

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lang"
	"serenissima/game/store"
	"serenissima/input"
	"serenissima/render/control"
	"serenissima/render/display"
)

// keepSettings keeps settings in a store.
func keepSettings(st store.Store, s *Settings) { (&Context{Store: st, Settings: s}).SaveSettings() }

func TestResetInTheSettings(t *testing.T) {
	st := &store.Memory{}
	altered := NewSettings(lang.English)
	altered.TextScale, altered.SpeedOwn = 130, Fast
	altered.Game, altered.Options, altered.Players = "serenissima", map[string]string{"money": "hidden"}, 3
	altered.Seats[1].Name = "Nur"
	keepSettings(st, altered)
	d := drive(t, st, desktop)
	d.tap("settings")
	d.tap("section-sight")
	require.Equal(t, 130, d.c.Settings.TextScale)
	d.tap(input.TargetName(resetTarget(slices.Index(d.c.Settings.Personal(), "text-scale"))))
	require.Equal(t, 100, d.c.Settings.TextScale)
	require.Equal(t, Fast, d.c.Settings.SpeedOwn)
	d.tap("reset-all")
	d.tap("answer 1")
	require.Equal(t, Fast, d.c.Settings.SpeedOwn, "called off")
	d.tap("reset-all")
	d.tap("answer")
	require.Equal(t, "settingsscene", d.scene())
	want := NewSettings(lang.English)
	want.Game, want.Options, want.Seats, want.Players = altered.Game, altered.Options, altered.Seats, altered.Players
	require.Equal(t, want, d.c.Settings, "the last game stays")
	require.Equal(t, want, drive(t, st, desktop).c.Settings)
}

func TestKeysAreBound(t *testing.T) {
	st := &store.Memory{}
	d := drive(t, st, desktop)
	d.tap("settings")
	d.tap("section-keys")
	row := func(cmd display.Command) int {
		return slices.IndexFunc(input.DefaultKeys, func(b input.Binding) bool { return b.Command == cmd })
	}
	press := func(c control.Chord) { d.tick(control.Frame{Chord: c}) }
	bind := display.Target{Command: cmdBind, Index: row(control.Undo)}
	d.tap(input.TargetName(bind))
	require.True(t, d.shows("Press a key …"))
	press(control.Chord{Key: "Z", Ctrl: true, Shift: true})
	require.True(t, d.shows("redo it"), "it says what has the key")
	require.Empty(t, d.c.Settings.Keys)
	d.tap(input.TargetName(bind))
	d.tick(control.Frame{Chord: control.Chord{Key: "M"}, Commands: []display.Command{control.Mute}})
	require.False(t, d.c.Settings.Mute)
	d.tap(input.TargetName(bind))
	press(control.Chord{Key: "Escape"})
	require.Equal(t, "settingsscene", d.scene())
	d.tap(input.TargetName(bind))
	press(control.Chord{Key: "U"})
	require.Equal(t, map[display.Command][]string{control.Undo: {"U"}}, d.c.Settings.Keys)
	require.Equal(t, d.c.Settings.Keys, drive(t, st, desktop).c.Settings.Keys, "kept")

	redo := display.Target{Command: cmdBind, Index: row(control.Redo)}
	d.tap(input.TargetName(redo))
	press(control.Chord{Key: "Z", Ctrl: true})
	unbind := input.TargetName(display.Target{Command: cmdUnbind, Index: row(control.Undo)})
	d.tap(unbind)
	require.Equal(t, []string{"U"}, d.c.Settings.Keys[control.Undo], "its key has another")
	d.tap(input.TargetName(display.Target{Command: cmdUnbind, Index: row(control.Redo)}))
	d.tap(unbind)
	require.Empty(t, d.c.Settings.Keys)
}

// An own key that a command of a later version comes with stays; that command is shown without a
// key, and can be given one.
func TestOwnKeysStayWhereLaterCommandsWantThem(t *testing.T) {
	st := &store.Memory{}
	require.NoError(t, st.Write("settings", []byte(`{"keys": {"mute": ["K"], "undo": ["U"]}}`)))
	s, _, notice, err := LoadSettings(st, lang.English)
	require.NoError(t, err)
	require.Empty(t, notice)
	own := map[display.Command][]string{control.Mute: {"K"}, control.Undo: {"U"}}
	require.Equal(t, own, s.Keys)

	d := drive(t, st, desktop)
	d.tap("settings")
	d.tap("section-keys")
	require.True(t, d.shows("No key"))
	row := slices.IndexFunc(input.DefaultKeys, func(b input.Binding) bool { return b.Command == control.Threats })
	for range 40 { // down to it
		d.tick(control.Frame{Pointer: display.Point{X: 640, Y: 400}, Inside: true, Wheel: -1})
	}
	d.tap(input.TargetName(display.Target{Command: cmdBind, Index: row}))
	d.tick(control.Frame{Chord: control.Chord{Key: "G"}})
	own[control.Threats] = []string{"G"}
	require.Equal(t, own, d.c.Settings.Keys)
	require.False(t, d.shows("No key"))
}

// What settings say of keys is true of those that the player has chosen.
func TestSettingsNameThePlayersKeys(t *testing.T) {
	d := drive(t, &store.Memory{}, desktop)
	d.c.Settings.Keys = map[display.Command][]string{control.Mute: {"F5"}, control.Fullscreen: {"F6"}, control.Skip: {"F7"}}
	d.tap("settings")
	require.True(t, d.shows(d.c.Lang.T("settings.fullscreen.key", "key", "F6")))
	d.tap("section-pace")
	require.True(t, d.shows(d.c.Lang.T("settings.speed.about")+" "+d.c.Lang.T("settings.speed.key", "key", "F7")))
	d.tap("section-sound")
	require.True(t, d.shows(d.c.Lang.T("settings.mute.about")+" "+d.c.Lang.T("settings.mute.key", "key", "F5")))
	d.key(control.Mute)
	require.True(t, d.shows(d.c.Lang.T("settings.muted")+" "+d.c.Lang.T("settings.mute.key", "key", "F5")))
}
