package panel

import (
	"cmp"
	"math"
	"slices"

	"serenissima/game"
	"serenissima/input/match/position"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// CmdBeyond brings a place into sight.
const CmdBeyond display.Command = "beyond"

// Beyond are arrows at the edge of the board that point to the places beyond it where something can be done: a click
// on one brings its place into sight.
type Beyond struct {
	table.BasePanel

	now    *position.Position
	drawer *Drawer
}

// NewBeyond returns the arrows to places of a position.
func NewBeyond(now *position.Position, p *Drawer) *Beyond {
	return &Beyond{now: now, drawer: p}
}

// BelowBar implements table.Panel.
func (p *Beyond) BelowBar() bool { return true }

// Shown implements table.Panel.
func (p *Beyond) Shown(d table.Desk) bool { return d.Idle() && len(d.Legal()) > 0 && !d.Overlaid() }

// Handle implements table.Panel.
func (p *Beyond) Handle(_ table.Desk, e table.Event) (table.Intent, bool) {
	if e.Command() != CmdBeyond {
		return nil, false
	}
	return table.PointOut{Thing: e.Hit.Target.Ref}, true
}

// A farPlace is a place beyond the edge of the board.
type farPlace struct {
	ref game.Ref
	at  display.Point
	off float64 // how far it is from the edge
}

// mostBeyond is how many arrows there are at most.
const mostBeyond = 4

// places are those beyond what is seen of the board that are lit or have tags, the nearest first.
func (p *Beyond) places(d table.Desk) (list []farPlace) {
	v := d.View()
	add := func(ref game.Ref) {
		place, ok := d.Table().Place(v, ref)
		if ref.Kind != game.PortRef || !ok || !place.OnChart || slices.ContainsFunc(list, func(x farPlace) bool { return x.ref == ref }) {
			return
		}
		board := v.Frame.Board // what lies on it below a panel has its tags beside that
		if rim, ok := d.Table().Stage(v).Rim(ref); board.Contains(place.Mark) || ok && board.Contains(rim.Center()) {
			return
		}
		edge := widget.Keep(display.Rect{X: place.Mark.X, Y: place.Mark.Y}, board)
		list = append(list, farPlace{ref, place.Mark, math.Hypot(edge.X-place.Mark.X, edge.Y-place.Mark.Y)})
	}
	for ref := range v.Lit {
		add(ref)
	}
	if d.TagsShown() {
		for _, b := range p.now.Offer.Batch {
			add(b.At)
		}
	}
	slices.SortFunc(list, func(a, b farPlace) int {
		return cmp.Or(cmp.Compare(a.off, b.off), cmp.Compare(a.ref.ID, b.ref.ID))
	})
	return list[:min(len(list), mostBeyond)]
}

// seen is what can be seen of the board: in a tall window what lies in the drawer covers all of its lower part.
func (p *Beyond) seen(f *layout.Frame) display.Rect {
	seen := f.Open()
	if box := p.drawer.Box(); f.Shape == layout.Tall && !box.Empty() {
		seen.H = min(seen.H, box.Y-seen.Y)
	}
	return seen
}

// Draw implements table.Panel.
func (p *Beyond) Draw(d table.Desk, l *display.List) {
	places := p.places(d)
	if len(places) == 0 {
		return
	}
	v, f := d.View(), d.Frame()
	seen, h := p.seen(f), max(20, 22*f.Unit)
	high := max(h, f.Reach)
	var lit []display.Point // and the thing at work
	if place, ok := d.Table().Place(v, p.now.Subject()); ok && place.OnChart {
		lit = append(lit, place.Mark)
	}
	for ref := range v.Lit {
		if place, ok := d.Table().Place(v, ref); ok && place.OnChart {
			lit = append(lit, place.Mark)
		}
	}
	inked := d.Table().PortNames(v) // and all that lies on the chart
	for _, ref := range d.Table().Things(v.State) {
		if rim, ok := d.Table().Stage(v).Rim(ref); ok {
			inked = append(inked, rim)
		}
	}
	free := func(r display.Rect, but []display.Rect) bool {
		over := func(x display.Rect) bool { return !x.Intersect(r).Empty() }
		return seen.Holds(r) && !v.BelowPanels(r) && d.Free(r) && !slices.ContainsFunc(lit, r.Contains) && !slices.ContainsFunc(but, over) &&
			!slices.ContainsFunc(l.Hits, func(h display.Hit) bool { return h.Target.Command != "" && h.Path == nil && over(h.Rect) })
	}
	for _, x := range places {
		pill := kit.Pill{Signs: []kit.PillSign{{Text: v.Name(x.ref)}}, Paper: theme.Paper, Rim: theme.Gold, Ink: theme.Rubric}
		w := pill.Width(h)
		box := widget.Keep(x.at.Box(max(w+h, f.Reach), high), seen.Inset(2))
		along, ok := display.Point{X: 1}, false // the edge
		if x.at.X < seen.X || x.at.X > seen.X+seen.W {
			along = display.Point{Y: 1}
		}
		for _, but := range [...][]display.Rect{inked, nil} { // rather where it hides nothing
			for far := 0.0; far < max(seen.W, seen.H)/3 && !ok; far += high / 3 {
				for _, to := range [...]float64{far, -far} {
					if r := box.Moved(to*along.X, to*along.Y); !ok && free(r, but) {
						box, ok = r, true
					}
				}
			}
		}
		if !ok {
			continue
		}
		t := display.Target{Command: CmdBeyond, Ref: x.ref}
		label := box.Middle(w, h)
		if d.Hover() == t {
			l.Fill(label.Inset(-2.5), h/2+2.5, theme.Glow)
		}
		pill.Draw(l, nil, label)
		kit.AppendPointTo(l, label, x.at)
		tip := d.Words().T("play.beyond", "place", v.Name(x.ref))
		l.Hit(display.Hit{Rect: box, Target: t, Tip: tip, Label: tip})
	}
}

var _ table.Panel = (*Beyond)(nil)
