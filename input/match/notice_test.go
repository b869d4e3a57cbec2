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
		"a tap": func(d *driver) { d.tap("dismiss") },
		"the keys": func(d *driver) {
			for i := 0; ; i++ {
				require.Less(t, i, 40, "the keys do not come there")
				d.key(control.Next)
				if look, ok := d.stack.Top().(app.Pointing); ok && look.StateOf(dismiss).Focus {
					break
				}
			}
			d.key(control.Confirm)
		},
		"the text twin": func(d *driver) { d.read("Close this message") },
	}
	for name, close := range ways {
		for _, size := range []display.Point{desktop, {X: 844, Y: 390}, {X: 390, Y: 844}} {
			d := drive(t, &store.Memory{}, size)
			for _, open := range []func(){
				func() {},
				func() { d.tap("settings") },
				func() { d.stack = app.NewStack(d.c, NewPlay(d.c, active(t), nil)); d.tick(control.Frame{}) },
			} {
				open()
				d.c.Notices.Announce("One")
				d.c.Notices.Announce("Two")
				d.tick(control.Frame{})
				scene := d.scene()
				require.True(t, d.shows("One"))
				close(d)
				d.tick(control.Frame{})
				require.False(t, d.shows("One"), "%s in %s", name, scene)
				require.True(t, d.shows("Two"))
				close(d)
				d.tick(control.Frame{})
				require.Empty(t, d.c.Notices.Text())
				require.Equal(t, scene, d.scene())
			}
		}
	}
}

// What a match says lies below what is said over it.
func TestNoticesOfAMatchStayVisible(t *testing.T) {
	d := drive(t, &store.Memory{}, desktop)
	p := NewPlay(d.c, active(t), nil).(*Play)
	d.stack = app.NewStack(d.c, p)
	d.tick(control.Frame{})
	d.c.Notices.Announce("Over the match")
	p.notice.say("Of the match")
	d.tick(control.Frame{})
	var at []float64
	for _, text := range []string{"Over the match", "Of the match"} {
		for _, o := range d.list.Ops {
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
	p := NewPlay(d.c, starts[at], nil).(*Play)
	d.stack = app.NewStack(d.c, p)
	d.tick(control.Frame{})
	d.c.Notices.Announce("The dice and cards of this game are sealed, which is said for long enough to be in the way.")
	for _, x := range []float64{20, 500, 1000} {
		for _, y := range []float64{0, 200, 400} {
			p.open.Choice = position.NewChoice(p.now.Legal)
			p.open.Choice.At = display.Point{X: x, Y: y}
			d.tick(control.Frame{})
			require.NotNil(t, d.list.Find(display.Target{Command: app.CmdDismiss}))
			for _, row := range p.open.Choice.Rows() {
				d.place(device.TargetName(position.RowTarget(position.CmdRow, row)))
			}
		}
	}
}
