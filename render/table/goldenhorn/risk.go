package goldenhorn

import (
	"math"

	"serenissima/assets/lang"
	"serenissima/game"
	rules "serenissima/game/goldenhorn"
)

// A risk is that of a ship to be robbed before its owner moves again, in percent.
type risk struct {
	percent int     // that one of the rivals can rob it, or several
	rivals  []rival // who may, in the order of their turns
}

// A rival is one of those, with the chance of that seat alone.
type rival struct {
	seat    game.Player
	percent int
}

// riskOf is the risk of a ship, judged by who sees a hand.
func riskOf(st *rules.State, i rules.ShipID) risk {
	exact := st.Risk(i, viewerOf(st))
	r := risk{percent: inPercent(exact.Chance)}
	for _, x := range exact.Rivals {
		if percent := inPercent(x.Chance); percent > 0 {
			r.rivals = append(r.rivals, rival{x.Seat, percent})
		}
	}
	return r
}

// riskOfMove is the risk of the ship that a plan moves if it stops at sea, as far as who is asked may know.
func riskOfMove(st *rules.State, plan []game.Action) (r risk) {
	ship, cargo := carried(st, plan)
	if cargo.Figures > 0 || cargo == (rules.Pile{}) || st.Ships[ship].Owner != viewerOf(st) {
		return r
	}
	return riskOf(st, ship)
}

// inPercent rounds a chance to whole percent. Only what cannot be is zero, and only what is certain is a hundred.
func inPercent(chance float64) int {
	const nothing = 1e-9 // what sums of chances are off by at most
	if chance < nothing || chance > 1-nothing {
		return int(math.Round(100 * chance))
	}
	return max(1, min(99, int(math.Round(100*chance))))
}

// grave reports whether a risk is worth a warning.
func (r risk) grave() bool { return r.percent >= 20 }

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
