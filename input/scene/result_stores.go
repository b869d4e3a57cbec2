package scene

import (
	"serenissima/input"
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
			store, open := op.Rect{X: at.X, Y: at.Y + head, W: w, H: h}, r.storesOpened(i)
			r.storeHead(c, l, at, &r.standings[i], open == 1)
			on.Store(l, store, v, r.standings[i].Seat)
			appendDoors(l, store, open)
		}
		rows := float64((len(r.standings) + columns - 1) / columns)
		return box.Y + (head+h+gap)*rows - gap
	}}
}

// openingTicks is how long a store takes to be opened, before the next one is.
const openingTicks = 40

// openStores opens the stores a little farther: that of the last place first. Whoever does
// anything, or wants little to move, sees them all at once.
func (r *Result) openStores(c *Context, f input.Frame) {
	all := openingTicks * len(r.standings)
	if _, ok := c.Tables[r.match.Rules().Info().ID].(table.Storer); !ok || c.Settings.ReducedMotion || f.Pressed || f.Tap || f.Wheel != 0 || f.Press != "" || len(f.Commands) > 0 {
		r.opening = all
	}
	r.opening = min(all, r.opening+1)
}

// storesOpened is how far, from 0 to 1, the store of the i-th standing is open.
func (r *Result) storesOpened(i int) float64 {
	before := openingTicks * (len(r.standings) - 1 - i)
	return max(0, min(1, float64(r.opening-before)/openingTicks))
}

// appendDoors draws the doors of a store over it, as far as they are closed.
func appendDoors(l *op.List, r op.Rect, open float64) {
	w := r.W / 2 * (1 - open)
	if w < 1 {
		return
	}
	for _, leaf := range []op.Rect{{X: r.X, Y: r.Y, W: w, H: r.H}, {X: r.X + r.W - w, Y: r.Y, W: w, H: r.H}} {
		l.Fill(leaf, 4, theme.Wood)
		for x := leaf.X + 14; x < leaf.X+leaf.W-4; x += 14 {
			l.Fill(op.Rect{X: x, Y: leaf.Y + 4, W: 1.2, H: leaf.H - 8}, 0, theme.WoodDark)
		}
		l.Stroke(leaf, 4, 1.5, theme.Gilt)
	}
}

// storeHead appends whose store it is, and once that is open the score.
func (r *Result) storeHead(c *Context, l *op.List, box op.Rect, s *Standing, open bool) {
	u := c.Unit()
	pieces.AppendShield(l, op.Point{X: box.X + 13*u, Y: box.Y + box.H/2}, 26*u, s.Colour)
	score := r.scoreWidth(c, s)
	name := op.Rect{X: box.X + 30*u, Y: box.Y, W: box.W - 36*u - score, H: box.H}
	ui.Line(l, name, s.Name, op.TextStyle{Font: op.Caps, Size: 18 * u, Color: theme.Ink})
	if !open {
		return
	}
	ui.Line(l, op.Rect{X: box.X + box.W - score, Y: box.Y, W: score, H: box.H}, c.Lang.Number(s.Score), op.TextStyle{Font: op.SansBold, Size: 22 * u, Align: op.Right, Color: theme.Ink})
}
