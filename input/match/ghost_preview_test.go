package match

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/input/app/apptest"
	"serenissima/input/match/position"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/table"
)

// Where a way leads is foreseen as it happens if nobody stops it.
func TestForecastsOfWaysComeTrue(t *testing.T) {
	apptest.WithTables(t, func(t *testing.T, rules game.Rules, on table.Table) {
		foreseen, ways := 0, 0
		for _, m := range apptest.PositionsOf(t, rules, 2, 11) {
			seat := m.State().Decision().Player
			for _, r := range on.Offer(m.View(seat)).Routes {
				_, p := advised(t, m, desktop)
				s := p.now.View.Clone()
				ways++
				f := p.now.GhostPreview(r.Plan)
				for _, a := range r.Plan {
					if s.Check(a) != nil {
						s = nil
						break
					}
					s.Apply(a, nil)
				}
				if s == nil || s.Decision().Player != seat {
					continue
				}
				foreseen++
				require.NotNil(t, f)
				require.Equal(t, string(s.AppendText(nil)), string(f.After.AppendText(nil)))
				require.Contains(t, f.Ships, on.Subject(m.State()))
				break
			}
		}
		if ways > 0 {
			require.Positive(t, foreseen)
		}
	})
}

// ghosts counts what is drawn of a plan beforehand.
func ghosts(p *Play, d *driver) int { return len(viewOf(p, d.Context).Ghosts) }

// What the captain advises is seen beforehand, as long as it is advised, and nothing of it has
// been done.
func TestAdviceIsSeenBeforehand(t *testing.T) {
	d, p := advised(t, active(t), desktop)
	require.Zero(t, ghosts(p, d))
	i := slices.IndexFunc(p.now.Routes, func(r table.Route) bool { return len(r.Plan) > 1 && !r.Risky })
	require.GreaterOrEqual(t, i, 0)
	plan := p.now.Routes[i].Plan
	p.captain.Advisor = &planner{plan}
	before := game.Hash(p.match().State())
	d.Key(control.Advice)
	v := viewOf(p, d.Context)
	require.NotEmpty(t, v.Ghosts)
	ship := p.table.Subject(p.now.View)
	require.Equal(t, p.now.Routes[i].To, p.table.Facts(v.Planned, ship).Area)
	require.Contains(t, v.Roads, ship)
	require.Equal(t, before, game.Hash(p.match().State()))
	d.Key(control.Advice)
	require.Zero(t, ghosts(p, d))
}

// What is pointed at shows beforehand what a click on it would do: a ship where it would lie, not
// over others, and pieces in the holds of panels.
func TestClicksAreSeenBeforehand(t *testing.T) {
	d, p := advised(t, active(t), desktop)
	for _, r := range p.now.Routes {
		p.board.hover = display.Target{Ref: r.To}
		v := viewOf(p, d.Context)
		require.Equal(t, r.To, p.table.Facts(v.Planned, p.table.Subject(p.now.View)).Area)
		require.Len(t, v.Roads, 1)
	}
	p.board.hover = display.Target{}
	require.Zero(t, ghosts(p, d))
	d.Tap("group load")
	held := slices.IndexFunc(p.now.Holds, func(h table.Hold) bool { return len(h.Source) > 0 })
	require.Positive(t, held)
	p.board.hover = position.Piece{What: p.now.Holds[held].Source[0], From: p.now.Holds[held].Place}.Target(position.CmdSource)
	cells := viewOf(p, d.Context).Cells(&p.now.Holds[0], p.now.Holds[0].Space)
	come := slices.IndexFunc(cells, func(c table.Cell) bool { return c.Comes })
	require.Equal(t, len(p.now.Holds[0].Pieces), come)
	require.Equal(t, p.now.Holds[held].Source[0], cells[come].Piece)
}
