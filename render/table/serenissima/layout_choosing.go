package serenissima

import (
	"serenissima/render/display"
	"serenissima/render/layout"
)

// choosing returns the frame while the number of a galley is chosen: the wheel lies
// large on the table, which covers what it needs of the board, and About beside it or
// above it has room to explain. In a small frame the hint is below that.
func (f frame) choosing() frame {
	u := f.Unit
	m, words := 8*u, 200*u
	f.Choosing, f.Latest = true, display.Rect{}
	side := max(1.5*f.Panels[wheelPanel].W, layout.Fingertip/pitch) // whatever points, lest the first touch moves the wheel
	switch f.Shape {
	case layout.Small:
		f.Sheet = f.Board.InsetBy(m, 4*u)
		side = min(f.Sheet.H-2*m, f.Sheet.W-words-3*m)
	case layout.Tall:
		f.Sheet = display.Rect{X: m, Y: f.Bottom - 3*m - side, W: f.Size.X - 2*m, H: side + 2*m}
		if f.Sheet.W < side+words+3*m {
			return f.choosingBelow(side)
		}
	default:
		side = min(side, f.Bar.Y-f.Panels[trackPanel].Y-f.Panels[trackPanel].H-5*m)
		f.Sheet = display.Rect{X: m, Y: f.Bar.Y - 3*m - side, W: side + words + 3*m, H: side + 2*m}
	}
	f.Panels[wheelPanel] = display.Rect{X: f.Sheet.X + m, Y: f.Sheet.Center().Y - side/2, W: side, H: side}
	f.About = display.Rect{X: f.Panels[wheelPanel].X + side + m, Y: f.Sheet.Y + m, W: f.Sheet.W - side - 3*m, H: f.Sheet.H - 2*m}
	if f.Left && f.Shape != layout.Wide { // what is clicked is outside
		f.About.X = f.Sheet.X + m
		f.Panels[wheelPanel].X = f.Sheet.X + f.Sheet.W - m - side
	}
	if f.Shape == layout.Small {
		f.Hint = f.About
		f.Hint.H = 70 * u
		f.Hint.Y += f.About.H - f.Hint.H
		f.About.H = min(f.About.H-f.Hint.H-m, 116*u) // below it is room for advice
	}
	return f
}

// choosingBelow lays out the picker of a phone that stands: the wheel is below the words.
func (f frame) choosingBelow(side float64) frame {
	m, words := 8*f.Unit, 112*f.Unit
	side = min(side, f.Sheet.W-2*m)
	f.Sheet.H = side + words + 3*m
	f.Sheet.Y = f.Bottom - m - f.Sheet.H
	if f.Sheet.Y < f.Board.Y {
		f.Sheet.Y = f.Board.Y
		f.Sheet.H = f.Bottom - m - f.Sheet.Y
		side = min(side, f.Sheet.H-words-3*m)
	}
	f.Panels[wheelPanel] = display.Rect{X: f.Sheet.Center().X - side/2, Y: f.Sheet.Y + f.Sheet.H - m - side, W: side, H: side}
	f.About = display.Rect{X: f.Sheet.X + 2*m, Y: f.Sheet.Y + m, W: f.Sheet.W - 4*m, H: f.Panels[wheelPanel].Y - f.Sheet.Y - 2*m}
	return f
}

// pitch is the way from one number of the wheel to the next, as a part of the width of
// the wheel.
const pitch = 0.157
