package page_test

import (
	"serenissima/input/page"
	"serenissima/input/page/result"
)

func init() { page.TellEndings(result.New) }
