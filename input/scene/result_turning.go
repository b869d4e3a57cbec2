package scene

import (
	"strings"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/render/op"
	"serenissima/render/table/pieces"
	"serenissima/render/theme"
	"serenissima/render/ui"
)

// Resting implements Restful: a review may be going on.
func (r *Result) Resting() bool { return r.Page.Resting() && (r.review == nil || r.review.Done()) }

// A point is a line about an activation that gained or lost much.
type point struct {
	ducats int
	text   string
}

// turningPoints appends for each player what gained most and what lost most, as
// far as it is worth a ducat.
func (r *Result) turningPoints(c *Context, l *op.List, box op.Rect) float64 {
	if r.review == nil {
		return box.Y - 14*c.Unit()
	}
	u, size := c.Unit(), 15*c.Unit()
	ui.Heading(l, op.Rect{X: box.X, Y: box.Y, W: box.W, H: 28 * u}, c.Lang.T("result.turning"), 20*u, op.Left)
	y := box.Y + 32*u
	if !r.review.Done() {
		return note(c, l, box, y, c.Lang.T("result.turning.wait"))
	}
	y = note(c, l, box, y, c.Lang.T("result.turning.about"))
	words := c.Lang.Words(r.match.Rules().Info(), nil)
	for _, s := range r.standings {
		points := r.points(words, s.Seat)
		if len(points) == 0 {
			continue
		}
		l.Fill(op.Rect{X: box.X, Y: y, W: box.W, H: 1}, 0, theme.PaperLine)
		y += 5 * u
		pieces.AppendShield(l, op.Point{X: box.X + 16*u, Y: y + 14*u}, 26*u, s.Colour)
		for _, p := range points {
			ink := theme.Good
			if p.ducats < 0 {
				ink = theme.Rubric
			}
			text := op.Rect{X: box.X + 90*u, Y: y, W: box.W - 90*u}
			text.H = max(26*u, ui.Height(p.text, op.Sans, size, text.W)+4*u)
			ui.Line(l, op.Rect{X: box.X + 34*u, Y: y, W: 46 * u, H: text.H}, Amount(c, p.ducats, false),
				op.TextStyle{Font: op.SansBold, Size: 17 * u, Align: op.Right, Color: ink})
			ui.Text(l, text, p.text, op.TextStyle{Font: op.Sans, Size: size, Color: theme.Ink})
			y += text.H + 2*u
		}
		y += 3 * u
	}
	return y
}

// points tells the turning points of a seat.
func (r *Result) points(words *lang.Words, seat game.Player) (points []point) {
	best, worst := &r.review.Best[seat], &r.review.Worst[seat]
	if n := Ducats(best.Worth); n > 0 {
		text := words.T("result.turning.point", "turn", best.turn, "ship", words.Title(best.ship), "steps", r.told(words, best.steps))
		points = append(points, point{n, text})
	}
	if n := Ducats(worst.Loss); n > 0 {
		text := words.T("result.turning.better", "turn", worst.turn, "ship", words.Title(worst.ship),
			"steps", r.told(words, worst.steps), "better", r.told(words, worst.better))
		points = append(points, point{-n, text})
	}
	return points
}

// mostSteps is how many steps of an activation are told.
const mostSteps = 4

// told tells actions in one sentence without full stop. That they end goes without
// saying, unless that is all.
func (r *Result) told(words *lang.Words, actions []game.Action) string {
	if n := len(actions) - 1; n > 0 && actions[n].Obj == [3]game.Ref{} {
		actions = actions[:n]
	}
	steps := InSteps(words, actions)
	if left := len(steps) - mostSteps + 1; left > 1 {
		steps = append(steps[:mostSteps-1:mostSteps-1], words.T("result.turning.more", "n", left))
	}
	return strings.Join(steps, ", ")
}
