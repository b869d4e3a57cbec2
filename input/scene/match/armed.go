package match

import (
	"serenissima/game"
	"serenissima/input/scene"
	"serenissima/render/op"
	"serenissima/render/table"
)

// An arming is an action that cannot be taken back: it is asked for once and waits to be
// asked for again. Anything else calls it off.
type arming struct {
	action game.Action
	stakes []table.Line
	target op.Target // that was pressed
	at     op.Point
	ticks  int // for which it has been shown
}

// awake reports whether asking again does it: not so soon that a double click would.
func (a *arming) awake() bool { return a.ticks >= scene.SleepTicks }
