package match

import (
	"strings"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// cmdRound shows again what a line of the round-up tells of. Index: the line.
const cmdRound display.Command = "round"

// The measures of the round-up at unit one.
const (
	roundRow     = 17
	roundLetters = 13
	roundPad     = 6
	roundTitle   = 15
	roundWidth   = 250 // at most, in a small frame
)

// roundUpAt is where the round-up lies: in the place of the last news, or in a corner of a small
// frame. It is as large as it needs.
func (p *chronicle) roundUpAt(v *table.View) (r display.Rect, row float64) {
	u := v.Frame.Unit
	row = max(roundRow*u, display.LineHeight(widget.MinText)+3)
	h := row*float64(len(p.roundup.lines)) + 2*roundPad*u
	if r = v.Frame.Tidings; !r.Empty() {
		r.Y, r.H = r.Y+r.H-h, h
		return r, row
	}
	r = display.Rect{X: v.Frame.Board.X + 8*u, Y: v.Frame.Board.Y + 8*u, H: h}
	title, none := p.roundTitleWidth(u), display.List{}
	for i := range p.roundup.lines {
		r.W = max(r.W, title+p.roundup.lines[i].view(&none, v, display.Rect{W: roundWidth*u - title, H: row}, p.play.spoken))
		title = 0
	}
	r.W += 2 * roundPad * u
	if v.Frame.Left {
		r.X = v.Frame.Board.X + v.Frame.Board.W - r.W - 8*u
	}
	return r, row
}

// roundTitle says of which turn the round-up tells.
func (p *chronicle) roundTitle() string { return p.play.spoken.T("round.title", "n", p.roundup.turn) }

// roundTitleWidth is how wide that is, with what keeps it apart.
func (p *chronicle) roundTitleWidth(u float64) float64 {
	return display.Measure(p.roundTitle(), display.Caps, roundTitle*u) + 8*u
}

// viewRoundUp tells what the last turn has brought whom, a line of signs for each kind.
func (p *chronicle) viewRoundUp(l *display.List, v *table.View) {
	r, row := p.roundUpAt(v)
	u, words := v.Frame.Unit, p.play.spoken
	widget.Paper(l, r)
	tips := p.sentences(words)
	line := display.Rect{X: r.X + roundPad*u, Y: r.Y + roundPad*u, W: r.W - 2*roundPad*u, H: row}
	widget.Line(l, line, p.roundTitle(), display.TextStyle{Font: display.Caps, Size: roundTitle * u, Align: display.Right, Color: theme.Rubric})
	if v.Frame.Reach > 0 { // the lines are too low for fingers
		tip := strings.Join(append(tips, words.T("round.watch")), "\n")
		box := r
		box.W, box.H = max(r.W, v.Frame.Reach), max(r.H, v.Frame.Reach)
		l.Hit(display.Hit{Rect: widget.Keep(box, v.Frame.Board), Target: display.Target{Command: cmdRound}, Tip: tip, Label: tip})
	}
	for i := range p.roundup.lines {
		t := display.Target{Command: cmdRound, Index: i}
		if v.Frame.Reach == 0 {
			if p.play.board.hover == t {
				l.Fill(line, 3, theme.Fade(theme.GiltLight, 0.5))
			}
			tip := tips[i] + "\n" + words.T("round.watch")
			l.Hit(display.Hit{Rect: line, Target: t, Tip: tip, Label: tip})
		}
		part := line
		if i == 0 { // beside the title
			part.W -= p.roundTitleWidth(u)
		}
		p.roundup.lines[i].view(l, v, part, words)
		line.Y += row
	}
}

// view draws a line: its sign, and for each seat its shield with what it is about, as far as there
// is room. It returns how wide that is.
func (x *roundLine) view(l *display.List, v *table.View, r display.Rect, words *lang.Words) (width float64) {
	side, size := r.H, max(widget.MinText, roundLetters*v.Frame.Unit)
	widget.Icon(l, x.icon, display.Point{X: r.X + side/2, Y: r.Center().Y}, 0.86*side, theme.Rubric)
	at, by := r.X+1.25*side, game.Nobody
	for _, item := range x.items {
		text := words.Number(item.sum)
		if item.what != (game.Ref{}) {
			text = lang.Capital(words.Title(item.what))
		}
		w := display.Measure(text, display.SansSmall, size)
		if item.by != by {
			w += side
		}
		if at+w > r.X+r.W {
			for i := range 3 { // there is more
				l.Disc(r.X+r.W-(2.5-float64(i))*0.22*side, r.Center().Y, 0.07*side, theme.Ink)
			}
			return r.W
		}
		if item.by != by {
			kit.AppendShield(l, display.Point{X: at + side/2, Y: r.Center().Y}, 0.82*side, v.Colour(item.by))
			by = item.by
			at, w = at+side, w-side
		}
		widget.Line(l, display.Rect{X: at, Y: r.Y, W: w + 2, H: r.H}, text, display.TextStyle{Font: display.SansSmall, Size: size, Color: theme.Ink})
		at += w + 0.5*side
	}
	return at - r.X
}
