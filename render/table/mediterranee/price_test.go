package mediterranee_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game/gametest"
	rules "serenissima/game/mediterranee"
	"serenissima/input/match/desktest"
	"serenissima/input/match/position"
	"serenissima/render/display"
	"serenissima/render/table/mediterranee"
)

// M2.2a: what has been agreed in a port stands on its plaque until the purchases are over; then what
// the port pays for the best piece aboard the galley that is to sail (M2.12, M2.13).
func TestM2_2a_AgreedPricesStandOnPlaques(t *testing.T) {
	d := &turn{Desk: desktest.Begin(t, staged{rules.New()}, mediterranee.Table{}, gametest.Options(2), 1), t: t}
	d.at(rules.Bidding)
	d.Click(d.Names())
	d.rival()
	if d.state().Decision().Prompt == rules.ChoosePlace {
		d.Click(d.act(0))
	}
	d.at(rules.Purchases)
	require.NotContains(t, d.Texts(), "300")
	var haggle display.Target
	for _, a := range d.state().AppendActions(nil) {
		if a.Verb == rules.Haggle {
			haggle = position.Act(a)
		}
	}
	d.Click(haggle)
	d.at(rules.AnswerPrice)
	d.Click(position.Act(among(d.state(), rules.Take)))
	d.at(rules.Purchases)
	require.Contains(t, d.Texts(), "300")
	require.NotContains(t, d.Texts(), "1,200")
	d.ends(rules.Purchases)
	d.at(rules.Movement)
	require.NotContains(t, d.Texts(), "300")
	require.Contains(t, d.Texts(), "1,200", "cloth in Genova: 200, and 1,000 for a new market in a capital")
}

// A deal takes the buyer two clicks and the owner one: ask, name the price that is proposed, take.
func TestADealTakesThreeClicks(t *testing.T) {
	d := asked(t)
	before := d.Clicks
	d.Click(d.Names())
	require.Equal(t, rules.AnswerPrice, d.state().Decision().Prompt)
	d.Click(position.Act(among(d.state(), rules.Take)))
	require.Equal(t, 2, d.Clicks-before, "one of each after the buyer has asked")
	require.Equal(t, rules.Purchases, d.state().Decision().Prompt)
}
