package kit

import (
	"math"
	"sync"

	"serenissima/render/display"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// A Ship is what can be seen of a galley.
type Ship struct {
	Number  string // none: it bears the crest of its owner instead
	Colour  int
	Sailors int
	Cubes   []string // goods by their names in files
	Spaces  int
	Stroke  float64 // of the oars, 0 to 1; at rest zero
	East    bool    // her bow points to the right
	Ashore  bool    // shown on a panel, not on the sea
}

// The parts of a galley, in a box 100 wide and 96 high. She sails to the left:
// the yard is low at the bow, and the post at the stern bears the pennant.
var (
	hull = &display.Path{Name: "hull", Rings: [][]display.Point{Curve(
		[]display.Point{{X: 1, Y: 50}, {X: 7, Y: 59}, {X: 14, Y: 60}},
		[]display.Point{{X: 14, Y: 60}, {X: 50, Y: 63}, {X: 84, Y: 59}},
		[]display.Point{{X: 84, Y: 59}, {X: 94, Y: 57}, {X: 98, Y: 45}},
		[]display.Point{{X: 98, Y: 45}, {X: 99, Y: 76}, {X: 86, Y: 86}},
		[]display.Point{{X: 86, Y: 86}, {X: 50, Y: 89}, {X: 17, Y: 86}},
		[]display.Point{{X: 17, Y: 86}, {X: 5, Y: 80}, {X: 1, Y: 50}})}}
	strake = &display.Path{Name: "strake", Rings: [][]display.Point{Curve(
		[]display.Point{{X: 1, Y: 50}, {X: 7, Y: 59}, {X: 14, Y: 60}},
		[]display.Point{{X: 14, Y: 60}, {X: 50, Y: 63}, {X: 84, Y: 59}},
		[]display.Point{{X: 84, Y: 59}, {X: 94, Y: 57}, {X: 98, Y: 45}},
		[]display.Point{{X: 98, Y: 45}, {X: 98.6, Y: 56}, {X: 97, Y: 63}},
		[]display.Point{{X: 97, Y: 63}, {X: 90, Y: 66}, {X: 84, Y: 67}},
		[]display.Point{{X: 84, Y: 67}, {X: 50, Y: 70}, {X: 14, Y: 67.5}},
		[]display.Point{{X: 14, Y: 67.5}, {X: 6, Y: 67}, {X: 3.5, Y: 64}},
		[]display.Point{{X: 3.5, Y: 64}, {X: 1.6, Y: 57}, {X: 1, Y: 50}})}}
	keel = &display.Path{Name: "keel", Rings: [][]display.Point{Curve( // the planks in the shade
		[]display.Point{{X: 7, Y: 76}, {X: 50, Y: 86}, {X: 96, Y: 74}},
		[]display.Point{{X: 96, Y: 74}, {X: 93, Y: 82}, {X: 86, Y: 86}},
		[]display.Point{{X: 86, Y: 86}, {X: 50, Y: 89}, {X: 17, Y: 86}},
		[]display.Point{{X: 17, Y: 86}, {X: 10, Y: 83}, {X: 7, Y: 76}})}}
	shields = &display.Path{Name: "shields", Rings: alongRail(2.7)}
	bosses  = &display.Path{Name: "bosses", Rings: alongRail(1)}
	rudder  = &display.Path{Name: "rudder", Rings: [][]display.Point{{{X: 95.5, Y: 66}, {X: 98.5, Y: 66}, {X: 102.5, Y: 91}, {X: 94, Y: 92}}}}
	post    = &display.Path{Name: "post", Open: true, Rings: [][]display.Point{
		Curve([]display.Point{{X: 97.5, Y: 50}, {X: 101, Y: 44}, {X: 99.5, Y: 33}}), // at the stern
		{{X: 3, Y: 56}, {X: -5, Y: 53}}}}                                            // the spur
	// Pennant is at the stern, in the same box.
	Pennant = &display.Path{Name: "pennant", Rings: [][]display.Point{{{X: 99, Y: 27}, {X: 114, Y: 30.5}, {X: 108.5, Y: 34}, {X: 113, Y: 38.5}, {X: 99.5, Y: 38.5}}}}
	sail    = &display.Path{Name: "sail", Rings: [][]display.Point{Curve(
		[]display.Point{{X: 16, Y: 53}, {X: 38, Y: 22}, {X: 75, Y: 3}},
		[]display.Point{{X: 75, Y: 3}, {X: 91, Y: 26}, {X: 85, Y: 55}},
		[]display.Point{{X: 85, Y: 55}, {X: 50, Y: 54.5}, {X: 16, Y: 53}})}}
	belly = &display.Path{Name: "belly", Rings: [][]display.Point{Curve( // the sail in the shade
		[]display.Point{{X: 75, Y: 3}, {X: 91, Y: 26}, {X: 85, Y: 55}},
		[]display.Point{{X: 85, Y: 55}, {X: 78, Y: 54.8}, {X: 70, Y: 54.6}},
		[]display.Point{{X: 70, Y: 54.6}, {X: 82, Y: 30}, {X: 75, Y: 3}})}}
	yard = &display.Path{Name: "yard", Open: true, Rings: [][]display.Point{
		{{X: 52, Y: 61}, {X: 52, Y: 8}}, Curve([]display.Point{{X: 11, Y: 57}, {X: 37, Y: 21}, {X: 80, Y: 0}})}}
	shade = &display.Path{Name: "shade", Rings: [][]display.Point{Ellipse(display.Point{X: 51, Y: 88}, 50, 8)}}
	foam  = &display.Path{Name: "foam", Open: true, Rings: [][]display.Point{
		Curve([]display.Point{{X: 0, Y: 83}, {X: 5, Y: 89}, {X: 16, Y: 89}}), Curve([]display.Point{{X: 88, Y: 89}, {X: 98, Y: 88}, {X: 106, Y: 84}})}}
)

// Wake is the water around a galley, in a box 100 wide with her middle at the origin.
var Wake = &display.Path{Name: "wake", Rings: [][]display.Point{Ellipse(display.Point{X: 0, Y: 30}, 60, 22)}}

// alongRail is a row of circles on the strake.
func alongRail(r float64) (rings [][]display.Point) {
	for _, at := range []display.Point{{X: 17, Y: 64}, {X: 30, Y: 65}, {X: 43, Y: 65.6}, {X: 56, Y: 65.4}, {X: 69, Y: 64.6}, {X: 82, Y: 63.2}} {
		rings = append(rings, Ellipse(at, r, r))
	}
	return rings
}

// oarPhases are how many places of the oars are drawn.
const oarPhases = 8

// oars are the oars during a stroke, at rest first.
var oars = func() (phases [oarPhases]*display.Path) {
	for i := range phases {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / oarPhases)
		swing, lift := 6*sin, 2.5*(1-cos) // across and out of the water
		p := &display.Path{Name: "oars"}
		for k := range 7 {
			x := 18 + 10.6*float64(k)
			a, b := display.Point{X: x, Y: 84}, display.Point{X: x - 5 + swing, Y: 96 - lift}
			p.Rings = append(p.Rings, blade(a, b))
		}
		phases[i] = p
	}
	return phases
}()

