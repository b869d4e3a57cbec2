package mediterranee

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
)

func TestM2_13_WhatAPortPays(t *testing.T) {
	p := at(t, 2).port("tunis", genoa, 1).port("genova", genoa, 0, Cloth).phase(6, venice)
	tunis := p.portID("tunis")
	require.EqualValues(t, 2+5, p.Pays(venice, tunis, Wine), "a new market")
	require.EqualValues(t, 2, p.Pays(venice, tunis, Cloth), "stored in Genova")
	require.EqualValues(t, 2, p.Pays(genoa, tunis, Wine), "never for the owner")
	require.Zero(t, p.Pays(venice, tunis, Gold), "produced there")
	require.Zero(t, p.Pays(venice, 0, Wine), "no port")
}

// texts are the actions of a plan in their text form.
func (p *scene) texts(plan []game.Action) (list []string) {
	for _, a := range plan {
		list = append(list, p.in.ActionText(a))
	}
	return list
}

func TestM2_13_BestSales(t *testing.T) {
	t.Run("a good that two ports of an owner take goes to the capital, which pays more for a new market", func(t *testing.T) {
		p := at(t, 2).port("tunis", genoa, 1).port("genova", genoa, 1).galley(1, venice, "z_tunis", 1, Wine).galley(2, venice, "z_genova", 1, Wine).phase(6, venice)
		plan := p.BestSales()
		require.Equal(t, []string{"1 sell ship:2 good:wine", "1 sell ship:1 good:wine"}, p.texts(plan))
		p.do(p.texts(plan)...).ducats(venice, 20+2+10+2)
	})
	t.Run("where there are too few spaces, what no other port of the owner has", func(t *testing.T) {
		p := at(t, 2).port("creta", genoa, 1, Iron).port("genova", genoa, 1, Gems).galley(1, venice, "z_creta", 1, Gems, Cloth).phase(6, venice)
		require.Equal(t, []string{"1 sell ship:1 good:cloth"}, p.texts(p.BestSales()))
	})
	t.Run("each piece once, from any galley there", func(t *testing.T) {
		p := at(t, 2).port("tunis", game.Nobody, 0).galley(1, venice, "z_tunis", 1, Wine, Wine).galley(2, venice, "z_tunis", 1, Wine, Iron).phase(6, venice)
		require.Equal(t, []string{"1 sell ship:1 good:wine", "1 sell ship:2 good:iron"}, p.texts(p.BestSales()))
	})
	t.Run("none without a port", func(t *testing.T) {
		require.Empty(t, at(t, 2).galley(1, venice, "z_ionio", 1, Wine).phase(6, venice).BestSales())
	})
}
