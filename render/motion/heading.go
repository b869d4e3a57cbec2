package motion

import (
	"cmp"
	"slices"

	"serenissima/game"
	"serenissima/game/session"
)

// lastSailings are the last sailing of each ship that has sailed: as it has left them their bows point.
type lastSailings []*sailing

// note adds the voyages of a beat.
func (l *lastSailings) note(b session.Beat) {
	for i := range b.Events {
		ev := b.Events[i]
		if ev.What.Kind != game.ShipRef || ev.Kind != game.Moved && ev.Kind != game.Placed {
			continue
		}
		*l = slices.DeleteFunc(*l, func(v *sailing) bool { return v.ev.What == ev.What })
		if ev.Kind == game.Moved {
			*l = append(*l, &sailing{ev: ev, before: b.Before, after: b.After})
		}
	}
}

// East reports whether the bow of a ship points to the right, as its last sailing has
// left it.
func (t *Timeline) East(s Stage, ship game.Ref) bool {
	head := westward
	turn := func(v *sailing) {
		if v.ev.What == ship {
			head = cmp.Or(v.heads(s), head)
		}
	}
	for _, v := range t.lying {
		turn(v)
	}
	for _, i := range t.stays {
		if v, ok := t.steps[i].clip.(*sailing); ok && t.now >= t.steps[i].start {
			turn(v)
		}
	}
	return head == eastward
}
