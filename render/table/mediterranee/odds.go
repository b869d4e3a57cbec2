package mediterranee

import (
	"serenissima/game"
	rules "serenissima/game/mediterranee"
	"serenissima/render/table"
)

// Repeats implements table.Repeater: an attack is made until one side has fallen, or until fewer
// sailors than some are left to make it, where that can happen.
func (Table) Repeats(s game.State, a game.Action) (list []table.Repeat) {
	if a.Verb != rules.Attack || s.Check(a) != nil {
		return nil
	}
	x := s.(*rules.State).SidesOf(a)
	for least := int8(1); least <= x.Attackers; least++ {
		o := x.Odds(least)
		if least > 1 && o.Stop == 0 {
			continue
		}
		list = append(list, table.Repeat{Least: int(least), Win: o.Win, Both: o.Both, Loss: o.Loss, Stop: o.Stop})
	}
	return list
}

// GoesOn implements table.Repeater.
func (Table) GoesOn(s game.State, a game.Action, r table.Repeat) bool {
	st := s.(*rules.State)
	return st.Decision().Player == a.By && st.Check(a) == nil && int(st.Galleys[a.Obj[0].ID].Sailors) >= r.Least
}
