package match

import (
	"image/color"
	"slices"
	"strconv"

	"serenissima/game"
	"serenissima/input/scene"
	"serenissima/render/op"
	"serenissima/render/table"
	"serenissima/render/table/pieces"
	"serenissima/render/theme"
	"serenissima/render/twin"
	"serenissima/render/ui"
)

// The rounds of the last fight, as they were told.
type rounds struct {
	n      int
	throws [2]game.Event // of the last one, the attacker's first
	lost   [2]int        // sailors that it cost the attacker and the defender
	half   bool          // the attacker's dice have been told, the defender's not
}

// note takes up what is told of a fight.
func (r *rounds) note(on table.Table, ev game.Event) {
	switch meaning := on.Meaning(ev).Kind; {
	case meaning == table.Attack:
		*r = rounds{}
	case meaning == table.Throw && !r.half:
		*r = rounds{n: r.n + 1, half: true, throws: [2]game.Event{ev}}
	case meaning == table.Throw:
		r.throws[1], r.half = ev, false
	case meaning == table.Losses && r.n > 0:
		for i := range r.throws {
			if r.throws[i].From == ev.From {
				r.lost[i] = int(ev.N)
			}
		}
	}
}

// A battle is the sheet on which a fight is laid out: what one must know to
// fight on or to stop.
type battle struct {
	play  *Play
	c     *scene.Context
	l     *op.List
	v     *table.View
	fight *table.Fight
	sheet op.Rect
	form  battleForm
	k     float64 // pixels of a unit of the sheet
}

// A battleForm is how the sheet is divided, in its own units.
type battleForm struct {
	w, h   float64
	low    bool    // the galleys are smaller, the dice beside them
	upper  float64 // where the first side begins
	below  float64 // how much lower the second side is; zero: beside it
	sideW  float64
	bottom float64 // what chances and answers take
}

// The forms: beside each other, the same on low screens, one below the other on
// upright phones.
var (
	battleWide    = battleForm{w: 752, h: 560, upper: 112, sideW: 332, bottom: 190}
	battleLow     = battleForm{w: 752, h: 402, low: true, upper: 66, sideW: 332, bottom: 190}
	battleUpright = battleForm{w: 400, h: 640, low: true, upper: 70, below: 158, sideW: 344, bottom: 260}
)

// viewBattle shows a fight: crews, dice, chances, and the two answers.
func (p *panels) viewBattle(c *scene.Context, l *op.List, v *table.View, f *table.Fight) {
	ui.Scrim(l, op.Rect{W: v.Frame.Size.X, H: v.Frame.Size.Y})
	screen := p.play.tutorial.room(c, v)
	b := battle{play: p.play, c: c, l: l, v: v, fight: f}
	fits := func(f battleForm) float64 {
		return min(v.Frame.Unit, (screen.W-12)/f.w, (screen.H-12)/f.h)
	}
	b.form = battleWide
	if fits(b.form) < 0.8*v.Frame.Unit {
		b.form = battleLow
	}
	if fits(battleUpright) > 1.2*fits(b.form) {
		b.form = battleUpright
	}
	b.k = fits(b.form)
	b.sheet = op.Rect{W: b.form.w * b.k, H: b.form.h * b.k}
	b.sheet.X, b.sheet.Y = screen.X+(screen.W-b.sheet.W)/2, screen.Y+(screen.H-b.sheet.H)/2
	ui.Paper(l, b.sheet)
	b.head()
	for i := range f.Sides {
		b.side(i)
	}
	b.chances()
	b.answers()
}

// at is a rectangle in units of the sheet.
func (b *battle) at(x, y, w, h float64) op.Rect {
	return op.Rect{X: b.sheet.X + x*b.k, Y: b.sheet.Y + y*b.k, W: w * b.k, H: h * b.k}
}

func (b *battle) line(r op.Rect, text string, f op.FontID, size float64, align op.Align, c color.NRGBA) {
	ui.Line(b.l, r, text, f, size*b.k, align, c)
}

func (b *battle) head() {
	words, battleW := b.play.words(b.c), b.form.w
	y := 8.0
	if !b.form.low {
		ui.Icon(b.l, "crossed-swords", b.at(0, 12, battleW, 36).Center(), 36*b.k, theme.Rubric)
		y = 50
	}
	b.line(b.at(56, y, battleW-112, 32), words.Line("fight.title", "area", b.fight.Where), op.Caps, 26, op.Center, theme.Rubric)
	b.play.advice.viewAsk(b.c, b.l, b.at(battleW-54, 8, 42, 36))
	story := words.Line("fight.round", "n", b.play.chronicle.rolled.n, "by", game.Seat(b.fight.Sides[0].By), "target", b.fight.Sides[1].What)
	b.line(b.at(16, y+32, battleW-32, 22), story, op.Sans, 16, op.Center, theme.Ink)
}

