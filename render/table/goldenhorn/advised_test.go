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

// begun calls f with positions of random games, as who is to decide sees them, in which a move
// may begin or goes on.
func begun(t *testing.T, games uint64, f func(st *rules.State)) {
	for seed := range games {
		o := game.Options{Seats: 2 + int(seed%3)}
		if seed%2 > 0 {
			o.Values = map[string]string{"expansion": "yes"}
		}
		n := 0
		_, err := gametest.RandomGame(rules.New(), o, seed, func(s game.State, _ game.Action, _ []game.Event) {
			if n++; n%3 > 0 || s.Decision().Player <= game.Nobody {
				return
			}
			st := s.Clone().(*rules.State)
			st.Redact(st.Decision().Player)
			f(st)
		})
		require.NoError(t, err)
	}
}

// Whatever leads to a stop is found again in a plan, with or without what comes after it, and
// is told in one step, or in two if something is loaded.
func TestMovesAreFoundInPlans(t *testing.T) {
	found := 0
	begun(t, 9, func(st *rules.State) {
		for _, ref := range append(choices(st, nil), game.Ref{}) {
			var chosen []game.Ref
			if ref != (game.Ref{}) {
				chosen, _ = Table{}.Choose(st, nil, ref)
			}
			_, load := chosenOf(chosen)
			for _, s := range stops(st, chosen) {
				plan := append(s.plan[:len(s.plan):len(s.plan)], table.Act(st, rules.End))
				v, n := shipMoveIn(st, plan)
				require.Equal(t, s.at, v.stop.at)
				require.Equal(t, s.cards, v.stop.cards)
				require.Equal(t, load, v.load)
				require.Equal(t, len(s.plan), n)
				steps := 1
				if load.kind != 0 {
					steps = 2
				}
				require.Len(t, Table{}.Steps(st, plan), steps)
				found++
			}
		}
	})
	require.Greater(t, found, 300)
}

// What is advised is drawn wherever it begins and leads to: all on the screen, and the ship as
// it would lie.
func TestAdviceIsDrawn(t *testing.T) {
	w := words(t, "en")
	drawn := 0
	begun(t, 9, func(st *rules.State) {
		var plans [][]game.Action
		for _, a := range st.AppendActions(nil) {
			plans = append(plans, []game.Action{a})
		}
		for _, ref := range choices(st, nil) {
			chosen, _ := Table{}.Choose(st, nil, ref)
			for _, s := range stops(st, chosen) {
				plans = append(plans, s.plan)
			}
		}
		for i, plan := range plans {
			if i%5 > 0 {
				continue
			}
			size := []display.Point{{X: 1280, Y: 800}, {X: 844, Y: 390}, {X: 390, Y: 844}}[drawn%3]
			frame := Table{}.Layout(layout.Window{Size: size})
			v := &table.View{State: st, Frame: frame, Camera: layout.Fit(frame.Board, frame.Chart), Say: w.Line, Name: w.Title, Course: plan}
			for i := range st.Seats {
				v.Seats = append(v.Seats, table.SeatStyle{Name: "Anna", Colour: int(i) + 1})
			}
			var l display.List
			b := berthsOf(v, st)
			appendAdvised(&l, v, st, &b)
			if move := advisedMove(v, st); move.ship != 0 {
				require.NotEmpty(t, l.Ops)
				require.Equal(t, move.stop.way, wayShown(v, st))
				drawn++
			}
			for _, o := range l.Ops {
				require.False(t, o.Kind == display.FillPath && (o.X < -40 || o.Y < -40 || o.X > size.X || o.Y > size.Y), "%v: %v", plan, o)
			}
		}
	})
	require.Greater(t, drawn, 100)
}

// The way of a plan ends where it comes to the ghost of the ship, through which it would be seen: in
// Modone it led through it to the middle of the pier.
func TestTheWayEndsAtTheGhost(t *testing.T) {
	modone := 0
	playedOut(t, 6, func(st *rules.State) {
		if st.Decision().Prompt != rules.BeforeMove {
			return
		}
		for _, a := range st.AppendActions(nil) {
			chosen := (Table{}).ChosenFor(st, a)
			if len(chosen) == 0 {
				continue
			}
			for _, s := range stops(st, chosen) {
				v := viewIn(t, st, layout.Window{Size: display.Point{X: 1280, Y: 800}, TextScale: 1}, "en", chosen...)
				for _, p := range s.way {
					v.Path = append(v.Path, placeRef(st, p))
				}
				ghost, last := berthAt(v, st, s.at), len(s.way)-1
				if !ghost.chart {
					continue
				}
				box := shipBox(ghost)
				before := 0 // points of the legs before the last
				for i := 1; i < last; i++ {
					before += len(courseBetween(st, s.way[i-1], s.way[i]))
				}
				line := wayLine(v, st, s.way)
				require.GreaterOrEqual(t, len(line), before)
				for _, q := range line[before:] {
					require.False(t, box.Contains(q), "%v in %v", q, box)
				}
				if st.Modone != 0 && s.at == st.Modone {
					modone++
				}
			}
		}
	})
	require.Positive(t, modone)
}
