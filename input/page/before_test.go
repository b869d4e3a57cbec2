package page

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/archive"
	"serenissima/game/catalog"
	"serenissima/game/save"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/input/device"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/theme"
)

// before returns a text of the version before games had tables of their own.
func before(t *testing.T, name string) []byte {
	data, err := os.ReadFile(filepath.Join("testdata/before", name))
	require.NoError(t, err)
	return data
}

// storeOfBefore returns a store with all that this version has kept.
func storeOfBefore(t *testing.T) store.Store {
	st := &store.Memory{}
	for _, name := range []string{"settings", "logbook", archive.Autosave, "slot-1", "slot-2", "slot-3"} {
		require.NoError(t, st.Write(name, before(t, name)))
	}
	return st
}

// matchOfBefore returns the match of a text of this version.
func matchOfBefore(t *testing.T, name string) *session.Match {
	m, err := save.Read(before(t, name), catalog.Find)
	require.NoError(t, err, name)
	return m
}

// No setting has lost its value, and none is reported as damaged. What that version did not know is
// as delivered.
func TestSettingsOfBefore(t *testing.T) {
	s, words, notice, err := app.LoadSettings(storeOfBefore(t), lang.English)
	require.NoError(t, err)
	require.Empty(t, notice)
	require.Equal(t, "Réglages", words.T("settings.title"))
	var were, are map[string]json.RawMessage
	require.NoError(t, json.Unmarshal(before(t, "settings"), &were))
	st := &store.Memory{}
	keepSettings(st, s)
	now, err := st.Read("settings")
	require.NoError(t, err)
	require.NoError(t, json.Unmarshal(now, &are))
	for name, value := range were {
		require.JSONEq(t, string(value), string(are[name]), name)
	}
	for _, name := range s.Personal() {
		_, known := were[name]
		require.Equal(t, known, s.Changed(name), "%s is as delivered, and so proves nothing", name)
	}
	require.Equal(t, app.SeatSettings{SpeedOwn: app.Slow, SpeedOthers: app.Normal, Hand: app.LeftHand, Pattern: theme.Chequers}, s.BySeat[1])
	require.Equal(t, map[display.Command][]string{control.Undo: {"U"}}, s.Keys)
	require.Equal(t, session.Seat{Kind: session.Human, Name: `Łucja "la Bella"`, Colour: 2}, s.Seats[0])
}

// What somebody has learnt is known.
func TestLogbookOfBefore(t *testing.T) {
	var were app.Logbook
	require.NoError(t, json.Unmarshal(before(t, "logbook"), &were))
	require.Equal(t, []string{"load"}, were.Finished)
	require.NotEmpty(t, were.Explained)
	require.Equal(t, were, *drive(t, storeOfBefore(t), apptest.Desktop).Context.Logbook())
}

// The unfinished match is offered, and can be played to its end.
func TestUnfinishedMatchOfBefore(t *testing.T) {
	d := drive(t, storeOfBefore(t), apptest.Desktop)
	require.Equal(t, "title", d.Scene())
	d.Tap("continue")
	m := d.Stack.OpenMatch()
	require.Equal(t, before(t, archive.Autosave), save.Encode(m))
	r := game.NewRand(1)
	for !m.State().Result().Over {
		legal := m.State().AppendActions(nil)
		_, err := m.Do(legal[r.IntN(len(legal))])
		require.NoError(t, err)
	}
	again, err := save.Decode(save.Encode(m), d.Context.Games.Rules)
	require.NoError(t, err)
	require.Equal(t, game.Hash(m.State()), game.Hash(again.State()))
}

// The saved games have their names, and each opens where it was left. A file is read by
// playing it again, with the hashes of its positions as a check, the last one's too.
func TestSavesOfBefore(t *testing.T) {
	for i, want := range []string{"Vor dem Sturm: „Kreta“", "Bis zum Ende", "Serenissima, Runde 3"} {
		t.Run(want, func(t *testing.T) {
			d := drive(t, storeOfBefore(t), apptest.Desktop)
			d.Tap("saves")
			s := readSaves(d)
			require.Len(t, s.slots, 3)
			x := s.slots[i]
			require.NoError(t, x.Flaw)
			require.Equal(t, want, x.Note.Name)
			require.NotZero(t, x.Note.Time)
			d.Tick(control.Frame{})
			d.Tap(device.TargetName(display.Target{Command: cmdSlot, Index: i}))
			d.Tap("slot-load")
			require.Equal(t, "play", d.Scene())
			m := d.Stack.OpenMatch()
			require.Equal(t, string(x.File), string(save.Encode(m)))
			require.True(t, bytes.HasSuffix(save.AppendHash(nil, m.State()), lastHash(x.File)))
			require.Equal(t, want == "Bis zum Ende", m.State().Result().Over)
		})
	}
}

// lastHash is the line of a file with the hash of its last position.
func lastHash(file []byte) []byte {
	lines := bytes.SplitAfter(file, []byte("\n"))
	return lines[len(lines)-3] // behind it are the end and nothing
}

// Codes, links and the report of a mistake open the matches that they were made of.
func TestCodesOfBefore(t *testing.T) {
	for text, file := range map[string]string{"code.txt": "slot-2", "link.txt": "slot-3", "crash.txt": archive.Autosave} {
		require.Equal(t, save.Encode(matchOfBefore(t, file)), save.Encode(matchOfBefore(t, text)), text)
	}
	fresh, whole := matchOfBefore(t, "fresh.txt"), matchOfBefore(t, "slot-3")
	require.Equal(t, game.Hash(whole.State()), game.Hash(fresh.State()))
	require.Equal(t, whole.Log(), fresh.Log())
	require.NotEqual(t, whole.Seed(), fresh.Seed())

	d := drive(t, storeOfBefore(t), apptest.Desktop)
	d.Tick(control.Frame{Arrivals: []control.Arrival{{Data: before(t, "link.txt")}}})
	require.Equal(t, "message", d.Scene())
	d.Tap("answer")
	require.Equal(t, "play", d.Scene())
	require.Equal(t, whole.Log(), d.Stack.OpenMatch().Log())
}
