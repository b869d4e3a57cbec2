package serenissima

import (
	"math/bits"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	ser "serenissima/game/serenissima"
)

func set(galleys ...int) (bits uint16) {
	for _, g := range galleys {
		bits |= 1 << uint(g)
	}
	return bits
}

func TestBerths(t *testing.T) {
	for _, c := range []struct {
		own, rivals []int
		names       []string
	}{
		{[]int{12, 13}, []int{1, 2, 5, 6}, []string{"behind-2", "before-4", "both", "last"}},
		{[]int{14, 15}, []int{12}, []string{"before-1", "last"}},
		{[]int{1, 3}, []int{4}, []string{"first", "inside"}},
		{[]int{4, 6}, []int{1, 5, 10}, []string{"behind-3", "before-2", "both", "parted"}},
		{[]int{7}, nil, []string{"behind-4", "before-4", "both", "last", "first"}},
	} {
		f := Berths(set(c.own...), set(c.rivals...), 15)
		for i, name := range BerthFeatures {
			if n := int8(0); f[i] != n {
				require.EqualValues(t, 1, f[i])
				require.Contains(t, c.names, name, "%v", c)
			} else {
				require.NotContains(t, c.names, name, "%v", c)
			}
		}
	}
}

// The book knows every starting port, every two neighbours of three players, and every
// way to lie.
func TestOpeningsFile(t *testing.T) {
	book := standardOpenings()
	require.Len(t, book.Berths, len(BerthFeatures))
	for _, name := range BerthFeatures {
		require.Contains(t, book.Berths, name)
	}
	c := standardChart()
	for p := range c.board.Ports {
		port := &c.board.Ports[p]
		require.Equal(t, port.Start, book.Starts[port.ID] != [3]int64{})
		for q := range c.board.Ports {
			rival := &c.board.Ports[q]
			beside, known := book.Beside[Beside(port.ID, rival.ID)]
			require.Equal(t, port.Start && rival.Start && p != q, known, "%s beside %s", port.ID, rival.ID)
			require.Equal(t, [3]int64{1: beside[1]}, beside)
		}
	}
}

// Galleys begin where others can be bought beside them that act with them.
func TestFirstNumbersLeaveRoom(t *testing.T) {
	for seats := 2; seats <= game.MaxSeats; seats++ {
		first := true
		watch(t, seats, 5, func(s *ser.State) {
			me := s.Decision().Player
			if me != s.First || s.Turn != 1 || s.Active == 0 || !first {
				return
			}
			first = false
			var own uint16
			for g := range s.Galleys {
				if s.Galleys[g].Owner == me {
					own |= 1 << uint(g)
				}
			}
			lowest, highest := bits.TrailingZeros16(own), bits.Len16(own)-1
			require.Greater(t, lowest, 1)
			require.Less(t, highest, int(s.Board.Seats[seats].Galleys))
			require.LessOrEqual(t, highest-lowest, 4)
		})
		require.False(t, first)
	}
}
