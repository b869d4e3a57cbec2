package goldenhorn

import (
	"strconv"

	"serenissima/game"
	rules "serenissima/game/goldenhorn"
	"serenissima/render/op"
	"serenissima/render/table"
	"serenissima/render/theme"
	"serenissima/render/ui"
)

// An inventory is how the warehouses of all seats are laid out side by side when the game is
// over: all have as many shelves as the fullest, and as many lines for what else there is.
type inventory struct {
	column float64 // its width, and about the height of a shelf
	rows   int     // shelves
	people bool    // somebody has mercenaries or peasants
	lands  int     // territories that a seat has at most
}

func inventoryOf(st *rules.State, width float64) inventory {
	const widest = 34
	in := inventory{column: min(widest, width/(rules.NumColours+1.7)), rows: 1}
	for p := game.Player(1); int8(p) <= st.Seats; p++ {
		for c := rules.Red; c <= rules.Blue; c++ {
			in.rows = max(in.rows, int(st.Stores[p].Cubes[c]))
		}
		in.people = in.people || st.Stores[p].Figures+st.Stores[p].Peasants > 0
		in.lands = max(in.lands, landsOf(st, p))
	}
	return in
}

// line is the height of a line below the shelves.
func (in inventory) line() float64 { return max(18, in.column*0.86) }

func (in inventory) height() float64 {
	h := in.column * (0.9*float64(in.rows) + 0.7)
	if in.people {
		h += in.line()
	}
	return h + in.line()*float64(in.lands)
}

// StoreHeight implements table.Storer.
func (Table) StoreHeight(s game.State, width float64) float64 {
	return inventoryOf(s.(*rules.State), width).height()
}

// Store implements table.Storer: cubes in rows, each row with its worth at its end, people,
// and territories with their points.
func (Table) Store(l *op.List, r op.Rect, v *table.View, seat game.Player) {
	st := v.State.(*rules.State)
	in, own := inventoryOf(st, r.W), &st.Stores[seat]
	l.Fill(r, 6, theme.WoodDark)
	l.Stroke(r, 6, 1.5, theme.Gilt)
	col, shelf := in.column, in.column*0.9
	left := r.X + (r.W-col*(rules.NumColours+1))/2
	size := col * 0.8
	floor := r.Y + col*0.35 + shelf*float64(in.rows)
	for row := range in.rows {
		y := floor - shelf*float64(row)
		n, plank := rowLength(own, row+1), theme.Planks
		if n == rules.NumColours { // a whole row is lit
			plank = theme.Gold
			l.Fill(op.Rect{X: left, Y: y - shelf*0.98, W: col * rules.NumColours, H: shelf * 0.98}, col*0.12, theme.Fade(theme.Gold, 0.28))
		}
		l.Fill(op.Rect{X: left, Y: y, W: col * rules.NumColours, H: max(1, col*0.06)}, 0, plank)
		if n == 0 {
			continue
		}
		for c := rules.Red; c <= rules.Blue; c++ {
			if int(own.Cubes[c]) > row {
				appendCube(l, op.Point{X: left + col*(float64(c)-0.5), Y: y - size/2}, size, c)
			}
		}
		worth := op.Rect{X: left + col*rules.NumColours, Y: y - shelf, W: col, H: shelf}
		ui.Line(l, worth, strconv.Itoa(n+rowExtra(st, n)), numbers(col, op.Center))
	}
	line := op.Rect{X: left, Y: floor + col*0.28, W: col * (rules.NumColours + 1), H: in.line()}
	if in.people {
		appendPeople(l, line, own, col)
		line.Y += line.H
	}
	for t := rules.TerritoryID(1); t <= rules.MaxTerritories; t++ {
		if st.Lands[t] == seat {
			ui.Icon(l, "castle", op.Point{X: line.X + line.H*0.5, Y: line.Center().Y}, line.H*0.86, theme.Cream)
			name := op.Rect{X: line.X + line.H*1.1, Y: line.Y, W: line.W - line.H*1.1 - col, H: line.H}
			ui.Line(l, name, v.Name(game.Territory(t)), op.TextStyle{Font: op.Caps, Size: max(ui.MinText, line.H*0.7), Color: theme.Cream})
			ui.Line(l, op.Rect{X: line.X + line.W - col, Y: line.Y, W: col, H: line.H}, strconv.Itoa(int(st.Land(t).Points)), numbers(col, op.Center))
			line.Y += line.H
		}
	}
}

// numbers is how the worth of rows, people and territories is written beside columns of a
// width.
func numbers(column float64, align op.Align) op.TextStyle {
	return op.TextStyle{Font: op.SansBold, Size: max(ui.MinText, column*0.56), Align: align, Color: theme.Gold}
}

// appendPeople draws the mercenaries and peasants of a warehouse side by side, and what they
// are worth: one each (G9.15).
func appendPeople(l *op.List, r op.Rect, own *rules.Pile, column float64) {
	folk := rules.Pile{Figures: own.Figures, Peasants: own.Peasants}
	n := int(folk.Size())
	if n == 0 {
		return
	}
	pitch := min(r.H*0.72, (r.W-column-r.H)/float64(max(1, n-1)))
	for i, what := range piecesOf(&folk) {
		appendPerson(l, op.Point{X: r.X + r.H*0.5 + pitch*float64(i), Y: r.Center().Y}, r.H*0.94, int(what.ID))
	}
	ui.Line(l, op.Rect{X: r.X + r.W - column, Y: r.Y, W: column, H: r.H}, strconv.Itoa(n), numbers(column, op.Center))
}
