// Package yardsticks holds earlier levels of Serenissima, of when admirals still looked at
// ducats. No menu offers them. They stay as they are, so that later opponents can be measured
// by them; a test pins what they play.
package yardsticks

import (
	"serenissima/ai"
	"serenissima/ai/rehearse"
	"serenissima/ai/serenissima"
)

// The earlier levels.
const (
	CaptainV2 ai.Level = "captain-v2"
	AdmiralV2 ai.Level = "admiral-v2"
	DogeV2    ai.Level = "doge-v2"
)

// Makers returns their makers.
func Makers() map[ai.Level]ai.Maker {
	m := ai.Maker{New: func(s ai.Spec) ai.Bot { return serenissima.New(Skill(s.Level), s.Seed) }}
	return map[ai.Level]ai.Maker{CaptainV2: m, AdmiralV2: m, DogeV2: m}
}

// Skill returns the skill of an earlier level. They judge by what opponents judge by today,
// as long as that is what it was.
func Skill(l ai.Level) *serenissima.Skill {
	const (
		lost     = 200 // as it was then
		hopeless = 800
	)
	k := serenissima.With(serenissima.Standard())
	switch l {
	case CaptainV2:
		k.Foresight = serenissima.Foresight{Plans: 4, Replies: 2, Within: 300}
	case AdmiralV2:
		k.Foresight = serenissima.Foresight{Plans: 8, Replies: 7, Within: hopeless}
		k.Budget = serenissima.Budget{Budget: rehearse.Budget{Plans: 6, Rehearsals: 3, Trust: 2, Work: 20_000, Lost: lost}, Scope: 8, Alert: 4}
		k.Duel = serenissima.Budget{Budget: rehearse.Budget{Plans: 8, Rehearsals: 3, Trust: 2, Work: 52_000, Lost: lost}, Scope: 21, Alert: 4}
	case DogeV2:
		k.Foresight = serenissima.Foresight{Plans: 12, Replies: 7, Within: hopeless}
		k.Budget = serenissima.Budget{Budget: rehearse.Budget{Plans: 12, Rehearsals: 9, Trust: 3, Work: 400_000, Lost: lost}, Scope: 21, Alert: 8, Victory: true}
	}
	return k
}
