package match

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/table"
)

// The number of the turn is whole in the smallest window, in every language.
func TestTheTurnIsWholeInEveryLanguage(t *testing.T) {
	apptest.WithTables(t, func(t *testing.T, rules game.Rules, on table.Table) {
		for _, l := range lang.Available() {
			words, err := lang.Load(l.Tag)
			require.NoError(t, err)
			key := rules.Info().ID + ".board.turn"
			if !words.Has(key) {
				continue
			}
			for _, m := range apptest.PositionsOf(t, rules, 3, 1) {
				d := drive(t, &store.Memory{}, display.Point{X: 640, Y: 400})
				d.Context.Lang = words
				d.Stack = app.NewStack(d.Context, NewPlay(d.Context, m, nil))
				d.Tick(control.Frame{})
				turn, _ := on.Clock(m.State())
				require.Contains(t, apptest.AllTexts(&d.List), words.T(key, "n", turn))
			}
		}
	})
}

// The language changes at once, for a match that runs and what has been told of it
// too, and is kept.
func TestLanguageChangesAtOnce(t *testing.T) {
	st := &store.Memory{}
	d := drive(t, st, desktop)
	d.Stack.Push(NewPlay(d.Context, apptest.Positions(t, 1, 40)[1], nil))
	d.Key(control.Log)
	d.Tick(control.Frame{})
	seen := map[string]bool{}
	for i, l := range lang.Available() {
		d.Key(control.Menu)
		d.Tap("settings")
		d.Tap(strings.TrimSuffix(fmt.Sprintf("language %d", i), " 0"))
		words, err := lang.Load(l.Tag)
		require.NoError(t, err)
		require.True(t, d.Shows(words.T("settings.title")), "the settings themselves")
		d.Tap("done")
		if d.Scene() == "menu" {
			d.Key(control.Cancel)
		}
		d.Tick(control.Frame{})
		require.True(t, d.Shows(words.T("play.log")))
		play := d.Stack.Top().(*Play)
		told := play.history.Entries[len(play.history.Entries)-1].Text()
		require.False(t, seen[told], "%s: %q is told in another language", l.Tag, told)
		seen[told] = true
		require.True(t, d.Shows(strings.Fields(told)[0]))
		kept, _, _, err := app.LoadSettings(st)
		require.NoError(t, err)
		require.Equal(t, l.Tag, kept.Language)
	}
}
