package goldenhorn

import (
	"slices"

	"serenissima/game"
	rules "serenissima/game/goldenhorn"
	"serenissima/render/display"
	"serenissima/render/motion"
	"serenissima/render/table"
	"serenissima/render/table/kit"
)

// A stage is a view as animations see it: where things are, and how pieces look.
type stage struct{ table.ViewStage }

// Stage implements table.Table.
func (Table) Stage(v *table.View) motion.Stage { return stage{table.ViewStage{View: v}} }

func (s stage) state() *rules.State { return s.View.State.(*rules.State) }

// In implements motion.Stage. No threat lies above ships that move.
func (s stage) In(position game.State) motion.Stage {
	v := s.View.In(position)
	if v.Overlay == threatsPart {
		bare := *v
		bare.Overlay = game.Ref{}
		v = &bare
	}
	return Table{}.Stage(v)
}

// Anchor implements motion.Stage.
func (s stage) Anchor(ref game.Ref) (display.Point, bool) { return anchor(s.View, ref) }

// Piece implements motion.Stage.
func (s stage) Piece(l *display.List, at display.Point, size float64, ref game.Ref) {
	if size == 0 {
		size = 26 * s.Unit()
		if ref.Kind == game.ShipRef {
			size = s.shipWidth(ref)
		}
	}
	switch ref.Kind {
	case game.GoodRef, game.SailorRef:
		appendPiece(l, at, size, ref)
	case game.CardRef:
		r := display.Rect{X: at.X - size*0.4, Y: at.Y - size*cardSize/2, W: size * 0.8, H: size * cardSize}
		if ref.ID < 1 || ref.ID > rules.NumColours {
			appendCardBack(l, r)
			return
		}
		if r.W >= wholeCard {
			place := cardPlace{at: at, width: size * cardSize * cardRatio, angle: fanOf(s.View).tiltAt(at)}
			appendCard(l, place, rules.Colour(ref.ID), false, false)
			return
		}
		appendCardFace(l, r, rules.Colour(ref.ID))
	case game.ShipRef:
		m := model(s.View, s.state(), rules.ShipID(ref.ID))
		m.ashore = size != s.shipWidth(ref)
		appendShip(l, at, size, m)
	case game.HeapRef:
		if h, ok := heapOf(ref); ok {
			appendHeld(l, at, size, heapPieces(s.state(), h))
		}
	case game.SeatRef:
		kit.AppendShield(l, at, size, s.View.Colour(game.Player(ref.ID)))
	case game.AreaRef:
		if p := rules.Place(ref.ID); s.state().AtSea(p) {
			appendStation(l, at, size/2, s.state().Course[p])
		}
	}
}

// shipWidth is how wide a ship is drawn where it lies.
func (s stage) shipWidth(ref game.Ref) float64 {
	if b := berthOf(s.View, s.state(), rules.ShipID(ref.ID)); b.width > 0 {
		return b.width
	}
	return s.View.Units(widthOf(s.View, s.state()))
}

// wholeCard is how wide a card is, in logical pixels, that is drawn as in the hand.
const wholeCard = 36

// Ship implements motion.Stage. A ship grows when it leaves its quay, and shrinks on arrival.
func (s stage) Ship(l *display.List, at display.Point, ref game.Ref, _ float64) {
	st, ship := s.state(), rules.ShipID(ref.ID)
	h, from := rules.Constantinople, st.StartHarbourAt(st.Ships[ship].Place)
	switch {
	case from != 0:
		h = from
	case st.Ships[ship].Ahead < 0:
		h = rules.Venice
	}
	moored, sea := shipRowOf(s.View, h, 1, 1), s.View.Units(widthOf(s.View, st))
	r := quayRect(s.View, h)
	off := display.Point{X: at.X - max(r.X, min(at.X, r.X+r.W)), Y: at.Y - max(r.Y, min(at.Y, r.Y+r.H))}
	share := min(1, dist(off, display.Point{})/sea)
	m := model(s.View, st, ship)
	if after, ok := s.View.Bringing(ref).(*rules.State); ok && after.Ships[ship].Ahead != 0 { // it may have turned round
		m.east, m.turned, m.ahead = after.Ships[ship].Ahead > 0, after.Ships[ship].Turned, true
	}
	appendShip(l, at, moored.width+(sea-moored.width)*share, m)
}

