package board

import (
	"math"

	"serenissima/game"
	"serenissima/game/serenissima"
	"serenissima/render/op"
	"serenissima/render/theme"
)

func dist(a, b op.Point) float64 { return math.Hypot(a.X-b.X, a.Y-b.Y) }

// slots deals the places of a zone to its galleys, by number. A galley keeps
// its place while others come and go: it takes the place of its number if that
// is free.
func slots(s *serenissima.State, z serenissima.ZoneID, places int) map[serenissima.GalleyID]int {
	dealt := map[serenissima.GalleyID]int{}
	taken := make([]bool, places)
	for g := serenissima.GalleyID(1); g <= serenissima.MaxGalleys; g++ {
		if s.Galleys[g].Owner == game.Nobody || s.Galleys[g].Zone != z {
			continue
		}
		want := int(g) % places
		for n := 0; n < places && taken[want]; n++ {
			want = (want + 1) % places
		}
		taken[want] = true // more galleys than places share one
		dealt[g] = want
	}
	return dealt
}

// shipWidth is the width of the galleys in a zone on the screen.
func shipWidth(v *View, s *serenissima.State, z serenissima.ZoneID) float64 {
	n := 0
	for g := range s.Galleys {
		if s.Galleys[g].Owner != game.Nobody && s.Galleys[g].Zone == z {
			n++
		}
	}
	switch {
	case n <= 2:
		return v.units(96)
	case n == 3:
		return v.units(84)
	case n <= 4:
		return v.units(72)
	}
	return v.units(62)
}

// galleyAt is where a galley is drawn.
func galleyAt(v *View, s *serenissima.State, g serenissima.GalleyID) (op.Point, bool) {
	galley := &s.Galleys[g]
	if galley.Owner == game.Nobody {
		return op.Point{}, false
	}
	places := charted().shapes[galley.Zone].Slots
	dealt := slots(s, galley.Zone, len(places))
	i := dealt[g]
	at := v.at(places[i].X, places[i].Y)
	for other, j := range dealt { // those that share a place lie a little apart
		if other < g && j == i {
			at.X += v.units(16)
			at.Y += v.units(10)
		}
	}
	return at, true
}

// ship returns what can be seen of a galley.
func ship(v *View, s *serenissima.State, g serenissima.GalleyID) Ship {
	galley := &s.Galleys[g]
	out := Ship{Number: itoa(g), Colour: v.colour(galley.Owner), Sailors: int(galley.Sailors), Spaces: int(s.Board.GalleySpaces)}
	for good := serenissima.Wood; good <= serenissima.Spice; good++ {
		for range galley.Cargo[good] {
			out.Cubes = append(out.Cubes, good.String())
		}
	}
	return out
}

func appendGalleys(l *op.List, v *View, s *serenissima.State) {
	for g := serenissima.GalleyID(1); g <= serenissima.MaxGalleys; g++ {
		ref := game.Ref{Kind: game.ShipRef, ID: int16(g)}
		at, ok := galleyAt(v, s, g)
		if !ok || v.lifted(ref) {
			continue
		}
		width := shipWidth(v, s, s.Galleys[g].Zone)
		light, lit := v.Lit[ref]
		switch {
		case g == s.Active && s.Mover() != game.Nobody:
			r := width * (0.58 + 0.03*v.Pulse)
			l.Disc(at.X, at.Y, r, theme.Fade(theme.Glow, 0.35))
			l.Ring(at.X, at.Y, r, max(2, width/26), theme.Gold)
		case lit:
			colour := theme.Glow
			if light == Danger {
				colour = theme.Danger
			}
			l.Ring(at.X, at.Y, width*0.58, max(2, width/26), colour)
		}
		if v.Hover == ref {
			l.Disc(at.X, at.Y, width*0.58, theme.Gleam)
		}
		AppendShip(l, at, width, ship(v, s, g))
		r := width * 0.5
		l.Hit(op.Hit{Rect: op.Rect{X: at.X - r, Y: at.Y - r, W: 2 * r, H: 2 * r}, Target: op.Target{Ref: ref}})
	}
}
