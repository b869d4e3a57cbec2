package serenissima

import (
	"slices"
	"sync"

	"serenissima/game"
	ser "serenissima/game/serenissima"
)

// A chart holds what thinking needs to know of a board over and over. It is
// immutable.
type chart struct {
	board  *ser.Board
	away   [ser.MaxZones + 1][ser.MaxPorts + 1]int8   // how many zones a port is away from one
	within [ser.MaxZones + 1][2*ser.MaxDice + 1]ports // those at most so many zones away from one
	skulls [ser.MaxDice + 1][2*ser.MaxDice + 1]int64  // ways for n dice to show k skulls
	ways   [ser.MaxDice + 1]int64                     // of n dice, all together
	duels  duelTable
	sieges duelTable // the same, but a fort fires first (S4.21)
	wine   int64     // percent of the Doge deck that pays for wine ports
}

// A duel is what comes of a fight to the end.
type duel struct {
	win  int64 // chance of the attacker, in millionths
	left int8  // attackers left after a victory, on average
	foes int8  // defenders left after a defeat, on average
}

// A duelTable holds duels by combat value, attackers and defenders.
type duelTable [ser.MaxDice + 1][ser.MaxDice + 1][ser.MaxDice + 1]duel

// certain is the chance of what is sure.
const certain = 1000000

// chartOf returns the chart of a board. Bots share that of the standard board.
func chartOf(b *ser.Board) *chart {
	if c := standardChart(); c.board == b {
		return c
	}
	return newChart(b)
}

var standardChart = sync.OnceValue(func() *chart {
	s, err := ser.New().New(game.Options{Seats: game.MaxSeats})
	if err != nil {
		panic(err) // it is part of the program
	}
	return newChart(s.(*ser.State).Board)
})

func newChart(b *ser.Board) *chart {
	c := &chart{board: b}
	for from := 1; from < len(b.Zones); from++ {
		for p := 1; p < len(b.Ports); p++ {
			d := b.Distances(ser.ZoneID(from))[b.Ports[p].Zone]
			c.away[from][p] = d
			for reach := int(d); reach < len(c.within[from]); reach++ {
				c.within[from][reach] |= 1 << uint(p)
			}
		}
	}
	c.throwDice()
	for value := int8(1); value <= ser.MaxDice; value++ {
		for a := int8(1); a <= ser.MaxDice; a++ {
			for d := int8(1); d <= ser.MaxDice; d++ {
				c.duels[value][a][d] = duelOf(b.Odds(value, a, d, false))
				c.sieges[value][a][d] = duelOf(b.Odds(value, a, d, true))
			}
		}
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

// duelOf is what comes of a fight by the odds of the rules.
func duelOf(o ser.Odds) duel {
	d := duel{win: int64(o.Win*certain + 0.5)}
	if o.Win > 0 {
		d.left = int8(max(1, o.Left+0.5))
	}
	if o.Loss > 0 {
		d.foes = int8(max(1, o.Foes+0.5))
	}
	return d
}

// odds are those of the fight in which dice are to be thrown.
func (c *chart) odds(s *ser.State) *duel {
	table := &c.duels
	if s.Decision().Prompt == ser.FortVolley {
		table = &c.sieges
	}
	_, d := s.Battle()
	return &table[s.CombatCap][s.Galleys[s.Active].Sailors][d]
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
