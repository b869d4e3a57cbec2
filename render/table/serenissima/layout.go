package serenissima

import (
	"serenissima/render/display"
	"serenissima/render/layout"
)

// The size of the chart in board units.
const (
	chartW = 2560.0
	chartH = 1280.0
)

// stripFrom is where the north of the chart has no card of a port any more, in board units: from there eastwards
// messages lie.
const stripFrom = 1240.0

// The panels of the table besides those that every table has.
const (
	trackPanel   = iota // the turn track
	playersPanel        // on a phone a strip
	wheelPanel          // folded away on a phone
	deckPanel           // Doge deck and supplies, folded away as well
	spacesPanel         // the spaces of the turn track, where they are folded away
	ribbonPanel         // what the wheel and the deck are in short, on a phone that stands
)

// A frame is a layout.Frame that is being made. That of a phone has a strip on top, and turn track, wheel and deck
// lie on the sheet. On its side it has a rail of buttons on the right and two cards at the bottom; upright, a ribbon
// above the bar tells in short what is folded away.
type frame layout.Frame

// Layout implements table.Table.
func (Table) Layout(w layout.Window) layout.Frame {
	f := divide(w.Size, w.TextScale, w.Fingers)
	if w.Left {
		f = f.leftHanded()
	}
	f.finish()
	return layout.Frame(f)
}

// finish says what follows from where the panels are.
func (f *frame) finish() {
	track, players, wheel := f.Panels[trackPanel], f.Panels[playersPanel], f.Panels[wheelPanel]
	f.ButtonRows, f.Corner = 1, wheel
	switch f.Shape {
	case layout.Tall:
		if f.Folds {
			f.ButtonRows = 2
			f.Corner = display.Rect{}
			f.FreeLeft, f.FreeRight = f.Board.Y, f.Board.Y
			break
		}
		f.CoverTop, f.CoverBottom = players.Y+players.H, f.Board.H-wheel.Y
		f.FreeLeft, f.FreeRight = f.CoverTop, f.CoverTop
	case layout.Small:
		f.CoverBottom = f.Board.Y + f.Board.H - f.Bar.Y
	default:
		f.FreeLeft, f.FreeRight = track.Y+track.H, players.Y+players.H
	}
}

