package mediterranee

import (
	"strconv"

	"serenissima/game"
	rules "serenissima/game/mediterranee"
	"serenissima/render/table"
)

// Fight implements table.Fighter: whoever attacks is not asked before the next round.
func (Table) Fight(game.State) *table.Fight { return nil }

// Begins implements table.Fighter.
func (Table) Begins(s game.State, a game.Action) *table.Fight {
	if a.Verb != rules.Attack {
		return nil
	}
	st := s.(*rules.State)
	x := st.SidesOf(a)
	o := x.Odds(0)
	f := &table.Fight{
		Sides: [2]table.Side{
			{What: a.Obj[0], By: a.By, Sailors: int(x.Attackers), Value: 1},
			{What: a.Obj[1], By: Table{}.Facts(st, a.Obj[1]).Owner, Sailors: int(x.Defenders), Value: 1},
		},
		Where: game.Area(st.Galleys[a.Obj[0].ID].Zone), On: a,
		Win: o.Win, Both: o.Both, Loss: o.Loss,
	}
	f.Falls, f.Loses = x.NextRound()
	return f
}

// Reckon implements table.Fighter: the die and the sailors together, divided by three, or by four of who attacks a fort
// (M2.8, M2.10).
func (Table) Reckon(v *table.View, throw game.Event, sailors int) string {
	st, by := v.State.(*rules.State), rules.Divisor(false)
	if throw.To.Kind == game.PortRef {
		by = rules.Divisor(st.Ports[throw.To.ID].Fort)
	}
	if throw.What == (game.Ref{}) {
		return v.Say("board.sum", "n", sailors, "m", int(by))
	}
	die := int(throw.What.ID)
	return strconv.Itoa(die) + " + " + strconv.Itoa(sailors) + " = " + strconv.Itoa(die+sailors) + "  ÷ " + strconv.Itoa(int(by))
}

// crewOf is how many sailors a side of a fight has.
func crewOf(s game.State, side game.Ref) int {
	st := s.(*rules.State)
	if side.Kind == game.PortRef {
		return int(st.Ports[side.ID].Sailors)
	}
	return int(st.Galleys[side.ID].Sailors)
}
