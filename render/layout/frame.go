// Package layout says where things are: the parts of the window, the camera over
// the chart, the place of each galley.
package layout

import "serenissima/render/op"

// A Shape is the kind of window that a Frame is made for.
type Shape uint8

// The shapes.
const (
	Wide  Shape = iota + 1 // desktops
	Tall                   // higher than wide: tablets and phones upright
	Small                  // phones on their side
)

// A Frame is the division of a window during a game. Rectangles may lie over
// the board where the chart has nothing.
//
// A small frame is a strip on top, a rail of buttons on the right and two cards
// at the bottom; turn track, wheel and deck are folded away and lie over the
// board, on a table, only when asked for. With large letters the table takes the
// place of the cards.
type Frame struct {
	Shape   Shape
	Size    op.Point
	Large   bool    // letters are so large that what lies over the chart is arranged for them
	Left    bool    // laid out for the left hand
	Unit    float64 // how much larger than at 1280 x 800 pieces of the interface are
	Board   op.Rect // the viewport of the chart
	Track   op.Rect // turn track
	Skip    op.Rect // the button that skips what is shown, at the turn track
	Players op.Rect
	Wheel   op.Rect
	Deck    op.Rect // Doge deck and supplies
	Bar     op.Rect // the bottom of the window
	Subject op.Rect // the active galley, in the bar
	Hint    op.Rect // what is expected of whom
	Buttons op.Rect
	Tidings op.Rect // the last that happened, empty where there is no room
	Tools   op.Rect // the buttons for pace, menu and log
	Table   op.Rect // of a small frame: the sheet with what is folded away
	Picker  bool    // the wheel lies large on the table, to choose a number
	About   op.Rect // of the picker: what a number means
	Bottom  float64 // panels end above it
	Reach   float64 // what is to be tapped is at least so wide and high; zero: a mouse points
}

// Fingertip is how wide and high what a finger taps has to be, in logical pixels.
const Fingertip = 44

// Divide divides a window of the given size in logical pixels; textScale is 1
// to 1.5. Fingers are what is pointed with, as they always are on a phone.
func Divide(size op.Point, textScale float64, fingers bool) Frame {
	f := Frame{Shape: Wide, Size: size}
	switch {
	case size.X < 1.15*size.Y:
		f.Shape = Tall
	case size.Y < 560:
		f.Shape = Small
	}
	f.Unit = min(size.X/1280, size.Y/800)
	switch f.Shape {
	case Tall:
		f.Unit = min(size.X/760, size.Y/1000)
	case Small:
		f.Unit = min(size.X/844, size.Y/390)
	}
	least := 0.62
	if f.Shape == Tall { // there is height enough for letters that can be read
		least = 0.8
	}
	f.Unit = max(least, min(2.2, f.Unit)) * max(1, min(1.5, textScale))
	f.Unit = min(f.Unit, f.room()) // larger letters only where there is room for them
	u := f.Unit
	m := 8 * u
	if fingers || f.Shape == Small || f.narrow() {
		f.Reach = Fingertip
	}
	switch f.Shape {
	case Tall:
		bar, hint := 240*u, 48*u
		if f.narrow() { // two rows of buttons and three of words, so that these have room
			bar, hint = 298*u, 62*u
		}
		hint = max(hint, f.Reach+6*u)
		f.bar(bar)
		f.Subject = op.Rect{X: m, Y: f.Bar.Y + m, W: size.X - 2*m, H: 84 * u}
		f.Hint = op.Rect{X: m, Y: f.Subject.Y + f.Subject.H + m, W: size.X - 2*m, H: hint}
		f.Buttons = op.Rect{X: m, Y: f.Hint.Y + f.Hint.H + m, W: size.X - 2*m, H: size.Y - f.Hint.Y - f.Hint.H - 2*m}
		f.Track = op.Rect{X: m, Y: m, W: 300 * u, H: 66 * u}
		f.Skip = op.Rect{X: f.Track.X + f.Track.W + m, Y: f.Track.Y, W: min(150*u, size.X-f.Track.W-3*m), H: f.Track.H}
		f.Players = op.Rect{X: m, Y: f.Track.Y + f.Track.H + m, W: size.X - 2*m, H: 84 * u}
		if f.narrow() { // names above the numbers
			f.Players.H = 110 * u
		}
		f.Wheel = op.Rect{X: m, Y: f.Bar.Y - m - 190*u, W: 190 * u, H: 190 * u}
		rest := size.X - f.Wheel.W - 3*m
		f.Deck = op.Rect{X: f.Wheel.X + f.Wheel.W + m, Y: f.Bar.Y - m - 102*u, W: min(rest, 330*u), H: 102 * u}
		f.Tidings = op.Rect{X: f.Deck.X, Y: f.Wheel.Y, W: rest, H: f.Wheel.H - f.Deck.H - m}
	case Small:
		f.Large = textScale > 1
		f.small(u, m)
	default:
		f.bar(max(140*u, min(200*u, size.Y-size.X*BoardH/BoardW))) // the chart fills the rest where it can
		f.Subject = op.Rect{X: m, Y: f.Bar.Y + m, W: 376 * u, H: f.Bar.H - 2*m}
		x := f.Subject.X + f.Subject.W + m
		f.Hint = op.Rect{X: x, Y: f.Bar.Y + m, W: size.X - x - m, H: max(38*u, f.Reach+4)}
		f.Buttons = op.Rect{X: x, Y: f.Hint.Y + f.Hint.H + m, W: size.X - x - m, H: f.Bar.Y + f.Bar.H - m - (f.Hint.Y + f.Hint.H + m)}
		f.overChart(m, max(1, min(1.5, textScale)))
	}
	if f.Shape != Small {
		f.Board = op.Rect{W: size.X, H: f.Bar.Y}
		f.Bottom = f.Bar.Y
		side := max(f.Reach, min(f.Hint.H-6*u, 44*u))
		f.Tools = op.Rect{X: f.Hint.X + f.Hint.W - 3*(side+8*u), Y: f.Hint.Center().Y - side/2, W: 3 * (side + 8*u), H: side}
	}
	return f
}

