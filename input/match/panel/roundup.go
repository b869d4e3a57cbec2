package panel

import (
	"strings"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/input/match/history"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// The commands of the round-up. Value: a line, a *history.RoundLine.
const (
	CmdRound      display.Command = "round"       // picks it, or lets it go
	CmdRoundWatch display.Command = "round-watch" // shows again what it tells of
)

// The measures of the round-up at unit one.
const (
	roundRow     = 17
	roundLetters = 13
	roundPad     = 6
	roundTitle   = 15
	roundWidth   = 250 // at most, in a small frame
)

// A RoundUp tells what the last turn has brought whom, until the game goes on.
type RoundUp struct {
	table.BasePanel

	match  Match
	told   *history.RoundUp // nil: there is nothing to tell
	at     int              // entries of the match when it was told
	picked *history.RoundLine
}

// NewRoundUp returns the place for round-ups of a match.
func NewRoundUp(m Match) *RoundUp { return &RoundUp{match: m} }

// Tell shows a round-up, or none.
func (p *RoundUp) Tell(r *history.RoundUp) { p.told, p.at, p.picked = r, p.match.Len(), nil }

// Tick implements table.Panel. The round-up ends once the game goes on. In a small frame it lies over the
// chart: there it ends with whatever is done.
func (p *RoundUp) Tick(d table.Desk, e table.Event) {
	if p.told == nil {
		return
	}
	done := e.DragEnd || len(e.Commands) > 0 || e.Tap && (e.Hit == nil || e.Hit.Target.Command != CmdRound && e.Hit.Target.Command != CmdRoundWatch)
	if p.at != p.match.Len() || done && d.Frame().Latest.Empty() {
		p.told = nil
	}
}

// Shown implements table.Panel.
func (p *RoundUp) Shown(d table.Desk) bool {
	return p.told != nil && d.Idle() && !(d.Frame().Latest.Empty() && d.Asked())
}

// Handle implements table.Panel: a line that is picked offers to show again what it tells of.
func (p *RoundUp) Handle(_ table.Desk, e table.Event) (table.Intent, bool) {
	switch e.Command() {
	case CmdRoundWatch:
		return table.Watch{From: e.Hit.Target.Value.(*history.RoundLine).Beat - 1}, true
	case CmdRound:
		if line := e.Hit.Target.Value.(*history.RoundLine); p.picked == line {
			p.picked = nil
		} else {
			p.picked = line
		}
		return nil, true
	}
	return nil, false
}

// Read implements table.Panel.
func (p *RoundUp) Read(d table.Desk) table.Reading { return table.Reading{Lines: p.sentences(d)} }

// sentences tell the round-up.
func (p *RoundUp) sentences(d table.Desk) (list []string) {
	for _, line := range p.told.Lines {
		list = append(list, line.Sentence(d.Words(), func(by game.Player) string { return d.Words().NameOf(game.Seat(by)) }))
	}
	return list
}

// Box implements table.Panel: the place of the last entries of the log, or a corner of a small frame. It is as
// large as it needs.
func (p *RoundUp) Box(d table.Desk) display.Rect {
	f := d.Frame()
	u := f.Unit
	h := roundRowHeight(f)*float64(len(p.told.Lines)) + 2*roundPad*u
	if r := f.Latest; !r.Empty() {
		r.Y, r.H = r.Y+r.H-h, h
		return r
	}
	r := display.Rect{X: f.Board.X + 8*u, Y: f.Board.Y + 8*u, H: h}
	title, none, v := p.titleWidth(d), display.List{}, d.View()
	for i := range p.told.Lines {
		r.W = max(r.W, title+drawRoundLine(d, &none, v, display.Rect{W: roundWidth*u - title, H: roundRowHeight(f)}, &p.told.Lines[i]))
		title = 0
	}
	r.W += 2 * roundPad * u
	if f.Left {
		r.X = f.Board.X + f.Board.W - r.W - 8*u
	}
	return r
}

// roundRowHeight is how high a line is.
func roundRowHeight(f *layout.Frame) float64 {
	return max(roundRow*f.Unit, display.LineHeight(widget.MinText)+3)
}

// title says of which turn the round-up tells.
func (p *RoundUp) title(d table.Desk) string { return d.Words().T("round.title", "n", p.told.Turn) }

// titleWidth is how wide that is, with what keeps it apart.
func (p *RoundUp) titleWidth(d table.Desk) float64 {
	u := d.Frame().Unit
	return display.Measure(p.title(d), display.Caps, roundTitle*u) + 8*u
}

// Draw appends a line of signs for each kind of what the turn has brought.
func (p *RoundUp) Draw(d table.Desk, l *display.List) {
	r, v, words := p.Box(d), d.View(), d.Words()
	u := v.Frame.Unit
	if !d.Free(r) {
		return
	}
	widget.Paper(l, r)
	tips := p.sentences(d)
	line := display.Rect{X: r.X + roundPad*u, Y: r.Y + roundPad*u, W: r.W - 2*roundPad*u, H: roundRowHeight(&v.Frame)}
	widget.Line(l, line, p.title(d), display.TextStyle{Font: display.Caps, Size: roundTitle * u, Align: display.Right, Color: theme.Rubric})
	if v.Frame.Reach > 0 { // the lines are too low for fingers
		tip := strings.Join(append(tips, words.T("round.watch")), "\n")
		box := r
		box.W, box.H = max(r.W, v.Frame.Reach), max(r.H, v.Frame.Reach)
		l.Hit(display.Hit{Rect: widget.Keep(box, v.Frame.Board), Target: display.Target{Command: CmdRound, Value: &p.told.Lines[0]}, Tip: tip, Label: tip})
	}
	for i := range p.told.Lines {
		t := display.Target{Command: CmdRound, Value: &p.told.Lines[i]}
		if v.Frame.Reach == 0 {
			if d.Hover() == t {
				l.Fill(line, 3, theme.Fade(theme.GiltLight, 0.5))
			}
			tip := tips[i] + "\n" + words.T("round.watch")
			l.Hit(display.Hit{Rect: line, Target: t, Tip: tip, Label: tip})
		}
		part := line
		if i == 0 { // beside the title
			part.W -= p.titleWidth(d)
		}
		drawRoundLine(d, l, v, part, &p.told.Lines[i])
		if p.picked == &p.told.Lines[i] {
			p.drawWatch(d, l, line)
		}
		line.Y += line.H
	}
}

// drawWatch appends the button that shows again what a line tells of, at the end of that, and in a small frame beside
// the round-up.
func (p *RoundUp) drawWatch(d table.Desk, l *display.List, line display.Rect) {
	f, words, t := d.Frame(), d.Words(), display.Target{Command: CmdRoundWatch, Value: p.picked}
	r := line
	r.W, r.H = display.Measure(words.T("play.log.watch"), display.Caps, roundTitle*f.Unit)+2*line.H, max(1.5*line.H, f.Reach)
	r.X, r.Y = line.X+line.W-r.W, line.Center().Y-r.H/2
	if f.Reach > 0 {
		r.W = max(r.W, f.Reach)
		if r.X = line.X + line.W + 2*roundPad*f.Unit; r.X+r.W > f.Board.X+f.Board.W {
			r.X = line.X - 2*roundPad*f.Unit - r.W
		}
	}
	widget.AppendButton(l, widget.Button{Rect: r, Caption: words.T("play.log.watch"), Paper: true, Tip: words.T("play.log.watch.help"), Target: t, State: d.State(t)})
}

// drawRoundLine draws a line: its sign, with a word for that where there is room for all, and for each seat its shield
// with what it is about, as far as there is room. It returns how wide that is.
func drawRoundLine(d table.Desk, l *display.List, v *table.View, r display.Rect, x *history.RoundLine) (width float64) {
	words := d.Words()
	side, size := r.H, max(widget.MinText, roundLetters*v.Frame.Unit)
	widget.Icon(l, x.Icon, display.Point{X: r.X + side/2, Y: r.Center().Y}, 0.86*side, theme.Rubric)
	at, by := r.X+1.25*side, game.Nobody
	text := func(i int) string { return lang.Capital(x.Items[i].Text(words)) }
	width = -0.5 * side // of all
	for i, item := range x.Items {
		if width += display.Measure(text(i), display.SansSmall, size) + 0.5*side; item.By != by {
			width += side
			by = item.By
		}
	}
	word := strings.TrimSpace(words.T("round."+x.Key, "list", ""))
	if w := display.Measure(word, display.SansSmall, size) + 0.4*side; at+w+width <= r.X+r.W {
		widget.Line(l, r.Column(at, w), word, display.TextStyle{Font: display.SansSmall, Size: size, Color: theme.Brown})
		at += w
	}
	by = game.Nobody
	for i, item := range x.Items {
		text := text(i)
		w := display.Measure(text, display.SansSmall, size)
		if item.By != by {
			w += side
		}
		if at+w > r.X+r.W {
			for i := range 3 { // there is more
				l.Disc(r.X+r.W-(2.5-float64(i))*0.22*side, r.Center().Y, 0.07*side, theme.Ink)
			}
			return r.W
		}
		if item.By != by {
			kit.AppendShield(l, display.Point{X: at + side/2, Y: r.Center().Y}, 0.82*side, v.Colour(item.By))
			by = item.By
			at, w = at+side, w-side
		}
		widget.Line(l, display.Rect{X: at, Y: r.Y, W: w + 2, H: r.H}, text, display.TextStyle{Font: display.SansSmall, Size: size, Color: theme.Ink})
		at += w + 0.5*side
	}
	return at - r.X
}

var _ table.Panel = (*RoundUp)(nil)
