// Package goldenhorn holds the opponents of Golden Horn.
//
//	opponents.go  which there are
//	levels.go     what levels are made of, and a decision
//	planner.go    the best ways through the rest of a turn
//	plans.go      those that differ
//	evaluation.go what a position is worth
//	search.go     the best of several plans that are rehearsed with captains in all seats
//	forecast.go   what comes of it as a chance to win
//	turns_left.go how many turns the ships still need
//	advice.go     what a captain tells people who ask
//	breakdown.go  why: a plan gone through step by step
package goldenhorn

import (
	"serenissima/ai"
	"serenissima/ai/yardstick"
	"serenissima/game"
	gh "serenissima/game/goldenhorn"
)

// Opponents returns the opponents of Golden Horn.
func Opponents() *ai.Opponents {
	straight := ai.Maker{New: newBot, Characters: characters}
	rehearsing := ai.Maker{New: newBot, Characters: characters, Budgeted: true} // a unit is a round of turns in a rehearsal
	return &ai.Opponents{
		Rules: gh.New(),
		Makers: map[ai.Level]ai.Maker{
			ai.Apprentice: straight,
			ai.Merchant:   straight,
			ai.Captain:    straight,
			ai.Admiral:    rehearsing,
			ai.Doge:       rehearsing,
		},
		Wins: map[ai.Level]int{ai.Merchant: 48, ai.Captain: 53, ai.Admiral: 49, ai.Doge: 36},
		Habits: yardstick.Habits{Weights: map[string]int{
			"attack": 20, "load": 12, "take-mercenaries": 12, "take-people": 12, "take-peasants": 4,
			"sail": 30, "go-on": 60, "wind": 30, "stop": 6, "conquer": 60, "swap": 30, "announce": 6, "end": 9,
		}},
		Tricks: []yardstick.Trick{
			{Name: "attacks", Always: []string{"attack"}},
			{Name: "announces-at-once", Always: []string{"announce"}},
			{Name: "hoards-cards", Never: []string{"attack", "wind"}},
			{Name: "spends-cards", Always: []string{"attack", "wind"}},
			{Name: "conquers", Always: []string{"conquer", "take-people", "take-mercenaries"}, With: expansion},
			{Name: "never-conquers", Never: []string{"conquer", "take-people", "take-mercenaries", "take-peasants"}, With: expansion},
		},
		Behaviour: []ai.Happening{
			{Name: "attacks", Kind: game.Took, Note: "pirates"},
			{Name: "winds", Kind: game.Paid, Note: "wind"},
			{Name: "unloadings", Kind: game.Moved, Note: "unloaded"},
			{Name: "conquests", Kind: game.Took, Note: "conquest"},
		},
		Beginnings: []ai.Beginning{{
			Happening: ai.Happening{Name: "port", Kind: game.Placed, Note: "start", What: game.ShipRef},
			Thing:     func(e *game.Event) game.Ref { return e.To },
		}},
		NewAdvisor: newAdvisor,
		Variants:   []ai.Variant{{Options: expansion}},
	}
}

// expansion are the options of the game with Dominio da Mar.
var expansion = map[string]string{"expansion": "yes"}
