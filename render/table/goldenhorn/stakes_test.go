package goldenhorn

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	rules "serenissima/game/goldenhorn"
	"serenissima/render/table"
)

// lineOf is the line with a key among some, false if there is none.
func lineOf(lines []table.Line, key string) (x table.Line, ok bool) {
	for _, line := range lines {
		if line.Key == key {
			return line, true
		}
	}
	return x, false
}

// argOf is an argument of a line.
func argOf(x table.Line, name string) any {
	for i := 0; i < len(x.Args); i += 2 {
		if x.Args[i] == name {
			return x.Args[i+1]
		}
	}
	return nil
}

// A robbery is asked about like every attack: what it brings and what is left of the hand stand below the question.
func TestARobberyIsAtStake(t *testing.T) {
	met := 0
	playedOut(t, 6, func(st *rules.State) {
		for _, a := range st.AppendActions(nil) {
			if a.Verb != rules.Attack {
				continue
			}
			lines := Table{}.Stakes(st, a)
			_, ok := lineOf(lines, "booty")
			require.True(t, ok)
			left, ok := lineOf(lines, "hand-left")
			require.True(t, ok)
			require.Equal(t, int(st.HandSize[a.By])-2, argOf(left, "n"))
			met++
		}
	})
	require.Positive(t, met)
}

// The question before an announcement compares the same: of a secret warehouse it counts the pieces and territories, and the
// own points say how many of them are for rows.
func TestAnAnnouncementComparesTheSame(t *testing.T) {
	met := 0
	playedOut(t, 6, func(st *rules.State) {
		for _, a := range st.AppendActions(nil) {
			if a.Verb != rules.Announce {
				continue
			}
			lines := Table{}.Stakes(st, a)
			goods, rows, lands, people := st.Points(a.By)
			own, ok := lineOf(lines, "ends-now")
			require.True(t, ok)
			require.Equal(t, int(goods+rows+lands+people), argOf(own, "n"))
			require.Equal(t, int(rows), argOf(own, "m"))
			for _, line := range lines {
				if line.Key == "rival-pieces" {
					p := argOf(line, "seat").(game.Ref).ID
					_, _, lands, _ := st.Points(game.Player(p))
					require.Equal(t, int(st.StoreSize[p])+int(lands), argOf(line, "n"))
					met++
				}
			}
		}
	})
	require.Positive(t, met)
}

// Who is next stands below what ends the turn, and not below the word to stop, after which the turn goes on.
func TestAStopIsFollowedByTheSameSeat(t *testing.T) {
	stops, ends := 0, 0
	playedOut(t, 3, func(st *rules.State) {
		switch then := (Table{}).Offer(st).Then; st.Decision().Prompt {
		case rules.Underway:
			require.Equal(t, game.Ref{}, then)
			stops++
		case rules.AfterMove:
			require.Equal(t, game.SeatRef, then.Kind)
			ends++
		}
	})
	require.Positive(t, min(stops, ends))
}

// Who could announce and ends the turn instead is asked about it, with the same comparison.
func TestATurnEndsWithoutAnnouncing(t *testing.T) {
	open, closed := 0, 0
	playedOut(t, 6, func(st *rules.State) {
		actions := st.AppendActions(nil)
		for _, a := range actions {
			if a.Verb != rules.End {
				continue
			}
			lines := Table{}.Stakes(st, a)
			if !slices.ContainsFunc(actions, func(x game.Action) bool { return x.Verb == rules.Announce }) {
				require.Empty(t, lines)
				closed++
				continue
			}
			goods, rows, lands, people := st.Points(a.By)
			own, ok := lineOf(lines, "not-announced")
			require.True(t, ok)
			require.Equal(t, int(goods+rows+lands+people), argOf(own, "n"))
			require.Len(t, lines, int(st.Seats))
			open++
		}
	})
	require.Positive(t, min(open, closed))
}
