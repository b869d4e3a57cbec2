package command

import (
	"serenissima/ai"
	"serenissima/ai/serenissima"
	"serenissima/input/scene"
)

// SetOpponents tells scenes which opponents there are.
func SetOpponents(c *scene.Context) {
	c.Levels = func(rules string) (levels []string) {
		for _, l := range ai.Levels(rules) {
			levels = append(levels, string(l))
		}
		return levels
	}
	c.Characters = func(rules string) []string {
		if rules == "serenissima" {
			return serenissima.Characters
		}
		return nil
	}
}
