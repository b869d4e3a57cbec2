package serenissima

import (
	"serenissima/ai"
	"serenissima/ai/rehearse"
)

// Yardsticks are levels that no menu offers. They stay as they are, so that later
// opponents can be measured by them; tests pin what they play.
const (
	GreedyV1 ai.Level = "greedy-v1" // the first captain there was

	// Those there were when admirals still looked at ducats.
	CaptainV2 ai.Level = "captain-v2"
	AdmiralV2 ai.Level = "admiral-v2"
	DogeV2    ai.Level = "doge-v2"
)

// yardstick returns the skill of one of the second yardsticks. They judge by what opponents
// judge by today, as long as that is what it was.
func yardstick(l ai.Level) *Skill {
	const lost = 200 // as it was then
	k := With(Standard())
	switch l {
	case CaptainV2:
		k.Foresight = Foresight{Plans: 4, Replies: 2, Within: 300}
	case AdmiralV2:
		k.Foresight = Foresight{Plans: 8, Replies: 7, Within: hopeless}
		k.Budget = Budget{Budget: rehearse.Budget{Rehearsals: 3, Trust: 2, Work: 20_000, Lost: lost}, Plans: 6, Scope: 8, Alert: 4}
		k.Duel = Budget{Budget: rehearse.Budget{Rehearsals: 3, Trust: 2, Work: 52_000, Lost: lost}, Plans: 8, Scope: 21, Alert: 4}
	case DogeV2:
		k.Foresight = Foresight{Plans: 12, Replies: 7, Within: hopeless}
		k.Budget = Budget{Budget: rehearse.Budget{Rehearsals: 9, Trust: 3, Work: 400_000, Lost: lost}, Plans: 12, Scope: 21, Alert: 8, Victory: true}
	}
	return k
}

func newYardstick(s ai.Spec) ai.Mind { return New(yardstick(s.Level), s.Seed) }
