package result

import (
	"slices"
	"strings"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/session"
	"serenissima/input/app"
	"serenissima/input/review"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/table/kit"
	"serenissima/render/texttwin"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// Resting implements Restful: a review may be going on, or stores are counted.
func (r *Result) Resting() bool {
	return r.Form.Page.Resting() && r.settled
}

// A turningPoint is an activation that gained or lost much.
type turningPoint struct {
	name   string // of the player
	colour int
	at     int        // entries of the log before it
	then   game.State // what it came to
	place  game.Ref   // where; the zero Ref: nowhere on the chart
	gain   int        // in what the game is scored in, below zero if it lost that much
	unit   string
	title  string
	text   string
}

// turning is what decided a match: the turning points that its review has found.
type turning struct {
	*outcome
	review *review.Review // nil where nobody knows the game, or has found anything
	beats  []session.Beat // of the match
	cuts   map[int]cut    // of the chart, by turning point
}

// goOn goes on with the review for a tick.
func (t *turning) goOn() {
	if t.review == nil {
		return
	}
	if t.review.GoOn(); t.review.Done() && t.review.Empty() {
		t.review = nil
	}
}

// done reports whether no more turning points are going to be found.
func (t *turning) done() bool { return t.review == nil || t.review.Done() }

// panel is the panel of some of the turning points, by their indices.
func (t *turning) panel(c *app.Context, heading string, which []int, about bool, state func(display.Target) widget.State) *panel {
	return &panel{heading: c.Lang.T(heading), aside: c.Lang.T("result.turning.watch"), rows: func(c *app.Context, l *display.List, box display.Rect) float64 {
		if !t.review.Done() {
			return widget.Note(c.Window(), l, box, box.Y, c.Lang.T("result.turning.wait"))
		}
		y, u, list := box.Y, c.Unit(), t.points(c)
		if about {
			y = widget.Note(c.Window(), l, box, y, t.word(c, "result.turning.about")) - 2*u
		}
		for _, i := range which {
			h := list[i].height(c, box.W)
			t.card(c, l, box.Row(y, h), i, state)
			y += h + 8*u
		}
		return y - 8*u
	}}
}

// fitting are the indices of the weightiest turning points that fit a box together, and
// those of the rest.
func (t *turning) fitting(c *app.Context, box display.Rect) (fit, rest []int) {
	gap, free := 8*c.Unit(), box.H+8*c.Unit()
	for i, p := range t.points(c) {
		if h := p.height(c, box.W) + gap; h <= free {
			fit, free = append(fit, i), free-h
		} else {
			rest = append(rest, i)
		}
	}
	return fit, rest
}

// The measures of a card at unit one: the picture of its place, which is wider where there is room, and the size of
// the letters.
const (
	cutWidth, cutHeight = 116, 84
	cardText            = 13.5
)

// textOf is where the words of a turning point stand in its card, and the picture beside them.
func textOf(c *app.Context, box display.Rect) (text, picture display.Rect) {
	u := c.Unit()
	box = box.Inset(5 * u)
	picture = box.CutLeft(min(cutWidth*u, 0.32*box.W))
	box.CutLeft(10 * u)
	box.CutRight(6 * u)
	return box, picture
}

// height is how high the card of a turning point is.
func (p *turningPoint) height(c *app.Context, width float64) float64 {
	u := c.Unit()
	box, _ := textOf(c, display.Rect{W: width})
	text := widget.Height(p.text, display.Sans, max(widget.MinText, cardText*u), box.W)
	return max(cutHeight*u, 38*u+text)
}

// card appends a turning point: whose, what it was worth, what happened.
func (t *turning) card(c *app.Context, l *display.List, box display.Rect, i int, state func(display.Target) widget.State) {
	u, p, target := c.Unit(), t.points(c)[i], display.Target{Command: cmdPoint, Index: i}
	widget.AppendCard(l, box, state(target), false)
	text, picture := textOf(c, box)
	t.cut(c, l, picture, i, &p)
	kit.AppendShield(l, display.Point{X: picture.X + 17*u, Y: picture.Y + 17*u}, 28*u, p.colour)
	ink, head := theme.Good, text.CutTop(24*u)
	if p.gain < 0 {
		ink = theme.Rubric
	}
	small := display.TextStyle{Font: display.Sans, Size: max(widget.MinText, 12*u), Align: display.Right, Color: ink}
	widget.Line(l, head.CutRight(display.Measure(p.unit, small.Font, small.Size)+1), p.unit, small)
	head.CutRight(4 * u)
	number := display.TextStyle{Font: display.SansBold, Size: 19 * u, Align: display.Right, Color: ink}
	amount := app.Amount(c, p.gain, false)
	widget.Line(l, head.CutRight(display.Measure(amount, number.Font, number.Size)+1), amount, number)
	head.CutRight(8 * u)
	widget.Line(l, head, p.title, display.TextStyle{Font: display.Caps, Size: 16 * u, Color: theme.Ink})
	widget.Text(l, text, p.text, display.TextStyle{Font: display.Sans, Size: max(widget.MinText, cardText*u), Color: theme.Brown})
	l.Hit(display.Hit{Rect: box, Target: target, Label: p.title + ". " + p.text, Tip: t.word(c, "result.turning.about")})
}

// points are what gained most and what lost most for each player, as far as it is
// worth a ducat or a point; the weightiest first, gains and losses by turns.
func (t *turning) points(c *app.Context) (list []turningPoint) {
	if t.review == nil || !t.review.Done() {
		return nil
	}
	words := t.words(c)
	var gains, losses []turningPoint
	for i := range t.ranking {
		s := &t.ranking[i]
		if best := &t.review.Best[s.Seat]; session.Ducats(best.Worth) > 0 {
			text := words.T("result.turning.point", "played", t.played(c, best))
			gains = append(gains, t.pointOf(best, words, s, session.Ducats(best.Worth), text))
		}
		if worst := &t.review.Worst[s.Seat]; session.Ducats(worst.Loss) > 0 {
			loss := session.Ducats(worst.Loss)
			text := words.T("result.turning.better", "played", t.played(c, worst), "better", t.sentence(c, worst.Instead, worst.Better),
				"n", loss, "unit", words.Own("result.points", "n", loss))
			losses = append(losses, t.pointOf(worst, words, s, -loss, text))
		}
	}
	slices.SortStableFunc(gains, func(a, b turningPoint) int { return b.gain - a.gain })
	slices.SortStableFunc(losses, func(a, b turningPoint) int { return a.gain - b.gain })
	for i := range max(len(gains), len(losses)) {
		list = append(list, gains[min(i, len(gains)):min(i+1, len(gains))]...)
		list = append(list, losses[min(i, len(losses)):min(i+1, len(losses))]...)
	}
	return list
}

// pointOf tells an activation of a player as a turning point.
func (t *turning) pointOf(a *review.Activation, words *lang.Words, s *Placing, gain int, text string) turningPoint {
	title := words.T("result.turning.turn", "turn", a.Turn)
	if a.Ship != (game.Ref{}) {
		title = words.T("result.turning.title", "turn", a.Turn, "ship", words.Title(a.Ship))
	}
	if a.Phase != "" {
		title = words.T("result.turning.phase", "turn", a.Turn, "phase", words.Line(a.Phase))
	}
	return turningPoint{name: s.Name, colour: s.Colour, at: a.At, then: t.beats[a.Last].After, place: placeOfActivation(a), gain: gain, unit: words.Own("result.points", "n", max(gain, -gain)), title: title, text: lang.Capital(text)}
}

// mostSteps is how many steps of an activation are told, where turns are not
// short, and how many sentences of what happened.
const mostSteps = 4

// played tells what happened in an activation in the sentences of the log. That a turn begins or
// ends goes without saying.
func (t *turning) played(c *app.Context, a *review.Activation) string {
	words := t.words(c)
	on := c.Games.Tables[words.Info.ID]
	events := slices.DeleteFunc(slices.Clone(a.Events), func(ev game.Event) bool {
		kind := on.Meaning(ev).Kind
		return kind == table.LeadsOn || kind == table.NewTurn || ev.Kind == game.Ended
	})
	if len(events) == 0 { // nothing else happened
		events = a.Events
	}
	lines := (&texttwin.Twin{Table: on, Words: words}).Events(events)
	if on.Style().ShortTurns {
		return strings.Join(lines, " ")
	}
	if left := len(lines) - mostSteps + 1; left > 1 {
		lines = append(lines[:mostSteps-1:mostSteps-1], lang.Capital(words.T("result.turning.more", "n", left))+".")
	}
	return strings.Join(lines, " ")
}

// sentence tells actions that begin in a position in one sentence without full stop. That they end goes without
// saying, unless that is all.
func (t *turning) sentence(c *app.Context, from game.State, actions []game.Action) string {
	words := t.words(c)
	on := c.Games.Tables[words.Info.ID]
	if len(actions) == 1 && actions[0].Obj == [3]game.Ref{} && from.Asking().Phase != "" {
		return words.T("result.turning.nothing")
	}
	short := on.Style().ShortTurns // and the steps do without saying so
	if n := len(actions) - 1; n > 0 && !short && actions[n].Obj == [3]game.Ref{} {
		actions = actions[:n]
	}
	steps := texttwin.StepsOf(on, words, from, actions)
	if left := len(steps) - mostSteps + 1; left > 1 && !short {
		steps = append(steps[:mostSteps-1:mostSteps-1], words.T("result.turning.more", "n", left))
	}
	return strings.Join(steps, ", ")
}
