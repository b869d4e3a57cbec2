package widget

import (
	"serenissima/render/display"
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
	track := s.Rect.Column(s.Rect.X+s.Rect.W-6, 4)
	l.Fill(track, 2, theme.PaperDark)
	h := max(24, s.Rect.H*s.Rect.H/s.Content)
	y := (s.Rect.H - h) * offset / (s.Content - s.Rect.H)
	l.Fill(track.Row(track.Y+y, h), 2, theme.Brown)
}
