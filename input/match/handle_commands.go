package match

import (
	"serenissima/game"
	"slices"

	"serenissima/input/app"
	"serenissima/input/match/panel"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/table"
)

// handleGlobalCommands handles what works at any time: the commands, the panels, and the
// camera. It reports whether the frame is used up.
func (p *Play) handleGlobalCommands(c *app.Context, f control.Frame, hit *display.Hit) (app.Nav, bool) {
	var cmd display.Command
	if f.Tap && hit != nil && !hit.Off {
		cmd = hit.Target.Command
	}
	var x *command
	if cmd != "" || len(f.Commands) > 0 { // a still frame takes no memory
		x = globalCommand(p, append(slices.Clone(f.Commands), cmd)...)
	}
	if f.Has(control.Cancel) && (p.gestures.cancelled != nil || p.panels.closeTop(deskOf(p, c))) {
		return app.Nav{}, true
	}
	p.ticking = look(p, c)
	if intent, used := p.handPanels(&p.ticking, f, hit); used {
		return p.controller.carryOut(c, intent), true
	}
	switch {
	case f.Has(control.Cancel):
		p.board.hover = display.Target{} // it is covered now
		return openMenu(p, c), true
	case x != nil:
		nav := x.do(p, c)
		if nav != (app.Nav{}) {
			p.board.hover = display.Target{} // it is covered now
		}
		return nav, true
	case cmd == table.CmdOverlay:
		p.board.look(hit.Target.Ref)
	case cmd == cmdStanding:
		p.standingAnswers.open = !p.standingAnswers.open
	case cmd == cmdWithdraw:
		p.standingAnswers.withdraw(c, hit.Target.Value.(game.StandingAnswer))
	case cmd == panel.CmdClose:
		p.panels.closeTop(deskOf(p, c))
	case f.Wheel != 0 && f.Inside && p.panels.paged(c, f.Pointer):
		p.panels.turn(c, -f.Wheel)
	default:
		if f.JustPressed && p.gestures.canDrag(hit) { // it is dragged, not the chart
			return app.Nav{}, false
		}
		moved := p.board.moveCamera(f, hit)
		if moved {
			p.board.autoPan.touched()
		}
		return app.Nav{}, moved
	}
	return app.Nav{}, true
}
