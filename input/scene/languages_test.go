package scene

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lang"
	"serenissima/game/store"
	"serenissima/input"
	"serenissima/render/op"
)

// trailing are the texts of all languages that end with an ellipsis of their own.
var trailing = func() (list []string) {
	names, err := filepath.Glob("../../assets/lang/*/*.json")
	if err != nil {
		panic(err)
	}
	for _, name := range names {
		data, err := os.ReadFile(name)
		if err != nil {
			panic(err)
		}
		var texts map[string]string
		if err := json.Unmarshal(data, &texts); err != nil {
			panic(err)
		}
		for _, text := range texts {
			if strings.HasSuffix(text, "…") {
				list = append(list, text)
			}
		}
	}
	return list
}()

// requireWhole fails if a text has been cut because its box is too small for it in
// letters that can be read. Texts in may are allowed to be: they are whole elsewhere.
func requireWhole(t *testing.T, l *op.List, name string, may ...string) {
	for _, o := range l.Ops {
		begun, cut := strings.CutSuffix(o.Text, "…")
		if o.Kind != op.DrawText || !cut {
			continue
		}
		own := slices.ContainsFunc(trailing, func(text string) bool { return strings.HasSuffix(text, o.Text) })
		own = own || slices.ContainsFunc(may, func(text string) bool { return strings.HasPrefix(text, begun) })
		require.True(t, own, "%s: %q is cut", name, o.Text)
	}
}

// The language changes at once, for a match that runs and what has been told of it
// too, and is kept.
func TestLanguageChangesAtOnce(t *testing.T) {
	st := &store.Memory{}
	d := drive(t, st, desktop)
	d.stack.scenes = append(d.stack.scenes, NewPlay(d.c, positions(t, 1, 40)[1], nil))
	d.key(input.Log)
	d.tick(input.Frame{})
	seen := map[string]bool{}
	for i, l := range lang.Available() {
		d.key(input.Menu)
		d.tap("settings")
		d.tap(strings.TrimSuffix(fmt.Sprintf("language %d", i), " 0"))
		words, err := lang.Load(l.Tag)
		require.NoError(t, err)
		require.True(t, d.shows(words.T("settings.title")), "the settings themselves")
		d.tap("done")
		if d.scene() == "menu" {
			d.key(input.Cancel)
		}
		d.tick(input.Frame{})
		require.True(t, d.shows(words.T("play.log")))
		play := d.stack.Top().(*Play)
		told := play.story[len(play.story)-1].text
		require.False(t, seen[told], "%s: %q is told in another language", l.Tag, told)
		seen[told] = true
		require.True(t, d.shows(strings.Fields(told)[0]))
		kept, _, _, err := LoadSettings(st)
		require.NoError(t, err)
		require.Equal(t, l.Tag, kept.Language)
	}
}
