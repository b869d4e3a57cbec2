package match

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/render/display"
)

// bows lists where galleys lie whose bow points to the right.
func bows(c *app.Context, p *Play) (at []display.Point) {
	var l display.List
	p.table.Draw(&l, viewOf(p, c))
	for _, o := range l.Ops {
		if o.Path != nil && o.Path.Name == "hull eastward" {
			at = append(at, display.Point{X: o.X, Y: o.Y})
		}
	}
	return at
}

// What has been shown is not shown again: nothing moves once decisions are taken back or the match is
// loaded, and of what is made again, that alone.
func TestWhatHasBeenShownIsNotShownAgain(t *testing.T) {
	d, p := seated(t, 1, app.Normal)
	again := 0
	for range 12 {
		d.Forward(func() bool { return p.asked() && p.settled() })
		require.True(t, NewPlay(d.Context, p.match(), nil).(*Play).timeline.Idle(), "loaded")
		before := p.match().Len()
		p.propose(d.Context, p.now.Legal[len(p.now.Legal)/2])
		d.Forward(p.settled)
		made := p.match().Len()
		if can, _ := p.match().CanUndo(); !can || made != before+1 {
			continue
		}
		p.takeBack(d.Context, p.host.Undo)
		require.True(t, p.timeline.Idle(), "taken back")
		p.redo(d.Context)
		require.LessOrEqual(t, p.timeline.Left(), made-before, "made again")
		require.Equal(t, made-p.timeline.Left(), p.history.Seen())
		again++
	}
	require.Positive(t, again)
}

// Galleys head towards where they have sailed, also after a decision is taken back
// or the match is loaded.
func TestHeadingsFollowFromTheMatch(t *testing.T) {
	d, p := seated(t, 4, app.AtOnce)
	eastward, undone := 0, 0
	loaded := func() []display.Point {
		q := NewPlay(d.Context, p.match(), nil).(*Play)
		q.board.camera = p.board.camera
		return bows(d.Context, q)
	}
	for p.match().Len() < 220 && p.seating.decider() != game.Nobody {
		p.timeline.SkipAll()
		a := p.now.Legal[len(p.now.Legal)/2]
		if len(p.now.Routes) > 0 && p.match().Len()%2 > 0 {
			a = p.now.Routes[len(p.now.Routes)/2].Plan[0]
		}
		p.propose(d.Context, a)
		p.timeline.SkipAll()
		want := bows(d.Context, p)
		eastward += len(want)
		require.Equal(t, want, loaded(), "loaded")
		if can, _ := p.match().CanUndo(); can {
			undone++
			p.takeBack(d.Context, p.host.Undo)
			require.Equal(t, loaded(), bows(d.Context, p), "taken back")
			p.redo(d.Context)
			p.timeline.SkipAll()
			require.Equal(t, want, bows(d.Context, p), "made again")
		}
	}
	require.Greater(t, eastward, 20)
	require.Greater(t, undone, 20)
}

// A route through a zone where somebody could stop the galley says so there.
func TestRoutesTellWhereTheyCouldBeStopped(t *testing.T) {
	told, silent := 0, 0
	for seed := uint64(1); told < 3 || silent < 3; seed++ {
		require.Less(t, seed, uint64(200))
		for _, m := range apptest.Positions(t, seed, 7) {
			d, _ := seated(t, 4, app.AtOnce)
			p := NewPlay(d.Context, m, nil).(*Play)
			d.Stack = app.NewStack(d.Context, p)
			d.Rest(1)
			for _, r := range p.now.Routes {
				stops := 0
				for _, x := range p.table.Preview(p.now.View, r.Plan) {
					if x.Key == "may-stop-at" {
						stops++
					}
				}
				p.board.hover = display.Target{Ref: r.To}
				var l display.List
				p.table.Draw(&l, viewOf(p, d.Context))
				tags := 0
				for _, o := range l.Ops {
					if o.Kind == display.DrawText && o.Text == d.Context.Lang.T("serenissima.board.may-stop") {
						tags++
					}
				}
				require.Equal(t, stops > 0, tags > 0)
				require.LessOrEqual(t, tags, stops)
				if stops > 0 {
					told++
				} else {
					silent++
				}
			}
		}
	}
}
