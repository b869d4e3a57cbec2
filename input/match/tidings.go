package match

import (
	"slices"

	"serenissima/game"
	"serenissima/input/scene"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// viewTidings is the panel with the last that happened, newest below, where the
// frame has room for it and as soon as anything has.
func (p *chronicle) viewTidings(l *display.List, v *table.View) {
	r := v.Frame.Tidings
	if p.roundup != nil && p.play.timeline.Idle() && !(r.Empty() && p.play.now.Modal()) {
		if !p.play.advice.adviceShown() { // that panel may lie there
			p.viewRoundUp(l, v)
		}
		return
	}
	if r.Empty() || !slices.ContainsFunc(p.shown(), func(s sentence) bool { return !s.small }) {
		return
	}
	u := v.Frame.Unit
	widget.Paper(l, r)
	if v.Frame.Reach > 0 { // the lines are too low for fingers
		l.Hit(display.Hit{Rect: r, Target: display.Target{Command: control.Log}, Tip: p.play.spoken.T("play.log")})
	}
	inner, size := display.Rect{X: r.X + 8*u, Y: r.Y + 5*u, W: r.W - 16*u, H: r.H - 10*u}, max(widget.MinText, 12.5*u)
	if heading := 24 * u; r.H > 90*u {
		widget.Heading(l, display.Rect{X: inner.X, Y: inner.Y, W: inner.W, H: heading}, p.play.spoken.T("play.log"), 17*u, display.Left)
		inner.Y, inner.H = inner.Y+heading, inner.H-heading
	}
	last := p.lastTidings(inner, size)
	row := display.Rect{X: inner.X, Y: inner.Y, W: inner.W}
	for i, n := range last {
		row.H = p.tidingHeight(n, inner, size)
		p.viewTiding(l, v, row, n, size, i == len(last)-1)
		row.Y += row.H
	}
}

// lastTidings are the sentences that are shown whole in a panel, by their index in the
// story, but at least the newest. A robbery since the viewer's last action stays among them.
func (p *chronicle) lastTidings(r display.Rect, size float64) []int {
	var list []int
	left, reserved := r.H, 0.0
	story, seen := p.shown(), p.seen()
	robbery := p.lastRobbery(story)
	if robbery >= 0 {
		reserved = p.tidingHeight(robbery, r, size)
	}
	for i := len(story) - 1; i >= 0; i-- {
		if story[i].small || story[i].isOver(seen) {
			continue
		}
		if i == robbery {
			reserved = 0
		}
		left -= p.tidingHeight(i, r, size)
		if left < reserved && len(list) > 0 {
			left += p.tidingHeight(i, r, size)
			break
		}
		list = append(list, i)
	}
	if reserved > 0 && reserved <= left {
		list = append(list, robbery)
	}
	slices.Reverse(list)
	return list
}

// lastRobbery is the newest sentence about a robbery by somebody else since the viewer's last
// action, by its index; negative if there is none.
func (p *chronicle) lastRobbery(story []sentence) int {
	viewer, seen := p.play.now.Viewer, p.seen()
	for i := len(story) - 1; i >= 0 && story[i].beat > p.news.acted[viewer]; i-- {
		if s := &story[i]; s.by != viewer && !s.isOver(seen) && slices.ContainsFunc(s.events, robs) {
			return i
		}
	}
	return -1
}

// tidingHeight is how high a sentence gets in a panel, at most all of it.
func (p *chronicle) tidingHeight(i int, r display.Rect, size float64) float64 {
	return min(r.H, widget.Height(p.story[i].text(), display.SansSmall, size, tidingText(r, size).W))
}

// tidingText is the part of a row beside the mark of whose doing it tells.
func tidingText(r display.Rect, size float64) display.Rect {
	mark := display.LineHeight(size)
	return display.Rect{X: r.X + mark, Y: r.Y, W: r.W - mark, H: r.H}
}

// viewTiding is one sentence about what happened.
func (p *chronicle) viewTiding(l *display.List, v *table.View, r display.Rect, i int, size float64, newest bool) {
	s := p.story[i]
	if v.Frame.Reach == 0 {
		if t := p.hitTiding(l, r, i, p.play.spoken.T("play.tiding")); p.play.board.hover == t {
			l.Fill(r, 3, theme.Fade(theme.GiltLight, 0.5))
		}
	}
	ink := theme.Brown
	if newest {
		ink = theme.Ink
	}
	line := display.LineHeight(size)
	kit.AppendPeg(l, display.Point{X: r.X + line*0.4, Y: r.Y + line/2}, line*0.31, v.Colour(s.by))
	widget.Text(l, tidingText(r, size), s.text(), display.TextStyle{Font: display.SansSmall, Size: size, Color: ink})
}

// hitTiding lets a sentence of the story be clicked: on the board if it has a place
// there, in the log in any case.
func (p *chronicle) hitTiding(l *display.List, r display.Rect, i int, tip string) display.Target {
	t := display.Target{Command: cmdTiding, Index: i}
	if p.logOpen || p.story[i].where != (game.Ref{}) {
		l.Hit(display.Hit{Rect: r, Target: t, Tip: tip})
	}
	return t
}

// markTicks is how long what a sentence is about is pointed out, three seconds.
const markTicks = 180

// showWhere points out what a sentence of the story is about, and brings it into
// the view.
func (p *chronicle) showWhere(c *scene.Context, i int) {
	p.logOpen = false
	p.markWhere(c, i)
}

// markWhere does so without closing what lies over the board.
func (p *chronicle) markWhere(c *scene.Context, i int) {
	p.marked, p.markT = p.story[i].where, markTicks
	v := p.play.board.boardView(c)
	place, ok := p.play.table.Place(v, p.marked)
	if ok && place.OnChart && !p.play.board.camera.Whole() {
		at := p.play.board.camera.Board(place.At)
		p.play.board.pursuit.stop()
		p.play.board.camera.LookAt(at.X, at.Y)
	}
}

// unmark lets a tick pass for what is pointed out.
func (p *chronicle) unmark() {
	if p.markT > 0 {
		if p.markT--; p.markT == 0 {
			p.marked = game.Ref{}
		}
	}
}

// viewMark draws rings around what is pointed out.
func (p *chronicle) viewMark(l *display.List, v *table.View) {
	if p.marked == (game.Ref{}) {
		return
	}
	place, ok := p.play.table.Place(v, p.marked)
	if !ok {
		return
	}
	r := 30 * v.Frame.Unit
	if place.OnChart {
		r = max(r, 62*v.Camera.Scale)
	}
	l.Ring(place.At.X, place.At.Y, r+5, 7, theme.Fade(theme.Paper, 0.8))
	l.Ring(place.At.X, place.At.Y, r+3, 3, theme.Rubric)
}

// lastTold is the sentence about what is being shown, and whose doing it tells.
func (p *chronicle) lastTold(c *scene.Context) narrated {
	if ev, ok := p.play.timeline.Now(); ok {
		if ev.Kind == game.Rolled { // the dice are still in the air
			return narrated{c.Lang.T("play.rolling"), ev.By}
		}
		if text, ok := p.play.words(c).Told(ev); ok {
			return narrated{text, whose(ev)}
		}
	}
	story := p.shown()
	if len(story) == 0 {
		return narrated{}
	}
	last := story[len(story)-1]
	return narrated{last.text(), last.by}
}
