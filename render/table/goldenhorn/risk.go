package goldenhorn

import (
	"math"

	"serenissima/assets/lang"
	"serenissima/game"
	rules "serenissima/game/goldenhorn"
)

// A risk is how likely it is, before the owner of a ship moves again, that somebody holds two
// cards with which the ship can be robbed, in percent: as far as a seat can know, from the
// cards that it does not see.
type risk struct {
	percent int     // that one of the rivals does, or several
	rivals  []rival // who may, in the order of their turns
}

// A rival is one of those, with the chance of that seat alone.
type rival struct {
	seat    game.Player
	percent int
}

// riskOf is the risk of a ship, judged by who sees a hand. It is zero if nobody can have the
// cards.
func riskOf(st *rules.State, i rules.ShipID) (r risk) {
	fitting, total := unseenCards(st, i)
	safe := chances{1} // by how many of the fitting cards are in hands that cannot rob
	dealt := 0
	for _, p := range robbers(st, i) {
		n := min(int(st.HandSize[p]), total-dealt)
		alone := chances{1}.deal(fitting, total, n)
		if percent := inPercent(1 - alone.sum()); percent > 0 {
			r.rivals = append(r.rivals, rival{p, percent})
		}
		safe = safe.deal(fitting, total-dealt, n)
		dealt += n
	}
	r.percent = inPercent(1 - safe.sum())
	return r
}

// unseenCards counts the cards that who sees a hand does not see, and those among them that
// have a colour of the ship's sails.
func unseenCards(st *rules.State, i rules.ShipID) (fitting, total int) {
	viewer := viewerOf(st)
	for c := rules.Red; c <= rules.Blue; c++ {
		unseen := int(st.Board.Cards[c] - st.Discards[c])
		if viewer != game.Nobody {
			unseen -= int(st.Hands[viewer][c])
		}
		total += unseen
		if st.Board.Ships[i].Sails[c] > 0 {
			fitting += unseen
		}
	}
	return fitting, total
}

// robbers are the seats whose cards may be hidden and who can still attack a ship before its
// owner's next move, in the order of their turns: once in a turn, before they move (G3.1).
func robbers(st *rules.State, i rules.ShipID) (seats []game.Player) {
	next := func(p game.Player) game.Player { return game.Player(int8(p)%st.Seats) + 1 }
	owner, viewer := st.Ships[i].Owner, viewerOf(st)
	p := st.Turn
	if p == owner || st.Attacked || st.Decision().Prompt != rules.BeforeMove {
		p = next(p)
	}
	for ; p != owner; p = next(p) {
		if p != viewer {
			seats = append(seats, p)
		}
	}
	return seats
}

// chances are those that hands dealt so far hold no two fitting cards each, by how many
// fitting cards they hold together.
type chances []float64

// deal deals a hand of n cards more, from a number of cards that are left; fitting counts the
// fitting ones before the first hand.
func (c chances) deal(fitting, left, n int) chances {
	next := make(chances, len(c)+1)
	for out, chance := range c {
		fit := fitting - out
		none, one := 1.0, 0.0
		for k := range n { // card by card
			cards, others := float64(left-k), float64(left-fit-k)
			one = (one*max(0, others+1) + none*float64(fit)) / cards
			none *= max(0, others) / cards
		}
		next[out] += chance * none
		next[out+1] += chance * one
	}
	return next
}

// sum is the chance that none of the hands holds two.
func (c chances) sum() (sum float64) {
	for _, x := range c {
		sum += x
	}
	return sum
}

// inPercent rounds a chance.
func inPercent(chance float64) int { return int(math.Round(100 * chance)) }

// said is the key of a text that tells a risk, and its arguments: one text names the one who may
// rob, the other, whose key ends in an s, all of them.
func (r risk) said(key string) (string, []any) {
	if len(r.rivals) == 1 {
		return key, []any{"percent", r.percent, "seat", game.Seat(r.rivals[0].seat)}
	}
	var each lang.Tally
	for _, x := range r.rivals {
		each = append(each, lang.Amount{What: game.Seat(x.seat), N: x.percent})
	}
	return key + "s", []any{"percent", r.percent, "rivals", each}
}