// Rim implements motion.Stage.
func (s stage) Rim(ref game.Ref) (display.Rect, bool) {
	st, f := s.state(), &s.View.Frame
	switch ref.Kind {
	case game.SeatRef:
		if ref.ID >= 1 && int8(ref.ID) <= st.Seats {
			return playerRect(f, st, game.Player(ref.ID)), true
		}
	case game.PortRef:
		if h := rules.HarbourID(ref.ID); h.Start() {
			return quayRect(s.View, h), true
		}
	case game.TerritoryRef:
		if ref.ID >= 1 && ref.ID <= rules.MaxTerritories {
			return plaqueRect(s.View, rules.TerritoryID(ref.ID)), true
		}
	case game.ShipRef:
		if ref.ID < 1 || ref.ID > rules.MaxShips {
			break
		}
		if b := berthOf(s.View, st, rules.ShipID(ref.ID)); b.width > 0 {
			r := shipBox(b)
			if s.View.Overlay == threatsPart && b.chart { // with the threat above it
				r = r.Union(labelBox(s.View, b, 1))
			}
			return r, true
		}
	}
	return display.Rect{}, false
}

// Spot implements motion.Stage: in a heap on a quay, aboard a ship, on a shelf of the viewer's
// warehouse, in the viewer's hand.
func (s stage) Spot(piece, place game.Ref, n int) (at display.Point, size float64, ok bool) {
	st, v := s.state(), s.View
	switch place.Kind {
	case game.PortRef:
		h := rules.HarbourID(place.ID)
		kind := kindOf(piece)
		if !h.Start() || kind == 0 || kind > columnsOf(st) {
			break
		}
		q := quayOf(v, st, h)
		here := heap{h, kind}.size(st)
		return q.pieceAt(kind, max(0, here-1-n), here), q.pieceSize(), true
	case game.ShipRef:
		if b := berthOf(v, st, rules.ShipID(place.ID)); b.width > 0 {
			k := b.width / 100
			return display.Point{X: b.at.X, Y: b.at.Y + (87.5-54)*k}, 13.5 * k, true
		}
	case game.SeatRef:
		if p := game.Player(place.ID); p >= 1 && int8(p) <= st.Seats {
			return s.seatSpot(piece, p, n)
		}
	case game.BoxRef:
		return s.boxSpot(piece)
	case game.AreaRef:
		if p := rules.Place(place.ID) + rules.Place(n); piece.Kind == game.TileRef && n < rules.TileSpaces && st.AtSea(p) {
			q := stationAt(st, p)
			return v.At(q.X, q.Y), 2 * v.Units(radiusOf(v, st)), true
		} else if piece.Kind == game.TileRef {
			return at, 0, false
		}
	case game.TerritoryRef:
		r := plaqueRect(v, rules.TerritoryID(place.ID))
		return display.Point{X: r.X + r.H*1.16, Y: r.Y + r.H*0.72}, r.H * 0.46, true
	}
	at, ok = anchor(v, place)
	return at, 24 * s.Unit(), ok
}

// cardSize is how high a card is, beside the size that Piece draws it in.
const cardSize = 1.16

// seatSpot is where a seat has a piece: a card in the viewer's hand, a cube on the viewer's
// shelves, else the number of such pieces in its panel.
func (s stage) seatSpot(piece game.Ref, p game.Player, n int) (at display.Point, size float64, ok bool) {
	st, v := s.state(), s.View
	if at, size, ok := s.shelfSpot(piece, p, n); ok {
		return at, size, true
	}
	if at, size, ok := s.handSpot(piece, p, n); ok {
		return at, size, true
	}
	stats := 2
	if st.Expansion {
		stats++
	}
	d := divideSeat(&v.Frame, st, p, stats)
	switch piece.Kind {
	case game.CardRef:
		return d.spot(0), d.icon * 0.8, true
	case game.GoodRef, game.SailorRef:
		return d.spot(1), d.icon * 0.9, true
	}
	at, ok = anchor(v, game.Seat(p))
	return at, 24 * s.Unit(), ok
}

// handSpot is where the n-th last card of a colour is in the viewer's hand.
func (s stage) handSpot(piece game.Ref, p game.Player, n int) (at display.Point, size float64, ok bool) {
	st := s.state()
	if piece.Kind != game.CardRef || p != viewerOf(st) {
		return at, 0, false
	}
	piles := handOf(s.View, st, p)
	for i := len(piles) - 1; i >= 0; i-- {
		switch {
		case int16(piles[i].colour) != piece.ID:
		case n >= piles[i].n:
			n -= piles[i].n
		default:
			return piles[i].at, piles[i].height() / cardSize, true
		}
	}
	area := handArea(s.View)
	return area.Center(), area.H * 0.5, true
}

