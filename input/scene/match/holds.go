package match

import (
	"strings"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/render/op"
	"serenissima/render/table"
	"serenissima/render/table/pieces"
	"serenissima/render/theme"
	"serenissima/render/twin"
	"serenissima/render/ui"
)

// Shelves are how holds stand side by side in a panel, in as many rows as they
// need for every piece to be large enough.
type shelves struct {
	rows  [][]int // indices of the holds
	side  float64 // of a piece with what is around it
	width float64
}

// shelves puts the holds side by side in a width; a piece is as large as a finger
// where one reaches for it, and as it comes where that is zero.
func (p *panels) shelves(width, u, reach float64) shelves {
	gap, cells := 8*u, 0
	for i := range p.play.now.holds {
		cells += p.cells(i)
	}
	s := shelves{side: min(44*u, (width-gap*float64(2*len(p.play.now.holds)))/float64(max(1, cells))), width: width}
	var all []int
	for i := range p.play.now.holds {
		all = append(all, i)
	}
	if s.rows = [][]int{all}; s.side >= reach {
		return s
	}
	s.side = reach
	for i := range p.play.now.holds { // the longest has to fit
		s.side = min(s.side, (width-gap)/float64(max(1, p.cells(i))))
	}
	s.rows = nil
	rest := 0.0
	for _, i := range all {
		w := p.holdWidth(i, u, s.side)
		if w > rest+0.01 {
			s.rows, rest = append(s.rows, nil), width
		}
		last := len(s.rows) - 1
		s.rows[last], rest = append(s.rows[last], i), rest-w-gap
	}
	return s
}

// cells is how many pieces a hold has room for, and what it has in numbers.
func (p *panels) cells(i int) int {
	h := &p.play.now.holds[i]
	return max(h.Space, len(h.Pieces)) + len(h.Source)
}

// holdWidth is how wide a hold is whose pieces are so large.
func (p *panels) holdWidth(i int, u, side float64) float64 {
	return max(104*u, side*float64(p.cells(i))+8*u)
}

// row is the height of one row of shelves.
func (s shelves) row(u float64) float64 { return 42*u + max(44*u, s.side) }

// height is that of all rows.
func (s shelves) height(u float64) float64 {
	return float64(len(s.rows))*(s.row(u)+4*u) - 4*u
}

// viewHolds shows holds piece by piece, to be clicked or dragged, from a corner on.
func (p *panels) viewHolds(l *op.List, v *table.View, at op.Point, u float64, s shelves) {
	for _, row := range s.rows {
		x := at.X
		for _, i := range row {
			box := op.Rect{X: x, Y: at.Y, W: p.holdWidth(i, u, s.side), H: s.row(u)}
			if box.X+box.W > at.X+s.width+1 {
				break
			}
			p.viewHold(l, v, i, box, u, s.side)
			x += box.W + 8*u
		}
		at.Y += s.row(u) + 4*u
	}
}

// viewHold shows a hold in a box.
func (p *panels) viewHold(l *op.List, v *table.View, i int, box op.Rect, u, side float64) {
	words, h := p.play.spoken, &p.play.now.holds[i]
	n := max(h.Space, len(h.Pieces))
	l.Fill(box, 6, theme.PaperDark)
	if p.play.gestures.drag != nil && p.play.gestures.drag.from != h.Place {
		l.Stroke(box, 6, 2.5, theme.Gold)
	}
	l.Hit(op.Hit{Rect: box, Target: op.Target{Command: cmdHold, Index: i}})
	title := words.Title(h.Place)
	if h.Name != "" {
		title = words.Line(h.Name)
	}
	ui.Line(l, op.Rect{X: box.X + 5*u, Y: box.Y + 3*u, W: box.W - 10*u, H: 20 * u}, title,
		op.TextStyle{Font: op.Caps, Size: 16 * u, Color: theme.Rubric})
	place := func(j int) op.Rect {
		return op.Rect{X: box.X + 4*u + side*float64(j), Y: box.Y + 26*u, W: side, H: side}
	}
	for j := range n {
		piece, cell := game.Ref{}, place(j)
		if j < len(h.Pieces) {
			piece = h.Pieces[j]
		}
		space := op.Rect{X: cell.X, Y: cell.Y, W: side - 3, H: side - 3}
		pieces.AppendHoldCell(l, space)
		p.play.table.Stage(v).Piece(l, space.Center(), space.W*0.8, piece)
		if piece.Kind != game.NoRef {
			l.Hit(op.Hit{Rect: cell, Target: op.Target{Command: cmdPiece, Ref: piece, Index: i}, Tip: p.pieceTip(words, carry{piece, h.Place})})
		}
	}
	for j, good := range h.Source {
		cell := place(n + j)
		p.play.table.Stage(v).Piece(l, cell.Center(), side*0.66, good)
		l.Stroke(cell.Inset(2), side*0.2, 1.5, theme.Gilt)
		l.Hit(op.Hit{Rect: cell, Target: op.Target{Command: cmdSource, Ref: good, Index: i}, Tip: p.pieceTip(words, carry{good, h.Place})})
	}
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
