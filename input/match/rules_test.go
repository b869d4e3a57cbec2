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
	d.tap(string(control.Rules))
	require.Equal(t, "rules", d.scene())
	d.tick(control.Frame{})
	d.tap(string("done"))
	require.Equal(t, "title", d.scene())
	d.key(control.Help)
	d.tick(control.Frame{})
	d.tap(string(control.Rules))
	require.Equal(t, "rules", d.scene())
	d.key(control.Cancel)
	require.Equal(t, "title", d.scene())

	d, p := seated(t, 1, app.AtOnce)
	d.forward(p.asked)
	d.tap(string(control.Menu))
	d.tick(control.Frame{})
	d.tap(string(control.Rules))
	require.Equal(t, "rules", d.scene())
	d.key(control.Cancel)
	require.Equal(t, "play", d.scene())
	d.key(control.Rules)
	require.Equal(t, "rules", d.scene())
	d.key(control.Cancel)
	require.Equal(t, "play", d.scene())
}

// A refusal says how it would be allowed and leads to its rule, by a click and by
// the key.
func TestRefusalLeadsToItsRule(t *testing.T) {
	d := drive(t, &store.Memory{}, desktop)
	d.c.Settings.SpeedOwn, d.c.Settings.SpeedOthers = app.AtOnce, app.AtOnce
	var play *Play
	group := -1
	for _, m := range apptest.Positions(t, 2, 7) {
		play = NewPlay(d.c, m, nil).(*Play)
		if group = slices.IndexFunc(play.now.Barred, func(r *position.Refusal) bool { return r != nil && r.Remedy.Name != "" }); group >= 0 && !play.now.Modal() {
			break
		}
	}
	require.GreaterOrEqual(t, group, 0, "something is not possible")
	d.stack = app.NewStack(d.c, play)
	d.tick(control.Frame{})
	d.tick(control.Frame{})
	want := play.now.Barred[group]
	d.tap(device.TargetName(position.GroupButton(play.now.Offer.Groups[group].Name)))
	require.Equal(t, want.Because(play.words(d.c)), play.notice.text)
	require.Contains(t, play.notice.text, play.words(d.c).Remedy(want.Remedy))
	for _, open := range []func(){func() { d.tap(string(cmdRule)) }, func() { d.key(control.Rules) }} {
		open()
		d.tick(control.Frame{})
		require.Equal(t, "rules", d.scene())
		require.Equal(t, want.Rule, d.stack.Facts()["section"])
		require.True(t, d.shows(want.Rule+"\u00a0"))
		d.key(control.Cancel)
		require.Equal(t, "play", d.scene())
		d.tick(control.Frame{})
	}
}

// What the pointer is over is explained with its rule, which the key opens.
func TestExplanationLeadsToItsRule(t *testing.T) {
	d, p := seated(t, 1, app.AtOnce)
	d.forward(p.asked)
	at := d.place(device.TargetName(display.Target{Ref: game.Port(13)}))
	d.tick(control.Frame{Pointer: at, Inside: true})
	d.tick(control.Frame{Pointer: at, Inside: true})
	require.Contains(t, strings.Join(apptest.AllTexts(&d.list), " "), d.c.Lang.T("rules.key", "rule", "S1.8", "key", "R"))
	d.tick(control.Frame{Pointer: at, Inside: true, Commands: []display.Command{control.Rules}})
	require.Equal(t, "S1.8", d.stack.Facts()["section"])
}

// A finger that rests on something gets the explanation, and a tap on that leads
// to the rule.
func TestExplanationByTouch(t *testing.T) {
	d, p := seated(t, 1, app.AtOnce)
	d.forward(p.asked)
	at := d.place(device.TargetName(display.Target{Ref: game.Port(13)}))
	d.tick(control.Frame{Pointer: at, Inside: true, Touch: true, LongPress: true, Pressed: true})
	d.tick(control.Frame{Touch: true})
	at = d.place(string(cmdRule))
	d.tick(control.Frame{Pointer: at, Inside: true, Touch: true, JustPressed: true, Pressed: true})
	d.tick(control.Frame{Pointer: at, Touch: true, JustReleased: true, Tap: true, TapAt: at})
	require.Equal(t, "S1.8", d.stack.Facts()["section"])
}
