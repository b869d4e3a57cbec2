package board

import (
	"cmp"
	"math"
	"slices"
	"sync"

	"serenissima/assets"
	"serenissima/game"
	"serenissima/game/serenissima"
	"serenissima/render/op"
	"serenissima/render/theme"
)

func dist(a, b op.Point) float64 { return math.Hypot(a.X-b.X, a.Y-b.Y) }

// Widths of a galley in board units.
const (
	berthWidth = 92.0 // while there are at most three in the zone
	slotWidth  = 64.0 // at the chart's own places, up to six
)

// A berth is a place in a zone where a whole galley can be seen.
type berth struct {
	at  op.Point // board units
	bad float64  // how much it covers, zero for nothing
}

// berths are three places for each zone, the best first.
var berths = sync.OnceValue(func() [][]berth {
	c := charted()
	made := make([][]berth, len(c.zones))
	for z := 1; z < len(c.zones); z++ {
		made[z] = berthsOf(c, z, slices.Concat(made[:z]...))
	}
	return made
})

// berthsOf looks for the places in a zone where a galley covers least of what
// is to be read there, and of galleys at the berths of other zones.
func berthsOf(c *chart, z int, others []berth) []berth {
	const step, most = 20.0, 3
	low, high := bounds(c.zones[z])
	var all []berth
	for y := low.Y; y < high.Y; y += step {
		for x := low.X; x < high.X; x += step {
			if at := (op.Point{X: x, Y: y}); c.zones[z].Contains(at) {
				b := berth{at, hides(c, z, at)}
				for _, o := range others {
					b.bad += area(token(at).Intersect(token(o.at)))
				}
				all = append(all, b)
			}
		}
	}
	var best []berth
	for len(best) < most {
		cost := func(b berth) float64 {
			sum := b.bad
			for _, taken := range best {
				sum += 3 * area(token(b.at).Intersect(token(taken.at).Inset(-4)))
			}
			return sum
		}
		b := slices.MinFunc(all, func(a, b berth) int { return cmp.Compare(cost(a), cost(b)) })
		b.bad = cost(b)
		best = append(best, b)
	}
	return best
}

// token is what a galley at a place of the chart covers.
func token(at op.Point) op.Rect {
	h := ShipHeight(berthWidth)
	return op.Rect{X: at.X - berthWidth/2, Y: at.Y - h/2, W: berthWidth * 1.06, H: h}
}

func area(r op.Rect) float64 {
	if r.Empty() {
		return 0
	}
	return r.W * r.H
}

// hides is how much that is to be read a galley would hide: plaques, ports,
// names. Lying over land or in another zone counts too.
func hides(c *chart, z int, at op.Point) float64 {
	t := token(at)
	sum := 0.0
	for _, p := range c.ports[1:] {
		sum += 4 * area(t.Intersect(op.Rect(p.Plaque).Inset(-5)))
		if t.Inset(-10).Contains(op.Point(p.At)) {
			sum += 2000
		}
		for _, q := range labelLine(p) {
			if t.Inset(-6).Contains(q) {
				sum += 250
			}
		}
	}
	for _, shape := range c.shapes[1:] {
		w := op.Measure(shape.Name, op.Italic, shape.LabelSize)
		sum += area(t.Intersect(op.Rect{X: shape.Label.X - w/2, Y: shape.Label.Y - shape.LabelSize/2, W: w, H: shape.LabelSize}))
	}
	disc := discOf(c.shapes[z])
	sum += 3 * area(t.Intersect(op.Rect{X: disc.X - discRadius, Y: disc.Y - discRadius, W: 2 * discRadius, H: 2 * discRadius}))
	for _, free := range c.reserved {
		sum += area(t.Intersect(free))
	}
	const n = 4
	for i := 0; i <= n; i++ {
		for j := 0; j <= n; j++ {
			if q := (op.Point{X: t.X + t.W*float64(i)/n, Y: t.Y + t.H*float64(j)/n}); !c.zones[z].Contains(q) {
				sum += 60
			}
		}
	}
	return sum
}

// labelLine is points along the middle of a port's name.
func labelLine(p assets.PortPlace) []op.Point {
	const n = 8
	w := op.Measure(p.Name, op.Caps, p.Label.Size)
	sin, cos := math.Sincos(p.Label.Angle * math.Pi / 180)
	from := 0.0
	switch p.Label.Align {
	case "right":
		from = -w
	case "center":
		from = -w / 2
	}
	line := make([]op.Point, n+1)
	for i := range line {
		d := from + w*float64(i)/n
		line[i] = op.Point{X: p.Label.At.X + d*cos, Y: p.Label.At.Y + d*sin}
	}
	return line
}

// bounds returns the corners of the rectangle around a path.
func bounds(p *op.Path) (low, high op.Point) {
	low, high = op.Point{X: math.Inf(1), Y: math.Inf(1)}, op.Point{X: math.Inf(-1), Y: math.Inf(-1)}
	for _, ring := range p.Rings {
		for _, q := range ring {
			low.X, low.Y = min(low.X, q.X), min(low.Y, q.Y)
			high.X, high.Y = max(high.X, q.X), max(high.Y, q.Y)
		}
	}
	return low, high
}

// A mooring is where a galley is drawn, in board units, and how wide.
type mooring struct {
	at    op.Point
	width float64
}

