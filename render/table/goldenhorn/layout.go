package goldenhorn

import (
	"serenissima/render/display"
	"serenissima/render/layout"
)

// The size of the chart in board units.
const (
	chartW = 2720.0
	chartH = 1176.0
)

// usualPart is the part of the chart that windows of 16:10 show. Wider ones show more of it at both
// sides.
var usualPart = display.Rect{X: 160, W: 2400, H: chartH}

// lowPart is how wide a part small frames show at least: those that are no wider than desktop windows
// leave out some of the sea west of Italy, so that places are larger.
const lowPart = 2000.0

// coursePart is the part of the chart in which the course lies: narrow windows show it alone,
// so that its places are not too small.
var coursePart = display.Rect{X: 570, Y: 36, W: 1700, H: 1136}

// The panels of the table besides those that every table has.
const (
	turnPanel           = iota // turn, bag and territories
	playersPanel               // on a phone a strip
	venicePanel                // the quay of Venice
	constantinoplePanel        // the quay of Constantinople
	cardsPanel                 // deck, discards and supply; folded away on a phone
	handPanel                  // the viewer's cards
	warehousePanel             // where it is folded away; elsewhere it is the subject of the bar
	ribbonPanel                // what the warehouse is in short, on a phone that stands
)

// On a phone on its side the hand and the quay of Constantinople begin at the earliest so far
// east, in board units: what the course needs lies west of it.
const (
	handFrom = 1905.0
	quayFrom = 2080.0
)

// openWidth and openHeight are the size of an open quay on a phone of 844 by 390 on its side: six ships lie there side by side,
// each as wide as a fingertip.
const openWidth, openHeight = 6*layout.Fingertip + 8, 154

// leastButton is how wide a button of the bar is at least, so that its words can be read.
const leastButton = 88

// leastRail is how wide the rail of a small frame is at least, so that its longest word is whole.
const leastRail = 76

// A frame is a layout.Frame that is being made.
type frame layout.Frame

// Layout implements table.Table.
func (Table) Layout(w layout.Window) layout.Frame {
	f := frame{Shape: layout.ShapeOf(w.Size), Size: w.Size, Chart: usualPart, ButtonRows: 1, Overview: true}
	letters := max(1, min(1.5, w.TextScale))
	switch f.Shape {
	case layout.Tall:
		f.Unit = min(min(2.2, max(0.8, min(w.Size.X/760, w.Size.Y/1000)))*letters, w.Size.X/400, w.Size.Y/860)
	case layout.Small:
		f.Unit = min(min(2.2, max(0.62, min(w.Size.X/844, w.Size.Y/390)))*letters, w.Size.X/720, w.Size.Y/340)
	default:
		f.Unit = min(min(2.2, max(0.62, min(w.Size.X/1280, w.Size.Y/800)))*letters, w.Size.X/1100, w.Size.Y/640)
	}
	if w.Fingers || f.Shape == layout.Small || layout.Narrow(f.Size, f.Unit) {
		f.Reach = layout.Fingertip
	}
	switch f.Shape {
	case layout.Tall:
		if layout.Narrow(f.Size, f.Unit) {
			f.upright()
		} else {
			f.tall()
		}
	case layout.Small:
		f.Folds = true
		f.small()
	default:
		f.wide()
	}
	if w.Left {
		f.leftHanded()
	}
	return layout.Frame(f)
}

// fill shows as much of the chart to both sides as fills the board, at least the width given.
func (f *frame) fill(least float64) {
	w := max(least, min(chartW, chartH*f.Board.W/f.Board.H))
	middle := max(w/2, min(chartW-w/2, coursePart.Center().X))
	if w >= usualPart.W {
		middle = chartW / 2
	}
	f.Chart = display.Rect{X: middle - w/2, W: w, H: chartH}
}