// remaining are the piles of a hand without the cards that are being played.
func remaining(v *table.View, p game.Player, piles []pileOfCards) (list []pileOfCards) {
	var gone [rules.NumColours + 1]int
	for c := rules.Red; c <= rules.Blue; c++ {
		gone[c] = v.Gone(game.Card(c), game.Seat(p))
	}
	for i := len(piles) - 1; i >= 0; i-- {
		pile := piles[i]
		taken := min(gone[pile.colour], pile.n)
		gone[pile.colour] -= taken
		if pile.n -= taken; pile.n > 0 {
			list = append(list, pile)
		}
	}
	slices.Reverse(list)
	return list
}

// stirred is the key of what shows pieces of several places: it changes with each of them that
// an animation takes or brings.
func stirred(v *table.View) table.CacheKey {
	key := v.KeyOf(game.Box)
	if v.Motion == nil {
		return key
	}
	for _, ref := range []game.Ref{game.Port(rules.Venice), game.Port(rules.Constantinople), game.Seat(1), game.Seat(2), game.Seat(3), game.Seat(4)} {
		key.Shifts += v.Motion.Shifts(ref)
	}
	return key
}

// boxSpot is where pieces come from that are in no seat's hands: cards from the deck, people
// from the supply, cubes from the bag.
func (s stage) boxSpot(piece game.Ref) (at display.Point, size float64, ok bool) {
	st, v := s.state(), s.View
	if !folded(&v.Frame, v.Open) {
		_, supply := cardRows(v, st)
		switch {
		case piece.Kind == game.CardRef:
			r := deckRect(v, st)
			return r.Center(), r.H / cardSize, true
		case piece.Kind == game.SailorRef && !supply.Empty():
			x := supply.X
			if piece.ID == rules.Peasant {
				x += supply.W * 0.5
			}
			size := supply.H * 0.62
			return display.Point{X: x + size*0.5, Y: supply.Center().Y}, size, true
		}
	}
	at, ok = anchor(v, game.Box)
	return at, 22 * s.Unit(), ok
}

// shelfSpot is where a cube stands in the viewer's warehouse, and where people are counted.
func (s stage) shelfSpot(piece game.Ref, p game.Player, n int) (at display.Point, size float64, ok bool) {
	st := s.state()
	own := store(st)
	r, shown := warehouseRect(s.View)
	if kindOf(piece) == 0 || own == nil || p != viewerOf(st) || !shown || r.Empty() {
		return at, 0, false
	}
	h := layOut(r, own)
	if piece.Kind == game.SailorRef {
		at, size = h.peopleAt(int(piece.ID))
		return at, size, true
	}
	return h.cubeAt(rules.Colour(piece.ID), max(0, int(own.Cubes[piece.ID])-1-n)), h.size(), true
}

// kindOf is the kind of heap that a piece lies in, zero for none.
func kindOf(piece game.Ref) int {
	switch {
	case piece.Kind == game.SailorRef && piece.ID == rules.Mercenary:
		return mercenaries
	case piece.Kind == game.SailorRef:
		return peasants
	case piece.Kind == game.GoodRef && piece.ID <= rules.NumColours:
		return int(piece.ID)
	}
	return 0
}

// Way implements motion.Stage: ships follow the course.
func (s stage) Way(from, to game.Ref, a, b display.Point) []display.Point {
	st := s.state()
	p, q := placeOf(st, from), placeOf(st, to)
	if p == rules.Unplaced || q == rules.Unplaced || p == q {
		return []display.Point{a, b}
	}
	line := []display.Point{a}
	course, leap := courseBetween(st, p, q), 0.0
	if max(p-q, q-p) > 1 { // over the ships on the way
		leap = shipWidth * 0.6
	}
	for i, x := range course {
		at, t := s.View.At(x.X, x.Y), float64(i)/float64(len(course)-1)
		at.Y -= s.View.Units(shipWidth*0.6 + leap*4*t*(1-t))
		line = append(line, at)
	}
	line[len(line)-1] = b
	return line
}
