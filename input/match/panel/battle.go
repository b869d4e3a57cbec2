package panel

import (
	"strconv"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/input/match/history"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// A Battle is what the bar shows of a fight: what one must know to fight on or to stop.
type Battle struct {
	table table.Table
	words *lang.Words
	l     *display.List
	v     *table.View
	fight *table.Fight
	told  history.Rounds // of it, none before it begins
}

// NewBattle is what is appended of a fight after some rounds.
func NewBattle(d table.Desk, l *display.List, f *table.Fight, told history.Rounds) *Battle {
	return &Battle{table: d.Table(), words: d.Words(), l: l, v: d.View(), fight: f, told: told}
}

// OddsRect is where the odds lie: beside the answers, on the hint of a small frame, or over
// the panels at the bottom of an upright one.
func OddsRect(v *table.View, hint display.Rect) display.Rect {
	f, u := &v.Frame, v.Frame.Unit
	switch f.Shape {
	case layout.Small:
		return hint
	case layout.Tall:
		r := f.Hint
		r.H = 100 * u
		r.Y = f.Bottom - r.H - 8*u
		return r
	}
	r := f.BesideEnd()
	if f.Left {
		return r.CutRight(r.W * OddsShare)
	}
	return r.CutLeft(r.W * OddsShare)
}

// OddsShare is how much of the place of the buttons the odds take in a wide frame.
const OddsShare = 0.46

// Sides shows both sides in the place of the thing at work, side by side or one below the
// other.
func (b *Battle) Sides() {
	r, u := b.v.Frame.Subject, b.v.Frame.Unit
	if b.v.Frame.Shape == layout.Small {
		r = r.Inset(4 * u)
		for i := range b.fight.Sides {
			b.strip(i, r.Row(r.Y+float64(i)*r.H/2, r.H/2))
		}
		return
	}
	gap := 28 * u
	half := (r.W - gap) / 2
	widget.Icon(b.l, "crossed-swords", r.Center(), gap, theme.Gold)
	for i := range b.fight.Sides {
		b.side(i, r.Column(r.X+float64(i)*(half+gap), half))
	}
}

// side shows one side: who, the crew with the dead crossed out, the dice of the last round,
// and how many there are in the next.
func (b *Battle) side(i int, r display.Rect) {
	side := &b.fight.Sides[i]
	u, colour := b.v.Frame.Unit, b.v.Colour(side.By)
	rest := r
	name := rest.CutTop(26 * u)
	name.CutLeft(30 * u)
	kit.AppendShield(b.l, display.Point{X: r.X + 13*u, Y: name.Center().Y}, 24*u, colour)
	title, next := b.v.Name(side.What), b.words.Line("fight.dice", "n", side.Value)
	var crew display.Rect
	dice := rest
	if r.W > 2.4*r.H { // a flat place: all else in one row
		crew = dice.CutLeft(0.42 * rest.W)
		widget.Line(b.l, name.CutRight(0.5*name.W), next, display.TextStyle{Font: display.SansSmall, Size: 15 * u, Align: display.Right, Color: theme.Cream})
	} else {
		h := rest.H
		crew, dice = rest.CutTop(0.31*h), rest.CutTop(0.44*h)
		widget.Line(b.l, rest, next, display.TextStyle{Font: display.SansSmall, Size: 15 * u, Color: theme.Cream})
	}
	widget.Line(b.l, name, title, display.TextStyle{Font: display.Caps, Size: 19 * u, Color: theme.Gold})
	b.crew(i, crew)
	b.dice(i, dice)
}

// strip shows one side in a low row.
func (b *Battle) strip(i int, r display.Rect) {
	u, side := b.v.Frame.Unit, &b.fight.Sides[i]
	b.table.Stage(b.v).Piece(b.l, display.Point{X: r.X + 15*u, Y: r.Center().Y}, 27*u, side.What)
	livery := theme.LiveryOf(b.v.Colour(side.By))
	value := display.Point{X: r.X + r.W - 16*u, Y: r.Center().Y} // the words have no room
	b.l.Disc(value.X, value.Y, 12*u, livery.Main)
	b.l.Ring(value.X, value.Y, 12*u, 1.5*u, theme.Gold)
	widget.Line(b.l, r.Column(value.X-12*u, 24*u), strconv.Itoa(side.Value), display.TextStyle{Font: display.Caps, Size: 17 * u, Align: display.Center, Color: livery.Ink})
	room := r.W - 34*u - 34*u
	crew := r.Column(r.X+34*u, 0.48*room)
	b.crew(i, crew)
	b.dice(i, r.Column(crew.X+crew.W, room-crew.W-4*u))
}

// crew shows the sailors of a side, those that the last round killed crossed out.
func (b *Battle) crew(i int, r display.Rect) {
	side := &b.fight.Sides[i]
	n := side.Sailors + b.told.Lost[i]
	step := min(0.9*r.H, r.W/float64(max(1, n)))
	for j := range n {
		at := display.Point{X: r.X + (float64(j)+0.5)*step, Y: r.Center().Y}
		kit.AppendPeg(b.l, at, 0.42*step, b.v.Colour(side.By))
		if j >= side.Sailors {
			kit.AppendCross(b.l, at, 0.46*step)
		}
	}
}

// dice shows what a side threw in the last round, or before the first how many it will throw.
func (b *Battle) dice(i int, r display.Rect) {
	throw := b.told.Throws[i]
	faces := make([]int, b.fight.Sides[i].Value)
	if throw.Kind == game.Rolled {
		faces = b.table.Stage(b.v).Faces(throw.What, int(throw.N))
	}
	step := min(0.98*r.H, r.W/float64(max(1, len(faces))))
	for j, hits := range faces {
		at := display.Point{X: r.X + (float64(j)+0.5)*step, Y: r.Center().Y}
		kit.AppendDie(b.l, at, 0.8*step, hits, tilts[j%len(tilts)], b.v.Colour(b.fight.Sides[i].By))
	}
}

// tilts are how dice lie, in radians.
var tilts = [...]float64{-0.07, 0.05, 0.09, -0.04, 0.02}

// Odds shows what fighting on to the end leads to: a bar, and in words what has room. The question lies in the
// place of the hint.
func (b *Battle) Odds(hint display.Rect) {
	words, f, u := b.words, b.fight, b.v.Frame.Unit
	r := OddsRect(b.v, hint)
	if b.v.Frame.Shape == layout.Small { // below the question
		b.chances(display.Rect{X: r.X + 10*u, Y: r.Y + r.H - 28*u, W: r.W - 20*u, H: 22 * u})
		return
	}
	widget.Paper(b.l, r)
	in := r.Inset(9 * u)
	title := in.Row(in.Y-3*u, 20*u)
	exact, heading := words.Line("fight.exact"), words.Line("fight.to-end", "seat", game.Seat(f.Sides[0].By))
	if display.Measure(exact, display.Italic, 15*u)+display.Measure(heading, display.Caps, 16*u)+12*u < title.W {
		widget.Line(b.l, title, exact, display.TextStyle{Font: display.Italic, Size: 15 * u, Align: display.Right, Color: theme.Brown})
	}
	widget.Line(b.l, title, heading, display.TextStyle{Font: display.Caps, Size: 16 * u, Color: theme.Rubric})
	bar := in.Row(title.Y+title.H+2*u, 24*u)
	b.chances(bar)
	rest := in.Row(bar.Y+bar.H+2*u, r.Y+r.H-bar.Y-bar.H-6*u)
	both := words.Line("fight.rest", "both", words.Percent(f.Both), "loss", words.Percent(f.Loss), "ship", f.Sides[0].What)
	next := words.Line("fight.next", "target", f.Sides[1].What, "seat", game.Seat(f.Sides[0].By), "falls", words.Percent(f.Falls), "loses", words.Percent(f.Loses))
	text := both + "\n" + next
	if widget.Height(text, display.SansSmall, widget.MinText, rest.W) > rest.H {
		text = both
	}
	widget.Text(b.l, rest, text, display.TextStyle{Font: display.SansSmall, Size: 15 * u, Color: theme.Ink})
}

// chances is the bar: victory, the fall of both, defeat.
func (b *Battle) chances(bar display.Rect) {
	words, f, u := b.words, b.fight, b.v.Frame.Unit
	x, size := bar.X, min(16*u, 0.68*bar.H)
	for i, part := range []struct {
		share float64
		side  *table.Side // nil: both fall
	}{{f.Win, &f.Sides[0]}, {f.Both, nil}, {f.Loss, &f.Sides[1]}} {
		cell := bar.Column(x, bar.W*part.share)
		x += cell.W
		fill, ink := theme.PaperRim, theme.Ink
		if part.side == nil {
			b.l.Fill(cell, 0, fill)
		} else {
			colour := b.v.Colour(part.side.By)
			fill, ink = theme.LiveryOf(colour).Main, theme.LiveryOf(colour).Ink
			kit.AppendCloth(b.l, cell, colour)
		}
		text := words.T("percent", "n", words.Percent(part.share))
		full := text
		switch i {
		case 0:
			full = words.Line("fight.win", "target", f.Sides[1].What, "percent", words.Percent(part.share))
		case 2:
			full = words.Line("fight.loss", "ship", f.Sides[0].What, "percent", words.Percent(part.share))
		}
		if display.Measure(full, display.SansBold, size)+20*u < cell.W {
			text = full
		}
		w := display.Measure(text, display.SansBold, size)
		if cell.W <= w+6 {
			continue
		}
		plain := display.Rect{W: min(cell.W, w+16*u), H: 0.8 * cell.H} // letters on a pattern could not be read
		plain.X, plain.Y = cell.Center().X-plain.W/2, cell.Center().Y-plain.H/2
		b.l.Fill(plain, 3*u, fill)
		widget.Line(b.l, cell, text, display.TextStyle{Font: display.SansBold, Size: size, Align: display.Center, Color: ink})
	}
	b.l.Stroke(bar, 4*u, 1.5, theme.Ink)
}
