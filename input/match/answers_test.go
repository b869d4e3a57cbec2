package match

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/gametest"
	"serenissima/game/session"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/input/device"
	"serenissima/input/match/panel"
	"serenissima/input/match/position"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/table/template"
)

// wagers shows a match of the toy in which the first seat is to seal a sum.
func wagers(t *testing.T, size display.Point, on table.Table) (*driver, *Play) {
	d, _ := toy(t, size, "wager", 2, 1)
	d.c.Games.Tables["toy"] = on
	d.c.Settings.SpeedOwn, d.c.Settings.SpeedOthers = app.AtOnce, app.AtOnce
	m := d.stack.Top().(*Play).match()
	p := NewPlay(d.c, m, nil).(*Play)
	d.stack = app.NewStack(d.c, p)
	d.forward(p.asked)
	d.rest(2)
	d.wake()
	return d, p
}

// named requires that the last decision names a sum.
func (p *Play) named(t *testing.T, n int16) {
	t.Helper()
	log := p.match().Log()
	require.Equal(t, game.Action{By: 1, Verb: gametest.ToyWager, Obj: [3]game.Ref{game.Money(n)}}, log[len(log)-1])
}

// names is what names the number that is chosen.
func (p *Play) names() display.Target { return position.Act(p.naming.Action()) }

// A sum is typed, and named by Enter; what cannot be named is refused. The button does
// the same, and Tab leads there and back.
func TestSumIsTyped(t *testing.T) {
	d, p := wagers(t, desktop, template.Table{})
	before := p.match().Len()
	d.key(control.Confirm)
	require.Equal(t, before, p.match().Len(), "the first key shows where one is")
	require.True(t, p.keyboard.used)
	name := device.TargetName(p.names())
	d.write("250")
	require.True(t, d.shows("The chest holds no more."))
	d.key(control.Confirm)
	d.tap(name)
	require.Equal(t, before, p.match().Len(), "it is refused")
	d.key(control.Cancel)
	d.write("12")
	d.key(control.MoveUp)
	require.Equal(t, 13, p.naming.Picker.Value())
	require.True(t, d.shows("Seal 13"))
	d.key(control.Next)
	require.Equal(t, p.names(), p.keyboard.focus)
	d.key(control.Prev)
	require.Equal(t, display.Target{Command: panel.CmdSum}, p.keyboard.focus)
	d.key(control.Confirm)
	require.Equal(t, before+1, p.match().Len())
	p.named(t, 13)
}

// A caret that blinks is drawn, a stepper that rests is not.
func TestSumRests(t *testing.T) {
	d, p := wagers(t, desktop, template.Table{})
	d.rest(600)
	require.True(t, p.Resting())
	d.write("1")
	drawn := 0
	for range 120 {
		d.rest(1)
		if !p.Resting() {
			drawn++
		}
	}
	require.Positive(t, drawn)
}

// A plain table has no abilities at all.
type plain struct{ table.Table }

// Where there are more answers than have room they are listed: the list is scrolled,
// searched, and chosen from by clicks and by keys.
func TestManyAnswersAreListed(t *testing.T) {
	for _, size := range windows {
		d, p := wagers(t, size, plain{template.Table{}})
		apptest.RequireReadable(t, &d.list, size, "list")
		require.NotNil(t, d.list.Find(display.Target{Command: panel.CmdList}))
		before := p.match().Len()
		d.write("l 137")
		require.False(t, p.logShown(), "the key for the log is a letter here")
		require.Equal(t, before, p.match().Len())
		require.True(t, d.shows("Seal 137"))
		require.False(t, d.shows("Seal 0"))
		d.key(control.Confirm)
		require.Equal(t, before+1, p.match().Len())
		p.named(t, 137)

		d, p = wagers(t, size, plain{template.Table{}})
		d.tick(control.Frame{Pointer: d.list.Find(display.Target{Command: panel.CmdList}).Rect.Center(), Inside: true, Wheel: -1, Pinch: 1})
		d.tap("list 3")
		require.Equal(t, before+1, p.match().Len())
		p.named(t, 3)
	}
}

// A notice of the program that stands there when a sum is asked for does not cover the question, which stays
// where it is once the notice is gone.
func TestANoticeLeavesTheQuestionInSight(t *testing.T) {
	d, first := wagers(t, desktop, template.Table{})
	d.c.Notices.Say("Your previous game is saved as “Venice”.")
	d.stack = app.NewStack(d.c, NewPlay(d.c, first.match(), nil))
	d.rest(2)
	top := func() display.Rect { return d.list.Find(display.Target{Command: panel.CmdFold}).Rect }
	free, before := d.c.BelowNotice(d.c.Screen.Rect()), top()
	require.Positive(t, free.Y)
	require.GreaterOrEqual(t, before.Y, free.Y)
	d.rest(1000)
	require.Empty(t, d.c.Notices.Text())
	require.Equal(t, before, top())
}

// A sum is chosen by the pointer while the captain's plan lies beside the question.
func TestASumIsChosenBesideThePlan(t *testing.T) {
	d, p := wagers(t, desktop, template.Table{})
	d.c.Bots.NewAdvisor = func(string) session.Advisor { return &lastOf{} }
	d.rest(2)
	d.key(control.Advice)
	d.rest(2)
	require.NotNil(t, d.list.Find(display.Target{Command: panel.CmdFollow}))
	before := p.naming.Picker.Value()
	d.tap(device.TargetName(display.Target{Command: panel.CmdSum, Index: 2}))
	require.Equal(t, before+1, p.naming.Picker.Value())
}
