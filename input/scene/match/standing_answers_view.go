package match

import (
	"serenissima/assets/lang"
	"serenissima/input/scene"
	"serenissima/render/layout"
	"serenissima/render/op"
	"serenissima/render/table"
	"serenissima/render/table/pieces"
	"serenissima/render/theme"
	"serenissima/render/ui"
)

// The commands of standing answers.
const (
	cmdStanding op.Command = "standing" // opens and closes their panel
	cmdStand    op.Command = "stand"    // Index: of those on offer; lets it stand and gives it
	cmdWithdraw op.Command = "withdraw" // Index: of those that stand
)

// The measures of standing answers at unit one.
const (
	standingWidth = 440
	standingRow   = 40
	standingTag   = 26
)

// says is what a standing answer says, in words.
func (p *standingAnswers) says(words *lang.Words, x table.StandingAnswer) string {
	line := x.Line()
	return lang.Capital(words.Line(line.Key, line.Args...))
}

// viewButton appends the button that opens the panel.
func (p *standingAnswers) viewButton(c *scene.Context, l *op.List, r op.Rect) {
	t := op.Target{Command: cmdStanding}
	ui.AppendButton(l, ui.Button{Rect: r, Icon: "quill", Paper: true, Target: t, Chosen: p.open, Tip: c.Lang.T("standing.open.help"), Label: c.Lang.T("standing.open"),
		Asleep: p.play.nap.all > 0, WidgetState: p.play.StateOf(t)})
}

// A standingLayout is where the parts of the panel lie.
type standingLayout struct {
	panel, heading op.Rect
	offered        []op.Rect
	given          op.Rect // the heading of those that stand, empty if there are none
	rows           []op.Rect
}

// layout lays the panel out in the middle of the board, at its bottom.
func (p *standingAnswers) layout(v *table.View, offered, given int) (at standingLayout) {
	u, f := v.Frame.Unit, &v.Frame
	pad, row := 12*u, max(standingRow*u, f.Reach)
	w := min(standingWidth*u, f.Board.W-16*u)
	head := panelHead(f.Reach, 42*u)
	y := head
	below := func(h float64) op.Rect {
		r := op.Rect{X: pad, Y: y, W: w - 2*pad, H: h}
		y += h + 5*u
		return r
	}
	for range offered {
		at.offered = append(at.offered, below(row))
	}
	if given > 0 {
		if offered > 0 {
			at.given = below(24 * u)
		}
		for range given {
			at.rows = append(at.rows, below(row))
		}
	}
	bottom := f.Bottom
	if f.Shape == layout.Small {
		bottom = f.Size.Y
	}
	at.panel = op.Rect{X: f.Board.X + (f.Board.W-w)/2, W: w, H: y + 6*u}
	at.panel.Y = max(f.Board.Y+4*u, bottom-at.panel.H-8*u)
	at.heading = op.Rect{X: 16 * u, Y: (head - 28*u) / 2, W: w - 70*u - f.Reach, H: 30 * u}
	for _, r := range append([]*op.Rect{&at.heading, &at.given}, append(pointers(at.offered), pointers(at.rows)...)...) {
		r.X, r.Y = r.X+at.panel.X, r.Y+at.panel.Y
	}
	return at
}

// view appends the panel: what can stand from now on, and what stands, which a click withdraws.
func (p *standingAnswers) view(c *scene.Context, l *op.List, v *table.View) {
	words, u, offered, shown := p.play.words(c), v.Frame.Unit, p.offered(), p.shown()
	at := p.layout(v, len(offered), len(shown))
	ui.Paper(l, at.panel)
	title := c.Lang.T("standing.title")
	ui.Heading(l, at.heading, title, ui.Fit(title, op.Caps, 22*u, at.heading.W), op.Left)
	p.play.panels.closeButton(c, l, at.panel, u, v.Frame.Reach)
	for i, x := range offered {
		t := op.Target{Command: cmdStand, Index: i}
		ui.AppendButton(l, ui.Button{Rect: at.offered[i], Caption: p.says(words, x), Paper: true, Target: t, Asleep: p.play.nap.all > 0, WidgetState: p.play.StateOf(t)})
	}
	if at.given.H > 0 {
		ui.Line(l, at.given, c.Lang.T("standing.given"), op.TextStyle{Font: op.Caps, Size: 17 * u, Color: theme.Rubric})
	}
	for i, index := range shown {
		p.viewGiven(c, l, v, at.rows[i], index)
	}
}

// viewGiven appends one that stands: whose it is, what it says, and a cross that withdraws it.
func (p *standingAnswers) viewGiven(c *scene.Context, l *op.List, v *table.View, r op.Rect, index int) {
	x, t := p.given[index], op.Target{Command: cmdWithdraw, Index: index}
	text := p.says(p.play.words(c), x)
	tip := c.Lang.T("standing.withdraw", "what", text)
	ui.AppendButton(l, ui.Button{Rect: r, Paper: true, Target: t, Tip: tip, Label: tip, WidgetState: p.play.StateOf(t)})
	side := min(r.H, standingRow*v.Frame.Unit)
	pieces.AppendShield(l, op.Point{X: r.X + 0.6*side, Y: r.Center().Y}, 0.62*side, v.Colour(x.By))
	ui.Line(l, op.Rect{X: r.X + 1.1*side, Y: r.Y, W: r.W - 2.1*side, H: r.H}, text, op.TextStyle{Font: op.Sans, Size: min(16*v.Frame.Unit, 0.6*r.H), Color: theme.Ink})
	ui.Line(l, op.Rect{X: r.X + r.W - side, Y: r.Y, W: side, H: r.H}, "×", op.TextStyle{Font: op.Caps, Size: 0.5 * side, Align: op.Center, Color: theme.Rubric})
}

// viewTags shows on the board what stands, each with a cross that withdraws it; in a small frame
// how many do, which opens their panel.
func (p *standingAnswers) viewTags(c *scene.Context, l *op.List, v *table.View) {
	shown, u := p.shown(), v.Frame.Unit
	if len(shown) == 0 || p.open {
		return
	}
	words, h := p.play.words(c), max(standingTag*u, v.Frame.Reach)
	at := op.Rect{X: v.Frame.Board.X + 8*u, Y: max(v.Frame.Board.Y, v.Frame.FreeLeft) + 8*u, H: h}
	if v.Frame.Reach > 0 || v.Frame.Shape == layout.Small {
		text := c.Lang.T("standing.count", "n", len(shown))
		at.W = op.Measure(text, op.Caps, 16*u) + 24*u
		t := op.Target{Command: cmdStanding}
		ui.AppendButton(l, ui.Button{Rect: at, Caption: text, Paper: true, Target: t, WidgetState: p.play.StateOf(t)})
		return
	}
	for _, index := range shown {
		at.W = min(v.Frame.Board.W/2, op.Measure(p.says(words, p.given[index]), op.Sans, min(16*u, 0.6*h))+2.2*h)
		p.viewGiven(c, l, v, at, index)
		at.Y += h + 4*u
	}
}
