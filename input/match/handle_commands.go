package match

import (
	"slices"

	"serenissima/input/scene"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/table"
)

// handleGlobalCommands handles what works at any time: the commands, what lies in the log, and the
// camera. It reports whether the frame is used up.
func (p *Play) handleGlobalCommands(c *scene.Context, f control.Frame, hit *display.Hit) (scene.Nav, bool) {
	var cmd display.Command
	if f.Tap && hit != nil && !hit.Off {
		cmd = hit.Target.Command
	}
	x := globalCommand(append(slices.Clone(f.Commands), cmd)...)
	switch {
	case f.Has(control.Cancel) && (p.gestures.trigger != nil || p.panels.closeTop()):
	case p.chronicle.logOpen && p.chronicle.drawLog(c, f):
	case f.Has(control.Cancel):
		p.board.hover = display.Target{} // it is covered now
		return openMenu(p, c), true
	case x != nil:
		nav := x.do(p, c)
		if nav != (scene.Nav{}) {
			p.board.hover = display.Target{} // it is covered now
		}
		return nav, true
	case cmd == cmdFollow && p.advice.adviceShown() && !p.clicks.ignores(hit.Target, p.now.Things):
		p.advice.follow(c)
	case cmd == table.CmdLens:
		p.board.look(hit.Target.Ref)
	case cmd == cmdStanding:
		p.standingAnswers.open = !p.standingAnswers.open
	case cmd == cmdWithdraw:
		p.standingAnswers.withdraw(c, hit.Target.Index)
	case cmd == cmdTiding && p.chronicle.logOpen:
		p.chronicle.pickTiding(c, hit.Target.Index)
	case cmd == cmdTiding:
		p.chronicle.showWhere(c, hit.Target.Index)
	case cmd == cmdWhere:
		p.chronicle.showWhere(c, p.chronicle.picked-1)
	case cmd == cmdBackTo:
		p.controller.backTo(c, p.chronicle.story[p.chronicle.picked-1].beat)
	case cmd == cmdRound && p.chronicle.roundup != nil && p.tutorial.lesson == nil:
		return scene.Push(NewReplay(c, p.match, p.now.Viewer, p.chronicle.roundup.lines[hit.Target.Index].beat-1, p.controller.ending)), true
	case cmd == cmdWatch && p.tutorial.lesson == nil:
		return scene.Push(NewReplay(c, p.match, p.now.Viewer, p.chronicle.story[p.chronicle.picked-1].beat, p.controller.ending)), true
	case cmd == cmdClose:
		p.panels.closeTop()
	case cmd == cmdScrollU, p.chronicle.logOpen && f.Wheel > 0:
		p.chronicle.scroll = min(p.chronicle.scroll+1, max(0, len(p.chronicle.shown())-1))
	case cmd == cmdScrollD, p.chronicle.logOpen && f.Wheel < 0:
		p.chronicle.scroll = max(0, p.chronicle.scroll-1)
	case f.Wheel != 0 && f.Inside && p.panels.paged(c, f.Pointer):
		p.panels.turn(c, -f.Wheel)
	default:
		if f.JustPressed && p.gestures.liftable(hit) { // it is dragged, not the chart
			return scene.Nav{}, false
		}
		moved := p.board.moveCamera(f, hit)
		if moved {
			p.board.pursuit.touched()
		}
		return scene.Nav{}, moved
	}
	return scene.Nav{}, true
}
