package mediterranee

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
)

// The examples of the book of rules, whose figures these tests assert: chapter M4 of
// assets/rulebook.

func TestME1_EqualBids(t *testing.T) {
	p := bids(t, 1, 4, 4, 0).asks(game.Chance, BreakTie).throws(2, 2, 3, 5)
	p.asks(spain, ChoosePlace).do("3 take-place space:3").asks(genoa, ChoosePlace).do("2 take-place space:1")
	p.asks(venice, ChoosePlace)
	require.Equal(t, []string{"space:2", "space:4"}, p.offers("take-place"))
	p.do("1 take-place space:2").plays(genoa, venice, spain, turkey)
	p.ducats(venice, 19).ducats(genoa, 16).ducats(spain, 16).ducats(turkey, 20)
}

func TestME2_WineFromCreta(t *testing.T) {
	asked := func(t *testing.T) *scene {
		p := at(t, 4).port("creta", turkey, 1).galley(1, venice, "z_creta", 3)
		return p.do("1 haggle ship:1 port:creta").asks(turkey, AskPrice)
	}
	p := asked(t)
	require.Equal(t, []string{"money:1", "money:2", "money:3"}, p.offers("name-price"))
	p.do("4 name-price money:3", "1 counter money:1")
	p.copy(t).do("4 accept", "1 buy ship:1 good:wine").has(1, 3, Wine, Wine).ducats(venice, 18).ducats(turkey, 22)
	p.do("4 refuse")
	require.Equal(t, []string{"1 take", "1 leave"}, p.list())
	p.do("1 leave", "1 buy ship:1 good:wine").ducats(venice, 17).ducats(turkey, 23)
	t.Run("gems come from Cyrena alone", func(t *testing.T) {
		p := at(t, 4).port("cyrena", turkey, 1).galley(1, venice, "z_cyrena", 3).do("1 haggle ship:1 port:cyrena")
		p.can("4 name-price money:1", "4 name-price money:10")
		require.Len(t, p.offers("name-price"), 10)
	})
}

func TestME3_FightOffSardegna(t *testing.T) {
	p := at(t, 4).galley(1, spain, "z_sardegna", 4, Cloth).galley(2, venice, "z_sardegna", 3, Spices, Spices).phase(4, spain)
	p.do("3 attack ship:1 ship:2").roll(4, 1).has(1, 3, Cloth).has(2, 1, Spices, Spices)
	p.do("3 attack ship:1 ship:2").roll(2, 1).has(1, 3, Cloth).asks(spain, Spoils)
	p.do("3 capture ship:2 count:1", "3 stow good:spices ship:1", "3 stow good:spices ship:1", "3 stow good:cloth ship:2")
	p.has(1, 2, Spices, Spices).has(2, 1, Cloth)
	require.Equal(t, spain, p.Galleys[2].Owner)
}

func TestME4_SiegeOfSicilia(t *testing.T) {
	p := at(t, 4).port("sicilia", venice, 3, Wood).fort("sicilia").galley(1, turkey, "z_sicilia", 4, Iron).phase(4, turkey)
	iron := p.Supply[Iron]
	p.do("4 attack ship:1 port:sicilia").roll(3, 4).has(1, 2, Iron).holds("sicilia", venice, 2)
	p.do("4 attack ship:1 port:sicilia").roll(1, 5).sunk(1).holds("sicilia", venice, 2).stores("sicilia", Wood)
	require.True(t, p.Ports[p.portID("sicilia")].Fort)
	require.Equal(t, iron+1, p.Supply[Iron])
	require.EqualValues(t, 2, Losses(4, 3, false))
}

func TestME5_CorfuIsTaken(t *testing.T) {
	p := at(t, 4).galley(1, genoa, "z_corfu", 4, Wood).phase(5, genoa)
	p.do("2 land ship:1 port:corfu").holds("corfu", genoa, 1).has(1, 3, Wood)
	p.do("2 done", "3 done", "4 done", "1 done", "2 sell ship:1 good:wood").ducats(genoa, 22).stores("corfu", Wood)
	p.do("2 done", "3 done", "4 done").inOrder().do("1 done", "2 buy ship:1 good:iron").ducats(genoa, 21)
	p.do("2 build-galley port:corfu box").has(2, 1).ducats(genoa, 15).stores("corfu", Wood)
	p.cannot("2 recruit port:corfu", WhyNoRecruits, "M2.5")
}

func TestME6_MarketsOfGenoa(t *testing.T) {
	p := at(t, 4).port("genova", genoa, 1, Wine, Cloth).port("marseille", genoa, 1).
		galley(1, venice, "z_marseille", 1, Spices).galley(2, venice, "z_genova", 1, Gems, Spices).phase(6, venice)
	p.do("1 sell ship:1 good:spices").ducats(venice, 20+2+5)
	p.do("1 sell ship:2 good:gems").ducats(venice, 27+4+10)
	p.do("1 sell ship:2 good:spices").ducats(venice, 41+5).never("paid market")
}

func TestME7_IncomeOfTheCapitals(t *testing.T) {
	p := at(t, 4).port("venezia", venice, 2).port("genova", genoa, 3).port("valencia", genoa, 1).port("istanbul", turkey, 0).phase(6, turkey)
	p.do("4 done").ducats(venice, 23).ducats(genoa, 23).ducats(spain, 20).ducats(turkey, 23)
}

func TestME8_PointsOfGenoa(t *testing.T) {
	p := at(t, 4).port("genova", genoa, 1, Wine, Cloth, Gems, Spices, Wood, Gold).port("marseille", genoa, 1, Spices, Iron).
		port("sardegna", genoa, 1, Iron, Wine, Cloth, Gold).port("tunis", genoa, 0, Wood, Iron).money(genoa, 27)
	require.Equal(t, 10+10+2+5+1+5, p.Points(genoa))
}