// wide divides a desktop window: the chart above, the bar with warehouse, hand and buttons
// below.
func (f *frame) wide() {
	u, size := f.Unit, f.Size
	m := 8 * u
	bar := max(172*u, min(230*u, size.Y-size.X*usualPart.H/usualPart.W)) // the chart fills windows of 16:10
	f.Bar = display.Rect{Y: size.Y - bar, W: size.X, H: bar}
	f.Board = display.Rect{W: size.X, H: f.Bar.Y}
	f.fill(usualPart.W)
	f.Bottom = f.Bar.Y
	f.Subject = display.Rect{X: m, Y: f.Bar.Y + m, W: 318 * u, H: bar - 2*m}
	x := f.Subject.X + f.Subject.W + m
	f.Hint = display.Rect{X: x, Y: f.Bar.Y + m, W: size.X - x - m, H: max(36*u, f.Reach+4)}
	low := f.Hint.Y + f.Hint.H + m
	hand := min((size.X-x)*0.43, size.X-x-6*leastButton)
	f.Panels[handPanel] = display.Rect{X: x, Y: low, W: hand - m, H: size.Y - m/4 - low}
	f.Buttons = display.Rect{X: x + hand, Y: low, W: size.X - x - hand - m, H: size.Y - m - low}
	tool := max(f.Reach, f.Hint.H-6*u)
	f.Tools = display.Rect{X: f.Hint.X + f.Hint.W - 3*(tool+8*u), Y: f.Hint.Center().Y - tool/2, W: 3 * (tool + 8*u), H: tool}
	venice := charted().west.points[0]
	side := min(234*u, layout.Fit(f.Board, f.Chart).At(venice.X, 0).X-3*m) // large letters leave Venice in sight
	f.Panels[turnPanel] = display.Rect{X: m, Y: m, W: side, H: 82 * u}
	f.Panels[venicePanel] = display.Rect{X: m, Y: f.Panels[turnPanel].Y + f.Panels[turnPanel].H + 2*m, W: side, H: 166 * u}
	f.Panels[playersPanel] = display.Rect{X: size.X - m - 234*u, Y: m, W: 234 * u, H: 4 * 41 * u}
	skip := max(36*u, f.Reach)
	f.Skip = display.Rect{X: size.X - m - 120*u, Y: f.Panels[playersPanel].Y + f.Panels[playersPanel].H + m, W: 120 * u, H: skip}
	quay := display.Rect{X: size.X - m - 234*u, Y: f.Bar.Y - m - 166*u, W: 234 * u, H: 166 * u}
	quay.Y -= max(0, min(84*u, quay.Y-f.Skip.Y-skip-m)) // Candia lies below
	f.Panels[constantinoplePanel] = quay
	cards := 102 * u
	f.Panels[cardsPanel] = display.Rect{X: m, Y: f.Bar.Y - m - cards, W: 290 * u, H: cards}
	quayEnd := f.Panels[venicePanel].Y + f.Panels[venicePanel].H
	const latest = 90 // five lines: a robbery and the voyage after it
	if room := f.Panels[cardsPanel].Y - quayEnd; room > (latest+30)*u+2*m {
		f.Latest = display.Rect{X: m, Y: f.Panels[cardsPanel].Y - m - latest*u, W: 290 * u, H: latest * u}
	}
	f.Corner = f.Panels[cardsPanel]
	f.FreeLeft, f.FreeRight = quayEnd, f.Skip.Y+f.Skip.H
}

// tall divides tablets upright: one part below the other.
func (f *frame) tall() {
	u, size := f.Unit, f.Size
	m := 6 * u
	wide := size.X - 2*m
	top := max(48*u, f.Reach)
	f.Panels[turnPanel] = display.Rect{X: m, Y: m, W: wide, H: top}
	f.Skip = display.Rect{X: m + wide*0.7, Y: m + top + m + 2, W: wide * 0.3, H: max(36*u, f.Reach)} // over land, north of Galata
	y := size.Y - m
	place := func(r *display.Rect, h float64) {
		y -= h
		*r = display.Rect{X: m, Y: y, W: wide, H: h}
		y -= m
	}
	place(&f.Buttons, 66*u)
	place(&f.Hint, max(54*u, f.Reach+6*u))
	place(&f.Subject, 150*u)
	f.Bar = display.Rect{Y: f.Subject.Y - m/2, W: size.X, H: size.Y - f.Subject.Y + m/2}
	hand := f.Subject
	f.Subject.W = wide * 0.56
	hand.X, hand.W = hand.X+f.Subject.W+m, wide-f.Subject.W-m
	f.Panels[handPanel] = hand
	place(&f.Panels[cardsPanel], 52*u)
	place(&f.Panels[playersPanel], 2*40*u)
	chart := m + top + m + size.X*coursePart.H/coursePart.W + m
	place(&f.Panels[venicePanel], max(132*u, min(220*u, y-chart)))
	quays := f.Panels[venicePanel].Inset(-m/2).Columns(2, m/2) // six heaps beside each other need the width
	for i, r := range quays {
		f.Panels[venicePanel+i] = r.Row(f.Panels[venicePanel].Y, f.Panels[venicePanel].H)
	}
	f.Board = display.Rect{Y: m + top + m, W: size.X, H: y - (m + top + m)}
	f.fill(coursePart.W)
	f.Bottom = f.Bar.Y
	f.tools()
	f.FreeLeft, f.FreeRight = f.Board.Y, f.Skip.Y+f.Skip.H
	f.Corner = display.Rect{X: m, Y: f.Bottom, W: 1, H: 1}
}

