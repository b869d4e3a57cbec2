package mediterranee

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	rules "serenissima/game/mediterranee"
	"serenissima/render/display"
)

// Who haggles sees with whom: the name, the power and what the other has said; and of what the piece brings the best
// line is marked.
func TestM2_2a_ABargainShowsTheOther(t *testing.T) {
	for prompt, says := range map[game.Prompt]string{rules.AskPrice: "wants to buy", rules.AnswerPrice: "asks", rules.AnswerCounter: "offers"} {
		st := dealAt(t, prompt, func(st *rules.State) bool { return prompt != rules.AnswerPrice || lowers(st) > 1 })
		d := layOut(t, st, 1280, 800)
		seat, line := partner(d)
		require.NotEqual(t, st.Decision().Player, seat)
		require.Contains(t, line, d.words.Names[seat-1]+" of ")
		require.Contains(t, line, says)
		var l display.List
		if aid := (Table{}).SumHelper(d); prompt != rules.AnswerCounter {
			aid.Draw(d, &l, 0, aid.Layout(d, 0, 880, func(float64) float64 { return 90 }), 300)
		} else {
			(&dealPaper{}).Draw(d, &l)
		}
		require.Contains(t, strings.Join(texts(&l), " "), line)
	}
}

// Answers stand in one order: what is dangerous comes last.
func TestWhatIsDangerousIsAnsweredLast(t *testing.T) {
	for _, prompt := range []game.Prompt{rules.Spoils, rules.Passage} {
		st := promptAt(t, prompt)
		list := answers(st)
		require.Greater(t, len(list), 1)
		for i, x := range list {
			require.Equal(t, i == len(list)-1, x.Harm)
		}
	}
}
