package match

import (
	"math"
	"strings"

	"serenissima/game"
	"serenissima/input/scene"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/synth"
	"serenissima/render/table"
	"serenissima/render/ui"
)

// Messages are short: why something was refused, and what the thing is that the pointer
// is over.
type messages struct {
	play *Play

	notice     string // why something was refused, or another short message
	noticeT    int    // ticks that it stays
	noticeRule string // number of the rule that it is about, if any
}

// viewNotice says why something was refused.
func (p *messages) viewNotice(c *scene.Context, l *display.List, v *table.View) {
	if p.notice == "" {
		return
	}
	r := ui.Toast(l, p.noticeRoom(l, v, c.BelowNotice(v.Frame.Board)), p.notice, v.Frame.Unit)
	if p.noticeRule != "" {
		u := v.Frame.Unit
		w, h := 150*u, ruleHeight(u)
		t := display.Target{Command: cmdRule}
		ui.AppendButton(l, ui.Button{Rect: display.Rect{X: r.Center().X - w/2, Y: r.Y + r.H + 4*u, W: w, H: h},
			Caption: p.play.spoken.T("rules.open", "rule", p.noticeRule), Paper: true, Target: t, WidgetState: ui.WidgetState{Hover: p.play.board.hover == t}})
	}
}

// ruleHeight is how high the button is that leads to a rule.
func ruleHeight(unit float64) float64 { return max(40, 38*unit) }

// noticeRoom is the part of a board at whose top in the middle a message lies: of all places at its top
// and bottom the one that hides least, in a wide window, where it does not fill the whole width. Least
// of all it hides the card of a voyage, which it often speaks of. On a phone a message takes the place
// of the hint.
func (p *messages) noticeRoom(l *display.List, v *table.View, board display.Rect) display.Rect {
	u := v.Frame.Unit
	if v.Frame.Shape != layout.Wide {
		if room, ok := p.overHint(v, board); ok {
			return room
		}
		return board
	}
	room := board
	room.W = min(board.W, 600*u)
	box := p.noticeBox(room, u)
	const columns = 12
	gap := 16 * u
	card := l.Find(display.Target{Command: cmdCardPaper})
	others, names, best, least := p.play.board.inSight(v), p.play.table.PortNames(v), display.Point{}, math.Inf(1)
	if p.play.controller.shows() {
		others = append(others, v.Frame.Skip)
	}
	for i := range v.Seats { // each row is read by itself
		if row, ok := p.play.table.Stage(v).Rim(game.Seat(game.Player(i + 1))); ok {
			others = append(others, row)
		}
	}
	for row, y := range []float64{box.Y, v.Frame.Bottom - box.H - gap} {
		for i := range columns + 1 {
			off := float64(i)/columns - 0.5 // from the middle
			r := display.Rect{X: board.X + gap + (board.W-box.W-2*gap)*(off+0.5), Y: y, W: box.W, H: box.H}
			cost := hidden(r, others) + 0.08*hidden(r, names) + 0.1*math.Abs(off) + 0.2*float64(row)
			if card != nil {
				cost += 100 * share(r, card.Rect)
			}
			if cost < least {
				best, least = display.Point{X: r.X - box.X, Y: r.Y - box.Y}, cost
			}
		}
	}
	room.X, room.Y = room.X+best.X, room.Y+best.Y
	return room
}

// noticeBox is where a message would lie in a room, with the button that leads to its rule.
func (p *messages) noticeBox(room display.Rect, unit float64) display.Rect {
	box := ui.NoticeBox(room, p.notice, false, unit)
	if p.noticeRule != "" {
		box.H += ruleHeight(unit) + 4*unit
	}
	return box
}

// overHint is the room of a message that lies over the hint and what else it needs beside that, or
// above the hint if there are buttons in it. There is none under a panel that is open, or above the
// board.
func (p *messages) overHint(v *table.View, board display.Rect) (room display.Rect, ok bool) {
	at := p.play.bar.hintAt(v)
	room = display.Rect{X: at.X, W: at.W}
	box := p.noticeBox(room, v.Frame.Unit)
	top := at.Y // of the message
	switch {
	case !at.Intersect(v.Frame.Tools).Empty():
		top -= box.H + 4*v.Frame.Unit
	case at.Center().Y > v.Frame.Size.Y/2:
		top += at.H - box.H
	}
	room.Y = top - box.Y
	box.Y = top
	return room, box.Intersect(p.play.panels.standing.box).Empty() && top >= board.Y
}

// say shows a short message for some seconds.
func (p *messages) say(text string) {
	p.notice, p.noticeT, p.noticeRule = text, 60*6, ""
}

// dismiss ends the message that is shown.
func (p *messages) dismiss() { p.notice, p.noticeT = "", 0 }

// explain says what a thing is that has been pointed at in vain: a finger sees no explanation
// otherwise, and nobody should wonder whether the click was heard.
func (p *messages) explain(c *scene.Context, ref game.Ref) {
	if lines := p.play.table.Tell(p.play.board.boardView(c), ref); len(lines) > 1 {
		c.Sound.Hear(synth.Refuse)
		p.say(strings.Join(lines[1:], " · "))
	}
}

// pass lets a tick pass.
func (p *messages) pass() {
	if p.noticeT > 0 {
		if p.noticeT--; p.noticeT == 0 {
			p.notice = ""
		}
	}
}
