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
	"serenissima/render/theme"
)

// With the expansion the warehouse shows how many mercenaries and how many peasants are in it: both
// pay for territories, but not alike (G9.13). Those that an animation still brings are not counted,
// and what comes home flies to where they are counted.
func TestTheWarehouseTellsMercenariesFromPeasants(t *testing.T) {
	n := 0
	for seed := uint64(0); n < 40; seed++ {
		o := game.Options{Seats: 2 + int(seed%3), Values: map[string]string{"expansion": "yes"}}
		_, err := gametest.RandomGame(rules.New(), o, seed, func(s game.State, _ game.Action, _ []game.Event) {
			st := s.(*rules.State)
			own := store(st)
			if own == nil || own.Figures == own.Peasants || st.Decision().Player <= game.Nobody || n >= 40 {
				return
			}
			n++
			for _, w := range windowsCovered() {
				v := viewIn(t, st, w, "en")
				v.Open = true
				r, shown := warehouseRect(v)
				require.True(t, shown)
				var l display.List
				appendWarehouse(&l, r, v, st)
				for kind, count := range map[int]int8{rules.Mercenary: own.Figures, rules.Peasant: own.Peasants} {
					at, size, ok := Table{}.Stage(v).Spot(game.Sailor(kind), game.Seat(viewerOf(st)), 0)
					require.True(t, ok)
					require.True(t, r.Contains(at), "%v: %v in %v", w, at, r)
					number := 0
					for _, x := range l.Ops {
						beside := x.Kind == display.DrawText && x.X > at.X && x.X < at.X+size*2 && x.Y > at.Y-size && x.Y < at.Y+size
						if beside && x.Text == strconv.Itoa(int(count)) {
							number++
						}
					}
					require.Equal(t, 1, number, "%v: the number of kind %d", w, kind)
				}
			}
		})
		require.NoError(t, err)
	}
}

// What is ringed in a voyage when it speaks of the next cube of a colour is the dashed place alone, and
// the numbers of the rows stand clear of it.
func TestTheNextCubeIsRingedAlone(t *testing.T) {
	const ring = 11 // is as far outside of what it is around, at unit one
	s, err := rules.New().New(game.Options{Seats: 2})
	require.NoError(t, err)
	st := s.(*rules.State)
	own := &st.Stores[1]
	own.Cubes[rules.Red], own.Cubes[rules.Pink] = 2, 1
	for _, size := range []display.Point{{X: 1280, Y: 800}, {X: 1920, Y: 1080}} {
		v := viewIn(t, st, layout.Window{Size: size, TextScale: 1}, "en")
		r, _ := warehouseRect(v)
		var l display.List
		h := layOut(r, own)
		appendShelves(&l, h, v, st, own, 1)
		for c := rules.Red; c <= rules.Blue; c++ {
			hit := l.Find(display.Target{Command: table.CmdAbout, Ref: game.Good(c)})
			at := h.cubeAt(c, int(own.Cubes[c]))
			require.Equal(t, at, hit.Rect.Center())
			require.LessOrEqual(t, hit.Rect.W, h.size())
			require.NotEmpty(t, hit.Tip)
			if c != rules.Blue {
				continue
			}
			for _, x := range l.Ops {
				if x.Kind == display.DrawText && x.Color == theme.Gold {
					require.Greater(t, x.X, hit.Rect.X+hit.Rect.W+ring*v.Frame.Unit-1, x.Text)
				}
			}
		}
	}
}

// After the end the warehouse shows what it is worth, but no place for a next cube, and nothing that
// is missing to announce the end.
func TestNothingIsToComeAfterTheEnd(t *testing.T) {
	for seed := range uint64(6) {
		st := over(t, seed, map[string]string{"expansion": "yes"})
		for _, tag := range []string{"en", "fr", "de"} {
			v := viewIn(t, st, layout.Window{Size: display.Point{X: 1280, Y: 800}, TextScale: 1}, tag)
			v.Seats[1].Bot, v.Seats[len(v.Seats)-1].Bot = true, true
			var l display.List
			appendWarehouse(&l, v.Frame.Subject, v, st)
			texts := textsOf(&l)
			require.Contains(t, texts, v.Say("board.sum"))
			require.NotContains(t, texts, v.Say("board.announce.lacks"))
			require.NotContains(t, texts, v.Say("board.announce.ready"))
			for _, text := range texts {
				require.NotEqual(t, '+', rune(text[0]), text)
			}
		}
	}
}
