package layout

import "serenissima/render/op"

// WithPicker returns the frame while the number of a galley is chosen: the wheel lies
// large on the table, which covers what it needs of the board, and About beside it or
// above it has room to explain. In a small frame the hint is below that.
func (f Frame) WithPicker() Frame {
	u := f.Unit
	m, words := 8*u, 200*u
	f.Picker, f.Tidings = true, op.Rect{}
	side := max(1.5*f.Wheel.W, Fingertip/pitch) // whatever points, lest the first touch moves the wheel
	switch f.Shape {
	case Small:
		f.Table = op.Rect{X: f.Board.X + m, Y: f.Board.Y + 4*u, W: f.Board.W - 2*m, H: f.Board.H - 8*u}
		side = min(f.Table.H-2*m, f.Table.W-words-3*m)
	case Tall:
		f.Table = op.Rect{X: m, Y: f.Bar.Y - 3*m - side, W: f.Size.X - 2*m, H: side + 2*m}
		if f.Table.W < side+words+3*m {
			return f.pickerBelow(side)
		}
	default:
		side = min(side, f.Bar.Y-f.Track.Y-f.Track.H-5*m)
		f.Table = op.Rect{X: m, Y: f.Bar.Y - 3*m - side, W: side + words + 3*m, H: side + 2*m}
	}
	f.Wheel = op.Rect{X: f.Table.X + m, Y: f.Table.Center().Y - side/2, W: side, H: side}
	f.About = op.Rect{X: f.Wheel.X + side + m, Y: f.Table.Y + m, W: f.Table.W - side - 3*m, H: f.Table.H - 2*m}
	if f.Left && f.Shape != Wide { // what is clicked is outside
		f.About.X = f.Table.X + m
		f.Wheel.X = f.Table.X + f.Table.W - m - side
	}
	if f.Shape == Small {
		f.Hint = f.About
		f.Hint.H = 70 * u
		f.About.H -= f.Hint.H + m
		f.Hint.Y += f.About.H + m
	}
	return f
}

// pickerBelow lays out the picker of a phone that stands: the wheel is below the words,
// and both lie over the players where there is no other room.
func (f Frame) pickerBelow(side float64) Frame {
	m, words := 8*f.Unit, 112*f.Unit
	side = min(side, f.Table.W-2*m)
	f.Table.H = side + words + 3*m
	f.Table.Y = f.Bar.Y - m - f.Table.H
	if f.Table.Y < f.Players.Y+f.Players.H {
		f.Table.Y = f.Players.Y
		f.Table.H = f.Bar.Y - m - f.Table.Y
		side = min(side, f.Table.H-words-3*m)
	}
	f.Wheel = op.Rect{X: f.Table.Center().X - side/2, Y: f.Table.Y + f.Table.H - m - side, W: side, H: side}
	f.About = op.Rect{X: f.Table.X + m, Y: f.Table.Y + m, W: f.Table.W - 2*m, H: f.Wheel.Y - f.Table.Y - 2*m}
	return f
}

// pitch is the way from one number of the wheel to the next, as a part of the width of
// the wheel.
const pitch = 0.157
