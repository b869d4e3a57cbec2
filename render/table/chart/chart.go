// Package chart draws the sea chart that several games share: the ways across it, the names on it,
// waves that glint, and the galleys that move there.
package chart

import (
	"math"
	"sync"

	"serenissima/assets"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/table/kit"
)

// A Chart is the chart of a game in the order of the rule set's IDs; entry 0 is empty.
type Chart struct {
	Zones    []*display.Path
	Shapes   []assets.ZoneShape
	Borders  []*display.Path // of each zone
	Ports    []assets.PortPlace
	Leaders  []*display.Path // from ports to their plaques
	Names    []*display.Path // letters of the names of zones, from the middle of their line
	Reserved []display.Rect  // kept free for panels

	gates map[passage][]display.Point
	found waysFound
}

// Load reads the chart of a game whose rule set has these zones and ports.
func Load(game string, zones, ports []string) *Chart {
	c, err := assets.LoadChart(game)
	if err != nil {
		panic(err) // it is embedded
	}
	made := &Chart{Zones: []*display.Path{nil}, Shapes: []assets.ZoneShape{{}}, Borders: []*display.Path{nil},
		Ports: []assets.PortPlace{{}}, Leaders: []*display.Path{nil}, Names: []*display.Path{nil}, gates: map[passage][]display.Point{}}
	for _, r := range c.Reserved {
		made.Reserved = append(made.Reserved, display.Rect(r))
	}
	ids := map[string]int{}
	for _, name := range zones {
		for _, z := range c.Zones {
			if z.ID == name {
				ids[name] = len(made.Zones)
				made.addZone(z, c.Borders)
			}
		}
	}
	for _, name := range ports {
		for _, p := range c.Ports {
			if p.ID == name {
				made.Ports = append(made.Ports, p)
				made.Leaders = append(made.Leaders, &display.Path{Name: "leader", Open: true, Rings: [][]display.Point{Ring(p.Leader)}})
			}
		}
	}
	for _, b := range c.Borders {
		p := passage{min(ids[b.A], ids[b.B]), max(ids[b.A], ids[b.B])}
		for _, line := range b.Lines {
			made.gates[p] = append(made.gates[p], kit.Along(Ring(line), 0.2, 0.35, 0.5, 0.65, 0.8)...)
		}
	}
	return made
}

// addZone adds a zone with its borders.
func (c *Chart) addZone(z assets.ZoneShape, borders []assets.Border) {
	path, lines := display.Path{Name: z.ID}, &display.Path{Name: z.ID + " border", Open: true}
	for _, ring := range z.Rings {
		path.Rings = append(path.Rings, Ring(ring))
	}
	for _, b := range borders {
		if b.A == z.ID || b.B == z.ID {
			for _, line := range b.Lines {
				lines.Rings = append(lines.Rings, Ring(line))
			}
		}
	}
	c.Zones, c.Shapes, c.Borders = append(c.Zones, path.Measured()), append(c.Shapes, z), append(c.Borders, lines)
	c.Names = append(c.Names, letters(z))
}

// letters are those of the name of a zone.
func letters(z assets.ZoneShape) *display.Path {
	rings, width := assets.Letters(assets.Italic, z.Name, z.LabelSize)
	path := &display.Path{Name: z.Name}
	for _, ring := range rings {
		line := Ring(ring)
		for i := range line {
			line[i].X -= width / 2
			line[i].Y += 0.3 * z.LabelSize
		}
		path.Rings = append(path.Rings, line)
	}
	return path
}

// Ring returns points of a chart as points to be drawn.
func Ring(points []assets.Point) []display.Point {
	ring := make([]display.Point, len(points))
	for i, p := range points {
		ring[i] = display.Point(p)
	}
	return ring
}

// A passage is two zones that touch, the lower number first.
type passage [2]int

// A crossing is from a point of a zone to one of a neighbouring zone, in board units.
type crossing struct {
	from, to   int
	start, end display.Point
}

