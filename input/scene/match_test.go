package scene_test

import (
	"serenissima/input/scene"
	"serenissima/input/scene/match"
)

func init() { scene.ShowMatches(match.Scenes()) }
