// Package serenissima is the table of Serenissima: everything that is drawn of it and
// pointed at on it.
package serenissima

import (
	"serenissima/game"
	rules "serenissima/game/serenissima"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/table/chart"
)

// A Table is that of Serenissima.
type Table struct{}

var (
	_ table.Table   = Table{}
	_ table.Fighter = Table{}
)

// Panels implements table.Table.
func (Table) Panels() []table.Panel { return []table.Panel{&tags{}} }

// Subject implements table.Table: the active galley, or that which loots a wreck.
func (Table) Subject(s game.State) game.Ref {
	if g := subject(s.(*rules.State)); g != 0 {
		return game.Ship(g)
	}
	return game.Ref{}
}

func subject(st *rules.State) rules.GalleyID {
	if st.Looter != 0 {
		return st.Looter
	}
	return st.Active
}

// Facts implements table.Table.
func (Table) Facts(s game.State, ref game.Ref) (f table.Facts) {
	st := s.(*rules.State)
	switch ref.Kind {
	case game.ShipRef:
		galley := &st.Galleys[ref.ID]
		if f.Owner = galley.Owner; f.Owner != game.Nobody {
			f.Area = game.Area(galley.Zone)
		}
	case game.PortRef:
		f.Owner = st.Ports[ref.ID].Owner
		f.Area = game.Area(st.Board.Ports[ref.ID].Zone)
	case game.AreaRef:
		f.Neighbours = chart.Neighbours(st.PortAt(rules.ZoneID(ref.ID)), st.Board.Zones[ref.ID].Neighbours)
	}
	return f
}

// Things implements table.Table: the zones, the ports and the galleys in play.
func (Table) Things(s game.State) []game.Ref {
	st := s.(*rules.State)
	return chart.Things(len(st.Board.Zones)-1, len(st.Board.Ports)-1, rules.MaxGalleys, func(g int) bool { return st.Galleys[g].Owner != game.Nobody })
}

// Style implements table.Table.
func (Table) Style() table.Style {
	return table.Style{Ink: chartInk, Waves: waves, Behind: display.Point{X: 0.655, Y: 0.08}}
}

// Clock implements table.Table.
func (Table) Clock(s game.State) (turn, scorings int) {
	st := s.(*rules.State)
	return int(st.Turn), int(st.Scorings)
}

// Holdings implements table.Table.
func (Table) Holdings(s game.State, p game.Player) table.Holdings {
	st := s.(*rules.State)
	return table.Holdings{Known: st.Known.Has(p), Ports: int(st.PortCount(p))}
}

// Books implements table.Table: there is nothing but ducats.
func (Table) Books() table.Books { return table.Books{} }
