package panel

import (
	"slices"

	"serenissima/game"
	"serenissima/input/match/position"
	"serenissima/render/display"
	"serenissima/render/motion"
	"serenissima/render/table"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// A free is the free spaces of a place: what comes into them, what fills them up to each, how many can be filled,
// and why no more.
type free struct {
	place, piece game.Ref
	cells        []display.Rect
	fills        []display.Target
	most         int
	why          error
}

// filling are the targets of so many free spaces of a hold that are filled by the same action each.
func filling(h *table.Hold, spaces int) (list []display.Target) {
	for i := range spaces {
		if len(h.FillEach) > 0 {
			list = append(list, table.Filling{Action: h.FillEach[0], N: i + 1}.Target(h.Place))
		}
	}
	return list
}

// drawFree shows free spaces. Under the pointer the pieces that come there are seen beforehand,
// with what they cost all together. It returns how many these are.
func (p *Buttons) drawFree(d table.Desk, l *display.List, f free) (ghosts int) {
	stage := p.now.Table.Stage(d.View())
	if i := slices.Index(f.fills, d.Hover()); i < f.most {
		ghosts = i + 1
	}
	for i, cell := range f.cells {
		switch {
		case i < ghosts:
			appendSpace(l, stage, f.place, cell, table.Cell{Piece: f.piece, Comes: true})
		case i < f.most:
			appendSpace(l, stage, f.place, cell, table.Cell{})
			markFree(l, f.place, cell)
			motion.Faded(l, faint, func() { stage.Piece(l, cell.Center(), 0.8*(cell.W-2*spaceGap), f.piece) })
		default:
			appendSpace(l, stage, f.place, cell, table.Cell{})
		}
		p.hitFree(d, l, f, i)
	}
	if f.most == 0 {
		return 0
	}
	cost := func(i int) int { return game.Cost(p.now.View, p.scope().Means(f.fills[i]).Plan...) }
	for i := 1; ghosts == 0 && i < f.most; i++ { // of each piece, not of all up to there
		kit.AppendSumAt(l, f.cells[i], sumRadius(d.View(), f.cells[i]), cost(i-1)-cost(i))
	}
	cell := f.cells[max(0, ghosts-1)]
	kit.AppendSumAt(l, cell, sumRadius(d.View(), cell), -cost(max(0, ghosts-1)))
	plan := p.scope().Means(f.fills[max(0, ghosts-1)]).Plan
	if ghosts == 0 && p.captain.Proposes(plan...) {
		side := 0.3 * cell.W
		l.Disc(cell.Center().X, cell.Center().Y, 0.62*side, theme.Gold)
		widget.Icon(l, AdviceSign, cell.Center(), side, theme.Ink)
	}
	return ghosts
}

// hitFree is where a free space can be clicked.
func (p *Buttons) hitFree(d table.Desk, l *display.List, f free, i int) {
	if i >= len(f.fills) {
		return
	}
	h := display.Hit{Rect: f.cells[i], Target: f.fills[i]}
	switch {
	case i < f.most:
		h.Tip = p.now.PlanTip(d.Words(), p.scope().Means(h.Target).Plan)
	case f.why != nil:
		h.Off, h.Tip = true, d.Words().ReasonOf(f.why)
	default: // nothing comes there
		return
	}
	h.Label = h.Tip
	l.Hit(h)
}

// drawWholeActions shows what can be done with a place as a whole.
func (p *Buttons) drawWholeActions(d table.Desk, l *display.List, list []table.Answer, places []display.Rect) {
	for i, a := range list {
		t := position.Act(a.Action)
		plan := []game.Action{a.Action}
		b := widget.Button{Rect: places[i], Icon: a.Icon, Target: t, Tip: p.now.PlanTip(d.Words(), plan)}
		if places[i].W > places[i].H { // there is room for words
			b.Caption = d.Words().Verb(a.Action.Verb)
		}
		p.Pieces(d, l, b, a.Pieces, plan)
		kit.AppendSumAt(l, places[i], sumRadius(d.View(), places[i]), -game.Cost(p.now.View, plan...))
	}
}

// faint is how much is seen of what would come into a free space.
const faint = 0.32

// spaceGap is what a space keeps of its cell free on each side.
const spaceGap = 1.5

// appendSpace is a space of a place with the piece that lies there: part of a hold aboard a
// ship, elsewhere round.
func appendSpace(l *display.List, stage motion.Stage, place game.Ref, cell display.Rect, what table.Cell) {
	space := cell.Inset(spaceGap)
	at := space.Center()
	switch {
	case place.Kind == game.ShipRef:
		kit.AppendHoldCell(l, space)
	case what.Piece == game.Ref{}, what.Comes:
		kit.AppendFreePeg(l, at, space.W*0.36)
	}
	what.Draw(l, stage, at, space.W*0.8)
}

// markFree marks a space that can be filled.
func markFree(l *display.List, place game.Ref, cell display.Rect) {
	space := cell.Inset(spaceGap)
	if place.Kind == game.ShipRef {
		l.Stroke(space, space.W*0.14, max(1.5, space.W/18), theme.Gold)
		return
	}
	l.Disc(space.Center().X, space.Center().Y, space.W*0.34, theme.Fade(theme.White, 0.6))
}

// sumRadius is how large what something costs or brings is in a cell.
func sumRadius(v *table.View, cell display.Rect) float64 { return min(10*v.Frame.Unit, 0.23*cell.W) }
