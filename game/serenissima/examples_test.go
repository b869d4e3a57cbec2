package serenissima

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// The worked examples of the rulebook, section 9 of RULES.md. E1 to E4 are one
// story; each begins where the one before ends.

func example1(t *testing.T) *scene {
	p := at(t, 4).port("valencia", blue, 1).galley(4, blue, "z_valencia", 1).galley(6, blue, "z_valencia", 3)
	return p.galley(7, red, "z_alger", 2, Marble).galley(11, red, "z_alger", 2).active(4)
}

func TestE1_SailorsInValencia(t *testing.T) {
	p := example1(t)
	p.cannot("1 move-sailor port:valencia ship:4", WhyLastInPort, "S4.1")
	p.copy(t).do("1 move-sailor ship:4 port:valencia").sunk(4)
	p.copy(t).do("1 move-sailor ship:4 ship:6").sunk(4)
	p.do("1 move-sailor ship:6 ship:4", "1 move-sailor ship:6 ship:4").has(4, 3).has(6, 1).holds("valencia", blue, 1)
}

func example2(t *testing.T) *scene {
	return example1(t).do("1 move-sailor ship:6 ship:4", "1 move-sailor ship:6 ship:4")
}

func TestE2_TwoWood(t *testing.T) {
	p := example2(t).do("1 load ship:4 good:wood", "1 load ship:4 good:wood")
	p.has(4, 3, Wood, Wood).ducats(blue, 4)
}

func example3(t *testing.T) *scene {
	return example2(t).do("1 load ship:4 good:wood", "1 load ship:4 good:wood")
}

func TestE3_BlockadeOffAlger(t *testing.T) {
	p := example3(t)
	require.EqualValues(t, 3, p.MovesLeft())
	p.do("1 sail ship:4 area:z_alger").asks(red, AskPassage) // 4 > 3
	p.copy(t).do("2 allow", "1 sail ship:4 area:z_tunis").asks(blue, Sailing)
	p.do("2 forbid").asks(blue, Arrived).cannot("1 sail ship:4 area:z_tunis", WhyStopped, "S4.9")
}

func TestE4_BattleOffAlger(t *testing.T) {
	p := example3(t).do("1 sail ship:4 area:z_alger", "2 forbid")
	p.do("1 sell ship:4 good:wood").asks(red, AskSale).do("2 forbid").asks(blue, Thwarted)
	p.stores("alger").has(4, 3, Wood, Wood)
	p.do("1 attack ship:4 ship:7").value(2, 2)
	p.do("* roll dice:1 dice:1").has(4, 2, Wood, Wood).has(7, 1, Marble).asks(blue, AskFightOn)
	p.do("1 fight-on").value(2, 1)
	p.do("* roll dice:1 dice:1").sunk(7).asks(blue, Loot)
	p.do("1 take-cube good:marble ship:4").has(4, 1, Wood, Wood, Marble).asks(blue, Fighting)
	require.EqualValues(t, 1, p.CombatValue())
	p.can("1 attack ship:4 ship:11", "1 land ship:4 port:alger count:1") // the port is neutral here
	p.do("1 end")
}

func TestE5_NoBlockadeOffNapoli(t *testing.T) {
	p := at(t, 4).galley(8, orange, "z_sicilia", 3, Wood).galley(3, black, "z_napoli", 3).active(8)
	p.do("3 sail ship:8 area:z_napoli").asks(orange, Sailing)
	p.do("3 land ship:8 port:napoli count:1").holds("napoli", orange, 1).has(8, 2, Wood)
	p = at(t, 4).galley(8, orange, "z_sicilia", 3, Wood).galley(3, black, "z_napoli", 3).active(8)
	p.do("3 sail ship:8 area:z_napoli").can("3 land ship:8 port:napoli count:2", "3 land ship:8 port:napoli count:3")
}

func TestE6_BlackInvests(t *testing.T) {
	p := at(t, 4).port("constantinople", black, 3).port("antakya", black, 2, Marble).
		galley(9, black, "z_ionio", 2).galley(12, black, "z_constantinople", 1).money(black, 8).active(9)
	p.do("4 recruit port:constantinople", "4 recruit port:antakya").cannot("4 recruit port:antakya", WhyPortFull, "S1.8")
	p.do("4 recruit ship:12", "4 recruit ship:12", "4 recruit ship:12", "4 build-basilica port:antakya")
	p.ducats(black, 1).holds("constantinople", black, 4).holds("antakya", black, 3).has(12, 4).stores("antakya", Marble)
	p.do("4 end")
	require.True(t, p.Ports[p.portID("antakya")].Basilica)
}

func TestE7_ValenciaScores(t *testing.T) {
	p := at(t, 4).port("valencia", blue, 1, Stone, Gold, Marble, Wine).basilica("valencia").money(blue, 0)
	p.marker(5).doge().do("* draw card:one-hourglass").ducats(blue, 20)
	p.saw("scored scoring by 1 port:valencia to seat:1 n=15", "scored basilica by 1 port:valencia to seat:1 n=5")
}

func TestE8_PassingAScoringSpace(t *testing.T) {
	p := at(t, 4).port("valencia", blue, 1, Stone).money(blue, 0).money(red, 0).money(orange, 0).money(black, 0)
	p.marker(5).doge().do("* draw card:two-hourglasses").ducats(blue, 2).asks(blue, SpecialInvest) // the two ducats just scored pay for a galley
	p.saw("turned scoring n=1", "scored scoring by 1 port:valencia to seat:1 n=2")
	require.EqualValues(t, 7, p.Track)
	require.EqualValues(t, 1, p.Scorings)
}
