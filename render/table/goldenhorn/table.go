// Package goldenhorn is the table of Golden Horn: everything that is drawn of it and
// pointed at on it.
package goldenhorn

import (
	"serenissima/game"
	rules "serenissima/game/goldenhorn"
	"serenissima/render/display"
	"serenissima/render/music"
	"serenissima/render/table"
	"serenissima/render/theme"
)

// A Table is that of Golden Horn.
type Table struct{}

var (
	_ table.Table   = Table{}
	_ table.Chooser = Table{}
)

// Style implements table.Table: the course leads to the Levant, a ship takes 350 ms from space to
// space, seats do not wear the colours of goods, and the button for the warehouse says what that is
// worth.
func (Table) Style() table.Style {
	return table.Style{Region: music.Levant, Livery: theme.Sober, SailingTicks: 21, ShortTurns: true, FoldIcon: "crane", FoldWorth: foldWorth, Behind: display.Point{X: 0.52, Y: 1}}
}

// Panels implements table.Table: the threats, what is shown by pieces, and the open quay of an upright phone.
func (Table) Panels() []table.Panel {
	return []table.Panel{&threats{}, &pictureButtons{}, &quayDrawer{}}
}

// Subject implements table.Table: the ship that moves or has moved in this turn.
func (Table) Subject(s game.State) game.Ref {
	if i := s.(*rules.State).Sailing; i != 0 {
		return game.Ship(i)
	}
	return game.Ref{}
}

// Facts implements table.Table.
func (Table) Facts(s game.State, ref game.Ref) (f table.Facts) {
	st := s.(*rules.State)
	switch ref.Kind {
	case game.ShipRef:
		ship := &st.Ships[ref.ID]
		f.Owner = ship.Owner
		if ship.Place != rules.Unplaced {
			f.Area = placeRef(st, ship.Place)
		}
	case game.PortRef, game.AreaRef:
		f.Area = ref
		at := placeOf(st, ref)
		for _, p := range []rules.Place{at - 1, at + 1} {
			if p >= 0 && p <= st.Last {
				f.Neighbours = append(f.Neighbours, placeRef(st, p))
			}
		}
	case game.TerritoryRef:
		f.Owner = st.Lands[ref.ID]
	}
	return f
}

// Things implements table.Table: the places of the course from Venice on, the ships, and
// the territories.
func (Table) Things(s game.State) (refs []game.Ref) {
	st := s.(*rules.State)
	for p := rules.Place(0); p <= st.Last; p++ {
		refs = append(refs, placeRef(st, p))
	}
	for i := rules.ShipID(1); i <= rules.MaxShips; i++ {
		if st.Ships[i].Place != rules.Unplaced {
			refs = append(refs, game.Ship(i))
		}
	}
	for t := rules.TerritoryID(1); st.Expansion && t <= rules.MaxTerritories; t++ {
		refs = append(refs, game.Territory(t))
	}
	return refs
}

// Clock implements table.Table. Nothing is scored before the end.
func (Table) Clock(s game.State) (turn, scorings int) { return int(s.(*rules.State).Turns), 0 }

// placeRef names a place of the course: a harbour, or a sea space by its number from Venice
// on.
func placeRef(st *rules.State, p rules.Place) game.Ref {
	if h := st.HarbourAt(p); h != 0 {
		return game.Port(h)
	}
	return game.Area(p)
}

// placeOf is the place that a harbour or sea space has on the course, Unplaced if it has
// none.
func placeOf(st *rules.State, ref game.Ref) rules.Place {
	for p := rules.Place(0); p <= st.Last; p++ {
		if placeRef(st, p) == ref {
			return p
		}
	}
	return rules.Unplaced
}

// shownSeat is the seat whose warehouse and hand are shown, and whether they are the viewer's own:
// after the end, when all are open, those of the only person, whoever had the last turn.
func shownSeat(v *table.View, st *rules.State) (p game.Player, own bool) {
	p = viewerOf(st)
	if st.Decision().Player != game.Nobody {
		return p, true
	}
	person := game.Nobody
	for i, seat := range v.Seats {
		switch {
		case seat.Bot:
		case person != game.Nobody:
			return p, false
		default:
			person = game.Player(i + 1)
		}
	}
	if person == game.Nobody {
		return p, false
	}
	return person, true
}

// viewerOf is the seat whose hand is seen: of several, as after the end, that whose turn it
// is. It is Nobody if no hand is.
func viewerOf(st *rules.State) game.Player {
	seen := game.Nobody
	for p := game.Player(1); int8(p) <= st.Seats; p++ {
		if !st.HandsKnown.Has(p) {
			continue
		}
		if seen != game.Nobody {
			return max(st.Turn, 1)
		}
		seen = p
	}
	return seen
}
