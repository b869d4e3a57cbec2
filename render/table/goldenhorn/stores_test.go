package goldenhorn

import (
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/gametest"
	rules "serenissima/game/goldenhorn"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
	"serenissima/render/widget"
)

// over returns the end of a random game.
func over(t *testing.T, seed uint64, values map[string]string) *rules.State {
	s, err := gametest.RandomGame(rules.New(), game.Options{Seats: 2 + int(seed%3), Values: values}, seed, nil)
	require.NoError(t, err)
	return s.(*rules.State)
}

// The numbers beside rows, people and territories add up to the points of the seat, and all
// lies in the box.
func TestStoresAddUpToTheScore(t *testing.T) {
	w := words(t, "en")
	for seed := range uint64(12) {
		for _, values := range []map[string]string{nil, {"expansion": "yes"}, {"extras": "alternative"}} {
			s := over(t, seed, values)
			v := &table.View{State: s, Say: w.Line, Name: w.Title}
			for p := game.Player(1); int8(p) <= s.Seats; p++ {
				for _, size := range []display.Point{{X: 160}, {X: 220}, {X: 600}, {X: 220, Y: 162}} {
					var l display.List
					box := display.Rect{X: 10, Y: 20, W: size.X, H: storeHeight(s, size.X, size.Y)}
					points := drawStore(&l, box, v, p, float64(storeParts(s, p)))
					require.EqualValues(t, s.Result().Score[p], points)
					sum := 0
					for _, o := range l.Ops {
						if o.Kind == display.DrawText {
							n, _ := strconv.Atoi(o.Text)
							sum += n
							require.True(t, o.Y < box.Y+box.H && o.Y-display.Ascent(o.Size) > box.Y, "%q", o.Text)
						}
					}
					require.EqualValues(t, s.Result().Score[p], sum, "seat %d, %v", p, values)
				}
			}
		}
	}
}

// Seven shelves, people and two territories lie above the foot of a phone on its side.
func TestStoresFitALowWindow(t *testing.T) {
	const width, room = 198, 162 // what the page of a result leaves there
	tried := 0
	for seed := range uint64(60) {
		s := over(t, seed, map[string]string{"expansion": "yes"})
		if in := inventoryOf(s, width, room); in.rows <= 7 && in.lands <= 2 {
			require.LessOrEqual(t, storeHeight(s, width, room), float64(room), "seed %d", seed)
			tried++
		}
	}
	require.Positive(t, tried)
}

// Rows, people and territories are counted one after the other: the points grow with each part,
// those that are returned are those that are written, and cubes of a row that is counted lie where
// they lie in the end.
func TestStoresAreCountedPartByPart(t *testing.T) {
	w := words(t, "en")
	for seed := range uint64(12) {
		s := over(t, seed, map[string]string{"expansion": "yes"})
		v := &table.View{State: s, Say: w.Line, Name: w.Title}
		box := display.Rect{X: 10, Y: 20, W: 220, H: storeHeight(s, 220, 0)}
		for p := game.Player(1); int8(p) <= s.Seats; p++ {
			before := 0
			for parts := range storeParts(s, p) + 1 {
				for _, share := range []float64{0, 0.3, 0.7, 0.99} {
					var l display.List
					points := drawStore(&l, box, v, p, float64(parts)+share)
					written := 0
					for _, o := range l.Ops {
						if o.Kind == display.DrawText {
							n, _ := strconv.Atoi(o.Text)
							written += n
						}
					}
					require.Equal(t, points, written)
					if share == 0 {
						require.True(t, parts == 0 && points == 0 || points > before, "%d parts of seat %d", parts, p)
						before = points
					}
					require.Equal(t, before, points, "a part counts once all of it is seen")
				}
			}
			require.EqualValues(t, s.Result().Score[p], before)
		}
	}
}

// The button that unfolds the warehouse in a small frame says what that is worth, to whom it belongs
// alone.
func TestTheFoldSaysWhatTheWarehouseIsWorth(t *testing.T) {
	step, worthy := 0, 0
	_, err := gametest.RandomGame(rules.New(), game.Options{Seats: 3, Values: map[string]string{"expansion": "yes"}}, 5, func(s game.State, _ game.Action, _ []game.Event) {
		seat := s.Decision().Player
		if step++; seat <= game.Nobody || step%17 != 0 {
			return
		}
		st := s.Clone().(*rules.State)
		goods, rows, lands, folk := st.Points(seat)
		st.Redact(seat)
		worth := Table{}.Style().FoldWorth
		require.EqualValues(t, goods+rows+lands+folk, worth(&table.View{State: st}))
		if goods > 0 {
			worthy++
		}
		st.Redact(game.Nobody)
		require.Zero(t, worth(&table.View{State: st}))
	})
	require.NoError(t, err)
	require.Positive(t, worthy)
}

