package match

import (
	"serenissima/assets/lang"
	"serenissima/input/app"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
	"serenissima/render/table/kit"
	"serenissima/render/texttwin"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// What a thing brings is listed beside the stepper while a sum is named, later on a paper over the
// chart, and on a phone on its side at the answer that means to buy or to sell it.

// returnRow is the height of a line of what a thing brings, at unit one.
const returnRow = 27

// returns are what the thing that is asked about brings, nil for nothing.
func (p *answers) returns() *table.Returns {
	if p.sum == nil {
		return nil
	}
	return p.sum.Returns
}

// layoutSum puts the stepper below the heading, and what the thing brings or what was named before,
// which is so high, beside it, or below it where there is no room. A balance stands between them; on a
// phone on its side there may be none, and what the thing brings always lies beside the stepper.
func (p *answers) layoutSum(at *answersLayout, below func(h float64) display.Rect, w widget.Window, past float64, lying, balance bool) {
	u, inner := w.Unit, at.panel.W-2*answersPad*w.Unit
	list, more := past, &at.past
	r := p.returns()
	if r != nil {
		list, more = returnsHeight(r, u), &at.returns
	}
	switch half := (inner - 24*u) / 2; {
	case list == 0:
		at.stepper = below(p.stepper.Height(w, inner))
	case inner < 624*u && !(lying && r != nil):
		at.stepper = below(p.stepper.Height(w, inner))
		if balance {
			at.balance = below(balanceRoom * u)
		}
		*more = below(list)
	default:
		left := half
		wide := half - min(balanceWidth*u, 0.4*half) - answersGap*u
		if balance = balance && wide >= leastStepper*u; !balance {
			if wide = half; lying && r != nil { // the names of places need more
				left, wide = 0.84*half, 0.84*half
			}
		}
		at.stepper = below(max(list, p.stepper.Height(w, wide)))
		*more = at.stepper
		more.H = list
		at.stepper.W, more.W = wide, 2*half-left
		more.X += left + 24*u
		if balance {
			at.balance = display.Rect{X: at.stepper.X + wide + answersGap*u, Y: at.stepper.Y, W: left - wide - answersGap*u, H: list}
		}
	}
}

// returnsHeight is how high the list is of what a thing brings.
func returnsHeight(r *table.Returns, u float64) float64 {
	return (1 + float64(len(r.List))) * returnRow * u
}

// viewStandingReturns appends the paper with what the thing brings that a question is about in which
// no sum is named.
func (p *panels) viewStandingReturns(c *app.Context, l *display.List, v *table.View) {
	r, u := p.play.now.Controls.Returns, v.Frame.Unit
	if r == nil {
		return
	}
	pad, gap, room, small := answersPad*u, answersGap*u, whole(v), v.Frame.Shape == layout.Small
	balance, list := display.Rect{W: balanceWidth * u, H: balanceRoom * u}, display.Rect{W: standingReturnsWidth * u, H: returnsHeight(r, u)}
	switch v.Frame.Shape {
	case layout.Small: // the answers say what it brings
		left, right := p.besideAnswers(v)
		room = display.Rect{X: left, Y: v.Frame.Board.Y, W: right - left, H: v.Frame.Bar.Y - v.Frame.Board.Y}
		pad, list = 0.6*pad, display.Rect{W: min(standingReturnsWidth*u, room.W-16*u-2*pad)}
		balance.W = list.W
	case layout.Tall: // the players stay in sight
		room.Y, room.H = room.Y+v.Frame.CoverTop, room.H-v.Frame.CoverTop
		list.W = room.W - 16*u - 2*pad
		balance.W, list.Y = list.W, balance.H+gap
	default:
		balance.X = list.W + 2*gap
		balance.H = list.H
	}
	width := max(list.W, balance.X+balance.W)
	ribbon := display.Rect{W: width, H: ribbonHeight(p.play.words(c), r.Steps, width, u)}
	top := ribbon.H + gap
	if small && top+balance.H+1.5*pad > mostCovered*room.H {
		balance.H, top = 0, ribbon.H
	}
	panel := p.lay(v, display.Rect{W: width + 2*pad, H: top + max(list.Y+list.H, balance.H) + 1.5*pad}, room)
	widget.Paper(l, panel)
	for _, x := range []*display.Rect{&ribbon, &balance, &list} {
		x.X, x.Y = x.X+panel.X+pad, x.Y+panel.Y+0.75*pad
	}
	balance.Y, list.Y = balance.Y+top, list.Y+top
	p.viewRibbon(c, l, ribbon, v, r)
	if balance.H > 0 {
		p.viewBalance(c, l, balance, v, r, r.Sum, tilt(r, r.Sum))
	}
	if !small {
		p.viewReturns(c, l, list, v, r, r.Sum)
	}
}

// mostCovered is the share of the chart of a phone on its side, in its height, that a paper may cover.
const mostCovered = 0.6

// standingReturnsWidth is how wide the list on that paper is at unit one.
const standingReturnsWidth = 394

// standingRemarks are the same for an answer on a phone on its side, each place a remark.
func (p *panels) standingRemarks(v *table.View, words *lang.Words) (list []widget.Remark) {
	if r := p.play.now.Controls.Returns; r != nil && v.Frame.Shape == layout.Small {
		for _, x := range r.List {
			list = append(list, widget.Remark{Text: texttwin.Return(words, x)})
		}
	}
	return list
}

// viewReturns appends what a thing brings, a place a line: whose the place is, its name, how
// far it is, what is paid there, and what of it is left once the sum is paid.
func (p *panels) viewReturns(c *app.Context, l *display.List, r display.Rect, v *table.View, returns *table.Returns, paid int) {
	u, words := v.Frame.Unit, p.play.words(c)
	row := display.Rect{X: r.X, Y: r.Y, W: r.W, H: returnRow * u}
	sum, left := 62*u, 0.0
	if returns.Net {
		left = 74 * u
	}
	column := func(x, w float64) display.Rect { return display.Rect{X: row.X + row.W - x, Y: row.Y, W: w, H: row.H} }
	title := lang.Capital(words.Line("sum."+returns.Name.Key, returns.Name.Args...))
	widget.Line(l, display.Rect{X: row.X, Y: row.Y, W: row.W - left - 6*u, H: row.H}, title, display.TextStyle{Font: display.Caps, Size: 16 * u, Color: theme.Rubric})
	if returns.Net {
		widget.Line(l, column(left, left), c.Lang.T("play.net", "n", paid), display.TextStyle{Font: display.Sans, Size: 14 * u, Align: display.Right, Color: theme.Brown})
	}
	share := 0.44 // of the line that a name has
	for _, x := range returns.List {
		if !display.Fits(words.Title(x.Place), display.Caps, widget.MinText, (row.W-sum-left)*share-24*u) {
			share = 0.58
		}
	}
	for _, x := range returns.List {
		row.Y += row.H
		l.Fill(display.Rect{X: row.X, Y: row.Y, W: row.W, H: max(1, u)}, 0, theme.PaperLine)
		name := display.Rect{X: row.X, Y: row.Y, W: (row.W - sum - left) * share, H: row.H}
		if owner := p.play.table.Facts(p.play.now.View, x.Place).Owner; owner > 0 {
			kit.AppendShield(l, display.Point{X: row.X + 10*u, Y: row.Y + row.H/2}, row.H*0.8, v.Colour(owner))
		}
		name.X, name.W = name.X+24*u, name.W-24*u
		widget.Line(l, name, words.Title(x.Place), display.TextStyle{Font: display.Caps, Size: 16 * u, Color: theme.Ink})
		about := display.Rect{X: name.X + name.W + 6*u, Y: row.Y, W: (row.W-sum-left)*(1-share) - 12*u, H: row.H}
		widget.Line(l, about, words.Line("sum."+x.About.Key, x.About.Args...), display.TextStyle{Font: display.Sans, Size: 14 * u, Color: theme.Brown})
		widget.Line(l, column(left+sum, sum), c.Lang.Number(x.N), display.TextStyle{Font: display.SansBold, Size: 16 * u, Align: display.Right, Color: theme.Ink})
		if returns.Net {
			net, ink := x.N-paid, theme.Good
			if net <= 0 {
				ink = theme.Danger
			}
			widget.Line(l, column(left, left), app.Amount(c, net, false), display.TextStyle{Font: display.SansBold, Size: 16 * u, Align: display.Right, Color: ink})
		}
		l.Hit(display.Hit{Rect: row, Target: display.Target{Ref: x.Place}})
	}
}
