package serenissima

import (
	"serenissima/game"
	rules "serenissima/game/serenissima"
	"serenissima/render/table"
)

// Fight implements table.Fighter.
func (Table) Fight(s game.State) *table.Fight {
	st := s.(*rules.State)
	if s.Decision().Prompt != rules.AskFightOn {
		return nil
	}
	a, d := st.Battle()
	f := fight(st, st.Target(), a, d)
	f.On, f.Stop = table.Act(st, rules.FightOn), table.Act(st, rules.Stop)
	return f
}

// Begins implements table.Fighter.
func (Table) Begins(s game.State, a game.Action) *table.Fight {
	st := s.(*rules.State)
	if a.Verb != rules.Attack {
		return nil
	}
	f := fight(st, a.Obj[1], st.CombatValue(), defenders(st, a.Obj[1]))
	f.On = a
	return f
}

// Reckon implements table.Fighter: the dice show it.
func (Table) Reckon(*table.View, game.Event, int) string { return "" }

// fight is one of the active galley against a target, with so many dice of both sides.
func fight(st *rules.State, target game.Ref, a, d int8) *table.Fight {
	odds := st.Odds(target)
	falls, loses := st.NextRound(a, d)
	return &table.Fight{
		Sides: [2]table.Side{
			{What: Table{}.Subject(st), By: st.Mover(), Sailors: int(st.Galleys[st.Active].Sailors), Value: int(a)},
			{What: target, By: Table{}.Facts(st, target).Owner, Sailors: int(d), Value: int(d)},
		},
		Where: here(st)[0],
		Win:   odds.Win, Both: odds.Both, Loss: odds.Loss,
		Falls: falls, Loses: loses,
	}
}

// crewOf is how many sailors a side of a fight has.
func crewOf(s game.State, side game.Ref) int { return int(defenders(s.(*rules.State), side)) }

// defenders are the sailors of a galley or port.
func defenders(st *rules.State, target game.Ref) int8 {
	if target.Kind == game.ShipRef {
		return st.Galleys[target.ID].Sailors
	}
	return st.Ports[target.ID].Sailors
}
