package serenissima

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// The examples of the book of rules, whose figures these tests assert: chapter S9 of
// assets/rulebook. SE1 to SE4 are one story; each begins where the one before ends.

func book1(t *testing.T) *scene {
	p := at(t, 4).port("genova", red, 2).galley(5, red, "z_genova", 1).galley(9, red, "z_genova", 2)
	return p.galley(12, orange, "z_napoli", 3, Spice).galley(14, orange, "z_napoli", 2).active(5)
}

func TestSE1_SailorsOfGenova(t *testing.T) {
	p := book1(t)
	p.do("2 move-sailor port:genova ship:5", "2 move-sailor ship:9 ship:5").has(5, 3).has(9, 1).holds("genova", red, 1)
	p.cannot("2 move-sailor port:genova ship:5", WhyLastInPort, "S4.1")
	p.do("2 move-sailor ship:9 ship:5").sunk(9)
}

func book2(t *testing.T) *scene {
	return book1(t).do("2 move-sailor port:genova ship:5", "2 move-sailor ship:9 ship:5")
}

func TestSE2_ThreeCubesOfStone(t *testing.T) {
	p := book2(t).do("2 load ship:5 good:stone").ducats(red, 5).do("2 load ship:5 good:stone").ducats(red, 4)
	p.do("2 move-good good:stone ship:5 ship:9", "2 load ship:5 good:stone").ducats(red, 3)
	p.has(5, 3, Stone, Stone).has(9, 1, Stone)
}

func book3(t *testing.T) *scene {
	return book2(t).do("2 load ship:5 good:stone", "2 load ship:5 good:stone", "2 move-good good:stone ship:5 ship:9", "2 load ship:5 good:stone")
}

func TestSE3_BlockadeOffNapoli(t *testing.T) {
	p := book3(t)
	require.EqualValues(t, 3, p.MovesLeft())
	p.do("2 sail ship:5 area:z_napoli").asks(orange, AskPassage).do("3 forbid").asks(red, Arrived)
	require.EqualValues(t, 0, p.MovesLeft())
}

func TestSE4_BattleOffNapoli(t *testing.T) {
	p := book3(t).do("2 sail ship:5 area:z_napoli", "3 forbid")
	p.do("2 sell ship:5 good:stone").asks(orange, AskSale).do("3 forbid").asks(red, Thwarted)
	p.do("2 attack ship:5 ship:12").value(2, 3)
	p.do("* roll dice:2 dice:1").has(5, 2, Stone, Stone).has(12, 1, Spice).do("2 fight-on").value(2, 1)
	p.do("* roll dice:1 dice:0").sunk(12).asks(red, Loot)
	p.do("2 take-cube good:spice ship:5").has(5, 2, Stone, Stone, Spice).asks(red, Fighting)
	require.EqualValues(t, 2, p.CombatValue())
}

func TestSE5_NoBlockadeOffTunis(t *testing.T) {
	p := at(t, 4).galley(3, blue, "z_alger", 2, Wine).galley(10, black, "z_tunis", 2).active(3)
	p.do("1 sail ship:3 area:z_tunis").asks(blue, Sailing)
	p.copy(t).do("1 land ship:3 port:tunis count:2").holds("tunis", blue, 2).sunk(3)
	p.do("1 land ship:3 port:tunis count:1").holds("tunis", blue, 1).has(3, 1, Wine)
}

func TestSE6_BlueInvests(t *testing.T) {
	p := at(t, 4).port("smyrna", blue, 1, Stone).galley(2, blue, "z_smyrna", 2).galley(6, blue, "z_ionio", 3).money(blue, 9).active(2)
	p.do("1 buy-galley ship:8 port:smyrna").ducats(blue, 6).has(8, 1)
	p.do("1 recruit ship:8", "1 build-fort port:smyrna").ducats(blue, 3).has(8, 2).stores("smyrna", Stone)
	p.cannot("1 buy-galley ship:11 port:smyrna", WhyGalleyBought, "S5.2")
	require.True(t, p.Ports[p.portID("smyrna")].Fort)
}

func TestSE7_NapoliScores(t *testing.T) {
	p := at(t, 4).port("napoli", orange, 1, Wood, Gold, Wine).basilica("napoli").money(orange, 0)
	p.marker(5).doge().do("* draw card:one-hourglass").ducats(orange, 15)
	p.saw("scored scoring by 3 port:napoli to seat:3 n=10", "scored basilica by 3 port:napoli to seat:3 n=5")
}

func TestSE8_PassingSpaceNine(t *testing.T) {
	p := at(t, 4).port("corfu", black, 1, Wine, Gold).money(blue, 0).money(red, 0).money(orange, 0).money(black, 0)
	p.marker(8).doge().do("* draw card:two-hourglasses").ducats(black, 5).asks(black, SpecialInvest)
	require.EqualValues(t, 10, p.Track)
	require.EqualValues(t, 2, p.Scorings)
}
