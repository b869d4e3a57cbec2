package scene

import (
	"encoding/json"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lang"
	"serenissima/game/store"
	"serenissima/input"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/theme"
)

// altered returns settings none of whose entries is as delivered.
func altered() *Settings {
	s := NewSettings(lang.English)
	s.SpeedOwn, s.SpeedOthers, s.ReducedMotion, s.TextScale, s.Fullscreen = Fast, Slow, true, 130, true
	s.Curtain, s.Recap, s.RoundUp, s.AskTwice, s.Passing, s.Accounts = VeilNever, false, false, false, PassTurns, true
	s.Contrast, s.Hand = true, LeftHand
	s.BySeat[1] = SeatSettings{SpeedOwn: Slow, SpeedOthers: AtOnce, Hand: RightHand, Pattern: theme.Bends}
	s.Music, s.Effects, s.Mute = 20, 30, true
	s.Keys = map[display.Command][]string{control.Undo: {"U"}}
	s.Game, s.Options, s.Players = "serenissima", map[string]string{"money": "hidden"}, 3
	s.Seats[1].Name = "Nur"
	return s
}

func TestSettingsAreReadAsWritten(t *testing.T) {
	s := NewSettings(lang.English)
	damaged, err := s.decode(altered().encode())
	require.NoError(t, err)
	require.Empty(t, damaged)
	require.Equal(t, altered(), s)
}

// An entry that cannot be used falls back alone, and a notice names it.
func TestEachDamagedSettingFallsBackAlone(t *testing.T) {
	for _, f := range altered().fields() {
		for _, bad := range []string{`"tlh"`, `-7`, `{"a": [1]}`, `null`, `[{}, {}]`, `1e99`} {
			var file map[string]json.RawMessage
			require.NoError(t, json.Unmarshal(altered().encode(), &file))
			file[f.name] = json.RawMessage(bad)
			data, err := json.Marshal(file)
			require.NoError(t, err)
			st := &store.Memory{}
			require.NoError(t, st.Write(settingsName, data))
			s, _, notice, err := LoadSettings(st)
			require.NoError(t, err)
			want := altered()
			if notice != "" {
				require.Contains(t, notice, "("+f.name+")", bad)
				want.reset(f.name)
			} else if changed := string(s.find(f.name).encode()); changed != string(want.find(f.name).encode()) {
				require.JSONEq(t, bad, changed, f.name) // it is a value that there is
				require.NoError(t, json.Unmarshal(file[f.name], want.find(f.name).value))
			}
			require.Equal(t, want, s, "%s: %s", f.name, bad)
		}
	}
}

func TestSettingsAreResetOneByOne(t *testing.T) {
	for _, f := range altered().personal() {
		s := altered()
		if f.name == "language" {
			s.Language = "tlh"
		}
		require.True(t, s.changed(f.name), f.name)
		s.reset(f.name)
		require.False(t, s.changed(f.name), f.name)
		for _, other := range altered().personal() {
			if other.name != f.name && other.name != "language" {
				require.True(t, s.changed(other.name), "%s with %s", other.name, f.name)
			}
		}
		require.Equal(t, altered().Seats, s.Seats)
	}
}

func TestResetInTheSettings(t *testing.T) {
	st := &store.Memory{}
	require.NoError(t, st.Write(settingsName, altered().encode()))
	d := drive(t, st, desktop)
	d.tap("settings")
	d.tap("section-sight")
	require.Equal(t, 130, d.c.Settings.TextScale)
	for i, f := range d.c.Settings.personal() {
		if f.name == "text-scale" {
			d.tap(input.TargetName(resetTarget(i)))
		}
	}
	require.Equal(t, 100, d.c.Settings.TextScale)
	require.Equal(t, Fast, d.c.Settings.SpeedOwn)
	d.tap("reset-all")
	d.tap("answer 1")
	require.Equal(t, Fast, d.c.Settings.SpeedOwn, "called off")
	d.tap("reset-all")
	d.tap("answer")
	require.Equal(t, "settingsscene", d.scene())
	want := NewSettings(lang.English)
	want.Game, want.Options, want.Seats, want.Players = altered().Game, altered().Options, altered().Seats, altered().Players
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
	require.NoError(t, st.Write(settingsName, []byte(`{"keys": {"mute": ["K"], "undo": ["U"]}}`)))
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

// Whatever the file holds, the settings can be used and written.
func FuzzSettings(f *testing.F) {
	f.Add([]byte("{}"))
	f.Add(altered().encode())
	f.Add(NewSettings(lang.English).encode())
	f.Add([]byte(`{"language": "tlh", "text-scale": 5000, "players": "many", "options": {"money": 3}, "seats": []}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		s := NewSettings(lang.English)
		if _, err := s.decode(data); err != nil {
			s = NewSettings(lang.English) // the file is set aside
		}
		for _, field := range s.fields() {
			require.True(t, field.valid == nil || field.valid(), field.name)
		}
		again := NewSettings(lang.English)
		damaged, err := again.decode(s.encode())
		require.NoError(t, err)
		require.Empty(t, damaged)
		require.Equal(t, s.encode(), again.encode())
	})
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
