package mediterranee

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
)

func TestM2_11_TakingPorts(t *testing.T) {
	t.Run("neutral ports, at once", func(t *testing.T) {
		p := at(t, 2).stock("corfu", Wood).galley(1, venice, "z_corfu", 3).galley(2, genoa, "z_corfu", 2).phase(5, venice)
		p.do("1 land ship:1 port:corfu").holds("corfu", venice, 1).has(1, 2).stores("corfu", Wood).asks(venice, Landing)
		p.saw("moved landed by 1 sailor:1 from ship:1 to port:corfu n=1", "took taken by 1 port:corfu to seat:1")
		p.do("1 done")
		require.Equal(t, [3]game.Ref{game.Port(p.portID("corfu")), game.Seat(venice)}, p.cannot("2 land ship:2 port:corfu", WhyGarrison, "M2.11").Refs)
		require.Equal(t, []string{"2 done"}, p.list())
	})
	t.Run("another player's without garrison, with warehouse and fort", func(t *testing.T) {
		p := at(t, 2).port("tunis", genoa, 0, Wood, Iron).fort("tunis").galley(1, venice, "z_tunis", 2).phase(5, venice)
		p.do("1 land ship:1 port:tunis").holds("tunis", venice, 1).stores("tunis", Wood, Iron)
		require.True(t, p.Ports[p.portID("tunis")].Fort)
		p.saw("took taken by 1 port:tunis from seat:2 to seat:1")
		at(t, 2).port("tunis", genoa, 1).galley(1, venice, "z_tunis", 2).phase(5, venice).cannot("1 land ship:1 port:tunis", WhyGarrison, "M2.11")
	})
	t.Run("one's own without garrison", func(t *testing.T) {
		p := at(t, 2).port("tunis", venice, 0).port("corfu", venice, 1).galley(1, venice, "z_tunis", 2).galley(2, venice, "z_corfu", 2).phase(5, venice)
		p.do("1 land ship:1 port:tunis").holds("tunis", venice, 1).never("took")
		p.cannot("1 land ship:2 port:corfu", WhyGarrison, "M2.11")
	})
	t.Run("from galleys in the zone", func(t *testing.T) {
		p := at(t, 2).galley(1, venice, "z_tunis", 2).galley(2, genoa, "z_tunis", 2).phase(5, venice)
		require.Equal(t, game.Area(p.Board.zone("z_tunis")), p.cannot("1 land ship:1 port:corfu", WhyElsewhere, "M2.11").Refs[0])
		p.cannot("1 land ship:2 port:tunis", WhyNotYours, "M2.11")
	})
	t.Run("ruling: who has landed there goes on landing in this phase", func(t *testing.T) {
		p := at(t, 2).galley(1, venice, "z_tunis", 3).galley(2, venice, "z_tunis", 2).phase(5, venice)
		p.do("1 land ship:1 port:tunis", "1 land ship:2 port:tunis", "1 land ship:1 port:tunis").holds("tunis", venice, 3)
		p.do("1 done", "2 done").passPhase().inOrder().passPhase().passPhase().passPhase().cannot("1 land ship:1 port:tunis", WhyGarrison, "M2.11")
	})
	t.Run("the last sailor: the galley sinks with its goods", func(t *testing.T) {
		p := at(t, 2).galley(1, venice, "z_tunis", 1, Wine).phase(5, venice).do("1 land ship:1 port:tunis").sunk(1).holds("tunis", venice, 1)
		p.saw("took taken by 1 port:tunis to seat:1", "removed lost good:wine from ship:1 to box n=1", "removed sunk by 1 ship:1 from area:z_tunis to box")
	})
}
