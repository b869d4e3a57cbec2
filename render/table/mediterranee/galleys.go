package mediterranee

import (
	"math"
	"slices"
	"strings"
	"sync"

	"serenissima/game"
	rules "serenissima/game/mediterranee"
	"serenissima/render/op"
	"serenissima/render/table"
	"serenissima/render/table/pieces"
	"serenissima/render/theme"
	"serenissima/render/ui"
)

// widths of galleys in board units, by how many lie in a zone.
var widths = [...]float64{0, 90, 82, 74, 62, 62, 62}

// berths are the places of each zone for ships, the best first: those that hide, and are
// hidden by, as little as possible of plaques, of the panel of the seats, of the name of the zone and of each
// other.
var berths = sync.OnceValue(func() [][]op.Point {
	made := make([][]op.Point, len(charted().Shapes))
	for z, shape := range charted().Shapes {
		left := slices.Clone(shape.Slots)
		for len(left) > 0 {
			best, least := 0, math.Inf(1)
			for i, at := range left {
				if cost := crowd(z, op.Point(at), made[z]); cost < least {
					best, least = i, cost
				}
			}
			made[z] = append(made[z], op.Point(left[best]))
			left = slices.Delete(left, best, best+1)
		}
	}
	return made
})

// seats is where the panel of the seats lies on the chart of a wide window, in board units.
var seats = op.Rect{X: 2180, W: chartW - 2180, H: 330}

// crowd is how much a ship at a place of a zone covers of other things, in square board units.
func crowd(z int, at op.Point, ships []op.Point) (sum float64) {
	box := func(at op.Point) op.Rect {
		h := pieces.ShipHeight(widths[1])
		return op.Rect{X: at.X - widths[1]/2, Y: at.Y - h/2, W: widths[1], H: h}
	}
	cover := func(r op.Rect, weight float64) {
		if c := box(at).Intersect(r); !c.Empty() {
			sum += weight * c.W * c.H
		}
	}
	for _, p := range charted().Ports[1:] {
		cover(op.Rect(p.Plaque), 3)
		cover(op.Rect{X: p.At.X - 16, Y: p.At.Y - 16, W: 32, H: 32}, 3)
	}
	cover(seats, 3)
	for _, ship := range ships {
		cover(box(ship), 2)
	}
	shape := &charted().Shapes[z]
	w := op.Measure(shape.Name, op.Italic, shape.LabelSize)
	cover(op.Rect{X: shape.Label.X - w/2, Y: shape.Label.Y - shape.LabelSize/2, W: w, H: shape.LabelSize}, 1)
	return sum
}

// leastTagged is how wide a galley is, in logical pixels, that has room for its letter.
const leastTagged = 36

// A mooring is where a galley is drawn, in board units, and how wide.
type mooring struct {
	at    op.Point
	width float64
	count int // of the stack that it is on top of
}

// A fleet is where every galley is drawn.
type fleet [rules.MaxGalleys + 1]mooring

// fleetOf is that of the position of a view.
func fleetOf(v *table.View) *fleet {
	return v.Found(func() any { return moored(v.State.(*rules.State)) }).(*fleet)
}

// moored gives each galley of a zone a place of its own; where there are too few, those of
// each owner lie beside each other at one place.
func moored(s *rules.State) *fleet {
	f := &fleet{}
	for z := 1; z < len(s.Board.Zones); z++ {
		var here []rules.GalleyID
		for p := game.Player(1); int8(p) <= s.Seats; p++ {
			for set := s.FleetAt(p, rules.ZoneID(z)); set != 0; set &= set - 1 {
				here = append(here, set.First())
			}
		}
		slots := berths()[z]
		if len(here) > len(slots) {
			f.stack(s, z, here)
			continue
		}
		for i, g := range here {
			f[g] = mooring{at: slots[i], width: widths[min(len(here), len(widths)-1)]}
		}
	}
	return f
}

// stack puts the galleys of each owner beside each other at one place of a zone, so close
// that their crews can still be read; the last one, which lies on top, bears their count.
func (f *fleet) stack(s *rules.State, z int, here []rules.GalleyID) {
	slots := berths()[z]
	for p := game.Player(1); int8(p) <= s.Seats; p++ {
		var own []rules.GalleyID
		for _, g := range here {
			if s.Galleys[g].Owner == p {
				own = append(own, g)
			}
		}
		place, step := slots[(int(p)-1)%len(slots)], min(24, 96/float64(max(1, len(own)-1)))
		for i, g := range own {
			off := step * (float64(i) - float64(len(own)-1)/2)
			f[g] = mooring{at: op.Point{X: place.X + off, Y: place.Y + 0.3*off}, width: widths[len(widths)-1]}
		}
		if len(own) > 1 {
			f[own[len(own)-1]].count = len(own)
		}
	}
}

