package goldenhorn

import (
	"serenissima/game"
	rules "serenissima/game/goldenhorn"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// A merchantman is what can be seen of a ship.
type merchantman struct {
	sails  [rules.FleetShips]rules.Colour // from bow to stern
	colour int                            // of its owner
	cargo  rules.Pile
	east   bool
	ahead  bool // an arrow shows where it sails
	turned bool // round, on this voyage
	ashore bool // shown on a panel, not on the sea
}

// The parts of a merchantman that sails to the left, in a box 100 wide and 108 high.
var (
	hull = &display.Path{Name: "round hull", Rings: [][]display.Point{kit.Curve(
		[]display.Point{{X: 2, Y: 64}, {X: 10, Y: 71}, {X: 22, Y: 72}},
		[]display.Point{{X: 22, Y: 72}, {X: 50, Y: 74}, {X: 74, Y: 70}},
		[]display.Point{{X: 74, Y: 70}, {X: 86, Y: 68}, {X: 98, Y: 56}},
		[]display.Point{{X: 98, Y: 56}, {X: 98, Y: 82}, {X: 88, Y: 96}},
		[]display.Point{{X: 88, Y: 96}, {X: 54, Y: 103}, {X: 20, Y: 97}},
		[]display.Point{{X: 20, Y: 97}, {X: 8, Y: 90}, {X: 2, Y: 64}})}}
	rail = &display.Path{Name: "rail", Rings: [][]display.Point{kit.Curve(
		[]display.Point{{X: 2, Y: 64}, {X: 10, Y: 71}, {X: 22, Y: 72}},
		[]display.Point{{X: 22, Y: 72}, {X: 50, Y: 74}, {X: 74, Y: 70}},
		[]display.Point{{X: 74, Y: 70}, {X: 86, Y: 68}, {X: 98, Y: 56}},
		[]display.Point{{X: 98, Y: 56}, {X: 98.5, Y: 60}, {X: 98, Y: 65}},
		[]display.Point{{X: 98, Y: 65}, {X: 86, Y: 76}, {X: 74, Y: 77.5}},
		[]display.Point{{X: 74, Y: 77.5}, {X: 50, Y: 81}, {X: 22, Y: 79}},
		[]display.Point{{X: 22, Y: 79}, {X: 10, Y: 78}, {X: 3.6, Y: 72}},
		[]display.Point{{X: 3.6, Y: 72}, {X: 2.4, Y: 68}, {X: 2, Y: 64}})}}
	bilge = &display.Path{Name: "bilge", Rings: [][]display.Point{kit.Curve(
		[]display.Point{{X: 10, Y: 86}, {X: 52, Y: 97}, {X: 94, Y: 84}},
		[]display.Point{{X: 94, Y: 84}, {X: 92, Y: 92}, {X: 88, Y: 96}},
		[]display.Point{{X: 88, Y: 96}, {X: 54, Y: 103}, {X: 20, Y: 97}},
		[]display.Point{{X: 20, Y: 97}, {X: 13, Y: 93}, {X: 10, Y: 86}})}}
	masts = &display.Path{Name: "masts", Open: true, Rings: [][]display.Point{
		{{X: 24, Y: 73}, {X: 24, Y: 30}}, {{X: 51, Y: 74}, {X: 51, Y: -6}}, {{X: 77, Y: 71}, {X: 77, Y: 30}},
		{{X: 6, Y: 66}, {X: -6, Y: 56}}}} // the bowsprit
	pennant = &display.Path{Name: "pennant", Rings: [][]display.Point{{{X: 50, Y: -6}, {X: 18, Y: -4}, {X: 25, Y: 4}, {X: 18, Y: 12}, {X: 50, Y: 15}}}}
	shadow  = &display.Path{Name: "shadow of a hull", Rings: [][]display.Point{kit.Ellipse(display.Point{X: 53, Y: 98}, 48, 8)}}
	bow     = &display.Path{Name: "bow wave", Open: true, Rings: [][]display.Point{
		kit.Curve([]display.Point{{X: 3, Y: 94}, {X: 8, Y: 101}, {X: 20, Y: 100}}), kit.Curve([]display.Point{{X: 86, Y: 100}, {X: 96, Y: 99}, {X: 104, Y: 95}})}}
	arrow = &display.Path{Name: "arrow", Rings: [][]display.Point{{{X: -9, Y: 80}, {X: 1, Y: 74.5}, {X: 1, Y: 85.5}}}}
	bent  = &display.Path{Name: "bent arrow", Open: true, Rings: [][]display.Point{
		kit.Curve([]display.Point{{X: 70, Y: 4}, {X: 86, Y: 4}, {X: 84, Y: 18}}), {{X: 79, Y: 12}, {X: 84, Y: 20}, {X: 90, Y: 13}}}}
)

// A sail is where one of three sails hangs, in the box of the ship.
type sail struct {
	path  *display.Path
	weave weave
	at    display.Point // of its sign
	size  float64
}

// canvas is a sail around a mast, swollen towards the bow.
func canvas(name string, x, top, bottom, half float64) sail {
	ring := kit.Curve(
		[]display.Point{{X: x - half*0.62, Y: top + 2}, {X: x, Y: top - 1}, {X: x + half*0.72, Y: top}},
		[]display.Point{{X: x + half*0.72, Y: top}, {X: x + half*1.02, Y: (top + bottom) / 2}, {X: x + half, Y: bottom - 2}},
		[]display.Point{{X: x + half, Y: bottom - 2}, {X: x, Y: bottom + 2}, {X: x - half*0.96, Y: bottom}},
		[]display.Point{{X: x - half*0.96, Y: bottom}, {X: x - half*1.3, Y: (top+bottom)/2 + 3}, {X: x - half*0.62, Y: top + 2}})
	return sail{path: &display.Path{Name: name, Rings: [][]display.Point{ring}}, weave: wovenIn(ring),
		at: display.Point{X: x - half*0.08, Y: (top + bottom) / 2}, size: half * 1.15}
}

// sails hang from bow to stern; that in the middle is the largest.
var sails = [rules.FleetShips]sail{
	canvas("foresail", 24, 35, 66, 13.5), canvas("mainsail", 51, 17, 68, 16.5), canvas("mizzen", 77, 35, 64, 12.5),
}

// leastCrest is how large the sign of the owner on a pennant is at least, in logical pixels.
const leastCrest = 7

// shipHeight is how high a ship of a width is.
func shipHeight(width float64) float64 { return width * 1.08 }

// sailsOf are the colours of a ship's sails from bow to stern: two of a colour hang side by
// side.
func sailsOf(st *rules.State, i rules.ShipID) (list [rules.FleetShips]rules.Colour) {
	n := 0
	for want := int8(rules.FleetShips); want > 0; want-- {
		for c := rules.Red; c <= rules.Blue; c++ {
			if st.Board.Ships[i].Sails[c] == want {
				for range want {
					list[n] = c
					n++
				}
			}
		}
	}
	return list
}

// model is what can be seen of a ship in a view.
func model(v *table.View, st *rules.State, i rules.ShipID) merchantman {
	ship := &st.Ships[i]
	ref := game.Ship(i)
	m := merchantman{sails: sailsOf(st, i), colour: v.Colour(ship.Owner), cargo: ship.Cargo, turned: ship.Turned,
		ahead: ship.Ahead != 0, east: ship.Ahead > 0 || ship.Ahead == 0 && ship.Place == 0}
	for c := rules.Red; c <= rules.Blue; c++ {
		m.cargo.Cubes[c] = max(0, m.cargo.Cubes[c]-int8(v.Gone(game.Good(c), ref)))
	}
	m.cargo.Figures = max(0, m.cargo.Figures-int8(v.Gone(game.Sailor(rules.Mercenary), ref)))
	m.cargo.Peasants = max(0, m.cargo.Peasants-int8(v.Gone(game.Sailor(rules.Peasant), ref)))
	return m
}

// appendShip draws a ship of a width with its middle at a point.
func appendShip(l *display.List, at display.Point, width float64, m merchantman) {
	k := width / 100
	x, y := at.X-width/2, at.Y-shipHeight(width)/2
	thin := max(0.9, width/56)
	part := func(p *display.Path) *display.Path { return p }
	mirror := func(at display.Point) display.Point { return at }
	if m.east {
		part = kit.Eastward
		mirror = func(at display.Point) display.Point { return display.Point{X: 100 - at.X, Y: at.Y} }
	}
	livery := theme.LiveryOf(m.colour)
	if !m.ashore {
		l.Shape(part(shadow), x+1.5*k, y+3*k, k, theme.SeaShade)
		l.Outline(part(bow), x, y, k, max(1, width/40), theme.Foam)
	}
	l.Outline(part(masts), x, y, k, max(1.2, width/26), theme.WoodDark)
	l.Shape(pennant, x, y, k, livery.Main) // the wind is the same for all
	l.Outline(pennant, x, y, k, thin*0.8, theme.Ink)
	widget.Icon(l, livery.Crest, display.Point{X: x + 38*k, Y: y + 4.5*k}, max(leastCrest, 20*k), livery.Ink)
	for i, s := range sails {
		c := m.sails[i]
		if c == 0 {
			continue
		}
		l.Shape(part(s.path), x, y, k, cloth(c).Main)
		if 2*s.size*k >= patternFrom {
			l.Shape(part(s.weave()[c]), x, y, k, theme.Fade(cloth(c).Sign, 0.2))
		}
		l.Outline(part(s.path), x, y, k, thin, theme.Ink)
		sign := mirror(s.at)
		appendSign(l, display.Point{X: x + sign.X*k, Y: y + sign.Y*k}, s.size*1.35*k, c)
	}
	l.Shape(part(hull), x, y, k, theme.Planks)
	l.Shape(part(bilge), x, y, k, theme.SailShade)
	l.Shape(part(rail), x, y, k, livery.Main)
	l.Outline(part(rail), x, y, k, thin*0.7, theme.Ink)
	l.Outline(part(hull), x, y, k, thin, theme.Ink)
	appendCargo(l, display.Point{X: x + 50*k, Y: y + 87.5*k}, 13.5*k, &m.cargo)
	stern := mirror(display.Point{X: 87, Y: 76})
	kit.AppendShield(l, display.Point{X: x + stern.X*k, Y: y + stern.Y*k}, 23*k, m.colour)
	if m.ahead && !m.ashore {
		l.Shape(part(arrow), x, y, k, theme.Paper)
		l.Outline(part(arrow), x, y, k, max(1, thin), theme.Ink)
	}
	if m.turned {
		l.Outline(bent, x, y, k, max(2.4, width/22), theme.Paper)
		l.Outline(bent, x, y, k, max(1.2, width/40), theme.Ink)
	}
}

// appendCargo draws what is aboard side by side: up to four pieces, else three and the
// number, or two where the disc of the number takes the room of the third.
func appendCargo(l *display.List, at display.Point, size float64, cargo *rules.Pile) {
	n := int(cargo.Size())
	if n == 0 {
		return
	}
	shown, pitch, disc := n, size*1.12, 0.0
	if n > 4 {
		shown, disc = 3, 2*numberRadius(size*0.62)
		if disc > 1.5*pitch {
			shown = 2
		}
	}
	x := at.X - (pitch*float64(shown)+disc)/2
	for i, what := range piecesOf(cargo)[:shown] {
		appendPiece(l, display.Point{X: x + pitch*(float64(i)+0.5), Y: at.Y}, size, what)
	}
	if disc > 0 {
		appendNumber(l, display.Point{X: x + pitch*float64(shown) + disc/2, Y: at.Y}, disc/2, n)
	}
}

// piecesOf lists what lies in a pile, one by one: goods, then mercenaries, then peasants.
func piecesOf(p *rules.Pile) (list []game.Ref) {
	for c := rules.Red; c <= rules.Blue; c++ {
		for range p.Cubes[c] {
			list = append(list, game.Good(c))
		}
	}
	for range p.Figures {
		list = append(list, game.Sailor(rules.Mercenary))
	}
	for range p.Peasants {
		list = append(list, game.Sailor(rules.Peasant))
	}
	return list
}

// personHigh is how high a person is, in sizes of a cube.
const personHigh = 1.12

// appendPiece draws a cube or a person. The black and the white cubes of the bag are cubes
// without a sign.
func appendPiece(l *display.List, at display.Point, size float64, what game.Ref) {
	switch {
	case what.Kind == game.SailorRef:
		appendPerson(l, at, size*personHigh, int(what.ID))
	case rules.Colour(what.ID) <= rules.Blue:
		appendCube(l, at, size, rules.Colour(what.ID))
	default:
		fill := theme.Frock
		if rules.Colour(what.ID) == rules.White {
			fill = theme.White
		}
		r := at.Box(size, size)
		l.Fill(r, size*0.16, fill)
		l.Stroke(r, size*0.16, max(0.8, size/16), theme.Ink)
	}
}