// blade is an oar from the hull to its end, which is broader.
func blade(a, b display.Point) []display.Point {
	dx, dy := b.X-a.X, b.Y-a.Y
	length := math.Hypot(dx, dy)
	nx, ny := -dy/length, dx/length
	at := func(share, side float64) display.Point {
		return display.Point{X: a.X + dx*share + nx*side, Y: a.Y + dy*share + ny*side}
	}
	return []display.Point{at(0, -0.9), at(0.45, -0.9), at(0.6, -1.8), at(1, -1.5), at(1, 1.5), at(0.6, 1.8), at(0.45, 0.9), at(0, 0.9)}
}

// sailPatterns are what is painted on sails, cut to the sail, made when one is seen.
var sailPatterns = map[theme.Pattern]func() *display.Path{
	theme.Waves:    painted("waves", sail, 1, ripples),
	theme.Crosses:  painted("crosses", sail, 1, pluses),
	theme.Bends:    painted("bends", sail, 1, stripes),
	theme.Chequers: painted("chequers", sail, 1, squares),
}

// shieldPatterns are the same on shields.
var shieldPatterns = map[theme.Pattern]func() *display.Path{
	theme.Waves:    painted("waves", shield, 1.7, ripples),
	theme.Crosses:  painted("crosses", shield, 1.7, pluses),
	theme.Bends:    painted("bends", shield, 1.7, stripes),
	theme.Chequers: painted("chequers", shield, 1.7, squares),
}

