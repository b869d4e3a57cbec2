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
