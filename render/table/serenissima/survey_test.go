package serenissima

import (
	"bytes"
	"cmp"
	"encoding/json"
	"flag"
	"math"
	"os"
	"serenissima/game"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets"
	"serenissima/render/display"
	"serenissima/render/table/chart"
	"serenissima/render/table/kit"
)

// The berths are those that the survey finds on the chart as it is.
func TestBerthsAreTheBest(t *testing.T) {
	const file = "berths.json"
	var text bytes.Buffer
	found := survey(charted())
	text.WriteString("{\n")
	for z := 1; z < len(charted().Shapes); z++ {
		id := charted().Shapes[z].ID
		line, err := json.Marshal(found[id])
		require.NoError(t, err)
		text.WriteString("\"" + id + "\": " + string(line))
		if z < len(charted().Shapes)-1 {
			text.WriteString(",")
		}
		text.WriteString("\n")
	}
	text.WriteString("}\n")
	if flag.Lookup("update").Value.String() == "true" { // the flag of gametest
		require.NoError(t, os.WriteFile(file, text.Bytes(), 0o644))
		return
	}
	require.Equal(t, string(berthsJSON), text.String(), "the chart has changed: go test -update")
}

// A berth is a place in a zone where a whole galley can be seen.
type berth struct {
	at  display.Point // board units
	bad float64       // how much it covers, zero for nothing
}

// survey finds three berths for each zone.
func survey(c *chart.Chart) map[string]berthing {
	p := printsOf(c)
	found := map[string]berthing{}
	var all []berth
	for z := 1; z < len(c.Zones); z++ {
		free := namePlaces(z, c, &p)
		here := berthsOf(z, c, &p, all, free)
		all = append(all, here...)
		var b berthing
		for _, x := range here {
			b.At = append(b.At, assets.Point(x.at))
			if x.bad < 600 {
				b.Good++
			}
		}
		sound := 0 // the others are worse than the places of the chart
		for sound < len(here) && p.sound(c.Zones[z], here[sound].at) {
			sound++
		}
		b.Names, b.Room = namesOf(z, c, here, sound, free)
		found[c.Shapes[z].ID] = b
	}
	return found
}

// berthsOf looks for the places in a zone where a galley covers least of what
// is to be read there, and of galleys at the berths of other zones. Wherever some
// of them lie, one of the free places of the zone's name is to be left.
func berthsOf(z int, c *chart.Chart, p *prints, others []berth, free []display.Point) []berth {
	const step, most = 12.0, 3
	zone := c.Zones[z]
	low, high := bounds(zone)
	var all []berth
	for y := low.Y; y < high.Y; y += step {
		for x := low.X; x < high.X; x += step {
			if at := (display.Point{X: x, Y: y}); zone.Contains(at) && zone.Contains(afloat(at)) {
				b := berth{at, p.hides(zone, at)}
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
				sum += 6 * area(token(b.at).Intersect(token(taken.at).Inset(-4)))
			}
			return sum
		}
		nameless := func(b berth) float64 {
			_, hidden := clearest(z, free, galleyPlaces(append(slices.Clone(best), b)))
			return 12 * hidden
		}
		b := slices.MinFunc(all, func(a, b berth) int { return cmp.Compare(cost(a)+nameless(a), cost(b)+nameless(b)) })
		b.bad = cost(b)
		best = append(best, b)
	}
	return best
}

// clearest is the place of a zone's name of which galleys hide least, and how much
// that is.
func clearest(z int, places []display.Point, taken []galleyPlace) (best display.Point, hidden float64) {
	var f fleet
	copy(f[1:], taken)
	hidden = math.Inf(1)
	for _, at := range places {
		if h := f.hides(nameBox(z, at)); h < hidden {
			best, hidden = at, h
		}
		if hidden == 0 {
			break
		}
	}
	return best, hidden
}

