package serenissima

import (
	"flag"
	"math/bits"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/gametest"
	rules "serenissima/game/serenissima"
	"serenissima/render/display"
	"serenissima/render/table/kit"
)

// Galleys at the berths that are used lie in their zone and cover no plaque and no port; the
// three of a zone do not cover each other's numbers.
func TestBerthsHideNothing(t *testing.T) {
	c := charted()
	for z := 1; z < len(c.Zones); z++ {
		require.Len(t, berths()[z].At, 3)
		for i := range berths()[z].Room {
			b := berthAt(rules.ZoneID(z), i)
			require.True(t, c.Zones[z].Contains(b), "%s %d", c.Shapes[z].ID, i)
			for _, p := range c.Ports[1:] {
				require.Less(t, area(token(b).Intersect(display.Rect(p.Plaque)))/area(token(b)), 0.12*float64(i+1), "%s %d hides %s", c.Shapes[z].ID, i, p.ID)
			}
			for j := range i {
				require.Greater(t, dist(b, berthAt(rules.ZoneID(z), j)), 36.0, "%s", c.Shapes[z].ID)
			}
		}
	}
}

// A galley at her berth seems to lie in the zone in which she is.
func TestHullsLieInTheirZone(t *testing.T) {
	c := charted()
	p := printsOf(c)
	for z := 1; z < len(c.Zones); z++ {
		for i := range berths()[z].Room {
			b := berthAt(rules.ZoneID(z), i)
			require.True(t, c.Zones[z].Contains(afloat(b)), "%s %d", c.Shapes[z].ID, i)
			require.Less(t, p.astray(c.Zones[z], b), 0.4, "%s %d", c.Shapes[z].ID, i)
		}
	}
}

// In random games no galley seems to lie ashore, and hardly ever is the name of a sea hidden by
// one.
func TestGalleysOfRandomGamesLieAfloat(t *testing.T) {
	ships, names, hidden := 0, 0, 0
	for seed := range uint64(3) {
		_, err := gametest.RandomGame(rules.New(), game.Options{Seats: 4}, seed, func(s game.State, _ game.Action, _ []game.Event) {
			st := s.(*rules.State)
			f := moored(st)
			at := namesClearOf(&f)
			for g, m := range f {
				if m.width > 0 && m.count == 0 {
					ships++
					require.Less(t, ashore(charted().Zones[1:], m.at, m.width), touches, "galley %d in %s", g, st.Board.Zones[st.Galleys[g].Zone].ID)
				}
			}
			for z := 1; z < len(charted().Shapes); z++ {
				names++
				if box := nameBox(z, at[z]); f.hides(box) > hardly*area(box) {
					hidden++
				}
			}
		})
		require.NoError(t, err)
	}
	require.Positive(t, ships)
	require.Less(t, float64(hidden)/float64(names), 0.01, "%d of %d names", hidden, names)
}

// However many galleys share a zone, each has a place of its own, always the
// same one; those of one player lie together when there are more than the zone
// has places.
func TestMooringsAreTheirOwn(t *testing.T) {
	for n := 1; n <= rules.MaxGalleys; n++ {
		s := crowd(t, n)
		f := moored(s)
		places := map[display.Point]bool{}
		stacked := 0
		for g := 1; g <= n; g++ {
			places[f[g].at] = true
			stacked += f[g].count
		}
		require.Len(t, places, n)
		require.Equal(t, f, moored(s))
		if n <= 6 {
			require.Zero(t, stacked)
		} else {
			require.InDelta(t, n, stacked, 1, "a player with one galley has no stack")
		}
	}
}

// crowd is a position with n galleys of all players in one zone.
func crowd(t *testing.T, n int) *rules.State {
	s := &rules.State{Board: startState(t, 4).Board}
	for g := 1; g <= n; g++ {
		s.Galleys[g] = rules.Galley{Owner: game.Player(g%4 + 1), Zone: 7, Sailors: 1}
	}
	return s
}

// Up to six galleys in a zone do not cover each other's numbers, whichever way
// they lie.
func TestSixGalleysStayReadable(t *testing.T) {
	for z := 1; z < len(charted().Shapes); z++ {
		for i, a := range charted().Shapes[z].Slots {
			number := display.Rect{X: a.X, Y: a.Y - 0.26*slotWidth, W: 0.2 * slotWidth, H: 0.2 * slotWidth}
			other := display.Rect{X: a.X - number.W, Y: number.Y, W: number.W, H: number.H}
			for _, b := range charted().Shapes[z].Slots[:i] {
				h := kit.ShipHeight(slotWidth)
				hull := display.Rect{X: b.X - slotWidth/2, Y: b.Y - h/2, W: slotWidth, H: h}
				require.Less(t, area(number.Intersect(hull)), 0.5*area(number), "%s %d", charted().Shapes[z].ID, i)
				require.Less(t, area(other.Intersect(hull)), 0.5*area(other), "%s %d, eastward", charted().Shapes[z].ID, i)
			}
		}
	}
}

