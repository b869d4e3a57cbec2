package match

import (
	"slices"

	"serenissima/game"
	"serenissima/input/match/position"
	"serenissima/render/display"
	"serenissima/render/motion"
	"serenissima/render/table"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
)

// A ghostPreview is where a plan leads for the plan that is shown, which is made once.
type ghostPreview struct {
	from    game.State
	plan    []game.Action
	preview *position.GhostPreview
}

// of is where a plan leads in a position, nil if that is nowhere.
func (g *ghostPreview) of(now *position.Position, plan []game.Action) *position.GhostPreview {
	switch {
	case len(plan) == 0:
		*g = ghostPreview{}
	case g.from != now.View || !slices.Equal(g.plan, plan):
		*g = ghostPreview{now.View, slices.Clone(plan), now.GhostPreview(plan)}
	}
	return g.preview
}

// showGhosts puts on a view where a plan leads, as ghosts of what would lie there.
func showGhosts(f *position.GhostPreview, on table.Table, v *table.View) {
	v.Planned, v.Holds = f.After, f.Holds
	var l display.List
	stage := on.Stage(v).In(f.After)
	for _, x := range f.Ghosts {
		if place, ok := on.Place(v, x.Place); !ok || !place.OnChart {
			continue
		}
		for n := range x.N {
			if at, size, ok := stage.Spot(x.What, x.Place, n); ok {
				motion.Ghost(&l, stage, at, size, x.What)
			}
		}
	}
	v.Roads = map[game.Ref]display.Rect{}
	var taken []display.Rect
	for _, ship := range on.Things(v.State) {
		if rim, ok := on.Stage(v).Rim(ship); ok && ship.Kind == game.ShipRef && !slices.Contains(f.Ships, ship) {
			taken = append(taken, rim)
		}
	}
	for _, ship := range f.Ships {
		rim, ok := berth(f, on, stage, ship, taken)
		if !ok {
			continue
		}
		taken = append(taken, rim)
		at := rim.Center()
		v.Roads[ship] = rim
		motion.Faded(&l, motion.Ghostly, func() { stage.Ship(&l, at, ship, 0) })
		l.Outline(kit.Wake, at.X, at.Y, rim.W/100, max(2, rim.W/36), theme.Gold)
	}
	v.Ghosts = l.Ops
}

// berth is where a ship would lie: at its berth then, or at that of another ship of the same area
// if that one still lies in the way.
func berth(f *position.GhostPreview, on table.Table, stage motion.Stage, ship game.Ref, taken []display.Rect) (display.Rect, bool) {
	rim, ok := stage.Rim(ship)
	if !ok {
		return rim, false
	}
	area := on.Facts(f.After, ship).Area
	free := func(r display.Rect) bool {
		return !slices.ContainsFunc(taken, func(x display.Rect) bool {
			c := x.Intersect(r)
			return c.W*c.H > 0.2*r.W*r.H
		})
	}
	for _, other := range append([]game.Ref{ship}, on.Things(f.After)...) {
		if other.Kind != game.ShipRef || on.Facts(f.After, other).Area != area {
			continue
		}
		if at, ok := stage.Anchor(other); ok {
			r := at.Box(rim.W, rim.H)
			if free(r) {
				return r, true
			}
		}
	}
	return rim, true
}
