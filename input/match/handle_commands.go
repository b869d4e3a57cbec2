package match

import (
	"slices"

	"serenissima/game"
	"serenissima/input/app"
	"serenissima/input/match/pages"
	"serenissima/input/match/panel"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/synth"
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
		x = p.ticking.command(append(slices.Clone(f.Commands), cmd)...)
	}
	if f.Has(control.Cancel) && (p.gestures.cancelled != nil || p.closeTop()) {
		return app.Nav{}, true
	}
	if intent, used := p.handlePanels(&p.ticking, f, hit); used {
		return p.fulfil(c, intent), true
	}
	switch {
	case f.Has(control.Cancel):
		return p.carryOut(c, control.Menu), true
	case x != nil:
		return p.carryOut(c, x.ID), true
	case cmd == table.CmdOverlay:
		p.board.toggleOverlay(hit.Target.Ref)
	case cmd == panel.CmdClose:
		p.closeTop()
	default:
		if f.JustPressed && p.gestures.canDrag(&p.ticking.situation, hit) { // it is dragged, not the chart
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

// carryOut does what one of the commands asks for.
func (p *Play) carryOut(c *app.Context, cmd display.Command) (nav app.Nav) {
	d := p.desk(c)
	switch cmd {
	case app.CmdAccounts:
		nav = app.Push(pages.NewAccounts(c, p.host, p.history.Seen()))
	case control.Advice:
		p.askAdvice(&d)
	case table.CmdFolded:
		p.board.sheetOpen = !p.board.sheetOpen
	case control.Speed:
		p.notice.say(speedText(c, p.seating.nextSpeed(c)))
	case app.CmdResult:
		if p.ending != nil {
			p.ending.Rewind()
			nav = app.Push(p.ending)
		}
	case control.Undo:
		p.takeBack(c, p.host.Undo)
	case control.Restart:
		p.takeBack(c, func() error { return p.host.UndoTo(p.host.TurnStart()) })
	case control.Redo:
		p.redo(c)
	case control.Menu:
		nav = app.Push(c.Pages.Menu(app.MenuOf{Match: p.host, Viewer: p.now.Viewer, Lesson: p.LessonID(), Ending: p.ending, Entries: menuButtons(&d), Choose: p.carryOut}))
	case control.Log:
		c.Sound.Hear(synth.Page)
		p.log.Open(!d.foreground.log)
		p.captain.Forget()
	case cmdFind:
		p.board.find(&d)
	case cmdSkip:
		p.hurry = true
		p.clicks.guard()
	case cmdRule:
		nav = app.Push(c.Pages.Rules(c, p.info.ID, p.Rule(c)))
	default:
		if x := d.command(cmd); x != nil && x.Do != nil {
			x.Do()
			c.Sound.Hear(synth.Page)
		}
	}
	if nav != (app.Nav{}) {
		p.board.hover = display.Target{} // it is covered now
		p.notice.end()
	}
	return nav
}

// askAdvice asks the captain, or closes what it has said.
func (p *Play) askAdvice(d *desk) {
	switch {
	case d.foreground.hint:
		p.captain.Forget()
		return
	case p.captain.Hint != nil: // folded away
		p.open.Group, p.open.Choice, p.gestures.Drag = -1, nil, nil
		return
	}
	if !d.canAsk() {
		d.c.Sound.Hear(synth.Refuse)
		p.notice.say(d.c.Lang.T("advice.not-now"))
		return
	}
	p.captain.Script = p.now.Lesson.Moves()
	if p.captain.Ask(p.table, p.now.Own, p.host.BeatsFor(p.now.Viewer), p.now.IsEnd); p.captain.Hint == nil {
		return
	}
	p.notice.dismiss() // it would lie over the panel
	p.open.Group, p.gestures.Drag, p.board.sheetOpen = -1, nil, false
	p.log.Open(false)
	if !p.now.Modal() {
		p.open.Choice = nil
	}
}

// closeTop closes what lies on top, and reports whether anything did: Escape never loses anything.
func (p *Play) closeTop() bool {
	switch {
	case p.gestures.LetGo():
	case p.closePanel(&p.ticking):
	case p.open.Choice != nil && !p.now.Modal():
		p.open.Choice = nil
	case p.board.sheetOpen:
		p.board.sheetOpen = false
	case p.open.Group >= 0:
		p.open.Group = -1
	case p.board.overlay != game.Ref{}:
		p.board.overlay = game.Ref{}
	case len(p.now.Chosen) > 0:
		p.find(nil)
	case p.scope().Stopped != nil:
		p.host.Forget()
	default:
		return false
	}
	return true
}
