package mediterranee

import (
	"math"
	"slices"
	"strings"
	"unicode"

	"serenissima/assets/lang"
	"serenissima/game"
	rules "serenissima/game/mediterranee"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// The fleet lies in the bar beside the purse or the galley at work: a card for each galley of a seat with her letter and
// what is aboard, below the name of the zone where she and those beside her are; and one for what its ports have.

// The measures of cards at unit one.
const (
	cardGap   = 4
	cardPad   = 4
	cardHead  = 17
	cardCell  = 26 // at most
	leastCell = 6  // a cell that can still be told from others

	shortName  = 30 // room for three letters
	portsWidth = 62 // at least, of the card for ports: its numbers stand apart
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

// A cardGrid is how cards lie: so many columns and rows of cards, and how the spaces of a hold lie on one.
type cardGrid struct {
	frame         *layout.Frame
	room          display.Rect
	columns, rows int
	cell          float64 // how large a space is
	across        int     // spaces beside each other
	tag           float64 // how wide the letter of a galley is beside them, zero where it stands above
	named         bool    // there is room for a short name
}

// cardGridOf lays n cards out in a room so that the spaces of holds are as large as possible. A finger
// can touch each card; where it cannot, the spaces have no size.
func cardGridOf(f *layout.Frame, room display.Rect, n int) (best cardGrid) {
	u := f.Unit
	for rows := 1; rows <= 3; rows++ {
		for _, across := range []int{(rules.GalleySpaces + 1) / 2, rules.GalleySpaces} {
			g := cardGrid{frame: f, room: room, columns: (n + rows - 1) / rows, rows: rows, across: across}
			r := g.at(0)
			if min(r.W, r.H) < f.Reach {
				continue
			}
			for _, g.tag = range []float64{cardTop(u) - 3, 0} { // rather beside the spaces
				g.cell = min(cardCell*u, (r.W-g.tag-2*cardPad*u)/float64(across), (r.H-cardTop(u)-cardPad*u)/float64(g.lines()))
				if g.cell >= leastCell*u {
					break
				}
			}
			g.named = r.W >= cardTop(u)+shortName*max(1, u)
			if g.named == best.named && g.cell >= best.cell || g.named && !best.named && g.cell >= leastCell*u { // rather below each other
				best = g
			}
		}
	}
	return best
}

// lines is in how many lines the spaces of a hold lie.
func (g *cardGrid) lines() int { return (rules.GalleySpaces + g.across - 1) / g.across }

// cardTop is the height of the line with the name of a zone, which can be read.
func cardTop(u float64) float64 { return max(cardHead*u, 1.2*widget.MinText+3) }

// at is where the i-th card lies.
func (g *cardGrid) at(i int) display.Rect {
	u, reach := g.frame.Unit, g.frame.Reach
	gap := cardGap * u
	w, h := (g.room.W+gap)/float64(g.columns), (g.room.H+gap)/float64(g.rows)
	w = min(w, (rules.GalleySpaces*cardCell+2*cardPad+cardGap)*u)
	h = min(h, max(cardTop(u)+(cardCell+3*cardPad)*u, reach)+gap)
	top := g.room.Y + (g.room.H+gap-h*float64(g.rows))/2
	return display.Rect{X: g.room.X + w*float64(i%g.columns), Y: top + h*float64(i/g.columns), W: w - gap, H: h - gap}
}

// shownFleet are the galleys of the seat whose fleet is shown, zone by zone: that of its first one comes first.
func shownFleet(v *table.View, s *rules.State) (ships []rules.GalleyID) {
	for f := s.Fleet(fleetSeat(v, s)); f != 0; f &= f - 1 {
		if g := f.First(); !v.Lifted(game.Ship(int(g))) {
			ships = append(ships, g)
		}
	}
	first := func(g rules.GalleyID) int {
		return slices.IndexFunc(ships, func(other rules.GalleyID) bool { return s.Galleys[other].Zone == s.Galleys[g].Zone })
	}
	sorted := slices.Clone(ships)
	slices.SortStableFunc(sorted, func(a, b rules.GalleyID) int { return first(a) - first(b) })
	return sorted
}

// around are n of some galleys: those next to one that may be among them.
func around(ships []rules.GalleyID, g rules.GalleyID, n int) []rules.GalleyID {
	i := max(0, slices.Index(ships, g))
	first := max(0, min(i-n/2, len(ships)-n))
	return ships[first : first+n]
}

// appendFleet draws the cards of a fleet in a room, and one for the ports of its seat if there is room
// for it. Where not all galleys have room, those next to the chosen one are shown: whoever chooses the
// last of them sees the next. Where the cards would be too small there are none.
func appendFleet(l *display.List, room display.Rect, v *table.View, s *rules.State, ships []rules.GalleyID, chosen rules.GalleyID) {
	u := v.Frame.Unit
	for n := len(ships) + 1; n > 0; n-- {
		grid := cardGridOf(&v.Frame, room, n)
		if grid.cell < leastCell*u || n > len(ships) && grid.at(0).W < portsWidth*u {
			continue
		}
		shown := around(ships, chosen, min(n, len(ships)))
		for i, g := range shown {
			appendGalleyCard(l, &grid, i, v, s, g, g == chosen)
		}
		for i := 0; i < len(shown); {
			beside := i + 1
			for beside < len(shown) && beside%grid.columns > 0 && s.Galleys[shown[beside]].Zone == s.Galleys[shown[i]].Zone {
				beside++
			}
			appendZoneHead(l, &grid, i, v, s, shown[i:beside])
			i = beside
		}
		if n > len(ships) {
			appendPortsCard(l, grid.at(len(ships)), v, s, fleetSeat(v, s))
		}
		return
	}
}

// appendGalleyCard draws the card of a galley. A click on it is one on the galley.
func appendGalleyCard(l *display.List, grid *cardGrid, i int, v *table.View, s *rules.State, g rules.GalleyID, chosen bool) {
	u, ship, cell := v.Frame.Unit, game.Ship(int(g)), grid.cell
	r, owner := grid.at(i), s.Galleys[g].Owner
	appendCard(l, r, v, owner, chosen || v.Hover == ship)
	if chosen {
		l.Stroke(r.Inset(-1.5*u), 5*u, 2.5*u, theme.GiltLight)
	}
	in := display.Rect{X: r.X + cardPad*u, Y: r.Y + cardTop(u), W: r.W - 2*cardPad*u, H: r.H - cardTop(u)}
	if tag := in.CutLeft(grid.tag); grid.tag > 0 {
		appendTag(l, tag.Center().Box(tag.W, min(tag.W, tag.H-1)), letter(v, g), theme.Ink, theme.GiltLight)
	}
	aboard := galleyHold(s, g).Pieces
	then := aboard
	if planned, ok := v.Planned.(*rules.State); ok && planned.Galleys[g].Owner == owner {
		then = galleyHold(planned, g).Pieces
	}
	y := in.Center().Y - cell*float64(grid.lines())/2
	for i, c := range table.Cells(aboard, then, rules.GalleySpaces) {
		at := display.Rect{X: in.X + in.W - float64(grid.across-i%grid.across)*cell, Y: y + float64(i/grid.across)*cell, W: 0.92 * cell, H: 0.92 * cell}
		kit.AppendHoldCell(l, at)
		c.Draw(l, Table{}.Stage(v), at.Center(), 0.8*at.W)
	}
	if reached(v, r) {
		l.Hit(display.Hit{Rect: r, Target: display.Target{Ref: ship}, Tip: lang.Capital(v.Name(ship))})
	}
}

// appendZoneHead draws the name of a zone above the cards of the galleys there, from the i-th card on, with the good of
// its port. Galleys that have sailed bear a mark.
func appendZoneHead(l *display.List, grid *cardGrid, i int, v *table.View, s *rules.State, ships []rules.GalleyID) {
	u, top, zone := v.Frame.Unit, cardTop(v.Frame.Unit), s.Galleys[ships[0]].Zone
	r := grid.at(i)
	r.W, r.H = grid.at(i+len(ships)-1).X+r.W-r.X, top
	l.Fill(r, 4*u, theme.WoodDark)
	l.Stroke(r, 4*u, max(1.2, 1.4*u), theme.LiveryOf(v.Colour(s.Galleys[ships[0]].Owner)).Main)
	place, port := game.Area(int(zone)), s.PortAt(zone)
	if port != 0 {
		place = game.Port(int(port))
	}
	name, side := r, 0.8*top
	name.CutLeft(cardPad * u)
	if grid.tag == 0 {
		name.CutLeft(top - 3)
	}
	fits := func(text string, width float64) bool {
		return display.Fits(text, display.SansSmall, widget.MinText, width)
	}
	for j := len(ships) - 1; j >= 0; j-- {
		if card := grid.at(i + j); grid.tag == 0 {
			appendTag(l, display.Rect{X: card.X + 2, Y: card.Y + 1.5, W: top - 3, H: top - 3}, letter(v, ships[j]), theme.Ink, theme.GiltLight)
			if j > 0 {
				name.W = min(name.W, card.X-name.X)
			}
		}
		if g := ships[j]; s.Decision().Prompt == rules.Movement && s.Galleys[g].Owner == s.Active() && s.MovesLeft(g) == 0 {
			card := grid.at(i + j)
			widget.Icon(l, "check-mark", display.Point{X: card.X + card.W - top/2 - u, Y: r.Center().Y}, side, theme.Good)
			name.W = min(name.W, card.X+card.W-top-name.X)
		}
	}
	text := v.Name(place)
	if !fits(text, name.W) {
		text = short(text)
	}
	if port != 0 && fits(text, name.W-side-2*u) {
		kit.AppendCube(l, name.CutRight(side+2*u).Center(), side, ware(s.Board.Ports[port].Good))
	}
	if fits(text, name.W) {
		widget.Line(l, name, text, display.TextStyle{Font: display.SansSmall, Size: 13 * u, Color: theme.Cream})
	}
}

// short is a name in three letters: those of its last word, as that tells one sea from the other.
func short(name string) string {
	words := strings.FieldsFunc(name, func(r rune) bool { return !unicode.IsLetter(r) })
	last := []rune(words[len(words)-1])
	return string(last[:min(3, len(last))])
}

// appendPortsCard draws what the ports of a seat have: how many there are, the men in them and their
// forts.
func appendPortsCard(l *display.List, r display.Rect, v *table.View, s *rules.State, p game.Player) {
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
		widget.Icon(l, x.icon, display.Point{X: cells[i].Center().X, Y: cells[i].Center().Y - 0.5*side}, side, ink)
		size := max(widget.MinText, min(15*u, 0.4*cells[i].H))
		l.Print(cells[i].Center().X, cells[i].Center().Y+size, itoa(x.n), display.TextStyle{Font: display.SansBold, Size: size, Align: display.Center, Color: theme.Ink})
	}
	if reached(v, r) {
		l.Hit(display.Hit{Rect: r, Target: display.Target{Command: table.CmdAbout, Ref: game.Port(0)}, Tip: v.Say("board.fleet.ports", "name", v.Seats[p-1].Name, "n", portCount(s, p), "m", men, "forts", forts)})
	}
}

// appendCard draws an empty card in the colour of a seat.
func appendCard(l *display.List, r display.Rect, v *table.View, p game.Player, lit bool) {
	u, paper := v.Frame.Unit, theme.Paper
	if lit {
		paper = theme.Gold
	}
	l.Fill(r, 4*u, paper)
	l.Stroke(r, 4*u, max(1.2, 1.4*u), theme.LiveryOf(v.Colour(p)).Main)
}

// reached reports whether something so small can be pointed at.
func reached(v *table.View, r display.Rect) bool { return min(r.W, r.H) >= v.Frame.Reach }

// withFleet divides the place of what is at work: the rest is for the fleet, nothing in a small frame.
func withFleet(v *table.View, r display.Rect, share float64) (work, fleet display.Rect) {
	if v.Frame.Shape == layout.Small {
		return r, display.Rect{}
	}
	work, fleet = r, r
	work.W = math.Round(share * r.W)
	fleet.X, fleet.W = r.X+work.W, r.W-work.W
	return work, fleet
}