// moorings deals the places of a zone to its galleys, by number. A galley keeps
// its place while few others come and go: it takes the place of its number if
// that is free. More galleys are smaller, and those beyond the sixth lie a
// little beside others.
func moorings(s *serenissima.State, z serenissima.ZoneID) map[serenissima.GalleyID]mooring {
	var here []serenissima.GalleyID
	for g := serenissima.GalleyID(1); g <= serenissima.MaxGalleys; g++ {
		if s.Galleys[g].Owner != game.Nobody && s.Galleys[g].Zone == z {
			here = append(here, g)
		}
	}
	var places []op.Point
	width := berthWidth
	if len(here) <= len(berths()[z]) {
		for i, b := range berths()[z] {
			if i < len(here) || b.bad < 600 { // a poor berth only in need
				places = append(places, b.at)
			}
		}
	} else {
		width = slotWidth
		for _, p := range charted().shapes[z].Slots {
			places = append(places, op.Point(p))
		}
	}
	dealt := map[serenissima.GalleyID]mooring{}
	taken := make([]int, len(places))
	for i, g := range here {
		full := i / len(places) // galleys that lie at every place already
		want := int(g) % len(places)
		for taken[want] > full {
			want = (want + 1) % len(places)
		}
		at := places[want]
		at.X += 16 * float64(taken[want])
		at.Y += 10 * float64(taken[want])
		taken[want]++
		dealt[g] = mooring{at, width}
	}
	return dealt
}

// galleyAt is where a galley is drawn and how wide, on the screen.
func galleyAt(v *View, s *serenissima.State, g serenissima.GalleyID) (at op.Point, width float64, ok bool) {
	galley := &s.Galleys[g]
	if galley.Owner == game.Nobody {
		return op.Point{}, 0, false
	}
	m := moorings(s, galley.Zone)[g]
	return v.at(m.at.X, m.at.Y), v.units(m.width), true
}

// ship returns what can be seen of a galley.
func ship(v *View, s *serenissima.State, g serenissima.GalleyID) Ship {
	galley := &s.Galleys[g]
	ref := game.Ref{Kind: game.ShipRef, ID: int16(g)}
	out := Ship{Number: itoa(g), Colour: v.colour(galley.Owner), Spaces: int(s.Board.GalleySpaces)}
	out.Sailors = max(0, int(galley.Sailors)-v.gone(game.Ref{Kind: game.SailorRef, ID: int16(galley.Owner)}, ref))
	for good := serenissima.Wood; good <= serenissima.Spice; good++ {
		for range max(0, int(galley.Cargo[good])-v.gone(game.Ref{Kind: game.GoodRef, ID: int16(good)}, ref)) {
			out.Cubes = append(out.Cubes, good.String())
		}
	}
	return out
}

// appendGalleys draws the galleys; the active one lies in light.
func appendGalleys(l *op.List, v *View, s *serenissima.State) {
	for g := serenissima.GalleyID(1); g <= serenissima.MaxGalleys; g++ {
		ref := game.Ref{Kind: game.ShipRef, ID: int16(g)}
		at, width, ok := galleyAt(v, s, g)
		if !ok || v.lifted(ref) {
			continue
		}
		k := width / 100
		light, lit := v.Lit[ref]
		switch {
		case g == s.Active && s.Mover() != game.Nobody:
			w := k * (1 + 0.06*v.Pulse)
			l.Shape(wake, at.X, at.Y, w, theme.Fade(theme.Glow, 0.8))
			l.Outline(wake, at.X, at.Y, w, max(2, 3.4*k), theme.Gold)
			l.Outline(wake, at.X, at.Y, w*1.13, max(1, 1.6*k), theme.Glow)
		case lit:
			colour := theme.Glow
			if light == Danger {
				colour = theme.Danger
			}
			l.Outline(wake, at.X, at.Y, k, max(1.5, 2.6*k), colour)
		}
		if v.Hover == ref {
			l.Shape(wake, at.X, at.Y, k, theme.Gleam)
		}
		AppendShip(l, at, width, ship(v, s, g))
		r := width * 0.5
		l.Hit(op.Hit{Rect: op.Rect{X: at.X - r, Y: at.Y - r, W: 2 * r, H: 2 * r}, Target: op.Target{Ref: ref}})
	}
}

// appendPointer shows the active galley from above all else on the chart.
func appendPointer(l *op.List, v *View, s *serenissima.State) {
	at, width, ok := galleyAt(v, s, s.Active)
	if !ok || v.lifted(game.Ref{Kind: game.ShipRef, ID: int16(s.Active)}) {
		return
	}
	k := width / 100
	top := at.Y - ShipHeight(width)/2 - (4+5*v.Pulse)*k
	l.Shape(pointer, at.X, top, k, theme.Gold)
	l.Outline(pointer, at.X, top, k, max(1, 1.6*k), theme.Ink)
}

// The light around a galley and the sign above the active one, in a ship's box
// with its middle at the origin.
var (
	wake    = &op.Path{Name: "wake", Rings: [][]op.Point{ellipse(op.Point{X: 0, Y: 30}, 60, 22)}}
	pointer = &op.Path{Name: "pointer", Rings: [][]op.Point{{{X: -13, Y: -20}, {X: 0, Y: -15}, {X: 13, Y: -20}, {X: 0, Y: 0}}}}
)

func ellipse(at op.Point, rx, ry float64) []op.Point {
	const n = 48
	ring := make([]op.Point, n)
	for i := range ring {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / n)
		ring[i] = op.Point{X: at.X + rx*cos, Y: at.Y + ry*sin}
	}
	return ring
}
