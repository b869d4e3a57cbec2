package mediterranee

import "serenissima/game"

// Sides are the two sides of a fight: how many sailors each has, and whether a fort protects the
// defenders (M2.8, M2.10).
type Sides struct {
	Attackers int8
	Defenders int16
	Fort      bool
}

// SidesOf returns the sides of the fight that an attack begins.
func (s *State) SidesOf(attack game.Action) Sides {
	x := Sides{Attackers: s.Galleys[attack.Obj[0].ID].Sailors}
	if target := attack.Obj[1]; target.Kind == game.PortRef {
		x.Defenders, x.Fort = s.Ports[target.ID].Sailors, s.Ports[target.ID].Fort
	} else {
		x.Defenders = int16(s.Galleys[target.ID].Sailors)
	}
	return x
}

// Throws is how many throws of a round there are, each as likely as any other (M2.8).
const Throws = Faces * Faces

// EachThrow calls f with the sailors that each throw of a round leaves on both sides, Throws times.
func (x Sides) EachThrow(f func(attackers int8, defenders int16)) {
	attackers := int16(x.Attackers)
	for a := int8(1); a <= Faces; a++ {
		defenders := max(0, x.Defenders-Losses(attackers, a, x.Fort))
		for d := int8(1); d <= Faces; d++ {
			f(int8(max(0, attackers-Losses(x.Defenders, d, false))), defenders)
		}
	}
}

// NextRound returns the chances that the next round alone leaves no defender, and that it costs the attackers a sailor.
func (x Sides) NextRound() (falls, loses float64) {
	x.EachThrow(func(a int8, d int16) {
		if d == 0 {
			falls++
		}
		if a < x.Attackers {
			loses++
		}
	})
	return falls / Throws, loses / Throws
}

// Odds are the chances of a fight that is fought to its end: that the defenders alone fall, both
// sides, or the attackers alone; or that the attackers stop before.
type Odds struct{ Win, Both, Loss, Stop float64 }

// Odds returns the exact chances of a fight in which the attackers stop when fewer than least of
// them are left (M2.8). Rounds that cost nobody a sailor are divided out.
func (x Sides) Odds(least int8) Odds {
	wide := int(x.Defenders) + 1
	table := make([]Odds, (int(x.Attackers)+1)*wide) // by attackers and defenders
	for a := int8(0); a <= x.Attackers; a++ {
		for d := int16(0); d <= x.Defenders; d++ {
			o := &table[int(a)*wide+int(d)]
			switch {
			case a == 0 && d == 0:
				o.Both = 1
			case a == 0:
				o.Loss = 1
			case d == 0:
				o.Win = 1
			case a < least:
				o.Stop = 1
			default:
				*o = Sides{a, d, x.Fort}.nextRound(table, wide)
			}
		}
	}
	return table[len(table)-1]
}

// nextRound returns the odds of sides that both have sailors, from those after a round; they are
// zero if nobody can ever fall.
func (x Sides) nextRound(table []Odds, wide int) (o Odds) {
	counted := 0.0
	x.EachThrow(func(a int8, d int16) {
		if a == x.Attackers && d == x.Defenders {
			return
		}
		after := &table[int(a)*wide+int(d)]
		o.Win, o.Both, o.Loss, o.Stop = o.Win+after.Win, o.Both+after.Both, o.Loss+after.Loss, o.Stop+after.Stop
		counted++
	})
	if counted == 0 {
		return Odds{}
	}
	return Odds{o.Win / counted, o.Both / counted, o.Loss / counted, o.Stop / counted}
}

// Repeats implements game.Repeater: an attack is made until one side has fallen, or until fewer
// sailors than some are left to make it, where that can happen.
func (s *State) Repeats(a game.Action) (list []game.Repeat) {
	if a.Verb != Attack || s.Check(a) != nil {
		return nil
	}
	x := s.SidesOf(a)
	for least := int8(1); least <= x.Attackers; least++ {
		o := x.Odds(least)
		if least > 1 && o.Stop == 0 {
			continue
		}
		list = append(list, game.Repeat{Least: int(least), Win: o.Win, Both: o.Both, Loss: o.Loss, Stop: o.Stop, GoesOn: func(view game.State) bool {
			after := view.(*State)
			return after.Decision().Player == a.By && after.Check(a) == nil && after.Galleys[a.Obj[0].ID].Sailors >= least
		}})
	}
	return list
}