// divide divides a window of the given size in logical pixels; textScale is 1 to 1.5.
func divide(size display.Point, textScale float64, fingers bool) frame {
	f := frame{Shape: layout.ShapeOf(size), Size: size, Chart: display.Rect{W: chartW, H: chartH}}
	f.Unit = min(size.X/1280, size.Y/800)
	switch f.Shape {
	case layout.Tall:
		f.Unit = min(size.X/760, size.Y/1000)
	case layout.Small:
		f.Unit = min(size.X/844, size.Y/390)
	}
	least := 0.62
	if f.Shape == layout.Tall { // there is height enough for letters that can be read
		least = 0.8
	}
	f.Unit = max(least, min(2.2, f.Unit)) * max(1, min(1.5, textScale))
	f.Unit = min(f.Unit, f.room()) // larger letters only where there is room for them
	u := f.Unit
	m := 8 * u
	if fingers || f.Shape == layout.Small || layout.Narrow(f.Size, f.Unit) {
		f.Reach = layout.Fingertip
	}
	switch f.Shape {
	case layout.Tall:
		if layout.Narrow(f.Size, f.Unit) {
			f.upright(u, m)
			break
		}
		hint := max(48*u, f.Reach+6*u)
		f.bar(240 * u)
		f.Subject = display.Rect{X: m, Y: f.Bar.Y + m, W: size.X - 2*m, H: 84 * u}
		f.Hint = display.Rect{X: m, Y: f.Subject.Y + f.Subject.H + m, W: size.X - 2*m, H: hint}
		f.Buttons = display.Rect{X: m, Y: f.Hint.Y + f.Hint.H + m, W: size.X - 2*m, H: size.Y - f.Hint.Y - f.Hint.H - 2*m}
		f.Panels[trackPanel] = display.Rect{X: m, Y: m, W: 300 * u, H: 66 * u}
		f.Skip = display.Rect{X: f.Panels[trackPanel].X + f.Panels[trackPanel].W + m, Y: f.Panels[trackPanel].Y, W: min(150*u, size.X-f.Panels[trackPanel].W-3*m), H: f.Panels[trackPanel].H}
		f.Panels[playersPanel] = display.Rect{X: m, Y: f.Panels[trackPanel].Y + f.Panels[trackPanel].H + m, W: size.X - 2*m, H: 84 * u}
		f.Panels[wheelPanel] = display.Rect{X: m, Y: f.Bar.Y - m - 190*u, W: 190 * u, H: 190 * u}
		rest := size.X - f.Panels[wheelPanel].W - 3*m
		f.Panels[deckPanel] = display.Rect{X: f.Panels[wheelPanel].X + f.Panels[wheelPanel].W + m, Y: f.Bar.Y - m - 102*u, W: min(rest, 330*u), H: 102 * u}
		f.Latest = display.Rect{X: f.Panels[deckPanel].X, Y: f.Panels[wheelPanel].Y, W: rest, H: f.Panels[wheelPanel].H - f.Panels[deckPanel].H - m}
	case layout.Small:
		f.Folds, f.Large = true, textScale > 1
		f.small(u, m)
	default:
		f.bar(max(140*u, min(200*u, size.Y-size.X*chartH/chartW))) // the chart fills the rest where it can
		f.Subject = display.Rect{X: m, Y: f.Bar.Y + m, W: 376 * u, H: f.Bar.H - 2*m}
		x := f.Subject.X + f.Subject.W + m
		f.Hint = display.Rect{X: x, Y: f.Bar.Y + m, W: size.X - x - m, H: max(38*u, f.Reach+4)}
		f.Buttons = display.Rect{X: x, Y: f.Hint.Y + f.Hint.H + m, W: size.X - x - m, H: f.Bar.Y + f.Bar.H - m - (f.Hint.Y + f.Hint.H + m)}
		f.overChart(m, max(1, min(1.5, textScale)))
	}
	if f.Shape != layout.Small {
		if !f.Folds {
			f.Board = display.Rect{W: size.X, H: f.Bar.Y}
		}
		f.Bottom = f.Board.Y + f.Board.H
		side := max(f.Reach, min(f.Hint.H-6*u, 44*u))
		f.Tools = display.Rect{X: f.Hint.X + f.Hint.W - 3*(side+8*u), Y: f.Hint.Center().Y - side/2, W: 3 * (side + 8*u), H: side}
	}
	return f
}

