package greedy

import (
	"slices"

	ser "serenissima/game/serenissima"
)

// A chart holds what thinking needs to know of a board over and over. It is
// immutable. All sums are integers, so that every platform thinks alike.
type chart struct {
	board    *ser.Board
	distance [ser.MaxZones + 1][ser.MaxZones + 1]int8
	skulls   [ser.MaxDice + 1][2*ser.MaxDice + 1]int64 // ways for n dice to show k skulls
	ways     [ser.MaxDice + 1]int64                    // of n dice, all together
	win      winTable
	fortWin  winTable
	wine     int64 // percent of the Doge deck that pays for wine ports
}

// A winTable holds the chance, in 1/1000, that an attacker with a combat value
// and so many sailors beats so many defenders if it never stops.
type winTable [ser.MaxDice + 1][ser.MaxDice + 1][ser.MaxDice + 1]int64

func newChart(b *ser.Board) *chart {
	c := &chart{board: b}
	for from := 1; from < len(b.Zones); from++ {
		for to := 1; to < len(b.Zones); to++ {
			c.distance[from][to] = int8(b.Distance(ser.ZoneID(from), ser.ZoneID(to)))
		}
	}
	c.throwDice()
	for value := 1; value <= ser.MaxDice; value++ {
		c.fillWins(int8(value))
	}
	var cards int64
	for i := range b.Cards {
		cards += int64(b.Cards[i].Count)
		if b.Cards[i].Wine > 0 {
			c.wine += 100 * int64(b.Cards[i].Count)
		}
	}
	c.wine /= cards
	return c
}

func (c *chart) throwDice() {
	c.skulls[0][0], c.ways[0] = 1, 1
	for n := 1; n <= ser.MaxDice; n++ {
		for _, f := range c.board.Faces {
			for k := int(f); k < len(c.skulls[n]); k++ {
				c.skulls[n][k] += c.skulls[n-1][k-int(f)]
			}
		}
		c.ways[n] = c.ways[n-1] * int64(len(c.board.Faces))
	}
}

// eachRound calls f for each number of sailors that can be left after a round
// of a against d sailors, with the ways to come to it out of all.
func (c *chart) eachRound(value, a, d int8, f func(a, d int8, ways int64)) (all int64) {
	dice := min(value, a)
	for k := int8(0); k <= 2*dice; k++ {
		for l := int8(0); l <= 2*d; l++ {
			if w := c.skulls[dice][k] * c.skulls[d][l]; w > 0 {
				f(max(0, a-l), max(0, d-k), w)
			}
		}
	}
	return c.ways[dice] * c.ways[d]
}

func (c *chart) fillWins(value int8) {
	win := &c.win[value]
	for a := int8(1); a <= ser.MaxDice; a++ {
		win[a][0] = 1000
		for d := int8(1); d <= ser.MaxDice; d++ {
			var sum, repeat int64
			all := c.eachRound(value, a, d, func(a2, d2 int8, w int64) {
				if a2 == a && d2 == d {
					repeat += w
				} else {
					sum += w * win[a2][d2]
				}
			})
			win[a][d] = sum / (all - repeat)
		}
	}
	for a := int8(1); a <= ser.MaxDice; a++ {
		for d := int8(1); d <= ser.MaxDice; d++ {
			var sum int64
			for k, w := range c.skulls[2] {
				sum += w * win[max(0, a-int8(k))][d]
			}
			c.fortWin[value][a][d] = sum / c.ways[2]
		}
	}
}

// turnsTo returns, in 1/100, how many ends of a turn it takes on average until
// the white marker has gone so many spaces on, if the next card comes from deck
// and later ones from a full deck.
func (c *chart) turnsTo(spaces int8, deck *[ser.MaxCards + 1]int8) int64 {
	var full [ser.MaxCards + 1]int8
	for i := range c.board.Cards {
		full[i] = c.board.Cards[i].Count
	}
	var later [128]int64 // by spaces left
	for n := int8(1); n <= spaces; n++ {
		later[n] = c.afterCard(n, &full, &later)
	}
	if spaces <= 0 {
		return 0
	}
	if !slices.ContainsFunc(deck[:], func(n int8) bool { return n > 0 }) {
		return later[spaces]
	}
	return c.afterCard(spaces, deck, &later)
}

// afterCard returns the turns to go n spaces when the next card comes from deck.
func (c *chart) afterCard(n int8, deck *[ser.MaxCards + 1]int8, later *[128]int64) int64 {
	var sum, cards, still int64
	for i := range c.board.Cards {
		w := int64(deck[i])
		cards += w
		if adv := c.board.Cards[i].Advance; adv == 0 {
			still += w
		} else {
			sum += w * later[max(0, n-adv)]
		}
	}
	if later[n] > 0 { // known: a card without hourglass leaves as much to go
		return 100 + (sum+still*later[n])/cards
	}
	if still == cards {
		return 0
	}
	return (100*cards + sum) / (cards - still)
}