// namePlaces are the places of a zone's name on its water, off plaques and ports;
// the one that the chart gives it comes first.
func namePlaces(z int, c *chart.Chart, p *prints) []display.Point {
	const step = 4.0
	places := []display.Point{display.Point(c.Shapes[z].Label)}
	low, high := bounds(c.Zones[z])
	for y := low.Y; y < high.Y; y += step {
		for x := low.X; x < high.X; x += step {
			if at := (display.Point{X: x, Y: y}); fits(c.Zones[z], p, nameBox(z, at)) {
				places = append(places, at)
			}
		}
	}
	return places
}

// namesOf chooses places for a zone's name besides the one that the chart gives
// it: one that is clear of each set of galleys, then some that are as far from
// each other as can be. It tells up to how many galleys have room at the berths, of which so
// many are sound.
func namesOf(z int, c *chart.Chart, here []berth, sound int, free []display.Point) (names []assets.Point, room int) {
	const most, clear = 12, 0.02
	places := []display.Point{free[0]}
	part := func(hidden float64) float64 { return hidden / area(nameBox(z, free[0])) }
	leave := func(taken []galleyPlace) float64 {
		if _, hidden := clearest(z, places, taken); part(hidden) <= clear {
			return 0
		}
		at, least := clearest(z, free, taken)
		if !slices.Contains(places, at) {
			places = append(places, at)
		}
		return part(least)
	}
	for room = 1; room <= sound && leave(galleyPlaces(here[:room])) < hardly; room++ {
	}
	room--
	sets(len(here), room, func(set []int) {
		var taken []berth
		for _, i := range set {
			taken = append(taken, here[i])
		}
		leave(galleyPlaces(taken))
	})
	if room < len(here) { // then they lie at the first places of the chart
		var taken []galleyPlace
		for _, at := range c.Shapes[z].Slots[:len(here)] {
			taken = append(taken, galleyPlace{at: display.Point(at), width: slotWidth, shown: true})
		}
		leave(taken)
	}
	apart := func(q display.Point) float64 {
		d := math.Inf(1)
		for _, o := range places {
			d = min(d, math.Hypot((q.X-o.X)/3, q.Y-o.Y)) // names are long
		}
		return d
	}
	for len(places) < most {
		best := slices.MaxFunc(free, func(a, b display.Point) int { return cmp.Compare(apart(a), apart(b)) })
		if apart(best) < 24 {
			break
		}
		places = append(places, best)
	}
	for _, at := range places {
		names = append(names, assets.Point{X: round(at.X), Y: round(at.Y)})
	}
	return names, room
}

// hardly is the part of a name up to which it can still be read.
const hardly = 0.1

// sets calls use with every set of at most so many of the numbers below n.
func sets(n, most int, use func([]int)) {
	for bit := 1; bit < 1<<n; bit++ {
		var set []int
		for i := range n {
			if bit>>i&1 == 1 {
				set = append(set, i)
			}
		}
		if len(set) <= most {
			use(set)
		}
	}
}

// galleyPlaces are galleys at berths, all of them pointed out.
func galleyPlaces(taken []berth) (list []galleyPlace) {
	for _, b := range taken {
		list = append(list, galleyPlace{at: b.at, width: berthWidth, shown: true})
	}
	return list
}

func round(x float64) float64 { return math.Round(10*x) / 10 }

// fits reports whether a name can be read in a rectangle.
func fits(zone *display.Path, p *prints, r display.Rect) bool {
	ashore := 0
	for i := range 13 {
		for _, y := range []float64{r.Y, r.Y + r.H} {
			if !zone.Contains(display.Point{X: r.X + r.W*float64(i)/12, Y: y}) {
				ashore++
			}
		}
	}
	if ashore > 3 { // a letter may touch the coast
		return false
	}
	for _, q := range p.rects {
		if q.cost == 4 && area(r.Intersect(q.Rect)) > 0 {
			return false
		}
	}
	return !slices.ContainsFunc(p.points, func(q weighedPoint) bool { return r.Inset(-6).Contains(q.Point) })
}

