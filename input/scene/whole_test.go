package scene

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lang"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/render/op"
)

// requireWhole fails if a text has been cut because its box is too small for it in
// letters that can be read. Texts in may are allowed to be: they are whole elsewhere.
func requireWhole(t *testing.T, l *op.List, name string, may ...string) {
	for _, o := range l.Ops {
		begun, cut := strings.CutSuffix(o.Text, "…")
		if o.Kind != op.DrawText || !cut {
			continue
		}
		own := begun != "" && slices.ContainsFunc(trailing, func(text string) bool { return strings.HasSuffix(text, o.Text) })
		own = own || slices.ContainsFunc(may, func(text string) bool { return strings.HasPrefix(text, begun) })
		require.True(t, own, "%s: %q is cut", name, o.Text)
	}
}

// In every scene, with all that can be opened over a match, no text is cut: in three
// languages, in windows of every shape, with letters of every size. What a search of
// the rules has found is: a line leads to the passage, where all of it can be read.
func TestNoTextIsCut(t *testing.T) {
	for _, language := range lang.Available() {
		for _, size := range []op.Point{{X: 1600, Y: 1000}, {X: 1280, Y: 720}, {X: 1024, Y: 768}, {X: 768, Y: 1024}, {X: 844, Y: 390}, {X: 390, Y: 844}} {
			scales := TextScales
			if size.X > 900 { // there those between tell nothing new
				scales = []int{100, 150}
			}
			for _, scale := range scales {
				d := drive(t, &store.Memory{}, size)
				require.NoError(t, d.c.SetLanguage(language.Tag))
				d.c.Settings.TextScale = scale
				d.c.NewAdvisor = func(string) session.Advisor { return &mentor{} }
				d.walk(func(what string) {
					var found []string
					if r, ok := d.stack.Top().(*Rules); ok {
						for _, f := range r.found {
							found = append(found, f.Text)
						}
					}
					requireWhole(t, &d.list, fmt.Sprintf("%s, %v, letters %d %%, %s", what, size, scale, language.Tag), found...)
				})
			}
		}
	}
}