// Up to three galleys in a zone, whichever they are and whichever of them is
// pointed out, leave its name a place where it can be read.
func TestNamesGiveWayToGalleys(t *testing.T) {
	for z := 1; z < len(charted().Shapes); z++ {
		require.Equal(t, charted().Shapes[z].Label, berths()[z].Names[0], "the chart's own place comes first")
		for set := 1; set < 1<<6; set++ { // as many as any number of places divides
			if bits.OnesCount(uint(set)) > 3 {
				continue
			}
			s := &rules.State{Board: startState(t, 4).Board}
			for g := rules.GalleyID(1); g <= 6; g++ {
				if set>>(g-1)&1 == 1 {
					s.Galleys[g] = rules.Galley{Owner: 1, Zone: rules.ZoneID(z), Sailors: 1}
					s.Active = g
				}
			}
			f := moored(s)
			box := nameBox(z, namesClearOf(&f)[z])
			require.Less(t, f.hides(box), hardly*area(box), "%s with galleys %b", charted().Shapes[z].ID, set)
		}
	}
}

// No galley at its berth touches the compass rose.
func TestBerthsAreClearOfTheRose(t *testing.T) {
	for z := 1; z < len(charted().Shapes); z++ {
		for i := range berths()[z].At {
			for _, r := range rose {
				require.True(t, token(berthAt(rules.ZoneID(z), i)).Intersect(r).Empty(), "%s %d", charted().Shapes[z].ID, i)
			}
		}
	}
}

// startState is a game before its first decision.
func startState(t *testing.T, seats int) *rules.State {
	t.Helper()
	s, err := rules.New().New(game.Options{Seats: seats})
	require.NoError(t, err)
	return s.(*rules.State)
}

// Ships that sail from zone to zone stay off the land.
func TestWaysStayAfloat(t *testing.T) {
	v := testView(startState(t, 4), 1280, 800)
	c := charted()
	b := startState(t, 4).Board
	for from := 1; from < len(b.Zones); from++ {
		for _, to := range b.Zones[from].Neighbours {
			x, y := berthAt(rules.ZoneID(from), 0), berthAt(to, 0)
			line := way(v, rules.ZoneID(from), to, v.At(x.X, x.Y), v.At(y.X, y.Y))
			ashore := 0
			for _, p := range line {
				if q := v.Camera.Board(p); !c.Zones[from].Contains(q) && !c.Zones[to].Contains(q) {
					ashore++
				}
			}
			require.LessOrEqual(t, ashore, 1, "%s to %s", b.Zones[from].ID, b.Zones[to].ID)
		}
	}
}

// golden compares what was drawn with a text that people have looked at.
func golden(t *testing.T, name string, l *display.List) {
	t.Helper()
	file := filepath.Join("testdata", name+".txt")
	if flag.Lookup("update").Value.String() == "true" { // the flag of gametest
		require.NoError(t, os.MkdirAll("testdata", 0o755))
		require.NoError(t, os.WriteFile(file, []byte(l.Dump()), 0o644))
	}
	want, err := os.ReadFile(file)
	require.NoError(t, err)
	require.Equal(t, string(want), l.Dump())
}

func TestPortIsDrawnWhole(t *testing.T) {
	s := startState(t, 4)
	genova := rules.PortID(4)
	s.Ports[genova] = rules.Port{Owner: 2, Sailors: 3, Filled: 2, Stock: [rules.Spaces]rules.Good{rules.Wood, rules.Spice},
		Fort: true, Basilica: true}
	var l display.List
	appendPlaque(&l, testView(s, 1280, 800), s, genova)
	golden(t, "port", &l)

	l.Reset()
	s.Ports[genova] = rules.Port{Closed: true}
	appendPlaque(&l, testView(s, 1280, 800), s, genova)
	golden(t, "closed-port", &l)
}

func TestGalleyIsDrawnWhole(t *testing.T) {
	var l display.List
	kit.AppendShip(&l, display.Point{X: 100, Y: 100}, 100, kit.Ship{Number: "7", Colour: 1, Sailors: 2, Cubes: []string{"wine", "gold"}, Spaces: 5})
	golden(t, "galley", &l)
}

// Pieces that an animation shows elsewhere are not drawn in their place.
func TestLiftedPiecesAreLeftOut(t *testing.T) {
	s := startState(t, 4)
	s.Galleys[3] = rules.Galley{Owner: 1, Zone: 2, Sailors: 3, Cubes: 1}
	s.Galleys[3].Cargo[rules.Wine] = 1
	v := testView(s, 1280, 800)
	v.Motion = moves{gone: func(piece, place game.Ref) int {
		require.Equal(t, game.Ship(3), place)
		if piece.Kind == game.SailorRef || piece.ID == int16(rules.Wine) {
			return 1
		}
		return 0
	}}
	require.Equal(t, kit.Ship{Number: "3", Colour: 1, Sailors: 2, Spaces: 5}, ship(v, s, 3))
}

// The disc with the moves to a zone hides no port, and no galley while few are
// there.
func TestDiscsHideNoPorts(t *testing.T) {
	for z := 1; z < len(charted().Shapes); z++ {
		s := &rules.State{Board: startState(t, 4).Board}
		s.Galleys[1] = rules.Galley{Owner: 1, Zone: rules.ZoneID(z), Sailors: 1}
		v := testView(s, 2560, 1600)
		ships := moored(s)
		at := v.Camera.Board(disc(v, game.Area(z)))
		for _, p := range charted().Ports[1:] {
			require.Greater(t, dist(at, display.Point(p.At)), 20.0, "%s and %s", charted().Shapes[z].ID, p.ID)
		}
		box := display.Rect{X: at.X - discRadius, Y: at.Y - discRadius, W: 2 * discRadius, H: 2 * discRadius}
		require.Less(t, ships.hides(box), 0.35*area(box), charted().Shapes[z].ID)
	}
}
