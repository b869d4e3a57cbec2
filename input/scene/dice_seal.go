package scene

import (
	"fmt"
	"strings"

	"serenissima/game/session"
	"serenissima/render/op"
	"serenissima/render/theme"
	"serenissima/render/ui"
)

// Seal seals a match that begins, of which so many entries were dealt elsewhere,
// and tells the beginning of its commitment; nothing where matches have no seal.
func (c *Context) Seal(m *session.Match, from int) (told string) {
	if c.NewSalt == nil {
		return ""
	}
	s := session.NewSeal(m.Seed(), c.NewSalt(), from)
	m.PutSeal(s)
	return c.Lang.T("dice.sealed", "seal", inGroups(s.Commitment[:4]))
}

// inGroups writes bytes in hexadecimal with gaps, so that they can be compared.
func inGroups(data []byte) string {
	var groups []string
	for len(data) > 0 {
		n := min(4, len(data))
		groups, data = append(groups, fmt.Sprintf("%x", data[:n])), data[n:]
	}
	return strings.Join(groups, " ")
}

// trusted reports whether seed, seal and all of chance belong together.
func trusted(m *session.Match) bool {
	s, ok := m.Seal()
	return ok && s.Fits(m.Seed()) && m.Departure() < 0
}

// viewSeal appends the commitment and, at the end, what it was made of; it
// returns where that ends.
func (d *Dice) viewSeal(c *Context, l *op.List, r op.Rect) float64 {
	u := c.Unit()
	ui.Heading(l, op.Rect{X: r.X, Y: r.Y, W: r.W, H: 28 * u}, c.Lang.T("dice.seal"), 20*u, op.Left)
	y := r.Y + 32*u
	s, ok := d.match.Seal()
	if !ok {
		return note(c, l, r, y, c.Lang.T("dice.seal.none"))
	}
	over := d.match.State().Result().Over
	about := "dice.seal.about"
	switch {
	case over && d.trusted:
		about = "dice.seal.over"
	case over:
		about = "dice.seal.broken"
	}
	y = note(c, l, r, y, c.Lang.T(about))
	y = d.viewSecret(c, l, r, y, "dice.seal.commitment", inGroups(s.Commitment[:]))
	if s.From > 0 {
		y = note(c, l, r, y, c.Lang.T("dice.seal.from", "n", s.From))
	}
	if !over {
		return y
	}
	y = d.viewSecret(c, l, r, y, "dice.seal.seed", fmt.Sprint(d.match.Seed()))
	y = d.viewSecret(c, l, r, y, "dice.seal.salt", inGroups(s.Salt[:]))
	return note(c, l, r, y, c.Lang.T("dice.seal.how", "text", fmt.Sprintf("%d %x", d.match.Seed(), s.Salt)))
}

// viewSecret appends a number under its name.
func (d *Dice) viewSecret(c *Context, l *op.List, r op.Rect, y float64, key, text string) float64 {
	u := c.Unit()
	size := 16 * u
	ui.Line(l, op.Rect{X: r.X, Y: y, W: r.W, H: 20 * u}, c.Lang.T(key), op.SansBold, 15*u, op.Left, theme.Ink)
	y += 22 * u
	box := op.Rect{X: r.X, Y: y, W: r.W, H: ui.Height(text, op.Sans, size, r.W-20*u) + 12*u}
	l.Fill(box, 6, theme.PaperDark)
	ui.Text(l, op.Rect{X: box.X + 10*u, Y: box.Y + 6*u, W: box.W - 20*u, H: box.H - 12*u + 0.5}, text, op.Sans, size, op.Left, theme.Ink)
	return y + box.H + 10*u
}
