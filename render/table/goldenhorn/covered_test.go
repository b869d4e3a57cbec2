package goldenhorn

import (
	"fmt"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/gametest"
	rules "serenissima/game/goldenhorn"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
)

// positionsCovered is how many random positions are looked at for things that hide others.
const positionsCovered = 500

// windowsCovered are the sizes that the table has to fit, with usual and with large letters.
func windowsCovered() (list []layout.Window) {
	for _, size := range []display.Point{{X: 1600, Y: 1000}, {X: 1280, Y: 800}, {X: 1280, Y: 720}, {X: 1920, Y: 1080}, {X: 1024, Y: 768}, {X: 768, Y: 1024}, {X: 844, Y: 390}, {X: 640, Y: 400}, {X: 390, Y: 844}} {
		for _, letters := range []float64{1, 1.5} {
			list = append(list, layout.Window{Size: size, TextScale: letters, Fingers: size.X < 1024})
		}
	}
	return list
}

// visible is how much of a sign has to be in sight, so that it is recognised.
const visible = 0.5

// sampling are points spread evenly over a disc.
var sampling = func() (list []display.Point) {
	for y := -4.0; y <= 4; y++ {
		for x := -4.0; x <= 4; x++ {
			if x*x+y*y <= 17 {
				list = append(list, display.Point{X: x / 4.2, Y: y / 4.2})
			}
		}
	}
	return list
}()

// within reports whether a point lies in a ring.
func within(ring []display.Point, at display.Point) (in bool) {
	for i, j := 0, len(ring)-1; i < len(ring); j, i = i, i+1 {
		a, b := ring[i], ring[j]
		if (a.Y > at.Y) != (b.Y > at.Y) && at.X < (b.X-a.X)*(at.Y-a.Y)/(b.Y-a.Y)+a.X {
			in = !in
		}
	}
	return in
}

// A drawnShip is a ship as it lies in a picture.
type drawnShip struct {
	id rules.ShipID
	berth
	east bool
}

// box is a point of the window in the box of the ship, turned as if it sailed west.
func (s *drawnShip) box(at display.Point) display.Point {
	k := s.width / 100
	p := display.Point{X: (at.X - s.at.X + s.width/2) / k, Y: (at.Y - s.at.Y + shipHeight(s.width)/2) / k}
	if s.east {
		p.X = 100 - p.X
	}
	return p
}

// window is a point of the box in the window.
func (s *drawnShip) window(p display.Point) display.Point {
	if s.east {
		p.X = 100 - p.X
	}
	k := s.width / 100
	return display.Point{X: s.at.X - s.width/2 + p.X*k, Y: s.at.Y - shipHeight(s.width)/2 + p.Y*k}
}

// covers reports whether hull, sails or pennant lie over a point of the window.
func (s *drawnShip) covers(at display.Point) bool {
	p := s.box(at)
	if west := (&drawnShip{berth: s.berth}).box(at); within(pennant.Rings[0], west) {
		return true
	}
	if p.X < -5 || p.X > 105 || p.Y < 0 || p.Y > 105 {
		return false
	}
	if within(hull.Rings[0], p) {
		return true
	}
	for _, sail := range sails {
		if within(sail.path.Rings[0], p) {
			return true
		}
	}
	return false
}

// shipsDrawn are the ships in the order in which they are drawn.
func shipsDrawn(v *table.View, st *rules.State) (list []*drawnShip) {
	b := berthsOf(v, st)
	for _, onChart := range []bool{true, false} {
		for _, i := range drawnInOrder(st) {
			if b[i].width != 0 && b[i].chart == onChart && !b[i].piled {
				list = append(list, &drawnShip{i, b[i], model(v, st, i).east})
			}
		}
	}
	return list
}

// inSight is the share of a disc that nothing covers.
func inSight(at display.Point, r float64, covered func(display.Point) bool) float64 {
	n := 0
	for _, d := range sampling {
		if !covered(display.Point{X: at.X + d.X*r, Y: at.Y + d.Y*r}) {
			n++
		}
	}
	return float64(n) / float64(len(sampling))
}

