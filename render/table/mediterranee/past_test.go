package mediterranee_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game/gametest"
	rules "serenissima/game/mediterranee"
	"serenissima/input/match/desktest"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/table/mediterranee"
)

// M2.1: what was bid in earlier turns stands beside the question for a bid, and nothing of what is bid
// in this one before all have.
func TestM2_1_PastBidsAreShownWhileBidding(t *testing.T) {
	d := &turn{Desk: desktest.Begin(t, staged{rules.New()}, mediterranee.Table{}, gametest.Options(2), 1), t: t}
	d.at(rules.Bidding)
	require.NotContains(t, d.Texts(), "Turn 0")
	for range 7 {
		d.Click(display.Target{Command: "sum", Index: 2})
	}
	d.Click(d.Names())
	require.Equal(t, genoa, d.state().Decision().Player)
	require.Subset(t, d.Texts(), []string{"sealed", "bids now"})
	require.Zero(t, count(d.Texts(), "700"), "it is sealed")
	d.endsTurn()
	require.Equal(t, rules.Bidding, d.state().Decision().Prompt)
	require.Subset(t, d.Texts(), []string{"Turn 1", "bids now", "to come"})
	require.NotContains(t, strings.Join(d.Texts(), " "), "highest", "nothing is bid yet")
	require.Equal(t, 1, count(d.Texts(), "700"))
	for _, text := range []string{"100 would have been the highest last turn.", "100 would not have been the highest last turn."} {
		d.Click(display.Target{Command: "sum", Index: 2})
		require.Contains(t, d.Texts(), text, "beside what others have bid")
		d.Click(d.Names())
	}
}

// endsTurn passes the rest of a turn.
func (d *turn) endsTurn() {
	d.t.Helper()
	d.rival()
	for turn := d.state().Turn; d.state().Turn == turn; {
		switch {
		case d.state().Decision().Player == genoa:
			d.rival()
		case d.state().Decision().Prompt == rules.Bidding:
			d.Click(d.Names())
		case d.state().Decision().Prompt == rules.ChoosePlace:
			d.Click(d.act(0))
		default:
			d.Button(table.EndGroup)
		}
	}
	d.rival()
}

// M2.1: a phone on its side shows the bids of three turns below the players.
func TestM2_1_APhoneOnItsSideShowsPastBids(t *testing.T) {
	d := &turn{Desk: desktest.Begin(t, staged{rules.New()}, mediterranee.Table{}, gametest.Options(2), 1), t: t}
	d.Touch(lying)
	d.at(rules.Bidding)
	for range 4 {
		d.endsTurn()
	}
	require.Equal(t, rules.Bidding, d.state().Decision().Prompt)
	require.Subset(t, d.Texts(), []string{"Turn 4", "Turn 3", "Turn 2"})
	var l display.List
	d.Stack.View(&l)
	less := l.Find(display.Target{Command: "sum", Index: 1})
	require.Greater(t, less.Rect.Y, d.frame(lying).Board.Y)
	require.True(t, d.Shows(d.Names()))
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

// A bid and a place take three clicks: a chip, what names the bid, and the place.
func TestABidAndAPlaceTakeThreeClicks(t *testing.T) {
	d := &turn{Desk: desktest.Begin(t, staged{rules.New()}, mediterranee.Table{}, gametest.Options(2), 1), t: t}
	d.at(rules.Bidding)
	before := d.Clicks
	d.Click(display.Target{Command: "sum", Index: 4 + 3})
	d.Click(d.Names())
	d.at(rules.ChoosePlace)
	d.Click(d.act(0))
	require.Equal(t, 3, d.Clicks-before)
	require.Equal(t, rules.Hundreds(3), d.state().Auction.Bids[venice])
	require.Equal(t, venice, d.state().Order[1])
}