// side shows one side: who, with what, the value of the next round, the crew
// with the dead crossed out, and the dice of the last round.
func (b *battle) side(i int) {
	words, side := b.play.words(b.c), &b.fight.Sides[i]
	colour := b.v.Colour(side.By)
	livery := theme.LiveryOf(colour)
	low, w := b.form.low, b.form.sideW
	x, y := 28+(b.form.w/2-12)*float64(i), b.form.upper
	if b.form.below > 0 {
		x, y = 28, b.form.upper+b.form.below*float64(i)
	}
	role := "fight." + [2]string{"attacker", "defender"}[i]
	pieces.AppendShield(b.l, b.at(x, y, 36, 40).Center(), 38*b.k, colour)
	b.line(b.at(x+46, y-2, w-132, 24), b.v.Seats[side.By-1].Name, op.Caps, 19, op.Left, theme.Ink)
	b.line(b.at(x+46, y+21, w-132, 20), words.Line(role, "ship", side.What), op.SansSmall, 14, op.Left, theme.Brown)
	value := b.at(x+w-84, y-2, 84, 44).Center()
	b.l.Disc(value.X, value.Y, 22*b.k, livery.Main)
	b.l.Ring(value.X, value.Y, 22*b.k, 2*b.k, theme.Gold)
	b.line(op.Rect{X: value.X - 20*b.k, Y: value.Y - 20*b.k, W: 40 * b.k, H: 40 * b.k}, strconv.Itoa(side.Value), op.Caps, 27, op.Center, livery.Ink)
	b.line(b.at(x+w-84, y+44, 84, 16), words.Line("fight.dice", "n", side.Value), op.SansSmall, 13, op.Center, theme.Brown)
	switch {
	case i == 1 && b.form.below > 0:
		b.l.Fill(b.at(x, y-10, w, 1), 0, theme.PaperLine)
	case i == 1:
		b.l.Fill(b.at(b.form.w/2-0.5, y, 1, b.form.h-y-b.form.bottom), 0, theme.PaperLine)
	}
	shipH, crewX, crewY := 106.0, x+146, y+66
	if low {
		shipH, crewX, crewY = 74, x+104, y+60
	}
	b.play.table.Stage(b.v).Piece(b.l, b.at(x, y+44, shipH*1.1, shipH).Center(), shipH*b.k, side.What)
	for j := range side.Sailors + b.play.chronicle.rolled.lost[i] {
		at := b.at(crewX+14+float64(j%6)*30, crewY+14+float64(j/6)*28, 0, 0)
		pieces.AppendPeg(b.l, op.Point{X: at.X, Y: at.Y}, 12*b.k, colour)
		if j >= side.Sailors {
			pieces.AppendCross(b.l, op.Point{X: at.X, Y: at.Y}, 13*b.k)
		}
	}
	b.dice(i, x, y, w)
}

// dice shows what a side threw in the last round.
func (b *battle) dice(i int, x, y, w float64) {
	throw := b.play.chronicle.rolled.throws[i]
	if throw.Kind != game.Rolled {
		return
	}
	words, low := b.play.words(b.c), b.form.low
	faces := b.play.table.Stage(b.v).Faces(throw.What, int(throw.N))
	size, left, top, textY := 46.0, x+w/2-float64(len(faces))*29, y+182, y+238
	if low {
		size, left, top, textY = 30, x+104, y+104, y+122
	}
	step := size * 1.26
	for j, hits := range faces {
		at := b.at(left+(float64(j)+0.5)*step, top, 0, 0)
		pieces.AppendDie(b.l, op.Point{X: at.X, Y: at.Y}, size*b.k, hits, []float64{-0.07, 0.05, 0.09, -0.04, 0.02}[j%5], b.v.Colour(b.fight.Sides[i].By))
	}
	other := &b.fight.Sides[1-i]
	text := words.Line("fight.hits", "n", table.HitsOf(b.play.table, throw.What), "seat", game.Seat(other.By), "m", b.play.chronicle.rolled.lost[1-i])
	if !low {
		b.line(b.at(x, textY-18, w, 20), text, op.SansBold, 15, op.Center, theme.Ink)
		return
	}
	b.line(b.at(x, textY, w, 18), text, op.SansBold, 14, op.Left, theme.Ink)
}

