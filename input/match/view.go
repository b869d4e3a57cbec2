package match

import (
	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/input/app"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/theme"
)

// words are the words of this match. When the language has changed, so does what
// has been told.
func (p *Play) words(c *app.Context) *lang.Words {
	if p.spoken != nil && p.spoken.Catalog == c.Lang {
		return p.spoken
	}
	told := p.spoken != nil
	p.spoken = wordsOf(c, p.host)
	if told {
		p.history.Retell(p.spoken, app.Sealed(c.Lang, p.host, "dice.sealed"), p.host.Beats(p.now.Viewer))
	}
	return p.spoken
}

// Palette are the colours of the table.
func (p *Play) Palette() theme.Palette { return p.table.Style().Palette }

// tableView is the view of the board as it is to be drawn, and the cache if anything is to be kept.
func tableView(p *Play, c *app.Context) (*table.View, *drawCache) {
	k := &p.cache
	if !c.Screen.Quiet() {
		k.view = nil
		return p.board.boardView(c), nil
	}
	beat, begun := p.timeline.At()
	now := cacheKey{
		inputs: c.Screen.Inputs(), shown: p.idle.last, view: p.now.View, beat: beat, camera: p.board.camera, covered: c.Screen.Covered(),
		hint: p.captain.Hint, panels: p.panelsShown(deskOf(p, c)),
	}
	now.shown.pulse = 0
	if !k.holds(now) {
		k.keep(now, p.board.boardView(c))
	}
	k.view.Pulse = p.board.light(c)
	k.view.Wakes = wakes(&k.wakes, &p.timeline, p.table.Stage(k.view))
	if begun != k.begun && beat != 0 {
		k.begun, k.narrated = begun, narrate(&p.timeline, &p.history, p.words(c))
	}
	return k.view, k
}

// View implements Scene.
func (p *Play) View(c *app.Context, l *display.List) {
	v, kept := tableView(p, c)
	d := deskOf(p, c)
	d.view, d.likely, d.step = v, likelyIn(p.laid, d), nextStep(p, c)
	d.steps = buttons(p, c, nil, amongSteps)
	p.table.Draw(l, v)
	stage := p.table.Stage(v)
	p.timeline.Within(l, stage)
	kept.append(l, tidingsPart, func() { drawPanels(p.beside, d, l) })
	p.board.mark.view(l, p.table, v)
	kept.append(l, tagsPart, func() { drawPanels(p.tags, d, l) })
	viewBar(p, c, l, v, kept)
	kept.append(l, bubblePart, func() { drawPanels(p.bubble, d, l) })
	p.standingAnswers.viewTags(c, l, v)
	p.timeline.Across(l, stage)
	if p.controller.ending != nil && p.timeline.Idle() {
		viewResultTab(l, v, globalCommand(p, app.CmdResult).button(p, c, v), p.board.hover)
	}
	depicted := p.panels.depicted()
	switch {
	case !p.timeline.Idle(), depicted:
	case p.panels.folded():
		p.panels.viewFolded(c, l, v)
	case p.now.Modal():
		switch {
		case p.answers.shown():
		case !p.panels.asksInBar():
			p.panels.viewQuestion(c, l, v)
		}
	case p.panels.groupShown():
		p.panels.viewGroup(c, l, v)
	}
	drawPanels(p.own, d, l)
	if p.open.Choice != nil && !p.now.Modal() && !p.answers.shown() && !depicted {
		if p.scope().InPanel() {
			p.panels.viewGroup(c, l, v)
		} else {
			p.panels.viewChoice(c, l, v)
		}
	}
	if p.answers.shown() && !p.panels.folded() {
		p.answers.view(c, l, v)
	}
	if p.standingAnswers.open {
		p.standingAnswers.view(c, l, v)
	}
	drawPanels(p.laid, d, l)
	if held := p.gestures.drag; held != nil {
		size := 30 * v.Frame.Unit
		if held.From == (game.Ref{}) { // a thing of the board is as large as there
			size = 0
		}
		p.table.Stage(v).Piece(l, p.board.at, size, held.What)
	}
	p.tutorial.viewTutorial(c, l, v)
	if p.notice.text != "" {
		p.notice.view(l, v, p.spoken, spaceOfNotice(p, l, v, c.BelowNotice(v.Frame.Board)), p.board.hover)
	}
	p.gestures.viewPending(c, l, v)
	p.keyboard.viewFocus(l, v)
	viewTip(p, c, l, v)
}
