package match

import (
	"strings"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/host"
	"serenissima/input/match/position"
	"serenissima/render/display"
	"serenissima/render/texttwin"
	"serenissima/render/widget"
)

// A stoppedPlan is what is still possible of a plan that was stopped.
type stoppedPlan struct {
	in            game.State // for which it was looked up
	stillPossible []game.Action
}

// of is what is still possible of a plan that was stopped, once its seat is to decide in the newest
// position; nil if nothing but to end is.
func (s *stoppedPlan) of(h host.Host, now *position.Position) []game.Action {
	if !h.Stopped() || len(now.Legal) == 0 || now.Modal() {
		return nil
	}
	if s.in != now.View {
		s.in, s.stillPossible = now.View, h.Remaining()
		if len(s.stillPossible) > 0 && now.IsEnd(s.stillPossible[0]) {
			s.stillPossible = nil
		}
	}
	return s.stillPossible
}

// goOnWidth is how much of the hint the button takes that goes on with a plan, at most.
const goOnWidth = 0.3

// viewGoOn is the button in the hint that goes on with a plan which was stopped; it returns what
// is left of the hint for words.
func viewGoOn(d *desk, l *display.List, r display.Rect) display.Rect {
	if d.scope.Stopped == nil {
		return r
	}
	u, caption := d.view.Frame.Unit, d.c.Lang.T("play.go-on")
	w := min(goOnWidth*r.W, display.Measure(caption, display.Caps, 17*u)+56*u)
	t := display.Target{Command: position.CmdGoOn}
	tip := lang.Capital(strings.Join(texttwin.StepsOf(d.table, d.words, d.now.View, d.scope.Stopped), ", "))
	widget.AppendButton(l, widget.Button{Rect: display.Rect{X: r.X + r.W - w, Y: r.Y, W: w, H: r.H}, Caption: caption, Paper: true, Primary: d.step == goOnStep,
		Target: t, Tip: tip, Guarded: d.clicks.ignoresAll(), State: d.State(t)})
	r.W -= w + 8*u
	return r
}