// overChart lays out what lies over the chart of a wide window, where it hides no
// port. Larger letters make these parts grow less than they grow themselves, so
// their parts are then arranged differently.
func (f *Frame) overChart(m, letters float64) {
	p, right, bottom := f.Unit/letters, f.Size.X-m, f.Bar.Y-m
	if p < 0.95 { // a small window: letters as in a usual one
		letters = max(letters, min(1.5, 1/p))
	}
	if f.Large = letters > 1; !f.Large {
		f.Track = op.Rect{X: m, Y: m, W: 262 * p, H: 92 * p}
		f.Players = op.Rect{X: right - 246*p, Y: m, W: 246 * p, H: 4 * 41 * p}
		f.Wheel = op.Rect{X: m, Y: bottom - 178*p, W: 178 * p, H: 178 * p}
		f.Deck = op.Rect{X: m + f.Wheel.W + m, Y: bottom - 118*p, W: 250 * p, H: 118 * p}
		if f.Bar.Y >= 0.499*BoardH { // else the chart needs the room
			f.Tidings = op.Rect{X: f.Deck.X, Y: f.Deck.Y - m - 58*p, W: f.Deck.W, H: 58 * p}
		}
	} else {
		f.Track = op.Rect{X: m, Y: m, W: 318 * p, H: (58 + 33*letters) * p}
		f.Players = op.Rect{X: right - 470*p, Y: m, W: 470 * p, H: 2 * 39 * letters * p}
		wheel := 178 * (0.56 + 0.44*letters) * p
		f.Wheel = op.Rect{X: m, Y: bottom - wheel, W: wheel, H: wheel}
		deck := (12 + 102*letters) * p
		f.Deck = op.Rect{X: m + wheel + m, Y: bottom - deck, W: 200 * p, H: deck}
	}
	f.Skip = op.Rect{X: f.Track.X, Y: f.Track.Y + f.Track.H + m, W: 140 * p * letters, H: max(40*p*letters, f.Reach)}
	if margin := (f.Size.X - f.Bar.Y*BoardW/BoardH) / 2; margin >= 230*f.Unit { // room beside the chart
		top := f.Skip.Y + f.Skip.H + m
		f.Tidings = op.Rect{X: m, Y: top, W: min(margin-2*m, 360*f.Unit), H: min(300*f.Unit, f.Wheel.Y-m-top)}
	}
}

