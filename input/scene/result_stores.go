package scene

import (
	"serenissima/render/op"
	"serenissima/render/table"
	"serenissima/render/table/pieces"
	"serenissima/render/theme"
	"serenissima/render/ui"
)

// stores is the panel of what players have stored, side by side as far as there is room; nil
// where the game has no such thing.
func (r *Result) stores(c *Context) *panel {
	info := r.match.Rules().Info()
	on, ok := c.Tables[info.ID].(table.Storer)
	if !ok {
		return nil
	}
	words := r.words(c)
	v := &table.View{State: r.match.State(), Say: words.Line, Name: words.Title}
	return &panel{heading: words.Line("result.stores"), rows: func(c *Context, l *op.List, box op.Rect) float64 {
		u := c.Unit()
		columns := len(r.standings)
		if box.W < 170*u*float64(columns) {
			columns = min(columns, 2)
		}
		gap, head := 12*u, 34*u
		w := (box.W - gap*float64(columns-1)) / float64(columns)
		h := on.StoreHeight(v.State, w)
		for i := range r.standings {
			at := op.Rect{X: box.X + (w+gap)*float64(i%columns), Y: box.Y + (head+h+gap)*float64(i/columns), W: w, H: head}
			r.storeHead(c, l, at, &r.standings[i])
			on.Store(l, op.Rect{X: at.X, Y: at.Y + head, W: w, H: h}, v, r.standings[i].Seat)
		}
		rows := float64((len(r.standings) + columns - 1) / columns)
		return box.Y + (head+h+gap)*rows - gap
	}}
}

// storeHead appends whose store it is, and the score.
func (r *Result) storeHead(c *Context, l *op.List, box op.Rect, s *Standing) {
	u := c.Unit()
	pieces.AppendShield(l, op.Point{X: box.X + 13*u, Y: box.Y + box.H/2}, 26*u, s.Colour)
	score := r.scoreWidth(c, s)
	name := op.Rect{X: box.X + 30*u, Y: box.Y, W: box.W - 36*u - score, H: box.H}
	ui.Line(l, name, s.Name, op.TextStyle{Font: op.Caps, Size: 18 * u, Color: theme.Ink})
	ui.Line(l, op.Rect{X: box.X + box.W - score, Y: box.Y, W: score, H: box.H}, c.Lang.Number(s.Score), op.TextStyle{Font: op.SansBold, Size: 22 * u, Align: op.Right, Color: theme.Ink})
}
