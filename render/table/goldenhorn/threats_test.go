package goldenhorn

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/gametest"
	rules "serenissima/game/goldenhorn"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
)

// playedOut calls f with every position of some random games, as the seat that decides sees it.
func playedOut(t *testing.T, games uint64, f func(st *rules.State)) {
	for seed := range games {
		o := game.Options{Seats: 2 + int(seed%3), Values: map[string]string{"expansion": []string{"no", "yes"}[seed%2], "modone-cards": "on"}}
		_, err := gametest.RandomGame(rules.New(), o, seed, func(s game.State, _ game.Action, _ []game.Event) {
			if seat := s.Decision().Player; seat > game.Nobody {
				view := s.Clone()
				view.Redact(seat)
				f(view.(*rules.State))
			}
		})
		require.NoError(t, err)
	}
}

// Threats are drawn where they are switched on and nowhere else, in the window, and told without
// a gap in every language; of dangers only the viewer's own ships are told.
func TestThreatsAreLaidOverTheBoard(t *testing.T) {
	drawn := 0
	for _, tag := range []string{"en", "fr", "de"} {
		w := words(t, tag)
		playedOut(t, 3, func(st *rules.State) {
			for _, size := range []display.Point{{X: 1280, Y: 800}, {X: 844, Y: 390}} {
				v := &table.View{State: st, Say: w.Line, Name: w.Title, Frame: Table{}.Layout(layout.Window{Size: size, TextScale: 1})}
				v.Camera = layout.Fit(v.Frame.Board, v.Frame.Chart)
				for i, name := range w.Names[:st.Seats] {
					v.Seats = append(v.Seats, table.SeatStyle{Name: name, Colour: i + 1})
				}
				b := berthsOf(v, st)
				var l display.List
				appendThreats(&l, v, st, &b)
				for _, o := range l.Ops {
					if o.Kind == display.DrawText {
						drawn++
						require.True(t, v.Frame.Board.Contains(display.Point{X: o.X, Y: o.Y}), "%q at %v, %v", o.Text, o.X, o.Y)
					}
				}
				for _, line := range warn(v) {
					require.NotContains(t, line, "<")
					require.NotContains(t, line, "{")
				}
			}
		})
	}
	require.Positive(t, drawn)
}

// The pill above a ship with the cards that rob it leaves the signs of the course in sight where it
// can.
func TestPillsOfPiratesLeaveSignsInSight(t *testing.T) {
	pills, hidden := 0, 0
	playedOut(t, 30, func(st *rules.State) {
		if st.Decision().Prompt != rules.BeforeMove || st.Attacked {
			return
		}
		v := viewIn(t, st, layout.Window{Size: display.Point{X: 1280, Y: 800}, TextScale: 1}, "en")
		b := berthsOf(v, st)
		for i := rules.ShipID(1); i <= rules.MaxShips; i++ {
			if st.Ships[i].Owner == st.Turn || len(raids(st, i)) == 0 {
				continue
			}
			var l display.List
			appendSkulls(&l, v, st, i, b[i])
			pills++
			for p := rules.Place(1); p < st.Last; p++ {
				sign := signBox(v, st, p)
				if x := sign.Intersect(l.Hits[0].Rect); st.AtSea(p) && !x.Empty() && x.W*x.H > sign.W*sign.H/4 {
					hidden++
				}
			}
		}
	})
	require.Positive(t, pills)
	require.LessOrEqual(t, hidden, pills/100, "of %d pills", pills)
}

// The shields of rivals that reach a place leave in sight what it costs to stop there.
func TestThreatsLeavePricesInSight(t *testing.T) {
	met := 0
	playedOut(t, 6, func(st *rules.State) {
		for _, a := range st.AppendActions(nil) {
			chosen := Table{}.ChosenFor(st, a)
			if len(chosen) == 0 {
				continue
			}
			for _, size := range []display.Point{{X: 1280, Y: 800}, {X: 844, Y: 390}, {X: 390, Y: 844}} {
				v := viewIn(t, st, layout.Window{Size: size, TextScale: 1, Fingers: size.X < 1000}, "en", chosen...)
				v.Overlay = threatsPart
				for _, r := range (Table{}).With(st, chosen).Routes {
					v.Lit[r.To] = table.Target
				}
				var l display.List
				appendReaches(&l, v, st, st.Turn)
				for _, o := range l.Ops {
					if o.Kind != display.FillRect {
						continue
					}
					for _, s := range stops(st, chosen) {
						c := chip{cards: s.cards}
						if len(s.cards) == 0 {
							c.text = v.Say("board.free")
						}
						if c.place(v, chipAt(v, st, s.at)); st.AtSea(s.at) {
							require.False(t, c.at.Inset(1).Contains(o.Rect.Center()), "%v: %d", size, s.at)
							met++
						}
					}
				}
			}
		}
	})
	require.Greater(t, met, 100)
}

