package goldenhorn

import (
	"math"
	"slices"
	"sync"

	"serenissima/assets"
	"serenissima/game"
	rules "serenissima/game/goldenhorn"
	"serenissima/render/display"
	"serenissima/render/table"
)

// A chart is the embedded chart in the order of the rule set's ids.
type chart struct {
	west, east  line // from Venice to Modone and on to Constantinople
	whole       line // past Modone, for three seats
	harbours    [rules.NumHarbours + 1]assets.PortPlace
	territories [rules.MaxTerritories + 1]assets.PortPlace
	seas        []assets.SeaName
}

// charted is made once: the chart and the board belong together, which a test proves.
var charted = sync.OnceValue(func() *chart {
	c, err := assets.LoadChart("goldenhorn")
	if err != nil {
		panic(err)
	}
	made := &chart{west: newLine(c.Courses["west"]), east: newLine(c.Courses["east"]), whole: newLine(c.Courses["whole"])}
	info := rules.New().Info()
	for _, p := range c.Ports {
		for id, name := range info.Refs[game.PortRef] {
			if name == p.ID {
				made.harbours[id] = p
			}
		}
	}
	for _, p := range c.Territories {
		for id, name := range info.Refs[game.TerritoryRef] {
			if name == p.ID {
				made.territories[id] = p
			}
		}
	}
	made.seas = c.Seas
	return made
})

func pointsOf(points []assets.Point) []display.Point {
	out := make([]display.Point, len(points))
	for i, p := range points {
		out[i] = display.Point(p)
	}
	return out
}

// A line is a part of the course in board units, with how far each of its points is from the
// first: places are looked up in every picture.
type line struct {
	points []display.Point
	far    []float64
}

func newLine(points []assets.Point) line {
	l := line{points: pointsOf(points), far: make([]float64, len(points))}
	for i := 1; i < len(l.points); i++ {
		l.far[i] = l.far[i-1] + dist(l.points[i-1], l.points[i])
	}
	return l
}

func dist(a, b display.Point) float64 { return math.Hypot(a.X-b.X, a.Y-b.Y) }

// length is that of the whole line.
func (l *line) length() float64 { return l.far[len(l.far)-1] }

// at is the point at a distance from the first one.
func (l *line) at(far float64) display.Point {
	far = max(0, min(far, l.length()))
	i, _ := slices.BinarySearch(l.far, far)
	i = max(1, i)
	t := (far - l.far[i-1]) / max(1e-9, l.far[i]-l.far[i-1])
	a, b := l.points[i-1], l.points[i]
	return display.Point{X: a.X + (b.X-a.X)*t, Y: a.Y + (b.Y-a.Y)*t}
}

// offPier is the share of the western half that the stations are spread over, so that the
// last one keeps off the pier of Modone.
const offPier = 0.972

// legOf returns the line on which a place lies and how far along it is. Modone lies at the
// end of the western one.
func legOf(st *rules.State, p rules.Place) (l *line, far float64) {
	c := charted()
	switch {
	case st.Modone == 0:
		return &c.whole, c.whole.length() * float64(p) / float64(st.Last)
	case p == st.Modone:
		return &c.west, c.west.length()
	case p < st.Modone:
		return &c.west, c.west.length() * offPier * float64(p) / float64(st.Modone)
	}
	return &c.east, c.east.length() * float64(p-st.Modone) / float64(st.Last-st.Modone)
}

// stationAt is where a place of the course is, in board units.
func stationAt(st *rules.State, p rules.Place) display.Point {
	l, far := legOf(st, p)
	return l.at(far)
}

// courseBetween is the line of the course from one place to another, in board units.
func courseBetween(st *rules.State, from, to rules.Place) (points []display.Point) {
	if from > to {
		points = courseBetween(st, to, from)
		for i, j := 0, len(points)-1; i < j; i, j = i+1, j-1 {
			points[i], points[j] = points[j], points[i]
		}
		return points
	}
	for p := from; p < to; p++ {
		l, a := legOf(st, p)
		m, b := legOf(st, p+1)
		if p == st.Modone && p != 0 {
			l, a = m, 0
		}
		const steps = 6
		for i := range steps {
			points = append(points, l.at(a+(b-a)*float64(i)/steps))
		}
	}
	return append(points, stationAt(st, to))
}