// painted cuts shapes, enlarged, to the ground that they are painted on.
func painted(name string, ground *display.Path, scale float64, shapes func() [][]display.Point) func() *display.Path {
	return sync.OnceValue(func() *display.Path {
		p := &display.Path{Name: name}
		for _, s := range shapes() {
			for i := range s {
				s[i].X *= scale
				s[i].Y *= scale
			}
			if s = Cut(ground.Rings[0], s); len(s) > 2 {
				p.Rings = append(p.Rings, s)
			}
		}
		return p
	})
}

// Cut cuts a shape to a convex one whose corners go clockwise on the screen (Sutherland
// and Hodgman 1974).
func Cut(convex, shape []display.Point) []display.Point {
	for i, a := range convex {
		b := convex[(i+1)%len(convex)]
		if a == b {
			continue
		}
		side := func(p display.Point) float64 { return (b.X-a.X)*(p.Y-a.Y) - (b.Y-a.Y)*(p.X-a.X) }
		var kept []display.Point
		for k, p := range shape {
			q := shape[(k+1)%len(shape)]
			s, t := side(p), side(q)
			if s >= 0 {
				kept = append(kept, p)
			}
			if (s > 0 && t < 0) || (s < 0 && t > 0) {
				u := s / (s - t)
				kept = append(kept, display.Point{X: p.X + (q.X-p.X)*u, Y: p.Y + (q.Y-p.Y)*u})
			}
		}
		shape = kept
	}
	return shape
}

func ripples() (shapes [][]display.Point) {
	for y := 5.0; y < 58; y += 7.4 {
		shapes = append(shapes, billow(y, 10, 92, 0.62, 1.9, 1.25))
	}
	return shapes
}

// billow is a band that waves about a height, so many radians to a unit of its
// length, and is half as thick as told.
func billow(y, from, to, pace, height, thick float64) []display.Point {
	var over, under []display.Point
	for x := from; x <= to; x++ {
		crest := y + height*math.Sin(x*pace+y)
		over = append(over, display.Point{X: x, Y: crest - thick})
		under = append([]display.Point{{X: x, Y: crest + thick}}, under...)
	}
	return append(over, under...)
}

func pluses() (shapes [][]display.Point) {
	const arm, half = 4.4, 1.35
	for row := range 6 {
		for column := range 8 {
			x, y := 8+12.4*float64(column)+6.2*float64(row%2), 3+10.2*float64(row)
			shapes = append(shapes,
				box(x-arm, y-half, 2*arm, 2*half), box(x-half, y-arm, 2*half, 2*arm))
		}
	}
	return shapes
}

func stripes() (shapes [][]display.Point) {
	const wide, lean = 4.6, 34
	for x := -30.0; x < 100; x += 11 {
		shapes = append(shapes, []display.Point{{X: x + lean, Y: 0}, {X: x + lean + wide, Y: 0}, {X: x + wide, Y: 60}, {X: x, Y: 60}})
	}
	return shapes
}

func squares() (shapes [][]display.Point) {
	const side = 6.6
	for row := range 10 {
		for column := range 8 {
			shapes = append(shapes, box(4+side*float64(2*column+row%2), side*float64(row)-4, side, side))
		}
	}
	return shapes
}

func box(x, y, w, h float64) []display.Point {
	return []display.Point{{X: x, Y: y}, {X: x + w, Y: y}, {X: x + w, Y: y + h}, {X: x, Y: y + h}}
}

// turned are the parts of ships that sail to the right, by those that sail to the left.
var turned sync.Map

// Eastward is a part of a ship as it looks when that sails to the right. Its box is 100
// wide.
func Eastward(p *display.Path) *display.Path {
	if m, ok := turned.Load(p); ok {
		return m.(*display.Path)
	}
	m := &display.Path{Name: p.Name + " eastward", Open: p.Open}
	for _, ring := range p.Rings {
		other := make([]display.Point, len(ring))
		for i, q := range ring {
			other[i] = display.Point{X: 100 - q.X, Y: q.Y}
		}
		m.Rings = append(m.Rings, other)
	}
	kept, _ := turned.LoadOrStore(p, m)
	return kept.(*display.Path)
}

