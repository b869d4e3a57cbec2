package mediterranee

import (
	_ "embed"
	"encoding/json"
	"image/color"
	"slices"
	"strings"
	"sync"

	"serenissima/assets"
	"serenissima/game"
	rules "serenissima/game/mediterranee"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// widths of galleys in board units, by how many lie in a zone.
var widths = [...]float64{0, 88, 74, 62}

//go:embed berths.json
var berthsJSON []byte

// berths are the places of each zone for ships, the best first: those that hide, and are
// hidden by, as little as possible of plaques, of the panel of the seats, of names and of each other.
// A test finds them anew: go test -update writes them when the chart has changed.
var berths = sync.OnceValue(func() [][mostBerths]display.Point {
	var byID map[string][mostBerths]assets.Point
	if err := json.Unmarshal(berthsJSON, &byID); err != nil {
		panic(err)
	}
	made := make([][mostBerths]display.Point, len(charted().Shapes))
	for z, shape := range charted().Shapes {
		for i, at := range byID[shape.ID] {
			made[z][i] = display.Point(at)
		}
	}
	return made
})

// mostBerths is how many galleys of a zone have a place each.
const mostBerths = 3

// seats is where the panel of the seats lies on the chart of a wide window, in board units.
var seats = display.Rect{X: 2180, W: chartW - 2180, H: 330}

// shipBox is what a ship covers that is so wide, with the letter at her masthead.
func shipBox(at display.Point, width float64) display.Rect {
	h, letter := kit.ShipHeight(width), 0.14*width
	return display.Rect{X: at.X - width/2, Y: at.Y - h/2 - letter, W: width, H: h + letter}
}

// leastTagged is how wide a galley is, in logical pixels, that has room for its letter.
const leastTagged = 24

// A galleyPlace is where a galley is drawn, in board units, and how wide. In a stack it is where the
// stack is.
type galleyPlace struct {
	at    display.Point
	width float64
	stack stack // in which she lies, none for a galley that has a place of her own
	rank  int   // in the stack
}

// A fleet is where every galley is drawn.
type fleet [rules.MaxGalleys + 1]galleyPlace

// fleetOf is that of the position of a view.
func fleetOf(v *table.View) *fleet {
	return v.Found(func() any { return moored(v.State.(*rules.State)) }).(*fleet)
}

// moored gives each galley of a zone a place of its own, in the order of their numbers: a galley that is
// captured stays where she lies. Where there are too few places, those of each owner lie in a stack.
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
		slices.Sort(here)
		for i, g := range here {
			f[g] = galleyPlace{at: slots[i], width: widths[len(here)]}
		}
	}
	return f
}

// galleyAt is where a galley is drawn and how wide, on the screen.
func galleyAt(v *table.View, s *rules.State, g rules.GalleyID) (at display.Point, width float64, ok bool) {
	if g < 1 || g > rules.MaxGalleys || s.Galleys[g].Owner == game.Nobody {
		return display.Point{}, 0, false
	}
	m := &fleetOf(v)[g]
	if m.stack.of > 0 {
		return tagAt(v, m), v.Units(m.width), true
	}
	return v.At(m.at.X, m.at.Y), v.Units(m.width), true
}

// galley returns what can be seen of a galley: her crew stands on the sail.
func galley(v *table.View, s *rules.State, g rules.GalleyID) kit.Ship {
	ship, ref := &s.Galleys[g], game.Ship(g)
	out := kit.Ship{Colour: v.Colour(ship.Owner), Spaces: rules.GalleySpaces, East: v.East(ref)}
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
func appendGalleys(l *display.List, v *table.View, s *rules.State) {
	subject := Table{}.Subject(s)
	if g := chosenGalley(s, v.Chosen); g != 0 {
		subject = game.Ship(g)
	}
	appendStacks(l, v, s)
	for g := rules.GalleyID(1); g <= rules.MaxGalleys; g++ {
		ref := game.Ship(g)
		if s.Galleys[g].Owner == game.Nobody || v.Lifted(ref) {
			continue
		}
		key := v.KeyOf(ref)
		if ref == subject {
			key.Pulse = v.Pulse
		}
		v.Draw(l, ref, key, func() {
			if fleetOf(v)[g].stack.of > 0 {
				appendStacked(l, v, s, g, ref == subject)
				return
			}
			appendGalley(l, v, s, g, ref == subject)
		})
	}
}

// appendGalley draws a galley with the light that she lies in.
func appendGalley(l *display.List, v *table.View, s *rules.State, g rules.GalleyID, active bool) {
	at, width, _ := galleyAt(v, s, g)
	ref, k := game.Ship(g), width/100
	l.Hit(display.Hit{Rect: at.Box(width, width), Target: display.Target{Ref: ref}})
	if !v.Sees(display.Rect{X: at.X - width, Y: at.Y - width, W: 2 * width, H: 2 * width}) { // with her light and her letter
		return
	}
	light, lit := v.Lit[ref]
	switch {
	case active:
		w := k * (1 + 0.06*v.Pulse)
		l.Shape(kit.Wake, at.X, at.Y, w*1.13, theme.Fade(theme.Glow, 0.4))
		l.Shape(kit.Wake, at.X, at.Y, w, theme.Fade(theme.Glow, 0.8))
		l.Outline(kit.Wake, at.X, at.Y, w, max(2, 3.4*k), theme.Gold)
	case light == table.Danger:
		l.Outline(kit.Wake, at.X, at.Y, k, max(2, 3*k), theme.Danger)
	case lit:
		l.Outline(kit.Wake, at.X, at.Y, k, max(1.5, 2.6*k), theme.Glow)
	}
	if v.Hover == ref {
		l.Shape(kit.Wake, at.X, at.Y, k, theme.Gleam)
	}
	if width < leastHull {
		appendMark(l, at, markRadius(width), galley(v, s, g))
	} else {
		kit.AppendShip(l, at, width, galley(v, s, g))
		tag := masthead(at, width, letter(v, g))
		appendTag(l, tag, letter(v, g), theme.Ink, theme.GiltLight)
	}
}

// leastHull is how wide a galley is, in logical pixels, whose hull can be told from others.
const leastHull = 30

// markRadius is how large the mark of a galley is that would be so wide.
func markRadius(width float64) float64 { return min(11, max(9, 0.6*width)) }

// appendMark draws a galley that is too small to be seen as one: her crew on the cloth of her owner.
func appendMark(l *display.List, at display.Point, r float64, ship kit.Ship) {
	kit.AppendPeg(l, at, r, ship.Colour)
	l.Disc(at.X, at.Y, 0.66*r, theme.White)
	appendNumber(l, at, widget.MinText, 2*r, ship.Number)
}

// masthead is the tag with a letter at the top of a galley.
func masthead(at display.Point, width float64, text string) display.Rect {
	size := max(width*0.2, widget.MinText)
	w := max(size*1.2, display.Measure(text, display.SansBold, size)+size*0.5)
	return display.Rect{X: at.X + width*0.1 - w/2, Y: at.Y - width*0.5 - size*0.6, W: w, H: size * 1.2}
}

// appendTag draws a tag with a letter.
func appendTag(l *display.List, r display.Rect, text string, ground, ink color.NRGBA) {
	size := max(widget.MinText, r.H/1.2)
	l.Fill(r, size*0.25, ground)
	l.Print(r.Center().X, r.Center().Y+display.Ascent(size)/2, text, display.TextStyle{Font: display.SansBold, Size: size, Align: display.Center, Color: ink})
}

// ware is the name under which the cube of a good is drawn.
func ware(g rules.Good) string {
	if g == rules.Spices {
		return "spice"
	}
	return g.String()
}
