package mediterranee

import med "serenissima/game/mediterranee"

// duelTables say how fights go on a board. They are immutable. The odds of the rules are
// exact; these are integers, so that every platform thinks alike.
type duelTables struct {
	board    *med.Board
	fights   duels    // of galleys
	assaults [2]duels // of galleys on garrisons, without and with a fort
}

func newDuelTables(b *med.Board) *duelTables {
	c := &duelTables{board: b}
	c.fights.fill(false)
	c.assaults[0].fill(false)
	c.assaults[1].fill(true)
	return c
}

// mostDefenders is the largest garrison that is told from larger ones.
const mostDefenders = 12

// A duel is how a fight to the end goes.
type duel struct {
	win  int // chance, in 1/1000, that attackers are left and no defenders
	left int // attackers left on average, in 1/100
}

// Duels are the fights between so many attackers and defenders.
type duels [med.GalleySpaces + 1][mostDefenders + 1]duel

func (t *duels) fill(fort bool) {
	for a := int8(1); a <= med.GalleySpaces; a++ {
		t[a][0] = duel{1000, 100 * int(a)}
		for d := int16(1); d <= mostDefenders; d++ {
			var win, left, same int
			med.Sides{Attackers: a, Defenders: d, Fort: fort}.EachThrow(func(a2 int8, d2 int16) {
				if a2 == a && d2 == d {
					same++
					return
				}
				win += t[a2][d2].win
				left += t[a2][d2].left
			})
			t[a][d] = duel{win / (med.Throws - same), left / (med.Throws - same)}
		}
	}
}

// of returns the duel of attackers with any number of defenders.
func (t *duels) of(attackers int8, defenders int16) duel {
	return t[attackers][min(defenders, mostDefenders)]
}
