package goldenhorn

import (
	"serenissima/game"
	rules "serenissima/game/goldenhorn"
)

// A risk is how likely a rival holds two cards with which a ship can be robbed, as far as a
// seat can know: from the cards that it does not see.
type risk struct {
	by      game.Player
	percent int
}

// riskOf is the greatest risk that a ship is robbed by a rival of its owner, judged by who
// sees a hand. It is zero if no rival can have the cards.
func riskOf(st *rules.State, i rules.ShipID) (r risk) {
	owner, viewer := st.Ships[i].Owner, viewerOf(st)
	var unseen [rules.NumColours + 1]int8
	total, fitting := 0, 0
	for c := rules.Red; c <= rules.Blue; c++ {
		unseen[c] = st.Board.Cards[c] - st.Discards[c]
		if viewer != game.Nobody {
			unseen[c] -= st.Hands[viewer][c]
		}
		total += int(unseen[c])
		if st.Board.Ships[i].Sails[c] > 0 {
			fitting += int(unseen[c])
		}
	}
	for p := game.Player(1); int8(p) <= st.Seats; p++ {
		if p == owner || p == viewer {
			continue
		}
		if percent := int(100*twoOf(fitting, total, int(st.HandSize[p])) + 0.5); percent > r.percent {
			r = risk{p, percent}
		}
	}
	return r
}

// twoOf is the chance that among n cards of a number there are two or more of some that fit.
func twoOf(fitting, total, n int) float64 {
	n = min(n, total)
	none, one := 1.0, 0.0
	for k := range n { // card by card
		left, others := float64(total-k), float64(total-fitting-k)
		one = one*max(0, others+1)/left + none*float64(fitting)/left
		none *= max(0, others) / left
	}
	return max(0, 1-none-one)
}
