package goldenhorn

import (
	"image/color"
	"math"
	"strconv"
	"sync"

	"serenissima/assets"
	"serenissima/game"
	rules "serenissima/game/goldenhorn"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
	seachart "serenissima/render/table/chart"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// chartPicture and chartInk are what never changes on the chart: the washes, and what is
// inked over them.
var chartPicture, chartInk = assets.ChartPicture("goldenhorn"), assets.ChartInk("goldenhorn")

// beyond is the land where the chart does not fill the window.
var beyond = seachart.Land{Picture: chartPicture, Plain: display.Rect{X: 30 / chartW, Y: 990 / chartH, W: 190 / chartW, H: 130 / chartH}, Signs: []*display.Path{seachart.Hill, seachart.Hill, seachart.Grove}}

// chartPart is the part of the board with what never moves on it.
var chartPart = game.Area(0)

// Draw implements table.Table.
func (Table) Draw(l *display.List, v *table.View) {
	st := v.State.(*rules.State)
	l.Fill(v.Frame.Board, 0, theme.Vellum)
	l.PushClip(v.Frame.Board)
	v.Draw(l, chartPart, table.CacheKey{}, func() { appendChart(l, v, st) })
	l.Ops = append(l.Ops, v.Wakes...)
	b := berthsOf(v, st)
	appendShips(l, v, st, &b, true)
	v.Draw(l, plansPart, table.CacheKey{}, func() {
		appendPrey(l, v, st, &b)
		appendStops(l, v, st)
	})
	if v.Overlay == threatsPart {
		v.Draw(l, threatsPart, underWay(v), func() { appendThreats(l, v, st, &b) })
	}
	l.PopClip()
	v.Draw(l, table.PanelsPart, stirred(v), func() { appendPanels(l, v, st) })
	appendShips(l, v, st, &b, false)
	if len(v.Course) > 0 { // it goes on past what a harbour is filled with
		v.Draw(l, advicePart, table.CacheKey{}, func() { appendAdvised(l, v, st, &b) })
	} else {
		l.Ops = append(l.Ops, v.Ghosts...)
	}
}

// plansPart is the part with what a move would cost.
var plansPart = game.Card(0)

// appendChart draws what the ships lie on.
func appendChart(l *display.List, v *table.View, st *rules.State) {
	origin := v.Camera.Origin()
	k := v.Camera.Scale
	sheet := display.Rect{X: origin.X, Y: origin.Y, W: chartW * k, H: chartH * k}
	beyond.AppendBeyond(l, v, sheet)
	l.Picture(chartPicture, sheet, theme.Chart)
	l.PushClip(sheet)
	l.Ink(chartInk, origin.X, origin.Y, k)
	l.PopClip()
	appendSeaNames(l, v)
	appendCourse(l, v, st)
	appendHarbourNames(l, v, st)
	if st.Modone != 0 {
		appendPier(l, v, st)
	}
	if st.Expansion {
		for t := rules.TerritoryID(1); t <= rules.MaxTerritories; t++ {
			appendPlaque(l, v, st, t)
		}
	}
	for p := rules.Place(1); p < st.Last; p++ {
		if st.HarbourAt(p) == 0 {
			appendPlace(l, v, st, p)
		}
	}
}

// appendSeaNames writes the names of the seas, where they are large enough to be read.
func appendSeaNames(l *display.List, v *table.View) {
	for i, sea := range charted().seas {
		size := v.Units(sea.Label.Size)
		if size < widget.MinText {
			continue
		}
		o, k := v.Camera.Origin(), v.Camera.Scale
		l.Outline(seaNames()[i], o.X, o.Y, k, max(1.5, v.Units(5)), theme.SeaHalo)
		l.Shape(seaNames()[i], o.X, o.Y, k, theme.SeaInk)
	}
}

// onSeaName reports whether a point of the chart lies among the letters of the name of a sea, or next
// to them.
func onSeaName(at display.Point) bool {
	for i, sea := range charted().seas {
		sin, cos := math.Sincos(sea.Label.Angle * math.Pi / 180)
		dx, dy := at.X-sea.Label.At.X, at.Y-sea.Label.At.Y
		along, across := dx*cos+dy*sin, dy*cos-dx*sin
		if math.Abs(along) < seaLengths()[i]/2+sea.Label.Size*0.4 && math.Abs(across) < sea.Label.Size*0.8 {
			return true
		}
	}
	return false
}

// seaLengths are how long the names of the seas are, in board units: measured once, for places beside
// them are looked for whenever the camera moves.
var seaLengths = sync.OnceValue(func() (lengths []float64) {
	for _, sea := range charted().seas {
		lengths = append(lengths, display.Measure(sea.Name, display.Italic, sea.Label.Size))
	}
	return lengths
})

// seaNames are the letters of the names of seas, in board units.
var seaNames = sync.OnceValue(func() (paths []*display.Path) {
	for _, sea := range charted().seas {
		rings, width := assets.Letters(assets.Italic, sea.Name, sea.Label.Size)
		sin, cos := math.Sincos(sea.Label.Angle * math.Pi / 180)
		path := &display.Path{Name: sea.Name}
		for _, ring := range rings {
			turned := make([]display.Point, len(ring))
			for i, q := range ring {
				x, y := q.X-width/2, q.Y+0.32*sea.Label.Size
				turned[i] = display.Point{X: sea.Label.At.X + x*cos - y*sin, Y: sea.Label.At.Y + x*sin + y*cos}
			}
			path.Rings = append(path.Rings, turned)
		}
		paths = append(paths, path)
	}
	return paths
})

// appendCourse dashes the course from Venice to Constantinople, and the way of the plan that
// is pointed at.
func appendCourse(l *display.List, v *table.View, st *rules.State) {
	var line []display.Point
	for _, q := range courseBetween(st, 0, st.Last) {
		line = append(line, v.At(q.X, q.Y))
	}
	dots(l, line, max(7, v.Units(18)), max(2.2, v.Units(4.4)), theme.Paper)
	dots(l, line, max(7, v.Units(18)), max(1.4, v.Units(2.6)), theme.Rubric)
	if way := wayShown(v, st); len(way) > 1 {
		line = wayLine(v, st, way)
		dots(l, line, max(6, v.Units(13)), max(4, v.Units(8)), theme.Glow)
		dots(l, line, max(6, v.Units(13)), max(2.4, v.Units(4.8)), theme.Rubric)
	}
}

// wayLine is the line of a way in the window. It ends where it comes to the ship as it would lie
// there, which is drawn as a ghost: dots would be seen through it.
func wayLine(v *table.View, st *rules.State, way []rules.Place) (line []display.Point) {
	last := len(way) - 1
	ghost := shipBox(berthAt(v, st, way[last]))
	for i := 1; i <= last; i++ {
		for _, q := range courseBetween(st, way[i-1], way[i]) {
			at := v.At(q.X, q.Y)
			if i == last && ghost.Contains(at) {
				break
			}
			line = append(line, at)
		}
	}
	return line
}

// wayShown are the places of the plan that is pointed at; while none is, of the plan that
// is advised, or of all plans of the ship that is looked at, as far as they are lit.
func wayShown(v *table.View, st *rules.State) (way []rules.Place) {
	for _, ref := range v.Path {
		way = append(way, placeOf(st, ref))
	}
	if len(way) > 0 {
		return way
	}
	if move := advisedMove(v, st); len(v.Chosen) == 0 && move.ship != 0 {
		return move.stop.way
	}
	for _, s := range stops(st, v.Chosen) {
		if _, lit := v.Lit[placeRef(st, s.at)]; lit && !s.back && len(s.way) > len(way) {
			way = s.way
		}
	}
	return way
}

// dots draws dots along a line.
func dots(l *display.List, line []display.Point, pitch, r float64, c color.NRGBA) {
	left := pitch
	for i := 1; i < len(line); i++ {
		a, b := line[i-1], line[i]
		d := dist(a, b)
		for ; left < d; left += pitch {
			l.Disc(a.X+(b.X-a.X)*left/d, a.Y+(b.Y-a.Y)*left/d, r, c)
		}
		left -= d
	}
}

// appendPlace draws a sea space.
func appendPlace(l *display.List, v *table.View, st *rules.State, p rules.Place) {
	q := stationAt(st, p)
	at, r := v.At(q.X, q.Y), v.Units(radiusOf(v, st))
	ref := game.Area(p)
	appendGlow(l, v, ref, at, r)
	appendStation(l, at, r, st.Course[p])
	appendNumeral(l, v, st, p)
	if v.Hover == ref {
		l.Disc(at.X, at.Y, r, theme.Gleam)
	}
	room := v.Units(stationApart / 2) // to the next one: the nearest is meant
	hitAround(l, at, max(r, min(v.Frame.Reach/2, room)), ref)
}

// leastNumbered is how large the signs of the spaces are at least, in logical pixels, where spaces and the pier of Modone have
// their numbers.
const leastNumbered = 14

// numeralAt is where the middle of the number of a sea space is and how large its letters are, by which log and advice call it:
// below it, where no ship stands, and off the course. A small chart has no room for numbers.
func numeralAt(v *table.View, st *rules.State, p rules.Place) (at display.Point, size float64, ok bool) {
	r := v.Units(radiusOf(v, st))
	if r < leastNumbered || !st.AtSea(p) {
		return at, 0, false
	}
	q := stationAt(st, p)
	at, size = v.At(q.X, q.Y), max(widget.MinText, r*0.68)
	off := r + size*0.62
	sin, cos := math.Sincos(offCourse(st, p, off/v.Camera.Scale))
	return display.Point{X: at.X + off*cos, Y: at.Y + off*sin}, size, true
}

// appendNumeral writes the number of a sea space.
func appendNumeral(l *display.List, v *table.View, st *rules.State, p rules.Place) {
	if at, size, ok := numeralAt(v, st, p); ok {
		at.Y += display.Ascent(size) / 2
		appendHaloed(l, at, strconv.Itoa(int(p)), display.TextStyle{Font: display.SansBold, Size: size, Align: display.Center, Color: theme.SeaInk}, theme.SeaHalo)
	}
}

// numeralRect is the box of the number of a sea space.
func numeralRect(v *table.View, st *rules.State, p rules.Place) (r display.Rect, ok bool) {
	at, size, ok := numeralAt(v, st, p)
	return at.Box(size*0.62*float64(len(strconv.Itoa(int(p)))), size*0.9), ok
}

// offNumeral moves what stands at a sea space off its number, the shortest way: to a side, or down.
func offNumeral(v *table.View, st *rules.State, p rules.Place, r display.Rect) display.Rect {
	number, ok := numeralRect(v, st, p)
	if !ok || number.Intersect(r).Empty() {
		return r
	}
	left, right, down := r.X+r.W-number.X, number.X+number.W-r.X, number.Y+number.H-r.Y
	switch min(left, right, down) {
	case left:
		r.X -= left
	case right:
		r.X += right
	default:
		r.Y += down
	}
	return r
}

// offCourse is the direction from a space, downwards more or less, in which what stands so far off, in
// board units, lies farthest from the course and on no name of a sea.
func offCourse(st *rules.State, p rules.Place, off float64) (best float64) {
	here, most := stationAt(st, p), math.Inf(-1)
	const steps = 8
	for i := 1; i < steps; i++ {
		angle := math.Pi * float64(i) / steps
		sin, cos := math.Sincos(angle)
		nearest := math.Inf(1)
		for _, q := range [...]display.Point{stationAt(st, p-1), stationAt(st, p+1)} {
			d := dist(here, q)
			nearest = min(nearest, dist(display.Point{X: cos, Y: sin}, display.Point{X: (q.X - here.X) / d, Y: (q.Y - here.Y) / d}))
		}
		if onSeaName(display.Point{X: here.X + off*cos, Y: here.Y + off*sin}) {
			nearest--
		}
		if nearest > most {
			best, most = angle, nearest
		}
	}
	return best
}

// stationApart is how far the stations of a long course are apart at least, in board units.
const stationApart = 142.0

// appendGlow draws the light around a place that can be pointed at.
func appendGlow(l *display.List, v *table.View, ref game.Ref, at display.Point, r float64) {
	light, lit := v.Lit[ref]
	if !lit {
		return
	}
	c := theme.Glow
	if light == table.Danger {
		c = theme.Danger
	}
	l.Disc(at.X, at.Y, r*1.42, theme.Fade(c, 0.45))
	l.Disc(at.X, at.Y, r*1.22, c)
}

// hitAround lets a round thing be pointed at.
func hitAround(l *display.List, at display.Point, r float64, ref game.Ref) {
	l.Hit(display.Hit{Rect: display.Rect{X: at.X - r, Y: at.Y - r, W: 2 * r, H: 2 * r}, Target: display.Target{Ref: ref}})
}

// appendHarbourNames marks the harbours at both ends and writes their names.
func appendHarbourNames(l *display.List, v *table.View, st *rules.State) {
	for _, h := range []rules.HarbourID{rules.Venice, rules.Constantinople} {
		q := stationAt(st, placeOf(st, game.Port(h)))
		at := v.At(q.X, q.Y)
		if v.Frame.Shape == layout.Wide {
			appendLeader(l, at, quayRect(v, h))
		}
		r := max(5, v.Units(11))
		appendGlow(l, v, game.Port(h), at, r*1.6)
		l.Disc(at.X, at.Y, r, theme.Ink)
		l.Disc(at.X, at.Y, r*0.8, theme.Paper)
		l.Disc(at.X, at.Y, r*0.46, theme.Rubric)
		name := harbourName(v, st, h)
		appendName(l, name.Center(), v.Name(game.Port(h)), name.H, display.Center)
		hitAround(l, at, max(2*r, v.Frame.Reach/2), game.Port(h))
	}
}

// harbourName is where the name of a start harbour stands, as high as its letters.
func harbourName(v *table.View, st *rules.State, h rules.HarbourID) display.Rect {
	place := &charted().harbours[h]
	q := stationAt(st, placeOf(st, game.Port(h)))
	at, name := v.At(q.X, q.Y), v.At(place.Label.At.X, place.Label.At.Y)
	size := max(widget.MinText+2, v.Units(place.Label.Size))
	width := display.Measure(v.Name(game.Port(h)), display.Caps, size)
	if panel := quayRect(v, h); h == rules.Venice && v.Frame.Shape == layout.Wide { // beside the panels above its quay
		name.X = max(at.X-v.Units(18), panel.X+panel.W+8) + width/2
	} else {
		if above := panel.Y - size*0.8; v.Frame.Shape == layout.Wide && name.Y > above { // large letters raise the quay
			name.X, name.Y = at.X+v.Units(24)+width/2, above
		}
		if board := v.Frame.Board; board.Contains(at) { // it is kept there as long as its place is
			name.X = max(board.X+width/2+4, min(name.X, board.X+board.W-width/2-4))
		}
		if v.Frame.Shape == layout.Tall && h == rules.Constantinople { // below the ships
			name.Y = max(name.Y, at.Y+v.Units(radiusOf(v, st))*1.5+size)
			if v.Camera.Scale < crowdedBelow { // above Galata
				name.Y = plaqueRect(v, rules.MaxTerritories).Y - size*0.7
			}
			if number, ok := numeralRect(v, st, st.Last-1); ok && !number.Intersect(name.Box(width, size).Inset(-2)).Empty() { // and below that
				name.Y = number.Y + number.H + size*0.7
			}
		}
	}
	return name.Box(width, size)
}

// PortNames implements table.Table: the names of the harbours, the numbers of the spaces, and the plaques of the
// territories with what stands above them.
func (Table) PortNames(v *table.View) (list []display.Rect) {
	st := v.State.(*rules.State)
	list = append(list, harbourName(v, st, rules.Venice), harbourName(v, st, rules.Constantinople))
	if st.Modone != 0 {
		list = append(list, pierName(v, st))
	}
	for p := rules.Place(1); p < st.Last; p++ {
		if number, shown := numeralRect(v, st, p); shown {
			list = append(list, number)
		}
	}
	if st.Expansion {
		for t := rules.TerritoryID(1); t <= rules.MaxTerritories; t++ {
			list = append(list, plaqueRect(v, t).Inset(-2))
			if name, shown := plaqueName(v, t); shown {
				list = append(list, name)
			}
		}
	}
	return list
}

// appendLeader joins a harbour to its quay.
func appendLeader(l *display.List, at display.Point, r display.Rect) {
	to := display.Point{X: max(r.X, min(at.X, r.X+r.W)), Y: max(r.Y, min(at.Y, r.Y+r.H))}
	part := display.Op{Kind: display.StrokePath, Path: straight, X: at.X, Y: at.Y, Scale: dist(at, to), Angle: math.Atan2(to.Y-at.Y, to.X-at.X)}
	part.Width, part.Color = 4, theme.Fade(theme.Vellum, 0.9)
	l.Ops = append(l.Ops, part)
	part.Width, part.Color = 1.6, theme.Rubric
	l.Ops = append(l.Ops, part)
}

// straight is a line of length one to the right.
var straight = &display.Path{Name: "leader", Open: true, Rings: [][]display.Point{{{}, {X: 1}}}}

// appendName writes the name of a port with a halo.
func appendName(l *display.List, at display.Point, name string, size float64, align display.Align) {
	size = max(widget.MinText+2, size)
	style := display.TextStyle{Font: display.Caps, Size: size, Align: align, Color: theme.Rubric}
	appendHaloed(l, display.Point{X: at.X, Y: at.Y + display.Ascent(size)/2}, name, style, theme.Fade(theme.Vellum, 0.85))
}

// appendHaloed writes a text with a halo, from where its letters stand.
func appendHaloed(l *display.List, at display.Point, text string, style display.TextStyle, c color.NRGBA) {
	halo := style
	halo.Color = c
	for _, d := range []display.Point{{X: -1.5}, {X: 1.5}, {Y: -1.5}, {Y: 1.5}} {
		l.Print(at.X+d.X, at.Y+d.Y, text, halo)
	}
	l.Print(at.X, at.Y, text, style)
}

// appendPier draws Modone: a pier with its docks.
func appendPier(l *display.List, v *table.View, st *rules.State) {
	docks := int(st.Board.Seats[st.Seats].Docks)
	r := pierRect(v, st)
	ref := game.Port(rules.Modone)
	if _, lit := v.Lit[ref]; lit {
		l.Fill(r.Inset(-v.Units(12)), v.Units(16), theme.Fade(theme.Glow, 0.5))
		l.Fill(r.Inset(-v.Units(6)), v.Units(10), theme.Glow)
	}
	l.Fill(r.Moved(0, 3), 2, theme.Shadow)
	l.Fill(r, 2, theme.Oar)
	for x := r.X + v.Units(12); x < r.X+r.W; x += v.Units(12) {
		l.Fill(r.Column(x, 1), 0, theme.Fade(theme.WoodDark, 0.6))
	}
	l.Stroke(r, 2, max(1, v.Units(2)), theme.WoodDark)
	for i := range docks {
		q := dockAt(st, i)
		at := v.At(q.X, q.Y)
		l.Disc(at.X, r.Y+r.H/2, r.H*0.3, theme.WoodDark)
	}
	if v.Units(radiusOf(v, st)) >= leastNumbered { // between the first two docks
		a, b := dockAt(st, 0), dockAt(st, 1)
		size := max(widget.MinText, r.H*0.8)
		l.Print(v.At((a.X+b.X)/2, a.Y).X, r.Center().Y+display.Ascent(size)/2, strconv.Itoa(int(st.Modone)),
			display.TextStyle{Font: display.SansBold, Size: size, Align: display.Center, Color: theme.Cream})
	}
	name := pierName(v, st)
	appendName(l, name.Center(), v.Name(ref), name.H, display.Center)
	box := r.Inset(-4)
	if reach := v.Frame.Reach; reach > box.H {
		box.Y, box.H = box.Center().Y-reach/2, reach
	}
	if below := v.Frame.Board.Y + v.Frame.Board.H - r.Center().Y; below > 0 && box.H > 2*below { // the board cuts it off, and its middle stays below the ships
		box.Y, box.H = r.Center().Y-below, 2*below
	}
	l.Hit(display.Hit{Rect: box, Target: display.Target{Ref: ref}})
}

// pierRect is where the pier of Modone is.
func pierRect(v *table.View, st *rules.State) display.Rect {
	first, last := dockAt(st, 0), dockAt(st, int(st.Board.Seats[st.Seats].Docks)-1)
	const half = pierPitch * 0.46
	a, b := v.At(first.X-half, first.Y), v.At(last.X+half, last.Y)
	h := max(8, v.Units(25))
	return display.Rect{X: a.X, Y: a.Y - h*0.3, W: b.X - a.X, H: h}
}

// pierName is where the name of Modone stands, as high as its letters.
func pierName(v *table.View, st *rules.State) display.Rect {
	pier, size := pierRect(v, st), v.Units(charted().harbours[rules.Modone].Label.Size)
	letters := max(widget.MinText+2, size)
	w := display.Measure(v.Name(game.Port(rules.Modone)), display.Caps, letters)
	return display.Rect{X: pier.Center().X - w/2, Y: pier.Y + pier.H + size*0.75 - letters/2, W: w, H: letters}
}

// appendShips draws the ships on the chart, or those in the start harbours: those of the seat that decides last.
func appendShips(l *display.List, v *table.View, st *rules.State, b *berths, onChart bool) {
	for _, i := range drawnInOrder(st) {
		ref := game.Ship(i)
		if b[i].width == 0 || b[i].chart != onChart || b[i].piled || v.Lifted(ref) || underPaper(v, st.StartHarbourAt(st.Ships[i].Place)) {
			continue
		}
		v.Draw(l, ref, v.KeyOf(ref), func() { appendOne(l, v, st, i, b[i]) })
	}
	if onChart {
		return
	}
	for _, h := range []rules.HarbourID{rules.Venice, rules.Constantinople} {
		if !underPaper(v, h) {
			v.Draw(l, game.Count(int(h)), underWay(v), func() { appendPile(l, v, st, h) })
		}
	}
}

// drawnInOrder are the ships, those of the seat that decides last.
func drawnInOrder(st *rules.State) (list [rules.MaxShips]rules.ShipID) {
	n := 0
	for _, own := range []bool{false, true} {
		for i := rules.ShipID(1); i <= rules.MaxShips; i++ {
			if (st.Ships[i].Owner == st.Decision().Player) == own {
				list[n] = i
				n++
			}
		}
	}
	return list
}

// appendOne draws a ship in the light that it lies in.
func appendOne(l *display.List, v *table.View, st *rules.State, i rules.ShipID, at berth) {
	ref := game.Ship(i)
	k := at.width / 100
	keel := display.Point{X: at.at.X, Y: at.at.Y + shipHeight(at.width)*0.42}
	_, lit := v.Lit[ref]
	_, chosen := chosenIn(v, ref)
	robbed := lit && st.Ships[i].Owner != st.Decision().Player
	switch {
	case chosen && !at.chart:
		appendPlate(l, at)
	case chosen || i == st.Sailing && st.Decision().Prompt == rules.Underway:
		l.Shape(aura, keel.X, keel.Y, k*1.12, theme.Fade(theme.Glow, 0.5))
		l.Shape(aura, keel.X, keel.Y, k, theme.Glow)
		l.Outline(aura, keel.X, keel.Y, k, max(2, 3*k), theme.Gold)
	case lit && chosenBy(v, st, v.Hover) == i: // a click on the heap pointed at chooses it
		at.rim(l, theme.Gold)
	case robbed:
		l.Outline(aura, keel.X, keel.Y, k, max(1.6, 2.4*k), theme.Danger)
	case lit:
		l.Shape(aura, keel.X, keel.Y, k, theme.Fade(theme.Glow, 0.6))
		l.Outline(aura, keel.X, keel.Y, k, max(1.5, 2.4*k), theme.Gold)
	}
	appendShip(l, at.at, at.width, model(v, st, i))
	if v.Hover == ref {
		l.Shape(aura, keel.X, keel.Y, k, theme.Gleam)
	}
	r := at.room
	if at.chart {
		r = shipBox(at)
		if reach := v.Frame.Reach; reach > r.W {
			r.X, r.W = r.Center().X-reach/2, reach
		}
	}
	l.Hit(display.Hit{Rect: r, Target: display.Target{Ref: ref}})
}

// shipBox is the box of a ship where it lies.
func shipBox(at berth) display.Rect {
	h := shipHeight(at.width)
	return at.at.Box(at.width, h)
}

// appendPlate draws what a ship that is chosen in a start harbour lies on: the ground and the rim of
// a chosen heap.
func appendPlate(l *display.List, at berth) {
	r, radius := at.plate()
	l.Fill(r, radius, theme.Fade(theme.Glow, 0.8))
	at.rim(l, theme.Rubric)
}

// plate is the ground of a ship that is chosen in a start harbour, and the radius of its corners.
func (at *berth) plate() (r display.Rect, radius float64) {
	w, h := at.width*0.96, shipHeight(at.width)*1.02
	return at.at.Box(w, h), min(6, at.width*0.15)
}

// rim draws the rim of that.
func (at *berth) rim(l *display.List, ink color.NRGBA) {
	r, radius := at.plate()
	l.Stroke(r, radius, 2.5, ink)
}

// aura is the light around a ship.
var aura = &display.Path{Name: "aura", Rings: [][]display.Point{ellipse(58, 15)}}

func ellipse(rx, ry float64) []display.Point {
	const n = 40
	ring := make([]display.Point, n)
	for i := range ring {
		ring[i] = polar(rx, ry, float64(i)/n)
	}
	return ring
}

// appendPrey shows over all ships which can be robbed. The threats tell as much.
func appendPrey(l *display.List, v *table.View, st *rules.State, b *berths) {
	for i := rules.ShipID(1); i <= rules.MaxShips; i++ {
		if _, lit := v.Lit[game.Ship(i)]; lit && v.Overlay != threatsPart && b[i].chart && st.Ships[i].Owner != st.Decision().Player {
			appendSkulls(l, v, st, i, b[i])
		}
	}
}

// appendSkulls shows above a ship that it can be robbed, and with which cards.
func appendSkulls(l *display.List, v *table.View, st *rules.State, i rules.ShipID, at berth) {
	list := raids(st, i)
	if len(list) == 0 {
		return
	}
	var pairs [][2]rules.Colour
	for _, a := range list {
		pairs = append(pairs, [2]rules.Colour{rules.Colour(a.Obj[1].ID), rules.Colour(a.Obj[2].ID)})
	}
	appendPairs(l, v, i, at, pairs, 1)
}
