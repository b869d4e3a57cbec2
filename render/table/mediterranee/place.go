package mediterranee

import (
	"serenissima/game"
	rules "serenissima/game/mediterranee"
	"serenissima/render/display"
	"serenissima/render/table"
)

// Place implements table.Table. An area is pointed out by the disc with the moves to it.
func (Table) Place(v *table.View, ref game.Ref) (table.Place, bool) {
	at, ok := anchor(v, ref)
	if !ok {
		return table.Place{}, false
	}
	place := table.Place{At: at, Mark: at}
	switch ref.Kind {
	case game.AreaRef:
		place.Mark, place.OnChart = discAt(v, int(ref.ID)), true
	case game.PortRef:
		place.OnChart = true
	case game.ShipRef:
		place.OnChart = v.State.(*rules.State).Galleys[ref.ID].Owner != game.Nobody
	}
	return place, true
}

// anchor is where a thing is in the window, for what moves to it or from it.
func anchor(v *table.View, ref game.Ref) (display.Point, bool) {
	s := v.State.(*rules.State)
	switch ref.Kind {
	case game.AreaRef:
		if ref.ID < 1 || int(ref.ID) >= len(charted().Zones) {
			return display.Point{}, false
		}
		return zoneMiddle(v, rules.ZoneID(ref.ID)), true
	case game.PortRef:
		if ref.ID < 1 || int(ref.ID) >= len(s.Board.Ports) {
			return display.Point{}, false
		}
		return plaqueOf(v, s, rules.PortID(ref.ID)).Center(), true
	case game.ShipRef:
		if at, _, ok := galleyAt(v, s, rules.GalleyID(ref.ID)); ok {
			return at, true
		}
		return boxAt(v, boxGalleys), true
	case game.SeatRef, game.SailorRef:
		if ref.ID < 1 || int8(ref.ID) > s.Seats {
			return display.Point{}, false
		}
		return playerRect(v, s, int(ref.ID)-1).Center(), true
	case game.TrackRef:
		return placeAt(v, s, int(ref.ID)), true
	case game.GoodRef:
		return boxAt(v, int(ref.ID)-1), true
	case game.BuildingRef:
		return boxAt(v, boxForts), true
	case game.BoxRef, game.MoneyRef, game.DiceRef, game.CountRef:
		return boxAt(v, boxGalleys), true
	}
	return display.Point{}, false
}
