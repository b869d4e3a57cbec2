package match

import (
	"image/color"

	"serenissima/game"
	"serenissima/render/display"
	"serenissima/render/motion"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// A pill is a small label on the board: signs and sums side by side.
type pill struct {
	signs      []sign
	paper, rim color.NRGBA
	ink        color.NRGBA
}

// A sign is a piece, an icon or a text.
type sign struct {
	piece game.Ref
	icon  string
	text  string
}

// The measures of a pill, in parts of its height.
const (
	pillLetters = 0.66
	pillPiece   = 0.68
	pillGap     = 0.14
	pillEnd     = 0.34
)

// width is how wide the pill is at a height.
func (p *pill) width(h float64) float64 {
	w := 2*pillEnd*h - pillGap*h
	for _, s := range p.signs {
		w += s.width(h) + pillGap*h
	}
	return w
}

// width is how wide a sign is in a pill of some height.
func (s *sign) width(h float64) float64 {
	if s.text != "" {
		return display.Measure(s.text, display.SansBold, letters(h))
	}
	return pillPiece * h
}

// letters is how large texts are in a pill of some height.
func letters(h float64) float64 { return max(widget.MinText, pillLetters*h) }

// draw draws the pill into a rectangle, which may be wider than it.
func (p *pill) draw(l *display.List, stage motion.Stage, r display.Rect) {
	l.Fill(display.Rect{X: r.X + 1, Y: r.Y + 2, W: r.W, H: r.H}, r.H/2, theme.Shadow)
	l.Fill(r, r.H/2, p.paper)
	l.Stroke(r, r.H/2, max(1.5, r.H*0.09), p.rim)
	x := r.Center().X - (p.width(r.H)-2*pillEnd*r.H)/2
	for _, s := range p.signs {
		w := s.width(r.H)
		at := display.Point{X: x + w/2, Y: r.Center().Y}
		switch {
		case s.text != "":
			size := letters(r.H)
			l.Print(at.X, at.Y+display.Ascent(size)/2, s.text, display.TextStyle{Font: display.SansBold, Size: size, Align: display.Center, Color: p.ink})
		case s.icon != "":
			widget.Icon(l, s.icon, at, w, p.ink)
		default:
			stage.Piece(l, at, w, s.piece)
		}
		x += w + pillGap*r.H
	}
}
