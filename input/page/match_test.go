package page_test

import (
	"serenissima/input/match"
	"serenissima/input/page"
	"serenissima/input/page/result"
)

func init() { page.ShowMatches(match.Scenes(), result.New) }
