package match

import (
	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/input/scene"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/ui"
)

// cmdBatch does what is often done together: the batch of the open group, or of a question.
const cmdBatch display.Command = "batch"

// batchGroup is the name of the group whose batch is offered now: that which is open, or none for
// a question.
func (p *panels) batchGroup() (name string, ok bool) {
	switch {
	case len(p.play.now.legal) == 0 || p.play.tutorial.lesson != nil: // a voyage goes step by step
		return "", false
	case p.play.now.modal():
		return "", true
	case p.group < 0 || p.sheet():
		return "", false
	}
	return p.play.now.controls.Groups[p.group].Name, true
}

// batch is what can be done at once, as much of it as is possible now; nil if there is none.
func (p *panels) batch() (*table.Batch, []game.Action) {
	group, ok := p.batchGroup()
	if !ok {
		return nil, nil
	}
	for i := range p.play.now.controls.Batch {
		if b := &p.play.now.controls.Batch[i]; b.Group == group {
			if plan := b.Offered(p.play.now.view); plan != nil {
				return b, plan
			}
		}
	}
	return nil, nil
}

// doBatch does it.
func (p *panels) doBatch(c *scene.Context) {
	b, plan := p.batch()
	if b == nil || p.play.gestures.arms(c, plan[0]) {
		return
	}
	if p.plans() {
		plan = b.Plan // others may let it go on where nothing can be foreseen
	}
	p.play.controller.begin(c, plan)
}

// plans reports whether ways are chosen to be taken later, rather than taken at once.
func (p *panels) plans() bool {
	return p.group >= 0 && p.play.now.controls.Groups[p.group].Plans && p.choice == nil && p.play.tutorial.lesson == nil
}

// planned are the ways that have been chosen to be taken later.
func (p *panels) planned() []game.Action {
	if !p.plans() || p.play.board.hover.Command == cmdBatch { // it is meant there
		return nil
	}
	b, _ := p.batch()
	if b == nil {
		return nil
	}
	return b.Plan
}

// batchCaption is what a button for several actions says: what they are together, and what
// they cost or bring.
func (p *panels) batchCaption(words *lang.Words, b *table.Batch, plan []game.Action) string {
	caption := b.Caption(p.play.now.costs(plan))
	return words.Line(caption.Key, caption.Args...)
}

// viewBatch appends the button of the batch at the right end of a line, and returns where it
// begins.
func (p *panels) viewBatch(c *scene.Context, l *display.List, v *table.View, line display.Rect) float64 {
	batch, plan := p.batch()
	if batch == nil {
		return line.X + line.W
	}
	words, u := p.play.words(c), v.Frame.Unit
	t := display.Target{Command: cmdBatch}
	b := ui.Button{Caption: p.batchCaption(words, batch, plan), Target: t, Tip: p.play.now.planTip(words, plan), WidgetState: p.play.StateOf(t)}
	w := min(line.W*0.62, display.Measure(b.Caption, display.Caps, 18*u)+28*u)
	b.Rect = display.Rect{X: line.X + line.W - w, Y: line.Y, W: w, H: line.H}
	b.Asleep = p.play.clicks.ignoresAt(b.Rect)
	if p.play.advice.proposes(plan...) {
		b.Mark = adviceSign
	}
	ui.AppendButton(l, b)
	return b.Rect.X
}
