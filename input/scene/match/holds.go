package match

import (
	"strings"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/render/op"
	"serenissima/render/table"
	"serenissima/render/theme"
	"serenissima/render/twin"
	"serenissima/render/ui"
)

// Shelves are how holds stand in a panel: side by side if every piece is large enough so,
// else below each other.
type shelves struct {
	list []shelf
	w, h float64
}

// A shelf is where the parts of a hold lie.
type shelf struct {
	hold      int // its index
	box, name op.Rect
	side      float64   // of a piece with what is around it
	cells     []op.Rect // of the spaces, then of what there is in numbers, then of what is done once
}

// The measures of shelves at unit one.
const (
	shelfGap  = 6
	shelfPad  = 4
	shelfSide = 44 // of a piece at most
	leastSide = 30 // of a piece side by side with all others
)

// shelves lays the holds out in a width, for fingers if reach is not zero.
func (p *panels) shelves(width, u, reach float64) (s shelves) {
	n, all, most, name := len(p.play.now.holds), 0, 1, 0.0
	for i := range p.play.now.holds {
		all, most = all+p.cells(i), max(most, p.cells(i))
		name = max(name, op.Measure(p.holdName(i), op.Caps, fillLetters*u))
	}
	gap, pad := shelfGap*u, shelfPad*u
	side := min(shelfSide*u, (width-gap*float64(n-1)-2*pad*float64(n))/float64(max(1, all)))
	if side >= max(reach, leastSide*u) {
		x := 0.0
		for i := range n {
			w := max(name+2*pad, side*float64(p.cells(i))+2*pad)
			s.add(i, op.Rect{X: x, W: w, H: nameHeight*u + side + pad}, side, p.cells(i), u, false)
			x += w + gap
		}
		if x-gap <= width+0.01 {
			return s
		}
	}
	side = min(max(reach, 38*u), (width-2*pad)/float64(most))
	beside, h := true, side+2*pad
	if w := name + 6*pad + side*float64(most); w <= width {
		width = w
	} else {
		beside, h = false, h+nameHeight*u
	}
	s = shelves{}
	for i := range n {
		s.add(i, op.Rect{Y: float64(i) * (h + gap), W: width, H: h}, side, most, u, beside)
	}
	for i := range s.list {
		s.list[i].cells = s.list[i].cells[:p.cells(i)]
	}
	return s
}

// add adds a hold in a box with its cells: beside its name, or below that.
func (s *shelves) add(hold int, box op.Rect, side float64, cells int, u float64, beside bool) {
	pad := shelfPad * u
	x := box.X + pad
	name := op.Rect{X: x + pad, Y: box.Y + pad/2, W: box.W - 3*pad, H: (nameHeight - shelfPad) * u}
	if beside {
		x = box.X + box.W - pad - side*float64(cells)
		name = op.Rect{X: box.X + 2*pad, Y: box.Y + pad, W: x - box.X - 3*pad, H: side}
	}
	next := shelf{hold: hold, box: box, name: name, side: side}
	for j := range cells {
		next.cells = append(next.cells, op.Rect{X: x + side*float64(j), Y: box.Y + box.H - pad - side, W: side, H: side})
	}
	s.list = append(s.list, next)
	s.w, s.h = max(s.w, box.X+box.W), max(s.h, box.Y+box.H)
}

// cells is how many pieces a hold has room for, with what it has in numbers and what can be
// done with it.
func (p *panels) cells(i int) int {
	return p.spaces(i) + len(p.play.now.holds[i].Source) + len(p.play.now.holds[i].Once)
}

// spaces is how many pieces a hold has room for.
func (p *panels) spaces(i int) int {
	h := &p.play.now.holds[i]
	return max(h.Space, len(h.Pieces))
}

// holdName is what a hold is called.
func (p *panels) holdName(i int) string {
	h := &p.play.now.holds[i]
	if h.Name != "" {
		return p.play.spoken.Line(h.Name)
	}
	return p.play.spoken.Title(h.Place)
}

// viewHolds shows holds piece by piece, to be clicked or dragged, from a corner on.
func (p *panels) viewHolds(l *op.List, v *table.View, corner op.Point, u float64, s shelves) {
	for _, x := range s.list {
		for _, r := range append([]*op.Rect{&x.box, &x.name}, pointers(x.cells)...) {
			r.X, r.Y = r.X+corner.X, r.Y+corner.Y
		}
		p.viewHold(l, v, x, u)
	}
}

// viewHold shows a hold.
func (p *panels) viewHold(l *op.List, v *table.View, x shelf, u float64) {
	words, h := p.play.spoken, &p.play.now.holds[x.hold]
	l.Fill(x.box, 6, theme.PaperDark)
	if p.play.gestures.drag != nil && p.play.gestures.drag.from != h.Place {
		l.Stroke(x.box, 6, 2.5, theme.Gold)
	}
	l.Hit(op.Hit{Rect: x.box, Target: op.Target{Command: cmdHold, Index: x.hold}})
	ui.Line(l, x.name, p.holdName(x.hold), op.TextStyle{Font: op.Caps, Size: fillLetters * u, Color: theme.Rubric})
	n := p.spaces(x.hold)
	for j, cell := range x.cells[:n] {
		piece := game.Ref{}
		if j < len(h.Pieces) {
			piece = h.Pieces[j]
		}
		p.viewSpace(l, v, h.Place, cell, piece)
		if piece.Kind != game.NoRef {
			l.Hit(op.Hit{Rect: cell, Target: op.Target{Command: cmdPiece, Ref: piece, Index: x.hold}, Tip: p.pieceTip(words, carry{piece, h.Place})})
		}
	}
	for j, good := range h.Source {
		cell := x.cells[n+j]
		p.play.table.Stage(v).Piece(l, cell.Center(), x.side*0.66, good)
		l.Stroke(cell.Inset(2), x.side*0.2, 1.5, theme.Gilt)
		p.viewPrice(l, v, cell, p.play.now.costs(p.play.now.fromHold(carry{good, h.Place})))
		l.Hit(op.Hit{Rect: cell, Target: op.Target{Command: cmdSource, Ref: good, Index: x.hold}, Tip: p.pieceTip(words, carry{good, h.Place})})
	}
	p.viewOnce(l, v, h.Once, x.cells[n+len(h.Source):])
}

// pieceTip tells what can be done with a piece, and what would happen.
func (p *panels) pieceTip(w *lang.Words, held carry) string {
	var lines []string
	for _, a := range p.play.now.fromHold(held) {
		caption, small, _ := p.play.now.rowText(w, twin.Row{Action: a})
		if small != "" {
			caption += " – " + small
		}
		lines = append(lines, caption)
	}
	return strings.Join(lines, "\n")
}
