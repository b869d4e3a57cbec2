package command

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	ai "serenissima/ai/catalog"
	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/gametest"
)

// Whatever an advisor gives as a reason has its words in every language, and where reasons are
// facts, a short word too for what is lost without it.
func TestReasonsHaveWords(t *testing.T) {
	var catalogs []*lang.Catalog
	for _, l := range lang.Available() {
		c, err := lang.Load(l.Tag)
		require.NoError(t, err)
		catalogs = append(catalogs, c)
	}
	for _, o := range ai.All() {
		if o.NewAdvisor == nil || len(o.Books) > 0 { // books take long to read
			continue
		}
		id, advisor, told := o.Rules.Info().ID, o.NewAdvisor(), 0
		var keys []string
		for seed := range uint64(40) {
			n := 0
			_, err := gametest.RandomGame(o.Rules, game.Options{Seats: 2 + int(seed%3)}, seed, func(s game.State, _ game.Action, _ []game.Event) {
				p := s.Decision().Player
				if n++; p <= game.Nobody || n%4 != 0 {
					return
				}
				view := s.Clone()
				view.Redact(p)
				a := advisor.Advise(view, p)
				if a == nil {
					return
				}
				for _, r := range a.Reasons {
					told++
					keys = append(keys, id+".advice."+r.About)
					if a.Facts {
						keys = append(keys, id+".weigh."+r.About)
					}
				}
			})
			require.NoError(t, err)
		}
		require.Greater(t, told, 100, id)
		slices.Sort(keys)
		for _, key := range slices.Compact(keys) {
			for _, c := range catalogs {
				require.True(t, c.Has(key), "%s: %s", c.Tag(), key)
			}
		}
	}
}