// small divides a low window: phones on their side.
func (f *Frame) small(u, m float64) {
	size := f.Size
	strip, rail, tool, card := 46*u, 82*u, 48*u, 300*u
	if f.Large { // what has no letters does not grow with them
		rail, tool, card = max(88*u, 8*u+(size.Y-strip-8*u)/7*2.25), max(Fingertip+4*u, min(48*u, size.X/18)), 216*u // buttons so flat that their letters have room
	}
	f.Tools = op.Rect{X: size.X - 4*tool, Y: u, W: 4 * tool, H: strip - 2*u}
	f.Track = op.Rect{X: f.Tools.X - 158*u, W: 152 * u, H: strip}
	f.Skip = op.Rect{X: f.Track.X, Y: strip + 4*u, W: f.Track.W, H: max(Fingertip, 44*u)}
	f.Players = op.Rect{W: f.Track.X, H: strip}
	f.Buttons = op.Rect{X: size.X - rail + 4*u, Y: strip + 4*u, W: rail - 8*u, H: size.Y - strip - 8*u}
	f.Board = op.Rect{Y: strip, W: size.X - rail, H: size.Y - strip}
	f.Bar = op.Rect{Y: size.Y - 66*u, W: size.X - rail, H: 66 * u}
	f.Subject = op.Rect{X: m, Y: f.Bar.Y, W: card, H: 60 * u}
	x := f.Subject.X + f.Subject.W + m
	f.Hint = op.Rect{X: x, Y: f.Bar.Y, W: f.Bar.W - x - m, H: 60 * u}
	f.Bottom = size.Y - m
	room := f.Bar.Y - f.Board.Y
	if f.Large {
		room = size.Y - f.Board.Y
	}
	f.Table = op.Rect{W: min(560*u, f.Board.W-2*m), H: min(268*u, room-m)}
	f.Table.X, f.Table.Y = (f.Board.W-f.Table.W)/2, f.Board.Y+(room-f.Table.H)/2
	side := min(f.Table.H-4*m, f.Table.W*0.42)
	f.Wheel = op.Rect{X: f.Table.X + 2*m, Y: f.Table.Y + (f.Table.H-side)/2, W: side, H: side}
	left := f.Wheel.X + side + 2*m
	f.Deck = op.Rect{X: left, Y: f.Table.Y + f.Table.H/2 - 20*u, W: f.Table.X + f.Table.W - left - 2*m, H: 118 * u}
	if f.Large {
		f.Deck.Y = f.Table.Y + f.Table.H*0.44
		f.Deck.H = f.Table.Y + f.Table.H - f.Deck.Y - m
	}
}

// narrow reports whether the window is a phone that stands.
func (f *Frame) narrow() bool { return f.Shape == Tall && f.Size.X < 560*f.Unit }

// LeftHanded returns the frame with what is clicked most on the side of the left
// hand: a mirror image, but for what lies over the chart of a wide window where it
// hides no port.
func (f Frame) LeftHanded() Frame {
	f.Left = !f.Left
	parts := []*op.Rect{&f.Subject, &f.Hint, &f.Buttons, &f.Tools}
	if f.Shape != Wide {
		parts = append(parts, &f.Board, &f.Track, &f.Skip, &f.Players, &f.Wheel, &f.Deck, &f.Bar, &f.Tidings, &f.Table)
	}
	for _, r := range parts {
		r.X = f.Size.X - r.X - r.W
	}
	return f
}

// ButtonRows is how many rows the buttons stand in.
func (f *Frame) ButtonRows() int {
	if f.narrow() {
		return 2
	}
	return 1
}

// Covered tells how much of the board lies under panels at its top and bottom,
// where that is more than corners.
func (f *Frame) Covered() (top, bottom float64) {
	switch f.Shape {
	case Tall:
		return f.Players.Y + f.Players.H, f.Board.H - f.Wheel.Y
	case Small:
		return 0, f.Board.Y + f.Board.H - f.Bar.Y
	}
	return 0, 0
}

// room is the largest unit at which no part of the window lies over another.
func (f *Frame) room() float64 {
	switch f.Shape {
	case Tall:
		return min(f.Size.X/420, f.Size.Y/740)
	case Small:
		return min(f.Size.X/640, f.Size.Y/296)
	}
	return min(f.Size.X/760, f.Size.Y/470)
}

// bar puts the bar at the bottom.
func (f *Frame) bar(h float64) {
	f.Bar = op.Rect{Y: f.Size.Y - h, W: f.Size.X, H: h}
}
