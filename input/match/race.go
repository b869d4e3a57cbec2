package match

import (
	"slices"
	"strconv"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/motion"
	"serenissima/render/table"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// A runner is a seat in the race of a scoring.
type runner struct {
	seat             game.Player
	had, paid, comes int
	known            bool // had is no secret
	rank             int  // by what has been paid so far; zero if anybody's money is secret
}

// sum is what the seat has by now, as far as that is known.
func (r *runner) sum() int { return r.had + r.paid }

// race lists the seats of a scoring that is being shown.
func race(on table.Table, s motion.Scoring, seats int) []runner {
	list := make([]runner, seats)
	secret := false
	for i := range list {
		r := &list[i]
		r.seat = game.Player(i + 1)
		if r.known = on.Holdings(s.Before, r.seat).Known; r.known {
			r.had = int(s.Before.Result().Score[r.seat])
		} else {
			secret = true
		}
	}
	for _, ev := range s.Paid {
		list[ev.To.ID-1].paid += int(ev.N)
	}
	for _, ev := range s.Come {
		list[ev.To.ID-1].comes += int(ev.N)
	}
	for i := range list {
		if !secret {
			list[i].rank = 1 + len(slices.DeleteFunc(slices.Clone(list), func(x runner) bool { return x.sum() <= list[i].sum() }))
		}
	}
	return list
}

// viewRace shows a scoring as a race in the place of the bar: what each seat had, what it
// has been paid, and what is still to come.
func viewRace(words *lang.Catalog, l *display.List, v *table.View, list []runner) {
	most := 1
	for i := range list {
		most = max(most, list[i].sum()+list[i].comes)
	}
	l.Fill(v.Frame.Bar, 0, theme.Wood)
	l.Fill(v.Frame.Bar.Row(v.Frame.Bar.Y, 2), 0, theme.Gilt)
	l.Hit(display.Hit{Rect: v.Frame.Bar}) // a click skips, as on the chart
	gap, columns := 6*v.Frame.Unit, 1
	r := v.Frame.Bar.Inset(gap)
	if v.Frame.Shape == layout.Small {
		columns = 2
	} else {
		viewRaceTitle(words, l, v)
		top := v.Frame.Hint.Y + v.Frame.Hint.H + gap
		r.Y, r.H = top, r.Y+r.H-top
	}
	rows := (len(list) + columns - 1) / columns
	w, h := (r.W-gap*float64(columns-1))/float64(columns), min(r.H/float64(rows), 52*v.Frame.Unit)
	for i := range list {
		at := display.Rect{X: r.X + float64(i%columns)*(w+gap), Y: r.Y + float64(i/columns)*h, W: w, H: h - 0.4*gap}
		viewRunner(l, v, at, &list[i], most)
	}
}

// viewRaceTitle says in the place of the thing at work what the bars mean.
func viewRaceTitle(words *lang.Catalog, l *display.List, v *table.View) {
	u, r := v.Frame.Unit, v.Frame.Subject
	r.H = min(r.H, v.Frame.Hint.Y+v.Frame.Hint.H-r.Y)
	if v.Frame.Shape == layout.Tall {
		r.H = v.Frame.Subject.H
	}
	title := words.T("scoring.title")
	widget.Line(l, r.CutLeft(display.Measure(title, display.Caps, 24*u)+12*u), title, display.TextStyle{Font: display.Caps, Size: 24 * u, Color: theme.Gold})
	widget.Text(l, r, words.T("scoring.about"), display.TextStyle{Font: display.Italic, Size: 15 * u, Color: theme.Cream})
}

// viewRunner shows a seat in the race; most is as much as anybody will have.
func viewRunner(l *display.List, v *table.View, r display.Rect, x *runner, most int) {
	u, colour := v.Frame.Unit, v.Colour(x.seat)
	size := min(22*u, 0.6*r.H)
	if x.rank > 0 {
		widget.Line(l, r.Column(r.X, 1.2*size), strconv.Itoa(x.rank), display.TextStyle{Font: display.SansBold, Size: size, Align: display.Center, Color: theme.Gold})
	}
	shield := display.Point{X: r.X + 2*size, Y: r.Center().Y}
	kit.AppendShield(l, shield, min(30*u, 0.86*r.H), colour)
	left, sumW := shield.X+size, 3*size
	if name := min(130*u, 0.24*r.W); r.W > 420*u {
		widget.Line(l, r.Column(left, name), v.Seats[x.seat-1].Name, display.TextStyle{Font: display.Caps, Size: size, Color: theme.Cream})
		left += name
	}
	sum := strconv.Itoa(x.sum())
	if !x.known {
		sum = "+" + strconv.Itoa(x.paid)
	}
	widget.Line(l, r.CutRight(sumW), sum, display.TextStyle{Font: display.SansBold, Size: 1.1 * size, Align: display.Right, Color: theme.Cream})
	track := display.Rect{X: left + 4*u, Y: r.Y + 0.14*r.H, W: r.X + r.W - left - 8*u, H: 0.72 * r.H}
	l.Fill(track, 3*u, theme.ButtonOff)
	scale := track.W / float64(most)
	cell := track.Column(track.X, float64(x.had)*scale)
	if x.had > 0 {
		kit.AppendCloth(l, cell, colour)
	}
	cell.X, cell.W = cell.X+cell.W, float64(x.paid)*scale
	l.Fill(cell, 0, theme.Gold)
	if gain := "+" + strconv.Itoa(x.paid); x.paid > 0 && x.known && display.Measure(gain, display.SansBold, 0.8*size)+4 < cell.W {
		widget.Line(l, cell, gain, display.TextStyle{Font: display.SansBold, Size: 0.8 * size, Align: display.Center, Color: theme.Ink})
	}
	cell.X, cell.W = cell.X+cell.W, float64(x.comes)*scale
	if x.comes > 0 {
		l.Stroke(cell.Inset(1), 2*u, 1.5, theme.Gold)
	}
}
