package layout

import "serenissima/render/display"

// drawerGap is how far a paper in the drawer lies from the rim of the board, at unit one.
const drawerGap = 8

// boardShare is how much of the height of a phone held upright the board keeps above the drawer.
const boardShare = 0.4

// Drawer is where a paper of a size lies that holds a decision which needs more than the bar: in the corner of the
// board above the buttons, beside those of a phone on its side, and above the middle of a tall window's bar. That
// corner is the same whatever is decided and wherever the chart has been moved.
func (f *Frame) Drawer(w, h float64) display.Rect {
	gap, bottom := drawerGap*f.Unit, f.drawerBottom()
	r := display.Rect{X: f.Board.X + f.Board.W - w - gap, Y: max(4, bottom-h-gap), W: w, H: h}
	switch {
	case f.Shape == Tall:
		r.X = f.Board.Center().X - w/2
	case f.Left && f.Shape == Small:
		r.X = f.Board.X + gap
	}
	return r
}

// drawerBottom is what the drawer lies on. Of a phone it lies over what the bar tells of the thing at work, if anything, which it
// shows itself.
func (f *Frame) drawerBottom() float64 {
	switch {
	case f.Shape == Small:
		return f.Size.Y
	case f.Narrow() && !f.Subject.Empty():
		return f.Hint.Y
	case f.Shape == Tall:
		return f.Bar.Y
	}
	return f.Bottom
}

// Margin is where a paper of a size lies that tells something beside what is decided: on the left below what stands
// at the top of the board, of a phone on its side opposite the buttons, and in a tall window in the
// middle.
func (f *Frame) Margin(w, h float64) display.Rect {
	gap := drawerGap * f.Unit
	r := display.Rect{X: f.Board.X + gap, Y: f.Board.Y + gap, W: w, H: h}
	switch {
	case f.Shape == Tall:
		r.X, r.Y = f.Board.Center().X-w/2, f.Board.Y+f.CoverTop+gap
		if least := 120 * f.Unit; r.Y+h+least > f.Board.Y+f.Board.H-f.CoverBottom { // it would leave too little of the board
			r.Y = gap
		}
	case f.Shape == Small && f.Left:
		r.X = f.Board.X + f.Board.W - w - gap
	case f.Shape == Wide:
		r.Y = f.FreeLeft + gap
	}
	return r
}

// DrawerRoom is how large a paper in the drawer can be so that what it is about has room beside it or above it.
func (f *Frame) DrawerRoom() display.Point {
	u := f.Unit
	switch f.Shape {
	case Small:
		return display.Point{X: f.Board.W - 200*u, Y: f.Size.Y - 8*u}
	case Tall:
		left := f.CoverTop + max(124, 100*u) // a plaque and a galley
		if f.Narrow() {
			left = max(left, f.FoldedHead+boardShare*f.Size.Y)
		}
		return display.Point{X: f.Board.W - 16*u, Y: f.drawerBottom() - f.Board.Y - drawerGap*u - left}
	}
	return display.Point{X: f.Board.W/2 - 64*u, Y: f.Bottom - 12*u - f.Board.Y}
}

// FightSize is how large a paper about a fight is, and its unit: it does not change while the fight goes on.
func (f *Frame) FightSize() (w, h, unit float64) {
	const width, height = 430, 322 // at unit one
	low := f.Size.Y
	if f.Shape == Wide { // it may lie in the margin, above the bar
		low = f.Bottom - f.Margin(0, 0).Y + f.Board.Y
	}
	unit = min(f.Unit, (f.Board.W-16*f.Unit)/width, (low-f.Board.Y-8*f.Unit)/height)
	w = width * unit
	if f.Narrow() { // as wide as the window, and lower
		unit = min(unit, f.DrawerRoom().Y/height)
	}
	return w, height * unit, unit
}

// Fight is where a paper about a fight lies in one half of the chart: beside it, in a wide window in the drawer or
// opposite; elsewhere in the drawer, from which the board moves away.
func (f *Frame) Fight(east bool) display.Rect {
	w, h, _ := f.FightSize()
	if f.Shape == Wide && east {
		return f.Margin(w, h)
	}
	return f.Drawer(w, h)
}