// tools puts the small buttons at the end of the hint of an upright window.
func (f *frame) tools() {
	side := max(f.Reach, min(f.Hint.H-6*f.Unit, 44*f.Unit))
	w := 3 * (side + 6*f.Unit)
	f.Tools = display.Rect{X: f.Hint.X + f.Hint.W - w, Y: f.Hint.Center().Y - side/2, W: w, H: side}
}

// chartShare is how much of the height of an upright phone the chart has at least while nothing is open.
const chartShare = 0.55

// upright divides the window of a phone that stands: a strip on top, the chart, and below it in strips as high as a fingertip the two quays,
// of which the drawer has room for one, and warehouse and hand. Where they would take too much from the chart, the quays lie
// side by side.
func (f *frame) upright() {
	u, size := f.Unit, f.Size
	m, strip := 4*u, max(f.Reach, 44*u)
	f.Folds, f.Overview, f.ButtonRows = true, false, 2
	in := display.Rect{W: size.X, H: size.Y}
	head := in.CutTop(strip)
	f.Panels[turnPanel] = head.CutLeft(0.26 * size.X)
	f.Panels[playersPanel] = head
	below := func(h float64) display.Rect {
		in.CutBottom(m)
		return in.CutBottom(h).InsetBy(m, 0)
	}
	f.Buttons = below(2*max(48*u, f.Reach) + 8*u)
	f.Hint = below(max(54*u, f.Reach+4*u))
	hand := below(strip)
	f.Bar = display.Rect{Y: in.Y + in.H - m/2, W: size.X, H: size.Y - in.Y - in.H + m/2}
	f.Bottom = f.Bar.Y
	f.Panels[ribbonPanel] = hand.CutLeft(0.36 * hand.W)
	hand.CutLeft(m)
	f.Panels[handPanel] = hand
	quays := below(strip)
	if in.H-strip-2*m >= chartShare*size.Y {
		f.Panels[constantinoplePanel], f.Panels[venicePanel] = quays, below(strip)
	} else {
		f.Panels[venicePanel] = quays.CutLeft((quays.W - m) / 2)
		quays.CutLeft(m)
		f.Panels[constantinoplePanel] = quays
	}
	in.CutBottom(m)
	f.Board, f.Chart = in, coursePart
	f.Near = f.Board.H / coursePart.H
	f.Skip = f.Board.InsetBy(m, m).Row(strip+m, strip)
	f.Skip = f.Skip.CutRight(140 * u)
	f.tools()
	f.FreeLeft, f.FreeRight = f.Board.Y, f.Skip.Y+f.Skip.H
	f.Corner = display.Rect{X: m, Y: f.Bottom, W: 1, H: 1}
	f.Sheet = f.Bar.InsetBy(2*m, 0)
	f.Sheet = f.Sheet.Row(f.Bar.Y-m-196*u, 196*u)
	on := f.Sheet.Inset(m)
	f.Panels[cardsPanel] = on.CutBottom(52 * u)
	on.CutBottom(m)
	f.Panels[warehousePanel] = on
}

// openQuay is where the quay lies that is open on an upright phone.
func openQuay(f *layout.Frame) display.Rect {
	return f.Drawer(f.Size.X-8*f.Unit, min(170*f.Unit, f.DrawerRoom().Y))
}

