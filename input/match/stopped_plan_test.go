package match

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/input/app/apptest"
	"serenissima/input/device"
	"serenissima/input/match/position"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/table"
)

// What an answer that harms has left of a plan stays as ghosts, as far as it is still possible: a
// button goes on with it, Escape and any other action forget it.
func TestWhatIsPossibleOfAStoppedPlanStays(t *testing.T) {
	seen := 0
	for seed := uint64(1); seen < 3; seed++ {
		require.Less(t, seed, uint64(40))
		for _, m := range apptest.Positions(t, seed, 1) {
			if !apptest.Asks(m) || seen == 3 {
				continue
			}
			m = peopled(t, m, len(m.Seats()))
			mover := m.Log()[m.Len()-1].By
			answers := tableOf(m).Offer(m.State()).Answers
			harm := slices.IndexFunc(answers, func(a table.Answer) bool { return a.Harm })
			if len(answers) != 2 || harm < 0 || mover < 1 || mover == m.State().Decision().Player {
				continue
			}
			stop := func() (*driver, *Play, game.Action) {
				last := m.Len() - 1
				before, err := m.Fork(last, m.Seats(), m.Seed())
				require.NoError(t, err)
				d, p := advised(t, before, desktop)
				after := m.State().Clone()
				after.Apply(answers[harm].Action, nil)
				if after.Decision().Player != mover {
					return d, p, game.Action{}
				}
				i := slices.IndexFunc(after.AppendActions(nil), func(a game.Action) bool {
					return !p.now.IsEnd(a) && len(p.table.Stakes(after, a)) == 0 && !after.Asking().Question
				})
				if i < 0 {
					return d, p, game.Action{}
				}
				a := after.AppendActions(nil)[i]
				p.propose(d.Context, []game.Action{m.Log()[last], {By: mover}, a}...)
				d.Forward(p.asked)
				p.propose(d.Context, answers[harm].Action)
				d.Forward(p.asked)
				d.Rest(2)
				d.Wake()
				return d, p, a
			}
			d, p, a := stop()
			if a.By == game.Nobody {
				continue
			}
			seen++
			require.True(t, p.settled())
			require.Equal(t, []game.Action{a}, p.scope().Stopped)
			require.Equal(t, []game.Action{a}, deskOf(p, d.Context).proposed())
			before := p.match().Len()
			d.Tap(device.TargetName(display.Target{Command: position.CmdGoOn}))
			require.Equal(t, a, p.match().Log()[before])
			require.Nil(t, p.scope().Stopped)

			d, p, _ = stop()
			d.Key(control.Cancel)
			d.Rest(1)
			require.Nil(t, p.scope().Stopped, "Escape forgets it")
			require.Nil(t, d.List.Find(display.Target{Command: position.CmdGoOn}))

			d, p, a = stop()
			other := slices.IndexFunc(p.now.Legal, func(b game.Action) bool { return b != a })
			p.propose(d.Context, p.now.Legal[other])
			d.Forward(p.asked)
			require.Nil(t, p.scope().Stopped, "another action forgets it")
		}
	}
}
