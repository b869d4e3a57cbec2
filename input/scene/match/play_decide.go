package match

import (
	"slices"

	"serenissima/input"
	"serenissima/input/scene"
	"serenissima/render/op"
	"serenissima/render/synth"
)

// always handles what works at any time: menu, log, undo, camera. It reports
// whether the frame is used up.
func (p *Play) always(c *scene.Context, f input.Frame, hit *op.Hit) (scene.Nav, bool) {
	var cmd op.Command
	if f.Tap && hit != nil && !hit.Off {
		cmd = hit.Target.Command
	}
	asked := func(x op.Command) bool { return cmd == x || f.Has(x) }
	switch {
	case f.Has(input.Cancel) && (p.gestures.trigger != nil || p.panels.closeTop()):
	case p.chronicle.logOpen && p.chronicle.drawLog(c, f):
	case asked(input.Menu), f.Has(input.Cancel):
		p.board.hover = op.Target{} // it is covered now
		var advise func(*scene.Context)
		if p.advice.hint == nil && p.advice.canAdvise(c) {
			advise = p.advice.askAdvice
		}
		return scene.Push(scene.NewMenu(scene.MenuOf{Match: p.match, Viewer: p.now.viewer, Advise: advise, Voyage: p.Voyage(), Ending: p.ending})), true
	case cmd == cmdRule:
		about := scene.NewRules(c, p.match, p.Rule())
		p.board.hover = op.Target{} // it is covered now
		return scene.Push(about), true
	case asked(input.Advice):
		p.advice.askAdvice(c)
	case asked(input.Undo):
		p.undo(c)
	case asked(input.Redo):
		p.redo(c)
	case asked(input.Restart):
		p.restart(c)
	case asked(input.Log):
		c.Hear(synth.Page)
		p.chronicle.logOpen, p.chronicle.scroll, p.advice.hint, p.chronicle.picked = !p.chronicle.logOpen, 0, nil, 0
	case asked(input.Speed):
		p.seating.nextSpeed(c)
	case asked(scene.CmdResult) && p.ending != nil:
		p.board.hover = op.Target{} // it is covered now
		return scene.Push(p.ending), true
	case cmd == cmdTable:
		p.board.sheetOpen = !p.board.sheetOpen
	case cmd == cmdFind:
		p.board.find(c)
	case cmd == cmdTiding && p.chronicle.logOpen:
		p.chronicle.pickTiding(c, hit.Target.Index)
	case cmd == cmdTiding:
		p.chronicle.showWhere(c, hit.Target.Index)
	case cmd == cmdWhere:
		p.chronicle.showWhere(c, p.chronicle.picked-1)
	case cmd == cmdBackTo:
		p.backTo(c, p.chronicle.story[p.chronicle.picked-1].beat)
	case cmd == cmdWatch && p.tutorial.lesson == nil:
		return scene.Push(NewReplay(c, p.match, p.now.viewer, p.chronicle.story[p.chronicle.picked-1].beat, p.ending)), true
	case cmd == cmdClose:
		p.panels.closeTop()
	case cmd == cmdSkip:
		p.hurry = true
		p.nap.lull()
	case cmd == cmdScrollU, p.chronicle.logOpen && f.Wheel > 0:
		p.chronicle.scroll = min(p.chronicle.scroll+1, max(0, len(p.chronicle.shown())-1))
	case cmd == cmdScrollD, p.chronicle.logOpen && f.Wheel < 0:
		p.chronicle.scroll = max(0, p.chronicle.scroll-1)
	default:
		return scene.Nav{}, p.board.moveCamera(f, hit)
	}
	return scene.Nav{}, true
}

// decide lets a person point at things.
func (p *Play) decide(c *scene.Context, f input.Frame, hit *op.Hit) {
	if len(p.plan) > 0 {
		next := p.plan[0]
		p.plan = p.plan[1:]
		if slices.Contains(p.now.legal, next) {
			told, ticks := p.messages.notice, p.messages.noticeT // what the way has cost
			p.do(c, next)
			if p.messages.notice == "" {
				p.messages.notice, p.messages.noticeT = told, ticks
			}
			return
		}
		p.plan = nil
	}
	switch {
	case p.gestures.drag != nil:
		p.gestures.carryOn(c, f, hit)
	case f.JustPressed && hit != nil && !p.nap.sleeps(hit.Target) && (hit.Target.Command == cmdPiece || hit.Target.Command == cmdSource):
		c.Hear(synth.Click)
		p.gestures.drag = &carry{what: hit.Target.Ref, from: p.now.holds[hit.Target.Index].Place}
	case f.Tap:
		p.gestures.tap(c, c.At(f.TapAt))
	}
}
