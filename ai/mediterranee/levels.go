package mediterranee

import (
	"serenissima/ai"
	"serenissima/ai/rehearse"
)

// A skill is how well a bot plays.
type skill struct {
	weights tradeWeights
	most    int // judgements of a decision
	bids    int // from nothing on, that it rehearses
	budget  rehearse.Budget
	duel    rehearse.Budget // the same in a game of two; none: budget counts there, too
}

// rehearsed is how many judgements a decision of a captain takes in a rehearsal: enough for
// most of what it would do in earnest.
const rehearsed = 80

// characters are those that each level can have.
var characters = []string{"trader", "raider", "builder"}

// skillOf returns the skill of a level and of a character, which may be empty; units above
// zero are how many rehearsals a decision takes in all.
func skillOf(l ai.Level, character string, units int) *skill {
	k := &skill{weights: captainWeights, most: maxJudgements}
	w := &k.weights
	switch character {
	case "trader": // fights only for great gain
		w.raid, w.courtesy = w.raid/2, w.courtesy*2
	case "raider": // is after what others have
		w.raid, w.flight, w.courtesy = w.raid*7/4, w.flight*4/3, 0
	case "builder":
		w.fort, w.turn, w.yard = 300, w.turn*5/4, w.yard*3/2
	}
	switch l {
	case ai.Apprentice: // sees what is near, and fears nobody
		k.most = 28
		w.rivals, w.threat, w.siege, w.ambush = 0, 0, 0, 0
		w.decay, w.pull, w.lure, w.spring, w.ready = 20, 50, 0, 10, 25
	case ai.Merchant: // plans well, but for itself alone, and not to the end; buys less for later turns
		k.most = 80
		w.rivals, w.decay, w.buy = 0, 70, 15
	case ai.Admiral: // rehearses what it might do, and takes the others for captains
		// With the budget of a duel it wins 75 of 100 games against three captains, too many for
		// the next level; with the other budget 67 of 100 against one, too few.
		k.bids = 3
		k.budget = rehearse.Budget{Plans: 3, Rehearsals: 1, Trust: 1, Work: 30_000, Lost: rehearse.Certain}
		k.duel = rehearse.Budget{Plans: 4, Rehearsals: 2, Trust: 1, Work: 30_000, Lost: rehearse.Certain}
	case ai.Doge: // does so more often, and with more plans
		k.bids = 3
		k.budget = rehearse.Budget{Plans: 10, Rehearsals: 16, Trust: 1, Work: 300_000, Sure: 20, Enough: 4, Lost: rehearse.Certain}
	}
	if units > 0 {
		for _, b := range [...]*rehearse.Budget{&k.budget, &k.duel} {
			b.Plans = min(b.Plans, units)
			b.Rehearsals = max(1, units/max(1, b.Plans))
		}
	}
	return k
}

// rehearses is the budget in a game of so many.
func (k *skill) rehearses(seats int8) rehearse.Budget {
	if seats == 2 && k.duel.Plans > 0 {
		return k.duel
	}
	return k.budget
}
