package kit

import (
	"image/color"
	"math"

	"serenissima/game"
	"serenissima/render/display"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// A Pill is a small label on the board: signs and sums side by side.
type Pill struct {
	Signs      []PillSign
	Paper, Rim color.NRGBA
	Ink        color.NRGBA
}

// A PillSign is a piece, an icon, a text or a sum, see AppendSum.
type PillSign struct {
	Piece game.Ref
	Icon  string
	Text  string
	Sum   int
	Ink   color.NRGBA // of an icon; zero: that of the pill
}

// The measures of a pill, in parts of its height.
const (
	pillLetters = 0.66
	pillPiece   = 0.68
	pillSum     = 0.42 // radius of the disc
	pillGap     = 0.14
	pillEnd     = 0.34
)

// Width is how wide the pill is at a height.
func (p *Pill) Width(h float64) float64 {
	w := 2*pillEnd*h - pillGap*h
	for _, s := range p.Signs {
		w += s.width(h) + pillGap*h
	}
	return w
}

// width is how wide a sign is in a pill of some height.
func (s *PillSign) width(h float64) float64 {
	switch {
	case s.Text != "":
		return display.Measure(s.Text, display.SansBold, pillLettersAt(h))
	case s.Sum != 0:
		return SumWidth(pillSum*h, s.Sum)
	}
	return pillPiece * h
}

// pillLettersAt is how large texts are in a pill of some height.
func pillLettersAt(h float64) float64 { return max(widget.MinText, pillLetters*h) }

// Draw draws the pill into a rectangle, which may be wider than it. Pieces are drawn by piece.
func (p *Pill) Draw(l *display.List, piece func(l *display.List, at display.Point, size float64, what game.Ref), r display.Rect) {
	l.Fill(r.Moved(1, 2), r.H/2, theme.Shadow)
	l.Fill(r, r.H/2, p.Paper)
	l.Stroke(r, r.H/2, max(1.5, r.H*0.09), p.Rim)
	x := r.Center().X - (p.Width(r.H)-2*pillEnd*r.H)/2
	for _, s := range p.Signs {
		w := s.width(r.H)
		at := display.Point{X: x + w/2, Y: r.Center().Y}
		switch {
		case s.Text != "":
			size := pillLettersAt(r.H)
			l.Print(at.X, at.Y+display.Ascent(size)/2, s.Text, display.TextStyle{Font: display.SansBold, Size: size, Align: display.Center, Color: p.Ink})
		case s.Sum != 0:
			AppendSum(l, at, pillSum*r.H, s.Sum)
		case s.Icon != "":
			ink := p.Ink
			if s.Ink != (color.NRGBA{}) {
				ink = s.Ink
			}
			widget.Icon(l, s.Icon, at, w, ink)
		default:
			piece(l, at, w, s.Piece)
		}
		x += w + pillGap*r.H
	}
}

// ArrowHead is the head of an arrow that points to the right, its middle at the origin.
var ArrowHead = &display.Path{Name: "arrow", Rings: [][]display.Point{{{X: 60, Y: 0}, {X: -50, Y: 52}, {X: -24, Y: 0}, {X: -50, Y: -52}}}}

// AppendPointTo draws an arrow at the edge of a label that points to its place.
func AppendPointTo(l *display.List, label display.Rect, to display.Point) {
	at := label.Center()
	dx, dy := to.X-at.X, to.Y-at.Y
	share := min(1, (label.W/2+0.1*label.H)/max(1, math.Abs(dx)), (label.H/2+0.1*label.H)/max(1, math.Abs(dy)))
	for _, o := range []display.Op{{Kind: display.FillPath, Color: theme.Gold}, {Kind: display.StrokePath, Width: 1.5, Color: theme.Ink}} {
		o.Path, o.X, o.Y, o.Scale, o.Angle = ArrowHead, at.X+share*dx, at.Y+share*dy, label.H/130, math.Atan2(dy, dx)
		l.Ops = append(l.Ops, o)
	}
}
