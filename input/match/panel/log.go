// Package panel holds the panels that lie over the board of any game. Each keeps its own state.
package panel

import (
	"slices"

	"serenissima/game"
	"serenissima/game/session"
	"serenissima/input/match/history"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// The commands of the log, most about the entry that is picked.
const (
	CmdEntry    display.Command = "entry"       // Value: a *history.Entry, which is picked or let go
	CmdWhere    display.Command = "where"       // points out what it is about
	CmdTakeBack display.Command = "back-to"     // takes back what was decided since
	CmdWatch    display.Command = "watch"       // shows the game from there
	cmdEarlier  display.Command = "scroll-up"   // scrolls to earlier entries
	cmdLater    display.Command = "scroll-down" // scrolls to later ones
)

// A Match is what the log knows of how far decisions can be taken back.
type Match interface {
	Len() int                 // entries of the match
	Firm() int                // as many of them cannot be taken back
	Barrier() session.Barrier // why
}

// A Log tells everything that has happened, in words, and leads back to what was decided.
type Log struct {
	table.BasePanel

	history *history.History
	match   Match

	open   bool
	scroll int            // entries below the last that is seen
	grip   float64        // where a finger holds the entries
	picked *history.Entry // nil: none
}

// NewLog returns the log of a match, closed.
func NewLog(h *history.History, m Match) *Log { return &Log{history: h, match: m} }

// Open opens or closes the log, at its newest entry.
func (p *Log) Open(open bool) { p.open, p.scroll, p.picked = open, 0, nil }

// LetGo lets the entry that is picked go, since what it leads back to has changed.
func (p *Log) LetGo() { p.picked = nil }

// Shown implements table.Panel.
func (p *Log) Shown(table.Desk) bool { return p.open }

// Close implements table.Panel.
func (p *Log) Close() bool {
	if p.picked != nil {
		p.picked = nil
		return true
	}
	p.open = false
	return true
}

// TakesKeys implements table.Panel.
func (*Log) TakesKeys() bool { return true }

// Likely implements table.Panel.
func (p *Log) Likely(table.Desk) display.Target {
	switch {
	case p.picked == nil:
		return display.Target{}
	case p.picked.Beat < p.match.Firm():
		return display.Target{Command: CmdWatch}
	}
	return display.Target{Command: CmdTakeBack}
}

// Handle implements table.Panel.
func (p *Log) Handle(d table.Desk, e table.Event) (table.Intent, bool) {
	if p.drag(d, e) {
		return nil, true
	}
	switch cmd := e.Command(); {
	case cmd == CmdEntry:
		entry := e.Hit.Target.Value.(*history.Entry)
		if p.picked == entry {
			p.picked = nil
			return nil, true
		}
		p.picked = entry
		return table.PointOut{Thing: p.picked.Where}, true
	case cmd == CmdWhere:
		thing := p.picked.Where
		p.open = false
		return table.PointOut{Thing: thing}, true
	case cmd == CmdTakeBack:
		return table.TakeBack{To: p.picked.Beat}, true
	case cmd == CmdWatch:
		return table.Watch{From: p.picked.Beat}, true
	case cmd == cmdEarlier, e.Wheel > 0:
		p.scrollBy(1)
	case cmd == cmdLater, e.Wheel < 0:
		p.scrollBy(-1)
	default:
		return nil, false
	}
	return nil, true
}

// scrollBy scrolls to entries that are so much earlier.
func (p *Log) scrollBy(n int) {
	p.scroll = max(0, min(p.scroll+n, len(p.history.Shown())-1))
}

// drag lets a finger draw the log along, entry by entry; it reports whether the event was used for
// that.
func (p *Log) drag(d table.Desk, e table.Event) bool {
	switch {
	case e.JustPressed:
		p.grip = e.Pointer.Y
		return false
	case !e.Dragging || !p.Box(d).Contains(e.DragFrom):
		return false
	}
	n := int((e.Pointer.Y - p.grip) / layout.Fingertip)
	p.grip += float64(n) * layout.Fingertip
	p.scrollBy(n)
	return true
}

// Box implements table.Panel.
func (p *Log) Box(d table.Desk) display.Rect {
	f := d.Frame()
	u := f.Unit
	r := display.Rect{Y: f.Board.Y + 8*u, W: min(460*u, f.Board.W-16*u)}
	r.H = f.Bottom - r.Y - 16*u
	r.X = f.Board.X + f.Board.W - r.W - 8*u
	return r
}

// Draw appends everything that happened, and below it the ways back: step by step, or to the entry
// that is picked.
func (p *Log) Draw(d table.Desk, l *display.List) {
	f, r, words := d.Frame(), p.Box(d), d.Words()
	u := f.Unit
	head := HeadHeight(f.Reach, 44*u)
	widget.Paper(l, r)
	up := Corner(r, u, f.Reach, 2)
	widget.Heading(l, display.Rect{X: r.X + 16*u, Y: r.Y + (head-28*u)/2, W: up.X - r.X - 22*u, H: 30 * u}, words.T("play.log"), 24*u, display.Left)
	AppendClose(l, words.Catalog, r, u, f.Reach)
	foot := display.Rect{X: r.X + 12*u, W: r.W - 24*u, H: max(44, 46*u)}
	foot.Y = r.Y + r.H - foot.H - 10*u
	inner := display.Rect{X: r.X + 16*u, Y: r.Y + head, W: r.W - 32*u, H: foot.Y - r.Y - head - 6*u}
	if len(p.history.Shown()) == 0 {
		widget.Text(l, inner, words.T("play.log.empty"), display.TextStyle{Font: display.Italic, Size: 16 * u, Align: display.Center, Color: theme.Brown})
		return
	}
	l.PushClip(inner)
	p.drawEntries(d, l, inner)
	l.PopClip()
	p.drawFoot(d, l, foot)
	widget.AppendButton(l, widget.Button{Rect: up, Caption: "↑", Paper: true, Tip: words.T("play.log.earlier"), Target: display.Target{Command: cmdEarlier}})
	widget.AppendButton(l, widget.Button{Rect: Corner(r, u, f.Reach, 1), Caption: "↓", Paper: true, Tip: words.T("play.log.later"), Target: display.Target{Command: cmdLater}})
}

// drawEntries appends the entries from below, as far as there is room, in rows each at least as high
// as a finger reaches. A line divides what can be undone from what cannot, and says why.
func (p *Log) drawEntries(d table.Desk, l *display.List, inner display.Rect) {
	v := d.View()
	u := v.Frame.Unit
	entries, size := p.history.Shown(), 15*u
	line := display.LineHeight(size)
	y, below := inner.Y+inner.H, len(entries)
	for i := p.before(len(entries), p.scroll); i >= 0 && y > inner.Y; {
		if below < len(entries) && p.barred(i, below) {
			y -= p.drawBarrier(d, l, display.Rect{X: inner.X, Y: y, W: inner.W})
		}
		row := p.row(i, v.Frame.Reach)
		texts := make([][]string, len(row))
		h := 0.0
		for k, j := range row {
			texts[k] = display.Wrap(entries[j].Text(), display.Sans, size, inner.W-22*u)
			h += float64(len(texts[k])) * line
		}
		box := display.Rect{X: inner.X, W: inner.W, H: h + max(4*u, v.Frame.Reach-line)}
		y -= box.H
		box.Y = y
		t := display.Target{Command: CmdEntry, Value: entries[i]}
		l.Hit(display.Hit{Rect: box, Target: t, Tip: d.Words().T("play.log.line")})
		picked := slices.ContainsFunc(row, func(j int) bool { return entries[j] == p.picked })
		if picked || d.Hover() == t {
			share := 0.5
			if picked {
				share = 1
			}
			l.Fill(box, 3, theme.Fade(theme.GiltLight, share))
		}
		top := y + (box.H-h-4*u)/2
		for k, j := range row {
			kit.AppendPeg(l, display.Point{X: inner.X + 6*u, Y: top + display.Ascent(size)*0.85}, 5*u, v.Colour(entries[j].By))
			for _, text := range texts[k] {
				l.Print(inner.X+18*u, top+display.Ascent(size)*1.2, text, display.TextStyle{Font: display.Sans, Size: size, Color: theme.Ink})
				top += line
			}
		}
		i, below = p.before(row[0], 0), row[0]
	}
}

// barred reports whether only the later of two entries can be undone.
func (p *Log) barred(earlier, later int) bool {
	firm, entries := p.match.Firm(), p.history.Entries
	return firm > 0 && entries[earlier].Beat <= firm && entries[later].Beat > firm
}

// row are the entries that share a row of the log, of which the last is given. A finger needs rows that
// are higher than a line: there, whose turn begins and what one decision leads to stand together.
func (p *Log) row(last int, reach float64) (row []int) {
	row = []int{last}
	if reach == 0 {
		return row
	}
	for s := p.history.Entries; !begins(s[row[0]]); {
		i := p.before(row[0], 0)
		if i < 0 || p.barred(i, row[0]) || !begins(s[i]) && (s[i].Decision == 0 || s[i].Decision != s[row[0]].Decision) {
			break
		}
		row = slices.Insert(row, 0, i)
	}
	return row
}

// begins reports whether an entry tells that somebody's turn begins.
func begins(e *history.Entry) bool { return e.Small && e.By != game.Nobody }

// before is the index of the entry before one in the log, and then so many more before that, below zero
// if there is none. Those of which others tell are not there.
func (p *Log) before(i, more int) int {
	seen := p.history.Seen()
	for i--; i >= 0; i-- {
		switch {
		case p.history.Entries[i].IsOver(seen):
		case more == 0:
			return i
		default:
			more--
		}
	}
	return i
}

// drawBarrier appends the line above which nothing can be undone, above the bottom of r, and returns its
// height.
func (p *Log) drawBarrier(d table.Desk, l *display.List, r display.Rect) (height float64) {
	u := d.Frame().Unit
	height = 22 * u
	text := d.Words().T("play.undo." + string(p.match.Barrier()))
	size := widget.Fit(text, display.Italic, 14*u, r.W-60*u)
	w := min(r.W-40*u, display.Measure(text, display.Italic, size)+12*u)
	middle := r.Y - height/2
	l.Fill(display.Rect{X: r.X, Y: middle, W: r.W, H: 1.5}, 0, theme.Gilt)
	label := display.Rect{X: r.X + (r.W-w)/2, Y: middle - height/2, W: w, H: height}
	l.Fill(label, 4*u, theme.Paper)
	widget.Line(l, label.Inset(2), text, display.TextStyle{Font: display.Italic, Size: size, Align: display.Center, Color: theme.Brown})
	return height
}

// drawFoot appends the ways back.
func (p *Log) drawFoot(d table.Desk, l *display.List, r display.Rect) {
	cells, words := r.Columns(3, 8*d.Frame().Unit), d.Words()
	if p.picked == nil {
		for i, cmd := range []display.Command{control.Undo, control.Restart, control.Redo} {
			b := d.Button(cmd)
			b.Rect, b.Paper = cells[i], true
			if long := words.T("play.restart.long"); cmd == control.Restart && display.Measure(long, display.Caps, 16) < b.Rect.W*0.8 {
				b.Caption = long
			}
			widget.AppendButton(l, b)
		}
		return
	}
	beat := p.picked.Beat
	buttons := [...]widget.Button{
		{Caption: words.T("play.log.where"), Target: display.Target{Command: CmdWhere}, Off: p.picked.Where == (game.Ref{}), Tip: words.T("play.log.where.help")},
		{Caption: words.T("play.log.back"), Target: display.Target{Command: CmdTakeBack}, Tip: words.T("play.log.back.help", "n", p.match.Len()-beat)},
		{Caption: words.T("play.log.watch"), Target: display.Target{Command: CmdWatch}, Tip: words.T("play.log.watch.help")},
	}
	switch back := &buttons[1]; {
	case beat < p.match.Firm():
		back.Off, back.Tip = true, words.T("play.undo."+string(p.match.Barrier()))
	case beat == p.match.Len():
		back.Off, back.Tip = true, words.T("play.log.now")
	}
	for i, b := range buttons {
		b.Rect, b.Paper, b.State, b.Primary = cells[i], true, widget.State{Hover: d.Hover() == b.Target}, d.Likely(b.Target)
		widget.AppendButton(l, b)
	}
}

var _ table.Panel = (*Log)(nil)
