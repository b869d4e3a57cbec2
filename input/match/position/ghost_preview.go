package position

import (
	"slices"

	"serenissima/game"
	"serenissima/render/table"
)

// A GhostPreview is where a plan leads, as far as that can be foreseen: up to what chance decides.
// Others are taken to let it go on.
type GhostPreview struct {
	After  game.State
	Ships  []game.Ref // that lie elsewhere then
	Ghosts []Ghost    // all else that does, or is somebody else's
	Holds  []table.Hold
}

// A Ghost is what has come to a place.
type Ghost struct {
	What, Place game.Ref
	N           int
}

// GhostPreview finds out where a plan leads; nil if it brings nothing to any place that can be
// foreseen.
func (p *Position) GhostPreview(plan []game.Action) *GhostPreview {
	s, seat, out := p.View.Clone(), p.View.Decision().Player, game.Events{}
	for _, a := range plan {
		if !game.Yield(s, seat, &out) || s.Check(a) != nil {
			break
		}
		s.Apply(a, &out)
	}
	game.Yield(s, seat, &out)
	f := &GhostPreview{After: s, Holds: p.Table.Offer(s).Holds}
	for _, ev := range out.List {
		f.note(ev)
	}
	f.Ghosts = slices.DeleteFunc(f.Ghosts, func(x Ghost) bool { return x.N <= 0 || slices.Contains(f.Ships, x.Place) })
	if len(f.Ships)+len(f.Ghosts) == 0 {
		return nil
	}
	return f
}

// note adds to a preview what an event brings where.
func (f *GhostPreview) note(ev game.Event) {
	n := max(1, int(ev.N))
	switch {
	case ev.Kind == game.Removed && ev.What.Kind == game.ShipRef:
		f.Ships = slices.DeleteFunc(f.Ships, func(ship game.Ref) bool { return ship == ev.What })
	case ev.What.Kind == game.ShipRef:
		if (ev.Kind == game.Moved || ev.Kind == game.Placed) && !slices.Contains(f.Ships, ev.What) {
			f.Ships = append(f.Ships, ev.What)
		}
	case ev.Kind == game.Took && ev.What.Kind == game.PortRef:
		f.add(ev.To, ev.What, 1)
	case ev.Kind == game.Moved, ev.Kind == game.Placed, ev.Kind == game.Took, ev.Kind == game.Removed:
		f.add(ev.What, ev.From, -n)
		f.add(ev.What, ev.To, n)
	}
}

// add adds to what has come to a place.
func (f *GhostPreview) add(what, place game.Ref, n int) {
	i := slices.IndexFunc(f.Ghosts, func(x Ghost) bool { return x.What == what && x.Place == place })
	if i < 0 {
		i = len(f.Ghosts)
		f.Ghosts = append(f.Ghosts, Ghost{What: what, Place: place})
	}
	f.Ghosts[i].N += n
}
