package mediterranee_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lang"
	"serenissima/game"
	rules "serenissima/game/mediterranee"
	"serenissima/render/display"
)

// Whoever haggles on a phone held upright keeps the chart in sight: two fifths of the height at least lie between what
// stands at the top and the decision, whatever is asked, also with large letters. The sum is stepped there and the answers
// are large enough.
func TestHagglingLeavesTheChartInSight(t *testing.T) {
	size := display.Point{X: 390, Y: 844}
	for i, language := range append(lang.Available(), lang.Available()...) {
		texts, err := lang.Load(language.Tag)
		require.NoError(t, err)
		d := asked(t)
		d.Context.Lang, d.Context.Settings.Language = texts, language.Tag
		if i >= len(lang.Available()) {
			d.Context.Settings.TextScale = 150
		}
		d.Touch(size)
		look := func(prompt game.Prompt) {
			t.Helper()
			d.Settle()
			require.Equal(t, prompt, d.state().Decision().Prompt)
			var l display.List
			d.Stack.View(&l)
			head, paper := 0.0, size.Y
			for _, h := range l.Hits {
				switch {
				case h.Target.Ref.Kind == game.SeatRef || h.Target.Ref.Kind == game.TrackRef:
					head = max(head, h.Rect.Y+h.Rect.H)
				case h.Target == (display.Target{}) && h.Path == nil && h.Rect.W > 0.9*size.X && h.Rect.Y > 0.2*size.Y:
					paper = min(paper, h.Rect.Y)
				}
			}
			require.Greater(t, (paper-head)/size.Y, 0.4, "%s, %v: from %v to %v", language.Tag, prompt, head, paper)
		}
		look(rules.AskPrice)
		d.Click(d.Names())
		look(rules.AnswerPrice)
		d.Click(d.Names())
		look(rules.AnswerCounter)
	}
}
