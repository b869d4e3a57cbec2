package match

import (
	"math"
	"slices"

	"serenissima/game"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
)

// adviceRect is where the panel lies: where it hides least of what the advice is about, or in the
// corner beside a question.
func (p *advice) adviceRect(v *table.View, s *sheet) display.Rect {
	f := &v.Frame
	gap := 8 * f.Unit
	left, right := p.play.panels.besideAnswers(v)
	left, right = left+gap, right-gap
	top, bottom := f.Board.Y+gap, f.Bottom-gap
	below := top // the panels on the right
	switch {
	case p.play.panels.asksOnChart():
		left, right, top, bottom = gap, f.Size.X-gap, gap, f.Size.Y-gap
		below = top
	case f.Shape != layout.Small:
		below = f.FreeRight + gap
	}
	w, h := s.width*f.Unit, s.height*f.Unit
	k := min(1, (bottom-below)/h, (right-left)/w)
	r := display.Rect{X: right - w*k, Y: below, W: w * k, H: h * k}
	if !p.play.panels.asksOnChart() {
		r = p.leastHiding(v, r, left, top, bottom)
	}
	if p.coversCard(v) && r.Y+r.H > f.Bar.Y { // over the card wholly
		r.Y = f.Size.Y - r.H - 3*f.Unit
	}
	return r
}

// leastHiding is the place of a panel that hides least: the usual one on the right, that on the
// left, or in a window that is large enough any other between them.
func (p *advice) leastHiding(v *table.View, usual display.Rect, left, top, bottom float64) display.Rect {
	f, gap := &v.Frame, 8*v.Frame.Unit
	other := usual
	if other.X = left; f.Shape == layout.Wide {
		other.Y = min(f.FreeLeft+gap, bottom-usual.H)
	}
	places := []display.Rect{usual, other}
	if f.Shape != layout.Small {
		columns := 8
		if f.Shape == layout.Tall {
			columns = 2
		}
		for _, y := range []float64{top, usual.Y, bottom - usual.H} {
			for i := range columns + 1 {
				places = append(places, display.Rect{X: left + (usual.X-left)*float64(i)/float64(columns), Y: y, W: usual.W, H: usual.H})
			}
		}
	}
	about, panels, others := p.about(v), panelsOf(f), p.play.board.inSight(v)
	best, least := usual, math.Inf(1)
	for i, r := range places {
		if cost := hidingPlan*hidden(r, about) + hidingPanel*hidden(r, panels) + hidden(r, others) + unusual*min(float64(i), 2); cost < least {
			best, least = r, cost
		}
	}
	return best
}

// What a place of the panel costs: hiding something that the plan is about, or a panel of the table,
// as that with the purses, where hiding another thing costs one; and lying on the left, or twice
// that elsewhere.
const (
	hidingPlan  = 20
	hidingPanel = 5
	unusual     = 0.25
)

// about are the boxes of what a plan is about: the subject, what it names or takes to be chosen, and
// where its ways lead.
func (p *advice) about(v *table.View) (list []display.Rect) {
	refs := []game.Ref{p.play.table.Subject(p.play.now.View)}
	plan := p.hint.advice.Plan
	for i, a := range plan {
		for _, ref := range a.Obj {
			if p.play.now.OnBoard(ref) {
				refs = append(refs, ref)
			}
		}
		refs = append(refs, p.way(plan[i:])...)
	}
	for i, ref := range refs {
		if x, ok := p.play.board.boxOf(v, ref); ok && !slices.Contains(refs[:i], ref) {
			list = append(list, x)
		}
	}
	return list
}

// way is what has to be chosen for the way with which a plan begins, and where that leads.
func (p *advice) way(plan []game.Action) (refs []game.Ref) {
	s, routes := p.play.now.Own, p.play.now.Controls.Routes
	if chooser, ok := p.play.table.(table.Chooser); ok {
		refs = chooser.ChosenFor(s, plan[0])
		routes = chooser.With(s, refs).Routes
	}
	for _, r := range routes {
		if n := len(r.Plan); n <= len(plan) && slices.Equal(r.Plan, plan[:n]) {
			refs = append(refs, r.To)
		}
	}
	return refs
}
