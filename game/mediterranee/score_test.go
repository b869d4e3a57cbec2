package mediterranee

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
)

func TestM3_1_Points(t *testing.T) {
	points := func(p *scene) int { return int(p.Result().Score[venice]) }
	poor := func(t *testing.T) *scene { return at(t, 3).money(venice, 0) }
	t.Run("1 for each full 500 ducats", func(t *testing.T) {
		for n, want := range map[Hundreds]int{0: 0, 4: 0, 5: 1, 9: 1, 10: 2, 99: 19} {
			require.Equal(t, want, points(poor(t).money(venice, n)))
		}
	})
	t.Run("ports not full, small, medium and large", func(t *testing.T) {
		require.Equal(t, 1, points(poor(t).port("creta", venice, 0)))
		require.Equal(t, 2, points(poor(t).port("creta", venice, 0, Iron, Gold)))
		require.Equal(t, 1, points(poor(t).port("tunis", venice, 2, Iron, Wood, Gems)))
		require.Equal(t, 5, points(poor(t).port("tunis", venice, 0, Iron, Wood, Gems, Wine)))
		require.Equal(t, 1, points(poor(t).port("genova", venice, 0, Gems, Gold, Spices, Wine, Cloth)))
		require.Equal(t, 10, points(poor(t).port("genova", venice, 0, Gems, Gold, Spices, Wine, Cloth, Wood)))
		require.Equal(t, 1+2, points(poor(t).port("tunis", venice, 0, Iron).port("creta", venice, 0, Iron, Gold)))
	})
	t.Run("M1.8: those of a fair start", func(t *testing.T) {
		p := poor(t).port("tunis", genoa, 1)
		equal := p.Points(genoa)
		p.FairStart = UsualFairStart
		require.Equal(t, equal+int(p.Board.Fair[UsualFairStart][p.Seats][Genoa]), p.Points(genoa))
		require.EqualValues(t, p.Points(genoa), p.Result().Score[genoa])
	})
	t.Run("the own capital: 20 when full", func(t *testing.T) {
		p := poor(t).port("venezia", venice, 0, Gems, Gold, Spices, Cloth, Iron, Wood)
		require.Equal(t, 20, points(p))
		p.handPort(p.portID("venezia"), genoa)
		require.Equal(t, 0, points(p))
		require.EqualValues(t, 10+4, p.Result().Score[genoa])
	})
	t.Run("ruling: 11 when not", func(t *testing.T) {
		require.Equal(t, 11, points(poor(t).port("venezia", venice, 0, Gems)))
	})
	t.Run("most points, then most ducats, then shared", func(t *testing.T) {
		p := at(t, 3).money(venice, 9).money(genoa, 7).money(spain, 4).port("tunis", spain, 1)
		require.Equal(t, [game.MaxSeats + 1]int32{0, 1, 1, 1}, p.Result().Score)
		require.Equal(t, [game.MaxSeats + 1]int8{0, 1, 2, 3}, p.Result().Rank)
		p.port("corfu", spain, 1)
		require.Equal(t, [game.MaxSeats + 1]int8{0, 2, 3, 1}, p.Result().Rank)
	})
	t.Run("ruling: equal in both share the victory", func(t *testing.T) {
		p := at(t, 3).money(venice, 9).money(genoa, 9).money(spain, 4)
		require.Equal(t, [game.MaxSeats + 1]int8{0, 1, 1, 3}, p.Result().Rank)
	})
}

func TestM3_1_TheEnd(t *testing.T) {
	last := func(t *testing.T, options ...string) *scene {
		p := newGame(t, 2, options...)
		q := at(t, 2).port("venezia", venice, 0).port("tunis", venice, 0, Iron).money(venice, 3).phase(6, genoa)
		q.OpenMoney, q.Turn = p.OpenMoney, 12
		return q.do("2 done").asks(game.Nobody, GameOver)
	}
	p := last(t)
	require.True(t, p.Result().Over)
	p.saw("ended turn n=12", "revealed money seat:1 n=6", "scored capital by 1 port:venezia to seat:1 n=10", "scored money by 1 money:6 to seat:1 n=1",
		"scored port by 1 port:venezia to seat:1 n=1", "scored port by 1 port:tunis to seat:1 n=1", "revealed money seat:2 n=20",
		"scored money by 2 money:20 to seat:2 n=4", "ended game")
	require.Equal(t, [game.MaxSeats + 1]int32{0, 13, 4}, p.Result().Score)
	require.Empty(t, p.list())
	p.cannot("1 done", WhyNotAsked, "M2")
	p.Redact(genoa)
	p.ducats(venice, 6)
	last(t, "money", "open").never("revealed")
}