// ShipHeight is the height of a ship of the given width.
func ShipHeight(width float64) float64 { return width * 0.96 }

// HoldAt is the middle of the i-th of n spaces of a ship.
func HoldAt(at display.Point, width float64, n, i int) display.Point {
	k := width / 100
	return display.Point{X: at.X + 15.2*k*(float64(i)-float64(n-1)/2), Y: at.Y - ShipHeight(width)/2 + 76.5*k}
}

// AppendShip draws a galley of the given width with its middle at a point.
func AppendShip(l *display.List, at display.Point, width float64, s Ship) {
	livery := theme.LiveryOf(s.Colour)
	k := width / 100
	x, y := at.X-width/2, at.Y-ShipHeight(width)/2
	thin := max(0.9, width/52)
	part := func(p *display.Path) *display.Path { return p }
	emblem := 60.0
	if s.East && !s.Ashore {
		part = Eastward
		emblem = 100 - emblem
	}
	if !s.Ashore {
		l.Shape(part(shade), x+1.5*k, y+3*k, k, theme.SeaShade)
		l.Outline(part(foam), x, y, k, max(1, width/40), theme.Foam)
	}
	row := oars[int(s.Stroke*oarPhases)%oarPhases]
	l.Outline(part(row), x, y, k, thin, theme.WoodDark)
	l.Shape(part(row), x, y, k, theme.Oar)
	l.Outline(part(post), x, y, k, max(1.2, width/28), theme.WoodDark)
	l.Shape(part(Pennant), x, y, k, livery.Main)
	l.Outline(part(Pennant), x, y, k, thin*0.8, theme.Ink)
	l.Shape(part(rudder), x, y, k, theme.Oar)
	l.Outline(part(rudder), x, y, k, thin, theme.Ink)
	l.Shape(part(sail), x, y, k, livery.Main)
	if p := sailPatterns[livery.Pattern]; p != nil {
		l.Shape(part(p()), x, y, k, theme.Fade(livery.Light, 0.72))
	}
	l.Shape(part(belly), x, y, k, theme.SailShade)
	l.Outline(part(sail), x, y, k, thin, theme.Ink)
	l.Outline(part(yard), x, y, k, max(1.2, width/30), theme.WoodDark)
	l.Shape(part(hull), x, y, k, theme.Planks)
	l.Shape(part(keel), x, y, k, theme.SailShade)
	l.Shape(part(strake), x, y, k, livery.Main)
	l.Shape(part(shields), x, y, k, livery.Light)
	if width > 140 { // in smaller ones they would be dark dots
		l.Outline(part(shields), x, y, k, thin*0.6, theme.Ink)
		l.Shape(part(bosses), x, y, k, livery.Main)
	}
	l.Outline(part(hull), x, y, k, thin, theme.Ink)
	appendEmblem(l, display.Point{X: x + emblem*k, Y: y + 32*k}, 15.5*k, s, livery)
	cell := 13.6 * k
	for i := range s.Spaces {
		c := HoldAt(at, width, s.Spaces, i)
		l.Fill(c.Box(cell, cell), cell*0.14, theme.WoodDark)
		switch {
		case i < s.Sailors:
			AppendPeg(l, c, cell*0.46, s.Colour)
		case i-s.Sailors < len(s.Cubes):
			AppendCube(l, c, cell*0.94, s.Cubes[i-s.Sailors])
		}
	}
}

// appendEmblem draws the disc on a sail: the number of the galley, large enough to be read, or
// the crest of her owner.
func appendEmblem(l *display.List, at display.Point, r float64, s Ship, livery theme.Livery) {
	thin := max(1, r/8)
	if s.Number == "" {
		l.Disc(at.X, at.Y, r, livery.Main)
		l.Ring(at.X, at.Y, r, thin, livery.Light)
		widget.Icon(l, livery.Crest, at, 1.45*r, livery.Light)
		return
	}
	r = max(r, widget.MinText/1.5)
	l.Disc(at.X, at.Y, r, theme.Paper)
	l.Ring(at.X, at.Y, r, thin, theme.Ink)
	size := 1.5 * r
	l.Print(at.X, at.Y+display.Ascent(size)/2, s.Number, display.TextStyle{Font: display.SansBold, Size: size, Align: display.Center, Color: theme.Ink})
}
