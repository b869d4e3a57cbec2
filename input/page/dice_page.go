package page

import (
	"math"

	"serenissima/game/session"
	"serenissima/input/app"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// CmdDice opens the dice of a match.
const CmdDice display.Command = "dice"

// Dice tells what everybody has thrown against what was to be expected, and how
// the seed of chance is sealed.
type Dice struct {
	app.Form
	app.Over
	match   session.Outline
	tallies []tally            // by seat, all at zero
	lucks   []luck             // of each
	seal    session.Disclosure // made once: at the end that plays the match again
}

// A luck is how unusual a tally is, and the chance of one like it: sums over all
// that many dice can show, so they are made once.
type luck struct {
	fortune fortune
	chance  float64
}

// NewDice returns the dice of a match.
func NewDice(c *app.Context, m session.Outline) *Dice {
	d := &Dice{match: m, seal: m.Disclosure(), tallies: tallies(m, c.Games.Tables[m.Rules().Info().ID])}
	for i := range d.tallies {
		f, chance := d.tallies[i].fortune()
		d.lucks = append(d.lucks, luck{f, chance})
	}
	d.Form.Init(860, d.rows)
	return d
}

// Update implements Scene.
func (d *Dice) Update(c *app.Context, f control.Frame) (app.Nav, error) {
	if d.Clicked(c, f, false).Command == cmdDone || f.Has(control.Cancel) {
		return app.Pop(), nil
	}
	return app.Nav{}, nil
}

// View implements Scene.
func (d *Dice) View(c *app.Context, l *display.List) {
	d.ViewForm(c, l, c.Lang.T("dice.title"), widget.Button{Caption: c.Lang.T("dice.done"), Primary: true, Target: display.Target{Command: cmdDone}})
}

// rows appends the tally of each player, that of all, and the seal.
func (d *Dice) rows(c *app.Context, l *display.List, r display.Rect) float64 {
	u := c.Unit()
	y := widget.Note(c.Window(), l, r, r.Y, c.Lang.T("dice.about"))
	liveries := c.Liveries(d.match.Rules().Info().ID, d.match.Seats())
	for i, s := range d.match.Seats() {
		y = d.row(c, l, r.Row(y, 0), i+1, s.Name, liveries[i])
	}
	y = d.row(c, l, r.Row(y, 0), 0, c.Lang.T("dice.all"), 0)
	return d.viewSeal(c, l, r.Row(y+10*u, 0))
}

// row appends a tally: who, how many dice and hits, each face, and how unusual.
func (d *Dice) row(c *app.Context, l *display.List, r display.Rect, i int, name string, colour int) float64 {
	u, y, t := c.Unit(), r.Y, &d.tallies[i]
	l.Fill(r.Row(y, 1), 0, theme.PaperLine)
	y += 6 * u
	if colour > 0 {
		kit.AppendShield(l, display.Point{X: r.X + 16*u, Y: y + 16*u}, 30*u, colour)
	} else {
		widget.Icon(l, "die", display.Point{X: r.X + 16*u, Y: y + 16*u}, 26*u, theme.Brown)
	}
	sum := c.Lang.T("dice.sum", "dice", t.dice, "hits", t.hits(), "mean", c.Lang.Decimal(t.mean()))
	who := display.Rect{X: r.X + 42*u, Y: y, W: r.W * 0.3, H: 32 * u}
	widget.Line(l, who, name, display.TextStyle{Font: display.Caps, Size: 20 * u, Color: theme.Ink})
	right := display.Rect{X: who.X + who.W + 8*u, Y: y, H: 32 * u}
	right.W = r.X + r.W - right.X
	if t.dice > 0 {
		widget.Line(l, right, sum, display.TextStyle{Font: display.SansBold, Size: 16 * u, Align: display.Right, Color: theme.Ink})
		y = d.faces(c, l, r.Row(y+36*u, 0), t, colour)
	} else {
		y += 34 * u
	}
	return widget.Note(c.Window(), l, r, y, d.lucks[i].verdict(c))
}

// faces appends for each face of the dice how often it has come, a bar, and a
// stroke across where it was to be expected.
func (d *Dice) faces(c *app.Context, l *display.List, r display.Rect, t *tally, colour int) float64 {
	u := c.Unit()
	h, gap := 34*u, 18*u
	columns := len(t.faces)
	if r.W < 560*u {
		columns = 1
	}
	w := (r.W - gap*float64(columns-1)) / float64(columns)
	most := 1.0
	for hits, n := range t.faces {
		most = max(most, float64(n), t.expected(hits))
	}
	for hits, n := range t.faces {
		cell := display.Rect{X: r.X + float64(hits%columns)*(w+gap), Y: r.Y + float64(hits/columns)*(h+4*u), W: w, H: h}
		kit.AppendDie(l, display.Point{X: cell.X + 15*u, Y: cell.Y + h/2}, 24*u, hits, 0, colour)
		text := c.Lang.T("dice.face", "n", n, "mean", c.Lang.Decimal(t.expected(hits)))
		room := display.Rect{X: cell.X + 36*u, Y: cell.Y, W: cell.W - 36*u, H: 18 * u}
		widget.Line(l, room, text, display.TextStyle{Font: display.SansSmall, Size: 14 * u, Color: theme.Ink})
		bar := room.Row(cell.Y+20*u, 9*u)
		l.Fill(bar, 3*u, theme.PaperDark)
		l.Fill(bar.Column(bar.X, bar.W*float64(n)/most), 3*u, theme.LiveryOf(colour).Main)
		x := bar.X + bar.W*t.expected(hits)/most
		l.Fill(display.Rect{X: x - 2*u, Y: bar.Y - 3*u, W: 3 * u, H: bar.H + 6*u}, 1, theme.Paper)
		l.Fill(display.Rect{X: x - 1.5*u, Y: bar.Y - 3*u, W: 2 * u, H: bar.H + 6*u}, 1, theme.Ink)
	}
	return r.Y + float64((len(t.faces)+columns-1)/columns)*(h+4*u) + 2*u
}

// fortunes are the keys of the verdicts.
var fortunes = [...]string{
	unthrown: "dice.unthrown", usual: "dice.usual", few: "dice.few", many: "dice.many",
	veryFew: "dice.very-few", veryMany: "dice.very-many",
}

// verdict says in plain words how unusual a tally is.
func (x luck) verdict(c *app.Context) string {
	return c.Lang.T(fortunes[x.fortune], "n", oneIn(x.chance))
}

// oneIn is how many players there are to one whose luck has so small a chance.
func oneIn(chance float64) int {
	if chance < 1e-6 {
		return 1e6
	}
	return int(math.Round(1 / chance))
}
