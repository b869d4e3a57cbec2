package match

import (
	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/session"
	"serenissima/input/app"
	"serenissima/input/match/history"
	"serenissima/render/display"
	"serenissima/render/table"
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
		p.log.LetGo()
		p.history.Retell(p.spoken, sealed(c, p.host), p.host.BeatsFor(p.now.Viewer))
	}
	return p.spoken
}

// sealed says that the dice are sealed, and where the whole seal can be read.
func sealed(c *app.Context, m session.Outline) string {
	key := "dice.sealed"
	if !c.Games.CountsHits(m) { // its menu has no dice
		key = "dice.sealed.saved"
	}
	return app.Sealed(c.Lang, m, key)
}

// View implements Scene.
func (p *Play) View(c *app.Context, l *display.List) {
	d := p.desk(c)
	card := p.tutorial.card(&d)
	v, kept := p.cache.pictured(&d, p.idle.last)
	kept.narrate(&d, &p.history)
	d.view, d.likely = v, likelyIn(append([]table.Panel{p.bubble, p.group}, p.onTop...), &d)
	d.step = nextStep(&d, card.toRead())
	p.table.Draw(l, v)
	for i := range l.Hits {
		_, l.Hits[i].Lit = v.Lit[l.Hits[i].Target.Ref]
	}
	stage := p.table.Stage(v)
	p.timeline.Within(l, stage)
	kept.append(l, tidingsPart, func() { drawPanels(p.beside, &d, l) })
	p.board.mark.view(l, p.table, v)
	kept.append(l, tagsPart, func() { drawPanels(p.tags, &d, l) })
	(&bar{&d, &p.history, kept}).draw(l)
	kept.append(l, bubblePart, func() { drawPanels([]table.Panel{p.bubble}, &d, l) })
	p.timeline.Across(l, stage)
	if d.ended && p.timeline.Idle() {
		viewResultTab(l, v, d.command(app.CmdResult).button(&d), p.board.hover)
	}
	drawPanels(p.onChart, &d, l)
	drawPanels(p.own, &d, l)
	drawPanels(p.onTop, &d, l)
	held := p.gestures.Drag
	if held != nil {
		size := 30 * v.Frame.Unit
		if held.From == (game.Ref{}) { // a thing of the board is as large as there
			size = 0
		}
		p.table.Stage(v).Piece(l, p.board.at, size, held.What)
	}
	card.draw(&d, l)
	if p.notice.text != "" {
		seen := choices(l, v, display.Target{}, d.now)
		if at, ok := stage.Rim(d.now.Subject()); ok {
			seen = append(seen, at)
		}
		room := p.notice.room(&v.Frame, c.BelowNotice(v.Frame.Board), hintAt(&d), p.drawer.Box(), seen)
		p.notice.view(l, room, v.Frame.Unit, p.spoken, p.board.hover)
	}
	p.gestures.viewPending(&d, l)
	p.keyboard.viewFocus(&d, l)
	if held == nil && p.gestures.Pending == nil {
		var steps []game.Action
		if p.captain.Hint != nil {
			steps = p.scope().Pointed(p.board.hover)
		}
		viewTip(&d, l, steps)
	}
}

// pictured is the view of a look as it is to be drawn, where so much is shown besides what has been told, and the
// cache if anything is to be kept.
func (k *drawCache) pictured(d *desk, shown pictureKey) (*table.View, *drawCache) {
	screen := &d.c.Screen
	if !screen.Quiet() {
		k.view = nil
		return d.newView(), nil
	}
	beat, _ := d.timeline.At()
	now := cacheKey{inputs: screen.Inputs(), shown: shown, view: d.now.View, beat: beat, camera: d.board.camera, covered: screen.Covered(), open: d.board.sheetOpen, hint: d.captain.Hint}
	now.shown.pulse = 0
	_, now.near = d.timeline.Near()
	for i, x := range d.panels.all {
		if x.Shown(d) {
			now.panels |= 1 << i
		}
	}
	if !k.holds(now) {
		k.keep(now, d.newView())
	}
	k.view.Pulse = d.light
	k.view.Wakes = wakes(&k.wakes, d.timeline, d.table.Stage(k.view))
	return k.view, k
}

// narrate finds the sentence about what is being shown, once something else is.
func (k *drawCache) narrate(d *desk, h *history.History) {
	if k == nil {
		return
	}
	if beat, begun := d.timeline.At(); begun != k.begun && beat != 0 {
		k.begun, k.narrated = begun, narrate(d.timeline, h, d.words)
	}
}