// In random positions of two, three and four, with and without the expansion, in every window,
// with usual and with large letters: sails, signs, plaques and numbers are in sight, and what is
// shown beside ships and spaces hides none of them.
func TestNothingHidesAnything(t *testing.T) {
	catalog, err := lang.Load(lang.English)
	require.NoError(t, err)
	words := catalog.Words(rules.New().Info(), []string{"Anna", "Bernat", "Caterina", "Dawud"})
	n := 0
	for seed := uint64(0); n < positionsCovered; seed++ {
		o := game.Options{Seats: 2 + int(seed%3), Values: map[string]string{"expansion": []string{"no", "yes"}[seed/3%2]}}
		step := 0
		_, err := gametest.RandomGame(rules.New(), o, seed, func(s game.State, _ game.Action, _ []game.Event) {
			seat := s.Decision().Player
			if step++; seat <= game.Nobody || step%17 != 0 || n >= positionsCovered {
				return
			}
			st := s.Clone().(*rules.State)
			st.Redact(seat)
			for _, w := range windowsCovered() {
				v := &table.View{State: st, Frame: Table{}.Layout(w), Say: words.Line, Name: words.Title}
				v.Camera = layout.Fit(v.Frame.Board, v.Frame.Chart)
				for i := range st.Seats {
					v.Seats = append(v.Seats, table.SeatStyle{Colour: int(i) + 1})
				}
				c := &covering{v: v, st: st, ships: shipsDrawn(v, st), panels: panelsOver(v, st)}
				c.sails()
				c.plaques()
				c.spaces()
				c.numbers()
				c.chips()
				require.Empty(t, c.faults, "%v, %v seats, seed %d after %d", w, o.Seats, seed, step)
			}
			n++
		})
		require.NoError(t, err)
	}
}

// Wherever a ship that is chosen, with what it is to load, can stop, nothing keeps a finger from
// the place: neither a panel nor a ship beside it, in no window.
func TestNothingKeepsAFingerFromAStop(t *testing.T) {
	const positions = 60
	catalog, err := lang.Load(lang.English)
	require.NoError(t, err)
	words := catalog.Words(rules.New().Info(), []string{"Anna", "Bernat", "Caterina", "Dawud"})
	n := 0
	for seed := uint64(0); n < positions; seed++ {
		o := game.Options{Seats: 2 + int(seed%3), Values: map[string]string{"expansion": []string{"no", "yes"}[seed/3%2]}}
		step := 0
		_, err := gametest.RandomGame(rules.New(), o, seed, func(s game.State, _ game.Action, _ []game.Event) {
			st := s.(*rules.State)
			if step++; st.Decision().Prompt != rules.BeforeMove || step%19 != 0 || n >= positions {
				return
			}
			n++
			for _, w := range windowsCovered() {
				v := &table.View{State: st, Frame: Table{}.Layout(w), Say: words.Line, Name: words.Title}
				v.Camera = layout.Fit(v.Frame.Board, v.Frame.Chart)
				for i := range st.Seats {
					v.Seats = append(v.Seats, table.SeatStyle{Colour: int(i) + 1})
				}
				for _, a := range st.AppendActions(nil) {
					if v.Chosen = (Table{}).ChosenFor(st, a); len(v.Chosen) > 0 {
						requireStops(t, v, fmt.Sprintf("%v, seed %d after %d: %s", w, seed, step, rules.New().Info().ActionText(a)))
					}
				}
			}
		})
		require.NoError(t, err)
	}
}

// requireStops requires that nothing lies over the stops of what is chosen.
func requireStops(t *testing.T, v *table.View, name string) {
	st := v.State.(*rules.State)
	offer := Table{}.With(st, v.Chosen)
	v.Lit = map[game.Ref]table.Light{}
	for _, ref := range offer.Lit {
		v.Lit[ref] = table.Target
	}
	for _, r := range offer.Routes {
		v.Lit[r.To] = table.Target
	}
	var l display.List
	Table{}.Draw(&l, v)
	for _, r := range offer.Routes {
		if p := placeOf(st, r.To); st.AtSea(p) {
			q := stationAt(st, p)
			share := inSight(v.At(q.X, q.Y), v.Units(radiusOf(v, st)), func(at display.Point) bool { return l.At(at).Target.Ref != r.To })
			require.Greater(t, share, 0.9, "%s: %v", name, r.To)
		}
	}
}

// panelsOver are the panels that lie over the chart.
func panelsOver(v *table.View, st *rules.State) map[string]display.Rect {
	f := &v.Frame
	all := map[string]display.Rect{"turn": f.Panels[turnPanel], "players": seatsRect(v), "venice": quayRect(v, rules.Venice),
		"constantinople": quayRect(v, rules.Constantinople), "hand": f.Panels[handPanel], "hint": f.Hint, "latest": f.Latest,
		"skip": f.Skip, "bar": f.Bar, "buttons": f.Buttons}
	if !folded(f, v.Open) {
		all["cards"] = f.Panels[cardsPanel]
	}
	for name, r := range all {
		if r.Empty() {
			delete(all, name)
		}
	}
	return all
}

