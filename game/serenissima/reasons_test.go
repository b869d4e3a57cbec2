package serenissima

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// When both galleys are full it is the one that should take something that is
// named.
func TestFullGalleyIsNamed(t *testing.T) {
	p := at(t, 4).galley(1, blue, "z_ionio", 4, Wine).galley(2, blue, "z_ionio", 5).active(1)
	require.Equal(t, galleyRef(2), p.cannot("1 move-sailor ship:1 ship:2", WhyGalleyFull, "S1.4").Refs[0])
	require.Equal(t, galleyRef(2), p.cannot("1 move-good good:wine ship:1 ship:2", WhyGalleyFull, "S1.4").Refs[0])
	require.Equal(t, galleyRef(1), p.cannot("1 move-sailor ship:2 ship:1", WhyGalleyFull, "S1.4").Refs[0])
}

// A closed port is not called neutral, as if it could be taken (S4.25).
func TestClosedPortIsNotNeutral(t *testing.T) {
	p := at(t, 2).port("genova", blue, 1).close("napoli").galley(1, blue, "z_napoli", 3).active(1)
	for _, text := range []string{"1 move-sailor ship:1 port:napoli", "1 recruit port:napoli",
		"1 buy-galley ship:2 port:napoli", "1 build-fort port:napoli", "1 build-basilica port:napoli"} {
		p.cannot(text, WhyPortClosed, "S4.25")
	}
	p.cannot("1 recruit ship:1", WhyPortNotYours, "S5.1")
}

// After a forbidden landing nobody has forbidden a sale (S4.14a).
func TestSaleAfterForbiddenLanding(t *testing.T) {
	p := at(t, 3).galley(1, blue, "z_napoli", 2, Wine).galley(2, red, "z_napoli", 3).active(1)
	p.do("1 land ship:1 port:napoli count:1", "2 forbid")
	require.Equal(t, seatRef(red), p.cannot("1 sell ship:1 good:wine", WhyOnlyForbidder, "S4.14a").Refs[0])
}

// Only the galley that has won takes cubes, not another one of its owner.
func TestOtherGalleyDoesNotLoot(t *testing.T) {
	p := at(t, 3).galley(1, blue, "z_ionio", 3).galley(2, red, "z_ionio", 1, Wine).galley(3, red, "z_ionio", 4, Gold).galley(4, blue, "z_ionio", 1).active(1)
	p.do("1 attack ship:1 ship:2", "* roll dice:1 dice:0").asks(blue, Loot)
	require.Equal(t, galleyRef(1), p.cannot("1 take-cube good:wine ship:4", WhyNotActive, "S4.18").Refs[0])
	require.Equal(t, galleyRef(3), p.cannot("1 take-cube good:wine ship:3", WhyNotYours, "S4.18").Refs[0])
	p.do("1 leave-cubes", "1 attack ship:1 ship:3", "* roll dice:0 dice:3").sunk(1)
	p = at(t, 3).galley(1, blue, "z_ionio", 1, Wine).galley(2, red, "z_ionio", 2).galley(3, red, "z_ionio", 1).active(1)
	p.do("1 attack ship:1 ship:2", "* roll dice:0 dice:1").asks(red, Loot)
	require.Equal(t, galleyRef(2), p.cannot("2 take-cube good:wine ship:3", WhyNotActive, "S4.18").Refs[0])
}
