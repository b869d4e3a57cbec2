package match

import (
	"serenissima/input/scene"
	"serenissima/render/synth"
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
	if p.tutorial.lesson != nil {
		p.messages.say(c.Lang.T("learn.rewind"))
		return
	}
	if !p.match.UndoTo(n) {
		c.Hear(synth.Refuse)
		p.messages.say(c.Lang.T("play.undo." + string(p.match.Barrier())))
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
		p.messages.say(c.Lang.T("play.redo.nothing"))
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
