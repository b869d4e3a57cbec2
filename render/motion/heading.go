package motion

import (
	"cmp"
	"slices"

	"serenissima/game"
	"serenissima/game/session"
)

// lastVoyages are the last voyage of each ship that has sailed: as it has left them their bows point.
type lastVoyages []*voyage

// note adds the voyages of a beat.
func (l *lastVoyages) note(b session.Beat) {
	for i := range b.Events {
		ev := b.Events[i]
		if ev.What.Kind != game.ShipRef || ev.Kind != game.Moved && ev.Kind != game.Placed {
			continue
		}
		*l = slices.DeleteFunc(*l, func(v *voyage) bool { return v.ev.What == ev.What })
		if ev.Kind == game.Moved {
			*l = append(*l, &voyage{ev: ev, before: b.Before, after: b.After})
		}
	}
}

// East reports whether the bow of a ship points to the right, as its last voyage has
// left it.
func (t *Timeline) East(s Stage, ship game.Ref) bool {
	head := westward
	turn := func(v *voyage) {
		if v.ev.What == ship {
			head = cmp.Or(v.heads(s), head)
		}
	}
	for _, v := range t.lying {
		turn(v)
	}
	for _, i := range t.stays {
		if v, ok := t.steps[i].clip.(*voyage); ok && t.now >= t.steps[i].start {
			turn(v)
		}
	}
	return head == eastward
}
