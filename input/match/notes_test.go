package match

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lang"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
	"serenissima/render/table/all"
)

// Below a button that is off stands why, in every language, whole, and also with large letters.
func TestNotesBelowButtonsAreWhole(t *testing.T) {
	const buttons = 6         // in a row, as many as a bar has at most
	noted := map[string]int{} // notes by table; one bar is too low for any
	for _, tag := range []string{"en", "de", "fr"} {
		words, err := lang.Load(tag)
		require.NoError(t, err)
		for id, shown := range all.Tables {
			var notes []string
			for _, text := range words.All(id + ".brief.") {
				notes = append(notes, text)
			}
			for key, text := range words.All("play.undo.") {
				if strings.HasSuffix(key, ".brief") {
					notes = append(notes, text)
				}
			}
			require.Greater(t, len(notes), 10)
			for _, size := range []display.Point{{X: 1280, Y: 800}, {X: 1600, Y: 1000}, {X: 1920, Y: 1080}} {
				for _, letters := range []float64{1, 1.5} {
					v := &table.View{Frame: shown.Layout(layout.Window{Size: size, TextScale: letters})}
					r := v.Frame.Buttons
					at := display.Rect{X: r.X, Y: r.Y, W: (r.W - (buttons-1)*8*v.Frame.Unit) / buttons}
					for _, text := range notes {
						var l display.List
						below := foot(v, []string{text}, at.W)
						if below == 0 && foot(&table.View{Frame: shown.Layout(layout.Window{Size: size})}, []string{text}, at.W) == 0 {
							continue
						}
						noted[id]++
						at.H = r.H - below
						viewNotes(&l, v, []string{text}, below, func(int) display.Rect { return at })
						var lines []string
						for i := range l.Ops {
							lines = append(lines, l.Ops[i].Text)
							require.LessOrEqual(t, l.Ops[i].Y, r.Y+r.H, text)
						}
						require.Equal(t, text, strings.Join(lines, " "), "%s of %s at %v, letters %v", tag, id, size, letters)
					}
				}
			}
		}
	}
	require.Len(t, noted, len(all.Tables)-1)
}
