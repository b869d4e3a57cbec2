package mediterranee

import (
	"serenissima/game"
	rules "serenissima/game/mediterranee"
	"serenissima/render/table"
)

// Odds are the chances of a fight that is fought to its end: that the defenders alone fall,
// both sides, or the attackers alone; or that the attackers stop before.
type Odds struct{ Win, Both, Loss, Stop float64 }

// A duel is a fight between so many sailors and so many.
type duel struct {
	attackers, defenders int
	fort                 bool
	least                int // attackers: with fewer they stop
}

// duelOf is the fight that an attack begins.
func duelOf(st *rules.State, a game.Action) duel {
	d := duel{attackers: int(st.Galleys[a.Obj[0].ID].Sailors)}
	if target := a.Obj[1]; target.Kind == game.PortRef {
		d.defenders, d.fort = int(st.Ports[target.ID].Sailors), st.Ports[target.ID].Fort
	} else {
		d.defenders = int(st.Galleys[target.ID].Sailors)
	}
	return d
}

// odds are exact: rounds that cost nobody a sailor are divided out. Many defenders are met by
// few attackers, so that a row of the table is short.
func (x duel) odds() Odds {
	table := make([]Odds, (x.attackers+1)*(x.defenders+1))
	at := func(a, d int) *Odds { return &table[a*(x.defenders+1)+d] }
	for a := 0; a <= x.attackers; a++ {
		for d := 0; d <= x.defenders; d++ {
			switch o := at(a, d); {
			case a == 0 && d == 0:
				o.Both = 1
			case a == 0:
				o.Loss = 1
			case d == 0:
				o.Win = 1
			case a < x.least:
				o.Stop = 1
			default:
				*o = roundsOf(a, d, x.fort, at)
			}
		}
	}
	return *at(x.attackers, x.defenders)
}

// roundsOf are the odds of sides that both have sailors, from those after a round.
func roundsOf(a, d int, fort bool, at func(a, d int) *Odds) (o Odds) {
	counted := 0.0
	for x := int8(1); x <= rules.Faces; x++ {
		for y := int8(1); y <= rules.Faces; y++ {
			hits, blows := int(rules.Losses(int16(a), x, fort)), int(rules.Losses(int16(d), y, false))
			if hits == 0 && blows == 0 {
				continue
			}
			after := at(max(0, a-blows), max(0, d-hits))
			o.Win, o.Both, o.Loss, o.Stop = o.Win+after.Win, o.Both+after.Both, o.Loss+after.Loss, o.Stop+after.Stop
			counted++
		}
	}
	if counted == 0 { // nobody can ever fall
		return Odds{}
	}
	return Odds{o.Win / counted, o.Both / counted, o.Loss / counted, o.Stop / counted}
}

// Repeats implements table.Repeater: an attack is made until one side has fallen, or until fewer
// sailors than some are left to make it, where that can happen.
func (Table) Repeats(s game.State, a game.Action) (list []table.Repeat) {
	if a.Verb != rules.Attack || s.Check(a) != nil {
		return nil
	}
	x := duelOf(s.(*rules.State), a)
	for x.least = 1; x.least <= x.attackers; x.least++ {
		o := x.odds()
		if x.least > 1 && o.Stop == 0 {
			continue
		}
		list = append(list, table.Repeat{Least: x.least, Win: o.Win, Both: o.Both, Loss: o.Loss, Stop: o.Stop})
	}
	return list
}

// GoesOn implements table.Repeater.
func (Table) GoesOn(s game.State, a game.Action, r table.Repeat) bool {
	st := s.(*rules.State)
	return st.Decision().Player == a.By && st.Check(a) == nil && int(st.Galleys[a.Obj[0].ID].Sailors) >= r.Least
}
