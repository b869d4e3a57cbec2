package ui

import (
	"strings"

	"serenissima/render/op"
	"serenissima/render/theme"
)

// An Answer is a large button for one answer to a question: a sign, what the answer is, and
// below it what it leads to.
type Answer struct {
	Rect    op.Rect
	Unit    float64 // logical pixels of a unit of the interface
	Icon    string  // empty: whoever appends it draws the sign
	Signs   int     // how many pieces lie side by side in the place of the sign
	Harm    bool    // it harms somebody: the sign is red
	Caption string
	About   []Remark
	Target  op.Target
	Asleep  bool // cannot be pressed for a moment, because it has just appeared
	Hover   bool // the pointer is over it
}

// A Remark is one thing that an answer leads to.
type Remark struct {
	Text string
	Warn bool // it is a risk
}

// AppendAnswer appends an answer and returns the place of its sign: on the left, or above
// the words where these would have no room beside it.
func AppendAnswer(l *op.List, a Answer) (sign op.Rect) {
	r, u := a.Rect, a.Unit
	radius := min(9*u, r.H/5)
	l.Fill(op.Rect{X: r.X, Y: r.Y + 2, W: r.W, H: r.H}, radius, theme.Shadow)
	l.Fill(r, radius, theme.Paper)
	if a.Hover {
		l.Fill(r, radius, paperGleam)
	}
	l.Stroke(r, radius, 1.5, theme.PaperRim)
	var about []string
	for _, x := range a.About {
		mark := "· "
		switch {
		case x.Warn:
			mark = "! "
		case len(a.About) == 1:
			mark = ""
		}
		about = append(about, mark+x.Text)
	}
	pad := min(10*u, r.H*0.1)
	inner := r.Inset(pad)
	var caption, below op.Rect
	align := op.Left
	const wide, tall, row = 56, 28, 30
	signs := min(row*u*float64(max(1, a.Signs)), max(row*u, 0.45*inner.W)) // as wide as they are side by side
	switch {
	case inner.W > 250*u && a.Signs < 3: // a large sign beside all words
		sign = op.Rect{X: inner.X, W: min(inner.H, wide*u), H: min(inner.H, wide*u)}
		sign.Y = r.Center().Y - sign.H/2
		inner.X, inner.W = inner.X+sign.W+pad, inner.W-sign.W-pad
		caption, below = cut(inner, min(tall*u, inner.H*0.4))
	case op.Fits(a.Caption, op.Caps, max(MinText, 15*u), inner.W-signs-pad): // a small one beside the caption
		caption, below = cut(inner, min(row*u, inner.H*0.5))
		sign = op.Rect{X: inner.X, Y: caption.Y, W: min(signs, caption.H*float64(max(1, a.Signs))), H: caption.H}
		caption.X, caption.W = caption.X+sign.W+pad, caption.W-sign.W-pad
	default: // one above the other
		align = op.Center
		sign, below = cut(inner, min(row*u, inner.H*0.3))
		caption, below = cut(below, min(Height(a.Caption, op.Caps, 16*u, inner.W), below.H*0.6))
	}
	text, shown := fitting(about, below)
	if shown == 1 {
		text = strings.TrimPrefix(text, "· ")
	}
	if text == "" && align == op.Left {
		caption.H = inner.H
		sign.Y = r.Center().Y - sign.H/2
	}
	Text(l, caption, a.Caption, op.TextStyle{Font: op.Caps, Size: 22 * u, Align: align, Color: theme.Rubric})
	Text(l, below, text, op.TextStyle{Font: op.SansSmall, Size: 15 * u, Align: align, Color: theme.Ink})
	tip := "" // what had no room: a tip lies over the answer beside
	if shown < len(about) {
		tip = strings.Join(about, "\n")
	}
	ground := theme.Deep
	if a.Harm {
		ground = theme.Rubric
	}
	if a.Icon != "" {
		radius := sign.H / 2
		l.Disc(sign.Center().X, sign.Center().Y, radius, ground)
		l.Ring(sign.Center().X, sign.Center().Y, radius-1.5*u, 1, theme.GiltLight)
		Icon(l, a.Icon, sign.Center(), sign.H*0.62, theme.Cream)
	}
	if a.Asleep {
		l.Fill(r, radius, theme.Fade(theme.PaperOff, 0.55))
	}
	l.Hit(op.Hit{Rect: r, Target: a.Target, Tip: tip, Label: strings.Join(append([]string{a.Caption}, about...), ", ")})
	return sign
}

// fitting is as many of the remarks, from the first on, as can be read in a rectangle: each on
// a line of its own, or one after the other. n is how many these are.
func fitting(remarks []string, r op.Rect) (text string, n int) {
	for n = len(remarks); n > 0; n-- {
		for _, between := range []string{"\n", "  "} {
			if text = strings.Join(remarks[:n], between); Height(text, op.SansSmall, MinText, r.W) <= r.H {
				return text, n
			}
		}
	}
	return "", 0
}

// cut cuts so much off the top of r.
func cut(r op.Rect, h float64) (upper, lower op.Rect) {
	return op.Rect{X: r.X, Y: r.Y, W: r.W, H: h}, op.Rect{X: r.X, Y: r.Y + h, W: r.W, H: r.H - h}
}
