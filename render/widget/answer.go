package widget

import (
	"slices"
	"strings"

	"serenissima/render/display"
	"serenissima/render/theme"
)

// An Answer is a large button for one answer to a question: a sign, what the answer is, and
// below it what it leads to.
type Answer struct {
	Rect    display.Rect
	Unit    float64 // logical pixels of a unit of the interface
	Icon    string  // empty: whoever appends it draws the sign
	Signs   int     // how many pieces lie side by side in the place of the sign
	Harm    bool    // it harms somebody: the sign is red
	Caption string
	About   []Remark
	Target  display.Target
	Guarded bool // cannot be pressed for a moment, because it has just appeared
	Hover   bool // the pointer is over it
}

// A Remark is one thing that an answer leads to.
type Remark struct {
	Text string
	Warn bool // it is a risk
}

// An arrangement is how the sign of an answer stands to its words. A later one needs less width.
type arrangement int

const (
	besideAll     arrangement = iota // a large sign beside all words
	besideCaption                    // a small one beside the caption
	above                            // one above the words
)

// AppendAnswers appends answers to one question, arranged alike, and returns the places of their
// signs: on the left, or above the words where these would have no room beside one of them.
func AppendAnswers(l *display.List, list []Answer) (signs []display.Rect) {
	alike := besideAll
	for i := range list {
		alike = max(alike, list[i].arrangement())
	}
	for i := range list {
		signs = append(signs, list[i].append(l, alike))
	}
	return signs
}

// inner is what the content of an answer has, and what is free around it.
func (a *Answer) inner() (r display.Rect, pad float64) {
	pad = min(10*a.Unit, a.Rect.H*0.1)
	return a.Rect.Inset(pad), pad
}

// signRow is how high the row of a small sign is, at unit one.
const signRow = 30

// signs is how wide small signs are side by side, at most.
func (a *Answer) signs() float64 {
	inner, _ := a.inner()
	row := signRow * a.Unit
	return min(row*float64(max(1, a.Signs)), max(row, 0.45*inner.W))
}

// arrangement is the first in which the words have room.
func (a *Answer) arrangement() arrangement {
	inner, pad := a.inner()
	switch {
	case inner.W > 250*a.Unit && a.Signs < 3:
		return besideAll
	case display.Fits(a.Caption, display.Caps, max(MinText, 15*a.Unit), inner.W-a.signs()-pad):
		return besideCaption
	}
	return above
}

// append appends an answer in an arrangement and returns the place of its sign.
func (a *Answer) append(l *display.List, as arrangement) (sign display.Rect) {
	r, u := a.Rect, a.Unit
	radius := min(9*u, r.H/5)
	l.Fill(r.Moved(0, 2), radius, theme.Shadow)
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
	inner, pad := a.inner()
	var caption, below display.Rect
	align := display.Left
	const wide, tall = 56, 28
	switch as {
	case besideAll:
		side := min(inner.H, wide*u)
		sign = inner.CutLeft(side).Middle(side, side)
		inner.CutLeft(pad)
		below = inner
		caption = below.CutTop(min(tall*u, inner.H*0.4))
	case besideCaption:
		below = inner
		caption = below.CutTop(min(signRow*u, inner.H*0.5))
		sign = caption.CutLeft(min(a.signs(), caption.H*float64(max(1, a.Signs))))
		caption.CutLeft(pad)
	case above:
		align = display.Center
		below = inner
		sign = below.CutTop(min(signRow*u, inner.H*0.3))
		caption = below.CutTop(min(Height(a.Caption, display.Caps, 16*u, inner.W), below.H*0.6))
	}
	title := a.Caption
	text, shown := fitting(about, below)
	if as == above && shown == 0 && slices.ContainsFunc(a.About, func(x Remark) bool { return x.Warn }) { // that matters more than the sign
		rest := inner
		head := rest.CutTop(min(Height(title, display.Caps, MinText+2, inner.W), inner.H*0.6))
		if text, shown = fitting(about, rest); shown > 0 {
			caption, below, sign = head, rest, display.Rect{}
		} else {
			title = "! " + title
		}
	}
	if shown == 1 {
		text = strings.TrimPrefix(text, "· ")
	}
	switch { // without remarks all stands in the middle
	case text != "":
	case as == above:
		sign.Y, caption.Y = sign.Y+below.H/2, caption.Y+below.H/2
	default:
		caption.H = inner.H
		sign.Y = r.Center().Y - sign.H/2
	}
	Text(l, caption, title, display.TextStyle{Font: display.Caps, Size: 22 * u, Align: align, Color: theme.Rubric})
	Text(l, below, text, display.TextStyle{Font: display.SansSmall, Size: 15 * u, Align: align, Color: theme.Ink})
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
	if a.Guarded {
		l.Fill(r, radius, theme.Fade(theme.PaperOff, 0.55))
	}
	l.Hit(display.Hit{Rect: r, Target: a.Target, Tip: tip, Label: strings.Join(append([]string{a.Caption}, about...), ", ")})
	return sign
}

// fitting is as many of the remarks, from the first on, as can be read in a rectangle: each on
// a line of its own, or one after the other. n is how many these are.
func fitting(remarks []string, r display.Rect) (text string, n int) {
	for n = len(remarks); n > 0; n-- {
		for _, between := range []string{"\n", "  "} {
			if text = strings.Join(remarks[:n], between); Height(text, display.SansSmall, MinText, r.W) <= r.H {
				return text, n
			}
		}
	}
	return "", 0
}
