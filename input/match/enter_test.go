package match

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/device"
	"serenissima/input/match/position"
	"serenissima/render/control"
	"serenissima/render/display"
)

// After a decision the keys are at nothing that could be chosen: Enter only shows where one is. When the
// captain has been asked, it carries out the plan.
func TestEnterChoosesNothingThatNobodyHasGoneTo(t *testing.T) {
	d, p := begun(t, "serenissima")
	for n := 0; n < 6; n++ {
		require.Greater(t, len(p.now.Legal), 1)
		before := p.match().Len()
		d.Key(control.Confirm)
		d.Rest(2)
		require.Equal(t, before, p.match().Len(), "decision %d: nothing is red", n)
		require.NotEmpty(t, d.Stack.Facts()["focus"], "it shows where one is")
		d.Key(control.Advice)
		plan := p.captain.Hint.Plan
		d.Key(control.Confirm)
		require.Equal(t, plan[0], p.match().Log()[before], "decision %d: the red button", n)
		d.Forward(func() bool { return p.asked() && !p.host.UnderWay() })
		d.Rest(2)
		d.Wake()
		require.Empty(t, d.Stack.Facts()["focus"], "decision %d", n)
	}
}

// Ticks may be more often than pictures: the keys go to the captain's plan all the same, wherever they have
// been before.
func TestEnterCarriesOutThePlanOnASlowMachine(t *testing.T) {
	d, p := begun(t, "serenissima")
	before := p.match().Len()
	d.Key(control.Confirm)
	require.NotEmpty(t, d.Stack.Facts()["focus"], "it shows where one is")
	for _, f := range []control.Frame{{Commands: []display.Command{control.Advice}}, {}, {}} {
		f.Size, f.Scale = d.Size, 1
		_, err := d.Stack.Update(f)
		require.NoError(t, err)
	}
	plan := p.captain.Hint.Plan
	d.Stack.View(&d.List)
	d.Rest(2)
	d.Wake()
	d.Key(control.Confirm)
	require.Equal(t, plan[0], p.match().Log()[before])
}

// begun is a match of one person against bots in which that person is to decide first.
func begun(t *testing.T, id string) (*driver, *Play) {
	d := drive(t, &store.Memory{}, desktop)
	d.Context.Settings.SpeedOwn, d.Context.Settings.SpeedOthers = app.AtOnce, app.AtOnce
	d.Context.Bots.NewAdvisor = func(string) session.Advisor { return &lastOf{} }
	rules := catalog.Find(id)
	seats := []session.Seat{{Kind: session.Human, Name: "Anna", Colour: 1}, {Kind: session.Bot, Name: "Bernat", Colour: 2, Level: "captain"}}
	m, beats, err := session.New(rules, game.Options{Seats: 2}, seats, 7)
	require.NoError(t, err)
	p := NewPlay(d.Context, m, beats).(*Play)
	p.tutorial.tutor = nil
	d.Stack = app.NewStack(d.Context, p)
	d.Forward(p.asked)
	d.Rest(2)
	d.Wake()
	return d, p
}

// lastOf is an advisor who proposes the last of what is legal.
type lastOf struct{ mentor }

func (*lastOf) Advise(s game.State, _ game.Player) *session.Advice {
	legal := s.AppendActions(nil)
	return &session.Advice{Plan: legal[len(legal)-1:]}
}

// Who has pointed at what cannot be taken back confirms it by Enter, which is what the red button does.
func TestEnterConfirmsWhatThePointerHasAskedFor(t *testing.T) {
	d, p, a := facing(t, "attack", desktop)
	before := p.match().Len()
	d.Click(d.Spot(device.TargetName(display.Target{Ref: a.Obj[1]})))
	require.NotNil(t, d.List.Find(display.Target{Command: position.CmdConfirm}))
	d.Wake()
	d.Key(control.Confirm)
	require.Greater(t, p.match().Len(), before)
	require.Equal(t, a, p.match().Log()[before])
}

// Enter that has only shown where one is chooses nothing there, however often it is pressed: somebody has to go to it.
func TestEnterAloneNeverChooses(t *testing.T) {
	for _, id := range []string{"serenissima", "goldenhorn", "mediterranee"} {
		d, p := begun(t, id)
		d.Wake()
		require.Greater(t, len(p.now.Legal), 1)
		require.Nil(t, d.List.Red())
		before := p.match().Len()
		for range 4 {
			d.Key(control.Confirm)
			d.Rest(2)
			require.Equal(t, before, p.match().Len(), id)
		}
		require.NotEmpty(t, d.Stack.Facts()["focus"], id)
	}
}
