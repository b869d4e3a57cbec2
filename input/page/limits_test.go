package page

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/archive"
	"serenissima/game/save"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/table"
)

// letters are more than any name has.
var letters = strings.Repeat("W", 10_000)

// A saved game with endless names is put aside with one message that quotes little,
// whichever way it comes.
func TestSavesWithEndlessNames(t *testing.T) {
	good := string(save.Encode(apptest.Begun(t, 12)))
	at := strings.Index(good, "seat 1 human \"") + len("seat 1 human \"")
	name := good[:at] + letters + good[at:]
	level := strings.Replace(good, "bot captain", "bot "+letters, 1)
	require.NotEqual(t, good, level)
	for _, bad := range []string{name, level} {
		st := &store.Memory{}
		require.NoError(t, st.Write(archive.Autosave, []byte(bad)))
		d := drive(t, st, apptest.Desktop)
		require.Equal(t, "message", d.Scene())
		require.True(t, d.Shows("contains a text too long for a saved game"))
		require.True(t, d.Shows("autosave.aside1"))
		require.Less(t, longest(d), 300)
		d.Key(control.Cancel)
		require.Equal(t, "title", d.Scene())
		_, title := First(d.Context, true).(*Title)
		require.True(t, title, "a reload does not bring it back")

		d.Tick(control.Frame{Arrivals: []control.Arrival{{Name: letters, Data: []byte(bad)}}})
		require.Equal(t, "message", d.Scene())
		require.Less(t, longest(d), 400)
	}
}

// longest is the length of the longest text on the screen, in bytes.
func longest(d *apptest.Driver) int {
	most := 0
	for _, o := range d.List.Ops {
		most = max(most, len(o.Text))
	}
	return most
}

// The longest names that there can be do not keep a game from being played.
func TestLongestNames(t *testing.T) {
	apptest.WithTables(t, func(t *testing.T, r game.Rules, _ table.Table) {
		seats := make([]session.Seat, 4)
		for i := range seats {
			seats[i] = session.Seat{Kind: session.Human, Name: strings.Repeat([]string{"W", "諸", "e\u0301", "W "}[i], session.LongestText/3), Colour: i + 1}
		}
		m, _, err := session.New(r, game.Options{Seats: 4}, seats, 7)
		require.NoError(t, err)
		st := &store.Memory{}
		require.NoError(t, st.Write(archive.Autosave, save.Encode(m)))
		for _, size := range []display.Point{apptest.Desktop, {X: 390, Y: 844}, {X: 320, Y: 240}} {
			d := drive(t, st, size)
			d.Tap("continue")
			require.Equal(t, "play", d.Scene())
		}
	})
}

// Settings with endless names are as delivered, and it is said which.
func TestSettingsWithEndlessNames(t *testing.T) {
	s := app.NewSettings("en")
	for _, change := range []func(){
		func() { s.Seats[1].Name = letters },
		func() { s.Seats[1].Name, s.Seats[1].Level = "", letters },
	} {
		change()
		st := &store.Memory{}
		keepSettings(st, s)
		got, words, notice, err := app.LoadSettings(st, "en")
		require.NoError(t, err)
		require.Equal(t, words.T("settings.damaged", "fields", "seats"), notice)
		require.Equal(t, app.NewSettings("en").Seats, got.Seats)
	}
	st := &store.Memory{}
	require.NoError(t, st.Write("settings", []byte(`{"options": {"x": "`+strings.Repeat(letters, 10)+`"}}`)))
	_, words, notice, err := app.LoadSettings(st, "en")
	require.NoError(t, err)
	require.Equal(t, words.T("settings.damaged.all"), notice)

	data, err := json.Marshal(app.Logbook{Finished: []string{"sail"}, Explained: []string{strings.Repeat(letters, 10)}})
	require.NoError(t, err)
	require.NoError(t, st.Write("logbook", data))
	require.Empty(t, (&app.Context{Store: st}).Logbook().Explained)
}

// A name of the settings does not steer what shows it.
func TestSettingsWithHostileNames(t *testing.T) {
	s := app.NewSettings("en")
	s.Seats[0].Name = "Zo\u00eb\x1b[2J\u202e\u009b"
	st := &store.Memory{}
	keepSettings(st, s)
	got, _, notice, err := app.LoadSettings(st, "en")
	require.NoError(t, err)
	require.Empty(t, notice)
	require.Equal(t, "Zo\u00eb[2J", got.Seats[0].Name)
}

// A slot with an endless name is among the saved games, its name cut.
func TestSlotWithAnEndlessName(t *testing.T) {
	st := &store.Memory{}
	require.NoError(t, st.Write("slot-1", save.Annotate(save.Encode(apptest.Begun(t, 12)), save.Note{Name: letters, Time: 7})))
	d, _ := inMatch(t, st, 12)
	saves := toSaves(d)
	require.Len(t, saves.slots, 1)
	require.Less(t, len(saves.slots[0].Note.Name), 300)
	require.Less(t, longest(d), 300)
}