// covering looks for what hides something in a picture.
type covering struct {
	v      *table.View
	st     *rules.State
	ships  []*drawnShip
	panels map[string]display.Rect
	faults []string
}

func (c *covering) fault(format string, args ...any) {
	c.faults = append(c.faults, fmt.Sprintf(format, args...))
}

// underPanel reports whether a point lies under a panel or off the board.
func (c *covering) underPanel(at display.Point) bool {
	for _, r := range c.panels {
		if r.Contains(at) {
			return true
		}
	}
	return !c.v.Frame.Board.Contains(at)
}

// underShip reports whether a point lies under a ship, on the chart or in a harbour.
func (c *covering) underShip(at display.Point, chart bool) bool {
	return slices.ContainsFunc(c.ships, func(s *drawnShip) bool { return s.chart == chart && s.covers(at) })
}

// sails: the signs of all sails are in sight.
func (c *covering) sails() {
	for i, s := range c.ships {
		for j, sail := range sails {
			share := inSight(s.window(sail.at), sail.size*1.35*s.width/100/2, func(at display.Point) bool {
				over := slices.ContainsFunc(c.ships[i+1:], func(other *drawnShip) bool { return other.covers(at) })
				return over || s.chart && c.underPanel(at)
			})
			if share < visible {
				c.fault("sail %d of ship %d is in sight to %.2f", j, s.id, share)
			}
		}
	}
}

// named is a plaque with what stands above or below it.
func (c *covering) named(t rules.TerritoryID) display.Rect {
	r := plaqueRect(c.v, t)
	if name, shown := plaqueName(c.v, t); shown {
		return r.Union(name)
	}
	return r
}

// plaques: no plaque lies under a ship or a panel, or over a space or another plaque.
func (c *covering) plaques() {
	if !c.st.Expansion {
		return
	}
	for t := rules.TerritoryID(1); t <= rules.MaxTerritories; t++ {
		r, named := plaqueRect(c.v, t), c.named(t)
		for name, panel := range c.panels {
			if !panel.Inset(0.5).Intersect(named).Empty() {
				c.fault("plaque %d lies under %s", t, name)
			}
		}
		if in := c.v.Frame.Board.Intersect(named); in.W*in.H < named.W*named.H-1 {
			c.fault("plaque %d leaves the board", t)
		}
		for other := rules.TerritoryID(1); other < t; other++ {
			if !named.Inset(0.5).Intersect(c.named(other)).Empty() {
				c.fault("plaque %d lies over plaque %d", t, other)
			}
		}
		for x := r.X + 1; x < r.X+r.W; x += 2 {
			for y := r.Y + 1; y < r.Y+r.H; y += 2 {
				if c.underShip(display.Point{X: x, Y: y}, true) {
					c.fault("plaque %d lies under a ship", t)
				}
			}
		}
		name, _ := plaqueName(c.v, t)
		for p := rules.Place(1); p < c.st.Last; p++ {
			q := stationAt(c.st, p)
			at := c.v.At(q.X, q.Y)
			for _, x := range []display.Rect{r, name} {
				near := display.Point{X: max(x.X, min(at.X, x.X+x.W)), Y: max(x.Y, min(at.Y, x.Y+x.H))}
				if c.st.HarbourAt(p) == 0 && dist(at, near) < c.v.Units(radiusOf(c.v, c.st)) {
					c.fault("plaque %d lies over space %d", t, p)
				}
			}
		}
		for _, x := range []display.Rect{r, harbourName(c.v, c.st, rules.Venice), harbourName(c.v, c.st, rules.Constantinople)} {
			if !name.Empty() && !x.Intersect(name).Empty() {
				c.fault("the name of territory %d lies over another name or its plaque", t)
			}
		}
	}
}

// spaces: no space and neither end of the course lies under a panel, and no sign of a space under
// ships.
func (c *covering) spaces() {
	for p := rules.Place(0); p <= c.st.Last; p++ {
		h := c.st.HarbourAt(p)
		if h == rules.Modone {
			continue
		}
		q := stationAt(c.st, p)
		at, r := c.v.At(q.X, q.Y), c.v.Units(radiusOf(c.v, c.st))
		if h != 0 {
			r = max(5, c.v.Units(11))
		}
		if inSight(at, r, c.underPanel) < 1 {
			c.fault("space %d lies under a panel", p)
		}
		if inSight(at, r*0.62, func(at display.Point) bool { return c.underShip(at, true) }) < visible {
			c.fault("the sign of space %d lies under ships", p)
		}
	}
}

