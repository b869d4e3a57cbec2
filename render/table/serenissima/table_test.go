package serenissima

import (
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets"
	"serenissima/game"
	rules "serenissima/game/serenissima"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
)

// moves is an animation that moves what a test says; what is nil does not move.
type moves struct {
	lifted func(game.Ref) bool
	gone   func(piece, place game.Ref) int
	brings func(place game.Ref) game.State
	east   game.Ref // the only ship whose bow points to the right
}

func (m moves) Lifted(ref game.Ref) bool { return m.lifted != nil && m.lifted(ref) }

func (m moves) Gone(piece, place game.Ref) int {
	if m.gone == nil {
		return 0
	}
	return m.gone(piece, place)
}

func (m moves) Bringing(place game.Ref) game.State {
	if m.brings == nil {
		return nil
	}
	return m.brings(place)
}

func (m moves) Come(_, _ game.Ref) int    { return 0 }
func (m moves) Turning(game.RefKind) bool { return false }
func (m moves) Shifts(game.Ref) int       { return 0 }
func (m moves) East(ship game.Ref) bool   { return ship == m.east && ship != game.Ref{} }

// testView shows a state in a window of the given size.
func testView(s game.State, w, h float64) *table.View {
	v := &table.View{
		State: s, Frame: Table{}.Layout(layout.Window{Size: display.Point{X: w, Y: h}, TextScale: 1}), Cost: map[game.Ref]string{},
		Say:  func(key string, _ ...any) string { return key },
		Name: func(r game.Ref) string { return r.Kind.String() + strconv.Itoa(int(r.ID)) },
	}
	v.Camera = layout.Fit(v.Frame.Board, v.Frame.Chart)
	for i, name := range []string{"Anna", "Bernat", "Caterina", "Dawud"} {
		v.Seats = append(v.Seats, table.SeatStyle{Name: name, Colour: i + 1})
	}
	return v
}

// The chart has a shape for every zone of the board, a place for every port, and
// the borders of the chart are the neighbourhoods of the board.
func TestChartFitsTheBoard(t *testing.T) {
	s, err := rules.New().New(game.Options{Seats: 4})
	require.NoError(t, err)
	b := s.(*rules.State).Board
	c := charted()
	require.Len(t, c.Zones, len(b.Zones))
	require.Len(t, c.Ports, len(b.Ports))
	for z := 1; z < len(b.Zones); z++ {
		require.Equal(t, b.Zones[z].ID, c.Shapes[z].ID)
		require.Len(t, c.Shapes[z].Slots, 6, b.Zones[z].ID)
	}
	chart, err := assets.LoadChart("serenissima")
	require.NoError(t, err)
	drawn := map[[2]string]bool{}
	for _, border := range chart.Borders {
		drawn[[2]string{border.A, border.B}], drawn[[2]string{border.B, border.A}] = true, true
	}
	for i, z := range b.Zones[1:] {
		for j, o := range b.Zones[1:] {
			if i != j {
				require.Equal(t, b.Adjacent(rules.ZoneID(i+1), rules.ZoneID(j+1)), drawn[[2]string{z.ID, o.ID}], "%s %s", z.ID, o.ID)
			}
		}
	}
}

// The plaque of a neutral port unfolds when sailors are on their way into it, and
// stays folded for goods, or while other ports are taken.
func TestPlaqueUnfoldsForWhoLands(t *testing.T) {
	v := testView(startState(t, 4), 1280, 800)
	after := v.State.Clone().(*rules.State)
	after.Ports[1].Owner = 1
	whole, folded := v.Units(charted().Ports[1].Plaque.H), plaqueRect(v, 1).H
	require.Less(t, folded, whole)
	v.Motion = moves{brings: func(game.Ref) game.State { return v.State }}
	require.InDelta(t, folded, plaqueRect(v, 1).H, 1e-9, "wares stay in the store")
	v.Motion = moves{brings: func(place game.Ref) game.State {
		if place.ID == 1 {
			return after
		}
		return nil
	}}
	require.InDelta(t, whole, plaqueRect(v, 1).H, 1e-9)
	require.InDelta(t, v.Units(foldedHeight), plaqueRect(v, 2).H, 1e-9)
	at, _, ok := Table{}.Stage(v).Spot(game.Seat(1), game.Port(1), 0)
	require.True(t, ok)
	require.True(t, plaqueRect(v, 1).Contains(at), "the arms are put on the plaque")
}

func TestStageKnowsTheSidesOfADie(t *testing.T) {
	v := testView(startState(t, 4), 1280, 800)
	require.Equal(t, []int{0, 0, 0, 1, 1, 1}, Table{}.Stage(v).Sides())
}
