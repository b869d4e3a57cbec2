package mediterranee

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestM2_9_BestStowing(t *testing.T) {
	pool := func(t *testing.T) *scene {
		p := at(t, 3).galley(1, venice, "z_corfu", 1, Wine, Wine, Iron, Iron).galley(2, genoa, "z_corfu", 1, Gold, Gems, Gems, Wood).phase(4, venice)
		return p.do("1 attack ship:1 ship:2").roll(2, 1).do("1 sink ship:2")
	}
	t.Run("as much as has room", func(t *testing.T) {
		p := pool(t)
		plan := p.texts(p.BestStowing())
		require.Len(t, plan, 4)
		p.do(plan...).asks(venice, Fighting)
	})
	t.Run("nothing that no port takes", func(t *testing.T) {
		p := pool(t)
		for i := 1; i < len(p.Board.Ports); i++ { // everybody has gems
			if port := &p.Ports[i]; p.Board.Ports[i].Good != Gems {
				port.Filled, port.Stock[0] = 1, Gems
			}
		}
		for _, a := range p.BestStowing() {
			require.NotEqual(t, Gems, Good(a.Obj[0].ID))
		}
	})
	t.Run("aboard the galley with more sailors first", func(t *testing.T) {
		p := at(t, 3).galley(1, venice, "z_corfu", 5).galley(2, genoa, "z_corfu", 1, Gold, Gems, Gems, Wood).phase(4, venice)
		p.do("1 attack ship:1 ship:2").roll(6, 1).do("1 capture ship:2 count:3")
		plan := p.texts(p.BestStowing())
		require.Regexp(t, "ship:2$", plan[0])
		require.Regexp(t, "ship:1$", plan[3])
		p.do(plan...).asks(venice, Fighting)
	})
}
