package serenissima

import (
	"serenissima/game"
	rules "serenissima/game/serenissima"
	"serenissima/render/display"
	"serenissima/render/table"
)

// Place implements table.Table. An area is pointed out by the disc with the moves to it.
func (Table) Place(v *table.View, ref game.Ref) (table.Place, bool) {
	at, ok := anchor(v, ref)
	if !ok {
		return table.Place{}, false
	}
	place := table.Place{At: at, Mark: at, OnChart: onChart(v, ref)}
	if ref.Kind == game.AreaRef {
		place.Mark = disc(v, ref)
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
		return plaqueRect(v, rules.PortID(ref.ID)).Center(), true
	case game.ShipRef:
		if ref.ID == 0 {
			at, _ := wheelAt(v, s, 0)
			return at, true
		}
		if at, _, ok := galleyAt(v, s, rules.GalleyID(ref.ID)); ok {
			return at, true
		}
		at, _ := wheelAt(v, s, int(ref.ID))
		return at, true
	case game.SeatRef, game.SailorRef:
		if ref.ID < 1 || int8(ref.ID) > s.Seats {
			return display.Point{}, false
		}
		return playerRect(v, int(ref.ID)-1).Center(), true
	case game.TrackRef:
		at, _ := trackAt(v, s, int(ref.ID))
		return at, true
	case game.CardRef:
		return deckAt(v), true
	case game.BoxRef, game.GoodRef, game.BuildingRef, game.MoneyRef:
		if v.Folded() {
			return foldedAt(v), true
		}
		return v.Frame.Panels[deckPanel].Center(), true
	}
	return display.Point{}, false
}

// onChart reports whether a thing lies on the chart, which can be moved, and not on
// a panel.
func onChart(v *table.View, ref game.Ref) bool {
	switch ref.Kind {
	case game.AreaRef, game.PortRef:
		return true
	case game.ShipRef:
		return v.State.(*rules.State).Galleys[ref.ID].Owner != game.Nobody
	}
	return false
}
