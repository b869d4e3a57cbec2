package match

import (
	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/input/app"
	"serenissima/input/match/panel"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// The commands of standing answers.
const (
	cmdStanding display.Command = "standing" // opens and closes their panel
	cmdStand    display.Command = "stand"    // Value: one on offer; lets it stand and gives it
	cmdWithdraw display.Command = "withdraw" // Value: one that stands
)

// The measures of standing answers at unit one.
const (
	standingWidth = 440
	standingRow   = 40
	standingTag   = 26
)

// says is what a standing answer says, in words.
func (p *standingAnswers) says(words *lang.Words, x game.StandingAnswer) string {
	line := table.StandingLine(x)
	return lang.Capital(words.Line(line.Key, line.Args...))
}

// viewButton appends the button that opens the panel.
func (p *standingAnswers) viewButton(c *app.Context, l *display.List, r display.Rect) {
	t := display.Target{Command: cmdStanding}
	widget.AppendButton(l, widget.Button{Rect: r, Icon: "quill", Paper: true, Target: t, Chosen: p.open, Tip: c.Lang.T("standing.open.help"), Label: c.Lang.T("standing.open"),
		Guarded: p.play.clicks.ignoresAll(), State: p.play.StateOf(t)})
}

// A standingLayout is where the parts of the panel lie.
type standingLayout struct {
	panel, heading display.Rect
	offered        []display.Rect
	given          display.Rect // the heading of those that stand, empty if there are none
	rows           []display.Rect
}

// layout lays the panel out in the middle of the board, at its bottom, or beside a sum that is asked
// for.
func (p *standingAnswers) layout(c *app.Context, v *table.View, offered, given int) (at standingLayout) {
	u, f := v.Frame.Unit, &v.Frame
	row, head := max(standingRow*u, f.Reach), panel.HeadHeight(f.Reach, 42*u)
	at.panel = display.Rect{W: min(standingWidth*u, f.Board.W-16*u), H: head + float64(offered+given)*(row+5*u) + 6*u}
	if offered > 0 && given > 0 {
		at.panel.H += 29 * u
	}
	at.panel = p.place(c, v, at.panel)
	pad, y := 12*u, at.panel.Y+head
	below := func(h float64) display.Rect {
		r := display.Rect{X: at.panel.X + pad, Y: y, W: at.panel.W - 2*pad, H: h}
		y += h + 5*u
		return r
	}
	for range offered {
		at.offered = append(at.offered, below(row))
	}
	if offered > 0 && given > 0 {
		at.given = below(24 * u)
	}
	for range given {
		at.rows = append(at.rows, below(row))
	}
	at.heading = display.Rect{X: at.panel.X + 16*u, Y: at.panel.Y + (head-28*u)/2, W: at.panel.W - 70*u - f.Reach, H: 30 * u}
	return at
}

// place is where the panel lies.
func (p *standingAnswers) place(c *app.Context, v *table.View, panel display.Rect) display.Rect {
	u, f := v.Frame.Unit, &v.Frame
	if answers := &p.play.answers; answers.stepper != nil && !p.play.panels.folded() {
		top := max(f.Board.Y, f.FreeLeft)
		return besideSum(panel, answers.layout(c, v), display.Rect{Y: top, W: f.Size.X, H: f.Size.Y - top}.Inset(4*u))
	}
	bottom := f.Bottom
	if f.Shape == layout.Small {
		bottom = f.Size.Y
	}
	panel.X, panel.Y = f.Board.X+(f.Board.W-panel.W)/2, max(f.Board.Y+4*u, bottom-panel.H-8*u)
	return panel
}

// besideSum is where a panel lies in a room and leaves the sum that is asked for in sight: above the
// question if it has room there, else to the right of the sum, else below it.
func besideSum(panel display.Rect, ask answersLayout, room display.Rect) display.Rect {
	const gap = 4
	above, right, below := panel, panel, panel
	right.Y = ask.heading.Y + ask.heading.H
	above.X, above.Y = ask.panel.X, ask.panel.Y-panel.H-gap
	below.X = ask.panel.X + (ask.panel.W-panel.W)/2
	right.X, right.W = ask.stepper.X+ask.stepper.W+gap, min(panel.W, ask.panel.X+ask.panel.W-ask.stepper.X-ask.stepper.W-2*gap)
	below.Y = ask.stepper.Y + ask.stepper.H + gap
	switch {
	case above.Y >= room.Y:
		return above
	case right.W >= 0.6*panel.W:
		return widget.Keep(right, room)
	}
	return widget.Keep(below, room)
}

// view appends the panel: what can stand from now on, and what stands, which a click withdraws.
func (p *standingAnswers) view(c *app.Context, l *display.List, v *table.View) {
	words, u, offered, shown := p.play.words(c), v.Frame.Unit, p.offered(), p.shown()
	at := p.layout(c, v, len(offered), len(shown))
	widget.Paper(l, at.panel)
	title := c.Lang.T("standing.title")
	widget.Heading(l, at.heading, title, widget.Fit(title, display.Caps, 22*u, at.heading.W), display.Left)
	panel.AppendClose(l, c.Lang, at.panel, u, v.Frame.Reach)
	for i, x := range offered {
		t := display.Target{Command: cmdStand, Value: x}
		widget.AppendButton(l, widget.Button{Rect: at.offered[i], Caption: p.says(words, x), Paper: true, Target: t, Guarded: p.play.clicks.ignoresAll(), State: p.play.StateOf(t)})
	}
	if at.given.H > 0 {
		widget.Line(l, at.given, c.Lang.T("standing.given"), display.TextStyle{Font: display.Caps, Size: 17 * u, Color: theme.Rubric})
	}
	for i, index := range shown {
		p.viewGiven(c, l, v, at.rows[i], index)
	}
}

// viewGiven appends one that stands: whose it is, what it says, and a cross that withdraws it.
func (p *standingAnswers) viewGiven(c *app.Context, l *display.List, v *table.View, r display.Rect, index int) {
	x := p.play.host.Standing()[index]
	t := display.Target{Command: cmdWithdraw, Value: x}
	text := p.says(p.play.words(c), x)
	tip := c.Lang.T("standing.withdraw", "what", text)
	widget.AppendButton(l, widget.Button{Rect: r, Paper: true, Target: t, Tip: tip, Label: tip, State: p.play.StateOf(t)})
	side := min(r.H, standingRow*v.Frame.Unit)
	kit.AppendShield(l, display.Point{X: r.X + 0.6*side, Y: r.Center().Y}, 0.62*side, v.Colour(x.By))
	widget.Line(l, display.Rect{X: r.X + 1.1*side, Y: r.Y, W: r.W - 2.1*side, H: r.H}, text, display.TextStyle{Font: display.Sans, Size: min(16*v.Frame.Unit, 0.6*r.H), Color: theme.Ink})
	widget.Line(l, display.Rect{X: r.X + r.W - side, Y: r.Y, W: side, H: r.H}, "×", display.TextStyle{Font: display.Caps, Size: 0.5 * side, Align: display.Center, Color: theme.Rubric})
}

// viewTags shows on the board what stands, each with a cross that withdraws it; in a small frame
// how many do, which opens their panel.
func (p *standingAnswers) viewTags(c *app.Context, l *display.List, v *table.View) {
	shown, u := p.shown(), v.Frame.Unit
	if len(shown) == 0 || p.open {
		return
	}
	words, h := p.play.words(c), max(standingTag*u, v.Frame.Reach)
	at := display.Rect{X: v.Frame.Board.X + 8*u, Y: max(v.Frame.Board.Y, v.Frame.FreeLeft) + 8*u, H: h}
	if v.Frame.Reach > 0 || v.Frame.Shape == layout.Small {
		text := c.Lang.T("standing.count", "n", len(shown))
		at.W = display.Measure(text, display.Caps, 16*u) + 24*u
		t := display.Target{Command: cmdStanding}
		widget.AppendButton(l, widget.Button{Rect: at, Caption: text, Paper: true, Target: t, State: p.play.StateOf(t)})
		return
	}
	for _, index := range shown {
		at.W = min(v.Frame.Board.W/2, display.Measure(p.says(words, p.play.host.Standing()[index]), display.Sans, min(16*u, 0.6*h))+2.2*h)
		p.viewGiven(c, l, v, at, index)
		at.Y += h + 4*u
	}
}
