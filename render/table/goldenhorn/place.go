package goldenhorn

import (
	"serenissima/game"
	rules "serenissima/game/goldenhorn"
	"serenissima/render/display"
	"serenissima/render/table"
)

// Place implements table.Table.
func (Table) Place(v *table.View, ref game.Ref) (table.Place, bool) {
	at, ok := anchor(v, ref)
	if !ok {
		return table.Place{}, false
	}
	return table.Place{At: at, Mark: at, OnChart: onTheChart(v, ref)}, true
}

// onTheChart reports whether a thing lies on the chart, which can be moved.
func onTheChart(v *table.View, ref game.Ref) bool {
	st := v.State.(*rules.State)
	switch ref.Kind {
	case game.AreaRef, game.TerritoryRef, game.TileRef:
		return true
	case game.PortRef:
		return rules.HarbourID(ref.ID) == rules.Modone
	case game.ShipRef:
		return berthOf(v, st, rules.ShipID(ref.ID)).chart
	}
	return false
}

// anchor is where a thing is in the window, for what moves to it or from it.
func anchor(v *table.View, ref game.Ref) (display.Point, bool) {
	st := v.State.(*rules.State)
	f := &v.Frame
	switch ref.Kind {
	case game.AreaRef:
		if ref.ID < 1 || rules.Place(ref.ID) >= st.Last {
			return display.Point{}, false
		}
		q := stationAt(st, rules.Place(ref.ID))
		return v.At(q.X, q.Y), true
	case game.PortRef:
		switch h := rules.HarbourID(ref.ID); {
		case h.Start():
			return quayRect(v, h).Center(), true
		case h == rules.Modone && st.Modone != 0:
			q := dockAt(st, 0)
			last := dockAt(st, int(st.Board.Seats[st.Seats].Docks)-1)
			return v.At((q.X+last.X)/2, q.Y), true
		}
	case game.ShipRef:
		if ref.ID < 1 || ref.ID > rules.MaxShips {
			break
		}
		if b := berthOf(v, st, rules.ShipID(ref.ID)); b.width > 0 {
			return b.at, true
		}
		if owner := st.Ships[ref.ID].Owner; owner != game.Nobody {
			return playerRect(f, st, owner).Center(), true
		}
		return f.Panels[turnPanel].Center(), true
	case game.SeatRef:
		if ref.ID >= 1 && int8(ref.ID) <= st.Seats {
			return seatAt(v, st, game.Player(ref.ID)), true
		}
	case game.HeapRef:
		if h, ok := heapOf(ref); ok {
			kind := h.kind
			if kind == people {
				kind = mercenaries
			}
			q := quayOf(v, st, h.harbour)
			return q.columnRect(min(kind, columnsOf(st))).Center(), true
		}
	case game.TerritoryRef:
		if ref.ID >= 1 && ref.ID <= rules.MaxTerritories {
			return plaqueRect(v, rules.TerritoryID(ref.ID)).Center(), true
		}
	case game.TileRef:
		q := stationAt(st, st.Last/2)
		return v.At(q.X, q.Y), true
	case game.CardRef:
		return cardAt(v, st, ref), true
	case game.BoxRef, game.GoodRef, game.SailorRef, game.CountRef:
		return f.Panels[turnPanel].Center(), true
	}
	return display.Point{}, false
}

// seatAt is where what a seat gets goes: the viewer's own warehouse, or the panel of the
// seat.
func seatAt(v *table.View, st *rules.State, p game.Player) display.Point {
	return playerRect(&v.Frame, st, p).Center()
}

// cardAt is where a card of the viewer's hand is; else the deck.
func cardAt(v *table.View, st *rules.State, ref game.Ref) display.Point {
	if p := viewerOf(st); p != game.Nobody {
		for _, pile := range handOf(v, st, p) {
			if int16(pile.colour) == ref.ID {
				return pile.at
			}
		}
	}
	if folded(&v.Frame, v.Open) {
		return v.Frame.Tools.Center()
	}
	return v.Frame.Panels[cardsPanel].Center()
}