// chances is the bar with what fighting on to the end leads to.
func (b *battle) chances() {
	words, f := b.play.words(b.c), b.fight
	y, w := b.form.h-b.form.bottom, b.form.w-56
	attacker, defender := &f.Sides[0], &f.Sides[1]
	title, exact := b.at(28, y, w*0.6, 22), b.at(28+w*0.6, y, w*0.4, 22)
	next, rest, end := b.at(28, y+56, w*0.58, 20), b.at(28+w*0.58, y+56, w*0.42, 20), op.Right
	if b.form.below > 0 { // each in a line of its own
		title = b.at(28, y, w, 22)
		next, rest, end = b.at(28, y+56, w, 36), b.at(28, y+92, w, 18), op.Left // the first may take two
		exact = b.at(28, y+110, w, 18)
	}
	b.line(title, words.Line("fight.to-end", "seat", game.Seat(attacker.By)), op.Caps, 17, op.Left, theme.Rubric)
	b.line(exact, words.Line("fight.exact"), op.Italic, 15, end, theme.Brown)
	bar := b.at(28, y+24, w, 30)
	x := bar.X
	for i, part := range []struct {
		share float64
		side  *table.Side // nil: both fall
	}{{f.Win, attacker}, {f.Both, nil}, {f.Loss, defender}} {
		cell := op.Rect{X: x, Y: bar.Y, W: bar.W * part.share, H: bar.H}
		fill, ink := theme.PaperRim, theme.Ink
		if part.side != nil {
			colour := b.v.Colour(part.side.By)
			fill, ink = theme.LiveryOf(colour).Main, theme.LiveryOf(colour).Ink
			pieces.AppendCloth(b.l, cell, colour)
		} else {
			b.l.Fill(cell, 0, fill)
		}
		text := words.Percent(part.share)
		if i == 0 && cell.W > 220*b.k {
			text = words.Line("fight.win", "target", defender.What, "percent", words.Percent(part.share))
		}
		if w := op.Measure(text, op.SansBold, 15*b.k); cell.W > w+6 {
			plain := op.Rect{W: min(cell.W, w+16*b.k), H: 0.7 * cell.H} // letters on a pattern could not be read
			plain.X, plain.Y = cell.Center().X-plain.W/2, cell.Center().Y-plain.H/2
			b.l.Fill(plain, 3*b.k, fill)
			b.line(cell, text, op.SansBold, 15, op.Center, ink)
		}
		x += cell.W
	}
	b.l.Stroke(bar, 4*b.k, 1.5, theme.Ink)
	ui.Text(b.l, next, words.Line("fight.next", "target", defender.What, "seat", game.Seat(attacker.By),
		"falls", words.Percent(f.Falls), "loses", words.Percent(f.Loses)), op.SansSmall, 14*b.k, op.Left, theme.Ink)
	b.line(rest, words.Line("fight.rest", "both", words.Percent(f.Both), "loss", words.Percent(f.Loss),
		"ship", attacker.What), op.SansSmall, 14, end, theme.Ink)
}

// answers are the buttons: to fight on is the one thing that shouts.
func (b *battle) answers() {
	words := b.play.words(b.c)
	gap, n, at := 16.0, float64(len(b.play.now.legal)), b.at(28, b.form.h-98, b.form.w-56, 80)
	cell := func(i int) op.Rect {
		w := (at.W - gap*b.k*(n-1)) / n
		return op.Rect{X: at.X + float64(i)*(w+gap*b.k), Y: at.Y, W: w, H: at.H}
	}
	if b.form.below > 0 {
		cell = func(i int) op.Rect { return b.at(28, b.form.h-130+float64(i)*62, b.form.w-56, 56) }
	}
	for i, a := range b.play.now.legal {
		_, small, _ := b.play.now.rowText(words, twin.Row{Action: a})
		t := op.Target{Command: cmdAct, Index: slices.Index(b.play.now.legal, a)}
		button := ui.Button{Rect: cell(i), Icon: "check-mark",
			Caption: words.Verb(a.Verb), Small: small, Target: t, Asleep: b.play.nap.all > 0, Look: ui.Look{Hover: b.play.board.hover == t}}
		if i == 0 {
			button.Icon, button.Primary = "crossed-swords", true
			button.Small = words.Line("preview.dice", "n", b.fight.Sides[0].Value, "m", b.fight.Sides[1].Value)
		}
		ui.AppendButton(b.l, button)
	}
}
