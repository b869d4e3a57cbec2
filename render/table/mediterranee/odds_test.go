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
		{1, 1, false, Odds{1.0 / 7, 5.0 / 7, 1.0 / 7, 0}},
		{2, 1, false, Odds{2.0 / 3, 1.0 / 3, 0, 0}},
		{3, 3, false, Odds{20.0 / 63, 23.0 / 63, 20.0 / 63, 0}},
		{4, 2, false, Odds{35.0 / 36, 1.0 / 36, 0, 0}},
	} {
		got := duel{attackers: x.attackers, defenders: x.defenders, fort: x.fort}.odds()
		assert.InDelta(t, x.want.Win, got.Win, 1e-9, "%+v", x)
		assert.InDelta(t, x.want.Both, got.Both, 1e-9, "%+v", x)
		assert.InDelta(t, x.want.Loss, got.Loss, 1e-9, "%+v", x)
	}
	assert.InDelta(t, 0.773, duel{attackers: 5, defenders: 4}.odds().Win, 0.0005)
	assert.InDelta(t, 0.360, duel{attackers: 5, defenders: 4, fort: true}.odds().Win, 0.0005)

	// Two against one never stop: the first round is the last.
	stops := duel{attackers: 2, defenders: 1, least: 2}.odds()
	assert.InDelta(t, 2.0/3, stops.Win, 1e-9)
	assert.Zero(t, stops.Stop)
	all := duel{attackers: 4, defenders: 4}.odds()
	for least := 2; least <= 4; least++ {
		o := duel{attackers: 4, defenders: 4, least: least}.odds()
		assert.InDelta(t, 1, o.Win+o.Both+o.Loss+o.Stop, 1e-9)
		assert.Positive(t, o.Stop)
		assert.Less(t, o.Loss, all.Loss, "who stops loses less often")
	}
}