// small divides a phone on its side: a strip on top, a rail of buttons, the whole course
// between them. Warehouse and cards are folded away.
func (f *frame) small() {
	u, size := f.Unit, f.Size
	m := 6 * u
	strip, rail, tool := 46*u, max(82*u, leastRail), max(44, 42*u)+4*u
	f.Tools = display.Rect{X: size.X - 4*tool, Y: u, W: 4 * tool, H: strip - 2*u}
	f.Panels[turnPanel] = display.Rect{X: f.Tools.X - 128*u, W: 122 * u, H: strip}
	f.Panels[playersPanel] = display.Rect{W: f.Panels[turnPanel].X, H: strip}
	f.Buttons = display.Rect{X: size.X - rail + 4*u, Y: strip + 4, W: rail - 8*u, H: size.Y - strip - 8}
	f.Board = display.Rect{Y: strip, W: size.X - rail, H: size.Y - strip}
	f.fill(lowPart)
	f.Skip = display.Rect{X: f.Board.W - 108*u - m, Y: strip + 54*u, W: 108 * u, H: max(44, 40*u)}
	f.Hint = display.Rect{X: f.Board.W * 0.43, Y: strip + m, W: f.Board.W*0.57 - m, H: 44 * u}
	right, course := f.Board.W-m, layout.Fit(f.Board, f.Chart) // what lies at the right leaves the course in sight
	hand, quay := min(236*u, right-course.At(handFrom, 0).X), min(158*u, right-course.At(quayFrom, 0).X)
	f.Panels[handPanel] = display.Rect{X: right - hand, Y: size.Y - 74*u - m, W: hand, H: 74 * u}
	bottom, east := f.Panels[handPanel].Y-m, charted().east.points
	high := min(90*u, bottom-course.At(0, east[len(east)-1].Y).Y-m) // Constantinople itself lies above
	f.Panels[constantinoplePanel] = display.Rect{X: right - quay, Y: bottom - high, W: quay, H: high}
	open := min(1, size.X/844, size.Y/390) // larger letters leave the course in sight
	f.Panels[venicePanel] = display.Rect{X: m, Y: size.Y - openHeight*open - m, W: openWidth * open, H: openHeight * open}
	f.Bar = display.Rect{Y: size.Y - m, W: f.Board.W, H: m}
	f.Bottom = size.Y - m
	f.Sheet = display.Rect{X: m, Y: strip + m, W: f.Panels[constantinoplePanel].X - 2*m, H: f.Panels[venicePanel].Y - strip - 2*m}
	f.Panels[warehousePanel] = display.Rect{X: f.Sheet.X + m, Y: f.Sheet.Y + m, W: f.Hint.X - f.Sheet.X - 2*m, H: f.Sheet.H - 2*m}
	below := f.Hint.Y + f.Hint.H + m
	f.Panels[cardsPanel] = display.Rect{X: f.Hint.X, Y: below, W: f.Sheet.X + f.Sheet.W - f.Hint.X - m, H: f.Sheet.Y + f.Sheet.H - below - m}
	f.Corner = f.Panels[venicePanel]
	f.FreeLeft, f.FreeRight = f.Board.Y, f.Hint.Y+f.Hint.H
}

// leftHanded puts what is clicked most on the side of the left hand. The quays stay beside
// their harbours.
func (f *frame) leftHanded() {
	f.Left = true
	parts := []*display.Rect{&f.Subject, &f.Hint, &f.Buttons, &f.Tools, &f.Panels[handPanel], &f.Panels[ribbonPanel]}
	if f.Shape == layout.Small {
		dx := f.Size.X - f.Board.W
		for _, r := range []*display.Rect{&f.Board, &f.Panels[venicePanel], &f.Panels[constantinoplePanel], &f.Panels[handPanel], &f.Hint, &f.Skip, &f.Bar, &f.Sheet, &f.Panels[warehousePanel], &f.Panels[cardsPanel], &f.Corner} {
			r.X += dx
		}
		parts = []*display.Rect{&f.Buttons, &f.Tools, &f.Panels[turnPanel], &f.Panels[playersPanel]}
	}
	for _, r := range parts {
		r.X = f.Size.X - r.X - r.W
	}
}

// folded reports whether warehouse, deck and discards are out of sight.
func folded(f *layout.Frame, open bool) bool { return f.Folds && !open }
