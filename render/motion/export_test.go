package motion

import "serenissima/game"

// CuesOf returns the cues of a game.
var CuesOf func(in *game.Info) Cues
