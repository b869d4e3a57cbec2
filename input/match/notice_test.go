package match

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/input/device"
	"serenissima/input/match/position"
	"serenissima/render/control"
	"serenissima/render/display"
)

// News can be closed by the pointer, by the keys and in the text twin; those behind
// them come at once.
func TestNewsAreClosed(t *testing.T) {
	dismiss := display.Target{Command: app.CmdDismiss}
	ways := map[string]func(d *driver){
		"a tap": func(d *driver) { d.Tap("dismiss") },
		"the keys": func(d *driver) {
			for i := 0; ; i++ {
				require.Less(t, i, 40, "the keys do not come there")
				d.Key(control.Next)
				if look, ok := d.Stack.Top().(app.Pointing); ok && look.StateOf(dismiss).Focus {
					break
				}
			}
			d.Key(control.Confirm)
		},
		"the text twin": func(d *driver) { d.read("Close this message") },
	}
	for name, close := range ways {
		for _, size := range []display.Point{desktop, {X: 844, Y: 390}, {X: 390, Y: 844}} {
			d := drive(t, &store.Memory{}, size)
			for _, open := range []func(){
				func() {},
				func() { d.Tap("settings") },
				func() { d.Stack = app.NewStack(d.Context, NewPlay(d.Context, active(t), nil)); d.Tick(control.Frame{}) },
			} {
				open()
				d.Context.Notices.Announce("One")
				d.Context.Notices.Announce("Two")
				d.Tick(control.Frame{})
				scene := d.Scene()
				require.True(t, d.Shows("One"))
				close(d)
				d.Tick(control.Frame{})
				require.False(t, d.Shows("One"), "%s in %s", name, scene)
				require.True(t, d.Shows("Two"))
				close(d)
				d.Tick(control.Frame{})
				require.Empty(t, d.Context.Notices.Text())
				require.Equal(t, scene, d.Scene())
			}
		}
	}
}

// What a match says lies below what is said over it.
func TestNoticesOfAMatchStayVisible(t *testing.T) {
	d := drive(t, &store.Memory{}, desktop)
	p := NewPlay(d.Context, active(t), nil).(*Play)
	d.Stack = app.NewStack(d.Context, p)
	d.Tick(control.Frame{})
	d.Context.Notices.Announce("Over the match")
	p.notice.say("Of the match")
	d.Tick(control.Frame{})
	var at []float64
	for _, text := range []string{"Over the match", "Of the match"} {
		for _, o := range d.List.Ops {
			if o.Kind == display.DrawText && o.Text == text {
				at = append(at, o.Y)
			}
		}
	}
	require.Len(t, at, 2)
	require.Greater(t, at[1], at[0]+44)
}

// News do not cover what is to be chosen, wherever that is asked.
func TestNewsDoNotCoverAChoice(t *testing.T) {
	starts := apptest.Positions(t, 4, 1)
	at := slices.IndexFunc(starts, func(m *session.Match) bool {
		return m.Rules().Info().PromptName(m.State().Decision().Prompt) == "choose-start"
	})
	require.GreaterOrEqual(t, at, 0)
	d := drive(t, &store.Memory{}, display.Point{X: 1024, Y: 640})
	p := NewPlay(d.Context, starts[at], nil).(*Play)
	d.Stack = app.NewStack(d.Context, p)
	d.Tick(control.Frame{})
	d.Context.Notices.Announce("The dice and cards of this game are sealed, which is said for long enough to be in the way.")
	p.open.Choice = position.NewChoice(p.now.Legal)
	d.Tick(control.Frame{})
	require.NotNil(t, d.List.Find(display.Target{Command: app.CmdDismiss}))
	for _, row := range p.open.Choice.Rows() {
		d.Place(device.TargetName(position.RowTarget(position.CmdRow, row)))
	}
}
