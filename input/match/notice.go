package match

import (
	"slices"
	"strings"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/session"
	"serenissima/input/app"
	"serenissima/render/control"
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
	lasts bool   // also once the game has ended

	passed []string // names of what was ended by itself, as long as that is told
	news   []string // that are told after this one
}

// view shows the notice in its room, and below it the button that leads to its rule.
func (n *notice) view(l *display.List, room display.Rect, u float64, words *lang.Words, hover display.Target) {
	r := widget.Toast(l, room, n.text, u)
	if n.rule != "" {
		w, h := 150*u, ruleHeight(u)
		t := display.Target{Command: cmdRule}
		widget.AppendButton(l, widget.Button{Rect: display.Rect{X: r.Center().X - w/2, Y: r.Y + r.H + 4*u, W: w, H: h},
			Caption: words.T("rules.open", "rule", n.rule), Paper: true, Target: t, State: widget.State{Hover: hover == t}})
	}
}

// ruleHeight is how high the button is that leads to a rule.
func ruleHeight(unit float64) float64 { return max(40, 38*unit) }

// room is the part of the window at whose top in the middle the notice lies: of a wide window in the strip below what
// stands at the top of the board, or over the hint beside its buttons where it would lie over what is to be seen; of a
// phone over the hint, where there are buttons in it beside them if it is short or else above it, and at the top of the board where something lies
// there or that would be beyond the board.
func (n *notice) room(f *layout.Frame, board, hint, over display.Rect, seen []display.Rect) display.Rect {
	board.Y += f.CoverTop
	if f.Shape == layout.Wide {
		strip := board.Middle(min(board.W, 600*f.Unit), board.H)
		if !f.Strip.Empty() {
			strip = board.Column(f.Strip.X, f.Strip.W)
		}
		box := n.box(strip, f.Unit)
		if !slices.ContainsFunc(seen, func(r display.Rect) bool { return !r.Intersect(box).Empty() }) {
			return strip
		}
		hint = hintText(f, hint)
		box = n.box(hint, f.Unit)
		return hint.Moved(0, hint.Y+hint.H-box.Y-box.H)
	}
	room, beside := hint.Row(0, 0), hintText(f, hint).Row(0, 0)
	box, short := n.box(room, f.Unit), n.box(beside, f.Unit)
	top := hint.Y // of the notice
	switch tools := !hint.Intersect(f.Tools).Empty(); {
	case tools && n.rule == "" && short.W <= beside.W && short.H <= hint.H:
		room, box = beside, short
		top += (hint.H - box.H) / 2
	case tools:
		top -= box.H + 4*f.Unit
	case hint.Center().Y > f.Size.Y/2:
		top += hint.H - box.H
	}
	room.Y = top - box.Y
	box.Y = top
	if top < board.Y || !box.Intersect(over).Empty() {
		return board
	}
	return room
}

// hintText is the part of the hint beside the small buttons.
func hintText(f *layout.Frame, hint display.Rect) display.Rect {
	if f.Tools.X > hint.Center().X {
		hint.W = min(hint.W, f.Tools.X-hint.X)
	} else {
		hint.CutLeft(max(0, f.Tools.X+f.Tools.W-hint.X))
	}
	return hint
}

// box is where the notice would lie in a room, with the button that leads to its rule.
func (n *notice) box(room display.Rect, unit float64) display.Rect {
	box := widget.NoticeBox(room, n.text, false, unit)
	if n.rule != "" {
		box.H += ruleHeight(unit) + 4*unit
	}
	return box
}

// noticeTicks is how long a notice stays.
const noticeTicks = 60 * 6

// say shows a short message for some seconds.
func (n *notice) say(text string) { n.text, n.ticks, n.rule, n.lasts = text, noticeTicks, "", false }

// warn shows one that is told even after the last decision.
func (n *notice) warn(text string) {
	n.say(text)
	n.lasts = true
}

