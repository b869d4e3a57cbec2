package mediterranee

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/gametest"
	rules "serenissima/game/mediterranee"
	"serenissima/render/table"
)

// What is paid in public and what seats begin with is all the money there is, whoever plays: the
// account book misses nothing. It has a kind for every payment.
func TestAccountsAddUpToPurses(t *testing.T) {
	used := map[string]bool{}
	for seed := range 12 {
		seats := 2 + seed%3
		sums, start := map[game.Player]int{}, 0
		_, err := gametest.RandomGame(rules.New(), game.Options{Seats: seats}, uint64(seed), func(s game.State, _ game.Action, events []game.Event) {
			st := s.(*rules.State)
			start = 100 * int(st.Board.StartDucats)
			for _, x := range payments(events) {
				require.Contains(t, Table{}.Books().Accounts, x.Kind)
				sums[x.By] += x.N
				used[x.Kind] = true
			}
			for p := game.Player(1); int8(p) <= st.Seats; p++ {
				require.Equal(t, 100*int(st.Ducats[p]), start+sums[p], "seat %d", p)
			}
		})
		require.NoError(t, err)
	}
	require.GreaterOrEqual(t, len(used), 7, "%v", used)
}

// M2.3: what is paid for a piece of another galley is a deal, not a purchase in a port.
func TestM2_3_DealsBetweenGalleysAreKeptApart(t *testing.T) {
	paid := game.Event{Kind: game.Paid, Note: rules.NoteCargo, By: 1, From: game.Seat(1), To: game.Seat(2), N: 3}
	piece := game.Event{Kind: game.Moved, Note: rules.NoteCargo, By: 1, What: game.Good(1), From: game.Ship(4), To: game.Ship(1), N: 1}
	require.Equal(t, []table.Payment{{By: 1, Kind: "deals", N: -300}, {By: 2, Kind: "deals", N: 300}}, payments([]game.Event{piece, paid}))
	piece.From = game.Port(3)
	require.Equal(t, []table.Payment{{By: 1, Kind: "bought", N: -300}, {By: 2, Kind: "sold", N: 300}}, payments([]game.Event{piece, paid}))
}
