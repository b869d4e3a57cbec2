package mediterranee

import (
	"serenissima/render/display"
	"serenissima/render/layout"
)

// The size of the chart in board units.
const (
	chartW = 2560.0
	chartH = 1280.0
)

// stripFrom is where the chart has no card any more at its top, in board units: beyond that of Venezia.
const stripFrom = 1400

// The panels of the table besides those that every table has.
const (
	phasesPanel  = iota // the turn, its phases and their order
	playersPanel        // in a small frame a strip
	boxPanel            // what is left for all, folded away in a small frame
)

// A frame is a layout.Frame that is being made. A small one is a strip on top, a rail of
// buttons on the right and two cards at the bottom; the box lies on the sheet.
type frame layout.Frame

// Layout implements table.Table.
func (Table) Layout(w layout.Window) layout.Frame {
	f := divide(w.Size, w.TextScale, w.Fingers)
	if w.Left {
		f.leftHanded()
	}
	f.Left, f.ButtonRows, f.Corner = w.Left, 1, f.Panels[boxPanel]
	players := f.Panels[playersPanel]
	switch f.Shape {
	case layout.Tall:
		f.CoverTop, f.CoverBottom = players.Y+players.H, f.Bar.Y-f.Panels[boxPanel].Union(f.Latest).Y
		f.FreeLeft, f.FreeRight = f.CoverTop, f.CoverTop
		if layout.Narrow(f.Size, f.Unit) {
			f.ButtonRows, f.FoldedHead = 2, f.Skip.Y+f.Skip.H
		}
	case layout.Small:
		f.CoverBottom = f.Board.Y + f.Board.H - f.Bar.Y
	default:
		f.FreeLeft, f.FreeRight = f.Skip.Y+f.Skip.H, players.Y+players.H
	}
	return layout.Frame(f)
}

// divide divides a window of the given size in logical pixels; letters are 1 to 1.5 times as
// large as usual.
func divide(size display.Point, letters float64, fingers bool) frame {
	f := frame{Shape: layout.ShapeOf(size), Size: size, Chart: display.Rect{W: chartW, H: chartH}}
	letters = max(1, min(1.5, letters))
	least, room := 0.62, min(size.X/760, size.Y/470) // no part lies over another
	switch f.Shape {
	case layout.Tall:
		f.Unit, least, room = min(size.X/760, size.Y/1000), 0.8, min(size.X/420, size.Y/740)
	case layout.Small:
		f.Unit, room = min(size.X/844, size.Y/390), min(size.X/640, size.Y/296)
	default:
		f.Unit = min(size.X/1280, size.Y/800)
	}
	f.Unit = min(room, max(least, min(2.2, f.Unit))*letters)
	if fingers || f.Shape == layout.Small || layout.Narrow(f.Size, f.Unit) {
		f.Reach = layout.Fingertip
	}
	f.Large = letters > 1
	switch f.Shape {
	case layout.Tall:
		f.tall()
	case layout.Small:
		f.Folds = true
		f.small()
	default:
		f.wide(letters)
	}
	if f.Shape != layout.Small {
		f.Bottom = f.Bar.Y
		side := max(f.Reach, min(f.Hint.H-6*f.Unit, 44*f.Unit))
		f.Tools = display.Rect{X: f.Hint.X + f.Hint.W - 3*(side+8*f.Unit), Y: f.Hint.Center().Y - side/2, W: 3 * (side + 8*f.Unit), H: side}
	}
	return f
}

// bar puts the bar at the bottom.
func (f *frame) bar(h float64) { f.Bar = display.Rect{Y: f.Size.Y - h, W: f.Size.X, H: h} }

// wide divides a desktop: the phases on top, the bar below, and over the chart what hides no
// port. What lies over the chart grows less than its letters.
func (f *frame) wide(letters float64) {
	u, size := f.Unit, f.Size
	m, p := 8*u, f.Unit/letters*(0.6+0.4*letters)
	top := 36 * u
	f.bar(max(124*u, min(190*u, size.Y-top-size.X*chartH/chartW)))
	f.Panels[phasesPanel] = display.Rect{W: size.X, H: top}
	f.Board = display.Rect{Y: top, W: size.X, H: f.Bar.Y - top}
	f.Subject = display.Rect{X: m, Y: f.Bar.Y + m, W: 384 * u, H: f.Bar.H - 2*m}
	x := f.Subject.X + f.Subject.W + m
	f.Hint = display.Rect{X: x, Y: f.Bar.Y + m, W: size.X - x - m, H: max(38*u, f.Reach+4)}
	below := f.Hint.Y + f.Hint.H + m
	f.Buttons = display.Rect{X: x, Y: below, W: size.X - x - m, H: size.Y - m - below}
	f.Panels[playersPanel] = display.Rect{X: size.X - m - 182*p, Y: top + m, W: 182 * p, H: 4 * 38 * p}
	f.Panels[boxPanel] = display.Rect{X: m, Y: f.Bar.Y - m - 56*p, W: 330 * p, H: 56 * p}
	left := size.X/2 + (stripFrom-chartW/2)*min(size.X/chartW, f.Board.H/chartH)
	if w := f.Panels[playersPanel].X - m - left; w > 260*p {
		f.Strip = display.Rect{X: left, Y: top + m, W: w, H: 40 * p}
	}
	f.Skip = display.Rect{X: m, Y: top + m, W: 140 * p, H: max(40*p, f.Reach)}
	if f.Board.H > 560*u {
		f.Latest = display.Rect{X: m, Y: f.Panels[boxPanel].Y - m - 58*p, W: f.Panels[boxPanel].W, H: 58 * p}
	}
}

