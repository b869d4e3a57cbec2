package page

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/input/device"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/table/all"
)

// Every key is told and what it does, every sign is drawn and explained.
func TestHelpIsWhole(t *testing.T) {
	for _, size := range []display.Point{apptest.Desktop, {X: 844, Y: 390}, {X: 390, Y: 844}} {
		d := drive(t, &store.Memory{}, size)
		d.Key(control.Help)
		require.Equal(t, "help", d.Scene())
		h := d.Stack.Top().(*Help)
		told := map[string]bool{}
		for _, row := range h.keys {
			require.NotEmpty(t, row.keys)
			require.NotContains(t, row.does, "<", "no text")
			for _, key := range row.keys {
				told[key] = true
			}
		}
		for _, b := range device.DefaultKeys {
			if b.Command == control.Threats { // of another game
				continue
			}
			for _, key := range b.Keys {
				if name := "key.name." + key; d.Context.Lang.Has(name) {
					key = d.Context.Lang.T(name)
				}
				require.True(t, told[key], "%s: %s", b.Command, key)
			}
		}
		require.NotEmpty(t, h.signs)
		drawn := strings.Join(apptest.AllTexts(apptest.RowsOf(d.Context, &h.Form)), " ")
		for _, s := range h.signs {
			require.NotContains(t, h.words.Line("sign."+s.Key, s.Args...), "<", "no text")
			var l display.List
			s.Append(&l, display.Rect{W: 42, H: 28})
			require.NotEmpty(t, l.Ops, s.Key)
		}
		require.Contains(t, drawn, "Tab")
		require.Contains(t, drawn, "Ctrl+Z")
		require.Len(t, h.signs, len(all.Tables["serenissima"].Signs()))
	}
}

// The key of a panel that one game has is told in the help of that game alone.
func TestHelpTellsTheKeyOfAPanelInItsGameOnly(t *testing.T) {
	d := drive(t, &store.Memory{}, apptest.Desktop)
	for _, r := range d.Context.Games.Offered() {
		id := r.Info().ID
		told := strings.Join(apptest.AllTexts(apptest.RowsOf(d.Context, &NewHelp(d.Context, id).Form)), " ")
		require.Contains(t, told, app.KeyDoes(d.Context.Lang, control.Advice), id)
		require.Equal(t, id == "goldenhorn", strings.Contains(told, app.KeyDoes(d.Context.Lang, control.Threats)), id)
	}
}

// Who uses fingers reads what touches do, and nothing of keys.
func TestHelpTellsFingersOfTouches(t *testing.T) {
	d := drive(t, &store.Memory{}, display.Point{X: 390, Y: 844})
	d.Context.Screen.Fingers = true
	told := strings.Join(apptest.AllTexts(apptest.RowsOf(d.Context, &NewHelp(d.Context, "goldenhorn").Form)), " ")
	for _, touch := range []string{"Tap", "Hold", "Drag", "Two fingers"} {
		require.Contains(t, told, touch)
	}
	require.NotContains(t, told, "Ctrl+Z")
}
