package result

import (
	"serenissima/game"
	"serenissima/input/app"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/synth"
	"serenissima/render/table"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// stores show what players have stored while it is counted, and after.
type stores struct{ *outcome }

// panel is the panel of what players have stored, side by side as far as there is room; nil
// where the game has no such thing.
func (p *stores) panel(c *app.Context) *panel {
	on := c.Games.Tables[p.match.Rules().Info().ID].Books().Store
	if on == nil {
		return nil
	}
	words := p.words(c)
	v := &table.View{State: p.end, Say: words.Line, Name: words.Title}
	return &panel{heading: words.Line("result.stores"), rows: func(c *app.Context, l *display.List, box display.Rect) float64 {
		u := c.Unit()
		columns := len(p.ranking)
		if box.W < 170*u*float64(columns) {
			columns = min(columns, 2)
		}
		gap, head := 12*u, 34*u
		w := (box.W - gap*float64(columns-1)) / float64(columns)
		room := 0.0 // as much as they want: the page scrolls
		if columns == len(p.ranking) {
			room = p.room(c, head)
		}
		h := on.Height(v.State, w, room)
		for i, x := range p.seated() {
			at := display.Rect{X: box.X + (w+gap)*float64(i%columns), Y: box.Y + (head+h+gap)*float64(i/columns), W: w, H: head}
			store, open := display.Rect{X: at.X, Y: at.Y + head, W: w, H: h}, p.counting.opened(i)
			points := on.Draw(l, store, v, x.Seat, p.counting.counted(i))
			p.head(c, l, at, x, points, open > 0)
			appendDoors(l, store, open)
		}
		rows := float64((len(p.ranking) + columns - 1) / columns)
		return box.Y + (head+h+gap)*rows - gap
	}}
}

// room is the room for stores with heads of a height on a low window, below the strip and above
// the foot; zero where the banner hangs at the side.
func (p *stores) room(c *app.Context, head float64) float64 {
	place, u := placeOf(c), c.Unit()
	if !place.banner.Empty() {
		return 0
	}
	return place.foot.Y - stripHeight(c) - (2*narrowGap+panelHead+16)*u - head
}

// How stores are opened and counted, in ticks at the usual pace.
const (
	doorTicks = 30 // for the doors of a store
	partTicks = 22 // for each part of what is in it
	restTicks = 24 // before the next store is opened
)

// A counting opens the stores one after the other, in the order of the seats, and counts what is
// in each part by part. That order tells nothing of the places before the end.
type counting struct {
	ticks float64
	parts []int // of each seat; empty where the game has no stores
}

func newCounting(on table.Table, s game.State, seats int) (n counting) {
	if store := on.Books().Store; store != nil {
		for i := range seats {
			n.parts = append(n.parts, store.Parts(s, game.Player(i+1)))
		}
	}
	return n
}

// took is how many ticks the i-th store takes.
func (n *counting) took(i int) float64 { return float64(doorTicks + partTicks*n.parts[i] + restTicks) }

// start is the tick in which the i-th store is opened.
func (n *counting) start(i int) (ticks float64) {
	for k := range i {
		ticks += n.took(k)
	}
	return ticks
}

// opened is how far, from 0 to 1, the doors of the i-th store are open.
func (n *counting) opened(i int) float64 {
	return max(0, min(1, (n.ticks-n.start(i))/doorTicks))
}

// counted is how many parts of the i-th store are counted, and the share of the next one.
func (n *counting) counted(i int) float64 {
	return max(0, min(float64(n.parts[i]), (n.ticks-n.start(i)-doorTicks)/partTicks))
}

// shown reports whether all of the i-th store may be shown.
func (n *counting) shown(i int) bool {
	return len(n.parts) == 0 || n.counted(i) == float64(n.parts[i]) && n.opened(i) == 1
}

// done reports whether everything is counted, so that the places may be shown.
func (n *counting) done() bool { return n.shown(len(n.parts) - 1) }

// skip counts everything at once.
func (n *counting) skip() { n.ticks = n.start(len(n.parts)) }

// goOn counts for a tick at a pace and returns what is heard: a bolt, parts that fall into place,
// the sum of a store, and the bell at the end.
func (n *counting) goOn(pace float64) synth.Effect {
	was := *n
	n.ticks += pace
	for i := range n.parts {
		switch {
		case was.shown(i):
		case n.done():
			return synth.Bell
		case n.shown(i):
			return synth.Coins
		case int(n.counted(i)) > int(was.counted(i)):
			return synth.Crate
		case n.opened(i) > 0 && was.opened(i) == 0:
			return synth.Wheel
		}
	}
	return synth.Nothing
}

// Counted implements Ending.
func (r *Result) Counted() bool { return r.counting.done() }

// count goes on with opening and counting the stores. Whoever does anything, or wants little to
// move, sees everything at once; the pace is that of the moves of others, fast where those are shown at once.
func (p *stores) count(c *app.Context, f control.Frame) {
	if p.counting.done() {
		return
	}
	if c.Settings.ReducedMotion || f.Pressed || f.Tap || f.Wheel != 0 || f.Press != "" || len(f.Commands) > 0 {
		p.counting.skip()
		return
	}
	c.Sound.Hear(p.counting.goOn(min(app.Fast.Factor(), c.Settings.SpeedOthers.Factor())))
}

// appendDoors draws the doors of a store over it, as far as they are closed.
func appendDoors(l *display.List, r display.Rect, open float64) {
	w := r.W / 2 * (1 - open)
	if w < 1 {
		return
	}
	for _, leaf := range []display.Rect{{X: r.X, Y: r.Y, W: w, H: r.H}, {X: r.X + r.W - w, Y: r.Y, W: w, H: r.H}} {
		l.Fill(leaf, 4, theme.Wood)
		for x := leaf.X + 14; x < leaf.X+leaf.W-4; x += 14 {
			l.Fill(display.Rect{X: x, Y: leaf.Y + 4, W: 1.2, H: leaf.H - 8}, 0, theme.WoodDark)
		}
		l.Stroke(leaf, 4, 1.5, theme.Gilt)
	}
}

// head appends whose store it is, and once that is open the points that are counted.
func (p *stores) head(c *app.Context, l *display.List, box display.Rect, s *Placing, points int, open bool) {
	u := c.Unit()
	kit.AppendShield(l, display.Point{X: box.X + 13*u, Y: box.Y + box.H/2}, 26*u, s.Colour)
	score := p.scoreWidth(c, s)
	name := box.Column(box.X+30*u, box.W-36*u-score)
	widget.Line(l, name, s.Name, display.TextStyle{Font: display.Caps, Size: 18 * u, Color: theme.Ink})
	if !open {
		return
	}
	widget.Line(l, box.Column(box.X+box.W-score, score), c.Lang.Number(points), display.TextStyle{Font: display.SansBold, Size: 22 * u, Align: display.Right, Color: theme.Ink})
}
