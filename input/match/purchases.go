package match

import (
	"slices"

	"serenissima/game"
	"serenissima/input/app"
	"serenissima/input/match/position"
	"serenissima/render/display"
	"serenissima/render/synth"
)

// cmdPage shows places for which there was no room.
const cmdPage display.Command = "page"

// turnTo turns the open panel of purchases to a place, which stands out then.
func (p *panels) turnTo(c *app.Context, place game.Ref) {
	x := p.scope().Purchases()
	i := slices.IndexFunc(x.Fills, func(f position.Fill) bool { return f.Place == place })
	c.Sound.Hear(synth.Click)
	p.shown = place
	for v := p.play.board.boardView(c); ; p.page++ {
		at := p.purchasesLayout(v, x)
		p.page %= at.pages
		if at.first <= i && i < at.first+len(at.fills) {
			return
		}
	}
}

// paged reports whether a point lies in the open panel of purchases, and that has several pages.
func (p *panels) paged(c *app.Context, at display.Point) bool {
	x := p.scope().Purchases()
	if x == nil || !p.groupShown() {
		return false
	}
	lie := p.purchasesLayout(p.play.board.boardView(c), x)
	return lie.pages > 1 && lie.panel.Contains(at)
}

// turn turns to the next page of the open panel of purchases, or back; it stops at the last and at the
// first.
func (p *panels) turn(c *app.Context, by float64) {
	pages := p.purchasesLayout(p.play.board.boardView(c), p.scope().Purchases()).pages
	to := p.page%pages + 1
	if by < 0 {
		to -= 2
	}
	if to = max(0, min(pages-1, to)); to != p.page%pages {
		c.Sound.Hear(synth.Click)
	}
	p.page = to
}
