package match

import (
	"strings"

	"serenissima/game"
	"serenissima/input/scene"
	"serenissima/render/op"
	"serenissima/render/synth"
	"serenissima/render/table"
	"serenissima/render/ui"
)

// Messages are short: why something was refused, and what the thing is that the pointer
// is over.
type messages struct {
	play *Play

	notice     string // why something was refused, or another short message
	noticeT    int    // ticks that it stays
	noticeRule string // number of the rule that it is about, if any
}

// viewNotice says why something was refused.
func (p *messages) viewNotice(c *scene.Context, l *op.List, v *table.View) {
	if p.notice == "" {
		return
	}
	r := ui.Toast(l, c.BelowNotice(v.Frame.Board), p.notice, v.Frame.Unit)
	if p.noticeRule != "" {
		u := v.Frame.Unit
		w, h := 150*u, max(40, 38*u)
		t := op.Target{Command: cmdRule}
		ui.AppendButton(l, ui.Button{Rect: op.Rect{X: r.Center().X - w/2, Y: r.Y + r.H + 4*u, W: w, H: h},
			Caption: p.play.spoken.T("rules.open", "rule", p.noticeRule), Paper: true, Target: t, WidgetState: ui.WidgetState{Hover: p.play.board.hover == t}})
	}
}

// say shows a short message for some seconds.
func (p *messages) say(text string) {
	p.notice, p.noticeT, p.noticeRule = text, 60*6, ""
}

// explain says what a thing is that has been pointed at in vain: a finger sees no explanation
// otherwise, and nobody should wonder whether the click was heard.
func (p *messages) explain(c *scene.Context, ref game.Ref) {
	if lines := p.play.table.Tell(p.play.board.boardView(c), ref); len(lines) > 1 {
		c.Hear(synth.Refuse)
		p.say(strings.Join(lines[1:], " · "))
	}
}

// pass lets a tick pass.
func (p *messages) pass() {
	if p.noticeT > 0 {
		if p.noticeT--; p.noticeT == 0 {
			p.notice = ""
		}
	}
}
