package match

import (
	"serenissima/game"
	"serenissima/input/app"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/texttwin"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// begins is the fight that a row would begin, nil if it begins none.
func (p *panels) begins(x texttwin.Row) *table.Fight {
	if x.Action.By == game.Nobody {
		return nil
	}
	return table.FightBegunBy(p.play.table, p.play.now.View, x.Action)
}

// viewAssault is the row of an attack: both sides with their crews and dice, and what it leads to
// if it is fought to the end.
func (p *panels) viewAssault(c *app.Context, l *display.List, v *table.View, r display.Rect, x texttwin.Row, t display.Target, fight *table.Fight) {
	words := p.play.words(c)
	caption, small, _ := p.play.now.RowText(words, x)
	p.viewPiece(l, v, widget.Button{Rect: r, Target: t, Tip: caption + "\n" + small}, nil, []game.Action{x.Action})
	u := v.Frame.Unit
	in := r.Inset(min(8*u, 0.08*r.H))
	b := newBattle(p.play.table, words, l, v, fight)
	title := display.Rect{X: in.X, Y: in.Y, W: in.W, H: 0.26 * in.H}
	ink := theme.Ink
	for _, line := range p.play.table.Preview(p.play.now.View, []game.Action{x.Action}) {
		if line.Warn { // such as of a fort
			caption, ink = caption+" · "+words.Line("preview."+line.Key, line.Args...), theme.Rubric
		}
	}
	widget.Line(l, title, caption, display.TextStyle{Font: display.Caps, Size: 17 * u, Align: display.Center, Color: ink})
	sides := display.Rect{X: in.X, Y: title.Y + title.H, W: in.W, H: 0.42 * in.H}
	gap := sides.H
	widget.Icon(l, "crossed-swords", sides.Center(), 0.8*gap, theme.Rubric)
	half := (sides.W - gap) / 2
	for i := range fight.Sides {
		b.strip(i, display.Rect{X: sides.X + float64(i)*(half+gap), Y: sides.Y, W: half, H: sides.H})
	}
	b.chances(display.Rect{X: in.X, Y: sides.Y + sides.H + 0.04*in.H, W: in.W, H: 0.28 * in.H})
}
