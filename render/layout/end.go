package layout

import "serenissima/render/display"

// ButtonGap is what lies between buttons of the bar.
func (f *Frame) ButtonGap() float64 {
	switch {
	case f.Shape != Small:
		return 8 * f.Unit
	case f.Large:
		return 2
	}
	return 4 * f.Unit
}

// mostInRail is how many buttons a rail has at most.
const mostInRail = 7

// End is the cell of the button that ends what one does, in which nothing else lies: the last of the last row of
// buttons, at the side of the hand, or the lowest of a rail. Its size follows from that of the window alone, so that
// it is the same in every game.
func (f *Frame) End() display.Rect {
	r := f.Buttons
	switch gap := f.ButtonGap(); f.Shape {
	case Small:
		return r.CutBottom(max(Fingertip, (r.H-(mostInRail-1)*gap)/mostInRail))
	case Tall:
		rows := float64(max(1, f.ButtonRows))
		r = r.CutBottom((r.H - (rows-1)*gap) / rows)
		return f.cutNear(&r, max(0.16*f.Size.X, min(0.23*f.Size.X, 120)))
	}
	return f.cutNear(&r, max(Fingertip, min(0.08*f.Size.X, 0.13*f.Size.X-64))) // a small window leaves more to the others
}

// ButtonsBesideEnd is what the end leaves of the place of the buttons for anything that lies there in place of these.
func (f *Frame) ButtonsBesideEnd() display.Rect {
	r, end, gap := f.Buttons, f.End(), f.ButtonGap()
	if f.Shape == Small {
		r.CutBottom(end.H + gap)
	} else {
		f.cutNear(&r, end.W+gap)
	}
	return r
}

// cutNear cuts so much off a part of the bar, at the side of the hand.
func (f *Frame) cutNear(r *display.Rect, w float64) display.Rect {
	if f.Left {
		return r.CutLeft(w)
	}
	return r.CutRight(w)
}