// After the end, when everything is open, the bar shows the warehouse and the cards of the only
// person, whoever had the last turn; of several, or of bots alone, it says whose they are.
func TestTheBarShowsThePersonAfterTheEnd(t *testing.T) {
	w := words(t, "en")
	for seed := range uint64(12) {
		s := over(t, seed, nil)
		for person := range game.Player(s.Seats + 1) { // Nobody: bots alone
			v := &table.View{State: s, Say: w.Line, Name: w.Title, Frame: Table{}.Layout(layout.Window{Size: display.Point{X: 1280, Y: 800}, TextScale: 1})}
			for p := game.Player(1); int8(p) <= s.Seats; p++ {
				v.Seats = append(v.Seats, table.SeatStyle{Name: string(rune('@' + p)), Bot: p != person})
			}
			var l display.List
			Table{}.DrawSubject(&l, v.Frame.Subject, v, "")
			seat, heading := person, "Your warehouse"
			if person == game.Nobody {
				seat = s.Turn
				heading = w.Line("board.warehouse.of", "seat", game.Seat(seat))
			}
			texts := textsOf(&l)
			require.Contains(t, texts, heading)
			var board display.List
			Table{}.Draw(&board, v)
			require.NotContains(t, textsOf(&board), w.Line("board.ends"), "it is over")
			require.Contains(t, texts, strconv.Itoa(int(s.Result().Score[seat])))
			cards := 0
			for _, h := range l.Hits {
				if h.Target.Ref.Kind == game.CardRef {
					require.NotZero(t, s.Hands[seat][h.Target.Ref.ID], "a card of another seat")
					cards++
				}
			}
			require.Equal(t, s.HandSize[seat] > 0, cards > 0)
		}
	}
}

// In an empty warehouse what the next cube adds is written as large as its place allows.
func TestTheNextCubeIsWrittenLarge(t *testing.T) {
	for _, size := range []float64{14, 21, 30, 48} {
		for gained := range 12 {
			var l display.List
			appendNext(&l, display.Point{X: 100, Y: 100}, size, rules.Red, gained)
			for _, o := range l.Ops {
				if o.Kind != display.DrawText {
					continue
				}
				require.True(t, o.Size == widget.MinText || display.Measure(o.Text, o.Font, o.Size) <= size)
				if size > 20 && gained < 10 {
					require.GreaterOrEqual(t, o.Size, 0.75*size)
				}
			}
		}
	}
}

// On a phone on its side it is said in words what lies in the supply and what is set aside, in every
// language; upright, where words have no room, by what a finger rests on.
func TestTheSupplyIsNamedOnAPhone(t *testing.T) {
	s, err := rules.New().New(game.Options{Seats: 4, Values: map[string]string{"expansion": "yes"}})
	require.NoError(t, err)
	for _, tag := range []string{"en", "fr", "de"} {
		for _, size := range []display.Point{{X: 844, Y: 390}, {X: 390, Y: 844}} {
			v := viewIn(t, s.(*rules.State), layout.Window{Size: size, TextScale: 1, Fingers: true}, tag)
			v.Open = true
			var l display.List
			Table{}.Draw(&l, v)
			if size.X > size.Y {
				require.Subset(t, textsOf(&l), []string{v.Say("board.supply.short"), v.Say("board.aside.short")}, tag)
			}
			for _, kind := range []int{rules.Mercenary, rules.Peasant} {
				h := l.Find(display.Target{Command: table.CmdAbout, Ref: game.Sailor(kind)})
				require.NotNil(t, h)
				require.NotEmpty(t, h.Tip)
			}
		}
	}
}

// textsOf are all that is written in a picture.
func textsOf(l *display.List) (texts []string) {
	for _, o := range l.Ops {
		if o.Kind == display.DrawText {
			texts = append(texts, o.Text)
		}
	}
	return texts
}

// The last line of a warehouse keeps off its lower rim.
func TestTerritoriesKeepOffTheRimOfAWarehouse(t *testing.T) {
	for _, in := range []inventory{{column: 30, rows: 3, lands: 2}, {column: 16, rows: 7, people: true}, {column: 20, rows: 4, people: true, lands: 3}} {
		lines := float64(in.lands)
		if in.people {
			lines++
		}
		floor := in.column * (0.35 + 0.9*float64(in.rows))
		require.GreaterOrEqual(t, in.height(), floor+in.column*0.5+lines*in.line())
	}
}
