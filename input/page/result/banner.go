package result

import (
	"serenissima/input/app"
	"serenissima/render/display"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// A banner shows who has won: at the side of the result, or as a strip at the head of its column. It unrolls once, when
// all is counted.
type banner struct {
	*outcome
	down float64 // how far it has unrolled, from 0 to 1
}

// unrollTicks is how long a banner unrolls.
const unrollTicks = 40

// unroll lets a tick pass in which the banner unrolls; without motion it hangs there at once.
func (b *banner) unroll(still bool) {
	if b.down += 1.0 / unrollTicks; still || b.down > 1 {
		b.down = 1
	}
}

// rules says what the winner does, or that victory is shared, without the names.
func (b *banner) rules(c *app.Context) string {
	if len(b.winners()) == 1 {
		return b.word(c, "result.rules")
	}
	return c.Lang.T("result.share")
}

// view appends the banner of those who have won: crown, arms in laurel, names
// and what they have.
func (b *banner) view(c *app.Context, l *display.List, box display.Rect) {
	kit.AppendUnrolled(l, box, b.down, b.colours()[0], func() { b.hang(c, l, box) })
}

// hang appends the banner as it hangs there at last.
func (b *banner) hang(c *app.Context, l *display.List, box display.Rect) {
	colours, first := b.colours(), b.winners()[0]
	kit.AppendBanner(l, box, colours)
	free := box.H - kit.BannerTail*box.W
	wreath := min(0.82*box.W, 0.46*free)
	crown := min(0.28*box.W, 0.14*free)
	middle := display.Point{X: box.X + box.W/2, Y: box.Y + 0.06*free + 0.85*crown + wreath/2}
	kit.AppendCrown(l, display.Point{X: middle.X, Y: box.Y + 0.055*free + crown/2}, crown)
	kit.AppendLaurel(l, middle, wreath)
	b.busts(l, middle, 0.62*wreath)

	ink := theme.LiveryOf(colours[0]).Ink
	y, side := middle.Y+0.52*wreath, 0.13*box.W
	rest := box.Y + free - y
	line := func(share, size float64, text string, font display.FontID) {
		at := display.Rect{X: box.X + side, Y: y, W: box.W - 2*side, H: share * rest}
		widget.Text(l, at, text, display.TextStyle{Font: font, Size: min(size*box.W, 0.8*at.H), Align: display.Center, Color: ink})
		y += at.H
	}
	line(0.27, 0.16, b.victors(c), display.Caps)
	line(0.16, 0.088, b.rules(c), display.Italic)
	y += 0.08 * rest
	line(0.29, 0.22, c.Lang.Number(first.Score), display.SansBold)
	line(0.13, 0.065, b.possessions(c, &first), display.Sans)
}

// busts appends the likenesses of those who have won, with their arms, side by side around a point.
func (b *banner) busts(l *display.List, at display.Point, width float64) {
	winners := b.winners()
	n := float64(len(winners))
	for i, s := range winners {
		mid := display.Point{X: at.X + width/n*(float64(i)-(n-1)/2), Y: at.Y}
		kit.AppendPortrait(l, mid.Box(0.9*width/n, 0.9*width/n), s.Bust, s.Colour)
	}
}

// stripHeight is how high the strip is.
func stripHeight(c *app.Context) float64 { return min(96*c.Unit(), 0.24*c.Screen.Size.Y) }

// strip appends the banner where it is the head of the column, and returns where it
// ends.
func (b *banner) strip(c *app.Context, l *display.List, box display.Rect) float64 {
	u := c.Unit()
	colours := b.colours()
	if box.H = stripHeight(c); !b.counting.done() {
		box.H = min(box.H, 44*u) // so that more of the stores is seen
		widget.Paper(l, box)
		widget.Heading(l, box.Inset(8*u), app.OfGame(c, b.match, c.Lang.T("result.counting")), 24*u, display.Center)
		return box.Y + box.H
	}
	kit.AppendUnrolled(l, box, b.down, colours[0], func() { b.stretch(c, l, box) })
	return box.Y + box.H
}

// stretch appends the strip as it is at last.
func (b *banner) stretch(c *app.Context, l *display.List, box display.Rect) {
	u, colours, first := c.Unit(), b.colours(), b.winners()[0]
	edge, n := 8.0, float64(len(colours))
	l.Fill(box.Moved(1, 3), 0, theme.Shadow)
	for i, colour := range colours {
		part := box.Column(box.X+box.W*float64(i)/n, box.W/n)
		l.Fill(part, 0, theme.LiveryOf(colour).Main)
		for _, y := range []float64{box.Y, box.Y + box.H - edge} {
			kit.AppendCloth(l, part.Row(y, edge), colour)
		}
	}
	for _, y := range []float64{box.Y + edge, box.Y + box.H - edge - 1.5} {
		l.Fill(box.Row(y, 1.5), 0, theme.Gilt)
	}
	arms := min(66*u*n, n*(box.H-2*edge-8), (0.2+0.08*n)*box.W)
	middle := display.Point{X: box.X + 14*u + arms/2, Y: box.Y + box.H/2}
	b.busts(l, middle, arms)
	ink := theme.LiveryOf(colours[0]).Ink
	text := box.InsetBy(12*u, edge+5*u)
	text.CutLeft(arms + 18*u)
	free := text.H
	if text.W >= 420*u { // the score has room of its own
		kit.AppendCrown(l, display.Point{X: text.X + text.W/2, Y: middle.Y}, 54*u)
		right := text.CutRight(190 * u)
		widget.Line(l, right.CutTop(0.64*free), c.Lang.Number(first.Score), display.TextStyle{Font: display.SansBold, Size: 36 * u, Align: display.Right, Color: ink})
		widget.Line(l, right, b.possessions(c, &first), display.TextStyle{Font: display.Sans, Size: 15 * u, Align: display.Right, Color: ink})
		text.CutRight(10 * u)
		widget.Text(l, text.CutTop(0.64*free), b.victors(c), display.TextStyle{Font: display.Caps, Size: 30 * u, Color: ink})
		widget.Line(l, text, b.rules(c), display.TextStyle{Font: display.Italic, Size: 17 * u, Color: ink})
		return
	}
	if names := display.Measure(b.victors(c), display.Caps, 25*u); text.W >= names+60*u {
		kit.AppendCrown(l, display.Point{X: text.X + text.W - 24*u, Y: middle.Y}, 44*u)
		text.CutRight(56 * u)
	}
	score := c.Lang.T("result.has", "n", first.Score, "what", b.possessions(c, &first))
	widget.Text(l, text.CutTop(0.42*free), b.victors(c), display.TextStyle{Font: display.Caps, Size: 25 * u, Color: ink})
	widget.Line(l, text.CutTop(0.28*free), b.rules(c), display.TextStyle{Font: display.Italic, Size: 15 * u, Color: ink})
	widget.Line(l, text, score, display.TextStyle{Font: display.SansBold, Size: 16 * u, Color: ink})
}
