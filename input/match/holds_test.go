package match

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/session"
	"serenissima/input/app/apptest"
	"serenissima/input/device"
	"serenissima/input/match/position"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/table"
)

// ports calls look with matches in which a click on the port where the subject lies opens it.
func ports(t *testing.T, n int, look func(d *driver, p *Play, port game.Ref, m *session.Match, name string)) {
	for i, seed := 0, uint64(1); i < n; seed++ {
		for _, m := range apptest.Positions(t, seed, 2) {
			if i == n || apptest.Asks(m) {
				continue
			}
			d, p, name := arranged(t, m, i)
			here := slices.IndexFunc(p.now.Offer.AtSubject, func(r game.Ref) bool { return r.Kind == game.PortRef })
			if here < 0 {
				continue
			}
			port := p.now.Offer.AtSubject[here]
			if len(p.scope().Meaning(port).Choices()) < 2 {
				continue
			}
			p.fulfil(d.Context, display.Target{Ref: port})
			d.Tick(control.Frame{Pinch: 1, Secondary: true}) // an input, which has led there
			d.Rest(1)
			if !p.scope().Sheet() {
				continue
			}
			i++
			d.Rest(glide)
			look(d, p, port, m, name)
		}
	}
}

// A port that is clicked on opens with its warehouse and the galley beside it: what is offered
// is done by a click on a piece, a free place or a row. It covers neither of the two.
func TestAPortOpensWithWhatCanBeDoneThere(t *testing.T) {
	done := map[string]int{}
	ports(t, 60, func(d *driver, p *Play, port game.Ref, m *session.Match, name string) {
		require.True(t, d.Shows(p.words(d.Context).Title(port)), name)
		v := viewOf(p, d.Context)
		box := d.panel()
		for _, x := range p.about(v) {
			require.True(t, box.Intersect(x).Empty(), name)
		}
		k := &typer{driver: d}
		for _, a := range p.scope().Offered() {
			target := k.next(a)
			hit := d.List.Find(target)
			require.NotNil(t, hit, "%s: %s", name, p.info.ActionText(a))
			require.NotEmpty(t, hit.Tip, "%s: %s", name, p.info.ActionText(a))
			if v.Frame.Reach > 0 {
				require.GreaterOrEqual(t, min(hit.Rect.W, hit.Rect.H), leastSide(&d.List, d.Size, hit)-0.5, "%s: %s", name, p.info.ActionText(a))
			}
			done[p.info.VerbName(a.Verb)]++
		}
		a := p.scope().Offered()[0]
		before, seat := p.match().Len(), p.seating.decider()
		if len(p.table.Stakes(p.now.View, a)) > 0 {
			return
		}
		d.Tap(device.TargetName(k.next(a)))
		d.Forward(p.timeline.Idle)
		require.Equal(t, a, p.match().Log()[before], name)
		if p.seating.decider() == seat && p.scope().Sheet() {
			require.Equal(t, port, p.open.Choice.About, "%s: it stays open", name)
			done["stays"]++
		}
	})
	for _, verb := range []string{"sell", "land", "attack", "stays"} {
		require.Positive(t, done[verb], "%s: %v", verb, done)
	}
}

// In the panel to sell a click on a cube sells it, whatever else could be done with it, and the cube
// leads to the rule of sales.
func TestTheOpenGroupDecidesWhatAPieceMeans(t *testing.T) {
	sold := 0
	for seed := uint64(1); seed < 12; seed++ {
		for _, m := range apptest.Positions(t, seed, 2) {
			if apptest.Asks(m) {
				continue
			}
			d, p, name := arranged(t, m, 0)
			group := slices.IndexFunc(p.now.Offer.Groups, func(g table.Group) bool { return g.Name == "sell" })
			if len(p.now.Groups[group]) == 0 {
				continue
			}
			d.openGroup(p, group)
			a := p.scope().Offered()[0]
			before := p.match().Len()
			p.board.hover = p.scope().PieceFor(a)
			require.Equal(t, p.now.Offer.Groups[group].Rule, p.Rule(d.Context), "the rule of what a click does")
			d.Tap(device.TargetName(p.board.hover))
			require.Equal(t, a, p.match().Log()[before], name)
			sold++
		}
	}
	require.Positive(t, sold)
}

// Of several equal cubes only those bear a price that can be sold one after the other.
func TestOnlyCubesThatSellBearAPrice(t *testing.T) {
	pairs := 0
	for seed := uint64(1); seed < 20 && pairs < 3; seed++ {
		for _, m := range apptest.Positions(t, seed, 3) {
			if apptest.Asks(m) || pairs == 3 {
				continue
			}
			d, p := resume(t, desktop, m)
			group := p.now.Offer.IndexOf("sell")
			if len(p.now.Groups[group]) == 0 || len(p.now.Holds) == 0 {
				continue
			}
			ship, cells := p.now.Subject(), map[game.Ref][]display.Rect{}
			d.openGroup(p, group)
			for _, h := range d.List.Hits {
				if piece, ok := position.PieceAt(h.Target); ok && piece.From == ship && d.panel().Contains(h.Rect.Center()) {
					cells[piece.What] = append(cells[piece.What], h.Rect)
				}
			}
			for _, a := range p.now.Groups[group] {
				if len(cells[a.Obj[1]]) < 2 || game.Cost(m.State(), a) == 0 {
					continue
				}
				priced, box := 0, display.Rect{}
				for _, cell := range cells[a.Obj[1]] {
					box = box.Union(cell)
				}
				var alone display.List // without the chart below
				drawPanels([]table.Panel{p.group}, deskOf(p, d.Context), &alone)
				for _, o := range alone.Ops {
					if o.Kind == display.DrawText && box.Contains(display.Point{X: o.X, Y: o.Y}) {
						priced++
					}
				}
				require.Equal(t, 1, priced, p.info.ActionText(a))
				pairs++
			}
		}
	}
	require.NotZero(t, pairs)
}
