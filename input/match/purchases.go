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

// fill buys what fills free spaces.
func (p *gestures) fill(c *app.Context, t display.Target) {
	if plan := p.play.panels.scope().Filling(t); len(plan) > 0 && !p.arms(c, plan[0]) {
		p.play.controller.begin(c, plan)
	}
}

// takeShip chooses a ship that is not in play, and asks what else there is to choose.
func (p *panels) takeShip(c *app.Context, ship game.Ref) {
	switch can := p.scope().OfShip(ship); len(can) {
	case 0:
	case 1:
		p.play.gestures.decideOn(c, can[0])
	default:
		if p.ask(position.NewChoice(can)); p.scope().Purchases() != nil {
			p.Choice.Ship = ship
		}
	}
}

// shows turns the open panel of purchases to a thing that has been pointed at on the board: to a
// place, which stands out then, or to a ship that is not in play, which is taken. It reports
// whether the thing is in the panel.
func (p *panels) shows(c *app.Context, ref game.Ref) bool {
	x := p.scope().Purchases()
	if x == nil {
		return false
	}
	if slices.Contains(x.Ships, ref) {
		p.takeShip(c, ref)
		return true
	}
	i := slices.IndexFunc(x.Fills, func(f position.Fill) bool { return f.Place == ref })
	if i < 0 {
		return false
	}
	c.Sound.Hear(synth.Click)
	p.shown = ref
	for v := p.play.board.boardView(c); ; p.page++ {
		at := p.purchasesLayout(v, x)
		p.page %= at.pages
		if at.first <= i && i < at.first+len(at.fills) {
			return true
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
