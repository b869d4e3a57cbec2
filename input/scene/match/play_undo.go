package match

import (
	"serenissima/input"
	"serenissima/input/scene"
	"serenissima/render/op"
	"serenissima/render/synth"
	"serenissima/render/ui"
)

// undo takes a decision back, or says why that is not possible.
func (p *Play) undo(c *scene.Context) { p.backTo(c, p.match.Len()-1) }

// restart takes back what the galley has done since it was to act: its whole turn,
// or as much of it as can be.
func (p *Play) restart(c *scene.Context) { p.backTo(c, p.turnStart()) }

// turnStart is the number of entries before the turn that is under way, or before
// the last one if that has just ended; if a part of it cannot be undone, before
// what can.
func (p *Play) turnStart() int {
	back := p.match.Back()
	for i := len(back) - 1; i > 0; i-- {
		if p.table.Prompt(back[i].Decision().Prompt).Fresh {
			return p.match.Firm() + i
		}
	}
	return min(p.match.Firm(), p.match.Len()-1)
}

// backTo takes back all decisions behind the first n entries, or says why that is
// not possible.
func (p *Play) backTo(c *scene.Context, n int) {
	if p.lesson != nil {
		p.say(c.Lang.T("learn.rewind"))
		return
	}
	if !p.match.UndoTo(n) {
		c.Hear(synth.Refuse)
		p.say(c.Lang.T("play.undo." + string(p.match.Barrier())))
		return
	}
	c.Hear(synth.Page)
	p.plan, p.bots.brain, p.chronicle.picked = nil, nil, 0 // a bot may have begun to think
	p.chronicle.retell(c)
	p.refresh()
	p.timeline.Reset()
	p.recall(0)
	p.save(c)
}

// redo makes the decision again that was taken back last.
func (p *Play) redo(c *scene.Context) {
	beats := p.match.Redo()
	if beats == nil {
		c.Hear(synth.Refuse)
		p.say(c.Lang.T("play.redo.nothing"))
		return
	}
	p.plan, p.bots.brain, p.chronicle.picked = nil, nil, 0
	for _, b := range beats {
		p.chronicle.tell(c, b)
	}
	p.show(beats)
	p.refresh()
	p.save(c)
}

// viewUndo appends the button that takes a decision back and, where there is room,
// beside it those that take the whole turn back and make a decision again.
func (p *Play) viewUndo(c *scene.Context, l *op.List, r op.Rect, u, reach float64) {
	const narrow, low = 96, 66
	words := max(op.Measure(c.Lang.T("play.redo"), op.Caps, ui.MinText), op.Measure(c.Lang.T("play.restart"), op.Caps, ui.MinText))
	if r.W < narrow*u || r.H < low*u || reach > 0 && (r.H < 2*reach+4*u || 0.44*r.W-4*u < reach) || 0.8*(0.44*r.W-4*u) < words {
		p.viewSteps(c, l, []op.Rect{r}, false)
		return
	}
	gap := 4 * u
	left := op.Rect{X: r.X, Y: r.Y, W: r.W * 0.56, H: r.H}
	right := op.Rect{X: r.X + left.W + gap, Y: r.Y, W: r.W - left.W - gap, H: (r.H - gap) / 2}
	below := right
	below.Y += right.H + gap
	p.viewSteps(c, l, []op.Rect{left, right, below}, false)
}

// viewSteps appends the buttons that lead back and on, as many as there are
// places: undo, the whole turn, redo.
func (p *Play) viewSteps(c *scene.Context, l *op.List, places []op.Rect, paper bool) {
	can, why := p.match.CanUndo()
	list := [...]ui.Button{
		{Icon: "anticlockwise-rotation", Caption: c.Lang.T("play.undo"), Target: op.Target{Command: input.Undo}, Off: !can, Tip: c.Lang.T("play.undo.help")},
		{Caption: c.Lang.T("play.restart"), Target: op.Target{Command: input.Restart}, Off: !can, Tip: c.Lang.T("play.restart.help")},
		{Caption: c.Lang.T("play.redo"), Target: op.Target{Command: input.Redo}, Off: !p.match.CanRedo(), Tip: c.Lang.T("play.redo.help")},
	}
	for i, r := range places {
		b := list[i]
		b.Rect, b.Paper, b.Look = r, paper, ui.Look{Hover: p.board.hover == b.Target}
		if long := c.Lang.T("play.restart.long"); b.Target.Command == input.Restart && op.Measure(long, op.Caps, 16) < r.W*0.8 {
			b.Caption = long
		}
		switch {
		case b.Off && b.Target.Command == input.Redo:
			b.Tip = c.Lang.T("play.redo.nothing")
		case b.Off:
			b.Tip = c.Lang.T("play.undo." + string(why))
		}
		ui.AppendButton(l, b)
	}
}