// Sizes on the chart in board units.
const (
	stationRadius = 34.5
	shipWidth     = 132.0
	pierPitch     = 116.0 // from dock to dock of Modone: sails hang side by side
	pierBelow     = 33.0  // the pier lies so far below the course
	pierWest      = 60.0  // and so far west of it, off the ship on the first space of the east
)

// wideStations and wideShips are the sizes with two seats, whose course has half the places.
const (
	wideStations = 45.0
	wideShips    = 162.0
)

// Where the chart is small, stations and ships are larger than on the chart, as far as they
// leave each other room.
const (
	leastRadius, mostRadius = 11.0, 58.0 // logical pixels, board units
	leastWidth, mostWidth   = 40.0, 160.0
	mostWide                = 200.0 // with two seats
)

// radiusOf is the radius of the stations, in board units.
func radiusOf(v *table.View, st *rules.State) float64 {
	r := stationRadius
	if st.Seats == 2 {
		r = wideStations
	}
	return max(r, min(mostRadius, leastRadius/v.Camera.Scale))
}

// widthOf is the width of the ships on the chart, in board units.
func widthOf(v *table.View, st *rules.State) float64 {
	w, most := shipWidth, mostWidth
	if st.Seats == 2 {
		w, most = wideShips, mostWide
	}
	return max(w, min(most, leastWidth/v.Camera.Scale))
}

// docksApart is by how much more than usual the docks are apart.
func docksApart(st *rules.State) float64 {
	if st.Seats == 2 {
		return wideShips / shipWidth
	}
	return 1
}

// dockAt is where a dock of Modone is, in board units.
func dockAt(st *rules.State, i int) display.Point {
	middle := stationAt(st, st.Modone)
	n := int(st.Board.Seats[st.Seats].Docks)
	return display.Point{X: middle.X - pierWest + pierPitch*docksApart(st)*(float64(i)-float64(n-1)/2), Y: middle.Y + pierBelow}
}

// A berth is where a ship is drawn, and how wide, in the window.
type berth struct {
	at    display.Point
	width float64
	chart bool         // it lies on the chart
	room  display.Rect // in a start harbour: what of the water it has to itself
	piled bool         // it lies in the pile of a start harbour
}

// berths are those of the ships in play.
type berths [rules.MaxShips + 1]berth

// berthsOf are those of the position of a view.
func berthsOf(v *table.View, st *rules.State) (b berths) {
	for i := rules.ShipID(1); i <= rules.MaxShips; i++ {
		b[i] = berthOnChart(v, st, i)
	}
	for _, h := range []rules.HarbourID{rules.Venice, rules.Constantinople} {
		moor(v, st, h, &b)
	}
	return b
}

// berthOf is that of one ship of the position of a view, the zero berth for one that is not in play.
func berthOf(v *table.View, st *rules.State, i rules.ShipID) berth {
	if h := st.StartHarbourAt(st.Ships[i].Place); h != 0 {
		var b berths
		moor(v, st, h, &b)
		return b[i]
	}
	return berthOnChart(v, st, i)
}

// berthOnChart is that of a ship at sea or at a dock, the zero berth for another.
func berthOnChart(v *table.View, st *rules.State, i rules.ShipID) berth {
	p, width := st.Ships[i].Place, widthOf(v, st)
	switch {
	case p == rules.Unplaced || st.StartHarbourAt(p) != 0:
		return berth{}
	case st.AtSea(p):
		at := stationAt(st, p)
		return onChart(v, display.Point{X: at.X, Y: at.Y - radiusOf(v, st)*0.5}, width)
	}
	at := dockAt(st, int(st.Ships[i].Dock))
	return onChart(v, display.Point{X: at.X, Y: at.Y - 6}, width)
}

// onChart is the berth of a ship whose keel is at a place of the chart.
func onChart(v *table.View, keel display.Point, width float64) berth {
	w := v.Units(width)
	at := v.At(keel.X, keel.Y)
	at.Y -= shipHeight(w)*0.5 - w*0.06
	return berth{at: at, width: w, chart: true}
}

// polar is a point of an ellipse at a share of its round.
func polar(rx, ry, share float64) display.Point {
	sin, cos := math.Sincos(2 * math.Pi * share)
	return display.Point{X: rx * cos, Y: ry * sin}
}
