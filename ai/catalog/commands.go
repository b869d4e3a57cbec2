//go:build !js

package catalog

import (
	"serenissima/ai"
	"serenissima/ai/serenissima/tune"
)

// Commands returns the words of the command line that single games have.
func Commands() []ai.Command { return []ai.Command{tune.Command()} }