// overChart lays out what lies over the chart of a wide window, where it hides no
// port. Larger letters make these parts grow less than they grow themselves, so
// their parts are then arranged differently.
func (f *frame) overChart(m, letters float64) {
	p, right, bottom := f.Unit/letters, f.Size.X-m, f.Bar.Y-m
	if p < 0.95 { // a small window: letters as in a usual one
		letters = max(letters, min(1.5, 1/p))
	}
	if f.Large = letters > 1; !f.Large {
		f.Panels[trackPanel] = display.Rect{X: m, Y: m, W: 262 * p, H: 92 * p}
		f.Panels[playersPanel] = display.Rect{X: right - 246*p, Y: m, W: 246 * p, H: 4 * 41 * p}
		f.Panels[wheelPanel] = display.Rect{X: m, Y: bottom - 178*p, W: 178 * p, H: 178 * p}
		f.Panels[deckPanel] = display.Rect{X: m + f.Panels[wheelPanel].W + m, Y: bottom - 118*p, W: 250 * p, H: 118 * p}
		if f.Bar.Y >= 0.499*chartH { // else the chart needs the room
			f.Latest = display.Rect{X: f.Panels[deckPanel].X, Y: f.Panels[deckPanel].Y - m - 58*p, W: f.Panels[deckPanel].W, H: 58 * p}
		}
	} else {
		f.Panels[trackPanel] = display.Rect{X: m, Y: m, W: 318 * p, H: (58 + 33*letters) * p}
		f.Panels[playersPanel] = display.Rect{X: right - 470*p, Y: m, W: 470 * p, H: 2 * 39 * letters * p}
		wheel := 178 * (0.56 + 0.44*letters) * p
		f.Panels[wheelPanel] = display.Rect{X: m, Y: bottom - wheel, W: wheel, H: wheel}
		deck := (12 + 102*letters) * p
		f.Panels[deckPanel] = display.Rect{X: m + wheel + m, Y: bottom - deck, W: 200 * p, H: deck}
	}
	left := f.Size.X/2 + (stripFrom-chartW/2)*min(f.Size.X/chartW, f.Bar.Y/chartH)
	if w := f.Panels[playersPanel].X - m - left; w > 260*p {
		f.Strip = display.Rect{X: left, Y: m, W: w, H: 40 * p}
	}
	f.Skip = display.Rect{X: f.Panels[trackPanel].X, Y: f.Panels[trackPanel].Y + f.Panels[trackPanel].H + m, W: 140 * p * letters, H: max(40*p*letters, f.Reach)}
	if margin := (f.Size.X - f.Bar.Y*chartW/chartH) / 2; margin >= 230*f.Unit { // room beside the chart
		top := f.Skip.Y + f.Skip.H + m
		f.Latest = display.Rect{X: m, Y: top, W: min(margin-2*m, 360*f.Unit), H: min(300*f.Unit, f.Panels[wheelPanel].Y-m-top)}
	}
}

// upright divides the window of a phone that stands: a strip on top, the board, the ribbon, and a bar with two rows of
// buttons.
func (f *frame) upright(u, m float64) {
	size, strip := f.Size, max(layout.Fingertip, 44*u)
	f.Folds = true
	head := display.Rect{W: size.X, H: strip}
	f.Panels[trackPanel] = head.CutLeft(0.26 * size.X)
	f.Panels[playersPanel] = head
	f.bar(298 * u)
	f.Board = display.Rect{Y: strip, W: size.X, H: f.Bar.Y - strip}
	f.Skip = f.Board.InsetBy(m, m).Row(strip+m, strip)
	f.Skip = f.Skip.CutRight(140 * u)
	f.Panels[ribbonPanel] = f.Board.CutBottom(strip)
	in := f.Bar.InsetBy(m, 0)
	in.CutTop(m)
	f.Subject = in.CutTop(84 * u)
	in.CutTop(m)
	f.Hint = in.CutTop(max(62*u, f.Reach+6*u)) // three lines of words
	in.CutTop(m)
	f.Buttons = in.Row(in.Y, in.H-m)

	side := min(size.X-6*m, f.Board.H-210*u-6*m)
	high := 78*u + side + 118*u + 6*m
	f.Sheet = display.Rect{X: m, Y: f.Board.Y + f.Board.H - m - high, W: size.X - 2*m, H: high}
	on := f.Sheet.Inset(m)
	f.Panels[spacesPanel] = on.CutTop(78 * u)
	on.CutTop(m)
	f.Panels[wheelPanel] = on.CutTop(side).Middle(side, side)
	on.CutTop(m)
	f.Panels[deckPanel] = on.CutTop(118 * u)
}

