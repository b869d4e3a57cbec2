package goldenhorn

import (
	"strconv"

	"serenissima/game"
	rules "serenissima/game/goldenhorn"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// An inventory is how the warehouses of all seats are laid out side by side when the game is
// over: all have as many shelves as the fullest, and as many lines for what else there is.
type inventory struct {
	column float64 // its width, and about the height of a shelf
	rows   int     // shelves
	people bool    // somebody has mercenaries or peasants
	lands  int     // territories that a seat has at most
}

// inventoryOf lays warehouses out at a width, with columns so narrow that all fits into the room
// if that is not zero and can be seen well.
func inventoryOf(st *rules.State, width, room float64) inventory {
	const widest, narrowest, step = 34, 15, 0.5
	in := inventory{column: min(widest, width/(rules.NumColours+1.7)), rows: 1}
	for p := game.Player(1); int8(p) <= st.Seats; p++ {
		for c := rules.Red; c <= rules.Blue; c++ {
			in.rows = max(in.rows, int(st.Stores[p].Cubes[c]))
		}
		in.people = in.people || st.Stores[p].Figures+st.Stores[p].Peasants > 0
		in.lands = max(in.lands, landsOf(st, p))
	}
	for room > 0 && in.height() > room && in.column-step >= narrowest {
		in.column -= step
	}
	return in
}

// line is the height of a line below the shelves.
func (in inventory) line() float64 { return max(17, in.column*0.86) }

func (in inventory) height() float64 {
	h := in.column * (0.9*float64(in.rows) + 0.7)
	lines := float64(in.lands)
	if in.people {
		lines++
	}
	if lines > 0 { // as far from the rim as from the shelves
		h += in.column * 0.28
	}
	return h + in.line()*lines
}

// Holdings implements table.Table.
func (Table) Holdings(s game.State, p game.Player) table.Holdings {
	return table.Holdings{Known: storeOf(s.(*rules.State), p) != nil}
}

// Books implements table.Table: warehouses are counted.
func (Table) Books() table.Books {
	return table.Books{Store: &table.Store{Parts: storeParts, Height: storeHeight, Draw: drawStore}}
}

// storeHeight is that of table.Store.
func storeHeight(s game.State, width, room float64) float64 {
	return inventoryOf(s.(*rules.State), width, room).height()
}

// shelvesOf is how many shelves of a warehouse have cubes.
func shelvesOf(own *rules.Pile) (n int) {
	for rowLength(own, n+1) > 0 {
		n++
	}
	return n
}

// storeParts counts those of table.Store: rows from below, people, and each territory.
func storeParts(s game.State, seat game.Player) int {
	st := s.(*rules.State)
	n := shelvesOf(&st.Stores[seat]) + landsOf(st, seat)
	if st.Stores[seat].Figures+st.Stores[seat].Peasants > 0 {
		n++
	}
	return n
}

// A count is how far what is counted part by part has come.
type count struct {
	left   float64 // parts, and a share of the next one
	points int
}

// next goes on to the next part and returns how much of it is to be seen, from 0 to 1. Its points
// count once all of it is.
func (c *count) next(points int) (share float64) {
	share = max(0, min(1, c.left))
	if c.left--; share == 1 {
		c.points += points
	}
	return share
}

// drawStore draws a table.Store: cubes that fall into rows, each row with its worth at its end,
// people, and territories with their points.
func drawStore(l *display.List, r display.Rect, v *table.View, seat game.Player, counted float64) (points int) {
	st := v.State.(*rules.State)
	in, own, c := inventoryOf(st, r.W, r.H), &st.Stores[seat], &count{left: counted}
	l.Fill(r, 6, theme.WoodDark)
	l.Stroke(r, 6, 1.5, theme.Gilt)
	col, shelf := in.column, in.column*0.9
	left := r.X + (r.W-col*(rules.NumColours+1))/2
	floor := r.Y + col*0.35 + shelf*float64(in.rows)
	for row := range in.rows {
		at := display.Rect{X: left, Y: floor - shelf*float64(row+1), W: col * rules.NumColours, H: shelf}
		n := rowLength(own, row+1)
		if n == 0 {
			l.Fill(at.Row(at.Y+at.H, max(1, col*0.06)), 0, theme.Planks)
			continue
		}
		worth := n + rowExtra(st, n)
		share := c.next(worth)
		appendRow(l, at, r.Y, own, row, share)
		if share == 1 {
			widget.Line(l, display.Rect{X: at.X + at.W, Y: at.Y, W: col, H: shelf}, strconv.Itoa(worth), numbers(col, display.Center))
		}
	}
	line := display.Rect{X: left, Y: floor + col*0.28, W: col * (rules.NumColours + 1), H: in.line()}
	if in.people {
		if folk := int(own.Figures + own.Peasants); folk > 0 {
			appendPeople(l, line, own, col, c.next(folk))
		}
		line.Y += line.H
	}
	for t := rules.TerritoryID(1); t <= rules.MaxTerritories; t++ {
		if st.Lands[t] != seat {
			continue
		}
		if share := c.next(int(st.Land(t).Points)); share > 0 {
			widget.Icon(l, "castle", display.Point{X: line.X + line.H*0.5, Y: line.Center().Y}, line.H*0.86, theme.Fade(theme.Cream, share))
			name := line.Column(line.X+line.H*1.1, line.W-line.H*1.1-col)
			widget.Line(l, name, v.Name(game.Territory(t)), display.TextStyle{Font: display.Caps, Size: max(widget.MinText, line.H*0.7), Color: theme.Fade(theme.Cream, share)})
			if share == 1 {
				widget.Line(l, line.Column(line.X+line.W-col, col), strconv.Itoa(int(st.Land(t).Points)), numbers(col, display.Center))
			}
		}
		line.Y += line.H
	}
	return c.points
}

// appendRow draws a row of cubes that fall from the top of the warehouse to their shelf, one
// colour a little after the other. A whole row is lit once all lie there.
func appendRow(l *display.List, r display.Rect, top float64, own *rules.Pile, row int, share float64) {
	col := r.W / rules.NumColours
	size, plank := col*0.8, theme.Planks
	if share == 1 && rowLength(own, row+1) == rules.NumColours {
		plank = theme.Gold
		l.Fill(r.Row(r.Y+r.H*0.02, r.H*0.98), col*0.12, theme.Fade(theme.Gold, 0.28))
	}
	l.Fill(r.Row(r.Y+r.H, max(1, col*0.06)), 0, plank)
	const lag = 0.08 // of the time of the row, from one colour to the next
	for c := rules.Red; c <= rules.Blue; c++ {
		fallen := (share - lag*float64(c-1)) / (1 - lag*(rules.NumColours-1))
		if int(own.Cubes[c]) <= row || fallen <= 0 {
			continue
		}
		fallen = min(1, fallen)
		end := r.Y + r.H - size/2
		appendCube(l, display.Point{X: r.X + col*(float64(c)-0.5), Y: top + size/2 + (end-top-size/2)*fallen*fallen}, size, c)
	}
}

// numbers is how the worth of rows, people and territories is written beside columns of a
// width.
func numbers(column float64, align display.Align) display.TextStyle {
	return display.TextStyle{Font: display.SansBold, Size: max(widget.MinText, column*0.56), Align: align, Color: theme.Gold}
}

// appendPeople draws the mercenaries and peasants of a warehouse side by side, a share of them,
// and once all are there what they are worth: one each (G9.15).
func appendPeople(l *display.List, r display.Rect, own *rules.Pile, column, share float64) {
	folk := rules.Pile{Figures: own.Figures, Peasants: own.Peasants}
	n := int(folk.Size())
	pitch := min(r.H*0.72, (r.W-column-r.H)/float64(max(1, n-1)))
	for i, what := range piecesOf(&folk)[:int(share*float64(n))] {
		appendPersonOnWood(l, display.Point{X: r.X + r.H*0.5 + pitch*float64(i), Y: r.Center().Y}, r.H*0.94, int(what.ID))
	}
	if share == 1 {
		widget.Line(l, r.Column(r.X+r.W-column, column), strconv.Itoa(n), numbers(column, display.Center))
	}
}