// rose is what the compass rose of the chart covers, its ring and its lily.
var rose = [...]display.Rect{{X: 1797 - 76, Y: 1176 - 76, W: 152, H: 152}, {X: 1797 - 16, Y: 1176 - 118, W: 32, H: 32}}

// token is what a galley at a place of the chart covers.
func token(at display.Point) display.Rect {
	h := kit.ShipHeight(berthWidth)
	return display.Rect{X: at.X - berthWidth/2, Y: at.Y - h/2, W: berthWidth * 1.06, H: h}
}

func area(r display.Rect) float64 {
	if r.Empty() {
		return 0
	}
	return r.W * r.H
}

// Prints are what is to be read on the chart: rectangles and points that a
// galley had better not cover, with what it costs.
type prints struct {
	rects  []weighedRect
	points []weighedPoint
	zones  []*display.Path
}

type weighedRect struct {
	display.Rect
	cost float64 // for a square unit
}

type weighedPoint struct {
	display.Point
	margin, cost float64
}

// printsOf collects plaques, ports, names and the places of panels.
func printsOf(c *chart.Chart) (p prints) {
	p.zones = c.Zones[1:]
	for _, port := range c.Ports[1:] {
		p.rects = append(p.rects, weighedRect{display.Rect(port.Plaque).Inset(-5), 4})
		p.points = append(p.points, weighedPoint{display.Point(port.At), 10, 15000})
		for _, q := range labelLine(port) {
			p.points = append(p.points, weighedPoint{q, 6, 1500})
		}
	}
	for _, z := range c.Shapes[1:] {
		w := display.Measure(z.Name, display.Italic, z.LabelSize)
		p.rects = append(p.rects, weighedRect{display.Rect{X: z.Label.X - w/2, Y: z.Label.Y - z.LabelSize/2, W: w, H: z.LabelSize}, 1})
		at := display.Point{X: z.Label.X, Y: z.Label.Y - discAbove}
		p.rects = append(p.rects, weighedRect{display.Rect{X: at.X - discRadius, Y: at.Y - discRadius, W: 2 * discRadius, H: 2 * discRadius}, 3})
	}
	for _, r := range rose {
		p.rects = append(p.rects, weighedRect{r, 8})
	}
	for _, free := range c.Reserved {
		p.rects = append(p.rects, weighedRect{free, 1})
	}
	return p
}

// hides is how much that is to be read a galley would hide. Lying over land or
// in another zone counts too, most of all with the hull.
func (p *prints) hides(zone *display.Path, at display.Point) float64 {
	t := token(at)
	sum := 0.0
	for _, r := range p.rects {
		sum += r.cost * area(t.Intersect(r.Rect))
	}
	for _, q := range p.points {
		if t.Inset(-q.margin).Contains(q.Point) {
			sum += q.cost
		}
	}
	const n = 4
	for i := 0; i <= n; i++ {
		for j := 0; j <= n; j++ {
			if q := (display.Point{X: t.X + t.W*float64(i)/n, Y: t.Y + t.H*float64(j)/n}); !zone.Contains(q) {
				sum += 60
			}
		}
	}
	return sum + 30000*p.astray(zone, at) + 40000*ashore(p.zones, at, berthWidth)
}

// touches is the part of a hull that may seem to lie ashore: an oar, or the rudder.
const touches = 0.16

// sound reports whether a galley at a place seems to lie on the water of its zone.
func (p *prints) sound(zone *display.Path, at display.Point) bool {
	return ashore(p.zones, at, berthWidth) < touches && p.astray(zone, at) < 0.4
}

