package match

import (
	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/input/app"
	"serenissima/input/match/position"
	"serenissima/render/display"
	"serenissima/render/table"
)

// A pendingConfirm is an action that cannot be taken back: it is asked for once and waits to be
// asked for again. Anything else calls it off.
type pendingConfirm struct {
	action  game.Action
	stakes  []table.Line
	repeats []game.Repeat  // how it can be gone on with
	target  display.Target // that was pressed
	at      display.Point
	ticks   int // for which it has been shown
}

// awake reports whether asking again does it: not so soon that a double click would.
func (a *pendingConfirm) awake() bool { return a.ticks >= app.GuardTicks }

// repeated reports whether there is an action that can be gone on with.
func (a *pendingConfirm) repeated() bool { return a != nil && len(a.repeats) > 0 }

// confirmation is what the button says that does what is pending.
func (p *gestures) confirmation(words *lang.Words, now *position.Position) string {
	if p.pending.repeated() {
		return words.T("play.repeat.once")
	}
	if now.IsEnd(p.pending.action) {
		return now.EndCaption(words)
	}
	return words.Verb(p.pending.action.Verb)
}
