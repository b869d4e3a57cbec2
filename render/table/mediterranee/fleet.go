package mediterranee

import (
	"math"

	"serenissima/assets/lang"
	"serenissima/game"
	rules "serenissima/game/mediterranee"
	"serenissima/render/layout"
	"serenissima/render/op"
	"serenissima/render/table"
	"serenissima/render/table/pieces"
	"serenissima/render/theme"
	"serenissima/render/ui"
)

// The fleet lies in the bar beside the purse or the galley at work: a card for each galley of a seat with
// her letter, where she is and what is aboard, and one for what its ports have.

// The measures of cards at unit one.
const (
	cardGap   = 4
	cardPad   = 4
	cardHead  = 17
	cardCell  = 26 // at most
	leastCell = 7  // a cell that can still be told from others
)

// fleetSeat is whose fleet is shown: that of the seat that is pointed at, else of who is asked.
func fleetSeat(v *table.View, s *rules.State) game.Player {
	if v.Hover.Kind == game.SeatRef && v.Hover.ID > 0 && int8(v.Hover.ID) <= s.Seats {
		return game.Player(v.Hover.ID)
	}
	if p := s.Decision().Player; p > game.Nobody {
		return p
	}
	return max(1, s.Active())
}

// A cardGrid is how cards lie: so many columns and rows of cards, and how large a space of a hold is.
type cardGrid struct {
	room          op.Rect
	columns, rows int
	cell          float64
}

// cardGridOf lays n cards out in a room so that the spaces of holds are as large as possible.
func cardGridOf(room op.Rect, n int, u float64) (best cardGrid) {
	for rows := 1; rows <= 3; rows++ {
		g := cardGrid{room: room, columns: (n + rows - 1) / rows, rows: rows}
		r := g.at(0, u)
		g.cell = min(cardCell*u, (r.W-2*cardPad*u)/rules.GalleySpaces, r.H-cardTop(u)-cardPad*u)
		if g.cell >= best.cell { // rather below each other
			best = g
		}
	}
	return best
}

// cardTop is the height of the line with the letter of a galley, which can be read.
func cardTop(u float64) float64 { return max(cardHead*u, 1.2*ui.MinText+3) }

// at is where the i-th card lies.
func (g *cardGrid) at(i int, u float64) op.Rect {
	gap := cardGap * u
	w, h := (g.room.W+gap)/float64(g.columns), (g.room.H+gap)/float64(g.rows)
	w = min(w, (rules.GalleySpaces*cardCell+2*cardPad+cardGap)*u)
	h = min(h, cardTop(u)+(cardCell+3*cardPad+cardGap)*u)
	top := g.room.Y + (g.room.H+gap-h*float64(g.rows))/2
	return op.Rect{X: g.room.X + w*float64(i%g.columns), Y: top + h*float64(i/g.columns), W: w - gap, H: h - gap}
}

// appendFleet draws the cards of the fleet of a seat in a room, but for the galley that is drawn beside
// them. Where they would be too small there are none.
func appendFleet(l *op.List, room op.Rect, v *table.View, s *rules.State, without rules.GalleyID) {
	u, p := v.Frame.Unit, fleetSeat(v, s)
	var ships []rules.GalleyID
	for f := s.Fleet(p); f != 0; f &= f - 1 {
		if g := f.First(); g != without && !v.Lifted(game.Ship(int(g))) {
			ships = append(ships, g)
		}
	}
	grid := cardGridOf(room, len(ships)+1, u)
	if grid.cell < leastCell*u {
		return
	}
	for i, g := range ships {
		appendGalleyCard(l, grid.at(i, u), v, s, g, grid.cell)
	}
	appendPortsCard(l, grid.at(len(ships), u), v, s, p)
}

