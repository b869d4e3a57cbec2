package table

import (
	"slices"

	"serenissima/game"
	"serenissima/render/display"
	"serenissima/render/motion"
)

// A Cell is a space of a hold, as it is while a plan is shown: with a piece that stays, goes or
// comes, or with none.
type Cell struct {
	Piece       game.Ref
	Goes, Comes bool
}

// Cells are the spaces of a hold with so many at least: what lies there now, and behind it what
// comes until then. What goes makes room for that where there is none.
func Cells(now, then []game.Ref, spaces int) (cells []Cell) {
	comes := slices.Clone(then)
	for _, piece := range now {
		i := slices.Index(comes, piece)
		cells = append(cells, Cell{Piece: piece, Goes: i < 0})
		if i >= 0 {
			comes = slices.Delete(comes, i, i+1)
		}
	}
	for _, piece := range comes {
		cell := Cell{Piece: piece, Comes: true}
		i := slices.IndexFunc(cells, func(c Cell) bool { return c.Goes })
		if len(cells) < spaces || i < 0 {
			cells = append(cells, cell)
			continue
		}
		cells[i] = cell
	}
	for len(cells) < spaces {
		cells = append(cells, Cell{})
	}
	return cells
}

// Cells are the spaces of a hold with so many at least, as the plan leaves them that is shown beforehand.
func (v *View) Cells(h *Hold, spaces int) []Cell {
	then := h.Pieces
	if i := slices.IndexFunc(v.Holds, func(x Hold) bool { return x.Place == h.Place }); i >= 0 {
		then = v.Holds[i].Pieces
	}
	return Cells(h.Pieces, then, spaces)
}

// Draw draws what lies in the cell.
func (c Cell) Draw(l *display.List, s motion.Stage, at display.Point, size float64) {
	switch {
	case c.Comes:
		motion.Ghost(l, s, at, size, c.Piece)
	case c.Goes:
		motion.Faded(l, motion.Leaving, func() { s.Piece(l, at, size, c.Piece) })
	case c.Piece != game.Ref{}:
		s.Piece(l, at, size, c.Piece)
	}
}
