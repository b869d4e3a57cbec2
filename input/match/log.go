package match

import (
	"slices"

	"serenissima/game"
	"serenissima/input/scene"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// The commands of the log, about the sentence that is picked.
const (
	cmdWhere  display.Command = "where"   // points out what it is about
	cmdBackTo display.Command = "back-to" // takes back what was decided since
	cmdWatch  display.Command = "watch"   // shows the game from there
)

// pickTiding picks a sentence of the log, or lets it go, and points out what it is
// about.
func (p *chronicle) pickTiding(c *scene.Context, i int) {
	if p.picked == i+1 {
		p.picked = 0
		return
	}
	p.picked = i + 1
	p.markWhere(c, i)
}

// logSheet is where the log lies.
func logSheet(f *layout.Frame) display.Rect {
	u := f.Unit
	r := display.Rect{Y: f.Board.Y + 8*u, W: min(460*u, f.Board.W-16*u)}
	r.H = f.Bottom - r.Y - 16*u
	r.X = f.Board.X + f.Board.W - r.W - 8*u
	return r
}

// drawLog lets a finger draw the log along, sentence by sentence; it reports whether
// the frame was used for that.
func (p *chronicle) drawLog(c *scene.Context, f control.Frame) bool {
	frame := p.play.board.frame(c, false)
	switch {
	case f.JustPressed:
		p.grip = f.Pointer.Y
		return false
	case !f.Dragging || !logSheet(&frame).Contains(f.DragFrom):
		return false
	}
	const sentence = layout.Fingertip
	n := int((f.Pointer.Y - p.grip) / sentence)
	p.grip += float64(n) * sentence
	p.scroll = max(0, min(p.scroll+n, len(p.shown())-1))
	return true
}

// viewLog is everything that happened, in words, and below it the ways back: step
// by step, or to the sentence that is picked.
func (p *chronicle) viewLog(c *scene.Context, l *display.List, v *table.View) {
	u := v.Frame.Unit
	f := &v.Frame
	r := logSheet(f)
	head := panelHead(f.Reach, 44*u)
	widget.Paper(l, r)
	up := corner(r, u, f.Reach, 2)
	widget.Heading(l, display.Rect{X: r.X + 16*u, Y: r.Y + (head-28*u)/2, W: up.X - r.X - 22*u, H: 30 * u}, c.Lang.T("play.log"), 24*u, display.Left)
	p.play.panels.closeButton(c, l, r, u, f.Reach)
	foot := display.Rect{X: r.X + 12*u, W: r.W - 24*u, H: max(44, 46*u)}
	foot.Y = r.Y + r.H - foot.H - 10*u
	inner := display.Rect{X: r.X + 16*u, Y: r.Y + head, W: r.W - 32*u, H: foot.Y - r.Y - head - 6*u}
	if len(p.shown()) == 0 {
		widget.Text(l, inner, c.Lang.T("play.log.empty"), display.TextStyle{Font: display.Italic, Size: 16 * u, Align: display.Center, Color: theme.Brown})
		return
	}
	l.PushClip(inner)
	p.viewSentences(c, l, v, inner)
	l.PopClip()
	p.viewLogFoot(c, l, foot, u)
	widget.AppendButton(l, widget.Button{Rect: up, Caption: "↑", Paper: true, Tip: c.Lang.T("play.log.earlier"), Target: display.Target{Command: cmdScrollU}})
	widget.AppendButton(l, widget.Button{Rect: corner(r, u, f.Reach, 1), Caption: "↓", Paper: true, Tip: c.Lang.T("play.log.later"), Target: display.Target{Command: cmdScrollD}})
}

// viewSentences appends the story from below, as far as there is room, in rows each at
// least as high as a finger reaches. A line divides what can be undone from what
// cannot, and says why.
func (p *chronicle) viewSentences(c *scene.Context, l *display.List, v *table.View, inner display.Rect) {
	u := v.Frame.Unit
	story, size := p.shown(), 15*u
	line := display.LineHeight(size)
	y, below := inner.Y+inner.H, len(story)
	for i := p.before(len(story), p.scroll); i >= 0 && y > inner.Y; {
		if below < len(story) && p.barred(i, below) {
			y -= p.viewBarrier(c, l, display.Rect{X: inner.X, Y: y, W: inner.W}, u)
		}
		sentences := p.logRow(i, v.Frame.Reach)
		texts := make([][]string, len(sentences))
		h := 0.0
		for k, j := range sentences {
			texts[k] = display.Wrap(story[j].text(), display.Sans, size, inner.W-22*u)
			h += float64(len(texts[k])) * line
		}
		row := display.Rect{X: inner.X, W: inner.W, H: max(h+4*u, v.Frame.Reach)}
		y -= row.H
		row.Y = y
		picked := slices.Contains(sentences, p.picked-1)
		if t := p.hitTiding(l, row, i, c.Lang.T("play.log.line")); picked || p.play.board.hover == t {
			share := 0.5
			if picked {
				share = 1
			}
			l.Fill(row, 3, theme.Fade(theme.GiltLight, share))
		}
		top := y + (row.H-h-4*u)/2
		for k, j := range sentences {
			kit.AppendPeg(l, display.Point{X: inner.X + 6*u, Y: top + display.Ascent(size)*0.85}, 5*u, v.Colour(story[j].by))
			for _, text := range texts[k] {
				l.Print(inner.X+18*u, top+display.Ascent(size)*1.2, text, display.TextStyle{Font: display.Sans, Size: size, Color: theme.Ink})
				top += line
			}
		}
		i, below = p.before(sentences[0], 0), sentences[0]
	}
}

// barred reports whether only the later of two sentences can be undone.
func (p *chronicle) barred(earlier, later int) bool {
	firm := p.play.host.Firm()
	return firm > 0 && p.story[earlier].beat <= firm && p.story[later].beat > firm
}

// logRow are the sentences that share a row of the log, of which the last is given. A finger needs
// rows that are higher than a line: there, whose turn begins and what one decision leads to stand
// together.
func (p *chronicle) logRow(last int, reach float64) (row []int) {
	row = []int{last}
	if reach == 0 {
		return row
	}
	for s := p.story; !s[row[0]].begins(); {
		i := p.before(row[0], 0)
		if i < 0 || p.barred(i, row[0]) || !s[i].begins() && (s[i].decision == 0 || s[i].decision != s[row[0]].decision) {
			break
		}
		row = slices.Insert(row, 0, i)
	}
	return row
}

// begins reports whether a sentence tells that somebody's turn begins.
func (s *sentence) begins() bool { return s.small && s.by != game.Nobody }

// before is the index of the sentence before one in the log, and then so many more before that,
// below zero if there is none. Those of which others tell are not there.
func (p *chronicle) before(i, more int) int {
	seen := p.seen()
	for i--; i >= 0; i-- {
		switch {
		case p.story[i].isOver(seen):
		case more == 0:
			return i
		default:
			more--
		}
	}
	return i
}

// viewBarrier appends the line above which nothing can be undone, above the
// bottom of r, and returns its height.
func (p *chronicle) viewBarrier(c *scene.Context, l *display.List, r display.Rect, u float64) (height float64) {
	height = 22 * u
	text := c.Lang.T("play.undo." + string(p.play.host.Barrier()))
	size := widget.Fit(text, display.Italic, 14*u, r.W-60*u)
	w := min(r.W-40*u, display.Measure(text, display.Italic, size)+12*u)
	middle := r.Y - height/2
	l.Fill(display.Rect{X: r.X, Y: middle, W: r.W, H: 1.5}, 0, theme.Gilt)
	label := display.Rect{X: r.X + (r.W-w)/2, Y: middle - height/2, W: w, H: height}
	l.Fill(label, 4*u, theme.Paper)
	widget.Line(l, label.Inset(2), text, display.TextStyle{Font: display.Italic, Size: size, Align: display.Center, Color: theme.Brown})
	return height
}

// viewLogFoot appends the ways back.
func (p *chronicle) viewLogFoot(c *scene.Context, l *display.List, r display.Rect, u float64) {
	cell := func(i, n int) display.Rect {
		gap := 8 * u
		w := (r.W - gap*float64(n-1)) / float64(n)
		return display.Rect{X: r.X + float64(i)*(w+gap), Y: r.Y, W: w, H: r.H}
	}
	if p.picked == 0 {
		p.play.bar.viewSteps(c, l, []display.Rect{cell(0, 3), cell(1, 3), cell(2, 3)}, 0, true)
		return
	}
	s := &p.story[p.picked-1]
	button := func(i int, b widget.Button) {
		b.Rect, b.Paper, b.State = cell(i, 3), true, widget.State{Hover: p.play.board.hover == b.Target}
		widget.AppendButton(l, b)
	}
	button(0, widget.Button{Caption: c.Lang.T("play.log.where"), Target: display.Target{Command: cmdWhere}, Off: s.where == (game.Ref{}), Tip: c.Lang.T("play.log.where.help")})
	back := widget.Button{Caption: c.Lang.T("play.log.back"), Target: display.Target{Command: cmdBackTo},
		Tip: c.Lang.T("play.log.back.help", "n", p.play.host.Len()-s.beat)}
	switch {
	case s.beat < p.play.host.Firm():
		back.Off, back.Tip = true, c.Lang.T("play.undo."+string(p.play.host.Barrier()))
	case s.beat == p.play.host.Len():
		back.Off, back.Tip = true, c.Lang.T("play.log.now")
	}
	firm := s.beat < p.play.host.Firm()
	back.Primary = p.play.next(c) == backStep && !firm
	button(1, back)
	button(2, widget.Button{Caption: c.Lang.T("play.log.watch"), Target: display.Target{Command: cmdWatch}, Primary: p.play.next(c) == backStep && firm, Tip: c.Lang.T("play.log.watch.help")})
}