// appendGalleyCard draws the card of a galley. A click on it is one on the galley.
func appendGalleyCard(l *op.List, r op.Rect, v *table.View, s *rules.State, g rules.GalleyID, cell float64) {
	u, ship := v.Frame.Unit, game.Ship(int(g))
	appendCard(l, r, v, s.Galleys[g].Owner, v.Hover == ship)
	top := cardTop(u)
	tag := op.Rect{X: r.X + cardPad*u, Y: r.Y + 2, W: top - 3, H: top - 3}
	appendTag(l, tag, letter(v, g), theme.Ink, theme.GiltLight)
	place := game.Area(int(s.Galleys[g].Zone))
	if port := s.PortAt(s.Galleys[g].Zone); port != 0 {
		place = game.Port(int(port))
	}
	name := op.Rect{X: tag.X + tag.W + 3*u, Y: r.Y + 1.5*u, W: r.X + r.W - tag.X - tag.W - 5*u, H: top}
	if text := v.Name(place); op.Fits(text, op.SansSmall, ui.MinText, name.W) {
		ui.Line(l, name, text, op.TextStyle{Font: op.SansSmall, Size: 13 * u, Color: theme.Ink})
	}
	aboard := galleyHold(s, g).Pieces
	then := aboard
	if planned, ok := v.Planned.(*rules.State); ok && planned.Galleys[g].Owner == s.Galleys[g].Owner {
		then = galleyHold(planned, g).Pieces
	}
	y := r.Y + top + max(0, (r.H-top-cell)/2) - 1
	for i, c := range table.Cells(aboard, then, rules.GalleySpaces) {
		at := op.Rect{X: r.X + cardPad*u + float64(i)*cell, Y: y, W: 0.92 * cell, H: 0.92 * cell}
		pieces.AppendHoldCell(l, at)
		c.Draw(l, stage{v}, at.Center(), 0.8*at.W)
	}
	if reached(v, r) {
		l.Hit(op.Hit{Rect: r, Target: op.Target{Ref: ship}, Tip: lang.Capital(v.Name(ship))})
	}
}

// appendPortsCard draws what the ports of a seat have: how many there are, the men in them and their
// forts.
func appendPortsCard(l *op.List, r op.Rect, v *table.View, s *rules.State, p game.Player) {
	u, men, forts := v.Frame.Unit, 0, 0
	for h := s.PortsOf(p); h != 0; h &= h - 1 {
		port := &s.Ports[h.First()]
		men += int(port.Sailors)
		if port.Fort {
			forts++
		}
	}
	appendCard(l, r, v, p, false)
	ink := theme.LiveryOf(v.Colour(p)).Main
	cells := r.Inset(cardPad*u).Columns(3, 0)
	for i, x := range []struct {
		icon string
		n    int
	}{{"castle", portCount(s, p)}, {"meeple", men}, {"white-tower", forts}} {
		side := min(cells[i].W, 0.5*cells[i].H, 22*u)
		ui.Icon(l, x.icon, op.Point{X: cells[i].Center().X, Y: cells[i].Center().Y - 0.5*side}, side, ink)
		size := max(ui.MinText, min(15*u, 0.4*cells[i].H))
		l.Print(cells[i].Center().X, cells[i].Center().Y+size, itoa(x.n), op.TextStyle{Font: op.SansBold, Size: size, Align: op.Center, Color: theme.Ink})
	}
	if reached(v, r) {
		l.Hit(op.Hit{Rect: r, Target: op.Target{Command: table.CmdAbout, Ref: game.Port(0)}, Tip: v.Say("board.fleet.ports", "name", v.Seats[p-1].Name, "n", portCount(s, p), "m", men, "forts", forts)})
	}
}

// appendCard draws an empty card in the colour of a seat.
func appendCard(l *op.List, r op.Rect, v *table.View, p game.Player, lit bool) {
	u, paper := v.Frame.Unit, theme.Paper
	if lit {
		paper = theme.Gold
	}
	l.Fill(r, 4*u, paper)
	l.Stroke(r, 4*u, max(1.2, 1.4*u), theme.LiveryOf(v.Colour(p)).Main)
}

// reached reports whether something so small can be pointed at.
func reached(v *table.View, r op.Rect) bool { return min(r.W, r.H) >= v.Frame.Reach }

// withFleet divides the place of what is at work: the rest is for the fleet, nothing in a small frame.
func withFleet(v *table.View, r op.Rect, share float64) (work, fleet op.Rect) {
	if v.Frame.Shape == layout.Small {
		return r, op.Rect{}
	}
	work, fleet = r, r
	work.W = math.Round(share * r.W)
	fleet.X, fleet.W = r.X+work.W, r.W-work.W
	return work, fleet
}