// small divides a low window: phones on their side.
func (f *frame) small(u, m float64) {
	size := f.Size
	strip, rail, tool, card, edge := 46*u, 82*u, 48*u, 300*u, min(4*u, 4)
	if f.Large { // what has no letters does not grow with them
		rail, tool, card = max(88*u, 8*u+(size.Y-strip-8*u)/7*2.25), max(layout.Fingertip+4*u, min(48*u, size.X/18)), 216*u // buttons so flat that their letters have room
	}
	f.Tools = display.Rect{X: size.X - 4*tool, Y: u, W: 4 * tool, H: strip - 2*u}
	f.Panels[trackPanel] = display.Rect{X: f.Tools.X - 158*u, W: 152 * u, H: strip}
	f.Skip = display.Rect{X: f.Panels[trackPanel].X, Y: strip + 4*u, W: f.Panels[trackPanel].W, H: max(layout.Fingertip, 44*u)}
	f.Panels[playersPanel] = display.Rect{W: f.Panels[trackPanel].X, H: strip}
	f.Buttons = display.Rect{X: size.X - rail + 4*u, Y: strip + edge, W: rail - 8*u, H: size.Y - strip - 2*edge}
	f.Board = display.Rect{Y: strip, W: size.X - rail, H: size.Y - strip}
	f.Bar = display.Rect{Y: size.Y - 66*u, W: size.X - rail, H: 66 * u}
	f.Subject = display.Rect{X: m, Y: f.Bar.Y, W: card, H: 60 * u}
	x := f.Subject.X + f.Subject.W + m
	f.Hint = display.Rect{X: x, Y: f.Bar.Y, W: f.Bar.W - x - m, H: 60 * u}
	f.Bottom = size.Y - m
	room := f.Bar.Y - f.Board.Y
	if f.Large {
		room = size.Y - f.Board.Y
	}
	f.Sheet = display.Rect{W: min(560*u, f.Board.W-2*m), H: min(268*u, room-m)}
	f.Sheet.X, f.Sheet.Y = (f.Board.W-f.Sheet.W)/2, f.Board.Y+(room-f.Sheet.H)/2
	side := min(f.Sheet.H-4*m, f.Sheet.W*0.42)
	f.Panels[wheelPanel] = display.Rect{X: f.Sheet.X + 2*m, Y: f.Sheet.Y + (f.Sheet.H-side)/2, W: side, H: side}
	left := f.Panels[wheelPanel].X + side + 2*m
	f.Panels[deckPanel] = display.Rect{X: left, Y: f.Sheet.Y + f.Sheet.H/2 - 20*u, W: f.Sheet.X + f.Sheet.W - left - 2*m, H: 118 * u}
	if f.Large {
		f.Panels[deckPanel].Y = f.Sheet.Y + f.Sheet.H*0.44
		f.Panels[deckPanel].H = f.Sheet.Y + f.Sheet.H - f.Panels[deckPanel].Y - m
	}
	top := f.Sheet.Y + 10*u
	f.Panels[spacesPanel] = f.Panels[deckPanel].Row(top, f.Panels[deckPanel].Y-top-8*u)
}

// leftHanded returns the frame with what is clicked most on the side of the left
// hand: a mirror image, but for what lies over the chart of a wide window where it
// hides no port.
func (f frame) leftHanded() frame {
	f.Left = !f.Left
	parts := []*display.Rect{&f.Subject, &f.Hint, &f.Buttons, &f.Tools}
	if f.Shape != layout.Wide {
		parts = append(parts, &f.Board, &f.Panels[trackPanel], &f.Skip, &f.Panels[playersPanel], &f.Panels[wheelPanel], &f.Panels[deckPanel], &f.Panels[spacesPanel], &f.Panels[ribbonPanel], &f.Bar, &f.Latest, &f.Sheet)
	}
	for _, r := range parts {
		r.X = f.Size.X - r.X - r.W
	}
	return f
}

// room is the largest unit at which no part of the window lies over another.
func (f *frame) room() float64 {
	switch f.Shape {
	case layout.Tall:
		return min(f.Size.X/420, f.Size.Y/780)
	case layout.Small:
		return min(f.Size.X/640, f.Size.Y/296)
	}
	return min(f.Size.X/760, f.Size.Y/470)
}

// bar puts the bar at the bottom.
func (f *frame) bar(h float64) {
	f.Bar = display.Rect{Y: f.Size.Y - h, W: f.Size.X, H: h}
}
