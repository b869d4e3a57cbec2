package match

import (
	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/input/app"
	"serenissima/input/match/panel"
	"serenissima/input/match/position"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/widget"
)

// planned are the ways that have been chosen to be taken later.
func (p *panels) planned() []game.Action {
	if !p.scope().Plans() || p.play.board.hover.Command == position.CmdBatch { // it is meant there
		return nil
	}
	b, _ := p.scope().Batch()
	if b == nil {
		return nil
	}
	return b.Plan
}

// batchCaption is what a button for several actions says: what they are together, and what
// they cost or bring.
func (p *panels) batchCaption(words *lang.Words, b *table.Batch, plan []game.Action) string {
	caption := b.Caption(p.play.now.Cost(plan))
	return words.Line(caption.Key, caption.Args...)
}

// viewBatch appends the button of the batch at the right end of a line, and returns where it
// begins.
func (p *panels) viewBatch(c *app.Context, l *display.List, v *table.View, line display.Rect) float64 {
	batch, plan := p.scope().Batch()
	if batch == nil {
		return line.X + line.W
	}
	words, u := p.play.words(c), v.Frame.Unit
	t := display.Target{Command: position.CmdBatch}
	b := widget.Button{Caption: p.batchCaption(words, batch, plan), Target: t, Tip: p.play.now.PlanTip(words, plan), State: p.play.StateOf(t)}
	w := min(line.W*0.62, display.Measure(b.Caption, display.Caps, 18*u)+28*u)
	b.Rect = display.Rect{X: line.X + line.W - w, Y: line.Y, W: w, H: line.H}
	b.Asleep = p.play.clicks.ignoresAt(b.Rect)
	if p.play.captain.Proposes(plan...) {
		b.Mark = panel.AdviceSign
	}
	widget.AppendButton(l, b)
	return b.Rect.X
}
