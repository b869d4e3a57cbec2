package match

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lang"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/render/display"
)

// In every scene, with all that can be opened over a match, no text is cut: in three
// languages, in windows of every shape, with letters of every size.
func TestNoTextIsCut(t *testing.T) {
	for _, language := range lang.Available() {
		for _, size := range []display.Point{{X: 1600, Y: 1000}, {X: 1280, Y: 720}, {X: 1024, Y: 768}, {X: 768, Y: 1024}, {X: 844, Y: 390}, {X: 390, Y: 844}} {
			scales := app.TextScales
			if size.X > 900 { // there those between tell nothing new
				scales = []int{100, 150}
			}
			for _, scale := range scales {
				d := drive(t, &store.Memory{}, size)
				require.NoError(t, d.Context.SetLanguage(language.Tag))
				d.Context.Settings.TextScale = scale
				d.Context.Bots.NewAdvisor = func(string) session.Advisor { return &mentor{} }
				d.walk(func(what string) {
					if what == "rules found" { // a line leads to the passage, where all of it can be read
						return
					}
					apptest.RequireWhole(t, &d.List, fmt.Sprintf("%s, %v, letters %d %%, %s", what, size, scale, language.Tag))
				})
			}
		}
	}
}
