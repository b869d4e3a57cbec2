package match

import (
	"slices"

	"serenissima/game"
	"serenissima/input"
	"serenissima/input/scene"
	"serenissima/render/op"
	"serenissima/render/synth"
	"serenissima/render/table"
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
	case f.Has(input.Cancel) && (p.trigger != nil || p.closeTop()):
	case p.chronicle.logOpen && p.chronicle.drawLog(c, f):
	case asked(input.Menu), f.Has(input.Cancel):
		p.hover = op.Target{} // it is covered now
		var advise func(*scene.Context)
		if p.advice.hint == nil && p.advice.canAdvise(c) {
			advise = p.advice.askAdvice
		}
		return scene.Push(scene.NewMenu(scene.MenuOf{Match: p.match, Viewer: p.now.viewer, Advise: advise, Voyage: p.Voyage(), Ending: p.ending})), true
	case cmd == cmdRule:
		about := scene.NewRules(c, p.match, p.Rule())
		p.hover = op.Target{} // it is covered now
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
		p.hover = op.Target{} // it is covered now
		return scene.Push(p.ending), true
	case cmd == cmdTable:
		p.sheetOpen = !p.sheetOpen
	case cmd == cmdFind:
		p.find(c)
	case cmd == cmdTiding && p.chronicle.logOpen:
		p.chronicle.pickTiding(c, hit.Target.Index)
	case cmd == cmdTiding:
		p.chronicle.showWhere(c, hit.Target.Index)
	case cmd == cmdWhere:
		p.chronicle.showWhere(c, p.chronicle.picked-1)
	case cmd == cmdBackTo:
		p.backTo(c, p.chronicle.story[p.chronicle.picked-1].beat)
	case cmd == cmdWatch && p.lesson == nil:
		return scene.Push(NewReplay(c, p.match, p.now.viewer, p.chronicle.story[p.chronicle.picked-1].beat, p.ending)), true
	case cmd == cmdClose:
		p.closeTop()
	case cmd == cmdSkip:
		p.hurry = true
		p.nap.lull()
	case cmd == cmdScrollU, p.chronicle.logOpen && f.Wheel > 0:
		p.chronicle.scroll = min(p.chronicle.scroll+1, max(0, len(p.chronicle.shown())-1))
	case cmd == cmdScrollD, p.chronicle.logOpen && f.Wheel < 0:
		p.chronicle.scroll = max(0, p.chronicle.scroll-1)
	default:
		return scene.Nav{}, p.moveCamera(f, hit)
	}
	return scene.Nav{}, true
}

// closeTop closes what lies on top; Escape never loses anything.
func (p *Play) closeTop() bool {
	switch {
	case p.drag != nil:
		p.drag = nil
	case p.advice.adviceShown():
		p.advice.hint = nil
	case p.choice != nil && !p.now.modal():
		p.choice = nil
	case p.chronicle.logOpen && p.chronicle.picked > 0:
		p.chronicle.picked = 0
	case p.chronicle.logOpen:
		p.chronicle.logOpen = false
	case p.sheetOpen:
		p.sheetOpen = false
	case p.group >= 0:
		p.group = -1
	default:
		return false
	}
	return true
}

// decide lets a person point at things.
func (p *Play) decide(c *scene.Context, f input.Frame, hit *op.Hit) {
	if len(p.plan) > 0 {
		next := p.plan[0]
		p.plan = p.plan[1:]
		if slices.Contains(p.now.legal, next) {
			told, ticks := p.notice, p.noticeT // what the way has cost
			p.do(c, next)
			if p.notice == "" {
				p.notice, p.noticeT = told, ticks
			}
			return
		}
		p.plan = nil
	}
	switch {
	case p.drag != nil:
		p.carryOn(c, f, hit)
	case f.JustPressed && hit != nil && !p.sleeps(hit.Target) && (hit.Target.Command == cmdPiece || hit.Target.Command == cmdSource):
		c.Hear(synth.Click)
		p.drag = &carry{what: hit.Target.Ref, from: p.now.holds[hit.Target.Index].Place}
	case f.Tap:
		p.tap(c, c.At(f.TapAt))
	}
}

// tap is a click of a person who is to decide.
func (p *Play) tap(c *scene.Context, hit *op.Hit) {
	if hit == nil {
		if p.choice != nil && !p.now.modal() {
			p.choice = nil
		}
		return
	}
	if p.sleeps(hit.Target) || p.again(c, hit.Target) {
		return
	}
	p.source = hit.Target
	if hit.Off {
		if i := hit.Target.Index; hit.Target.Command == cmdGroup && i < len(p.now.barred) && p.now.barred[i] != nil {
			p.tellRefusal(c, p.now.barred[i])
		} else if hit.Tip != "" {
			p.say(hit.Tip)
		}
		return
	}
	switch t := hit.Target; t.Command {
	case cmdGroup:
		p.openGroup(c, t.Index)
	case cmdPlace:
		p.point(c, t.Ref)
	case cmdAct:
		p.decideOn(c, p.now.legal[t.Index])
	case cmdRow:
		p.pick(c, t.Index)
	case cmdNarrow:
		p.narrow(c, t.Index)
	case cmdPiece, cmdSource: // pressed by a key
		p.take(c, carry{what: t.Ref, from: p.now.holds[t.Index].Place})
	case "":
		if t.Ref != (game.Ref{}) && !p.now.modal() { // neither the bare paper of a panel nor past a question
			p.point(c, t.Ref)
		}
	}
}