// end dismisses what has nothing to say of a game that has ended.
func (n *notice) end() {
	if !n.lasts {
		n.dismiss()
	}
}

// tellPassed says what is ended by itself in a position, with what was so just before.
func (n *notice) tellPassed(c *app.Context, words *lang.Words, m session.Outline, s game.State) {
	key, what := app.Passed(m, s, words)
	if n.text != c.Lang.T(key, "what", strings.Join(n.passed, ", ")) {
		n.passed = nil
	}
	n.passed = append(n.passed, what)
	n.say(c.Lang.T(key, "what", strings.Join(n.passed, ", ")))
}

// The measures of news: how many wait at most, and for how many ticks each stays while others do.
const (
	mostWaiting = 5
	newsTicks   = 120
)

// tellNews tells what matters of a beat that a seat has not been shown, after what is told already. Of too much that
// waits the oldest is left out.
func (n *notice) tellNews(words *lang.Words, on table.Table, b session.Beat, seat game.Player) {
	events := session.VisibleTo(b.Events, seat)
	for i, ev := range events {
		if text, ok := words.Narrate(ev); ok && on.Meaning(ev).News() {
			if on.Meaning(ev).Kind == table.Scoring {
				text = strings.Join(append([]string{text}, payments(words, events[i:])...), " · ")
			}
			n.news = append(n.news, text)
		}
	}
	n.news = n.news[max(0, len(n.news)-mostWaiting):]
}

// payments are what each seat is paid in some events all together.
func payments(words *lang.Words, events []game.Event) (list []string) {
	var sums [game.MaxSeats + 1]int
	for _, ev := range events {
		if ev.Kind == game.Scored && ev.To.Kind == game.SeatRef {
			sums[ev.To.ID] += int(ev.N)
		}
	}
	for seat, n := range sums {
		if n > 0 {
			list = append(list, words.NameOf(game.Seat(seat))+" +"+words.Number(n))
		}
	}
	return list
}

// dismiss ends the notice that is shown, and what waits behind it.
func (n *notice) dismiss() { n.text, n.ticks, n.news = "", 0, nil }

// explain says what a thing is that has been pointed at in vain, of which that is told: a finger sees
// no explanation otherwise, and nobody should wonder whether the click was heard.
func (n *notice) explain(c *app.Context, told []string) {
	if len(told) > 1 {
		c.Sound.Hear(synth.Refuse)
		n.say(strings.Join(told[1:], " · "))
	}
}

// A closing is how another seat has ended the game, which is told before the result covers the board.
type closing struct {
	text  string // empty: nothing is to be told
	ticks int    // for which it has been told
}

// closingTicks is how long that is told, unless somebody clicks: three seconds.
const closingTicks = 180

// hear takes up how the game has been ended by another than who sits at the screen.
func (x *closing) hear(words *lang.Words, b session.Beat, seated game.Player) {
	for _, ev := range b.Events {
		key := "result.ended." + words.Info.NoteName(ev.Note)
		if ev.Kind == game.Ended && ev.By > game.Nobody && ev.By != seated && words.Has(words.Info.ID+"."+key) {
			*x = closing{text: words.Line(key, "by", game.Seat(ev.By), "what", ev.What)}
		}
	}
}

// tell lets a tick pass in which it is told, and reports whether it still has to be.
func (x *closing) tell(n *notice, f control.Frame) bool {
	if x.text == "" {
		return false
	}
	n.say(x.text)
	if x.ticks++; x.ticks > closingTicks || x.ticks > app.GuardTicks && f.Acts() {
		*x = closing{}
	}
	return x.text != ""
}

// tick lets a tick pass.
func (n *notice) tick() {
	if len(n.news) > 0 && n.ticks <= noticeTicks-newsTicks {
		n.say(n.news[0])
		n.news = n.news[1:]
	}
	if n.ticks > 0 {
		if n.ticks--; n.ticks == 0 {
			n.text = ""
		}
	}
}