// waysFound are the lines that have been looked for: while ships move or voyages are shown,
// the same ones are drawn in every picture.
type waysFound struct {
	sync.Mutex
	lines map[crossing][]display.Point
}

// mostWays is how many lines are kept.
const mostWays = 256

// WayIn is a line in the window from a point of a zone to one of a neighbouring zone: as Way,
// or straight if the zones do not touch.
func (c *Chart) WayIn(v *table.View, from, to int, start, end display.Point) []display.Point {
	found := c.Way(from, to, v.Camera.Board(start), v.Camera.Board(end))
	if found == nil {
		return []display.Point{start, end}
	}
	line := make([]display.Point, len(found))
	for i, p := range found {
		line[i] = v.At(p.X, p.Y)
	}
	line[0], line[len(line)-1] = start, end
	return line
}

// Way is a smooth line from a point of a zone to one of a neighbouring zone, in board units.
// It crosses the border where that keeps it off the land and is short. It is nil if the
// zones do not touch. It must not be changed.
func (c *Chart) Way(from, to int, start, end display.Point) []display.Point {
	x, w := crossing{from, to, start, end}, &c.found
	w.Lock()
	defer w.Unlock()
	line, ok := w.lines[x]
	if ok {
		return line
	}
	if w.lines == nil || len(w.lines) >= mostWays {
		w.lines = map[crossing][]display.Point{}
	}
	line = c.line(x)
	w.lines[x] = line
	return line
}

// line is the shortest smooth line by one of the gates between the zones.
func (c *Chart) line(x crossing) []display.Point {
	var best []display.Point
	least := math.Inf(1)
	for _, gate := range c.gates[passage{min(x.from, x.to), max(x.from, x.to)}] {
		out, cost := c.leg(x.from, x.start, gate)
		in, more := c.leg(x.to, gate, x.end)
		if cost += more; cost < least {
			least, best = cost, append(append([]display.Point{x.start}, out...), in...)
		}
	}
	if best == nil {
		return nil
	}
	return smooth(best)
}

// leg returns the points after a of the way to b within a zone: straight, or by
// one of the places of the zone if that keeps it off the land.
func (c *Chart) leg(z int, a, b display.Point) (points []display.Point, cost float64) {
	points, cost = []display.Point{b}, distance(c.Zones[z], a, b)
	if cost < aground {
		return points, cost
	}
	for _, slot := range c.Shapes[z].Slots {
		via := display.Point(slot)
		if d := distance(c.Zones[z], a, via) + distance(c.Zones[z], via, b); d < cost {
			points, cost = []display.Point{via, b}, d
		}
	}
	return points, cost
}

// aground is how much a step over land counts, in board units: more than any way
// within a zone is long.
const aground = 1000

// distance is how long a straight line is, with what it touches of the land.
func distance(zone *display.Path, a, b display.Point) float64 {
	const steps = 12
	cost := math.Hypot(a.X-b.X, a.Y-b.Y)
	for i := 1; i < steps; i++ {
		t := float64(i) / steps
		if !zone.Contains(display.Point{X: a.X + (b.X-a.X)*t, Y: a.Y + (b.Y-a.Y)*t}) {
			cost += aground
		}
	}
	return cost
}

// smooth is a Catmull-Rom spline through the points.
func smooth(points []display.Point) []display.Point {
	const steps = 8
	at := func(i int) display.Point { return points[max(0, min(len(points)-1, i))] }
	line := []display.Point{points[0]}
	for i := range len(points) - 1 {
		p, q, r, s := at(i-1), at(i), at(i+1), at(i+2)
		spline := func(p, q, r, s, t float64) float64 {
			return ((2*q + (r-p)*t) + (2*p-5*q+4*r-s)*t*t + (3*q-p-3*r+s)*t*t*t) / 2
		}
		for j := 1; j <= steps; j++ {
			t := float64(j) / steps
			line = append(line, display.Point{X: spline(p.X, q.X, r.X, s.X, t), Y: spline(p.Y, q.Y, r.Y, s.Y, t)})
		}
	}
	return line
}
