package match

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/input/device"
	"serenissima/input/match/position"
	"serenissima/render/control"
	"serenissima/render/display"
)

// The book opens from the title, from the help, from the menu of a match and by
// its key, and closes again to where it was opened.
func TestRulesOpenAnywhere(t *testing.T) {
	d := drive(t, &store.Memory{}, desktop)
	d.Tap(string(control.Rules))
	require.Equal(t, "rules", d.Scene())
	d.Tick(control.Frame{})
	d.Tap(string("done"))
	require.Equal(t, "title", d.Scene())
	d.Key(control.Help)
	d.Tick(control.Frame{})
	d.Tap(string(control.Rules))
	require.Equal(t, "rules", d.Scene())
	d.Key(control.Cancel)
	require.Equal(t, "title", d.Scene())

	d, p := seated(t, 1, app.AtOnce)
	d.Forward(p.asked)
	d.Tap(string(control.Menu))
	d.Tick(control.Frame{})
	d.Tap(string(control.Rules))
	require.Equal(t, "rules", d.Scene())
	d.Key(control.Cancel)
	require.Equal(t, "play", d.Scene())
	d.Key(control.Rules)
	require.Equal(t, "rules", d.Scene())
	d.Key(control.Cancel)
	require.Equal(t, "play", d.Scene())
}

// A refusal says how it would be allowed and leads to its rule, by a click and by
// the key.
func TestRefusalLeadsToItsRule(t *testing.T) {
	d := drive(t, &store.Memory{}, desktop)
	d.Context.Settings.SpeedOwn, d.Context.Settings.SpeedOthers = app.AtOnce, app.AtOnce
	var play *Play
	group := -1
	for _, m := range apptest.Positions(t, 2, 7) {
		play = NewPlay(d.Context, m, nil).(*Play)
		if group = slices.IndexFunc(play.now.Barred, func(r *position.Refusal) bool { return r != nil && r.Remedy.Name != "" }); group >= 0 && !play.now.Modal() {
			break
		}
	}
	require.GreaterOrEqual(t, group, 0, "something is not possible")
	d.Stack = app.NewStack(d.Context, play)
	d.Tick(control.Frame{})
	d.Tick(control.Frame{})
	want := play.now.Barred[group]
	for _, open := range []func(){func() { d.Tap(string(cmdRule)) }, func() { d.Key(control.Rules) }} {
		d.Tap(device.TargetName(position.GroupButton(play.now.Offer.Groups[group].Name)))
		require.Equal(t, want.Because(play.words(d.Context)), play.notice.text)
		require.Contains(t, play.notice.text, play.words(d.Context).Remedy(want.Remedy))
		open() // a refusal that has been read about is gone
		d.Tick(control.Frame{})
		require.Equal(t, "rules", d.Scene())
		require.Equal(t, want.Rule, d.Stack.Facts()["section"])
		require.True(t, d.Shows(want.Rule+"\u00a0"))
		d.Key(control.Cancel)
		require.Equal(t, "play", d.Scene())
		d.Tick(control.Frame{})
	}
}

// What the pointer is over is explained with its rule, which the key opens.
func TestExplanationLeadsToItsRule(t *testing.T) {
	d, p := seated(t, 1, app.AtOnce)
	d.Forward(p.asked)
	at := d.Place(device.TargetName(display.Target{Ref: game.Port(13)}))
	d.Tick(control.Frame{Pointer: at, Inside: true})
	d.Tick(control.Frame{Pointer: at, Inside: true})
	require.Contains(t, strings.Join(apptest.AllTexts(&d.List), " "), d.Context.Lang.T("rules.key", "rule", "S1.8", "key", "R"))
	d.Tick(control.Frame{Pointer: at, Inside: true, Commands: []display.Command{control.Rules}})
	require.Equal(t, "S1.8", d.Stack.Facts()["section"])
}

// A finger that rests on something gets the explanation, and a tap on that leads
// to the rule.
func TestExplanationByTouch(t *testing.T) {
	d, p := seated(t, 1, app.AtOnce)
	d.Forward(p.asked)
	at := d.Place(device.TargetName(display.Target{Ref: game.Port(13)}))
	d.Tick(control.Frame{Pointer: at, Inside: true, Touch: true, LongPress: true, Pressed: true})
	d.Tick(control.Frame{Touch: true})
	at = d.Place(string(cmdRule))
	d.Tick(control.Frame{Pointer: at, Inside: true, Touch: true, JustPressed: true, Pressed: true})
	d.Tick(control.Frame{Pointer: at, Touch: true, JustReleased: true, Tap: true, TapAt: at})
	require.Equal(t, "S1.8", d.Stack.Facts()["section"])
}
