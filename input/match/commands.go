package match

import (
	"serenissima/input/scene"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/synth"
	"serenissima/render/table"
)

// always handles what works at any time: menu, log, undo, camera. It reports
// whether the frame is used up.
func (p *Play) always(c *scene.Context, f control.Frame, hit *display.Hit) (scene.Nav, bool) {
	var cmd display.Command
	if f.Tap && hit != nil && !hit.Off {
		cmd = hit.Target.Command
	}
	asked := func(x display.Command) bool { return cmd == x || f.Has(x) }
	switch {
	case f.Has(control.Cancel) && (p.gestures.trigger != nil || p.panels.closeTop()):
	case p.chronicle.logOpen && p.chronicle.drawLog(c, f):
	case asked(control.Menu), f.Has(control.Cancel):
		p.board.hover = display.Target{} // it is covered now
		var advise func(*scene.Context)
		if p.advice.hint == nil && p.advice.canAdvise(c) {
			advise = p.advice.askAdvice
		}
		var threats func()
		if p.board.warns() {
			threats = func() { p.board.threats = !p.board.threats }
		}
		return scene.Push(scene.NewMenu(scene.MenuOf{Match: p.match, Viewer: p.now.Viewer, Advise: advise, Threats: threats, Beats: p.chronicle.seen(), Voyage: p.Voyage(), Ending: p.controller.ending})), true
	case cmd == cmdRule:
		about := scene.NewRules(c, p.info.ID, p.Rule(c))
		p.board.hover = display.Target{} // it is covered now
		return scene.Push(about), true
	case asked(control.Advice):
		p.advice.askAdvice(c)
	case cmd == cmdFollow && p.advice.adviceShown() && !p.clicks.ignores(hit.Target, p.now.Things):
		p.advice.follow(c)
	case asked(control.Threats) && p.board.warns():
		p.board.threats = !p.board.threats
		c.Sound.Hear(synth.Page)
	case cmd == scene.CmdAccounts:
		p.board.hover = display.Target{} // it is covered now
		return scene.Push(scene.NewAccounts(c, p.match, p.chronicle.seen())), true
	case asked(control.Undo):
		p.controller.undo(c)
	case asked(control.Redo):
		p.controller.redo(c)
	case asked(control.Restart):
		p.controller.restart(c)
	case asked(control.Log):
		c.Sound.Hear(synth.Page)
		p.chronicle.logOpen, p.chronicle.scroll, p.advice.hint, p.chronicle.picked = !p.chronicle.logOpen, 0, nil, 0
	case asked(control.Speed):
		p.notice.say(c.Lang.T("play.speed", "speed", c.Lang.T("settings.speed."+string(p.seating.nextSpeed(c)))))
	case asked(scene.CmdResult) && p.controller.ending != nil:
		p.board.hover = display.Target{} // it is covered now
		p.controller.ending.Offset = 0
		return scene.Push(p.controller.ending), true
	case cmd == table.CmdLens:
		p.board.look(hit.Target.Ref)
	case cmd == cmdStanding:
		p.standingAnswers.open = !p.standingAnswers.open
	case cmd == cmdWithdraw:
		p.standingAnswers.withdraw(c, hit.Target.Index)
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
		p.controller.backTo(c, p.chronicle.story[p.chronicle.picked-1].beat)
	case cmd == cmdRound && p.chronicle.roundup != nil && p.tutorial.lesson == nil:
		return scene.Push(NewReplay(c, p.match, p.now.Viewer, p.chronicle.roundup.lines[hit.Target.Index].beat-1, p.controller.ending)), true
	case cmd == cmdWatch && p.tutorial.lesson == nil:
		return scene.Push(NewReplay(c, p.match, p.now.Viewer, p.chronicle.story[p.chronicle.picked-1].beat, p.controller.ending)), true
	case cmd == cmdClose:
		p.panels.closeTop()
	case cmd == cmdSkip:
		p.controller.hurry = true
		p.clicks.guard()
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
