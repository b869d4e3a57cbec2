// Package mediterranee is the table of Méditerranée: everything that is drawn of it and
// pointed at on it.
package mediterranee

import (
	"serenissima/game"
	rules "serenissima/game/mediterranee"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/table/chart"
	"serenissima/render/theme"
)

// A Table is that of Méditerranée.
type Table struct{}

var (
	_ table.Table    = Table{}
	_ table.Chooser  = Table{}
	_ table.SumAsker = Table{}
	_ table.Veiler   = Table{}
)

// Subject implements table.Table: the galley that the open decision is about.
func (Table) Subject(s game.State) game.Ref {
	st := s.(*rules.State)
	g := rules.GalleyID(0)
	switch st.Decision().Prompt {
	case rules.Movement:
		g = chosenGalley(st, nil)
	case rules.Passage:
		g = st.Voyage.Galley
	case rules.Spoils, rules.Stowing:
		g = max(st.Fight.Victor, 0)
		if g == 0 {
			g = st.Fight.Beaten
		}
	case rules.AskPrice, rules.AnswerPrice, rules.AnswerCounter, rules.LastAnswer:
		if g = st.Deal.To; g == 0 {
			g = st.Deal.From
		}
	case rules.Manning:
		if legal := st.AppendActions(nil); len(legal) > 0 {
			return legal[0].Obj[0]
		}
	}
	if g == 0 || st.Galleys[g].Owner == game.Nobody {
		return game.Ref{}
	}
	return game.Ship(g)
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

// Style implements table.Table: the chart is painted on tiles, and the box is folded away.
func (Table) Style() table.Style {
	return table.Style{Palette: theme.Tiles, FoldIcon: "chest", Behind: display.Point{X: 0.655, Y: 0.08}}
}

// Clock implements table.Table. Nothing is scored before the end.
func (Table) Clock(s game.State) (turn, scorings int) { return int(s.(*rules.State).Turn), 0 }

// Holdings implements table.Table.
func (Table) Holdings(s game.State, p game.Player) table.Holdings {
	st := s.(*rules.State)
	return table.Holdings{Known: st.Known.Has(p), Ports: portCount(st, p)}
}

func portCount(st *rules.State, p game.Player) (n int) {
	for i := range st.Ports {
		if st.Ports[i].Owner == p {
			n++
		}
	}
	return n
}

func galleyCount(st *rules.State, p game.Player) (n int) {
	for i := range st.Galleys {
		if st.Galleys[i].Owner == p {
			n++
		}
	}
	return n
}

// Meaning implements table.Table. Payments are in hundreds of ducats: they bring points only
// at the end, where they are scored as money (M3.1).
func (Table) Meaning(ev game.Event) table.Meaning {
	switch ev.Kind {
	case game.Paid:
		return table.Meaning{Kind: table.Barter}
	case game.Turned:
		if ev.Note == rules.NoteTurn {
			return table.Meaning{Kind: table.NewTurn}
		}
	case game.Chose:
		return choiceMeaning(ev)
	case game.Rolled:
		if ev.Note == rules.NoteAttack {
			return table.Meaning{Kind: table.Throw, Weight: 1}
		}
		return table.Meaning{Weight: 1}
	case game.Removed:
		return removalMeaning(ev)
	case game.Placed:
		return table.Meaning{Weight: 2}
	case game.Took:
		if ev.Note == rules.NotePool {
			return table.Meaning{}
		}
		return table.Meaning{Weight: 4}
	case game.Moved:
		if ev.What.Kind == game.ShipRef || ev.Note == rules.NoteLanded || ev.Note == rules.NoteSale || ev.Note == rules.NoteCargo {
			return table.Meaning{Weight: 1}
		}
	case game.Ended:
		if ev.Note == rules.NoteGame {
			return table.Meaning{Weight: table.MostWeight}
		}
	}
	return table.Meaning{}
}

// choiceMeaning is the meaning of a choice.
func choiceMeaning(ev game.Event) table.Meaning {
	switch ev.Note {
	case rules.NoteAttack:
		return table.Meaning{Kind: table.Attack, Weight: 3}
	case rules.NoteDeny:
		return table.Meaning{Kind: table.Refusal, Weight: table.NewsWeight}
	case rules.NotePlace, rules.NoteAskLeave, rules.NoteGive:
		return table.Meaning{Weight: 1}
	}
	return table.Meaning{}
}

// removalMeaning is the meaning of what leaves the board.
func removalMeaning(ev game.Event) table.Meaning {
	switch {
	case ev.Note == rules.NoteKilled:
		return table.Meaning{Kind: table.Losses, Weight: 2}
	case ev.What.Kind == game.ShipRef:
		return table.Meaning{Weight: 4}
	}
	return table.Meaning{Weight: 1}
}