// galleyAt is where a galley is drawn and how wide, on the screen.
func galleyAt(v *table.View, s *rules.State, g rules.GalleyID) (at op.Point, width float64, ok bool) {
	if g < 1 || g > rules.MaxGalleys || s.Galleys[g].Owner == game.Nobody {
		return op.Point{}, 0, false
	}
	m := &fleetOf(v)[g]
	return v.At(m.at.X, m.at.Y), v.Units(m.width), true
}

// galley returns what can be seen of a galley: her crew stands on the sail.
func galley(v *table.View, s *rules.State, g rules.GalleyID) pieces.Ship {
	ship, ref := &s.Galleys[g], game.Ship(g)
	out := pieces.Ship{Colour: v.Colour(ship.Owner), Spaces: rules.GalleySpaces, East: v.East(ref)}
	out.Sailors = max(0, int(ship.Sailors)-v.Gone(game.Sailor(ship.Owner), ref))
	out.Number = itoa(out.Sailors)
	for good := rules.Gems; good <= rules.Wood; good++ {
		for range max(0, int(ship.Cargo[good])-v.Gone(game.Good(good), ref)) {
			out.Cubes = append(out.Cubes, ware(good))
		}
	}
	return out
}

// letter is what tells a galley from the others: the last word of her name.
func letter(v *table.View, g rules.GalleyID) string {
	name := v.Name(game.Ship(g))
	return name[strings.LastIndexByte(name, ' ')+1:]
}

// appendGalleys draws the galleys.
func appendGalleys(l *op.List, v *table.View, s *rules.State) {
	subject := Table{}.Subject(s)
	if g := chosenGalley(s, v.Chosen); g != 0 {
		subject = game.Ship(g)
	}
	for g := rules.GalleyID(1); g <= rules.MaxGalleys; g++ {
		ref := game.Ship(g)
		if s.Galleys[g].Owner == game.Nobody || v.Lifted(ref) {
			continue
		}
		key := v.KeyOf(ref)
		if ref == subject {
			key.Pulse = v.Pulse
		}
		v.Draw(l, ref, key, func() { appendGalley(l, v, s, g, ref == subject) })
	}
}

// appendGalley draws a galley with the light that she lies in.
func appendGalley(l *op.List, v *table.View, s *rules.State, g rules.GalleyID, active bool) {
	at, width, _ := galleyAt(v, s, g)
	ref, k := game.Ship(g), width/100
	light, lit := v.Lit[ref]
	switch {
	case active:
		w := k * (1 + 0.06*v.Pulse)
		l.Shape(pieces.Wake, at.X, at.Y, w*1.13, theme.Fade(theme.Glow, 0.4))
		l.Shape(pieces.Wake, at.X, at.Y, w, theme.Fade(theme.Glow, 0.8))
		l.Outline(pieces.Wake, at.X, at.Y, w, max(2, 3.4*k), theme.Gold)
	case light == table.Danger:
		l.Outline(pieces.Wake, at.X, at.Y, k, max(2, 3*k), theme.Danger)
	case lit:
		l.Outline(pieces.Wake, at.X, at.Y, k, max(1.5, 2.6*k), theme.Glow)
	}
	if v.Hover == ref {
		l.Shape(pieces.Wake, at.X, at.Y, k, theme.Gleam)
	}
	pieces.AppendShip(l, at, width, galley(v, s, g))
	if n := fleetOf(v)[g].count; n > 0 {
		livery, r := theme.LiveryOf(v.Colour(s.Galleys[g].Owner)), max(width*0.15, ui.MinText/1.5)
		x, y := at.X+width*0.44, at.Y-width*0.36
		l.Disc(x, y, r, livery.Main)
		l.Ring(x, y, r, max(1, r/7), theme.Ink)
		l.Print(x, y+op.Ascent(1.5*r)/2, itoa(n), op.TextStyle{Font: op.SansBold, Size: 1.5 * r, Align: op.Center, Color: livery.Ink})
	} else if width >= leastTagged {
		appendTag(l, op.Point{X: at.X + width*0.1, Y: at.Y - width*0.5}, max(width*0.2, ui.MinText), letter(v, g))
	}
	l.Hit(op.Hit{Rect: op.Rect{X: at.X - width/2, Y: at.Y - width/2, W: width, H: width}, Target: op.Target{Ref: ref}})
}

// appendTag draws the letter at a masthead.
func appendTag(l *op.List, at op.Point, size float64, text string) {
	w := max(size*1.2, op.Measure(text, op.SansBold, size)+size*0.5)
	r := op.Rect{X: at.X - w/2, Y: at.Y - size*0.6, W: w, H: size * 1.2}
	l.Fill(r, size*0.25, theme.Ink)
	l.Print(at.X, at.Y+op.Ascent(size)/2, text, op.TextStyle{Font: op.SansBold, Size: size, Align: op.Center, Color: theme.GiltLight})
}

// ware is the name under which the cube of a good is drawn.
func ware(g rules.Good) string {
	if g == rules.Spices {
		return "spice"
	}
	return g.String()
}
