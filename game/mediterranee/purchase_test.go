package mediterranee

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
)

func TestM2_2_BuyingGoods(t *testing.T) {
	t.Run("in a neutral port from the bank", func(t *testing.T) {
		p := at(t, 2).galley(1, venice, "z_tunis", 2).galley(2, venice, "z_tunis", 1).money(venice, 3)
		require.Equal(t, []string{"ship:1 good:gold", "ship:2 good:gold"}, p.offers("buy"))
		p.do("1 buy ship:1 good:gold").has(1, 2, Gold).ducats(venice, 2)
		p.saw("moved cargo by 1 good:gold from port:tunis to ship:1 n=1", "paid cargo by 1 from seat:1 to box n=1")
		p.do("1 buy ship:1 good:gold", "1 buy ship:2 good:gold").has(1, 2, Gold, Gold).has(2, 1, Gold)
		require.Equal(t, 1, p.cannot("1 buy ship:1 good:gold", WhyNoMoney, "M2.2").N)
		require.EqualValues(t, 12, p.Supply[Gold])
	})
	t.Run("in an own port too, also without garrison", func(t *testing.T) {
		p := at(t, 2).port("tunis", venice, 0).galley(1, venice, "z_tunis", 2)
		p.do("1 buy ship:1 good:gold").ducats(venice, 19).saw("paid cargo by 1 from seat:1 to box n=1")
		require.Equal(t, 1, p.cannot("1 haggle ship:1 port:tunis", WhyBankPrice, "M2.2").N)
	})
	t.Run("only what the port of the zone produces, for own galleys there", func(t *testing.T) {
		p := at(t, 2).stock("tunis", Iron).galley(1, venice, "z_tunis", 2).galley(2, venice, "z_ionio", 2).galley(3, genoa, "z_tunis", 2)
		illegal := p.cannot("1 buy ship:1 good:iron", WhyNotProduced, "M2.2")
		require.Equal(t, [3]game.Ref{game.Port(p.portID("tunis")), game.Good(Gold)}, illegal.Refs)
		require.Equal(t, game.Area(p.Board.zone("z_ionio")), p.cannot("1 buy ship:2 good:gold", WhyNoPort, "M2.2").Refs[0])
		illegal = p.cannot("1 buy ship:3 good:gold", WhyNotYours, "M2.2")
		require.Equal(t, [3]game.Ref{game.Ship(3), game.Seat(genoa)}, illegal.Refs)
		require.Equal(t, [3]game.Ref{game.Ship(9)}, p.cannot("1 buy ship:9 good:gold", WhyNotYours, "M2.2").Refs)
	})
	t.Run("in another player's port, garrison or not, that player sets the price", func(t *testing.T) {
		for _, garrison := range []int16{0, 2} {
			p := at(t, 3).port("tunis", genoa, garrison).galley(1, venice, "z_tunis", 2)
			illegal := p.cannot("1 buy ship:1 good:gold", WhyPriceUnknown, "M2.2a")
			require.Equal(t, [3]game.Ref{game.Port(p.portID("tunis")), game.Seat(genoa)}, illegal.Refs)
			p.do("1 haggle ship:1 port:tunis").asks(genoa, AskPrice)
			require.Equal(t, []string{"money:1", "money:2", "money:3"}, p.offers("name-price"))
			p.do("2 name-price money:3", "1 take").ducats(venice, 17).ducats(genoa, 23).has(1, 2, Gold)
		}
	})
	t.Run("nobody can refuse to sell", func(t *testing.T) {
		p := at(t, 2).port("tunis", genoa, 1).galley(1, venice, "z_tunis", 2).do("1 haggle ship:1 port:tunis")
		require.Equal(t, game.Port(p.portID("tunis")), p.cannot("2 decline", WhyMustSell, "M2.2").Refs[0])
		require.Equal(t, 1, p.cannot("2 name-price money:0", WhyTooCheap, "M2.2").N)
		require.Equal(t, 3, p.cannot("2 name-price money:4", WhyTooDear, "M2.2").N)
	})
	t.Run("a monopoly: every port that produces the good", func(t *testing.T) {
		p := at(t, 3).port("tunis", genoa, 1).port("tripoli", genoa, 0).galley(1, venice, "z_tunis", 2)
		require.True(t, p.HasMonopoly(genoa, Gold))
		p.do("1 haggle ship:1 port:tunis")
		require.Len(t, p.offers("name-price"), 10)
		require.Equal(t, 10, p.cannot("2 name-price money:11", WhyTooDear, "M2.2").N)
		p.do("2 name-price money:10", "1 take").ducats(genoa, 30)
		q := at(t, 3).port("tunis", genoa, 1).port("tripoli", spain, 1).galley(1, venice, "z_tunis", 2)
		require.False(t, q.HasMonopoly(genoa, Gold))
		require.Len(t, q.do("1 haggle ship:1 port:tunis").offers("name-price"), 3)
		gems := at(t, 3).port("cyrena", spain, 0).galley(1, venice, "z_cyrena", 2)
		require.Len(t, gems.do("1 haggle ship:1 port:cyrena").offers("name-price"), 10)
	})
}
