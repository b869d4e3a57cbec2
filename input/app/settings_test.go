package app

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lang"
	"serenissima/game/store"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/theme"
)

// altered returns settings none of whose entries is as delivered.
func altered() *Settings {
	s := NewSettings(lang.English)
	s.SpeedOwn, s.SpeedOthers, s.ReducedMotion, s.TextScale, s.Fullscreen = Fast, Slow, true, 130, true
	s.Curtain, s.Recap, s.RoundUp, s.AskTwice, s.AutoPass, s.Accounts = VeilNever, false, false, false, PassTurns, true
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
				want.Reset(f.name)
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
		require.True(t, s.Changed(f.name), f.name)
		s.Reset(f.name)
		require.False(t, s.Changed(f.name), f.name)
		for _, other := range altered().personal() {
			if other.name != f.name && other.name != "language" {
				require.True(t, s.Changed(other.name), "%s with %s", other.name, f.name)
			}
		}
		require.Equal(t, altered().Seats, s.Seats)
	}
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

// Volumes that there are not fall back.
func TestVolumesThatThereAreNot(t *testing.T) {
	for _, wrong := range []string{`{"music": 105}`, `{"music": -10}`, `{"effects": 55}`} {
		s := NewSettings("en")
		damaged, err := s.decode([]byte(wrong))
		require.NoError(t, err)
		require.Len(t, damaged, 1)
		require.Equal(t, NewSettings("en"), s)
	}
}
