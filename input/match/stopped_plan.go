package match

import (
	"strings"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/render/display"
	"serenissima/render/texttwin"
	"serenissima/render/widget"
)

// cmdGoOn goes on with what a stop has left of a plan.
const cmdGoOn display.Command = "go-on"

// A stoppedPlan is what is still possible of a plan that was stopped.
type stoppedPlan struct {
	in            game.State // for which it was looked up
	stillPossible []game.Action
}

// stillPossible is what is still possible of a plan that was stopped, once its seat is to decide;
// nil if nothing but to end is.
func (p *controller) stillPossible() []game.Action {
	now := &p.play.now
	if !p.play.host.Stopped() || !p.play.timeline.Idle() || len(now.Legal) == 0 || now.Modal() {
		return nil
	}
	if p.stopped.in != now.View {
		p.stopped.in, p.stopped.stillPossible = now.View, p.play.host.Remaining()
		if len(p.stopped.stillPossible) > 0 && now.IsEnd(p.stopped.stillPossible[0]) {
			p.stopped.stillPossible = nil
		}
	}
	return p.stopped.stillPossible
}

// goOnWidth is how much of the hint the button takes that goes on with a plan, at most.
const goOnWidth = 0.3

// viewGoOn is the button in the hint that goes on with a plan which was stopped; it returns what
// is left of the hint for words.
func viewGoOn(d *desk, l *display.List, r display.Rect) display.Rect {
	if d.left == nil {
		return r
	}
	u, caption := d.view.Frame.Unit, d.c.Lang.T("play.go-on")
	w := min(goOnWidth*r.W, display.Measure(caption, display.Caps, 17*u)+56*u)
	t := display.Target{Command: cmdGoOn}
	tip := lang.Capital(strings.Join(texttwin.StepsOf(d.table, d.words, d.now.View, d.left), ", "))
	widget.AppendButton(l, widget.Button{Rect: display.Rect{X: r.X + r.W - w, Y: r.Y, W: w, H: r.H}, Caption: caption, Paper: true, Primary: d.step == goOnStep,
		Target: t, Tip: tip, Guarded: d.clicks.ignoresAll(), State: d.State(t)})
	r.W -= w + 8*u
	return r
}
