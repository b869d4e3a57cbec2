// Package mediterranee holds the opponents of Méditerranée.
//
//	opponents.go      which there are
//	levels.go         what the levels differ in
//	bot.go            a decision of any level: a captain's, or a plan that comes to more in rehearsals
//	alternatives.go   which plans those are
//	search.go         rehearsals of them with captains in all seats
//	forecast.go       what comes of that as a chance to win
//	captain.go        a decision of a captain, from the view to the choice
//	market.go         what the judgement is made of, and what a turn offers
//	evaluation.go     what a position is worth
//	trips.go          what galleys can do in the rest of a turn
//	tasks.go          purchases, buildings, transfers
//	haggle.go         bids and prices
//	movement.go       movement, and leave to pass
//	fight.go          fights, by exact odds
//	advice.go         what a captain tells people who ask
//	breakdown.go      why: what comes of a plan, counted under what it is a matter of
//	breakdown_bids.go the same of bids, places, prices and leave
//	duels.go          how fights go, in integers
package mediterranee

import (
	"serenissima/ai"
	"serenissima/ai/yardstick"
	"serenissima/game"
	med "serenissima/game/mediterranee"
)

// Opponents returns the opponents of Méditerranée.
func Opponents() *ai.Opponents {
	straight := ai.Maker{New: newBot, Characters: characters}
	rehearsing := ai.Maker{New: newBot, Characters: characters, Budgeted: true} // a unit is a rehearsal
	return &ai.Opponents{
		Rules: med.New(),
		Makers: map[ai.Level]ai.Maker{
			ai.Apprentice: straight,
			ai.Merchant:   straight,
			ai.Captain:    straight,
			ai.Admiral:    rehearsing,
			ai.Doge:       rehearsing,
		},
		Wins: map[ai.Level]int{ai.Merchant: 44, ai.Captain: 44, ai.Admiral: 60, ai.Doge: 59},
		Habits: yardstick.Habits{
			Weights: map[string]int{
				"buy": 30, "haggle": 15, "name-price": 3, "take": 3, "accept": 2, "recruit": 60, "build-galley": 40,
				"build-fort": 3, "sail": 40, "ask-leave": 20, "give-leave": 2, "attack": 3, "capture": 5, "stow": 30,
				"land": 2, "sell": 60, "done": 6,
			},
			Stakes: map[string]int{"bid": 9},
		},
		Tricks: []yardstick.Trick{
			{Name: "attacks", Always: []string{"attack"}},
			{Name: "never-attacks", Never: []string{"attack"}},
			{Name: "builds", Always: []string{"build-fort", "build-galley"}},
			{Name: "bids-all", Always: []string{"bid"}, Sum: yardstick.Most},
			{Name: "bids-nothing", Always: []string{"bid"}, Sum: yardstick.Least},
			{Name: "names-the-highest-price", Always: []string{"name-price"}, Sum: yardstick.Most},
			{Name: "lowballs", Always: []string{"counter"}, Sum: yardstick.Least},
			{Name: "takes-any-price", Always: []string{"take", "accept"}},
			{Name: "refuses-counters", Always: []string{"refuse"}},
			{Name: "never-deals", Never: []string{"haggle", "request", "offer", "take", "accept"}},
			{Name: "refuses-passage", Always: []string{"deny-leave"}},
		},
		Behaviour: []ai.Happening{
			{Name: "attacks", Kind: game.Chose, Note: "attack"},
			{Name: "forts", Kind: game.Placed, Note: "fort"},
			{Name: "blockades", Kind: game.Chose, Note: "deny-leave"},
			{Name: "sales", Kind: game.Moved, Note: "sale"},
			{Name: "sailorsLost", Kind: game.Removed, Note: "killed", What: game.SailorRef},
			{Name: "ports", Kind: game.Took, Note: "taken", What: game.PortRef},
			{Name: "galleys", Kind: game.Placed, Note: "galley", What: game.ShipRef},
		},
		Beginnings: []ai.Beginning{{
			Happening: ai.Happening{Name: "port", Kind: game.Moved, Note: "start", What: game.SailorRef},
			Thing:     func(e *game.Event) game.Ref { return e.From },
		}},
		NewAdvisor: newAdvisor,
		Variants:   []ai.Variant{{Players: 2, Options: map[string]string{"powers": "spain-turkey"}}},
	}
}
