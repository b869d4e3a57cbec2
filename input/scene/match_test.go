package scene_test

import (
	"serenissima/input/match"
	"serenissima/input/scene"
)

func init() { scene.ShowMatches(match.Scenes(), scene.NewResult) }
