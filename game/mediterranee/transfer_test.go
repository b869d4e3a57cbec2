package mediterranee

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
)

func TestM2_6_Transfers(t *testing.T) {
	t.Run("goods between own galleys in a zone", func(t *testing.T) {
		p := at(t, 2).port("corfu", venice, 1).galley(1, venice, "z_corfu", 1, Wine, Gold).galley(2, venice, "z_corfu", 4).
			galley(3, venice, "z_ionio", 1).galley(4, genoa, "z_corfu", 1)
		require.Equal(t, []string{"good:gold ship:1 ship:2", "good:wine ship:1 ship:2"}, p.offers("move-good"))
		p.do("1 move-good good:gold ship:1 ship:2").has(1, 1, Wine).has(2, 4, Gold)
		p.saw("moved transfer by 1 good:gold from ship:1 to ship:2 n=1")
		p.cannot("1 move-good good:wine ship:1 ship:2", WhyGalleyFull, "M1.5")
		p.cannot("1 move-good good:wine ship:1 ship:3", WhyElsewhere, "M2.6")
		p.cannot("1 move-good good:wine ship:1 ship:4", WhyNotYours, "M2.6")
		p.cannot("1 move-good good:wine ship:4 ship:1", WhyNotYours, "M2.6")
		require.Equal(t, [3]game.Ref{game.Good(Wine), game.Ship(2)}, p.cannot("1 move-good good:wine ship:2 ship:1", WhyNoPiece, "M2.6").Refs)
		p.cannot("1 move-good good:wine ship:1 ship:1", WhyNoSuchThing, "M1")
	})
	t.Run("sailors between own galleys in any zone, and the own port", func(t *testing.T) {
		p := at(t, 2).galley(1, venice, "z_ionio", 3).galley(2, venice, "z_ionio", 1).port("corfu", venice, 1).galley(3, venice, "z_corfu", 1).
			port("tunis", genoa, 1).galley(4, venice, "z_tunis", 2).galley(5, venice, "z_ragusa", 2)
		p.do("1 move-sailor ship:1 ship:2").has(1, 2).has(2, 2).saw("moved transfer by 1 sailor:1 from ship:1 to ship:2 n=1")
		p.do("1 move-sailor port:corfu ship:3").has(3, 2).holds("corfu", venice, 0)
		p.do("1 move-sailor ship:3 port:corfu").has(3, 1).holds("corfu", venice, 1)
		p.cannot("1 move-sailor ship:1 ship:3", WhyElsewhere, "M2.6")
		p.cannot("1 move-sailor ship:1 port:corfu", WhyElsewhere, "M2.6")
		p.cannot("1 move-sailor ship:1 ship:1", WhyNoSuchThing, "M1")
		require.Equal(t, [3]game.Ref{game.Port(p.portID("tunis")), game.Seat(genoa)}, p.cannot("1 move-sailor ship:4 port:tunis", WhyPortNotYours, "M2.6").Refs)
		require.Equal(t, [3]game.Ref{game.Port(p.portID("ragusa"))}, p.cannot("1 move-sailor ship:5 port:ragusa", WhyPortNotYours, "M2.6").Refs)
		p.cannot("1 move-sailor port:corfu port:tunis", WhyPortNotYours, "M2.6")
		p.port("ragusa", venice, 0)
		require.Equal(t, game.Port(p.portID("ragusa")), p.cannot("1 move-sailor port:ragusa ship:5", WhyNoGarrison, "M2.6").Refs[0])
	})
	t.Run("a galley whose last sailor goes over sinks with its goods", func(t *testing.T) {
		p := at(t, 2).galley(1, venice, "z_ionio", 1, Wine, Wine).galley(2, venice, "z_ionio", 1)
		p.do("1 move-sailor ship:1 ship:2").sunk(1).has(2, 2)
		p.saw("moved transfer by 1 sailor:1 from ship:1 to ship:2 n=1", "removed lost good:wine from ship:1 to box n=2",
			"removed given-up by 1 ship:1 from area:z_ionio to box")
		at(t, 2).port("corfu", venice, 0).galley(1, venice, "z_corfu", 1).do("1 move-sailor ship:1 port:corfu").sunk(1).holds("corfu", venice, 1)
	})
	t.Run("ruling: the last of a garrison may leave, the port keeps its flag", func(t *testing.T) {
		at(t, 2).port("corfu", venice, 1).galley(1, venice, "z_corfu", 1).do("1 move-sailor port:corfu ship:1").holds("corfu", venice, 0)
	})
	t.Run("ruling: at most 60 transfers for each player and turn", func(t *testing.T) {
		p := at(t, 2).galley(1, venice, "z_corfu", 2, Wine).galley(2, venice, "z_corfu", 2).galley(3, genoa, "z_corfu", 2).galley(4, genoa, "z_corfu", 2)
		for range MostTransfers / 4 {
			p.do("1 move-good good:wine ship:1 ship:2", "1 move-sailor ship:1 ship:2", "1 move-good good:wine ship:2 ship:1", "1 move-sailor ship:2 ship:1")
		}
		require.Equal(t, 60, p.cannot("1 move-good good:wine ship:1 ship:2", WhyTransfersSpent, "M2.6").N)
		require.Equal(t, 60, p.cannot("1 move-sailor ship:1 ship:2", WhyTransfersSpent, "M2.6").N)
		p.do("1 jettison good:wine ship:1", "1 dismiss ship:1", "1 done").do("2 move-sailor ship:3 ship:4", "2 done")
		p.passPhase().passPhase().passPhase().passPhase().inOrder().can("1 move-sailor ship:2 ship:1")
	})
	t.Run("in one's own phase 2 only", func(t *testing.T) {
		p := at(t, 2).galley(1, venice, "z_corfu", 2, Wine).galley(2, venice, "z_corfu", 2).phase(3, venice)
		for _, text := range []string{"1 move-sailor ship:1 ship:2", "1 move-good good:wine ship:1 ship:2", "1 jettison good:wine ship:1", "1 dismiss ship:1"} {
			require.Equal(t, 2, p.cannot(text, WhyOtherPhase, "M2").N)
		}
	})
}