// numbers: no ship lies over the numbers of a quay.
func (c *covering) numbers() {
	for _, h := range []rules.HarbourID{rules.Venice, rules.Constantinople} {
		q := quayOf(c.v, c.st, h)
		for kind := 1; kind <= columnsOf(c.st); kind++ {
			r := q.columnRect(kind)
			at, half := display.Point{X: r.X + r.W/2, Y: q.edge.Center().Y}, q.edge.H*0.45
			if q.inRow > 0 {
				at, half = r.Center(), r.H*0.3
			}
			if inSight(at, half, func(at display.Point) bool { return c.underShip(at, false) }) < 1 {
				c.fault("a number of harbour %d lies under a ship", h)
			}
		}
	}
}

// chips: what is shown above a ship that can be robbed, and at the places where a move can end,
// lies over no plaque, under no panel, and the costs of places over each other only a little.
func (c *covering) chips() {
	on, b := Table{}, berthsOf(c.v, c.st)
	var l display.List
	for _, ref := range on.With(c.st, nil).Lit {
		if ref.Kind == game.ShipRef && c.st.Ships[ref.ID].Owner != c.st.Decision().Player && b[ref.ID].chart {
			l.Reset()
			if appendSkulls(&l, c.v, c.st, rules.ShipID(ref.ID), b[ref.ID]); len(l.Ops) > 0 {
				if hit := l.At(c.chip(&l).Center()); hit == nil || hit.Target.Ref != ref {
					c.fault("what shows that %v can be robbed does not rob it", ref)
				}
			}
		}
		chosen, ok := on.Choose(c.st, nil, ref)
		if !ok {
			continue
		}
		reached := map[game.Ref]bool{}
		for _, r := range on.With(c.st, chosen).Routes {
			reached[r.To] = true
		}
		var costs []display.Rect
		var list []stop
		for _, s := range stops(c.st, chosen) {
			if reached[placeRef(c.st, s.at)] {
				list = append(list, s)
			}
		}
		for _, x := range chipsOf(c.v, c.st, list) {
			l.Reset()
			x.draw(&l, c.v)
			r := c.chip(&l)
			for _, other := range costs {
				if in := other.Intersect(r); !in.Empty() && in.W*in.H > 0.1*r.W*r.H {
					c.fault("the cost at %v lies over another", x.stop)
				}
			}
			costs = append(costs, r)
		}
	}
}

// chip looks at a chip that has just been drawn, its ground after its shadow.
func (c *covering) chip(l *display.List) display.Rect {
	r := l.Ops[1].Rect
	if c.st.Expansion {
		for t := rules.TerritoryID(1); t <= rules.MaxTerritories; t++ {
			if !plaqueRect(c.v, t).Intersect(r).Empty() {
				c.fault("a chip lies over plaque %d", t)
			}
		}
	}
	for name, panel := range c.panels {
		if !panel.Inset(0.5).Intersect(r).Empty() {
			c.fault("a chip lies under %s", name)
		}
	}
	return r
}

// The name of a harbour leaves the board with its place: zoomed in, it lies over nothing else.
func TestNamesOfHarboursLeaveWithTheirPlace(t *testing.T) {
	gone := 0
	playedOut(t, 1, func(st *rules.State) {
		if st.Turns > 2 {
			return
		}
		for _, size := range []display.Point{{X: 390, Y: 844}, {X: 844, Y: 390}, {X: 768, Y: 1024}} {
			v := viewIn(t, st, layout.Window{Size: size, TextScale: 1, Fingers: true}, "en")
			middle := v.Camera.View.Center()
			v.Camera.Zoom(4, middle)
			for _, h := range []rules.HarbourID{rules.Venice, rules.Constantinople} {
				q := stationAt(st, placeOf(st, game.Port(h)))
				if at := v.At(q.X, q.Y); v.Frame.Board.Inset(-60).Contains(at) {
					continue
				}
				require.False(t, v.Frame.Board.Contains(harbourName(v, st, h).Center()), "%v: %d", size, h)
				gone++
			}
		}
	})
	require.Positive(t, gone)
}