// What stands beside the ship that moves keeps off the threat above it: that counts as a part of the ship.
func TestTheThreatIsAPartOfItsShip(t *testing.T) {
	met := 0
	playedOut(t, 6, func(st *rules.State) {
		v := viewIn(t, st, layout.Window{Size: display.Point{X: 1280, Y: 800}, TextScale: 1}, "en")
		v.Overlay = threatsPart
		b := berthsOf(v, st)
		for i := rules.ShipID(1); i <= rules.MaxShips; i++ {
			if st.Exposed(i) && st.Ships[i].Owner == st.Decision().Player {
				var l display.List
				appendRisk(&l, v, b[i], riskOf(st, i))
				rim, ok := Table{}.Stage(v).Rim(game.Ship(i))
				require.True(t, ok)
				require.LessOrEqual(t, rim.Y, l.Ops[1].Rect.Y+0.001)
				met++
			}
		}
	})
	require.Greater(t, met, 20)
}

// What a stop costs and the shields of those who reach a space leave the numbers of spaces in sight.
func TestNumbersOfSpacesStayInSight(t *testing.T) {
	chips, shields := 0, 0
	playedOut(t, 4, func(st *rules.State) {
		if st.Decision().Prompt != rules.BeforeMove {
			return
		}
		for _, chosen := range choosings(st) {
			v := viewIn(t, st, layout.Window{Size: display.Point{X: 1280, Y: 800}, TextScale: 1}, "en", chosen...)
			for _, r := range (Table{}).With(st, chosen).Routes {
				v.Lit[r.To] = table.Target
			}
			clear := func(r display.Rect) {
				for p := rules.Place(1); p < st.Last; p++ {
					number, shown := numeralRect(v, st, p)
					require.Equal(t, st.AtSea(p), shown)
					in := number.Inset(0.5).Intersect(r)
					require.True(t, !shown || in.Empty(), "%v lies over the number of space %d, %v", r, p, number)
				}
			}
			for _, c := range chipsOf(v, st, litStops(v, st)) {
				if clear(c.at); c.risk.percent > 0 {
					chips++
				}
			}
			var l display.List
			appendReaches(&l, v, st, st.Turn)
			for _, o := range l.Ops {
				if o.Kind == display.FillRect {
					clear(o.Rect)
					shields++
				}
			}
		}
	})
	require.Greater(t, min(chips, shields), 20)
}

// The foam of a ship that has sailed lies at its keel, with the threats over the board as without.
func TestFoamLiesAtTheKeel(t *testing.T) {
	playedOut(t, 3, func(st *rules.State) {
		v := viewIn(t, st, layout.Window{Size: display.Point{X: 1280, Y: 800}, TextScale: 1}, "en")
		threatened := *v
		threatened.Overlay = threatsPart
		plain, under := Table{}.Stage(v).In(st), Table{}.Stage(&threatened).In(st)
		for i := rules.ShipID(1); i <= rules.MaxShips; i++ {
			want, known := plain.Rim(game.Ship(i))
			got, still := under.Rim(game.Ship(i))
			require.Equal(t, known, still)
			require.Equal(t, want, got)
		}
	})
}

// When little is left in the bag, it stands beside that an empty harbour ends the game.
func TestTheEndByAnEmptyHarbourIsToldBefore(t *testing.T) {
	low, full := 0, 0
	playedOut(t, 4, func(st *rules.State) {
		if st.Decision().Prompt != rules.BeforeMove {
			return
		}
		for _, tag := range []string{"en", "fr", "de"} {
			var l display.List
			v := viewIn(t, st, layout.Window{Size: display.Point{X: 1280, Y: 800}, TextScale: 1}, tag)
			appendTurn(&l, v, st)
			if soon := v.Say("board.ends.soon"); int(st.BagSize) < 2*fillOf(st) {
				require.Contains(t, textsOf(&l), soon)
				low++
			} else {
				require.NotContains(t, textsOf(&l), soon)
				full++
			}
		}
	})
	require.Positive(t, min(low, full))
}
