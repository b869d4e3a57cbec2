package mediterranee_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/gametest"
	rules "serenissima/game/mediterranee"
	"serenissima/input/match/desktest"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/table/mediterranee"
)

// M2.12, M2.13: a click on a good in the box shows what every port pays for it, with what it pays for
// a new market, until it is clicked again or another thing is closed; its tip says where it is made.
func TestM2_13_AGoodLaidOverTheBoard(t *testing.T) {
	d := &turn{Desk: desktest.Begin(t, staged{rules.New()}, mediterranee.Table{}, gametest.Options(2), 1), t: t}
	d.at(rules.Bidding)
	d.Click(d.Names())
	d.rival()
	if d.state().Decision().Prompt == rules.ChoosePlace {
		d.Click(d.act(0))
	}
	d.at(rules.Purchases)
	prices := func() (n int) {
		for _, text := range d.Texts() {
			if slices.Contains([]string{"1,200", "200", "500", "700", "300", "1,300"}, text) {
				n++
			}
		}
		return n
	}
	d.Click(display.Target{Command: table.CmdClose}) // the quay tells prices as well
	before, cloth := prices(), display.Target{Command: table.CmdOverlay, Ref: game.Good(rules.Cloth)}
	d.Click(cloth)
	d.Tick(control.Frame{Pointer: display.Point{X: 640, Y: 20}, Inside: true})
	require.Contains(t, d.Texts(), "1,200", "cloth in Genova: 200, and 1,000 for a new market in a capital")
	require.Greater(t, prices(), before+10)
	d.Click(cloth)
	d.Tick(control.Frame{Pointer: display.Point{X: 640, Y: 20}, Inside: true})
	require.Equal(t, before, prices())
	d.Click(cloth)
	d.Tick(control.Frame{Pointer: display.Point{X: 640, Y: 20}, Inside: true, Commands: []display.Command{control.Cancel}})
	d.Tick(control.Frame{Pointer: display.Point{X: 640, Y: 20}, Inside: true})
	require.Equal(t, before, prices())

	var l display.List
	d.Stack.View(&l)
	tip := l.Find(cloth).Tip
	require.Contains(t, tip, "Produced in")
	require.Contains(t, tip, "Istanbul", "the capital of nobody makes it")
	require.Contains(t, tip, "Genova 1,200")
}
