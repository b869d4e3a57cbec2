package serenissima

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/ai"
	"serenissima/game"
	"serenissima/game/gametest"
	ser "serenissima/game/serenissima"
)

// Who begins asks where those who come later will, for neighbours cost something.
func TestSitesLookAhead(t *testing.T) {
	at := func(t *sites, taken ports, players int) []ser.PortID {
		list := make([]ser.PortID, players)
		t.choose(taken, players, list)
		return list
	}
	s := sites{open: 0b11110} // ports 1 to 4
	s.alone[1], s.alone[2], s.alone[3], s.alone[4] = 50, 40, 30, 20
	require.Equal(t, []ser.PortID{1, 2, 3}, at(&s, 0, 3))
	require.Equal(t, []ser.PortID{2, 4}, at(&s, 1<<1|1<<3, 2))

	s.beside[2][1], s.beside[1][2] = -25, -15
	require.Equal(t, []ser.PortID{1, 3, 4}, at(&s, 0, 3), "2 is good, but not beside 1")
	s.alone[2] = 61
	require.Equal(t, []ser.PortID{2, 1, 3}, at(&s, 0, 3), "36 beside 1, who comes, is better than 35 in 1 beside 2")
	s.beside[2][1] = -35
	require.Equal(t, []ser.PortID{1, 3, 2}, at(&s, 0, 3), "beside 1, 2 is worth less than 3, and taken last")
	require.Equal(t, int64(26), s.worth(2, 1<<1|1<<3))
	require.Equal(t, int64(61), s.worth(2, 1<<3|1<<4))
}

// Of three captains the second does not begin beside the first if its book says that
// this costs more than it brings.
func TestThreeCaptainsMindNeighbours(t *testing.T) {
	state, err := ser.New().New(game.Options{Seats: 3})
	require.NoError(t, err)
	s := state.(*ser.State)
	dealer := game.Dealer{Rand: game.NewRand(1)}
	for dealer.Settle(s, nil, nil); s.Decision().Prompt != ser.ChooseStart; dealer.Settle(s, nil, nil) {
		s.Apply(s.AppendActions(nil)[0], nil)
	}
	var open []string
	for p := range s.Ports {
		if port := &s.Board.Ports[p]; port.Start && !s.Ports[p].Closed {
			open = append(open, port.ID)
		}
	}
	require.GreaterOrEqual(t, len(open), 3)
	book := Openings{
		Starts: map[string][3]int64{open[0]: {1: 4000}, open[1]: {1: 3000}, open[2]: {1: 2000}},
		Beside: map[string][3]int64{},
	}
	k := NewSkill("captain", "", 0)
	k.book = &book
	begin := func() game.Action {
		m := New(k, 1)
		if !m.Begin(s, s.Decision().Player) {
			m.Think(ai.Tireless)
		}
		return m.Best()
	}
	at := func(id string) (p int) {
		for s.Board.Ports[p].ID != id {
			p++
		}
		return p
	}
	first := begin()
	require.EqualValues(t, at(open[0]), first.Obj[0].ID)
	require.NoError(t, gametest.Step(s, first, nil))
	require.EqualValues(t, at(open[1]), begin().Obj[0].ID)
	book.Beside[Beside(open[1], open[0])] = [3]int64{1: -1500}
	require.EqualValues(t, at(open[2]), begin().Obj[0].ID)
}
