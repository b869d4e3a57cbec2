package goldenhorn

import (
	"serenissima/game"
	rules "serenissima/game/goldenhorn"
	"serenissima/render/op"
	"serenissima/render/show"
	"serenissima/render/table"
	"serenissima/render/table/pieces"
	"serenissima/render/theme"
)

// A stage is a view as animations see it: where things are, and how pieces look.
type stage struct{ view *table.View }

// Stage implements table.Table.
func (Table) Stage(v *table.View) show.Stage { return stage{v} }

func (s stage) state() *rules.State { return s.view.State.(*rules.State) }

// In implements show.Stage.
func (s stage) In(position game.State) show.Stage { return stage{s.view.In(position)} }

// Anchor implements show.Stage.
func (s stage) Anchor(ref game.Ref) (op.Point, bool) { return anchor(s.view, ref) }

// Livery implements show.Stage.
func (s stage) Livery(seat game.Player) theme.Livery { return theme.LiveryOf(s.view.Colour(seat)) }

// Name implements show.Stage.
func (s stage) Name(ref game.Ref) string { return s.view.Name(ref) }

// Tell implements show.Stage.
func (s stage) Tell(ev game.Event) string { return s.view.Tell(ev) }

// Unit implements show.Stage.
func (s stage) Unit() float64 { return s.view.Frame.Unit }

// Board implements show.Stage.
func (s stage) Board() op.Rect { return s.view.Frame.Board }

// Marker implements show.Stage: there is none.
func (s stage) Marker(*op.List, game.Ref, game.Ref, float64) {}

// Die implements show.Stage: there are no dice.
func (s stage) Die(*op.List, op.Point, float64, int, float64, game.Player) {}

// Faces implements show.Stage.
func (s stage) Faces(game.Ref, int) []int { return nil }

// Sides implements show.Stage.
func (s stage) Sides() []int { return nil }

// Piece implements show.Stage.
func (s stage) Piece(l *op.List, at op.Point, size float64, ref game.Ref) {
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
		r := op.Rect{X: at.X - size*0.4, Y: at.Y - size*0.58, W: size * 0.8, H: size * 1.16}
		if ref.ID < 1 || ref.ID > rules.NumColours {
			appendCardBack(l, r)
			return
		}
		appendCardFace(l, r, rules.Colour(ref.ID))
	case game.ShipRef:
		m := model(s.view, s.state(), rules.ShipID(ref.ID))
		m.ashore = size != s.shipWidth(ref)
		appendShip(l, at, size, m)
	case game.SeatRef:
		pieces.AppendShield(l, at, size, s.view.Colour(game.Player(ref.ID)))
	}
}

// shipWidth is how wide a ship is drawn where it lies.
func (s stage) shipWidth(ref game.Ref) float64 {
	if b := berthsOf(s.view, s.state())[ref.ID]; b.width > 0 {
		return b.width
	}
	return s.view.Units(widthOf(s.view, s.state()))
}

// Ship implements show.Stage.
func (s stage) Ship(l *op.List, at op.Point, ref game.Ref, _ float64) {
	appendShip(l, at, s.shipWidth(ref), model(s.view, s.state(), rules.ShipID(ref.ID)))
}

// Rim implements show.Stage.
func (s stage) Rim(ref game.Ref) (op.Rect, bool) {
	st, f := s.state(), &s.view.Frame
	switch ref.Kind {
	case game.SeatRef:
		if ref.ID >= 1 && int8(ref.ID) <= st.Seats {
			return playerRect(f, game.Player(ref.ID)), true
		}
	case game.PortRef:
		if h := rules.HarbourID(ref.ID); h.Start() {
			return quayRect(s.view, h), true
		}
	case game.TerritoryRef:
		if ref.ID >= 1 && ref.ID <= rules.MaxTerritories {
			return plaqueRect(s.view, rules.TerritoryID(ref.ID)), true
		}
	case game.ShipRef:
		if ref.ID < 1 || ref.ID > rules.MaxShips {
			break
		}
		if b := berthsOf(s.view, st)[ref.ID]; b.width > 0 {
			h := shipHeight(b.width)
			return op.Rect{X: b.at.X - b.width/2, Y: b.at.Y - h/2, W: b.width, H: h}, true
		}
	}
	return op.Rect{}, false
}

// Spot implements show.Stage: in a heap on a quay, aboard a ship, on a shelf of the viewer's
// warehouse, in the viewer's hand.
func (s stage) Spot(piece, place game.Ref, n int) (at op.Point, size float64, ok bool) {
	st, v := s.state(), s.view
	switch place.Kind {
	case game.PortRef:
		h := rules.HarbourID(place.ID)
		kind := kindOf(piece)
		if !h.Start() || kind == 0 || kind > columnsOf(st) {
			break
		}
		q := divide(quayRect(v, h), columnsOf(st))
		here := heap{h, kind}.size(st)
		return q.pieceAt(kind, max(0, here-1-n), here), q.pieceSize(), true
	case game.ShipRef:
		if b := berthsOf(v, st)[place.ID]; b.width > 0 {
			k := b.width / 100
			return op.Point{X: b.at.X, Y: b.at.Y + (87.5-54)*k}, 13.5 * k, true
		}
	case game.SeatRef:
		if at, size, ok := s.shelfSpot(piece, game.Player(place.ID), n); ok {
			return at, size, true
		}
		if piece.Kind == game.CardRef && game.Player(place.ID) == viewerOf(st) {
			r := v.Frame.Panels[handPanel]
			return r.Center(), r.H * 0.5, true
		}
	case game.BoxRef:
		if piece.Kind == game.CardRef {
			if folded(&v.Frame, v.Open) {
				break
			}
			r := v.Frame.Panels[cardsPanel]
			return op.Point{X: r.X + r.W*0.08, Y: r.Center().Y}, 24 * s.Unit(), true
		}
	case game.TerritoryRef:
		r := plaqueRect(v, rules.TerritoryID(place.ID))
		return op.Point{X: r.X + r.H*1.16, Y: r.Y + r.H*0.72}, r.H * 0.46, true
	}
	at, ok = anchor(v, place)
	return at, 24 * s.Unit(), ok
}

// shelfSpot is where a cube stands in the viewer's warehouse.
func (s stage) shelfSpot(piece game.Ref, p game.Player, n int) (at op.Point, size float64, ok bool) {
	st := s.state()
	own := store(st)
	r, shown := warehouseRect(s.view)
	if piece.Kind != game.GoodRef || own == nil || p != viewerOf(st) || !shown || r.Empty() || kindOf(piece) > rules.NumColours {
		return at, 0, false
	}
	h := layOut(r, own)
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

// Way implements show.Stage: ships follow the course.
func (s stage) Way(from, to game.Ref, a, b op.Point) []op.Point {
	st := s.state()
	p, q := placeOf(st, from), placeOf(st, to)
	if p == rules.Unplaced || q == rules.Unplaced || p == q {
		return []op.Point{a, b}
	}
	line := []op.Point{a}
	for _, x := range courseBetween(st, p, q) {
		at := s.view.At(x.X, x.Y)
		at.Y -= s.view.Units(shipWidth * 0.6)
		line = append(line, at)
	}
	line[len(line)-1] = b
	return line
}
