package command

import (
	"serenissima/ai"
	"serenissima/ai/catalog"
	"serenissima/game/session"
	"serenissima/input/scene"
)

// SetOpponents tells scenes which opponents there are, and who advises people.
func SetOpponents(c *scene.Context) {
	c.NewBrain = brain
	c.Books = func(rules string) []func() { return catalog.Find(rules).Books }
	c.Levels = func(rules string) (levels []string) {
		for _, l := range catalog.Find(rules).Levels() {
			levels = append(levels, string(l))
		}
		return levels
	}
	c.Wins = func(rules, level string) int { return catalog.Find(rules).Wins[ai.Level(level)] }
	c.Characters = func(rules string) []string { return catalog.Find(rules).Characters() }
	c.NewAdvisor = func(rules string) session.Advisor {
		if advisor := catalog.Find(rules).NewAdvisor; advisor != nil {
			return advisor()
		}
		return nil
	}
}

// brain makes a bot; one of a level that this version does not know plays as the
// strongest that it does.
func brain(rules, level string, seed uint64) session.Brain {
	opponents := catalog.Find(rules)
	b, err := opponents.New(ai.Level(level), seed)
	if err != nil {
		levels := opponents.Levels()
		b, err = opponents.New(levels[len(levels)-1], seed)
	}
	if err != nil {
		panic(err) // every level on offer can be made
	}
	return b
}
