package match

import (
	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/input/scene"
	"serenissima/render/op"
	"serenissima/render/table"
	"serenissima/render/ui"
)

// cmdBatch does what is often done together: the batch of the open group.
const cmdBatch op.Command = "batch"

// batch is what the open group does at once, as much of it as is possible now; nil if that is
// less than two actions.
func (p *panels) batch() []game.Action {
	if p.group < 0 || p.sheet() {
		return nil
	}
	for _, b := range p.play.now.controls.Batch {
		if b.Group != p.play.now.controls.Groups[p.group].Name {
			continue
		}
		if n, _ := p.play.now.affords(b.Plan); n > 1 {
			return b.Plan[:n]
		}
	}
	return nil
}

// batchCaption is what a button for several actions says: what they are together, and what
// they cost or bring.
func (p *panels) batchCaption(words *lang.Words, plan []game.Action) string {
	cost := p.play.now.costs(plan)
	for _, b := range p.play.now.controls.Batch {
		if b.Group == p.play.now.controls.Groups[p.group].Name {
			return words.Line("batch."+b.Name, "n", max(cost, -cost))
		}
	}
	return ""
}

// viewBatch appends the button of the batch at the right end of a line, and returns where it
// begins.
func (p *panels) viewBatch(c *scene.Context, l *op.List, v *table.View, line op.Rect) float64 {
	plan := p.batch()
	if plan == nil {
		return line.X + line.W
	}
	words, u := p.play.words(c), v.Frame.Unit
	t := op.Target{Command: cmdBatch}
	b := ui.Button{Caption: p.batchCaption(words, plan), Target: t, Tip: p.play.now.planTip(words, plan), Asleep: p.play.nap.all > 0, WidgetState: p.play.StateOf(t)}
	w := min(line.W*0.62, op.Measure(b.Caption, op.Caps, 18*u)+28*u)
	b.Rect = op.Rect{X: line.X + line.W - w, Y: line.Y, W: w, H: line.H}
	if p.play.advice.proposes(plan...) {
		b.Mark = adviceSign
	}
	ui.AppendButton(l, b)
	return b.Rect.X
}
