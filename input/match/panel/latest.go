package panel

import (
	"slices"

	"serenissima/game"
	"serenissima/input/match/history"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// CmdLatest points out where something has happened lately. Value: the entry of the log, a *history.Entry.
const CmdLatest display.Command = "tiding"

// The Latest are the last entries of the log, in their place beside the board.
type Latest struct {
	table.BasePanel

	history *history.History
	roundUp *RoundUp // lies in the same place
}

// NewLatest returns the last entries of a history where no round-up lies.
func NewLatest(h *history.History, r *RoundUp) *Latest { return &Latest{history: h, roundUp: r} }

// Shown implements table.Panel: where the frame has room and as soon as anything has happened.
func (p *Latest) Shown(d table.Desk) bool {
	return !d.Frame().Latest.Empty() && !p.roundUp.Shown(d) && slices.ContainsFunc(p.history.Shown(), func(e *history.Entry) bool { return !e.Small })
}

// Handle implements table.Panel.
func (p *Latest) Handle(_ table.Desk, e table.Event) (table.Intent, bool) {
	if e.Command() != CmdLatest {
		return nil, false
	}
	return table.PointOut{Thing: e.Hit.Target.Value.(*history.Entry).Where}, true
}

// Draw appends the last entries, the newest below.
func (p *Latest) Draw(d table.Desk, l *display.List) {
	v, words := d.View(), d.Words()
	r := v.Frame.Latest
	u := v.Frame.Unit
	widget.Paper(l, r)
	if v.Frame.Reach > 0 { // the lines are too low for fingers
		l.Hit(display.Hit{Rect: r, Target: display.Target{Command: control.Log}, Tip: words.T("play.log")})
	}
	inner, size := r.InsetBy(8*u, 5*u), max(widget.MinText, 12.5*u)
	if heading := 24 * u; r.H > 90*u {
		widget.Heading(l, inner.Row(inner.Y, heading), words.T("play.log"), 17*u, display.Left)
		inner.Y, inner.H = inner.Y+heading, inner.H-heading
	}
	last := p.last(d.Viewer(), inner, size)
	row := inner.Row(inner.Y, 0)
	for i, n := range last {
		row.H = p.height(n, inner, size)
		p.drawEntry(d, l, v, row, n, size, i == len(last)-1)
		row.Y += row.H
	}
}

// last are the entries that are shown whole in a panel, by their index, but at least the newest. A robbery since the viewer's last action stays among them.
func (p *Latest) last(viewer game.Player, r display.Rect, size float64) []int {
	var list []int
	left, reserved := r.H, 0.0
	entries, seen := p.history.Shown(), p.history.Seen()
	robbery := p.lastRobbery(viewer, entries)
	if robbery >= 0 {
		reserved = p.height(robbery, r, size)
	}
	for i := len(entries) - 1; i >= 0; i-- {
		if entries[i].Small || entries[i].IsOver(seen) {
			continue
		}
		if i == robbery {
			reserved = 0
		}
		left -= p.height(i, r, size)
		if left < reserved && len(list) > 0 {
			left += p.height(i, r, size)
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

// lastRobbery is the newest entry about a robbery by somebody else since the viewer's last
// action, by its index; negative if there is none.
func (p *Latest) lastRobbery(viewer game.Player, entries []*history.Entry) int {
	seen := p.history.Seen()
	for i := len(entries) - 1; i >= 0 && entries[i].Beat > p.history.Deeds.Acted[viewer]; i-- {
		if e := entries[i]; e.By != viewer && !e.IsOver(seen) && slices.ContainsFunc(e.Events, history.Robs) {
			return i
		}
	}
	return -1
}

// height is how high an entry gets in a panel, at most all of it.
func (p *Latest) height(i int, r display.Rect, size float64) float64 {
	return min(r.H, widget.Height(p.history.Entries[i].Text(), display.SansSmall, size, besideMark(r, size).W))
}

// besideMark is the part of a row beside the mark of whose doing it tells.
func besideMark(r display.Rect, size float64) display.Rect {
	mark := display.LineHeight(size)
	return r.Column(r.X+mark, r.W-mark)
}

// drawEntry appends one entry, which can be clicked where it has a place on the board.
func (p *Latest) drawEntry(d table.Desk, l *display.List, v *table.View, r display.Rect, i int, size float64, newest bool) {
	e := p.history.Entries[i]
	if v.Frame.Reach == 0 && e.Where != (game.Ref{}) {
		t := display.Target{Command: CmdLatest, Value: e}
		l.Hit(display.Hit{Rect: r, Target: t, Tip: d.Words().T("play.tiding")})
		if d.Hover() == t {
			l.Fill(r, 3, theme.Fade(theme.GiltLight, 0.5))
		}
	}
	ink := theme.Brown
	if newest {
		ink = theme.Ink
	}
	line := display.LineHeight(size)
	kit.AppendPeg(l, display.Point{X: r.X + line*0.4, Y: r.Y + line/2}, line*0.31, v.Colour(e.By))
	widget.Text(l, besideMark(r, size), e.Text(), display.TextStyle{Font: display.SansSmall, Size: size, Color: ink})
}

var _ table.Panel = (*Latest)(nil)