func TestM2_6a_ThrowingAway(t *testing.T) {
	t.Run("goods, anywhere", func(t *testing.T) {
		p := at(t, 2).galley(1, venice, "z_ionio", 1, Wine).galley(2, genoa, "z_ionio", 1, Gold)
		require.Equal(t, [3]game.Ref{game.Good(Gold), game.Ship(1)}, p.cannot("1 jettison good:gold ship:1", WhyNoPiece, "M2.6a").Refs)
		p.cannot("1 jettison good:gold ship:2", WhyNotYours, "M2.6a")
		p.do("1 jettison good:wine ship:1").has(1, 1).ducats(venice, 20).saw("removed jettison by 1 good:wine from ship:1 to box n=1")
		require.EqualValues(t, 15, p.Supply[Wine])
	})
	t.Run("sailors, in the zone of a port that is not one's own", func(t *testing.T) {
		p := at(t, 2).port("tunis", genoa, 1).port("corfu", venice, 1).galley(1, venice, "z_tunis", 2).galley(2, venice, "z_ragusa", 2).
			galley(3, venice, "z_corfu", 2).galley(4, venice, "z_ionio", 2).galley(5, genoa, "z_tunis", 2).galley(6, venice, "z_cipro", 2)
		require.Equal(t, []string{"ship:1", "ship:2"}, p.offers("dismiss"))
		p.do("1 dismiss ship:1").has(1, 1).saw("removed dismiss by 1 sailor:1 from ship:1 to box n=1").do("1 dismiss ship:2").has(2, 1)
		require.Equal(t, game.Ship(1), p.cannot("1 dismiss ship:1", WhyLastSailor, "M2.6a").Refs[0])
		require.Equal(t, game.Port(p.portID("corfu")), p.cannot("1 dismiss ship:3", WhyOwnPort, "M2.6a").Refs[0])
		require.Equal(t, game.Area(p.Board.zone("z_ionio")), p.cannot("1 dismiss ship:4", WhyNoPort, "M2.6a").Refs[0])
		p.cannot("1 dismiss ship:6", WhyNoPort, "M2.6a")
		p.cannot("1 dismiss ship:5", WhyNotYours, "M2.6a")
	})
}
