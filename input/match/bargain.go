package match

import (
	"math"

	"serenissima/assets/lang"
	"serenissima/input/app"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// A bargain is shown by a ribbon of its steps, the open one in gold, and by a balance: in one pan lies the
// thing with the most that it brings, in the other the sum.

// The measures of ribbon and balance at unit one.
const (
	ribbonLine    = 26 // a step of one line of words
	ribbonWords   = 14
	ribbonPoint   = 8 // how far a step reaches into the next
	balanceRoom   = 96
	balanceWidth  = 160
	mostCoinsLaid = 8
)

// ribbonHeight is how high the steps of a bargain are in a row so wide: one line, or two where one of
// them has no room for its words.
func ribbonHeight(words *lang.Words, steps []table.Step, width, u float64) float64 {
	if len(steps) == 0 {
		return 0
	}
	for _, x := range steps {
		if !display.Fits(words.Line("sum."+x.Key, x.Args...), display.Caps, max(widget.MinText, 0.8*ribbonWords*u), stepWords(display.Rect{W: width / float64(len(steps)), H: ribbonLine * u}, u).W) {
			return 1.6 * ribbonLine * u
		}
	}
	return ribbonLine * u
}

// stepWords is where the words of a step stand, beside the shield of its seat.
func stepWords(r display.Rect, u float64) display.Rect {
	shield := min(r.H, ribbonLine*u)
	r.X, r.W = r.X+ribbonPoint*u+shield, r.W-2*ribbonPoint*u-shield
	return r
}

// viewRibbon appends the steps of a bargain: what has been said, the step that is open, and what may
// follow.
func (p *panels) viewRibbon(c *app.Context, l *display.List, r display.Rect, v *table.View, returns *table.Returns) {
	u, words := v.Frame.Unit, p.play.words(c)
	cells := r.Columns(len(returns.Steps), 0)
	for i := len(cells) - 1; i >= 0; i-- { // each reaches into the next
		x, cell, ground := returns.Steps[i], cells[i], theme.PaperLine
		if i == returns.Step {
			ground = theme.Gold
		}
		end := display.Point{X: cell.X + cell.W, Y: cell.Center().Y}
		if i < len(cells)-1 {
			l.Shape(stepPoint, end.X+2.5*u, end.Y, cell.H, theme.Paper)
			l.Shape(stepPoint, end.X, end.Y, cell.H, ground)
		}
		l.Fill(cell, 0, ground)
		text := stepWords(cell, u)
		kit.AppendShield(l, display.Point{X: text.X - 0.5*ribbonLine*u, Y: cell.Center().Y}, 0.74*ribbonLine*u, v.Colour(x.By))
		widget.Text(l, text, words.Line("sum."+x.Key, x.Args...), display.TextStyle{Font: display.Caps, Size: ribbonWords * u, Color: theme.Ink})
	}
}

// stepPoint is the point of a step to its right, for a step that is one high.
var stepPoint = &display.Path{Name: "point of a step", Rings: [][]display.Point{{{Y: -0.5}, {X: 0.32}, {Y: 0.5}}}}

// best is the place that pays most, with what it pays; the zero Return if none is listed.
func best(r *table.Returns) (most table.Return) {
	for _, x := range r.List {
		if x.N > most.N {
			most = x
		}
	}
	return most
}

// tilt is how far a balance leans to the side of the sum, from -1 to 1, for the most that the thing brings.
func tilt(r *table.Returns, paid int) float64 {
	worth := best(r).N
	return float64(paid-worth) / float64(max(1, paid, worth))
}

// leaning is how far the balance is to lean for the sum that is chosen.
func (p *answers) leaning() float64 {
	if p.returns() == nil {
		return 0
	}
	return tilt(p.returns(), p.stepper.Value())
}

// swing lets a tick pass in which the balance comes nearer to where it is to lean, or comes there if
// nothing is to move.
func (p *answers) swing(still bool) {
	const pace, near = 0.16, 0.004
	to := p.leaning()
	if p.lean += pace * (to - p.lean); still || math.Abs(to-p.lean) < near {
		p.lean = to
	}
}

// viewBalance appends the balance: what the thing brings at best, and where, against the sum.
func (p *panels) viewBalance(c *app.Context, l *display.List, r display.Rect, v *table.View, returns *table.Returns, paid int, lean float64) {
	u, words := v.Frame.Unit, p.play.words(c)
	foot := 14 * u // of the words below the ground
	left, right, k := kit.AppendBalance(l, display.Rect{X: r.X, Y: r.Y, W: r.W, H: r.H - foot}, lean)
	p.play.table.Stage(v).Piece(l, display.Point{X: left.X, Y: left.Y - 9*k}, 20*k, returns.Thing)
	coin := display.Rect{W: 19 * k, H: 4.5 * k}
	for i := range min(mostCoinsLaid, int(math.Ceil(float64(paid)/100))) {
		coin.X, coin.Y = right.X-coin.W+float64(i%2)*coin.W, right.Y-float64(i/2+1)*coin.H
		l.Fill(coin, 0.3*coin.H, theme.Wares["gold"].Cube)
		l.Stroke(coin, 0.3*coin.H, max(0.8, 0.7*k), theme.Coin)
	}
	most, key := best(returns), "play.net.gets"
	if returns.Net {
		key = "play.net.pays"
	}
	side := min(r.W/2-24*k, 40*k+60*u)
	for i, x := range []struct {
		n    int
		name string
	}{{most.N, words.Title(most.Place)}, {paid, c.Lang.T(key)}} {
		at := display.Rect{X: r.Center().X - 24*k - side + float64(i)*(48*k+side), Y: r.Y + r.H - foot - 23*k, W: side, H: max(widget.MinText+2, 23*k)}
		widget.Line(l, at, c.Lang.Number(x.n), display.TextStyle{Font: display.SansBold, Size: min(16*u, at.H), Align: display.Center, Color: theme.Ink})
		at.Y, at.H = at.Y+at.H, foot
		if display.Fits(x.name, display.SansSmall, widget.MinText, side) {
			widget.Line(l, at, x.name, display.TextStyle{Font: display.SansSmall, Size: 13 * u, Align: display.Center, Color: theme.Brown})
		}
	}
}