// openGroup opens a group of verbs or closes it; the one behind the last ends
// the turn.
func (p *Play) openGroup(c *scene.Context, i int) {
	groups := p.now.controls.Groups
	p.choice = nil
	if i == len(groups) {
		if j := slices.IndexFunc(p.now.legal, p.now.isEnd); j >= 0 {
			p.decideOn(c, p.now.legal[j])
		}
		return
	}
	if p.group == i {
		p.group = -1
		return
	}
	p.group = i
}

// why says why none of the actions is legal, or does the first that is.
func (p *Play) why(c *scene.Context, meant []game.Action) {
	if p.lesson != nil && slices.Contains(meant, p.lesson.next(p)) {
		meant = []game.Action{p.lesson.next(p)}
	}
	var first error
	for _, a := range meant {
		err := p.now.view.Check(a)
		if err == nil {
			p.decideOn(c, a)
			return
		}
		if first == nil {
			first = err
		}
	}
	if first != nil {
		p.refuse(c, first)
	}
}

// carryOn drags a piece; dropping it where it was taken from is a click on it.
func (p *Play) carryOn(c *scene.Context, f input.Frame, hit *op.Hit) {
	held := *p.drag
	p.source = p.pieceTarget(held)
	switch {
	case f.Tap && p.again(c, p.source):
		p.drag = nil
	case f.Tap:
		p.take(c, held)
	case f.DragEnd:
		p.drag = nil
		if to, ok := p.place(hit); ok && to != held.from {
			p.why(c, p.table.Meant(p.now.view, table.Gesture{Drag: table.Drag{What: held.what, From: held.from, To: to}}))
		}
	case !f.Pressed:
		p.drag = nil
	}
}

// pieceTarget is where a piece is pressed.
func (p *Play) pieceTarget(held carry) op.Target {
	i := slices.IndexFunc(p.now.holds, func(h table.Hold) bool { return h.Place == held.from })
	return op.Target{Command: cmdPiece, Ref: held.what, Index: max(0, i)}
}

// take is a click on a piece: what can be done with it.
func (p *Play) take(c *scene.Context, held carry) {
	p.drag = nil
	switch can := p.now.fromHold(held); len(can) {
	case 0:
		p.why(c, p.now.guesses(held))
	case 1:
		p.decideOn(c, can[0])
	default:
		p.choice = newChoice(can, p.at)
	}
}

// place is what a piece is dropped on.
func (p *Play) place(hit *op.Hit) (game.Ref, bool) {
	switch {
	case hit == nil:
		return game.Ref{}, false
	case hit.Target.Command == cmdHold, hit.Target.Command == cmdPiece, hit.Target.Command == cmdSource:
		return p.now.holds[hit.Target.Index].Place, true
	case hit.Target.Command == "":
		switch hit.Target.Ref.Kind {
		case game.PortRef, game.ShipRef, game.AreaRef:
			return hit.Target.Ref, true
		}
	}
	return game.Ref{}, false
}

// lit is what the board should light up: what can be pointed at now.
func (p *Play) lit() map[game.Ref]table.Light {
	lit := map[game.Ref]table.Light{}
	if p.lesson != nil && p.lesson.reads(p.match.Len()) {
		return lit
	}
	if !p.timeline.Idle() || len(p.now.legal) == 0 || p.nap.all > 0 {
		return lit
	}
	subject := p.table.Subject(p.now.view)
	if p.routesShown() {
		for _, r := range p.now.routes {
			lit[r.To] = table.Target
			if r.Risky {
				lit[r.To] = table.Danger
			}
		}
	}
	for i, a := range p.now.legal {
		if p.group >= 0 && !slices.Contains(p.now.inGroup(p.group), i) {
			continue
		}
		for _, r := range a.Obj {
			switch r.Kind {
			case game.PortRef, game.ShipRef:
				if r != subject && !p.now.isPiece(r, a) {
					lit[r] = table.Target
				}
			}
		}
	}
	for _, r := range p.now.controls.Here { // an action for a port need not name it
		if r.Kind == game.PortRef && p.group < 0 && !p.now.meaning(r).none() {
			lit[r] = table.Target
		}
	}
	return lit
}

// routesShown: while something else than sailing is being chosen the zones in
// reach are not lit.
func (p *Play) routesShown() bool {
	if len(p.now.routes) == 0 || p.choice != nil || p.advice.adviceShown() {
		return false
	}
	return p.group < 0 || len(p.now.inGroup(p.group)) == 0 ||
		slices.Contains(p.now.controls.Groups[p.group].Verbs, p.now.routes[0].Plan[0].Verb)
}
