package goldenhorn

import (
	"slices"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lang"
	"serenissima/game"
	rules "serenissima/game/goldenhorn"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// viewIn is a position in a window, with things chosen.
func viewIn(t *testing.T, st *rules.State, w layout.Window, tag string, chosen ...game.Ref) *table.View {
	words := words(t, tag)
	v := &table.View{State: st, Say: words.Line, Name: words.Title, Frame: Table{}.Layout(w), Chosen: chosen, Lit: map[game.Ref]table.Light{}}
	for _, ref := range (Table{}).With(st, chosen).Lit {
		v.Lit[ref] = table.Target
	}
	v.Camera = layout.Fit(v.Frame.Board, v.Frame.Chart)
	for i, name := range words.Names[:st.Seats] {
		v.Seats = append(v.Seats, table.SeatStyle{Name: name, Colour: i + 1})
	}
	return v
}

// On a phone a touch of the folded quay unfolds it; its columns can be pointed at only then, and
// are as wide as design wants them for fingers: nothing of the hand lies over them.
func TestAFoldedQuayUnfolds(t *testing.T) {
	port, unfolded := game.Port(rules.Constantinople), 0
	playedOut(t, 6, func(st *rules.State) {
		if st.Decision().Prompt != rules.BeforeMove || !loadsAt(st, rules.Constantinople) {
			return
		}
		phone := layout.Window{Size: display.Point{X: 844, Y: 390}, TextScale: 1, Fingers: true}
		columns := func(v *table.View) (list []display.Hit) {
			var l display.List
			appendQuay(&l, v, st, rules.Constantinople)
			for _, h := range l.Hits {
				if h.Target.Ref.Kind == game.HeapRef {
					list = append(list, h)
				}
			}
			return list
		}
		require.Empty(t, columns(viewIn(t, st, phone, "en")))
		now, ok := Table{}.Choose(st, nil, port)
		require.True(t, ok)
		v := viewIn(t, st, phone, "en", now...)
		hand := v.Frame.Panels[handPanel]
		for _, h := range columns(v) {
			require.GreaterOrEqual(t, h.Rect.W, 43.9)
			require.True(t, h.Rect.Intersect(hand).Empty(), "%v lies below the hand %v", h.Rect, hand)
		}
		again, ok := Table{}.Choose(st, now, port)
		require.True(t, ok)
		require.Empty(t, again)
		unfolded++
	})
	require.Positive(t, unfolded)
}

// On a phone held upright each heap, and the brace over the people, is wide enough for a finger.
func TestHeapsAreWideEnoughForFingers(t *testing.T) {
	heaps := map[game.Ref]bool{}
	playedOut(t, 6, func(st *rules.State) {
		for _, h := range []rules.HarbourID{rules.Venice, rules.Constantinople} {
			v := viewIn(t, st, layout.Window{Size: display.Point{X: 390, Y: 844}, TextScale: 1, Fingers: true}, "en", game.Port(h))
			var l display.List
			appendQuay(&l, v, st, h)
			for _, hit := range l.Hits {
				if hit.Target.Ref.Kind == game.HeapRef {
					heaps[hit.Target.Ref] = true
					require.GreaterOrEqual(t, hit.Rect.W, 44.0, "%v", hit.Target.Ref)
				}
			}
		}
	})
	require.Greater(t, len(heaps), 12)
}

// However many people lie in a heap, what they add stands above them, and below the brace.
func TestPeopleStandBelowWhatTheyAdd(t *testing.T) {
	st := over(t, 1, map[string]string{"expansion": "yes"})
	for _, w := range windowsCovered() {
		v := viewIn(t, st, w, "en")
		for _, h := range []rules.HarbourID{rules.Venice, rules.Constantinople} {
			q := quayOf(v, st, h)
			for n := 1; n <= 2*fillOf(st) && q.inRow == 0; n++ {
				q.braced = n%2 == 0
				if q.braced {
					require.GreaterOrEqual(t, q.addsRect(peasants).Y, q.columns.Y+q.braceHeight(), "%v", w)
				}
				for kind := 1; kind <= columnsOf(st); kind++ {
					high := q.pieceSize()
					if kind > rules.NumColours {
						high *= personHigh
					}
					require.GreaterOrEqual(t, q.pieceAt(kind, n-1, n).Y-high/2+1e-6, q.addsRect(kind).Y+q.addsRect(kind).H, "%v, kind %d, %d", w, kind, n)
				}
			}
		}
	}
}

// On the smallest phone the words of the buttons are whole, as buttons write them.
func TestTheRailHoldsItsWords(t *testing.T) {
	rail := Table{}.Layout(layout.Window{Size: display.Point{X: 640, Y: 400}, TextScale: 1, Fingers: true}).Buttons
	for _, l := range lang.Available() {
		w := words(t, l.Tag)
		list := []string{w.Line("end.done"), w.Line("end.stop")}
		for _, g := range append(append(baseGroups, expansionGroups...), underwayGroups...) {
			list = append(list, w.Line("group."+g.Name))
		}
		for _, text := range list {
			require.LessOrEqual(t, display.Measure(text, display.Caps, widget.MinText), rail.W-6, "%s: %q", l.Tag, text)
		}
	}
}

// A ship that is chosen in a start harbour has the red rim of a chosen heap: the light of those that
// can be chosen is too small there to tell it from them.
func TestTheChosenShipOfAQuayIsRimmed(t *testing.T) {
	chosen, lit := 0, 0
	playedOut(t, 6, func(st *rules.State) {
		if st.Decision().Prompt != rules.BeforeMove {
			return
		}
		for _, ref := range choices(st, nil) {
			if ref.Kind != game.ShipRef || st.StartHarbourAt(st.Ships[ref.ID].Place) == 0 {
				continue
			}
			for _, w := range windowsCovered() {
				v := viewIn(t, st, w, "en", ref)
				b := berthsOf(v, st)
				for i := rules.ShipID(1); i <= rules.MaxShips; i++ {
					if b[i].width == 0 || b[i].chart {
						continue
					}
					var l display.List
					appendOne(&l, v, st, i, b[i])
					rims := 0
					for _, x := range l.Ops {
						if x.Kind == display.StrokeRect && x.Color == theme.Rubric {
							rims++
							require.True(t, x.Rect.Contains(b[i].at))
							require.False(t, x.Rect.Intersect(quayRect(v, st.StartHarbourAt(st.Ships[i].Place))).Empty())
						}
					}
					if game.Ship(i) == ref {
						require.Equal(t, 1, rims)
						chosen++
						continue
					}
					require.Zero(t, rims)
					lit++
				}
			}
		}
	})
	require.Positive(t, min(chosen, lit))
}

// A start harbour where the chosen ship can come is meant wherever it is pointed at, and not a
// heap that nobody can load now.
func TestAGoalIsMeantWhereverItIsPointedAt(t *testing.T) {
	goals := 0
	playedOut(t, 6, func(st *rules.State) {
		if st.Decision().Prompt != rules.BeforeMove {
			return
		}
		first := st.Fleet(st.Turn)
		for i := first; i < first+rules.FleetShips; i++ {
			chosen := []game.Ref{game.Ship(i)}
			for _, way := range (Table{}).With(st, chosen).Routes {
				port := rules.HarbourID(way.To.ID)
				if way.To.Kind != game.PortRef || !port.Start() {
					continue
				}
				v := viewIn(t, st, layout.Window{Size: display.Point{X: 1280, Y: 800}, TextScale: 1}, "en", chosen...)
				v.Lit[way.To] = table.Target
				var l display.List
				appendQuay(&l, v, st, port)
				q := quayOf(v, st, port)
				for kind := 1; kind <= columnsOf(st); kind++ {
					column := q.columnRect(kind)
					require.Equal(t, way.To, l.At(column.Center()).Target.Ref)
					require.Equal(t, way.To, l.At(display.Point{X: column.Center().X, Y: column.Y + 3}).Target.Ref, "the brace over people")
				}
				goals++
			}
		}
	})
	require.Positive(t, goals)
}

// On a desktop each space has the number by which log and advice call it, clear of its sign, and the pier of Modone has
// its own, so that none is missing between them.
func TestSpacesAreNumbered(t *testing.T) {
	for seats := 2; seats <= game.MaxSeats; seats++ {
		s, err := rules.New().New(game.Options{Seats: seats})
		require.NoError(t, err)
		st := s.(*rules.State)
		for _, x := range []struct {
			size     display.Point
			numbered bool
		}{{display.Point{X: 1280, Y: 800}, true}, {display.Point{X: 1920, Y: 1080}, true}, {display.Point{X: 844, Y: 390}, false}} {
			v := viewIn(t, st, layout.Window{Size: x.size, TextScale: 1, Fingers: !x.numbered}, "en")
			if st.Modone != 0 {
				var l display.List
				appendPier(&l, v, st)
				require.Equal(t, x.numbered, slices.Contains(textsOf(&l), strconv.Itoa(int(st.Modone))), "%d seats at %v", seats, x.size)
			}
			for p := rules.Place(1); p < st.Last; p++ {
				if !st.AtSea(p) {
					continue
				}
				var l display.List
				appendPlace(&l, v, st, p)
				var at []display.Op
				for _, o := range l.Ops {
					if o.Kind == display.DrawText && o.Text == strconv.Itoa(int(p)) {
						at = append(at, o)
					}
				}
				require.Equal(t, x.numbered, len(at) > 0, "%d of %d seats at %v", p, seats, x.size)
				for _, o := range at {
					q := stationAt(st, p)
					middle := display.Point{X: o.X, Y: o.Y - display.Ascent(o.Size)/2}
					require.Greater(t, dist(v.At(q.X, q.Y), middle), v.Units(radiusOf(v, st)))
					require.False(t, onSeaName(v.Camera.Board(middle)), "%d of %d seats", p, seats)
				}
			}
		}
	}
}

// On a phone held upright places of the course are at least 30 pixels apart, and all of them lie
// on the board.
func TestPlacesOfTheCourseLieApart(t *testing.T) {
	playedOut(t, 3, func(st *rules.State) {
		v := viewIn(t, st, layout.Window{Size: display.Point{X: 390, Y: 844}, TextScale: 1, Fingers: true}, "en")
		for p := rules.Place(0); p <= st.Last; p++ {
			a := stationAt(st, p)
			require.True(t, v.Frame.Board.Contains(v.At(a.X, a.Y)), "%d", p)
			if p > 0 {
				b := stationAt(st, p-1)
				require.GreaterOrEqual(t, v.Units(dist(a, b)), 30.0, "%d", p)
			}
		}
	})
}

// In the smallest window the name of a start harbour is written out, in every language: how much the
// harbour is filled gives way to it.
func TestTheNameOfAQuayIsWrittenOut(t *testing.T) {
	s, err := rules.New().New(game.Options{Seats: 4, Values: map[string]string{"expansion": "yes"}})
	require.NoError(t, err)
	for _, tag := range []string{"en", "fr", "de"} {
		for _, size := range []display.Point{{X: 640, Y: 400}, {X: 844, Y: 390}, {X: 390, Y: 844}, {X: 1280, Y: 800}} {
			v := viewIn(t, s.(*rules.State), layout.Window{Size: size, TextScale: 1, Fingers: size.X < 1024}, tag)
			for _, h := range []rules.HarbourID{rules.Venice, rules.Constantinople} {
				var l display.List
				appendQuay(&l, v, s.(*rules.State), h)
				require.Contains(t, textsOf(&l), v.Name(game.Port(h)), "%s %v", tag, size)
			}
		}
	}
}

// The name of a harbour and how many pieces lie there stand beside each other, in small windows and
// in every language.
func TestTheHeadingOfAQuayHasRoom(t *testing.T) {
	st := over(t, 1, nil)
	for _, size := range []display.Point{{X: 640, Y: 400}, {X: 844, Y: 390}, {X: 390, Y: 844}, {X: 1280, Y: 720}} {
		for _, tag := range []string{"en", "fr", "de"} {
			v := viewIn(t, st, layout.Window{Size: size, TextScale: 1}, tag)
			for _, h := range []rules.HarbourID{rules.Venice, rules.Constantinople} {
				var l display.List
				appendQuay(&l, v, st, h)
				end := 0.0
				for _, o := range l.Ops {
					switch {
					case o.Kind != display.DrawText:
					case o.Text == v.Name(game.Port(h)):
						end = o.X + display.Measure(o.Text, o.Font, o.Size)
					case o.Align == display.Right:
						require.Less(t, end, o.X-display.Measure(o.Text, o.Font, o.Size), "%v %s %s", size, tag, o.Text)
					}
				}
				require.Positive(t, end)
			}
		}
	}
}
