package match

import (
	"math"
	"strings"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/session"
	"serenissima/input/app"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/synth"
	"serenissima/render/table"
	"serenissima/render/widget"
)

// A notice is a short message, such as why something was refused.
type notice struct {
	text  string // empty for none
	ticks int    // for which it stays
	rule  string // number of the rule that it is about, if any

	passed []string // names of what was ended by itself, as long as that is told
}

// A noticeSpace is what lies around a notice.
type noticeSpace struct {
	board, hint display.Rect
	panel       display.Rect   // that is open
	others      []display.Rect // what is read or pointed at
	names       []display.Rect // of the ports
	card        *display.Hit   // of a lesson, nil for none
}

// spaceOfNotice is what lies around the notice, at the top of a board or elsewhere on it.
func spaceOfNotice(d *desk, l *display.List, board display.Rect) noticeSpace {
	v := d.view
	at := noticeSpace{
		board: board, hint: hintAt(d), panel: d.panels.placing.Box(), others: readable(d.now, v), names: d.table.PortNames(v),
		card: l.Find(display.Target{Command: cmdCardPaper}),
	}
	if d.skips {
		at.others = append(at.others, v.Frame.Skip)
	}
	for i := range v.Seats { // each row is read by itself
		if row, ok := d.table.Stage(v).Rim(game.Seat(game.Player(i + 1))); ok {
			at.others = append(at.others, row)
		}
	}
	return at
}

// view shows the notice, and below it the button that leads to its rule.
func (n *notice) view(l *display.List, v *table.View, words *lang.Words, at noticeSpace, hover display.Target) {
	r := widget.Toast(l, n.room(v, at), n.text, v.Frame.Unit)
	if n.rule != "" {
		u := v.Frame.Unit
		w, h := 150*u, ruleHeight(u)
		t := display.Target{Command: cmdRule}
		widget.AppendButton(l, widget.Button{Rect: display.Rect{X: r.Center().X - w/2, Y: r.Y + r.H + 4*u, W: w, H: h},
			Caption: words.T("rules.open", "rule", n.rule), Paper: true, Target: t, State: widget.State{Hover: hover == t}})
	}
}

// ruleHeight is how high the button is that leads to a rule.
func ruleHeight(unit float64) float64 { return max(40, 38*unit) }

// room is the part of a board at whose top in the middle the notice lies: of all places at its top
// and bottom the one that hides least, in a wide window, where it does not fill the whole width. Least
// of all it hides the card of a lesson, which it often speaks of. On a phone a notice takes the place
// of the hint.
func (n *notice) room(v *table.View, at noticeSpace) display.Rect {
	u := v.Frame.Unit
	if v.Frame.Shape != layout.Wide {
		if room, ok := n.overHint(v, at); ok {
			return room
		}
		return at.board
	}
	room := at.board
	room.W = min(room.W, 600*u)
	box := n.box(room, u)
	const columns = 12
	gap := 16 * u
	best, least := display.Point{}, math.Inf(1)
	for row, y := range []float64{box.Y, v.Frame.Bottom - box.H - gap} {
		for i := range columns + 1 {
			off := float64(i)/columns - 0.5 // from the middle
			r := display.Rect{X: at.board.X + gap + (at.board.W-box.W-2*gap)*(off+0.5), Y: y, W: box.W, H: box.H}
			cost := hidden(r, at.others) + 0.08*hidden(r, at.names) + 0.1*math.Abs(off) + 0.2*float64(row)
			if at.card != nil {
				cost += 100 * r.Over(at.card.Rect)
			}
			if cost < least {
				best, least = display.Point{X: r.X - box.X, Y: r.Y - box.Y}, cost
			}
		}
	}
	room.X, room.Y = room.X+best.X, room.Y+best.Y
	return room
}

// box is where the notice would lie in a room, with the button that leads to its rule.
func (n *notice) box(room display.Rect, unit float64) display.Rect {
	box := widget.NoticeBox(room, n.text, false, unit)
	if n.rule != "" {
		box.H += ruleHeight(unit) + 4*unit
	}
	return box
}

// overHint is the room of a notice that lies over the hint and what else it needs beside that, or
// above the hint if there are buttons in it. There is none under a panel that is open, or above the
// board.
func (n *notice) overHint(v *table.View, at noticeSpace) (room display.Rect, ok bool) {
	room = display.Rect{X: at.hint.X, W: at.hint.W}
	box := n.box(room, v.Frame.Unit)
	top := at.hint.Y // of the notice
	switch {
	case !at.hint.Intersect(v.Frame.Tools).Empty():
		top -= box.H + 4*v.Frame.Unit
	case at.hint.Center().Y > v.Frame.Size.Y/2:
		top += at.hint.H - box.H
	}
	room.Y = top - box.Y
	box.Y = top
	return room, box.Intersect(at.panel).Empty() && top >= at.board.Y
}

// say shows a short message for some seconds.
func (n *notice) say(text string) { n.text, n.ticks, n.rule = text, 60*6, "" }

// tellPassed says what is ended by itself in a position, with what was so just before.
func (n *notice) tellPassed(c *app.Context, words *lang.Words, m session.Outline, s game.State) {
	key, what := app.Passed(m, s, words)
	if n.text != c.Lang.T(key, "what", strings.Join(n.passed, ", ")) {
		n.passed = nil
	}
	n.passed = append(n.passed, what)
	n.say(c.Lang.T(key, "what", strings.Join(n.passed, ", ")))
}

// dismiss ends the notice that is shown.
func (n *notice) dismiss() { n.text, n.ticks = "", 0 }

// explain says what a thing is that has been pointed at in vain, of which that is told: a finger sees
// no explanation otherwise, and nobody should wonder whether the click was heard.
func (n *notice) explain(c *app.Context, told []string) {
	if len(told) > 1 {
		c.Sound.Hear(synth.Refuse)
		n.say(strings.Join(told[1:], " · "))
	}
}

// tick lets a tick pass.
func (n *notice) tick() {
	if n.ticks > 0 {
		if n.ticks--; n.ticks == 0 {
			n.text = ""
		}
	}
}
