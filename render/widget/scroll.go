package widget

import (
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/theme"
)

// A Scroll is a window onto something higher than itself.
type Scroll struct {
	Rect    display.Rect
	Content float64 // height of all of it
	Offset  float64 // of what is at the top of the window
}

// Clamp returns the offset nearest to Offset that shows no emptiness.
func (s Scroll) Clamp() float64 {
	return max(0, min(s.Offset, s.Content-s.Rect.H))
}

// thumb is the part of the bar that stands for what the window shows.
func (s Scroll) thumb() display.Rect {
	h := max(24, s.Rect.H*s.Rect.H/s.Content)
	track := s.Rect.Column(s.Rect.X+s.Rect.W-8, 6)
	return track.Row(track.Y+(s.Rect.H-h)*s.Clamp()/(s.Content-s.Rect.H), h)
}

// bar is where somebody takes hold of the bar: all of it with a mouse, its thumb with a finger, which scrolls what is
// beside it as well.
func (s Scroll) bar(touch bool) display.Rect {
	thumb := s.thumb()
	if touch {
		return thumb.InsetBy(thumb.W/2-layout.Fingertip/2, -8)
	}
	return s.Rect.Column(thumb.X-6, thumb.W+12)
}

// dragged is what of a scroll is dragged.
type dragged uint8

const (
	nothing dragged = iota
	contentDragged
	barDragged
)

// A Grip is the hold of a pointer on a scroll.
type Grip struct {
	on dragged
	at float64 // the height at which it is dragged
}

// Follow follows wheel and drag, and returns the offset, and whether the input was meant for the scroll.
func (g *Grip) Follow(s Scroll, f control.Frame, unit float64) (offset float64, taken bool) {
	if s.Content <= s.Rect.H {
		g.on = nothing
		return 0, false
	}
	switch {
	case f.JustPressed:
		g.on, g.at = nothing, f.Pointer.Y
		switch {
		case s.bar(f.Touch).Contains(f.Pointer):
			g.on = barDragged
			if thumb := s.thumb(); !thumb.InsetBy(-thumb.W, 0).Contains(f.Pointer) && !f.Touch { // it comes to the pointer
				s.Offset = s.Clamp() + s.along(f.Pointer.Y-thumb.Center().Y)
			}
		case s.Rect.Contains(f.Pointer):
			g.on = contentDragged
		}
		taken = g.on != nothing
	case g.on != nothing && (f.Dragging || f.DragEnd):
		if by := f.Pointer.Y - g.at; g.on == barDragged {
			s.Offset += s.along(by)
		} else {
			s.Offset -= by
		}
		g.at, taken = f.Pointer.Y, true
	case f.Wheel != 0:
		s.Offset -= f.Wheel * 60 * unit
		taken = true
	}
	return s.Clamp(), taken
}

// along is by how much the content scrolls when the thumb moves.
func (s Scroll) along(by float64) float64 {
	return by * (s.Content - s.Rect.H) / (s.Rect.H - s.thumb().H)
}

// AppendScroll appends what draw appends when told where the top of the content
// lies, as far as the window shows it, and a bar if that is not all.
func AppendScroll(l *display.List, s Scroll, draw func(top float64)) {
	offset := s.Clamp()
	const ring = 6 // of the focus, which may stand out sideways
	l.PushClip(s.Rect.InsetBy(-ring, 0))
	draw(s.Rect.Y - offset)
	l.PopClip()
	if s.Content <= s.Rect.H {
		return
	}
	thumb := s.thumb()
	l.Fill(s.Rect.Column(thumb.X, thumb.W), thumb.W/2, theme.PaperDark)
	l.Fill(thumb, thumb.W/2, theme.Brown)
}
