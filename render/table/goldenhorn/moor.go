package goldenhorn

import (
	"slices"

	"serenissima/game"
	rules "serenissima/game/goldenhorn"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// mostInRow is how many ships lie side by side in a start harbour, the pile counted as one.
const mostInRow = 6

// leastBerth is how much of the water a ship has to itself where a mouse points, at unit one.
const leastBerth = 36

// A shipRow is how the ships in a start harbour lie: side by side, the viewer's first, and in a pile at the end
// those of rivals for which there is no room.
type shipRow struct {
	water, room  display.Rect // where they lie, and what of the panel is theirs
	pitch, width float64      // from ship to ship, and of a ship
	shown, piled int
}

// shipRowOf moors so many ships in a start harbour, some of them the viewer's own.
func shipRowOf(v *table.View, h rules.HarbourID, ships, own int) shipRow {
	m := shipRow{water: divide(v, h, rules.NumColours).water, shown: ships}
	if m.room = m.water; v.Frame.Narrow() && quayFolded(v, h) {
		quay := quayRect(v, h)
		m.room.Y, m.room.H = quay.Y, quay.H
	}
	least := max(v.Frame.Reach, leastBerth*v.Frame.Unit)
	room := min(mostInRow, int(m.water.W/least))
	m.width = m.water.H * 0.83
	m.pitch = min(max(m.width*1.08, least), m.water.W/float64(max(1, ships)))
	if ships > room {
		m.shown = max(own, room-1)
		m.piled = ships - m.shown
		m.pitch = max(m.water.W/float64(m.shown+1), min(least, m.water.W/(float64(m.shown)+0.6)))
	}
	m.width = min(m.width, m.pitch*0.92)
	return m
}

// berth is where the i-th ship lies.
func (m *shipRow) berth(i int) berth {
	b := berth{width: m.width, piled: i >= m.shown}
	b.room = m.room.Column(m.water.X+m.pitch*float64(min(i, m.shown)), m.pitch)
	if b.piled {
		b.room.W = min(b.room.W, m.water.X+m.water.W-b.room.X)
		b.width = min(b.width, b.room.W*0.84)
	}
	b.at = display.Point{X: b.room.Center().X, Y: m.water.Y + m.water.H*0.95 - shipHeight(b.width)/2}
	return b
}

// inHarbour are the ships in a start harbour: the viewer's own, then the others. They come in an array, for they are
// looked for in each picture, which takes no memory while nothing changes.
func inHarbour(st *rules.State, h rules.HarbourID) (list [rules.MaxShips]rules.ShipID, n, own int) {
	viewer := viewerOf(st)
	for i := rules.ShipID(1); i <= rules.MaxShips; i++ {
		ship := &st.Ships[i]
		if ship.Place == rules.Unplaced || st.StartHarbourAt(ship.Place) != h {
			continue
		}
		at := n
		if ship.Owner == viewer {
			at = own
			copy(list[own+1:], list[own:n])
			own++
		}
		list[at] = i
		n++
	}
	return list, n, own
}

// moor finds the berths of the ships in a start harbour. Those of a pile that has been opened lie on its paper.
func moor(v *table.View, st *rules.State, h rules.HarbourID, b *berths) {
	list, n, own := inHarbour(st, h)
	m := shipRowOf(v, h, n, own)
	for k, i := range list[:n] {
		b[i] = m.berth(k)
	}
	paper := m.openPile(v, h)
	for k := range paper.ships {
		r := paper.place(k)
		w := r.W * 0.88
		b[list[m.shown+k]] = berth{at: display.Point{X: r.Center().X, Y: r.Y + r.H*0.96 - shipHeight(w)/2}, width: w, room: r}
	}
}

// An openPile is the paper on which the ships of a pile lie that has been opened.
type openPile struct {
	paper          display.Rect
	ships, columns int // no ships: it is not open
	side           float64
}

// spreadRim is how wide the rim of the paper is, and how far that lies off its quay.
const spreadRim = 4

// openPile is the paper of a pile that has been opened, beside its quay: below it, above it or at its side, where no other
// panel lies. At most six ships lie in a row.
func (m *shipRow) openPile(v *table.View, h rules.HarbourID) (s openPile) {
	if m.piled == 0 || v.Overlay != game.Port(h) {
		return s
	}
	quay, least := quayRect(v, h), max(v.Frame.Reach, 1.2*leastBerth*v.Frame.Unit)
	wide := max(quay.W, mostInRow*v.Frame.Reach+2*spreadRim) - 2*spreadRim
	s.ships, s.columns = m.piled, min(mostInRow, m.piled, int(wide/least))
	rows := (m.piled + s.columns - 1) / s.columns
	s.columns = (m.piled + rows - 1) / rows
	s.side = min(wide/float64(s.columns), 1.4*least)
	w, high := s.side*float64(s.columns)+2*spreadRim, s.high()*float64(rows)+2*spreadRim
	x, side := quay.X, quay.X+quay.W+spreadRim
	if quay.Center().X > v.Frame.Board.Center().X {
		x, side = quay.X+quay.W-w, quay.X-w-spreadRim
	}
	above := quay.Y
	if quayFolded(v, h) { // only its ships are told apart
		above = m.water.Y
	}
	above = min(above-spreadRim, v.Frame.Board.Y+v.Frame.Board.H) - high
	for _, at := range [...]display.Point{{X: x, Y: quay.Y + quay.H + spreadRim}, {X: x, Y: above}, {X: side, Y: quay.Y + quay.H - high}} {
		s.paper = display.Rect{X: at.X, Y: at.Y, W: w, H: high}
		if isOpen(v, s.paper) {
			break
		}
	}
	return s
}

// isOpen reports whether a paper over the board would lie on no panel.
func isOpen(v *table.View, r display.Rect) bool {
	f := &v.Frame
	panels := [...]display.Rect{seatsRect(v), f.Panels[turnPanel], f.Hint, f.Latest, f.Panels[handPanel], f.Panels[cardsPanel]}
	shown := len(panels)
	if f.Folds { // the cards are folded away
		shown--
	}
	for _, x := range panels[:shown] {
		if !x.Intersect(r).Empty() {
			return false
		}
	}
	return f.Board.Inset(-0.01).Holds(r)
}

// high is how high the place of a ship is.
func (s *openPile) high() float64 { return s.side * 1.16 }

// place is that of the i-th ship.
func (s *openPile) place(i int) display.Rect {
	high := s.high()
	return display.Rect{X: s.paper.X + spreadRim + s.side*float64(i%s.columns), Y: s.paper.Y + spreadRim + high*float64(i/s.columns), W: s.side, H: high}
}

// appendSpread draws the paper of a pile that has been opened. Pressed, it closes.
func appendSpread(l *display.List, v *table.View, st *rules.State, h rules.HarbourID) {
	_, n, own := inHarbour(st, h)
	m := shipRowOf(v, h, n, own)
	s := m.openPile(v, h)
	if s.ships == 0 {
		return
	}
	widget.Paper(l, s.paper)
	l.Fill(s.paper.Inset(spreadRim), spreadRim, theme.Water)
	l.Hit(display.Hit{Rect: s.paper, Target: pileTarget(h)})
}

// pileTarget is that of a pile, which opens and closes it.
func pileTarget(h rules.HarbourID) display.Target {
	return display.Target{Command: table.CmdOverlay, Ref: game.Port(h)}
}

// appendPile draws the pile of a start harbour: its first two ships behind each other, and how many it holds.
func appendPile(l *display.List, v *table.View, st *rules.State, h rules.HarbourID) {
	list, n, own := inHarbour(st, h)
	m := shipRowOf(v, h, n, own)
	if m.piled == 0 {
		return
	}
	piled := slices.DeleteFunc(list[m.shown:n], func(i rules.ShipID) bool { return v.Lifted(game.Ship(i)) })
	if len(piled) == 0 {
		return
	}
	b := m.berth(m.shown)
	w := b.width * 0.84
	for k, i := range slices.Backward(piled[:min(2, len(piled))]) {
		d := b.width * 0.16 * float64(k)
		appendShip(l, display.Point{X: b.at.X - b.width*0.08 + d, Y: b.at.Y + (b.width-w)*0.5 - d}, w, model(v, st, i))
	}
	r := numberRadius(min(9*v.Frame.Unit, b.room.W*0.22))
	appendNumber(l, display.Point{X: b.room.X + b.room.W - r - 1, Y: b.room.Y + b.room.H - r - 2}, r, len(piled))
	if quayFolded(v, h) || b.room.W < min(v.Frame.Reach, m.pitch) { // the folded quay opens instead
		return
	}
	tip := v.Say("board.pile.more", "n", len(piled))
	for _, i := range piled {
		tip += "\n" + v.Seats[st.Ships[i].Owner-1].Name + ": " + v.Name(game.Ship(i))
	}
	l.Hit(display.Hit{Rect: b.room, Target: pileTarget(h), On: v.Overlay == game.Port(h), Tip: tip})
}
