package command

import (
	"serenissima/ai"
	"serenissima/ai/catalog"
	"serenissima/game/session"
	"serenissima/input/app"
)

// SetOpponents tells scenes which opponents there are, and who advises people.
func SetOpponents(c *app.Context) {
	c.Bots.NewBrain = brain
	c.Bots.LevelFor = levelFor
	c.Bots.Books = func(rules string) []func() { return catalog.Find(rules).Books }
	c.Bots.Levels = func(rules string) (levels []string) {
		for _, l := range catalog.Find(rules).Levels() {
			levels = append(levels, string(l))
		}
		return levels
	}
	c.Bots.Wins = func(rules, level string) int { return catalog.Find(rules).Wins[ai.Level(level)] }
	c.Bots.Characters = func(rules string) []string { return catalog.Find(rules).Characters() }
	c.Bots.NewAdvisor = func(rules string) session.Advisor {
		if advisor := catalog.Find(rules).NewAdvisor; advisor != nil {
			return advisor()
		}
		return nil
	}
}

// brain makes a bot.
func brain(rules, level string, seed uint64) session.Brain {
	b, err := catalog.Find(rules).New(ai.Level(levelFor(rules, level)), seed)
	if err != nil {
		panic(err) // every level on offer can be made
	}
	return b
}

// levelFor returns the level, or the strongest one where this version does not have it.
func levelFor(rules, level string) string {
	opponents := catalog.Find(rules)
	if _, err := opponents.New(ai.Level(level), 0); err == nil {
		return level
	}
	levels := opponents.Levels()
	return string(levels[len(levels)-1])
}
