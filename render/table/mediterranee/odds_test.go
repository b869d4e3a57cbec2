package mediterranee

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestOddsAreExact(t *testing.T) {
	for _, x := range []struct {
		attackers, defenders int
		fort                 bool
		want                 Odds
	}{
		{1, 1, false, Odds{1.0 / 7, 5.0 / 7, 1.0 / 7}},
		{2, 1, false, Odds{2.0 / 3, 1.0 / 3, 0}},
		{3, 3, false, Odds{20.0 / 63, 23.0 / 63, 20.0 / 63}},
		{4, 2, false, Odds{35.0 / 36, 1.0 / 36, 0}},
	} {
		got := oddsOf(x.attackers, x.defenders, x.fort)
		assert.InDelta(t, x.want.Win, got.Win, 1e-9, "%+v", x)
		assert.InDelta(t, x.want.Both, got.Both, 1e-9, "%+v", x)
		assert.InDelta(t, x.want.Loss, got.Loss, 1e-9, "%+v", x)
	}
	assert.InDelta(t, 0.773, oddsOf(5, 4, false).Win, 0.0005)
	assert.InDelta(t, 0.360, oddsOf(5, 4, true).Win, 0.0005)
}
