package mediterranee

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
)

func TestM2_12_Sales(t *testing.T) {
	t.Run("on the free space of lowest value, also in one's own port", func(t *testing.T) {
		for _, owner := range []game.Player{game.Nobody, venice} {
			p := at(t, 2).port("tunis", owner, 0).galley(1, venice, "z_tunis", 1, Wine, Iron, Wood, Gems).phase(6, venice)
			p.do("1 sell ship:1 good:iron").ducats(venice, 22).stores("tunis", Iron).has(1, 1, Wine, Wood, Gems)
			p.saw("moved sale by 1 good:iron from ship:1 to port:tunis n=1", "paid sale from box to seat:1 n=2")
			p.do("1 sell ship:1 good:gems").ducats(venice, 25).do("1 sell ship:1 good:wine").ducats(venice, 29)
			p.do("1 sell ship:1 good:wood").ducats(venice, 34).stores("tunis", Iron, Gems, Wine, Wood)
		}
	})
	t.Run("not what is produced or stored there, nor into a full warehouse", func(t *testing.T) {
		p := at(t, 2).stock("creta", Iron).galley(1, venice, "z_creta", 1, Wine, Iron, Wood, Gold).stock("modon", Iron, Wine).phase(6, venice)
		illegal := p.cannot("1 sell ship:1 good:wine", WhyProducedHere, "M2.12")
		require.Equal(t, [3]game.Ref{game.Port(p.portID("creta")), game.Good(Wine), game.Port(p.portID("rhodes"))}, illegal.Refs)
		require.Equal(t, 1, illegal.N)
		p.cannot("1 sell ship:1 good:iron", WhyStored, "M2.12")
		p.do("1 sell ship:1 good:gold").cannot("1 sell ship:1 good:wood", WhyWarehouseFull, "M2.12")
	})
	t.Run("goods aboard, in the zone of a port", func(t *testing.T) {
		p := at(t, 2).galley(1, venice, "z_ionio", 1, Wine).galley(2, genoa, "z_tunis", 1, Wine).galley(3, venice, "z_tunis", 1).phase(6, venice)
		require.Equal(t, []string{"1 done"}, p.list())
		require.Equal(t, game.Area(p.Board.zone("z_ionio")), p.cannot("1 sell ship:1 good:wine", WhyNoPort, "M2.12").Refs[0])
		p.cannot("1 sell ship:2 good:wine", WhyNotYours, "M2.12")
		require.Equal(t, [3]game.Ref{game.Good(Wine), game.Ship(3)}, p.cannot("1 sell ship:3 good:wine", WhyNoPiece, "M2.12").Refs)
	})
}

func TestM2_13_NewMarkets(t *testing.T) {
	market := func(t *testing.T) *scene {
		return at(t, 3).port("tunis", genoa, 1).port("genova", genoa, 0, Cloth).galley(1, venice, "z_tunis", 1, Wine, Cloth, Iron).
			galley(2, venice, "z_genova", 1, Gold, Wine, Gems).phase(6, venice)
	}
	t.Run("500 in a port of a player who has the good nowhere", func(t *testing.T) {
		p := market(t).galley(3, genoa, "z_tunis", 1, Wine, Gems) // cargo does not count
		require.EqualValues(t, 5, p.MarketBonus(venice, p.portID("tunis"), Wine))
		p.do("1 sell ship:1 good:wine").ducats(venice, 20+2+5)
		p.saw("paid sale from box to seat:1 n=2", "paid market from box to seat:1 n=5")
		p.do("1 sell ship:1 good:cloth").ducats(venice, 27+3).never("paid market") // stored in Genova
		p.do("1 sell ship:1 good:iron").ducats(venice, 30+4)                       // produced in Genova
	})
	t.Run("1,000 in a capital", func(t *testing.T) {
		p := market(t).do("1 sell ship:2 good:gems").ducats(venice, 20+3+10)
		p.do("1 sell ship:2 good:gold").ducats(venice, 33+4) // produced in Tunis
		q := at(t, 3).port("venezia", genoa, 1).galley(1, venice, "z_venezia", 1, Gold).phase(6, venice)
		q.do("1 sell ship:1 good:gold").ducats(venice, 20+2+10) // the own capital in other hands
	})
	t.Run("each sale counts for the next", func(t *testing.T) {
		market(t).do("1 sell ship:1 good:wine").ducats(venice, 27).do("1 sell ship:2 good:wine").ducats(venice, 27+3).never("paid market")
	})
	t.Run("never in own or neutral ports", func(t *testing.T) {
		p := at(t, 3).port("tunis", venice, 1).galley(1, venice, "z_tunis", 1, Wine).galley(2, venice, "z_corfu", 1, Wine)
		p.phase(6, venice).do("1 sell ship:1 good:wine", "1 sell ship:2 good:wine").ducats(venice, 24)
	})
}

func TestM2_14_Income(t *testing.T) {
	p := at(t, 4).port("venezia", venice, 0).port("genova", spain, 3).port("istanbul", turkey, 1).galley(1, turkey, "z_tunis", 1, Wine).phase(6, venice)
	p.do("1 done", "2 done", "3 done").ducats(venice, 20).do("4 sell ship:1 good:wine", "4 done")
	p.saw("paid income from box to seat:1 n=3", "paid income from box to seat:4 n=3", "ended phase n=6", "ended turn n=1")
	p.ducats(venice, 23).ducats(genoa, 20).ducats(turkey, 25).asks(venice, Bidding)
	t.Run("ruling: nobody gets the 300 of a taken capital", func(t *testing.T) {
		p.ducats(spain, 20).ducats(genoa, 20)
	})
	t.Run("also in the last turn", func(t *testing.T) {
		p := at(t, 2).port("venezia", venice, 0).phase(6, genoa)
		p.Turn = 12
		p.do("2 done").asks(game.Nobody, GameOver).ducats(venice, 23)
	})
}

func TestX4_SpicesThenIron(t *testing.T) {
	p := at(t, 3).port("tunis", spain, 1, Wine).port("tripoli", spain, 0, Spices, Iron).galley(1, genoa, "z_tunis", 1, Spices, Iron, Gold, Wine).phase(6, genoa)
	require.Equal(t, []string{"ship:1 good:spices", "ship:1 good:iron"}, p.offers("sell"))
	p.do("2 sell ship:1 good:spices").ducats(genoa, 23).do("2 sell ship:1 good:iron").ducats(genoa, 27)
	p.cannot("2 sell ship:1 good:gold", WhyProducedHere, "M2.12")
	p.cannot("2 sell ship:1 good:wine", WhyStored, "M2.12")
	// In the next turn gold can be bought from Spain, after negotiations.
	p.do("2 done", "3 done").inOrder().do("1 done", "2 haggle ship:1 port:tunis", "3 name-price money:3", "2 take").has(1, 1, Gold, Gold, Wine)
}
