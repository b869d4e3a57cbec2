package mediterranee

import (
	rules "serenissima/game/mediterranee"
)

// Odds are the chances of a fight that is fought to its end: that the defenders alone fall,
// both sides, or the attackers alone.
type Odds struct{ Win, Both, Loss float64 }

// oddsOf are those of so many sailors against so many. They are exact: rounds that cost
// nobody a sailor are divided out. Many defenders are met by few attackers, so that a row
// of the table is short.
func oddsOf(attackers, defenders int, fort bool) Odds {
	table := make([]Odds, (attackers+1)*(defenders+1))
	at := func(a, d int) *Odds { return &table[a*(defenders+1)+d] }
	for a := 0; a <= attackers; a++ {
		for d := 0; d <= defenders; d++ {
			switch o := at(a, d); {
			case a == 0 && d == 0:
				o.Both = 1
			case a == 0:
				o.Loss = 1
			case d == 0:
				o.Win = 1
			default:
				*o = roundsOf(a, d, fort, at)
			}
		}
	}
	return *at(attackers, defenders)
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
			o.Win, o.Both, o.Loss = o.Win+after.Win, o.Both+after.Both, o.Loss+after.Loss
			counted++
		}
	}
	if counted == 0 { // nobody can ever fall
		return Odds{}
	}
	return Odds{o.Win / counted, o.Both / counted, o.Loss / counted}
}
