package board

import (
	"serenissima/game"
	"serenissima/game/serenissima"
	"serenissima/render/op"
)

// Anchor returns where a ref is on the screen, for what moves to it or from it.
func Anchor(v *View, ref game.Ref) (op.Point, bool) {
	s := v.State.(*serenissima.State)
	switch ref.Kind {
	case game.AreaRef:
		if ref.ID < 1 || int(ref.ID) >= len(charted().zones) {
			return op.Point{}, false
		}
		return zoneMiddle(v, serenissima.ZoneID(ref.ID)), true
	case game.PortRef:
		return plaqueRect(v, serenissima.PortID(ref.ID)).Center(), true
	case game.ShipRef:
		if ref.ID == 0 {
			at, _ := wheelAt(v, s, 0)
			return at, true
		}
		if at, _, ok := galleyAt(v, s, serenissima.GalleyID(ref.ID)); ok {
			return at, true
		}
		at, _ := wheelAt(v, s, int(ref.ID))
		return at, true
	case game.SeatRef, game.SailorRef:
		if ref.ID < 1 || int8(ref.ID) > s.Seats {
			return op.Point{}, false
		}
		return playerRect(v, int(ref.ID)-1).Center(), true
	case game.TrackRef:
		at, _ := trackAt(v, s, int(ref.ID))
		return at, true
	case game.CardRef:
		return deckAt(v), true
	case game.BoxRef, game.GoodRef, game.BuildingRef, game.MoneyRef:
		if v.folded() {
			return foldedAt(v), true
		}
		return v.Frame.Deck.Center(), true
	}
	return op.Point{}, false
}

// OnChart reports whether a ref lies on the chart, which can be moved, and not on
// a panel.
func OnChart(v *View, ref game.Ref) bool {
	switch ref.Kind {
	case game.AreaRef, game.PortRef:
		return true
	case game.ShipRef:
		return v.State.(*serenissima.State).Galleys[ref.ID].Owner != game.Nobody
	}
	return false
}