// ashore is how much of the hull of a galley of a width lies on no zone, from zero to one.
func ashore(zones []*display.Path, at display.Point, width float64) float64 {
	const n = 8
	out, h := 0, kit.ShipHeight(width)
	rows := [...]float64{0.12, 0.24, 0.36} // below the middle of the galley, in parts of its height
	for _, row := range rows {
		for i := 0; i <= n; i++ {
			q := display.Point{X: at.X + 0.84*width*(float64(i)/n-0.5), Y: at.Y + row*h}
			if !slices.ContainsFunc(zones, func(z *display.Path) bool { return z.Contains(q) }) {
				out++
			}
		}
	}
	return float64(out) / float64(len(rows)*(n+1))
}

// afloat is the middle of a galley's hull, which tells in which zone she seems to lie.
func afloat(at display.Point) display.Point {
	return display.Point{X: at.X, Y: at.Y + 0.3*kit.ShipHeight(berthWidth)}
}

// astray is how much of the hull of a galley lies in other zones, from zero to one.
func (p *prints) astray(zone *display.Path, at display.Point) float64 {
	const n = 8
	k, out := afloat(at), 0
	for i := 0; i <= n; i++ {
		q := display.Point{X: k.X + 0.8*berthWidth*(float64(i)/n-0.5), Y: k.Y}
		if !zone.Contains(q) && slices.ContainsFunc(p.zones, func(z *display.Path) bool { return z.Contains(q) }) {
			out++
		}
	}
	return float64(out) / (n + 1)
}

// labelLine is points along the middle of a port's name.
func labelLine(p assets.PortPlace) []display.Point {
	const n = 8
	w := display.Measure(p.Name, display.Caps, p.Label.Size)
	sin, cos := math.Sincos(p.Label.Angle * math.Pi / 180)
	from := 0.0
	switch p.Label.Align {
	case "right":
		from = -w
	case "center":
		from = -w / 2
	}
	line := make([]display.Point, n+1)
	for i := range line {
		d := from + w*float64(i)/n
		line[i] = display.Point{X: p.Label.At.X + d*cos, Y: p.Label.At.Y + d*sin}
	}
	return line
}

// bounds returns the corners of the rectangle around a path.
func bounds(p *display.Path) (low, high display.Point) {
	low, high = display.Point{X: math.Inf(1), Y: math.Inf(1)}, display.Point{X: math.Inf(-1), Y: math.Inf(-1)}
	for _, ring := range p.Rings {
		for _, q := range ring {
			low.X, low.Y = min(low.X, q.X), min(low.Y, q.Y)
			high.X, high.Y = max(high.X, q.X), max(high.Y, q.Y)
		}
	}
	return low, high
}

// A ship that sails is seen on the open board alone: not over what lies beside it or over it, be it a sheet that has
// been unfolded.
func TestShipsSailBelowPanels(t *testing.T) {
	for _, size := range []display.Point{{X: 390, Y: 844}, {X: 844, Y: 390}} {
		v, ship := testView(startState(t, 4), size.X, size.Y), game.Ship(3)
		for _, draw := range []func(*display.List, display.Point){
			func(l *display.List, at display.Point) { Table{}.Stage(v).Ship(l, at, ship, 0) },
			func(l *display.List, at display.Point) { Table{}.Stage(v).Piece(l, at, 0, ship) },
		} {
			var l display.List
			draw(&l, display.Point{X: size.X / 2, Y: v.Frame.Open().Y})
			require.Equal(t, display.Clip, l.Ops[0].Kind, "%v", size)
			require.Equal(t, v.Frame.Open(), l.Ops[0].Rect, "%v", size)
			require.Equal(t, display.Unclip, l.Ops[len(l.Ops)-1].Kind, "%v", size)
			unfolded := *v
			unfolded.Open = true
			l = display.List{}
			Table{}.Stage(&unfolded).Ship(&l, v.Frame.Sheet.Center(), ship, 0)
			for _, op := range l.Ops {
				require.True(t, op.Kind != display.Clip || op.Rect.Intersect(v.Frame.Sheet).Empty(), "%v", size)
			}
		}
	}
}
