package motion_test

import (
	"serenissima/game"
	"serenissima/render/motion"
	"serenissima/render/table/all"
	"serenissima/render/table/template"
)

// The rooms of the games import this package, so that its tests get their cues from outside.
func init() {
	motion.CuesOf = func(in *game.Info) motion.Cues {
		if on, ok := all.Tables[in.ID]; ok {
			return on.Cues()
		}
		return template.Table{}.Cues()
	}
}
