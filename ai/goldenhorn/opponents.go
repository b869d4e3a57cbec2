// Package goldenhorn holds the opponents of Golden Horn.
//
//	opponents.go which there are
//	captain.go   the best way through the rest of a turn
//	eval.go      what a position is worth
//	course.go    how many turns the ships still need
//	advice.go    what a captain tells people who ask
//	reckoning.go why: a plan gone through step by step
package goldenhorn

import (
	"serenissima/ai"
	"serenissima/game"
	gh "serenissima/game/goldenhorn"
)

// Opponents returns the opponents of Golden Horn.
func Opponents() *ai.Opponents {
	return &ai.Opponents{
		Rules:  gh.New(),
		Makers: map[ai.Level]ai.Maker{ai.Captain: {New: func(s ai.Spec) ai.Mind { return newCaptain(s.Seed) }}},
		Habits: ai.Habits{Weights: map[string]int{
			"attack": 20, "load": 12, "take-mercenaries": 12, "take-people": 12, "take-peasants": 4,
			"sail": 30, "go-on": 60, "wind": 30, "stop": 6, "conquer": 60, "swap": 30, "announce": 6, "end": 9,
		}},
		Deeds: []ai.Happening{
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
		Variants:   []ai.Variant{{Options: map[string]string{"expansion": "yes"}}},
	}
}
