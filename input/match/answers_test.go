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
	d.Context.Games.Tables["toy"] = on
	d.Context.Settings.SpeedOwn, d.Context.Settings.SpeedOthers = app.AtOnce, app.AtOnce
	m := d.Stack.Top().(*Play).match()
	p := NewPlay(d.Context, m, nil).(*Play)
	d.Stack = app.NewStack(d.Context, p)
	d.Forward(p.asked)
	d.Rest(2)
	d.Wake()
	return d, p
}

// named requires that the last decision names a sum.
func (p *Play) named(t *testing.T, n int16) {
	t.Helper()
	log := p.match().Log()
	require.Equal(t, game.Action{By: 1, Verb: gametest.ToyWager, Obj: [3]game.Ref{game.Money(n)}}, log[len(log)-1])
}

// names is what names the number that is chosen.
func (p *Play) names() display.Target { return position.Act(p.sumInput.Action()) }

// A sum is typed, and named by Enter; what cannot be named is refused. The button does
// the same, and Tab leads there and back.
func TestSumIsTyped(t *testing.T) {
	d, p := wagers(t, desktop, template.Table{})
	before := p.match().Len()
	d.Key(control.Confirm)
	require.Equal(t, before, p.match().Len(), "the first key shows where one is")
	require.True(t, p.keyboard.used)
	name := device.TargetName(p.names())
	d.Write("250")
	require.True(t, d.Shows("The chest holds no more."))
	d.Key(control.Confirm)
	d.Tap(name)
	require.Equal(t, before, p.match().Len(), "it is refused")
	d.Key(control.Cancel)
	d.Write("12")
	d.Key(control.MoveUp)
	require.Equal(t, 13, p.sumInput.Picker.Value())
	require.True(t, d.Shows("Seal 13"))
	d.Key(control.Next)
	require.Equal(t, p.names(), p.keyboard.focus)
	d.Key(control.Prev)
	require.Equal(t, display.Target{Command: panel.CmdSum}, p.keyboard.focus)
	d.Key(control.Confirm)
	require.Equal(t, before+1, p.match().Len())
	p.named(t, 13)
}

// A caret that blinks is drawn, a stepper that rests is not.
func TestSumRests(t *testing.T) {
	d, p := wagers(t, desktop, template.Table{})
	d.Rest(600)
	require.True(t, p.Resting())
	d.Write("1")
	drawn := 0
	for range 120 {
		d.Rest(1)
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
		apptest.RequireReadable(t, &d.List, size, "list")
		require.NotNil(t, d.List.Find(display.Target{Command: panel.CmdList}))
		before := p.match().Len()
		d.Write("l 137")
		require.False(t, p.logShown(), "the key for the log is a letter here")
		require.Equal(t, before, p.match().Len())
		require.True(t, d.Shows("Seal 137"))
		require.False(t, d.Shows("Seal 0"))
		d.Key(control.Confirm)
		require.Equal(t, before+1, p.match().Len())
		p.named(t, 137)

		d, p = wagers(t, size, plain{template.Table{}})
		d.Tick(control.Frame{Pointer: d.List.Find(display.Target{Command: panel.CmdList}).Rect.Center(), Inside: true, Wheel: -1, Pinch: 1})
		d.Tap("list 3")
		require.Equal(t, before+1, p.match().Len())
		p.named(t, 3)
	}
}

// A notice of the program that stands there when a sum is asked for does not cover the question, which stays
// where it is once the notice is gone.
func TestANoticeLeavesTheQuestionInSight(t *testing.T) {
	d, first := wagers(t, desktop, template.Table{})
	d.Context.Notices.Say("Your previous game is saved as “Venice”.")
	d.Stack = app.NewStack(d.Context, NewPlay(d.Context, first.match(), nil))
	d.Rest(2)
	top := func() display.Rect { return d.List.Find(display.Target{Command: panel.CmdFold}).Rect }
	free, before := d.Context.BelowNotice(d.Context.Screen.Rect()), top()
	require.Positive(t, free.Y)
	require.GreaterOrEqual(t, before.Y, free.Y)
	d.Rest(1000)
	require.Empty(t, d.Context.Notices.Text())
	require.Equal(t, before, top())
}

// A sum is chosen by the pointer while the captain's plan lies beside the question.
func TestASumIsChosenBesideThePlan(t *testing.T) {
	d, p := wagers(t, desktop, template.Table{})
	d.Context.Bots.NewAdvisor = func(string) session.Advisor { return &lastOf{} }
	d.Rest(2)
	d.Key(control.Advice)
	d.Rest(2)
	require.NotNil(t, d.List.Find(display.Target{Command: panel.CmdFollow}))
	before := p.sumInput.Picker.Value()
	d.Tap(device.TargetName(display.Target{Command: panel.CmdSum, Index: 2}))
	require.Equal(t, before+1, p.sumInput.Picker.Value())
}
