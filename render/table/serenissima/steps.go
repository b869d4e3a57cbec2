package serenissima

import (
	"strings"

	"serenissima/game"
	rules "serenissima/game/serenissima"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// The steps of an activation (section 4 of the rules), and what can be done
// instead of them (section 5).
const (
	stepLoad = iota + 1
	stepSail
	stepTrade // or fight
	stepInvest
)

var stepNames = [...]string{stepLoad: "load", stepSail: "sail", stepTrade: "trade", stepInvest: "invest"}

// stepOf is the step that a prompt belongs to, zero if no galley is at work.
func stepOf(p game.Prompt) int {
	switch p {
	case rules.Activate, rules.Loading:
		return stepLoad
	case rules.Sailing, rules.AskPassage:
		return stepSail
	case rules.Arrived, rules.Selling, rules.Fighting, rules.Thwarted, rules.AskSale, rules.AskLanding,
		rules.BattleRound, rules.FortVolley, rules.AskFightOn, rules.Occupy, rules.Loot:
		return stepTrade
	case rules.Investing:
		return stepInvest
	}
	return 0
}

// DrawSteps implements table.Table: the steps of the active galley, those behind it
// ticked off, the present one marked.
func (Table) DrawSteps(l *display.List, r display.Rect, v *table.View, size float64, paper bool) bool {
	s := v.State.(*rules.State)
	now := stepOf(s.Decision().Prompt)
	if now == 0 || s.Mover() == game.Nobody || subject(s) != s.Active {
		return false
	}
	steps := []int{stepLoad, stepSail, stepTrade}
	if now == stepInvest {
		steps = []int{stepInvest}
	}
	text, dim, mark := theme.Gold, theme.CreamDim, theme.Gold
	if paper {
		text, dim, mark = theme.Rubric, theme.Brown, theme.Rubric
	}
	const tick, gap = 0.9, 1.0 // in letters, like widths
	captions := make([]string, len(steps))
	measure := func() (width float64) {
		for i, step := range steps {
			width += display.Measure(captions[i], display.Caps, 1000) / 1000
			if i > 0 {
				width += gap
			}
			if step < now && len(steps) > 1 {
				width += tick
			}
		}
		return width
	}
	for i, step := range steps {
		captions[i] = v.Say("board.step." + stepNames[step])
	}
	if measure()*widget.MinText > r.W { // of the others there is room for the numbers alone
		for i, step := range steps {
			if step != now {
				captions[i], _, _ = strings.Cut(captions[i], " ")
			}
		}
	}
	if measure()*widget.MinText > r.W { // not even for those
		captions, steps = []string{v.Say("board.step." + stepNames[now])}, []int{now}
	}
	size = max(widget.MinText, min(size, r.W/measure()))
	x, base := r.X, r.Y+r.H/2+display.Ascent(size)/2
	for i, step := range steps {
		c := dim
		if step == now {
			c = text
		}
		w := display.Measure(captions[i], display.Caps, size)
		l.Print(x, base, captions[i], display.TextStyle{Font: display.Caps, Size: size, Color: c})
		if step == now {
			l.Fill(display.Rect{X: x, Y: base + size*0.24, W: w, H: max(1.5, size*0.12)}, 0, mark)
		}
		hit := r.Column(x, w)
		x += w
		if step < now {
			widget.Icon(l, "check-mark", display.Point{X: x + tick*size/2, Y: r.Y + r.H/2}, size*0.75, c)
			x += tick * size
			hit.W += tick * size
		}
		l.Hit(display.Hit{Rect: hit, Target: display.Target{Command: table.CmdAbout, Ref: game.Count(step)}, Tip: v.Say("board.step." + stepNames[step] + ".help")})
		x += gap * size
	}
	return true
}
