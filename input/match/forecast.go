package match

import (
	"slices"

	"serenissima/game"
	"serenissima/render/display"
	"serenissima/render/motion"
	"serenissima/render/table"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
)

// A forecast is where a plan leads, as far as that can be foreseen: up to what chance decides.
// Others are taken to let it go on.
type forecast struct {
	after    game.State
	ships    []game.Ref // that lie elsewhere then
	arrivals []arrival  // all else that does, or is somebody else's
	holds    []table.Hold
}

// An arrival is what has come to a place.
type arrival struct {
	what, place game.Ref
	n           int
}

// foreseen is the forecast for the plan that is shown, which is made once.
type foreseen struct {
	from     game.State
	plan     []game.Action
	forecast *forecast
}

// foresee finds out where a plan leads; nil if it brings nothing to any place that can be
// foreseen.
func (p *position) foresee(plan []game.Action) *forecast {
	s, seat, out := p.view.Clone(), p.view.Decision().Player, game.Events{}
	for _, a := range plan {
		if !game.Yield(s, seat, &out) || s.Check(a) != nil {
			break
		}
		s.Apply(a, &out)
	}
	game.Yield(s, seat, &out)
	f := &forecast{after: s, holds: p.play.table.Controls(s).Holds}
	for _, ev := range out.List {
		f.note(ev)
	}
	f.arrivals = slices.DeleteFunc(f.arrivals, func(x arrival) bool { return x.n <= 0 || slices.Contains(f.ships, x.place) })
	if len(f.ships)+len(f.arrivals) == 0 {
		return nil
	}
	return f
}

// note adds to a forecast what an event brings where.
func (f *forecast) note(ev game.Event) {
	n := max(1, int(ev.N))
	switch {
	case ev.Kind == game.Removed && ev.What.Kind == game.ShipRef:
		f.ships = slices.DeleteFunc(f.ships, func(ship game.Ref) bool { return ship == ev.What })
	case ev.What.Kind == game.ShipRef:
		if (ev.Kind == game.Moved || ev.Kind == game.Placed) && !slices.Contains(f.ships, ev.What) {
			f.ships = append(f.ships, ev.What)
		}
	case ev.Kind == game.Took && ev.What.Kind == game.PortRef:
		f.add(ev.To, ev.What, 1)
	case ev.Kind == game.Moved, ev.Kind == game.Placed, ev.Kind == game.Took, ev.Kind == game.Removed:
		f.add(ev.What, ev.From, -n)
		f.add(ev.What, ev.To, n)
	}
}

// add adds to what has come to a place.
func (f *forecast) add(what, place game.Ref, n int) {
	i := slices.IndexFunc(f.arrivals, func(x arrival) bool { return x.what == what && x.place == place })
	if i < 0 {
		i = len(f.arrivals)
		f.arrivals = append(f.arrivals, arrival{what: what, place: place})
	}
	f.arrivals[i].n += n
}

// proposed is the plan that is shown beforehand: that of the captain, or the ways that are chosen
// and what a click where the pointer is would do, or what is left of a plan that was stopped.
func (p *board) proposed() []game.Action {
	switch {
	case !p.play.timeline.Idle() || len(p.play.now.legal) == 0 || p.play.guarded():
		return nil
	case p.play.advice.adviceShown():
		return p.play.advice.hint.advice.Plan
	}
	plan := slices.Clone(p.play.panels.planned())
	if p.hover != p.used { // what has just been clicked is not meant again
		if l := p.play.tutorial.lesson; p.play.gestures.drag != nil || l != nil && l.reads(p.play.host.Len()) {
			return nil
		}
		plan = append(plan, p.play.advice.meant()...)
	}
	if len(plan) > 0 {
		return plan
	}
	return p.play.controller.remaining()
}

// forecast is where the plan leads that is shown, nil if there is none.
func (p *board) forecast() *forecast {
	plan := p.proposed()
	if len(plan) == 0 {
		return nil
	}
	if now := p.play.now.view; p.foreseen.from != now || !slices.Equal(p.foreseen.plan, plan) {
		p.foreseen = foreseen{now, slices.Clone(plan), p.play.now.foresee(plan)}
	}
	return p.foreseen.forecast
}

// cells are the spaces of a hold as the plan that is shown leaves them.
func (p *board) cells(h *table.Hold, spaces int) []table.Cell {
	then := h.Pieces
	if f := p.forecast(); f != nil {
		if i := slices.IndexFunc(f.holds, func(x table.Hold) bool { return x.Place == h.Place }); i >= 0 {
			then = f.holds[i].Pieces
		}
	}
	return table.Cells(h.Pieces, then, spaces)
}

// show puts on a view where a plan leads, as ghosts of what would lie there.
func (f *forecast) show(on table.Table, v *table.View) {
	v.Planned = f.after
	var l display.List
	stage := on.Stage(v).In(f.after)
	for _, x := range f.arrivals {
		if place, ok := on.Place(v, x.place); !ok || !place.OnChart {
			continue
		}
		for n := range x.n {
			if at, size, ok := stage.Spot(x.what, x.place, n); ok {
				motion.Ghost(&l, stage, at, size, x.what)
			}
		}
	}
	v.Roads = map[game.Ref]display.Rect{}
	var taken []display.Rect
	for _, ship := range on.Things(v.State) {
		if rim, ok := on.Stage(v).Rim(ship); ok && ship.Kind == game.ShipRef && !slices.Contains(f.ships, ship) {
			taken = append(taken, rim)
		}
	}
	for _, ship := range f.ships {
		rim, ok := f.berth(on, stage, ship, taken)
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
func (f *forecast) berth(on table.Table, stage motion.Stage, ship game.Ref, taken []display.Rect) (display.Rect, bool) {
	rim, ok := stage.Rim(ship)
	if !ok {
		return rim, false
	}
	area := on.Facts(f.after, ship).Area
	free := func(r display.Rect) bool {
		return !slices.ContainsFunc(taken, func(x display.Rect) bool {
			c := x.Intersect(r)
			return c.W*c.H > 0.2*r.W*r.H
		})
	}
	for _, other := range append([]game.Ref{ship}, on.Things(f.after)...) {
		if other.Kind != game.ShipRef || on.Facts(f.after, other).Area != area {
			continue
		}
		if at, ok := stage.Anchor(other); ok {
			r := display.Rect{X: at.X - rim.W/2, Y: at.Y - rim.H/2, W: rim.W, H: rim.H}
			if free(r) {
				return r, true
			}
		}
	}
	return rim, true
}
