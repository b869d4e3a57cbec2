package page

import (
	"serenissima/input/app"
	"serenissima/render/display"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// viewSeal appends all that there is to tell of the seal; it returns where that ends.
func (d *Dice) viewSeal(c *app.Context, l *display.List, r display.Rect) float64 {
	u := c.Unit()
	widget.Heading(l, r.Row(r.Y, 28*u), c.Lang.T("dice.seal"), 20*u, display.Left)
	y := r.Y + 32*u
	for _, fact := range app.SealFacts(c.Lang, d.seal) {
		if fact.Name == "" {
			y = widget.Note(c.Window(), l, r, y, fact.Text)
		} else {
			y = d.viewSecret(c, l, r, y, fact)
		}
	}
	return y
}

// viewSecret appends a text under its name.
func (d *Dice) viewSecret(c *app.Context, l *display.List, r display.Rect, y float64, fact app.SealFact) float64 {
	u := c.Unit()
	size := 16 * u
	widget.Line(l, r.Row(y, 20*u), fact.Name, display.TextStyle{Font: display.SansBold, Size: 15 * u, Color: theme.Ink})
	y += 22 * u
	box := r.Row(y, widget.Height(fact.Text, display.Sans, size, r.W-20*u)+12*u)
	l.Fill(box, 6, theme.PaperDark)
	widget.Text(l, display.Rect{X: box.X + 10*u, Y: box.Y + 6*u, W: box.W - 20*u, H: box.H - 12*u + 0.5}, fact.Text,
		display.TextStyle{Font: display.Sans, Size: size, Color: theme.Ink})
	return y + box.H + 10*u
}
