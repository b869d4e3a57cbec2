package widget

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/render/display"
)

// However many signs an answer has, what it warns of is written on the column of a phone; where there is no room for
// that, its caption says that there is something.
func TestWarningsOfAnswersAreWritten(t *testing.T) {
	for signs := range 6 {
		var l display.List
		AppendAnswers(&l, []Answer{{Rect: display.Rect{W: 86, H: 50}, Unit: 1.5, Signs: signs, Caption: "4 ashore", About: []Remark{{Text: "The last sailor goes ashore: the galley sinks", Warn: true}}}})
		require.True(t, slices.ContainsFunc(l.Ops, func(o display.Op) bool { return o.Text == "! 4 ashore" }), "%d signs", signs)
		l.Reset()
		AppendAnswers(&l, []Answer{{Rect: display.Rect{W: 204, H: 54}, Unit: 1, Signs: signs, Caption: "4 go ashore",
			About: []Remark{{Text: "The last sailor goes ashore: the galley sinks", Warn: true}, {Text: "Ends this galley’s turn"}}}})
		require.True(t, slices.ContainsFunc(l.Ops, func(o display.Op) bool { return o.Kind == display.DrawText && strings.HasPrefix(o.Text, "! ") }), "%d signs", signs)
	}
}

// Where one answer has no room for its sign beside the caption, all have it above.
func TestAnswersAreArrangedAlike(t *testing.T) {
	answer := func(x float64, caption string, signs int) Answer {
		return Answer{Rect: display.Rect{X: x, W: 240, H: 80}, Unit: 1, Signs: signs, Caption: caption}
	}
	short, long := answer(0, "Sink it", 1), answer(250, "Take it with 3 sailors", 3)
	var l display.List
	alone := AppendAnswers(&l, []Answer{short})
	require.Less(t, alone[0].Center().X, short.Rect.Center().X, "on the left")
	signs := AppendAnswers(&l, []Answer{short, long})
	for i, a := range []Answer{short, long} {
		require.Equal(t, a.Rect.Center().X, signs[i].Center().X, a.Caption)
	}
}
