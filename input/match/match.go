// Package match shows a match that is under way: the board and what lies around it, what
// people decide by pointing and by keys, advice, the story, the replay and the lessons.
package match

import (
	"serenissima/game"
	"serenissima/game/session"
	"serenissima/input/app"
)

// Scenes are the scenes of this package, for the pages to open.
func Scenes() app.Matches {
	return app.Matches{
		Play:   NewPlay,
		Lesson: NewLesson,
		Replay: func(c *app.Context, m session.Outline, viewer game.Player, at int, ending app.Ending) app.Scene {
			return NewReplay(c, m, viewer, at, ending)
		},
		Watch: func(c *app.Context, m session.Outline, at int) app.Scene {
			r := NewReplay(c, m, game.Nobody, at, nil)
			r.playback.Run()
			return r
		},
	}
}
