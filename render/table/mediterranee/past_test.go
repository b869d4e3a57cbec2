package mediterranee_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game/gametest"
	rules "serenissima/game/mediterranee"
	"serenissima/input/scene/desktest"
	"serenissima/render/op"
	"serenissima/render/table/mediterranee"
)

// M2.1: what was bid in earlier turns stands beside the question for a bid, and nothing of what is bid
// in this one before all have.
func TestM2_1_PastBidsAreShownWhileBidding(t *testing.T) {
	d := &turn{Desk: desktest.Begin(t, staged{rules.New()}, mediterranee.Table{}, gametest.Options(2), 1), t: t}
	d.at(rules.Bidding)
	require.NotContains(t, d.Texts(), "Turn 0")
	for range 7 {
		d.Click(op.Target{Command: "sum", Index: 2})
	}
	d.Click(op.Target{Command: "name"})
	require.Equal(t, genoa, d.state().Decision().Player)
	require.Subset(t, d.Texts(), []string{"sealed", "writes now"})
	require.Equal(t, 1, count(d.Texts(), "700"), "it is sealed: there is only a coin of that value")
	d.rival()
	for d.state().Turn == 1 {
		if d.state().Decision().Player == genoa {
			d.rival()
			continue
		}
		if d.state().Decision().Prompt == rules.ChoosePlace {
			d.Click(op.Target{Command: "act"})
			continue
		}
		d.Button(len((mediterranee.Table{}).Controls(d.state()).Groups))
	}
	require.Equal(t, rules.Bidding, d.state().Decision().Prompt)
	require.Subset(t, d.Texts(), []string{"Turn 1", "writes now", "to come", "0 would have been the highest in 0 of 1 turn."})
	require.Equal(t, 2, count(d.Texts(), "700"))
}

// count is how often a text stands among others.
func count(texts []string, text string) (n int) {
	for _, x := range texts {
		if x == text {
			n++
		}
	}
	return n
}