// tall divides a window that is higher than wide.
func (f *frame) tall() {
	u, size := f.Unit, f.Size
	m := 8 * u
	bar, hint := 240*u, max(48*u, f.Reach+6*u)
	if layout.Narrow(f.Size, f.Unit) { // two rows of buttons and three of words
		bar, hint = 298*u, max(62*u, f.Reach+6*u)
	}
	f.bar(bar)
	f.Board = display.Rect{W: size.X, H: f.Bar.Y}
	f.Subject = display.Rect{X: m, Y: f.Bar.Y + m, W: size.X - 2*m, H: 84 * u}
	f.Hint = display.Rect{X: m, Y: f.Subject.Y + f.Subject.H + m, W: size.X - 2*m, H: hint}
	f.Buttons = display.Rect{X: m, Y: f.Hint.Y + f.Hint.H + m, W: size.X - 2*m, H: size.Y - f.Hint.Y - f.Hint.H - 2*m}
	skip := 120 * u
	f.Panels[phasesPanel] = display.Rect{X: m, Y: m, W: size.X - skip - 3*m, H: 48 * u}
	f.Skip = display.Rect{X: size.X - m - skip, Y: m, W: skip, H: max(48*u, f.Reach)}
	f.Panels[playersPanel] = display.Rect{X: m, Y: f.Skip.Y + f.Skip.H + m, W: size.X - 2*m, H: 96 * u}
	box := min(size.X-2*m, 360*u)
	f.Panels[boxPanel] = display.Rect{X: m, Y: f.Bar.Y - m - 58*u, W: box, H: 58 * u}
	if rest := size.X - box - 3*m; rest > 200*u {
		f.Latest = display.Rect{X: box + 2*m, Y: f.Panels[boxPanel].Y, W: rest, H: 58 * u}
	} else if !layout.Narrow(size, u) { // a phone leaves the room to the chart
		f.Latest = display.Rect{X: m, Y: f.Panels[boxPanel].Y - m - 84*u, W: size.X - 2*m, H: 84 * u}
	}
}

// stripCards is for how many galleys a small frame has cards that a finger can touch.
const stripCards = 7

// small divides a low window: phones on their side.
func (f *frame) small() {
	u, size := f.Unit, f.Size
	m, strip, rail, tool := 8*u, 46*u, 82*u, 48*u
	if f.Large { // what has no letters does not grow with them
		rail, tool = max(88*u, 8*u+(size.Y-strip-8*u)/7*2.25), max(layout.Fingertip+4*u, min(48*u, size.X/18))
	}
	f.Tools = display.Rect{X: size.X - 4*tool, Y: u, W: 4 * tool, H: strip - 2*u}
	f.Panels[phasesPanel] = display.Rect{X: f.Tools.X - 158*u, W: 152 * u, H: strip}
	f.Skip = display.Rect{X: f.Panels[phasesPanel].X, Y: strip + 4*u, W: f.Panels[phasesPanel].W, H: max(layout.Fingertip, 44*u)}
	f.Panels[playersPanel] = display.Rect{W: f.Panels[phasesPanel].X, H: strip}
	f.Buttons = display.Rect{X: size.X - rail + 4*u, Y: strip + 4, W: rail - 8*u, H: size.Y - strip - 8}
	f.Board = display.Rect{Y: strip, W: size.X - rail, H: size.Y - strip}
	high := max(60*u, layout.Fingertip+2*cardGap*u+1)
	f.Bar = display.Rect{Y: size.Y - high - 6*u, W: size.X - rail, H: high + 6*u}
	f.Subject = display.Rect{X: m, Y: f.Bar.Y, W: min(stripCards*(layout.Fingertip+cardGap*u)+2*cardGap*u, f.Bar.W/2), H: high}
	x := f.Subject.X + f.Subject.W + m
	f.Hint = display.Rect{X: x, Y: f.Bar.Y, W: f.Bar.W - x - m, H: high}
	f.Bottom = size.Y - m
	f.Sheet = display.Rect{W: min(470*u, f.Board.W-2*m), H: 90 * u}
	f.Sheet.X, f.Sheet.Y = (f.Board.W-f.Sheet.W)/2, f.Board.Y+(f.Bar.Y-f.Board.Y-f.Sheet.H)/2
	f.Panels[boxPanel] = f.Sheet.Inset(m)
}

// leftHanded brings what is clicked most to the side of the left hand, but for what lies over
// the chart of a wide window where it hides no port.
func (f *frame) leftHanded() {
	parts := []*display.Rect{&f.Subject, &f.Hint, &f.Buttons, &f.Tools}
	if f.Shape != layout.Wide {
		parts = append(parts, &f.Board, &f.Panels[phasesPanel], &f.Skip, &f.Panels[playersPanel], &f.Panels[boxPanel], &f.Bar, &f.Latest, &f.Sheet)
	}
	for _, r := range parts {
		r.X = f.Size.X - r.X - r.W
	}
}
