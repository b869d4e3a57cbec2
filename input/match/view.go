package match

import (
	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/input/app"
	"serenissima/render/display"
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

// View implements Scene.
func (p *Play) View(c *app.Context, l *display.List) {
	d := p.look(c)
	card := p.tutorial.card(&d)
	v, kept := p.cache.viewOf(&d, p.idle.last, &p.history)
	d.view, d.likely = v, likelyIn(p.laid, &d)
	d.step = nextStep(&d, card)
	p.table.Draw(l, v)
	stage := p.table.Stage(v)
	p.timeline.Within(l, stage)
	kept.append(l, tidingsPart, func() { drawPanels(p.beside, &d, l) })
	p.board.mark.view(l, p.table, v)
	kept.append(l, tagsPart, func() { drawPanels(p.tags, &d, l) })
	(&bar{&d, p.answers, &p.history, kept}).draw(l)
	kept.append(l, bubblePart, func() { drawPanels(p.bubble, &d, l) })
	p.timeline.Across(l, stage)
	if d.ended && p.timeline.Idle() {
		viewResultTab(l, v, d.command(app.CmdResult).button(&d), p.board.hover)
	}
	drawPanels(p.onChart, &d, l)
	drawPanels(p.own, &d, l)
	drawPanels(p.laid, &d, l)
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
		p.notice.view(l, v, p.spoken, spaceOfNotice(&d, l, c.BelowNotice(v.Frame.Board)), p.board.hover)
	}
	p.gestures.viewPending(&d, l)
	p.keyboard.viewFocus(&d, l)
	if held == nil && p.gestures.pending == nil {
		var steps []game.Action
		if p.captain.Hint != nil {
			steps = p.scope().Pointed(p.board.hover)
		}
		viewTip(&d, l, steps)
	}
}
